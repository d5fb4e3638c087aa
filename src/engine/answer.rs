use serde::{Deserialize, Serialize};

/// What a solver says: always one of these, never a wrong or silent “no”.
///
/// `M` is the puzzle's move, `E` its evidence: what the proof rests on, as
/// data. A solver never builds sentences; `explain.rs` does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer<M, E> {
    /// The moves from the start to the goal.
    Solved {
        /// In order; states are had by replaying them.
        moves: Vec<M>,
        /// Whether nothing better exists.
        best: bool,
        /// What shows it.
        evidence: E,
    },
    /// No sequence of moves reaches the goal.
    Impossible {
        /// What shows it.
        evidence: E,
    },
    /// The solver stopped at a stated limit and knows neither way.
    TooLarge {
        /// What would be needed, in words.
        need: String,
        /// The limit that refuses it, in words.
        limit: String,
    },
}

impl<M, E> Answer<M, E> {
    /// `solved`, `impossible` or `too-large`, as data and tests name them.
    pub fn verdict(&self) -> &'static str {
        match self {
            Answer::Solved { .. } => "solved",
            Answer::Impossible { .. } => "impossible",
            Answer::TooLarge { .. } => "too-large",
        }
    }

    /// The moves, none unless solved.
    pub fn moves(&self) -> &[M] {
        match self {
            Answer::Solved { moves, .. } => moves,
            _ => &[],
        }
    }

    /// The evidence, where there is any.
    pub fn evidence(&self) -> Option<&E> {
        match self {
            Answer::Solved { evidence, .. } | Answer::Impossible { evidence } => Some(evidence),
            Answer::TooLarge { .. } => None,
        }
    }
}

/// How far a solver has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// States (or whatever the solver counts) dealt with.
    pub done: u64,
}

/// Who listens to a solver at work. Nobody can stop one: a worker is ended whole.
pub trait Reporter {
    /// Called now and then, at most some hundred times a second.
    fn progress(&mut self, progress: Progress);

    /// Told of what was found on the way, as it comes: a list of [`Puzzle::Finding`](super::Puzzle::Finding), encoded.
    fn found(&mut self, _findings: Vec<u8>) {}
}

/// The reporter that does not listen.
impl Reporter for () {
    fn progress(&mut self, _: Progress) {}
}
