//! A document too long for a link: read on a thread of its own, and told of part by part, so that a page need never
//! hold it as one. What is told of it is put together in [`leaves`](super::leaves).

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::doc::Span;
use super::encoding;
use super::explain::asking::{cell, columns};
use super::instance::Instance;
use super::proof;
use super::query::run::{Row, first};
use super::reading::place;
use super::saying;
use super::source::{Side, Source, take, written};
use crate::engine::Reporter;
use crate::engine::job::{Bytes, encode};
use crate::engine::words::capital;

/// A document as it was opened; nothing where none is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    /// The file's name.
    pub name: String,
    /// What is in it.
    pub bytes: Rc<Bytes>,
}

/// What is told of it, in this order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Finding {
    /// What it is.
    Told(Rc<Told>),
    /// What came of asking it.
    Asked(Rc<Asked>),
    /// A part of one of its texts.
    Part(Side, Rc<Part>),
    /// Where the next nodes stand in both texts.
    Nodes(Rc<[(Span, Span)]>),
}

/// What a document is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// Its encoding.
    pub encoding: String,
    /// How many of its bytes meant no character.
    pub lost: u64,
    /// Whether something of it could not be read.
    pub wrong: bool,
    /// The verdict.
    pub headline: String,
    /// What would mend it, or where it goes wrong; empty where nothing is wrong.
    pub mend: String,
    /// Where that is: the text, the place in bytes.
    pub place: Option<(Side, u32)>,
}

/// What came of asking.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The verdict.
    pub headline: String,
    /// The variables.
    pub columns: Vec<String>,
    /// How many rows there are.
    pub many: u64,
    /// The first of them: what the variables are, and the node that the row is about.
    pub rows: Vec<(Vec<String>, Option<u32>)>,
    /// The start of what was built, as XML.
    pub built: String,
}

/// A part of a text, as rows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// The text.
    pub text: String,
    /// Where its rows begin in it, in bytes.
    pub rows: Vec<u32>,
    /// Where it begins, in bytes of the whole.
    pub from: u32,
    /// The number of its first row, from 0.
    pub first: u32,
    /// The number of the line that row is of, from 1.
    pub line: u32,
    /// Whether it begins that line.
    pub begins: bool,
}

/// The longest row, in bytes.
const ROW: usize = 160;
/// A part is about so long.
const PART: usize = 128 * 1024;
/// The nodes told of at once.
pub const NODES: usize = 16 * 1024;
/// The rows of a table that are told.
const ROWS: usize = 500;
/// What is told of what was built, in bytes.
const BUILT: usize = 100_000;

/// Reads a document as `instance` reads its own, asks it what `instance` asks, and tells of both.
pub fn survey(instance: &Instance, opened: &Opened, reporter: &mut dyn Reporter) {
    if opened.bytes.is_empty() {
        return;
    }
    let decoded = encoding::decode(&opened.bytes);
    let told = Told {
        encoding: decoded.encoding.to_owned(),
        lost: decoded.lost as u64,
        wrong: true,
        headline: String::new(),
        mend: String::new(),
        place: None,
    };
    let mut tell = |findings: &[Finding]| reporter.found(encode(&findings));
    let whole = match take(&decoded.text, instance.taken()) {
        Ok(source) => instance.of(source),
        Err(wrong) => {
            let headline = format!("The term cannot be read at {}", place(&decoded.text, wrong.at));
            let mend = format!("{}.", capital(&wrong.what));
            let place = Some((Side::Term, wrong.at as u32));
            tell(&[Finding::Told(Rc::new(Told { headline, mend, place, ..told }))]);
            return text(Side::Term, &decoded.text, &mut tell);
        }
    };
    let main = whole.main();
    tell(&[Finding::Told(Rc::new(about(&whole, told)))]);
    if let Some(asked) = asked(&whole) {
        tell(&[Finding::Asked(Rc::new(asked))]);
    }
    text(Side::Xml, &main.xml.text, &mut tell);
    text(Side::Term, &main.term.text, &mut tell);
    nodes(main, &mut tell);
}

/// What a document is, in words.
fn about(whole: &Instance, told: Told) -> Told {
    let main = whole.main();
    let headline = proof::read(whole);
    match (&main.slip, &main.misfit) {
        (Some(slip), _) => {
            Told { headline, mend: saying::mend(slip), place: Some((Side::Xml, slip.at as u32)), ..told }
        }
        (_, Some(misfit)) => {
            let mend = saying::around(misfit).unwrap_or_default();
            Told { headline, mend, place: Some((Side::Term, misfit.span.from)), ..told }
        }
        _ => Told { headline, wrong: main.malformed(), ..told },
    }
}

/// What came of asking it; none where nothing is asked.
fn asked(whole: &Instance) -> Option<Asked> {
    let program = whole.program()?;
    if whole.main().misfit.is_some() {
        return None;
    }
    if let Some((rows, many)) = first(program, || whole.main().as_term(0), ROWS) {
        return Some(Asked { headline: proof::alike(many), many, ..table(&rows) });
    }
    match whole.run()? {
        Err(much) => Some(Asked { headline: saying::too_much(&much.limit()), ..Asked::default() }),
        Ok(run) => {
            let rows = run.tables.last().filter(|_| run.built.is_empty());
            let built = match whole.result() {
                Some(Ok(document)) => written(document, &Default::default()).text,
                _ => String::new(),
            };
            let built = match built.len() > BUILT {
                true => format!("{}\n…", &built[..built.floor_char_boundary(BUILT)]),
                false => built,
            };
            let table = rows.map(|rows| table(rows)).unwrap_or_default();
            Some(Asked { headline: proof::asked(whole, program, run), built, ..table })
        }
    }
}

fn table(rows: &[Row]) -> Asked {
    let many = rows.len() as u64;
    let rows = &rows[..rows.len().min(ROWS)];
    let columns = columns(rows);
    let row = |row: &Row| {
        let cells = columns.iter().map(|name| cell(row, name, 40)).collect();
        (cells, row.node.filter(|node| node.0 == 0).map(|node| node.1))
    };
    let rows = rows.iter().map(row).collect();
    let columns = columns.iter().map(|name| name.to_string()).collect();
    Asked { columns, many, rows, ..Asked::default() }
}

/// Tells of a text, part by part.
fn text(side: Side, text: &str, tell: &mut dyn FnMut(&[Finding])) {
    let (mut from, mut first, mut line) = (0, 0, 1);
    while from < text.len() || first == 0 {
        let (rows, to) = part(&text[from..]);
        let begins = text[..from].bytes().next_back().is_none_or(|byte| byte == b'\n');
        let text = text[from..from + to].to_owned();
        let lines = text.bytes().filter(|byte| *byte == b'\n').count() as u32;
        let next = first + rows.len() as u32;
        let part = Part { text, rows, from: from as u32, first, line, begins };
        tell(&[Finding::Part(side, Rc::new(part))]);
        (from, first, line) = (from + to, next, line + lines);
    }
}

/// The rows of the part that a text begins with, and where it ends.
fn part(text: &str) -> (Vec<u32>, usize) {
    let (mut rows, mut at) = (Vec::new(), 0);
    while at < text.len() && at < PART {
        rows.push(at as u32);
        at += row(&text[at..]);
    }
    if rows.is_empty() {
        rows.push(0);
    }
    (rows, at)
}

/// How long the row is that a text begins with: a line, or as much of it as a row can have, cut after a tag, a comma or
/// a space if there is one.
fn row(text: &str) -> usize {
    let most = text.floor_char_boundary(ROW);
    if let Some(end) = text.as_bytes()[..most].iter().position(|byte| *byte == b'\n') {
        return end + 1;
    }
    if most == text.len() {
        return most;
    }
    let cut = text.as_bytes()[ROW / 2..most].iter().rposition(|byte| matches!(byte, b'>' | b',' | b' '));
    cut.map_or(most, |cut| ROW / 2 + cut + 1)
}

/// Tells of where the nodes stand.
fn nodes(main: &Source, tell: &mut dyn FnMut(&[Finding])) {
    let places = main.xml.spans.iter().copied().zip(main.term.spans.iter().copied());
    let all: Vec<(Span, Span)> = places.collect();
    for some in all.chunks(NODES) {
        tell(&[Finding::Nodes(Rc::from(some))]);
    }
}
