use serde::{Deserialize, Serialize};

use super::count::{self, Counted};
use super::derive::derive;
use super::instance::Instance;
use super::model::{Move, start};
use crate::engine::words::number;
use crate::engine::{Answer, Reporter};

/// What an answer rests on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// The first solutions, at most a thousand: the letters' digits each.
    pub solutions: Vec<Vec<u8>>,
    /// How many there are; where not all were counted, how many were met.
    pub total: u64,
    /// Whether all were counted.
    pub complete: bool,
    /// How many digits were tried to count them.
    pub tried: u64,
    /// How many cases the reasoning opened and closed.
    pub cases: u32,
    /// The most cases open at once.
    pub deepest: u32,
    /// How often one of several possibilities was followed.
    pub followed: u32,
    /// Where there is no solution: the reasoning that shows it, as far as it comes.
    pub moves: Vec<Move>,
    /// Whether it comes to its end.
    pub finished: bool,
}

/// Counts the solutions, and reasons to the first of them or to there being none.
pub fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> Answer<Move, Evidence> {
    let counted = count::count(instance, u64::MAX, reporter);
    answer(instance, counted)
}

fn answer(instance: &Instance, counted: Counted) -> Answer<Move, Evidence> {
    let Counted { solutions, total, complete, tried } = counted;
    if solutions.is_empty() && !complete {
        return Answer::TooLarge {
            need: format!("more than {} digits tried", number(tried)),
            limit: number(count::TRIED),
        };
    }
    let whole = complete && solutions.len() as u64 == total;
    let derived = derive(instance, &start(instance).scratch, &solutions, whole);
    let none = solutions.is_empty();
    let (shown, moves) = if none { (derived.moves, Vec::new()) } else { (Vec::new(), derived.moves) };
    let evidence = Evidence {
        solutions,
        total,
        complete,
        tried,
        cases: derived.cases,
        deepest: derived.deepest,
        followed: derived.followed,
        moves: shown,
        finished: derived.finished,
    };
    if none { Answer::Impossible { evidence } } else { Answer::Solved { moves, best: complete, evidence } }
}
