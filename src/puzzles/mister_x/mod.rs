//! Sum and product: a dialogue of people who each know a part, and what each remark tells.

mod explain;
mod hearing;
mod instance;
mod judge;
pub mod layout;
mod model;
pub mod names;
mod presets;
mod proof;
pub mod reading;
mod solve;
mod space;
mod sweep;
pub mod talk;
mod trial;
#[cfg(feature = "web")]
mod view;
mod why;

#[cfg(test)]
mod tests;

use crate::engine::{Answer, AnswerOf, Data, Draft, Fault, Info, Puzzle, Reporter, Step, Words};

pub use instance::{Instance, Person, Role};
pub use model::{Move, State};
pub use solve::{Evidence, Turn, Turned};
pub use space::{Bounds, Known, Listed, Pairs, Row, Space};
pub use sweep::{Finding, Over, Query};
pub use talk::{Remark, Says, Talk};

/// The lab of sum and product.
#[derive(Clone, Debug)]
pub struct MisterX;

/// What is looked at in the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// One possibility.
    At(u32),
    /// All that a person would be told the same of.
    Same(u8, u32),
}

/// How much of the pairs is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Zoom {
    /// All; through somebody's eyes, what is around the pairs that person thought of at first.
    #[default]
    Usual,
    /// All.
    Whole,
    /// What is around those that are left.
    Left,
    /// What is around the one that is looked at, and all that is alike to somebody.
    Looked,
    /// A part with this corner, the larger and the smaller number.
    Part(u32, u32),
}

/// What is set beside the puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// What is looked at.
    pub look: Option<Look>,
    /// How much of the pairs is drawn.
    pub zoom: Zoom,
    /// What was typed to be looked at.
    pub typed: String,
}

impl Puzzle for MisterX {
    const INFO: &'static Info = &presets::INFO;
    const REASONS: bool = true;
    const COUNTED: &'static str = "pair";
    const TABLES: bool = true;

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
        instance.start().clone()
    }

    fn from_here(instance: &Instance, state: &State) -> Instance {
        instance.from(state.clone())
    }

    fn apply(instance: &Instance, state: &State, mv: &Move) -> Result<State, String> {
        model::apply(instance, state, mv)
    }

    /// None: they would tell what goes. The drawing and the lists have them.
    fn moves(_: &Instance, _: &State) -> Vec<Move> {
        Vec::new()
    }

    fn is_goal(instance: &Instance, state: &State) -> bool {
        model::is_goal(instance, state)
    }

    fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> AnswerOf<Self> {
        solve::solve(instance, reporter)
    }

    fn learn(instance: &Instance, answer: &AnswerOf<Self>) {
        let Some(evidence) = answer.evidence() else { return };
        if let Some(worked) = &evidence.worked {
            instance.learn(worked, &evidence.survivors);
        }
    }

    fn line(_: &Instance, answer: &AnswerOf<Self>, _: &Choices) -> Vec<Move> {
        match answer {
            Answer::Impossible { evidence } => evidence.moves.clone(),
            _ => answer.moves().to_vec(),
        }
    }

    fn cases(instance: &Instance, _: &AnswerOf<Self>) -> u64 {
        instance.space().len() as u64
    }

    fn trial(
        instance: &Instance,
        answer: &AnswerOf<Self>,
        reporter: &mut dyn Reporter,
    ) -> Result<u64, String> {
        answer.evidence().map_or(Ok(0), |evidence| trial::trial(instance, evidence, reporter))
    }

    fn survey(instance: &Instance, query: &Query, reporter: &mut dyn Reporter) {
        sweep::survey(instance, query, reporter);
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
