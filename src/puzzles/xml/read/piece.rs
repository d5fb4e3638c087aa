//! What a reader does, piece by piece.

use super::super::doc::Span;

/// One thing that a reader does.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// What.
    pub kind: Kind,
    /// Of which part of the text.
    pub span: Span,
    /// The number of the node it is about; for what makes no node, of the node that comes next.
    pub node: u32,
    /// How many elements are open afterwards.
    pub depth: u32,
}

/// What a reader does.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// Takes the document's declaration.
    Signature,
    /// Takes the document type; the entities that it defines.
    Doctype(Vec<(String, String)>),
    /// Opens an element.
    Open,
    /// Takes an element that is closed at once.
    Empty,
    /// Closes an element.
    Close,
    /// Takes text; the entities that stood in it.
    Text(Vec<(String, String)>),
    /// Takes CDATA.
    Cdata,
    /// Takes a comment.
    Comment,
    /// Takes an instruction.
    Instructions,
    /// Leaves out blank space between tags.
    Layout,
    /// Puts an entity's text in its place, between nodes; its name and text.
    Entity(String, String),
    /// Gives up: keeps the rest as it is.
    Unparsed,
    /// Comes to the end with an element still open.
    OutOfContext,
}
