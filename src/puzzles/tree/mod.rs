//! One tree, walked depth first and breadth first.

mod explain;
mod grow;
mod instance;
pub mod layout;
mod model;
mod names;
mod presets;
mod proof;
mod reading;
mod solve;
#[cfg(feature = "web")]
mod view;

#[cfg(test)]
mod tests;

use crate::engine::{AnswerOf, Data, Draft, Fault, Info, Puzzle, Reporter, Step, Words};

pub use grow::Tree;
pub use instance::{Cut, Instance, Kind, Order};
pub use model::{State, Visit};
pub use solve::{Evidence, Walk};

/// The lab of search orders.
#[derive(Clone, Debug)]
pub struct Trees;

impl Puzzle for Trees {
    const INFO: &'static Info = &presets::INFO;

    type Instance = Instance;
    type State = State;
    type Move = Visit;
    type Evidence = Evidence;
    type Choices = ();
    type Tally = ();
    type Query = ();
    type Finding = ();

    fn validate(draft: &Draft) -> Result<Instance, Vec<Fault>> {
        reading::read(draft)
    }

    fn draft(instance: &Instance) -> Draft {
        instance.draft()
    }

    fn start(instance: &Instance) -> State {
        State { visited: instance.visited() }
    }

    fn from_here(instance: &Instance, state: &State) -> Instance {
        instance.from(state.visited)
    }

    fn apply(instance: &Instance, state: &State, mv: &Visit) -> Result<State, String> {
        model::apply(instance, state, mv)
    }

    /// None: the one move allowed would give away what is asked.
    fn moves(_: &Instance, _: &State) -> Vec<Visit> {
        Vec::new()
    }

    fn is_goal(instance: &Instance, state: &State) -> bool {
        model::is_goal(instance, state)
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

    fn name(instance: &Instance, mv: &Visit) -> String {
        names::node(instance, mv.node)
    }

    fn describe(instance: &Instance, state: &State) -> String {
        explain::describe(instance, state)
    }

    fn hint(instance: &Instance, mv: &Visit) -> String {
        explain::hint(instance, mv)
    }

    fn standing(
        _: &Instance,
        made: &[Visit],
        rest: Option<&AnswerOf<Self>>,
        _: Option<&[Visit]>,
    ) -> (String, String) {
        explain::standing(made.len(), rest)
    }

    fn state_data(instance: &Instance, state: &State) -> Data {
        proof::state_data(instance, state)
    }

    fn answer_data(instance: &Instance, answer: &AnswerOf<Self>) -> Data {
        proof::answer_data(instance, answer)
    }

    fn facts(instance: &Instance, answer: &AnswerOf<Self>) -> Vec<(&'static str, Data)> {
        proof::facts(instance, answer)
    }
}
