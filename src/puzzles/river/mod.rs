//! River crossings: who may be left with whom, and a boat that takes few.

mod choices;
mod evidence;
mod explain;
mod instance;
pub mod layout;
mod model;
mod names;
mod party;
mod presets;
mod proof;
mod reading;
mod rule;
mod solve;
#[cfg(feature = "web")]
mod view;

#[cfg(test)]
mod tests;

use crate::engine::{AnswerOf, Data, Draft, Fault, Info, Puzzle, Reporter, Step, Words};

pub use choices::Choices;
pub use evidence::{Choice, Deep, Evidence, Reason, Spot};
pub use instance::{Crew, Instance, Island, Kind, Quarrel, Role, Rule};
pub use model::{Counts, Crossing, KINDS, Place, State};

/// The river crossing lab.
#[derive(Clone, Debug)]
pub struct River;

impl Puzzle for River {
    const INFO: &'static Info = &presets::INFO;

    type Instance = Instance;
    type State = State;
    type Move = Crossing;
    type Evidence = Evidence;
    type Choices = Choices;
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
        *instance.start()
    }

    fn from_here(instance: &Instance, state: &State) -> Instance {
        instance.from(state)
    }

    fn apply(instance: &Instance, state: &State, mv: &Crossing) -> Result<State, String> {
        model::apply(instance, state, mv)
    }

    fn moves(instance: &Instance, state: &State) -> Vec<Crossing> {
        model::moves(instance, state)
    }

    fn is_goal(instance: &Instance, state: &State) -> bool {
        model::is_goal(instance, state)
    }

    fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> AnswerOf<Self> {
        solve::solve(instance, reporter)
    }

    fn line(_: &Instance, answer: &AnswerOf<Self>, choices: &Choices) -> Vec<Crossing> {
        match answer.evidence().and_then(|evidence| evidence.deep.as_ref()) {
            Some(deep) if choices.depth && !deep.moves.is_empty() => deep.moves.clone(),
            _ => answer.moves().to_vec(),
        }
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

    fn name(instance: &Instance, mv: &Crossing) -> String {
        explain::name(instance, mv)
    }

    fn describe(instance: &Instance, state: &State) -> String {
        names::state(instance, state)
    }

    fn hint(instance: &Instance, mv: &Crossing) -> String {
        explain::hint(instance, mv)
    }

    fn standing(
        instance: &Instance,
        made: &[Crossing],
        rest: Option<&AnswerOf<Self>>,
        best: Option<&[Crossing]>,
    ) -> (String, String) {
        explain::standing(instance, made, rest, best)
    }

    fn state_data(instance: &Instance, state: &State) -> Data {
        proof::state_data(instance, state)
    }

    fn answer_data(instance: &Instance, answer: &AnswerOf<Self>) -> Data {
        proof::answer_data(instance, answer)
    }

    fn facts(_: &Instance, answer: &AnswerOf<Self>) -> Vec<(&'static str, Data)> {
        proof::facts(answer)
    }
}
