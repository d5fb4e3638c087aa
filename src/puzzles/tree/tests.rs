//! Independent checks of the trees, the two orders, and the words.

// A test that cannot go on has failed.
#![allow(clippy::unwrap_used)]

mod drawing;
mod orders;
mod reading;
mod rules;

use super::{Evidence, Instance, Trees};
use crate::engine::{AnswerOf, Link, Puzzle, lab};

fn instance(text: &str) -> Instance {
    let link = Link::parse(text).unwrap();
    lab::instance::<Trees>(&link).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

fn solve(text: &str) -> AnswerOf<Trees> {
    Trees::solve(&instance(text), &mut ())
}

fn evidence(text: &str) -> Evidence {
    solve(text).evidence().unwrap().clone()
}

/// Trees of every kind.
const ALL: [&str; 9] = [
    "tree?phone=8689827",
    "tree?phone=10",
    "tree?phone=20917",
    "tree?jugs=3,7&goal=2",
    "tree?jugs=3,7&goal=4&cut=none&deep=3",
    "tree?jugs=5,3,2&goal=4&cut=idle&deep=3",
    "tree?river=3,3,2",
    "tree?river=2,2,2&cut=none&deep=4",
    "tree?river=3,2,2&cut=idle&deep=5",
];
