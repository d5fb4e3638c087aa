//! Zoom tracks: one-way tracks between any two places, so that any two share a next place.

pub mod board;
mod clues;
mod explain;
mod instance;
pub mod layout;
mod made;
pub mod marks;
mod model;
pub mod names;
mod presets;
mod proof;
mod reading;
pub mod rules;
pub mod search;
mod solve;
pub mod suppose;
pub mod theory;
#[cfg(feature = "web")]
mod view;

#[cfg(test)]
mod tests;

use crate::engine::{Answer, AnswerOf, Data, Draft, Fault, Info, Puzzle, Reporter, Step, Words};

pub use clues::Clues;
pub use instance::{Instance, Meet};
pub use model::{Move, Reason, State};
pub use solve::Evidence;

/// The lab of zoom tracks.
#[derive(Clone, Debug)]
pub struct Tracks;

/// What is set beside the puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// The completion that is shown whole, from 0; none for the reasoning.
    pub shown: Option<usize>,
    /// The two places whose friends are to meet; one while the other is awaited.
    pub friends: (Option<u8>, Option<u8>),
}

impl Puzzle for Tracks {
    const INFO: &'static Info = &presets::INFO;
    const REASONS: bool = true;
    const COUNTED: &'static str = "board";
    const TABLES: bool = true;

    type Instance = Instance;
    type State = State;
    type Move = Move;
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
        model::start(instance)
    }

    fn from_here(instance: &Instance, state: &State) -> Instance {
        instance.with(*state)
    }

    fn apply(instance: &Instance, state: &State, mv: &Move) -> Result<State, String> {
        model::apply(instance, state, mv)
    }

    /// None: the drawing has them, a track each way between any two places.
    fn moves(_: &Instance, _: &State) -> Vec<Move> {
        Vec::new()
    }

    fn is_goal(instance: &Instance, state: &State) -> bool {
        model::is_goal(instance, state)
    }

    fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> AnswerOf<Self> {
        solve::solve(instance, reporter)
    }

    fn line(_: &Instance, answer: &AnswerOf<Self>, choices: &Choices) -> Vec<Move> {
        let Some(evidence) = answer.evidence() else { return Vec::new() };
        match (choices.shown.and_then(|at| evidence.listed.get(at)), answer) {
            (Some(rows), _) => vec![Move::Whole(rows.clone())],
            (None, Answer::Impossible { .. }) => evidence.moves.clone(),
            (None, _) => answer.moves().to_vec(),
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

    fn name(instance: &Instance, mv: &Move) -> String {
        explain::name(instance, mv)
    }

    fn describe(instance: &Instance, state: &State) -> String {
        explain::describe(instance, state)
    }

    fn hint(instance: &Instance, mv: &Move) -> String {
        explain::hint(instance, mv)
    }

    fn standing(
        instance: &Instance,
        made: &[Move],
        rest: Option<&AnswerOf<Self>>,
        _: Option<&[Move]>,
    ) -> (String, String) {
        explain::standing(instance, made, rest)
    }

    fn table(instance: &Instance, state: &State) -> String {
        proof::table(instance, state)
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
