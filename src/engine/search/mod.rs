//! Search over packed states: breadth first, depth first, and cheapest first.

mod breadth;
mod cheapest;
mod depth;

use std::hash::Hash;

use foldhash::fast::FixedState;
use indexmap::IndexMap;

pub use breadth::{Breadth, breadth_first};
pub use cheapest::{Cheapest, cheapest_first};
pub use depth::{Depth, depth_first};

/// A graph given by its rules: where one can go from a state, and what is sought.
pub trait Space {
    /// A state, packed small enough to keep millions of.
    type State: Copy + Eq + Hash;

    /// Calls `visit` with each state one move away and that move's cost.
    /// The order is the order of search; breadth and depth ignore the cost.
    fn successors(&self, state: Self::State, visit: impl FnMut(Self::State, u64));

    /// Whether `state` is sought.
    fn goal(&self, state: Self::State) -> bool;
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Every reachable state was seen.
    Exhausted,
    /// A goal was found and the rest was not asked for.
    Found,
    /// As many states as allowed were seen.
    Limit,
}

/// States in the order they were first seen, each with the place of its parent.
/// The start stands first and is its own parent.
type Tree<S> = IndexMap<S, u32, FixedState>;

/// The states from the start to the one at `place`.
fn path<S: Copy + Eq + Hash>(tree: &Tree<S>, place: u32) -> Vec<S> {
    let mut at = place;
    let mut states = Vec::new();
    while let Some((&state, &parent)) = tree.get_index(at as usize) {
        states.push(state);
        if parent == at {
            break;
        }
        at = parent;
    }
    states.reverse();
    states
}

/// How often a long search reports: each time this many more states were seen.
const REPORT_EVERY: usize = 1 << 15;

#[cfg(test)]
mod tests;
