//! The answer: what is left when everything has been said.

use serde::{Deserialize, Serialize};

use super::Instance;
use super::MisterX;
use super::instance::Worked;
use super::model::{Move, State, rash, struck};
use super::space::{Bounds, Pairs, Space};
use crate::engine::{Answer, AnswerOf, Progress, Reporter};

/// At most so many of those left are kept.
pub const KEPT: usize = 1000;
/// With more that go at one remark, they are not struck out one by one.
const ONE_BY_ONE: usize = 30;

/// What an answer rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// How many possibilities are left after each round, before the first at first, whoever looks.
    pub survivors: Vec<u32>,
    /// The first of those left in the end, for whose eyes it is seen with.
    pub left: Vec<u32>,
    /// How many those are.
    pub total: u32,
    /// Where nothing is left in the end: the moves that show it, to the round that takes the last.
    pub moves: Vec<Move>,
    /// What would be left under other conventions.
    pub turned: Vec<Turned>,
    /// What was worked out for it; none where it is asked from the middle, since it is known by then.
    pub worked: Option<Worked>,
}

/// A convention that could as well be another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Turn {
    /// Must the two differ?
    Distinct(bool),
    /// The least that each can be.
    Low(u32),
    /// The most that each can be, and no more is said.
    Each(u32),
    /// The most that the sum can be, and no more is said.
    Sum(u32),
}

/// What would be left under another convention.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turned {
    /// The convention.
    pub turn: Turn,
    /// How many pairs would be left.
    pub total: u32,
    /// The first of them.
    pub pairs: Vec<(u32, u32)>,
}

/// Solves it.
pub fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> AnswerOf<MisterX> {
    let hearing = instance.hearing();
    reporter.progress(Progress { done: instance.space().len() as u64 });
    let end = State { heard: instance.talk().rounds().len(), struck: Vec::new() };
    let left: Vec<u32> = instance.list_left(&end, KEPT).into_iter().map(|at| at as u32).collect();
    let total = instance.left(end.heard) as u32;
    let mut evidence = Evidence {
        survivors: hearing.counts().to_vec(),
        left,
        total,
        moves: Vec::new(),
        turned: Vec::new(),
        worked: None,
    };
    if *instance.start() == State::default() {
        evidence.turned = turned(instance);
        evidence.worked = Some(instance.worked());
    }
    let moves = plan(instance);
    if total > 0 {
        return Answer::Solved { moves, best: true, evidence };
    }
    evidence.moves = moves;
    Answer::Impossible { evidence }
}

/// From where it begins to the end, or to where nothing is left. Through somebody's eyes, what
/// goes is struck out one by one, while that is little.
fn plan(instance: &Instance) -> Vec<Move> {
    let start = instance.start();
    let mut moves: Vec<Move> = rash(instance, start).map(|at| Move::Restore(at as u32)).collect();
    let mine = if instance.role().is_some() { instance.candidates() } else { Vec::new() };
    for heard in start.heard..instance.talk().rounds().len() {
        if instance.left(heard) == 0 {
            break;
        }
        let goes = |at: &usize| instance.hearing().round(*at) == Some(heard + 1) && !struck(start, *at);
        let going: Vec<u32> = mine.iter().copied().filter(goes).map(|at| at as u32).collect();
        // Whoever speaks says the same of all that are alike to them: nothing to be told one by one.
        let own = instance.talk().rounds()[heard]
            .iter()
            .all(|remark| Some(remark.who) == instance.role().map(|role| role.who));
        if going.len() <= ONE_BY_ONE && !own {
            moves.extend(going.into_iter().map(Move::Rule));
        }
        moves.push(Move::Hear);
    }
    moves
}

/// The bounds with one convention turned.
pub fn turn(bounds: Bounds, turn: Turn) -> Bounds {
    match turn {
        Turn::Distinct(distinct) => Bounds { distinct, ..bounds },
        Turn::Low(low) => Bounds { low, ..bounds },
        Turn::Each(high) => Bounds { high: Some(high), sum: None, ..bounds },
        Turn::Sum(sum) => Bounds { high: None, sum: Some(sum), ..bounds },
    }
}

/// What would be left if one convention were another: equal or not, from 1 or from 2, each or the sum.
fn turned(instance: &Instance) -> Vec<Turned> {
    let Some(bounds) = instance.space().pairs().map(Pairs::bounds) else { return Vec::new() };
    let most = match (bounds.high, bounds.sum) {
        (None, Some(sum)) => vec![Turn::Each(sum.saturating_sub(1))],
        (Some(high), None) => vec![Turn::Sum(high + 1)],
        (Some(high), Some(sum)) => vec![Turn::Each(high), Turn::Sum(sum)],
        (None, None) => Vec::new(),
    };
    let low = if bounds.low == 1 { 2 } else { 1 };
    let mut turns = vec![Turn::Distinct(!bounds.distinct), Turn::Low(low)];
    turns.extend(most);
    turns
        .into_iter()
        .filter_map(|to| {
            outcome(instance, turn(bounds, to)).map(|(total, pairs)| Turned { turn: to, total, pairs })
        })
        .collect()
}

/// How many pairs are left in the end between other bounds, and the first of them; none if there are too many.
pub fn outcome(instance: &Instance, bounds: Bounds) -> Option<(u32, Vec<(u32, u32)>)> {
    const FEW: usize = 3;
    let pairs = bounds.count();
    if pairs == 0 || pairs > super::space::POSSIBILITIES || bounds.largest() > super::space::LARGEST {
        return None;
    }
    let other = instance.about(Space::Pairs(Pairs::new(bounds)));
    let end = instance.talk().rounds().len();
    let found =
        other.hearing().all_left(end).take(FEW).filter_map(|at| Some(other.space().pairs()?.pair(at)));
    Some((other.hearing().counts()[end], found.collect()))
}
