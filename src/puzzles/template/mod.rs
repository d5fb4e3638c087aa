//! The least a puzzle can be: compiled and tested, never listed. Copy it to begin a new one.
//!
//! Bring a number down to 1: halve it when it is even, or take 1 away.

mod explain;
mod model;
mod solve;
#[cfg(test)]
mod tests;

use crate::engine::words::{number, whole};
use crate::engine::{AnswerOf, Data, Draft, Fault, Info, Key, Preset, Puzzle, Reporter, Step, Words, help};

pub use model::Move;
pub use solve::Evidence;

/// The largest number that may be given.
const LARGEST: u32 = 1_000_000;

/// The template puzzle.
#[derive(Clone, Debug)]
pub struct Template;

/// Where to begin: 1 to 1,000,000.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    from: u32,
}

impl Puzzle for Template {
    const INFO: &'static Info = &Info {
        slug: "template",
        name: "Down to one",
        question: "In how few steps do halving and taking 1 away bring a number down to 1?",
        keys: &[Key { name: "from", default: "", help: help("a whole number from 1 to 1,000,000") }],
        presets: &[Preset { name: "From 27", link: "template?from=27" }],
        limits: "numbers up to 1,000,000",
    };

    type Instance = Instance;
    type State = u32;
    type Move = Move;
    type Evidence = Evidence;
    type Choices = ();
    type Tally = ();
    type Query = ();
    type Finding = ();

    fn validate(draft: &Draft) -> Result<Instance, Vec<Fault>> {
        let from = whole(draft.get("from"), 1, LARGEST);
        from.map(|from| Instance { from }).map_err(|why| vec![Fault::new("from", why)])
    }

    fn draft(instance: &Instance) -> Draft {
        Draft::new(Self::INFO).with("from", instance.from.to_string())
    }

    fn start(instance: &Instance) -> u32 {
        instance.from
    }

    fn from_here(_: &Instance, state: &u32) -> Instance {
        Instance { from: *state }
    }

    fn apply(_: &Instance, state: &u32, mv: &Move) -> Result<u32, String> {
        model::apply(*state, *mv)
    }

    fn moves(_: &Instance, state: &u32) -> Vec<Move> {
        model::moves(*state)
    }

    fn is_goal(_: &Instance, state: &u32) -> bool {
        *state == 1
    }

    fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> AnswerOf<Self> {
        solve::solve(instance.from, reporter)
    }

    fn question(instance: &Instance) -> String {
        format!("Bring {} down to 1 in the fewest steps.", number(instance.from))
    }

    fn describe_start(instance: &Instance) -> String {
        number(instance.from)
    }

    fn headline(_: &Instance, answer: &AnswerOf<Self>) -> String {
        explain::headline(answer)
    }

    fn proof(_: &Instance, answer: &AnswerOf<Self>) -> Vec<String> {
        explain::proof(answer)
    }

    fn explain(_: &Instance, step: &Step<'_, Self>) -> Words {
        explain::step(step)
    }

    fn name(_: &Instance, mv: &Move) -> String {
        explain::name(*mv).to_owned()
    }

    fn describe(_: &Instance, state: &u32) -> String {
        number(*state)
    }

    fn hint(_: &Instance, _: &Move) -> String {
        "Look at whether the number is even.".to_owned()
    }

    fn standing(
        _: &Instance,
        made: &[Move],
        rest: Option<&AnswerOf<Self>>,
        best: Option<&[Move]>,
    ) -> (String, String) {
        explain::standing(made.len(), rest.map_or(0, |rest| rest.moves().len()), best.map(<[Move]>::len))
    }

    fn state_data(_: &Instance, state: &u32) -> Data {
        Data::Number(u64::from(*state))
    }

    fn answer_data(_: &Instance, answer: &AnswerOf<Self>) -> Data {
        Data::Map(vec![("steps", Data::Number(answer.moves().len() as u64))])
    }

    fn facts(_: &Instance, answer: &AnswerOf<Self>) -> Vec<(&'static str, Data)> {
        let states = answer.evidence().map_or(0, |evidence| evidence.states);
        vec![("states", Data::Number(states))]
    }
}
