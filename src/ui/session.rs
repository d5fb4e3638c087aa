//! Everything a lab's page can be in, and every way from one to another.

mod change;
mod help;
mod survey;

pub use help::{Ask, Help};
pub use survey::{Course, Survey};

use std::rc::Rc;

use crate::engine::{AnswerOf, Draft, Fault, Progress, Puzzle, Timeline};

/// Whether the page shows the plan or the person's own moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The solver's plan, step by step.
    Watch,
    /// The person's own moves.
    Try,
}

/// How the solver stands.
#[derive(Clone)]
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

/// How far the answer has been tried on its cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trial {
    /// There is nothing to try.
    None,
    /// Under way, as this job.
    Trying(u32, Option<Progress>),
    /// Tried on so many, and right in each.
    Tried(u64),
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
    /// The worker has tried the answer: on so many cases, or the first it fails.
    Tried(u32, Result<u64, String>),
    /// The worker's tally of a place: the job's, and what it is; none if it failed.
    Tallied(u32, Option<P::Tally>),
    /// The worker has found these on the way to the answer of this job.
    Met(u32, Vec<P::Finding>),
    /// A query is put down, and not asked yet.
    Query(P::Query),
    /// The query is asked, or stopped.
    Survey(bool),
    /// The worker has found these for the query of this job.
    Found(u32, Vec<P::Finding>),
    /// How far the query of this job has come.
    Surveying(u32, Progress),
    /// The query of this job has come to its end, or why not.
    Surveyed(u32, Result<(), String>),
    /// A blank filled from beside the drawing, and meant at once. The new answer is shown whole.
    Pose(&'static str, String),
    /// What is set beside the puzzle, and the place to stand at on the line
    /// that follows from it; none to stay.
    Choose(P::Choices, Option<usize>),
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
    /// That one of the moves that can be listed.
    Make(usize),
    /// The person takes something up, or puts it down.
    Hold(Option<usize>),
    /// The person asks.
    Ask(Ask),
    /// Something to say in passing, or no longer.
    Notice(Option<String>),
    /// Whether the browser keeps the game being played.
    Kept(bool),
}

/// The speeds of playing, in steps per two seconds, and in a word.
pub const SPEEDS: [(f64, &str); 4] = [(1.0, "1×"), (2.0, "2×"), (4.0, "4×"), (0.5, "½×")];

/// All a lab's page knows.
#[derive(Clone)]
pub struct Session<P: Puzzle> {
    draft: Draft,
    /// The draft as a link last gave it.
    opened: Draft,
    /// Whether the draft was changed since it was last meant.
    typing: bool,
    unknown: Vec<Fault>,
    faults: Vec<Fault>,
    question: Option<Rc<P::Instance>>,
    job: u32,
    solving: Solving<P>,
    trial: Trial,
    /// What was told of places of the present puzzle, the latest last.
    tallies: Vec<(P::State, P::Tally)>,
    /// The job that is to tell of a place of the line, counted apart from the solver's.
    tallying: Option<(u32, usize, P::State)>,
    tally_job: u32,
    met: Rc<Vec<P::Finding>>,
    survey: Survey<P>,
    choices: P::Choices,
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
    unkept: bool,
}

/// Of at most so many places of a line is shown what is told of them.
const TOLD: usize = 101;

/// What is to be read off a session.
impl<P: Puzzle> Session<P> {
    /// The session that has opened nothing yet.
    pub fn new() -> Self {
        Self {
            draft: Draft::new(P::INFO),
            opened: Draft::new(P::INFO),
            typing: false,
            unknown: Vec::new(),
            faults: Vec::new(),
            question: None,
            job: 0,
            solving: Solving::Idle,
            trial: Trial::None,
            tallies: Vec::new(),
            tallying: None,
            tally_job: 0,
            met: Rc::default(),
            survey: Survey::default(),
            choices: P::Choices::default(),
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
            unkept: false,
        }
    }

    /// What the blanks say.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// What the link last opened says, changed since or not.
    pub fn opened(&self) -> &Draft {
        &self.opened
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

    /// How far the answer has been tried on its cases.
    pub fn trial(&self) -> Trial {
        self.trial
    }

    /// The job of trying the answer, while it is under way.
    pub fn trying(&self) -> Option<u32> {
        match self.trial {
            Trial::Trying(job, _) => Some(job),
            _ => None,
        }
    }

    /// What is told of the present place; none while it is awaited.
    pub fn tally(&self) -> Option<&P::Tally> {
        self.told(self.line()?.state())
    }

    fn told(&self, state: &P::State) -> Option<&P::Tally> {
        self.tallies.iter().find(|(known, _)| known == state).map(|(_, tally)| tally)
    }

    /// What is told of each place of the line, where it is known already.
    pub fn tallies(&self) -> Vec<Option<P::Tally>> {
        if self.tallies.is_empty() {
            return Vec::new();
        }
        let states = self.line().map_or(&[][..], |line| line.states());
        states.iter().take(TOLD).map(|state| self.told(state).cloned()).collect()
    }

    /// The job that is to tell of a place, if it is under way, and the moves that lead there.
    pub fn tallying(&self) -> Option<(u32, &[P::Move])> {
        let line = self.line()?;
        self.tallying.as_ref().and_then(|(job, place, _)| Some((*job, line.moves().get(..*place)?)))
    }

    /// What was found on the way to the answer.
    pub fn met(&self) -> &Rc<Vec<P::Finding>> {
        &self.met
    }

    /// The query beside the puzzle, and what it has found.
    pub fn survey(&self) -> &Survey<P> {
        &self.survey
    }

    /// What is set beside the puzzle.
    pub fn choices(&self) -> &P::Choices {
        &self.choices
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
        SPEEDS[self.speed].0
    }

    /// The speed in a word, as “2×”.
    pub fn speed_name(&self) -> &'static str {
        SPEEDS[self.speed].1
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

    /// Whether the browser refused to keep the game being played.
    pub fn unkept(&self) -> bool {
        self.unkept
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

#[cfg(test)]
mod tests;
