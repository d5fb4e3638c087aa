//! Independent checks of the counts, the reasons, the play and the words.

// A test that cannot go on has failed.
#![allow(clippy::unwrap_used)]

mod brute;
mod counting;
mod drawing;
mod made;
mod play;
mod reading;
mod reasoning;
mod words;

use super::{Cryptarithm, Evidence, Instance};
use crate::engine::{AnswerOf, Link, Puzzle, lab};

fn instance(text: &str) -> Instance {
    let link = Link::parse(text).unwrap();
    lab::instance::<Cryptarithm>(&link).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

fn posed(puzzle: &str) -> Instance {
    instance(&format!("cryptarithm?puzzle={puzzle}"))
}

fn solve(instance: &Instance) -> AnswerOf<Cryptarithm> {
    Cryptarithm::solve(instance, &mut ())
}

fn evidence(instance: &Instance) -> Evidence {
    solve(instance).evidence().unwrap().clone()
}

/// Puzzles of every kind, small enough for everything.
const ALL: [&str; 20] = [
    "SEND+MORE=MONEY",
    "DONALD+GERALD=ROBERT",
    "SEND+MORE=MONEY&base=16",
    "SEND+MORE=MONEY&zeros=yes",
    "DONALD+GERALD=ROBERT&given=D:5",
    "MOTHER+FATHER=PARENT",
    "TWO+TWO=FOUR",
    "CROSS+ROADS=DANGER",
    "ABC+DEF=GH",
    "CBA+CBA+CBA+CBA+CBA=EDD",
    "CAT*CAN=NATION",
    "HI*NT=FOOT;HI*T=AT;HI*N=FIN",
    "LEAVE-ME=ALONE",
    "FORTY-TEN-TEN=SIXTY",
    "TO+GET=HER",
    "1A+2B=C5",
    "A*B+C=D",
    "A+A+A=A;A+A=A",
    "A=B",
    "AB+CD+EF+GH+IJ=KLM",
];
