use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use super::{Answer, Data, Draft, Fault, Info, Reporter};

/// A puzzle's answer, with its own moves and evidence.
pub type AnswerOf<P> = Answer<<P as Puzzle>::Move, <P as Puzzle>::Evidence>;

/// What is said of one step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// What is done, a heading.
    pub say: String,
    /// Why, in a few sentences.
    pub why: String,
    /// What is so afterwards.
    pub after: String,
}

/// One step as `explain` is told it.
pub struct Step<'a, P: Puzzle> {
    /// Its number, from 1.
    pub number: usize,
    /// How many steps the whole plan has.
    pub of: usize,
    /// The state it starts from.
    pub before: &'a P::State,
    /// The move.
    pub mv: &'a P::Move,
    /// The state it ends in.
    pub after: &'a P::State,
    /// The move that follows.
    pub next: Option<&'a P::Move>,
    /// The answer it belongs to; none for a step a person tried.
    pub answer: Option<&'a AnswerOf<P>>,
}

/// A puzzle: its rules, its solver and its words. See `puzzles/template` for the least one.
///
/// The type itself is a mere name; it is `Clone` so that what is generic over it can be.
pub trait Puzzle: Clone + Sized + 'static {
    /// What it says about itself.
    const INFO: &'static Info;

    /// A question with a definite meaning. Valid by construction: private
    /// fields, made only by [`Puzzle::validate`] and [`Puzzle::from_here`].
    type Instance: Clone + PartialEq + Debug;
    /// What changes as moves are made.
    type State: Clone + PartialEq + Debug;
    /// One move, as data.
    type Move: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What a proof rests on, as data.
    type Evidence: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What a person may set beside the puzzle without changing it, such as
    /// who answers; `()` where there is nothing.
    type Choices: Clone + PartialEq + Debug + Default;
    /// What is told of every place while it is shown, where telling needs the
    /// solver, such as how many ways are left; `()` where nothing is.
    type Tally: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned;

    /// What may be asked of the solver beside the puzzle, such as which words
    /// make good ones; `()` where there is nothing.
    type Query: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned;
    /// What a solver tells of before it has done: solutions, or what a query asks for.
    type Finding: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// Whether anything is told of every place; such a puzzle has no [`Puzzle::cases`].
    const TALLIES: bool = false;

    /// Whether what a query finds depends on the puzzle beside it: then it is asked anew when that changes, and put
    /// away when a link is opened or another query put down.
    const ABOUT: bool = false;

    /// What its solver counts as it goes on.
    const COUNTED: &'static str = "state";

    /// Whether its moves are reasons, and no plan: then no number of them is the best.
    const REASONS: bool = false;

    /// Whether a state as a table is of use.
    const TABLES: bool = false;

    /// What a file says that is given for one of its keys.
    ///
    /// # Errors
    /// Why it is no text.
    fn text(bytes: Vec<u8>) -> Result<String, String> {
        String::from_utf8(bytes).map_err(|_| "what is given is not UTF-8 text".to_owned())
    }

    /// Reads a draft.
    ///
    /// # Errors
    /// Every field's fault at once.
    fn validate(draft: &Draft) -> Result<Self::Instance, Vec<Fault>>;

    /// The canonical draft of an instance: `validate` of it is the instance again.
    fn draft(instance: &Self::Instance) -> Draft;

    /// Where it begins.
    fn start(instance: &Self::Instance) -> Self::State;

    /// The same question asked from `state`.
    fn from_here(instance: &Self::Instance, state: &Self::State) -> Self::Instance;

    /// Makes a move by the rules.
    ///
    /// # Errors
    /// Why the rules refuse it, as a sentence.
    fn apply(instance: &Self::Instance, state: &Self::State, mv: &Self::Move) -> Result<Self::State, String>;

    /// Every move the rules allow, in a fixed order; none where they are too many to list.
    fn moves(instance: &Self::Instance, state: &Self::State) -> Vec<Self::Move>;

    /// Whether `state` is what was asked for.
    fn is_goal(instance: &Self::Instance, state: &Self::State) -> bool;

    /// Solves it.
    fn solve(instance: &Self::Instance, reporter: &mut dyn Reporter) -> AnswerOf<Self>;

    /// Keeps with a puzzle what its solver worked out, so that the page need not do it again. Until
    /// [`Puzzle::trial`] has been through, it is only believed.
    fn learn(_instance: &Self::Instance, _answer: &AnswerOf<Self>) {}

    /// The moves to be watched under `choices`, from the start to an end. Where
    /// there is no solution, and there are moves that show it, those.
    fn line(
        _instance: &Self::Instance,
        answer: &AnswerOf<Self>,
        _choices: &Self::Choices,
    ) -> Vec<Self::Move> {
        answer.moves().to_vec()
    }

    /// The choices whose line is played when the present one has ended; none where playing ends.
    fn following(_instance: &Self::Instance, _choices: &Self::Choices) -> Option<Self::Choices> {
        None
    }

    /// How many cases [`Puzzle::trial`] tries of an answer; 0 where the replay
    /// of its moves is the whole check.
    fn cases(_instance: &Self::Instance, _answer: &AnswerOf<Self>) -> u64 {
        0
    }

    /// Tries an answer on every case it must serve, by the rules alone.
    ///
    /// # Errors
    /// The first case it fails, in words.
    fn trial(
        _instance: &Self::Instance,
        _answer: &AnswerOf<Self>,
        _reporter: &mut dyn Reporter,
    ) -> Result<u64, String> {
        Ok(0)
    }

    /// The puzzle a person plays, whose game is kept: without what only chooses among its answers.
    fn played(instance: &Self::Instance) -> Self::Instance {
        instance.clone()
    }

    /// What is told of the start of `instance`; the default where it cannot be.
    fn tally(_instance: &Self::Instance, _reporter: &mut dyn Reporter) -> Self::Tally {
        Self::Tally::default()
    }

    /// Whether all places of a line may be told of beforehand, since each is told quickly.
    fn foretells(_answer: &AnswerOf<Self>) -> bool {
        false
    }

    /// Looks for what `query` asks for, and tells of each finding as it comes.
    fn survey(_instance: &Self::Instance, _query: &Self::Query, _reporter: &mut dyn Reporter) {}

    /// Whether the move between these states only tells something, so that a
    /// person who asks for more hints is told of the next one too.
    fn tells(_before: &Self::State, _after: &Self::State) -> bool {
        false
    }

    /// The question as one sentence.
    fn question(instance: &Self::Instance) -> String;

    /// How it begins, as a heading.
    fn describe_start(instance: &Self::Instance) -> String;

    /// The verdict as a headline.
    fn headline(instance: &Self::Instance, answer: &AnswerOf<Self>) -> String;

    /// Whether what was found is that something is wrong: no good news, though it is a solution.
    fn is_fault(_instance: &Self::Instance) -> bool {
        false
    }

    /// The proof, a paragraph each.
    fn proof(instance: &Self::Instance, answer: &AnswerOf<Self>) -> Vec<String>;

    /// What is said of a step.
    fn explain(instance: &Self::Instance, step: &Step<'_, Self>) -> Words;

    /// A move in a few words, as a button or a list has them.
    fn name(instance: &Self::Instance, mv: &Self::Move) -> String;

    /// A state in a few words.
    fn describe(instance: &Self::Instance, state: &Self::State) -> String;

    /// Where to look for the next move from the start of `instance`, without naming it.
    fn hint(instance: &Self::Instance, mv: &Self::Move) -> String;

    /// How a person stands who has made `made`: a heading and a sentence.
    /// `rest` is the answer from there, `None` at the goal; `best` the best plan
    /// from the start, where it is known.
    fn standing(
        instance: &Self::Instance,
        made: &[Self::Move],
        rest: Option<&AnswerOf<Self>>,
        best: Option<&[Self::Move]>,
    ) -> (String, String);

    /// A text that belongs to an answer besides its steps, such as a whole procedure.
    fn appendix(_instance: &Self::Instance, _answer: &AnswerOf<Self>) -> Option<String> {
        None
    }

    /// A state as a table, commas between.
    fn table(_instance: &Self::Instance, _state: &Self::State) -> String {
        String::new()
    }

    /// A state as data.
    fn state_data(instance: &Self::Instance, state: &Self::State) -> Data;

    /// The typed answer, as data.
    fn answer_data(instance: &Self::Instance, answer: &AnswerOf<Self>) -> Data;

    /// The named figures.
    fn facts(instance: &Self::Instance, answer: &AnswerOf<Self>) -> Vec<(&'static str, Data)>;
}
