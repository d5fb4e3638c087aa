//! Counterfeit coins: find the one that is heavier or lighter with a balance.

mod bits;
pub mod bound;
mod choices;
mod compare;
mod explain;
pub mod fixed;
mod instance;
pub mod layout;
pub mod model;
mod names;
mod presets;
pub mod procedure;
mod proof;
pub mod reading;
mod set;
mod solve;
mod standing;
mod state;
pub mod strategy;
pub mod tree;
mod trial;
#[cfg(feature = "web")]
mod view;

#[cfg(test)]
mod tests;

use crate::engine::{AnswerOf, Data, Draft, Fault, Info, Puzzle, Reporter, Step, Words};

pub use choices::{Answerer, Choices};
pub use instance::{Fake, Instance, Tell};
pub use model::{Case, Conclusion, Mark, Move, Tilt};
pub use set::Coins;
pub use solve::{Evidence, Who};
pub use state::State;

/// The counterfeit coin lab.
#[derive(Clone, Debug)]
pub struct Coinage;

impl Puzzle for Coinage {
    const INFO: &'static Info = &presets::INFO;

    type Instance = Instance;
    type State = State;
    type Move = Move;
    type Evidence = Evidence;
    type Choices = Choices;
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
        instance.start()
    }

    fn from_here(instance: &Instance, state: &State) -> Instance {
        instance.from(state)
    }

    fn apply(instance: &Instance, state: &State, mv: &Move) -> Result<State, String> {
        model::apply(instance, state, mv)
    }

    /// None: the ways to load a balance are too many to list, and what it then
    /// does is not for whoever loads it to say.
    fn moves(_: &Instance, _: &State) -> Vec<Move> {
        Vec::new()
    }

    fn is_goal(instance: &Instance, state: &State) -> bool {
        let allowed = instance.weighings().is_none_or(|allowed| state.used() <= allowed);
        allowed && state.conclusion(instance.tell()).is_some()
    }

    fn solve(instance: &Instance, _: &mut dyn Reporter) -> AnswerOf<Self> {
        solve::solve(instance)
    }

    fn line(instance: &Instance, answer: &AnswerOf<Self>, choices: &Choices) -> Vec<Move> {
        if answer.verdict() == "solved" { solve::line(instance, &choices.who) } else { Vec::new() }
    }

    fn following(instance: &Instance, choices: &Choices) -> Option<Choices> {
        let Who::Every(case) = choices.who else { return None };
        let next = case + 1;
        (next < instance.fresh().cases()).then(|| Choices { who: Who::Every(next), ..choices.clone() })
    }

    fn cases(instance: &Instance, answer: &AnswerOf<Self>) -> u64 {
        if answer.verdict() == "solved" { instance.position().cases() } else { 0 }
    }

    fn trial(
        instance: &Instance,
        answer: &AnswerOf<Self>,
        reporter: &mut dyn Reporter,
    ) -> Result<u64, String> {
        if answer.verdict() == "solved" { trial::trial(instance, reporter) } else { Ok(0) }
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

    fn name(_: &Instance, mv: &Move) -> String {
        names::short_move(mv)
    }

    fn describe(instance: &Instance, state: &State) -> String {
        names::state(instance, state)
    }

    fn hint(instance: &Instance, mv: &Move) -> String {
        explain::hint(instance, mv)
    }

    fn standing(
        instance: &Instance,
        made: &[Move],
        _: Option<&AnswerOf<Self>>,
        _: Option<&[Move]>,
    ) -> (String, String) {
        standing::standing(instance, made)
    }

    fn appendix(instance: &Instance, answer: &AnswerOf<Self>) -> Option<String> {
        let solved = answer.verdict() == "solved";
        procedure::Procedure::of(instance).filter(|_| solved).map(|procedure| procedure.text(instance))
    }

    fn state_data(_: &Instance, state: &State) -> Data {
        let plain = |coins: &Coins| Data::Text(procedure::plain(coins));
        Data::Map(vec![
            ("left", plain(state.left())),
            ("right", plain(state.right())),
            ("untested", plain(&state.coins(Mark::Untested))),
            ("heavy", plain(&state.coins(Mark::Heavy))),
            ("light", plain(&state.coins(Mark::Light))),
            ("genuine", plain(&state.coins(Mark::Genuine))),
        ])
    }

    fn answer_data(instance: &Instance, answer: &AnswerOf<Self>) -> Data {
        proof::answer_data(instance, answer)
    }

    fn facts(_: &Instance, answer: &AnswerOf<Self>) -> Vec<(&'static str, Data)> {
        proof::facts(answer)
    }
}
