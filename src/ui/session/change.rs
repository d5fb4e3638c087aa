//! Every way from one session to the next.

use std::rc::Rc;

use super::{Action, Mode, Passage, SPEEDS, Session, Solving, TOLD, Trial};
use crate::engine::words::capital;
use crate::engine::{AnswerOf, Draft, Fault, Progress, Puzzle, Timeline, document};

/// The most tallies kept.
const TALLIES: usize = 300;

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
            Action::Tried(job, tried) => next.tried_on(job, tried),
            Action::Tallied(job, tally) => next.tallied(job, tally),
            Action::Met(job, findings) => {
                if job == next.job && matches!(next.solving, Solving::Running(_)) {
                    Rc::make_mut(&mut next.met).extend(findings);
                }
            }
            Action::Query(_)
            | Action::Survey(_)
            | Action::Found(..)
            | Action::Surveying(..)
            | Action::Surveyed(..) => next.survey.hear(action),
            Action::Pose(key, value) => {
                next.draft = next.draft.with(key, value);
                next.step = Some(usize::MAX);
                next.commit();
                if !matches!(next.solving, Solving::Running(_)) {
                    next.step = None;
                }
            }
            Action::Choose(choices, place) => next.choose(choices, place),
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
            Action::Make(index) => next.make(index),
            Action::Hold(held) => next.held = held,
            Action::Ask(ask) => next.ask(ask),
            Action::Notice(notice) => next.notice = notice,
            Action::Kept(kept) => next.unkept = !kept,
        }
        if P::TALLIES {
            next.tell();
        }
        next
    }

    /// Has the present place told of, and then the others if that is quick, once the puzzle is solved.
    fn tell(&mut self) {
        match self.untold() {
            None => self.tallying = None,
            Some((_, state)) if self.tallying.as_ref().is_some_and(|(_, _, known)| *known == state) => {}
            Some((place, state)) => {
                self.tally_job += 1;
                self.tallying = Some((self.tally_job, place, state));
            }
        }
    }

    /// The place to be told of next.
    fn untold(&self) -> Option<(usize, P::State)> {
        let (Solving::Done(answer), Some(line)) = (&self.solving, self.line()) else { return None };
        let beforehand = P::foretells(answer) && line.len() < TOLD;
        let others = (0..=line.len()).filter(|_| beforehand);
        let mut places = std::iter::once(line.at()).chain(others).map(|place| (place, &line.states()[place]));
        let (place, state) = places.find(|(_, state)| self.told(state).is_none())?;
        Some((place, state.clone()))
    }

    fn tallied(&mut self, job: u32, tally: Option<P::Tally>) {
        if let Some((.., state)) = self.tallying.take_if(|(asked, ..)| *asked == job) {
            if self.tallies.len() == TALLIES {
                self.tallies.remove(0);
            }
            self.tallies.push((state, tally.unwrap_or_default()));
        }
    }

    fn open(&mut self, draft: Draft, unknown: Vec<Fault>, step: Option<usize>) {
        if P::ABOUT {
            self.survey.close();
        }
        self.opened = draft.clone();
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
        self.tallies.clear();
        self.tallying = None;
        self.put_down();
        self.playing = false;
        self.passage = Passage::Jump;
        if P::ABOUT {
            self.survey.again();
        }
        self.solve();
    }

    fn solve(&mut self) {
        self.job += 1;
        self.solving = Solving::Running(None);
        self.met = Rc::default();
        self.trial = Trial::None;
        self.choices = P::Choices::default();
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
        if self.trying() == Some(job) {
            self.trial = Trial::Trying(job, Some(progress));
        }
    }

    fn tried_on(&mut self, job: u32, tried: Result<u64, String>) {
        if self.trying() == Some(job) {
            match tried {
                Ok(cases) => self.trial = Trial::Tried(cases),
                Err(why) => {
                    self.trial = Trial::None;
                    self.solving = Solving::Failed(format!("the answer failed its check: {why}"));
                }
            }
        }
    }

    fn choose(&mut self, choices: P::Choices, place: Option<usize>) {
        self.choices = choices;
        let (Some(question), Solving::Done(answer), Some(before)) =
            (&self.question, &self.solving, &self.watched)
        else {
            return;
        };
        let moves = P::line(question, answer, &self.choices);
        let same = before.moves().iter().zip(&moves).take_while(|(old, new)| old == new).count();
        let unchanged = same == moves.len() && same == before.len();
        let here = before.at().min(same);
        if !unchanged {
            // A choice the rules refuse changes nothing on the stage.
            let Ok(mut line) = Timeline::<P>::replay(question, moves) else { return };
            line.go(here);
            self.watched = Some(line);
        }
        if self.mode == Mode::Watch && (place.is_some() || !unchanged) {
            self.playing = false;
            self.go(place.unwrap_or(here));
        }
    }

    /// The choices to be played when this line has ended.
    fn following(&self) -> Option<P::Choices> {
        match self.mode {
            Mode::Watch => P::following(self.question.as_ref()?, &self.choices),
            Mode::Try => None,
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
            P::learn(question, &answer);
            let line = document::check::<P>(question, &answer)
                .map_err(|why| format!("the answer failed its check: {why}"))?;
            Ok((answer, line))
        });
        match checked {
            Ok((answer, line)) => {
                self.watched = Some(line);
                if P::cases(question, &answer) > 0 {
                    self.trial = Trial::Trying(job, None);
                }
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

    pub(super) fn switch(&mut self, mode: Mode) {
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
        self.playing = self.playing && (after < end || self.following().is_some());
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
        if !self.playing {
            return;
        }
        let ended = self.line().is_some_and(|line| line.at() == line.len());
        match self.following().filter(|_| ended) {
            Some(choices) => {
                self.choose(choices, Some(0));
                self.playing = true;
            }
            None => self.go(self.place() + 1),
        }
    }

    fn act(&mut self, mv: P::Move) {
        let (Some(question), Some(line)) = (&self.question, &mut self.tried) else { return };
        self.held = None;
        if let Err(why) = P::apply(question, line.state(), &mv) {
            self.refused = Some(capital(&why));
            return;
        }
        // Cannot fail: the rules have just allowed it.
        let _ = line.extend(question, [mv]);
        self.mode = Mode::Try;
        self.playing = false;
        self.passage = Passage::Forward;
        self.turn += 1;
        self.put_down();
    }

    fn make(&mut self, index: usize) {
        let (Some(question), Some(line)) = (&self.question, &self.tried) else { return };
        if let Some(mv) = P::moves(question, line.state()).get(index) {
            self.act(mv.clone());
        }
    }
}
