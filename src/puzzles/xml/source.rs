//! A document as it was given, and the two texts it then has.

use serde::{Deserialize, Serialize};

use super::doc::Document;
use super::html;
use super::options::Options;
use super::read::{Kind, Piece, Reading, Slip, read};
use super::term::lines::{Lines, Shape};
use super::term::parse::{Parsed, Wrong, parse};
use super::term::shape::{Misfit, document};
use super::term::{Term, lines, shape};
use super::write;
use crate::engine::link::LINK_LIMIT;

/// One of a document's two texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    /// XML, or HTML.
    Xml,
    /// A term.
    Term,
}

impl Side {
    /// The other one.
    pub fn other(self) -> Self {
        match self {
            Side::Xml => Side::Term,
            Side::Term => Side::Xml,
        }
    }
}

/// How a document is taken, besides the parser's options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// The parser's options.
    pub options: Options,
    /// Its text is HTML.
    pub html: bool,
    /// The shape of its term.
    pub shape: Shape,
}

/// A document with its two texts.
#[derive(Clone, Debug, PartialEq)]
pub struct Source {
    /// Which of them was given.
    pub lead: Side,
    /// The document; of a term that is none, nothing.
    pub document: Document,
    /// As XML, and where each node stands in it.
    pub xml: Lines,
    /// As a term.
    pub term: Lines,
    /// What the reader did, or of a term: what is written.
    pub pieces: Vec<Piece>,
    /// What is wrong with the text.
    pub slip: Option<Slip>,
    /// Why the term is no document.
    pub misfit: Option<Box<Misfit>>,
}

/// Longer texts, which no link holds, are read without all that the reader does being kept.
const TRACED: usize = LINK_LIMIT;

/// Whether a text is meant as a term: no XML begins so.
pub fn is_term(text: &str) -> bool {
    let start = text.trim_start();
    ["xml(", "malformed(", "element(", "namespace(", "["].iter().any(|begins| start.starts_with(begins))
}

/// Takes a text.
///
/// # Errors
/// Where it was meant as a term and is none.
pub fn take(text: &str, taken: &Taken) -> Result<Source, Wrong> {
    if is_term(text) { of_term(text, taken) } else { Ok(of_text(text, taken)) }
}

/// Reads a text as what it is taken for.
fn reading(text: &str, taken: &Taken) -> Reading {
    let read = if taken.html { html::read } else { read };
    read(text, &taken.options, text.len() <= TRACED)
}

fn of_text(text: &str, taken: &Taken) -> Source {
    let reading = reading(text, taken);
    let term = lines::write(&reading.document, taken.shape);
    let xml = Lines { text: text.to_owned(), spans: reading.document.spans() };
    Source {
        lead: Side::Xml,
        document: reading.document,
        xml,
        term,
        pieces: reading.pieces,
        slip: reading.slip,
        misfit: None,
    }
}

fn of_term(text: &str, taken: &Taken) -> Result<Source, Wrong> {
    let parsed = parse(text)?;
    let (document, misfit) = match document(&parsed) {
        Ok(document) => (document, None),
        Err(misfit) => (Document::default(), Some(misfit)),
    };
    let term = Lines { text: text.to_owned(), spans: document.spans() };
    let xml = written(&document, taken);
    let mut pieces = reading(&xml.text, taken).pieces;
    // What is between the lines is there for the eye alone.
    pieces.retain(|piece| piece.kind != Kind::Layout);
    if misfit.is_some() {
        pieces.clear();
    }
    Ok(Source { lead: Side::Term, document, xml, term, pieces, slip: None, misfit })
}

/// A document written as XML, or as HTML.
pub fn written(document: &Document, taken: &Taken) -> Lines {
    if taken.html { html::write(document) } else { write::write(document, taken.options.format) }
}

impl Source {
    /// One of its texts, and where each node stands in it.
    pub fn side(&self, side: Side) -> &Lines {
        match side {
            Side::Xml => &self.xml,
            Side::Term => &self.term,
        }
    }

    /// The text that was given.
    pub fn given(&self) -> &str {
        &self.side(self.lead).text
    }

    /// The document as a term, whose nodes are of document `which`.
    pub fn as_term(&self, which: u8) -> Term {
        shape::term(&self.document, which)
    }

    /// Whether something of it could not be read.
    pub fn malformed(&self) -> bool {
        self.document.malformed
    }
}

/// The document that terms are together.
///
/// # Errors
/// The first part of them that no document can have.
pub fn built(terms: &[Term]) -> Result<Document, Box<Misfit>> {
    let list = Term::list(terms.to_vec());
    let whole = Term::compound("xml", vec![Term::list(Vec::new()), list]);
    let text = super::term::print::term(&whole, Default::default());
    let parsed: Parsed = parse(&text).map_err(|wrong| {
        Box::new(Misfit { span: Default::default(), part: whole, around: Vec::new(), why: wrong.what })
    })?;
    document(&parsed)
}
