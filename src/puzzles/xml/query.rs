//! Questions: a pattern with variables, or lines that make a table of bindings, keep, sort and build from it.

pub mod known;
mod parse;
pub mod run;
mod subterms;
mod whole;
pub mod write;

use std::rc::Rc;

use super::term::Term;

pub use parse::parse;
pub use subterms::{match_term, subterms, text_of};

/// The name of a variable.
pub type Name = Rc<str>;

/// A question: lines one after another. After a `build`, what follows begins anew.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    /// The lines.
    pub lines: Vec<Line>,
    /// The element that all is built into, if one is named.
    pub into: Option<Name>,
    /// The documents that are asked, the first of which is the one given.
    pub documents: Vec<Name>,
    /// Whether it is a pattern alone.
    pub plain: bool,
}

impl Program {
    /// Whether it ends with building.
    pub fn builds(&self) -> bool {
        matches!(self.lines.last(), Some(Line::Build(_)))
    }
}

/// Where sub-terms are looked for.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// In this of the documents.
    Document(usize),
    /// In what a variable is.
    Var(Name),
}

/// A line of a question: each takes a table of bindings and gives another.
#[derive(Clone, Debug, PartialEq)]
pub enum Line {
    /// Every sub-term like a pattern, a row for each. The variable is the whole of it.
    Each(Option<Name>, Term, Place),
    /// All sub-terms like a pattern, as one list.
    All(Name, Term, Place),
    /// Only the rows of which something is so.
    When(Term, Test, Term),
    /// A term by a name: the second one where something is not like a pattern.
    Let(Name, Term, Option<(Term, Term, Term)>),
    /// The rows in the standard order of these.
    Sort(Vec<Name>),
    /// Of rows that are alike in these, the first.
    Once(Vec<Name>),
    /// Of rows that are alike in the third, one, with all that the second is in them as a list by the first name.
    Gather(Name, Name, Name),
    /// Of rows that are alike in the second, the one with the least of the first.
    Least(Name, Name),
    /// A term for each row.
    Build(Term),
}

/// What may be asked of two terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test {
    /// The first is like the second, which is a pattern.
    Is,
    /// They differ.
    Differs,
    /// As numbers.
    Less,
    /// As numbers.
    LessOrEqual,
    /// As numbers.
    Greater,
    /// As numbers.
    GreaterOrEqual,
    /// As text, of which the second is a part.
    Contains,
    /// As text, which the second begins.
    Begins,
    /// As text, which the second ends.
    Ends,
    /// As lists with the same items, in whatever order.
    Same,
    /// The first comes before the second in the document.
    Before,
}

/// Each test as it is written.
pub const TESTS: [(&str, Test); 11] = [
    ("\\=", Test::Differs),
    (">=", Test::GreaterOrEqual),
    ("=<", Test::LessOrEqual),
    ("=", Test::Is),
    (">", Test::Greater),
    ("<", Test::Less),
    ("contains", Test::Contains),
    ("begins", Test::Begins),
    ("ends", Test::Ends),
    ("same", Test::Same),
    ("before", Test::Before),
];
