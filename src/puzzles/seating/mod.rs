//! The exam room: seat groups so that no two of one group touch, and count the ways.

mod bits;
pub mod board;
mod choices;
mod explain;
pub mod export;
pub mod fill;
mod frontier;
mod graph;
mod instance;
pub mod layout;
mod model;
mod names;
mod presets;
mod proof;
mod reading;
pub mod reason;
mod room;
pub mod search;
mod solve;
mod spread;
mod symmetry;
pub mod tables;
#[cfg(feature = "web")]
mod view;
pub mod ways;

#[cfg(test)]
mod tests;

use crate::engine::{AnswerOf, Data, Draft, Fault, Info, Puzzle, Reporter, Step, Timeline, Words};

pub use choices::{Brush, Choices};
pub use instance::{Group, Instance};
pub use model::{Back, Move, State, Why};
pub use room::{Room, Touch};
pub use solve::{Counts, Evidence};
pub use symmetry::Turn;
use tables::TooMany;
use ways::Ways;

/// The exam room lab.
#[derive(Clone, Debug)]
pub struct Seating;

impl Puzzle for Seating {
    const INFO: &'static Info = &presets::INFO;
    const TALLIES: bool = true;
    const TABLES: bool = true;

    type Instance = Instance;
    type State = State;
    type Move = Move;
    type Evidence = Evidence;
    type Choices = Choices;
    /// In how many ways the room can be filled from here; none where nobody could be asked.
    type Tally = Option<Result<Ways, TooMany>>;
    type Query = ();
    type Finding = ();

    fn validate(draft: &Draft) -> Result<Instance, Vec<Fault>> {
        Instance::read(draft)
    }

    fn draft(instance: &Instance) -> Draft {
        instance.draft()
    }

    fn start(instance: &Instance) -> State {
        model::start(instance)
    }

    fn from_here(instance: &Instance, state: &State) -> Instance {
        instance.from(state)
    }

    fn apply(instance: &Instance, state: &State, mv: &Move) -> Result<State, String> {
        model::apply(instance, state, mv)
    }

    /// None: every group on every seat is too much to list; the drawing has them.
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
        match answer.evidence().and_then(|evidence| evidence.search.as_ref()) {
            Some(search) if choices.search => search.moves.clone(),
            _ => answer.moves().to_vec(),
        }
    }

    /// Which of the seatings is shown makes no difference to whoever tries it.
    fn played(instance: &Instance) -> Instance {
        instance.with_pick(Ways::ONE)
    }

    fn tally(instance: &Instance, reporter: &mut dyn Reporter) -> Self::Tally {
        Some(solve::left(instance, reporter))
    }

    /// Where the tables are so small that a hundred are made within a second or so.
    fn foretells(answer: &AnswerOf<Self>) -> bool {
        let counts = answer.evidence().and_then(|evidence| evidence.counts.as_ref());
        counts.is_some_and(|counts| counts.patterns() < 20_000)
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
        let mut here = Timeline::<Self>::new(instance);
        // What a person made, the rules have allowed.
        let _ = here.extend(instance, made.iter().cloned());
        explain::standing(&instance.from(here.state()), rest)
    }

    fn appendix(instance: &Instance, answer: &AnswerOf<Self>) -> Option<String> {
        proof::filled(instance, answer).map(|state| export::plan(instance, &state))
    }

    fn table(instance: &Instance, state: &State) -> String {
        export::table(instance, state)
    }

    fn state_data(instance: &Instance, state: &State) -> Data {
        proof::state_data(instance, state.seats())
    }

    fn answer_data(instance: &Instance, answer: &AnswerOf<Self>) -> Data {
        proof::answer_data(instance, answer)
    }

    fn facts(instance: &Instance, answer: &AnswerOf<Self>) -> Vec<(&'static str, Data)> {
        proof::facts(instance, answer)
    }
}
