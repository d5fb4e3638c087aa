//! Whodunit: who did it and who lies, told by what can stand together.

mod case;
mod explain;
mod expr;
mod instance;
mod known;
pub mod layout;
mod logic;
mod model;
pub mod names;
mod parse;
mod presets;
mod proof;
pub mod reading;
mod saying;
mod solve;
#[cfg(feature = "web")]
mod view;
pub mod write;

#[cfg(test)]
mod tests;

use crate::engine::{Answer, AnswerOf, Data, Draft, Fault, Info, Puzzle, Reporter, Step, Words};

pub use case::{Case, Liars};
pub use expr::{Expr, Many, Quality};
pub use instance::Instance;
pub use known::{Known, Thing};
pub use logic::{Unit, Why};
pub use model::{Frame, Move, State, World};
pub use solve::{Certain, Evidence};

/// The lab of whodunits.
#[derive(Clone, Debug)]
pub struct Whodunit;

/// What is set beside the puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// The statements a person has picked to compare.
    pub picked: Vec<Unit>,
}

impl Puzzle for Whodunit {
    const INFO: &'static Info = &presets::INFO;
    const REASONS: bool = true;
    const COUNTED: &'static str = "step";

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
        instance.start()
    }

    fn from_here(instance: &Instance, state: &State) -> Instance {
        instance.from(state)
    }

    fn apply(instance: &Instance, state: &State, mv: &Move) -> Result<State, String> {
        model::apply(instance, state, mv)
    }

    /// None: the drawing has them.
    fn moves(_: &Instance, _: &State) -> Vec<Move> {
        Vec::new()
    }

    fn is_goal(_: &Instance, state: &State) -> bool {
        model::is_goal(state)
    }

    fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> AnswerOf<Self> {
        solve::solve(instance, reporter)
    }

    fn line(_: &Instance, answer: &AnswerOf<Self>, _: &Choices) -> Vec<Move> {
        match answer {
            Answer::Impossible { evidence } => evidence.moves.clone(),
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

    fn name(instance: &Instance, mv: &Move) -> String {
        explain::name_of(instance, mv)
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
