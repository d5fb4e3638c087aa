use serde::{Deserialize, Serialize};

use super::bound::Why;
use super::model::{Case, Move, Tilt, weigh};
use super::{Instance, strategy};
use crate::engine::Answer;

/// What the proof rests on. The strategy itself is no list: `strategy::next`
/// gives it node by node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// How many cases are to be told apart.
    pub cases: u64,
    /// The fewest weighings that do; none if no number does.
    pub fewest: Option<u32>,
    /// Why one weighing fewer does not do; where the puzzle is impossible, why those allowed do not.
    pub why: Option<Why>,
}

/// Solves it by arithmetic: see `bound.rs`.
pub fn solve(instance: &Instance) -> Answer<Move, Evidence> {
    let start = instance.start();
    let fewest = instance.fewest(&start);
    let allowed = instance.weighings().map(|all| all.saturating_sub(start.used()));
    let evidence = |short: Option<u32>| Evidence {
        cases: start.cases(),
        fewest,
        why: short.and_then(|weighings| instance.lacking(&start, weighings)),
    };
    match (fewest, allowed) {
        (None, allowed) => Answer::Impossible { evidence: evidence(Some(allowed.unwrap_or(0))) },
        (Some(fewest), Some(allowed)) if fewest > allowed => {
            Answer::Impossible { evidence: evidence(Some(allowed)) }
        }
        (Some(fewest), _) => Answer::Solved {
            moves: line(instance, &Who::default()),
            best: true,
            evidence: evidence(fewest.checked_sub(1)),
        },
    }
}

/// Who says what the balance does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Who {
    /// An adversary, always the worst.
    #[default]
    Worst,
    /// The fake that was picked.
    Case(Case),
    /// Every case in turn; now this one.
    Every(u64),
    /// The viewer, who has said this so far.
    You(Vec<Tilt>),
}

/// The plan's moves as far as `who` answers.
pub fn line(instance: &Instance, who: &Who) -> Vec<Move> {
    let mut state = instance.start();
    let mut moves = Vec::new();
    let case = match who {
        Who::Case(case) => Some(*case),
        Who::Every(at) => instance.fresh().case(*at),
        _ => None,
    };
    let mut said = match who {
        Who::You(said) => said.iter(),
        _ => [].iter(),
    };
    while state.conclusion(instance.tell()).is_none() {
        if !strategy::well_loaded(instance, &state) {
            let Some((left, right)) = strategy::next(instance, &state) else { break };
            state = state.loaded(&left, &right);
            moves.push(Move::Load(left, right));
        }
        let tilt = match (who, case) {
            (Who::You(_), _) => said.next().copied(),
            (_, Some(case)) => Some(weigh(state.left(), state.right(), case)),
            _ => strategy::worst(&state, instance.tell()),
        };
        let Some(after) = tilt.and_then(|tilt| state.after(tilt)) else { break };
        moves.extend(tilt.map(Move::Tip));
        state = after;
    }
    moves
}
