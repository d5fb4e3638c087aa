//! Cryptarithms: every solution, and the reasoning that finds it.

pub mod board;
pub mod clash;
pub mod columns;
mod count;
mod derive;
mod explain;
mod found;
mod instance;
pub mod layout;
pub mod letters;
mod look;
mod model;
pub mod names;
mod narrow;
mod presets;
mod proof;
mod reading;
pub mod reason;
pub mod setter;
mod solve;
#[cfg(feature = "web")]
mod view;
mod ways;
mod weigh;

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use crate::engine::{AnswerOf, Data, Draft, Fault, Info, Puzzle, Reporter, Step, Words};

pub use instance::{Equation, Instance, Sign, Term, Word};
pub use model::{Case, Move, Other, Scratch, State};
pub use solve::Evidence;

/// The lab of cryptarithms.
#[derive(Clone, Debug)]
pub struct Cryptarithm;

/// What is set beside the puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// The solution that is shown whole, from 0; none for the reasoning.
    pub solution: Option<usize>,
    /// Which part of the list of solutions is shown, from 0.
    pub page: usize,
    /// The letter the next digit is for, where a person tries it.
    pub letter: Option<u8>,
}

/// Words to be made into sums.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Query {
    /// The words as a person gave them.
    pub words: String,
    /// Whether three words are added too.
    pub three: bool,
}

/// What comes before a solver has done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finding {
    /// A solution: the letters' digits.
    Solution(Vec<u8>),
    /// A sum with one solution.
    Made(setter::Made),
}

impl Puzzle for Cryptarithm {
    const INFO: &'static Info = &presets::INFO;
    const REASONS: bool = true;
    const COUNTED: &'static str = "solution";

    type Instance = Instance;
    type State = State;
    type Move = Move;
    type Evidence = Evidence;
    type Choices = Choices;
    type Tally = ();
    type Query = Query;
    type Finding = Finding;

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
        model::from_here(instance, state)
    }

    fn apply(instance: &Instance, state: &State, mv: &Move) -> Result<State, String> {
        model::apply(instance, state, mv)
    }

    /// None: every digit for every letter is too much to list; the drawing has them.
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
        match choices.solution.and_then(|at| evidence.solutions.get(at)) {
            Some(digits) => vec![Move::Write(digits.clone())],
            None if evidence.solutions.is_empty() => evidence.moves.clone(),
            None => answer.moves().to_vec(),
        }
    }

    fn survey(instance: &Instance, query: &Query, reporter: &mut dyn Reporter) {
        setter::survey(instance, query, reporter);
    }

    /// What puts no digit where there was none.
    fn tells(before: &State, after: &State) -> bool {
        let sure = |state: &State| {
            let known = state.digits().iter().flatten().count();
            if state.scratch.cases.is_empty() { known } else { 0 }
        };
        sure(after) <= sure(before)
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
        _: &Instance,
        _: &[Move],
        rest: Option<&AnswerOf<Self>>,
        _: Option<&[Move]>,
    ) -> (String, String) {
        explain::standing(rest)
    }

    fn appendix(instance: &Instance, answer: &AnswerOf<Self>) -> Option<String> {
        proof::listed(instance, answer)
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
