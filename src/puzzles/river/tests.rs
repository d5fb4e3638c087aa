//! Independent checks of the crossing's search, its rules and its words.

// A test that cannot go on has failed.
#![allow(clippy::unwrap_used)]

mod brute;
mod layout;
mod play;
mod published;
mod reading;

use super::{Evidence, Instance, River};
use crate::engine::{AnswerOf, Link, Puzzle, lab};

fn instance(text: &str) -> Instance {
    let link = Link::parse(text).unwrap();
    lab::instance::<River>(&link).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

fn solve(text: &str) -> AnswerOf<River> {
    River::solve(&instance(text), &mut ())
}

/// The fewest crossings; none where it is impossible.
fn crossings(text: &str) -> Option<usize> {
    let answer = solve(text);
    match answer.verdict() {
        "solved" => Some(answer.moves().len()),
        "impossible" => None,
        other => panic!("{text}: {other}"),
    }
}

fn evidence(text: &str) -> Evidence {
    solve(text).evidence().unwrap().clone()
}
