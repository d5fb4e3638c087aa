//! What was published, and what brute force says.
#![allow(clippy::unwrap_used)]

mod brute;
mod drawing;
mod play;
mod published;
mod reading;

use super::{Instance, MisterX};
use crate::engine::{AnswerOf, Link, Puzzle, lab};

fn instance(link: &str) -> Instance {
    let link = Link::parse(link).unwrap();
    lab::instance::<MisterX>(&link).unwrap_or_else(|faults| panic!("{link}: {faults:?}"))
}

fn solved(link: &str) -> (Instance, AnswerOf<MisterX>) {
    let instance = instance(link);
    let answer = MisterX::solve(&instance, &mut ());
    (instance, answer)
}

fn survivors(link: &str) -> Vec<u32> {
    solved(link).1.evidence().unwrap().survivors.clone()
}

/// The pairs left in the end.
fn left(link: &str) -> Vec<(u32, u32)> {
    let (instance, answer) = solved(link);
    let pairs = instance.space().pairs().unwrap();
    answer.evidence().unwrap().left.iter().map(|at| pairs.pair(*at as usize)).collect()
}
