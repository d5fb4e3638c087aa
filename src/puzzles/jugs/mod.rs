//! Water jugs: pour until the wanted amount stands where it is wanted.

mod bound;
mod explain;
mod instance;
pub mod layout;
pub mod line;
mod model;
mod names;
mod presets;
mod proof;
mod reason;
mod solve;
pub mod triangle;
#[cfg(feature = "web")]
mod view;

#[cfg(test)]
mod tests;

use crate::engine::{AnswerOf, Data, Draft, Fault, Info, Puzzle, Reporter, Step, Words};

pub use instance::{Best, Goal, Instance};
pub use model::{JUGS, Move, State};
pub use reason::Reason;
pub use solve::Evidence;

/// The water jugs lab.
#[derive(Clone, Debug)]
pub struct Jugs;

impl Puzzle for Jugs {
    const INFO: &'static Info = &presets::INFO;

    type Instance = Instance;
    type State = State;
    type Move = Move;
    type Evidence = Evidence;
    type Choices = ();
    type Tally = ();
    type Query = ();
    type Finding = ();

    fn validate(draft: &Draft) -> Result<Instance, Vec<Fault>> {
        Instance::read(draft)
    }

    fn draft(instance: &Instance) -> Draft {
        instance.draft()
    }

    fn start(instance: &Instance) -> State {
        State::new(instance.start())
    }

    fn from_here(instance: &Instance, state: &State) -> Instance {
        instance.from(state)
    }

    fn apply(instance: &Instance, state: &State, mv: &Move) -> Result<State, String> {
        model::apply(instance, state, *mv)
    }

    fn moves(instance: &Instance, state: &State) -> Vec<Move> {
        model::moves(instance, state)
    }

    fn is_goal(instance: &Instance, state: &State) -> bool {
        instance.goal().met(state.amounts(instance))
    }

    fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> AnswerOf<Self> {
        solve::solve(instance, reporter)
    }

    fn question(instance: &Instance) -> String {
        explain::question(instance)
    }

    fn describe_start(instance: &Instance) -> String {
        explain::start(instance)
    }

    fn headline(instance: &Instance, answer: &AnswerOf<Self>) -> String {
        proof::headline(instance, answer)
    }

    fn proof(instance: &Instance, answer: &AnswerOf<Self>) -> Vec<String> {
        proof::proof(instance, answer)
    }

    fn explain(instance: &Instance, step: &Step<'_, Self>) -> Words {
        explain::step(instance, step)
    }

    fn name(instance: &Instance, mv: &Move) -> String {
        names::short(instance, *mv)
    }

    fn describe(instance: &Instance, state: &State) -> String {
        names::state(instance, state)
    }

    fn hint(instance: &Instance, mv: &Move) -> String {
        explain::hint(instance, *mv)
    }

    fn standing(
        instance: &Instance,
        made: &[Move],
        rest: Option<&AnswerOf<Self>>,
        best: Option<&[Move]>,
    ) -> (String, String) {
        let left = match rest {
            None => Some(&[][..]),
            Some(answer) => (answer.verdict() == "solved").then(|| answer.moves()),
        };
        explain::standing(instance, made, left, best)
    }

    fn state_data(instance: &Instance, state: &State) -> Data {
        Data::numbers(state.amounts(instance))
    }

    fn answer_data(instance: &Instance, answer: &AnswerOf<Self>) -> Data {
        proof::answer_data(instance, answer)
    }

    fn facts(_: &Instance, answer: &AnswerOf<Self>) -> Vec<(&'static str, Data)> {
        proof::facts(answer)
    }
}
