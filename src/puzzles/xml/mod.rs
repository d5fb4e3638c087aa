//! XML and terms: a document both ways, and questions asked of it.

pub mod doc;
pub mod encoding;
mod entities;
mod explain;
mod html;
mod instance;
pub mod large;
pub mod layout;
pub mod leaves;
mod model;
mod names;
pub mod options;
mod presets;
mod proof;
pub mod query;
pub mod read;
pub mod reading;
mod saying;
mod solve;
pub mod source;
pub mod term;
#[cfg(feature = "web")]
mod view;
pub mod write;

#[cfg(test)]
mod tests;

use crate::engine::{AnswerOf, Data, Draft, Fault, Info, Puzzle, Reporter, Step, Words};

pub use instance::Instance;
pub use model::{Move, State};

/// The lab of documents.
#[derive(Clone, Debug)]
pub struct Xml;

/// What is set beside the puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// The node under the cursor: of which document, and its number.
    pub node: Option<term::Origin>,
    /// Of a large document: the first row that is seen of each of its texts.
    pub seen: [u32; 2],
}

impl Puzzle for Xml {
    const INFO: &'static Info = &presets::INFO;
    const REASONS: bool = true;
    const COUNTED: &'static str = "step";

    type Instance = Instance;
    type State = State;
    type Move = Move;
    type Evidence = ();
    type Choices = Choices;
    type Tally = ();
    type Query = large::Opened;
    type Finding = large::Finding;

    const ABOUT: bool = true;

    fn text(bytes: Vec<u8>) -> Result<String, String> {
        Ok(encoding::decode(&bytes).text)
    }

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

    /// None: to list what comes next would tell it.
    fn moves(_: &Instance, _: &State) -> Vec<Move> {
        Vec::new()
    }

    fn is_goal(instance: &Instance, state: &State) -> bool {
        model::is_goal(instance, state)
    }

    fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> AnswerOf<Self> {
        solve::solve(instance, reporter)
    }

    fn survey(instance: &Instance, opened: &large::Opened, reporter: &mut dyn Reporter) {
        large::survey(instance, opened, reporter);
    }

    fn cases(instance: &Instance, _: &AnswerOf<Self>) -> u64 {
        solve::cases(instance)
    }

    fn trial(instance: &Instance, _: &AnswerOf<Self>, _: &mut dyn Reporter) -> Result<u64, String> {
        solve::trial(instance)
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

    fn is_fault(instance: &Instance) -> bool {
        instance.program().is_none() && instance.main().slip.is_some()
    }

    fn proof(instance: &Instance, answer: &AnswerOf<Self>) -> Vec<String> {
        proof::proof(instance, answer)
    }

    fn explain(instance: &Instance, step: &Step<'_, Self>) -> Words {
        explain::step(instance, step)
    }

    fn name(_: &Instance, mv: &Move) -> String {
        explain::name_of(mv)
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
        explain::standing(instance, made.len(), rest)
    }

    fn appendix(instance: &Instance, _: &AnswerOf<Self>) -> Option<String> {
        proof::appendix(instance)
    }

    fn state_data(instance: &Instance, state: &State) -> Data {
        proof::state_data(instance, state)
    }

    fn answer_data(instance: &Instance, answer: &AnswerOf<Self>) -> Data {
        proof::answer_data(instance, answer)
    }

    fn facts(instance: &Instance, _: &AnswerOf<Self>) -> Vec<(&'static str, Data)> {
        proof::facts(instance)
    }
}
