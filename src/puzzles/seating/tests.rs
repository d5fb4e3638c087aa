//! What the exam room must get right, each held by a check of its own.

mod brute;
mod counting;
mod numbers;
mod reasons;
mod words;

use super::presets::INFO;
use super::*;
use crate::engine::{Link, lab};

/// The room a link asks about.
fn instance(link: &str) -> Instance {
    lab::instance::<Seating>(&Link::parse(link).unwrap())
        .unwrap_or_else(|faults| panic!("{link}: {faults:?}"))
}

/// The preset whose name begins so.
fn preset(name: &str) -> Instance {
    let found = INFO.presets.iter().find(|preset| preset.name.starts_with(name));
    instance(found.unwrap_or_else(|| panic!("no preset {name}")).link)
}

fn counts(instance: &Instance) -> Counts {
    let answer = Seating::solve(instance, &mut ());
    answer.evidence().and_then(|evidence| evidence.counts.clone()).unwrap()
}

/// The seating an answer leads to, replayed by the rules.
fn seating(instance: &Instance, answer: &AnswerOf<Seating>) -> State {
    let line = Timeline::<Seating>::replay(instance, answer.moves().iter().cloned()).unwrap();
    line.states().last().unwrap().clone()
}
