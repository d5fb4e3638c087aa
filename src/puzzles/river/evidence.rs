use serde::{Deserialize, Serialize};

use super::model::{Crossing, Place};

/// Why nobody can get across.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// The rule is broken before anybody moves.
    Start(Place),
    /// This kind is too heavy for the boat.
    Heavy(usize),
    /// The boat takes one, who must bring it back.
    OneSeat,
    /// Every position that can be reached was seen.
    Exhausted,
}

/// What could be done before a step of the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// Crossings that people, seats and rowers allow.
    pub possible: u32,
    /// Those that break the rule.
    pub broken: u32,
    /// Those that lead to a position reached already.
    pub back: u32,
}

/// A position: who is on the left bank and on the island, where the boat is, and where it was first reached from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// Of each kind on the left bank.
    pub left: Vec<u16>,
    /// Of each kind on the island; empty where there is none.
    pub island: Vec<u16>,
    /// Where the boat lies.
    pub boat: Place,
    /// The place in the list of the position before.
    pub parent: u32,
}

/// What a depth-first search did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deep {
    /// Its way across.
    pub moves: Vec<Crossing>,
    /// How many crossings that way has; more than are kept, perhaps.
    pub crossings: u32,
    /// How many positions it entered.
    pub entered: u32,
}

/// What an answer rests on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Evidence {
    /// Why it is impossible, if it is.
    pub reason: Option<Reason>,
    /// How many safe positions the search reached.
    pub states: u64,
    /// Whether those are all that can be reached.
    pub complete: bool,
    /// How many are first reached with 0, 1, 2 … crossings.
    pub layers: Vec<u32>,
    /// How many plans are as short, in decimal; empty if more than can be counted.
    pub plans: String,
    /// How many positions need fewer crossings than the goal.
    pub earlier: u64,
    /// For each step of the plan, what else could be done.
    pub choices: Vec<Choice>,
    /// Positions in the order found.
    pub reached: Vec<Spot>,
    /// The most who ever stand on the right bank while the boat is elsewhere.
    pub most: u32,
    /// What depth-first search does, where it gets across within its limit.
    pub deep: Option<Deep>,
    /// The crossings needed if only the bank just left were judged, or if both were: whichever is not the rule.
    /// `Some(None)` if nobody gets across then.
    pub other: Option<Option<u32>>,
}
