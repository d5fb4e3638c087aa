use serde::{Deserialize, Serialize};

use super::model::{Move, apply, moves};
use crate::engine::search::{Space, breadth_first};
use crate::engine::{Answer, Reporter};

/// What the proof rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// How many numbers were reached before the search ended.
    pub states: u64,
}

struct Numbers;

impl Space for Numbers {
    type State = u32;

    fn successors(&self, state: u32, mut visit: impl FnMut(u32, u64)) {
        for next in moves(state).into_iter().filter_map(|mv| apply(state, mv).ok()) {
            visit(next, 1);
        }
    }

    fn goal(&self, state: u32) -> bool {
        state == 1
    }
}

/// Solves by breadth-first search; there is always an answer.
pub fn solve(from: u32, reporter: &mut dyn Reporter) -> Answer<Move, Evidence> {
    let search = breadth_first(&Numbers, from, usize::MAX, 0, reporter);
    let path = search.path().unwrap_or_default();
    let step = |pair: &[u32]| if pair[0] == pair[1] + 1 && pair[0] != 2 { Move::Less } else { Move::Halve };
    Answer::Solved {
        moves: path.windows(2).map(step).collect(),
        best: true,
        evidence: Evidence { states: search.seen() as u64 },
    }
}
