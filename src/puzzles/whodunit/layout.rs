//! Where people and what they say stand in the drawing.

use super::case::Case;
use super::logic::Unit;
use super::names::said;

/// A place or a size in the drawing: across, and down.
type Point = (f64, f64);

/// One statement, or all that is known for sure, a row each.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Which it is.
    pub unit: Unit,
    /// Its corner.
    pub at: Point,
    /// Its width and height.
    pub size: Point,
    /// Its lines.
    pub lines: Vec<String>,
}

/// A person and what is said: for what is sure, there is no person.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// Who speaks, by number.
    pub who: Option<u8>,
    /// The middle of the head.
    pub head: Point,
    /// The corner of all that is said, and its size.
    pub bubble: (Point, Point),
    /// What is said.
    pub rows: Vec<Row>,
}

/// The whole drawing.
pub struct Layout {
    /// Its width and height.
    pub size: Point,
    /// Everybody, and what is sure.
    pub blocks: Vec<Block>,
}

/// The height of a line, of the room around a row, and of a head with its name.
const LINE: f64 = 22.0;
const PAD: f64 = 7.0;
const HEAD: f64 = 92.0;
/// Where statements begin.
const LEFT: f64 = 118.0;

impl Layout {
    /// A case, composed for a narrow screen or a wide one.
    pub fn new(case: &Case, compact: bool) -> Self {
        let (wide, letters) = if compact { (430.0, 26) } else { (680.0, 50) };
        // Lines between statements run on the right.
        let right = if compact { 54.0 } else { 92.0 };
        let mut top = 10.0;
        let mut blocks = Vec::new();
        let sure = if case.sure.is_empty() { None } else { Some(None) };
        for who in (0..case.people()).map(Some).chain(sure) {
            let (said_here, unit): (Vec<String>, fn(u8, u8) -> Unit) = match who {
                Some(who) => {
                    (case.says[usize::from(who)].iter().map(|one| said(case, one)).collect(), |who, at| {
                        Unit::Says(who, at)
                    })
                }
                None => (case.sure.iter().map(|one| said(case, one)).collect(), |_, at| Unit::Sure(at)),
            };
            let width = wide - LEFT - right;
            let mut y = top + 4.0;
            let mut rows = Vec::new();
            for (at, text) in (0u8..).zip(&said_here) {
                let lines = wrapped(text, letters);
                let height = LINE * lines.len() as f64 + 2.0 * PAD;
                rows.push(Row {
                    unit: unit(who.unwrap_or(0), at),
                    at: (LEFT, y),
                    size: (width, height),
                    lines,
                });
                y += height;
            }
            let tall = (y - top + 4.0).max(HEAD);
            let bubble = ((LEFT, top), (width, tall));
            blocks.push(Block { who, head: (56.0, top + 30.0), bubble, rows: middled(rows, top, tall) });
            top += tall + 14.0;
        }
        Self { size: (wide, top), blocks }
    }

    /// All statements.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.blocks.iter().flat_map(|block| &block.rows)
    }

    /// Where lines to a unit end: at a statement, or at all that somebody says.
    pub fn anchor(&self, unit: Unit) -> Option<Point> {
        let row = self.rows().find(|row| row.unit == unit);
        if let Some(row) = row {
            return Some((row.at.0 + row.size.0, row.at.1 + row.size.1 / 2.0));
        }
        let Unit::Lies(who) = unit else { return None };
        let block = self.blocks.iter().find(|block| block.who == Some(who))?;
        let ((x, y), (width, height)) = block.bubble;
        Some((x + width, y + height / 2.0))
    }
}

/// Rows in the middle of a bubble that is taller than they are.
fn middled(mut rows: Vec<Row>, top: f64, tall: f64) -> Vec<Row> {
    let bottom = rows.last().map_or(top, |row| row.at.1 + row.size.1);
    let off = (top + tall - bottom - 4.0).max(0.0) / 2.0;
    rows.iter_mut().for_each(|row| row.at.1 += off);
    rows
}

/// A text in lines of at most so many letters, unless a word is longer.
pub fn wrapped(text: &str, letters: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().map_or(0, |line| line.chars().count());
        let fits = line == 0 || line + 1 + word.chars().count() <= letters;
        match lines.last_mut() {
            Some(last) if fits => {
                if line > 0 {
                    last.push(' ');
                }
                last.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
