//! Everything a lab's page can be in, and every way from one to another.

use std::rc::Rc;

use crate::engine::{AnswerOf, Draft, Fault, Progress, Puzzle, Timeline, document};

/// Whether the page shows the plan or the person's own moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The solver's plan, step by step.
    Watch,
    /// The person's own moves.
    Try,
}

/// How the solver stands.
pub enum Solving<P: Puzzle> {
    /// There is no valid puzzle to solve.
    Idle,
    /// At work.
    Running(Option<Progress>),
    /// Answered, and the answer replayed by the rules.
    Done(Rc<AnswerOf<P>>),
    /// Stopped by the person.
    Cancelled,
    /// Broken off: why, in words.
    Failed(String),
}

/// How the present place was come to, for the drawing to move from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// By a jump: nothing moves.
    Jump,
    /// By the move before it.
    Forward,
    /// By taking back the move after it.
    Back,
}

/// What a person who tries it can ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Am I still right?
    Right,
    /// A hint, each time a plainer one.
    Hint,
    /// Show me from here.
    Show,
}

/// A question asked of the solver about the present place, and its answer.
pub struct Help<P: Puzzle> {
    /// What was asked.
    pub ask: Ask,
    /// How plain the hint: 1 where to look, 2 the reason, 3 the move; 0 if none was asked here.
    pub level: u8,
    /// The answer from here; none while it is awaited.
    pub outlook: Option<Result<Rc<AnswerOf<P>>, String>>,
}

/// What a person or the browser does.
pub enum Action<P: Puzzle> {
    /// A blank was changed, and may change again before it is meant.
    Edit(&'static str, String),
    /// What the blanks say is meant.
    Commit,
    /// A link was opened: its draft, its unknown keys, its step.
    Open(Draft, Vec<Fault>, Option<usize>),
    /// A game kept from before: its moves, and the place among them.
    Restore(Vec<P::Move>, usize),
    /// The solver reports on this job.
    Progress(u32, Progress),
    /// The solver answers this job.
    Answered(u32, Result<AnswerOf<P>, String>),
    /// The person stops the solver.
    Cancel,
    /// The person starts it again.
    Solve,
    /// Watch or try.
    Mode(Mode),
    /// To this place.
    Go(usize),
    /// One step on.
    Forward,
    /// One step back.
    Back,
    /// Begin or stop playing; from the end, playing begins anew.
    Play,
    /// Time to move on, if still playing.
    Tick,
    /// The next of the speeds.
    Faster,
    /// A move by the person.
    Act(P::Move),
    /// The person takes something up, or puts it down.
    Hold(Option<usize>),
    /// The person asks.
    Ask(Ask),
    /// Something to say in passing, or no longer.
    Notice(Option<String>),
}

/// The speeds of playing, in steps per two seconds.
pub const SPEEDS: [f64; 4] = [1.0, 2.0, 4.0, 0.5];

/// All a lab's page knows.
pub struct Session<P: Puzzle> {
    draft: Draft,
    /// Whether the draft was changed since it was last meant.
    typing: bool,
    unknown: Vec<Fault>,
    faults: Vec<Fault>,
    question: Option<Rc<P::Instance>>,
    job: u32,
    solving: Solving<P>,
    mode: Mode,
    watched: Option<Timeline<P>>,
    tried: Option<Timeline<P>>,
    step: Option<usize>,
    playing: bool,
    speed: usize,
    passage: Passage,
    turn: u32,
    held: Option<usize>,
    help: Option<Help<P>>,
    refused: Option<String>,
    notice: Option<String>,
}

impl<P: Puzzle> Clone for Solving<P> {
    fn clone(&self) -> Self {
        match self {
            Solving::Idle => Solving::Idle,
            Solving::Running(progress) => Solving::Running(*progress),
            Solving::Done(answer) => Solving::Done(Rc::clone(answer)),
            Solving::Cancelled => Solving::Cancelled,
            Solving::Failed(why) => Solving::Failed(why.clone()),
        }
    }
}

impl<P: Puzzle> Clone for Help<P> {
    fn clone(&self) -> Self {
        Self { ask: self.ask, level: self.level, outlook: self.outlook.clone() }
    }
}

impl<P: Puzzle> Clone for Session<P> {
    fn clone(&self) -> Self {
        Self {
            draft: self.draft.clone(),
            typing: self.typing,
            unknown: self.unknown.clone(),
            faults: self.faults.clone(),
            question: self.question.clone(),
            job: self.job,
            solving: self.solving.clone(),
            mode: self.mode,
            watched: self.watched.clone(),
            tried: self.tried.clone(),
            step: self.step,
            playing: self.playing,
            speed: self.speed,
            passage: self.passage,
            turn: self.turn,
            held: self.held,
            help: self.help.clone(),
            refused: self.refused.clone(),
            notice: self.notice.clone(),
        }
    }
}

/// What is to be read off a session.
impl<P: Puzzle> Session<P> {
    /// The session that has opened nothing yet.
    pub fn new() -> Self {
        Self {
            draft: Draft::new(P::INFO),
            typing: false,
            unknown: Vec::new(),
            faults: Vec::new(),
            question: None,
            job: 0,
            solving: Solving::Idle,
            mode: Mode::Watch,
            watched: None,
            tried: None,
            step: None,
            playing: false,
            speed: 0,
            passage: Passage::Jump,
            turn: 0,
            held: None,
            help: None,
            refused: None,
            notice: None,
        }
    }

    /// What the blanks say.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Whether the blanks were changed and not yet meant.
    pub fn typing(&self) -> bool {
        self.typing
    }

    /// Everything wrong with what the link and the blanks say.
    pub fn faults(&self) -> impl Iterator<Item = &Fault> {
        self.unknown.iter().chain(&self.faults)
    }

    /// The puzzle on the stage: the last that was valid.
    pub fn question(&self) -> Option<&Rc<P::Instance>> {
        self.question.as_ref()
    }

    /// The number of the present job: each asks the solver anew.
    pub fn job(&self) -> u32 {
        self.job
    }

    /// How the solver stands.
    pub fn solving(&self) -> &Solving<P> {
        &self.solving
    }

    /// The answer, if there is one.
    pub fn answer(&self) -> Option<&Rc<AnswerOf<P>>> {
        match &self.solving {
            Solving::Done(answer) => Some(answer),
            _ => None,
        }
    }

    /// Watch or try.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// The moves on the stage and the place among them.
    pub fn line(&self) -> Option<&Timeline<P>> {
        match self.mode {
            Mode::Watch => self.watched.as_ref(),
            Mode::Try => self.tried.as_ref(),
        }
    }

    /// The person's own moves.
    pub fn tried(&self) -> Option<&Timeline<P>> {
        self.tried.as_ref()
    }

    /// Whether it plays by itself.
    pub fn playing(&self) -> bool {
        self.playing
    }

    /// How fast: 1 is a step every two seconds.
    pub fn speed(&self) -> f64 {
        SPEEDS[self.speed]
    }

    /// How the present place was come to.
    pub fn passage(&self) -> Passage {
        self.passage
    }

    /// Counts the changes of place, so that each can be drawn once.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// What the person has taken up.
    pub fn held(&self) -> Option<usize> {
        self.held
    }

    /// What was asked, and what was answered.
    pub fn help(&self) -> Option<&Help<P>> {
        self.help.as_ref()
    }

    /// Why the last move was refused.
    pub fn refused(&self) -> Option<&str> {
        self.refused.as_deref()
    }

    /// What is said in passing, such as “Copied”.
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// The moves to solve from, where an answer about the present place is awaited.
    pub fn wondering(&self) -> Option<&[P::Move]> {
        let help = self.help.as_ref().filter(|help| help.outlook.is_none());
        let line = self.tried.as_ref()?;
        help.map(|_| &line.moves()[..line.at()])
    }
}

impl<P: Puzzle> Default for Session<P> {
    fn default() -> Self {
        Self::new()
    }
}

/// The ways from one session to the next.
impl<P: Puzzle> Session<P> {
    /// The session after `action`.
    #[must_use]
    pub fn after(&self, action: Action<P>) -> Self {
        let mut next = self.clone();
        match action {
            Action::Edit(key, value) => {
                next.draft = next.draft.with(key, value);
                next.typing = true;
            }
            Action::Commit if next.typing => {
                // A person who corrects the blanks has done with the link's odd parts.
                next.unknown.clear();
                next.commit();
            }
            Action::Commit => {}
            Action::Open(draft, unknown, step) => next.open(draft, unknown, step),
            Action::Restore(moves, at) => next.restore(moves, at),
            Action::Progress(job, progress) => next.progress(job, progress),
            Action::Answered(job, answer) => next.answered(job, answer),
            Action::Cancel => next.cancel(),
            Action::Solve => next.solve(),
            Action::Mode(mode) => next.switch(mode),
            Action::Go(place) => next.go(place),
            Action::Forward => next.go(next.place() + 1),
            Action::Back => next.go(next.place().saturating_sub(1)),
            Action::Play => next.play(),
            Action::Tick => next.tick(),
            Action::Faster => next.speed = (next.speed + 1) % SPEEDS.len(),
            Action::Act(mv) => next.act(mv),
            Action::Hold(held) => next.held = held,
            Action::Ask(ask) => next.ask(ask),
            Action::Notice(notice) => next.notice = notice,
        }
        next
    }

    fn open(&mut self, draft: Draft, unknown: Vec<Fault>, step: Option<usize>) {
        self.draft = draft;
        self.unknown = unknown;
        self.step = step;
        self.commit();
        if self.step.is_some() {
            self.switch(Mode::Watch);
        }
        if let (Solving::Done(_), Some(step)) = (&self.solving, self.step) {
            self.step = None;
            self.go(step);
        }
    }

    fn commit(&mut self) {
        self.typing = false;
        match P::validate(&self.draft) {
            Ok(instance) => {
                self.faults.clear();
                if self.question.as_deref() != Some(&instance) {
                    self.pose(instance);
                }
            }
            Err(faults) => self.faults = faults,
        }
    }

    fn pose(&mut self, instance: P::Instance) {
        self.watched = Some(Timeline::new(&instance));
        self.tried = self.watched.clone();
        self.question = Some(Rc::new(instance));
        self.put_down();
        self.playing = false;
        self.passage = Passage::Jump;
        self.solve();
    }

    fn solve(&mut self) {
        self.job += 1;
        self.solving = Solving::Running(None);
    }

    fn put_down(&mut self) {
        self.held = None;
        self.help = None;
        self.refused = None;
    }

    fn restore(&mut self, moves: Vec<P::Move>, at: usize) {
        let Some(question) = &self.question else { return };
        let mut line = Timeline::<P>::new(question);
        // A kept game that the rules no longer allow keeps what they do.
        let _ = line.extend(question, moves);
        line.go(at);
        self.tried = Some(line);
        self.passage = Passage::Jump;
    }

    fn progress(&mut self, job: u32, progress: Progress) {
        if job == self.job && matches!(self.solving, Solving::Running(_)) {
            self.solving = Solving::Running(Some(progress));
        }
    }

    fn cancel(&mut self) {
        if matches!(self.solving, Solving::Running(_)) {
            self.job += 1;
            self.solving = Solving::Cancelled;
        }
        if self.wondering().is_some() {
            self.job += 1;
            self.help = None;
        }
    }

    fn answered(&mut self, job: u32, answer: Result<AnswerOf<P>, String>) {
        if job != self.job {
            return;
        }
        if !matches!(self.solving, Solving::Running(_)) {
            return self.advise(answer);
        }
        let Some(question) = &self.question else { return };
        let checked = answer.and_then(|answer| {
            let line = document::check::<P>(question, &answer)
                .map_err(|why| format!("the answer failed its check: {why}"))?;
            Ok((answer, line))
        });
        match checked {
            Ok((answer, line)) => {
                self.watched = Some(line);
                self.solving = Solving::Done(Rc::new(answer));
                let step = self.step.take();
                if let Some(line) = &mut self.watched {
                    line.go(step.unwrap_or(0));
                }
                self.passage = Passage::Jump;
                if self.help.is_some() {
                    self.job += 1;
                }
            }
            Err(why) => {
                if let Some(help) = &mut self.help {
                    help.outlook = Some(Err(why.clone()));
                }
                self.solving = Solving::Failed(why);
            }
        }
    }

    fn advise(&mut self, answer: Result<AnswerOf<P>, String>) {
        let Some(help) = self.help.as_mut().filter(|help| help.outlook.is_none()) else { return };
        help.outlook = Some(answer.map(Rc::new));
        self.show();
    }

    /// Plays the plan from here, if that was asked and is known.
    fn show(&mut self) {
        let Some(Help { ask: Ask::Show, outlook: Some(Ok(outlook)), .. }) = &self.help else { return };
        let (Some(question), Some(line)) = (&self.question, &mut self.tried) else { return };
        let moves = outlook.moves().to_vec();
        if moves.is_empty() {
            return;
        }
        let here = line.at();
        if line.extend(question, moves).is_ok() {
            line.go(here);
            self.playing = true;
        }
    }

    fn switch(&mut self, mode: Mode) {
        if self.mode != mode {
            self.mode = mode;
            self.playing = false;
            self.passage = Passage::Jump;
            self.put_down();
        }
    }

    fn active(&mut self) -> Option<&mut Timeline<P>> {
        match self.mode {
            Mode::Watch => self.watched.as_mut(),
            Mode::Try => self.tried.as_mut(),
        }
    }

    fn place(&self) -> usize {
        self.line().map_or(0, Timeline::at)
    }

    fn go(&mut self, place: usize) {
        let before = self.place();
        let Some(line) = self.active() else { return };
        line.go(place);
        let after = line.at();
        let end = line.len();
        if after == before {
            self.playing = self.playing && after < end;
            return;
        }
        self.passage = match after {
            _ if after == before + 1 => Passage::Forward,
            _ if after + 1 == before => Passage::Back,
            _ => Passage::Jump,
        };
        self.turn += 1;
        self.playing = self.playing && after < end;
        self.put_down();
    }

    fn play(&mut self) {
        let Some((at, end)) = self.line().map(|line| (line.at(), line.len())) else { return };
        if self.playing || end == 0 {
            self.playing = false;
            return;
        }
        if at == end {
            self.go(0);
        }
        self.playing = true;
        // The first step comes at once: a button must be seen to act.
        self.go(self.place() + 1);
    }

    fn tick(&mut self) {
        if self.playing {
            self.go(self.place() + 1);
        }
    }

    fn act(&mut self, mv: P::Move) {
        let (Some(question), Some(line)) = (&self.question, &mut self.tried) else { return };
        let made = line.clone().extend(question, [mv.clone()]);
        self.held = None;
        match made {
            Ok(()) => {
                // Cannot fail: the same move was just made on a copy.
                let _ = line.extend(question, [mv]);
                self.mode = Mode::Try;
                self.playing = false;
                self.passage = Passage::Forward;
                self.turn += 1;
                self.put_down();
            }
            Err(why) => {
                let why = why.split_once(": ").map_or(why.as_str(), |(_, why)| why);
                self.refused = Some(crate::engine::words::capital(why));
            }
        }
    }

    fn ask(&mut self, ask: Ask) {
        let before = self.help.take();
        let level = before.as_ref().map_or(0, |help| help.level) + u8::from(ask == Ask::Hint);
        let outlook = before.and_then(|help| help.outlook).filter(Result::is_ok);
        self.refused = None;
        self.playing = false;
        let known = outlook.is_some();
        self.help = Some(Help { ask, level: level.min(3), outlook });
        if known {
            self.show();
        } else if !matches!(self.solving, Solving::Running(_)) {
            self.job += 1;
        }
    }
}

#[cfg(test)]
mod tests;
