use serde::{Deserialize, Serialize};

use super::instance::Instance;
use super::query::run::Done;
use super::read::Kind;
use super::term::Origin;

/// One step: what a reader (or writer) does next, or what is done next to answer a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// Takes the declaration.
    Signature,
    /// Takes the document type.
    Doctype,
    /// Opens an element.
    Open,
    /// Takes an element that is closed at once.
    Empty,
    /// Closes an element.
    Close,
    /// Takes text.
    Text,
    /// Takes CDATA.
    Cdata,
    /// Takes a comment.
    Comment,
    /// Takes an instruction.
    Instructions,
    /// Leaves out blank space.
    Layout,
    /// Puts an entity's text in its place.
    Entity,
    /// Keeps the rest as it is.
    Unparsed,
    /// Ends with an element still open.
    OutOfContext,
    /// Reads a long document all at once.
    All,
    /// Finds a sub-term that is like the pattern: the node it is, if it is one.
    Found(Option<Origin>),
    /// Finds none.
    None,
    /// Makes a list of so many.
    Listed(u32),
    /// Keeps a row, or not.
    Keep(bool),
    /// Names a term: the first one given, or the other.
    Name(bool),
    /// Sorts the rows.
    Sort,
    /// Makes one row of rows that are alike, or keeps the least.
    Merge,
    /// Builds a term.
    Build,
}

/// How far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// How many steps are made.
    pub at: u32,
}

/// Every step of an instance.
pub fn plan(instance: &Instance) -> Vec<Move> {
    if instance.main().misfit.is_some() {
        return Vec::new();
    }
    if instance.program().is_some() {
        let run = instance.answered();
        return run.map_or_else(Vec::new, |run| run.steps.iter().map(|step| of_done(&step.done)).collect());
    }
    let main = instance.main();
    if main.pieces.is_empty() && !main.document.content.is_empty() {
        return vec![Move::All];
    }
    main.pieces.iter().map(|piece| of_kind(&piece.kind)).collect()
}

fn of_kind(kind: &Kind) -> Move {
    match kind {
        Kind::Signature => Move::Signature,
        Kind::Doctype(_) => Move::Doctype,
        Kind::Open => Move::Open,
        Kind::Empty => Move::Empty,
        Kind::Close => Move::Close,
        Kind::Text(_) => Move::Text,
        Kind::Cdata => Move::Cdata,
        Kind::Comment => Move::Comment,
        Kind::Instructions => Move::Instructions,
        Kind::Layout => Move::Layout,
        Kind::Entity(..) => Move::Entity,
        Kind::Unparsed => Move::Unparsed,
        Kind::OutOfContext => Move::OutOfContext,
    }
}

fn of_done(done: &Done) -> Move {
    match done {
        Done::Found(node) => Move::Found(*node),
        Done::None => Move::None,
        Done::Listed(many) => Move::Listed(*many as u32),
        Done::Kept => Move::Keep(true),
        Done::Dropped => Move::Keep(false),
        Done::Named(like) => Move::Name(*like),
        Done::Sorted => Move::Sort,
        Done::Merged => Move::Merge,
        Done::Built => Move::Build,
    }
}

/// Makes a step.
///
/// # Errors
/// Why it is not what comes next.
pub fn apply(instance: &Instance, state: &State, mv: &Move) -> Result<State, String> {
    match instance.plan().get(state.at as usize) {
        None => Err("everything is done".to_owned()),
        Some(next) if next == mv => Ok(State { at: state.at + 1 }),
        Some(next) => Err(super::explain::refusal(instance, state, *mv, *next)),
    }
}

/// Whether nothing is left to do.
pub fn is_goal(instance: &Instance, state: &State) -> bool {
    let main = instance.main();
    main.misfit.is_none()
        && !matches!(instance.run(), Some(Err(_)))
        && state.at as usize >= instance.plan().len()
}
