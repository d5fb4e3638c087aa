//! What has been told of a large document by now, and what stands where in it.

use super::doc::Span;
use super::large::{Asked, Finding, NODES, Part, Told};
use super::layout::{Cut, Marked, cut_at};
use super::source::Side;

/// A large document in parts.
#[derive(Default)]
pub struct Leaves<'a> {
    /// What it is, once that is known.
    pub told: Option<&'a Told>,
    /// What came of asking it.
    pub asked: Option<&'a Asked>,
    xml: Vec<&'a Part>,
    term: Vec<&'a Part>,
    nodes: Vec<&'a [(Span, Span)]>,
}

/// A row of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row<'a> {
    /// Its number, from 0.
    pub number: usize,
    /// The line it begins, from 1; none where it goes on with one.
    pub line: Option<u32>,
    /// Where it begins in the whole, in bytes.
    pub from: u32,
    /// What it says, without the end of the line.
    pub text: &'a str,
}

impl<'a> Leaves<'a> {
    /// All that has been told.
    pub fn new(findings: &'a [Finding]) -> Self {
        let mut all = Self::default();
        for finding in findings {
            match finding {
                Finding::Told(told) => all.told = Some(told),
                Finding::Asked(asked) => all.asked = Some(asked),
                Finding::Part(Side::Xml, part) => all.xml.push(part),
                Finding::Part(Side::Term, part) => all.term.push(part),
                Finding::Nodes(nodes) => all.nodes.push(nodes),
            }
        }
        all
    }

    /// The parts of a text, in order.
    pub fn parts(&self, side: Side) -> &[&'a Part] {
        match side {
            Side::Xml => &self.xml,
            Side::Term => &self.term,
        }
    }

    /// How many rows of a text there are.
    pub fn rows(&self, side: Side) -> usize {
        self.parts(side).last().map_or(0, |part| part.first as usize + part.rows.len())
    }

    /// So many rows of a text from one on.
    pub fn window(&self, side: Side, first: usize, many: usize) -> Vec<Row<'a>> {
        let parts = self.parts(side);
        let at = parts.partition_point(|part| part.first as usize <= first).saturating_sub(1);
        let inside = parts[at.min(parts.len())..].iter().flat_map(|part| rows(part));
        inside.skip_while(|row| row.number < first).take(many).collect()
    }

    /// The row of a text in which a place is.
    pub fn row_of(&self, side: Side, at: u32) -> usize {
        let parts = self.parts(side);
        let part = parts.partition_point(|part| part.from <= at).saturating_sub(1);
        parts.get(part).map_or(0, |part| {
            let row = part.rows.partition_point(|row| part.from + row <= at).saturating_sub(1);
            part.first as usize + row
        })
    }

    /// How many nodes are known.
    pub fn many(&self) -> u32 {
        self.nodes.iter().map(|some| some.len() as u32).sum()
    }

    /// Where a node stands in a text.
    pub fn span(&self, side: Side, node: u32) -> Option<Span> {
        let (chunk, at) = (node as usize / NODES, node as usize % NODES);
        let (xml, term) = self.nodes.get(chunk)?.get(at)?;
        Some(match side {
            Side::Xml => *xml,
            Side::Term => *term,
        })
    }

    /// The first node that begins at a place or after it.
    fn beginning(&self, side: Side, at: u32) -> u32 {
        let (mut low, mut high) = (0, self.many());
        while low < high {
            let middle = low + (high - low) / 2;
            match self.span(side, middle) {
                Some(span) if span.from < at => low = middle + 1,
                _ => high = middle,
            }
        }
        low
    }

    /// The innermost node at a place in a text.
    pub fn innermost(&self, side: Side, at: u32) -> Option<u32> {
        let last = self.beginning(side, at + 1);
        (0..last).rev().find(|node| self.span(side, *node).is_some_and(|span| at < span.to))
    }

    /// The node around a node.
    pub fn around(&self, side: Side, node: u32) -> Option<u32> {
        let inner = self.span(side, node)?;
        let holds = |span: Span| span.from <= inner.from && inner.to <= span.to;
        (0..node).rev().find(|node| self.span(side, *node).is_some_and(holds))
    }

    /// Where nodes begin and end that begin within a stretch of a text, in order.
    pub fn ends(&self, side: Side, from: u32, to: u32) -> Vec<usize> {
        let nodes = self.beginning(side, from)..self.beginning(side, to);
        let spans = nodes.filter_map(|node| self.span(side, node));
        let mut ends: Vec<usize> = spans.flat_map(|span| [span.from as usize, span.to as usize]).collect();
        ends.sort_unstable();
        ends.dedup();
        ends
    }
}

/// The rows of a part.
fn rows(part: &Part) -> impl Iterator<Item = Row<'_>> {
    // A part begins with a line unless it goes on with a long one.
    let mut line = part.line;
    part.rows.iter().enumerate().map(move |(at, from)| {
        let from = *from as usize;
        let to = part.rows.get(at + 1).map_or(part.text.len(), |next| *next as usize);
        let text = &part.text[from..to];
        let begins = match from.checked_sub(1) {
            Some(before) => part.text.as_bytes()[before] == b'\n',
            None => part.begins,
        };
        let number = part.first as usize + at;
        let row = Row {
            number,
            line: begins.then_some(line),
            from: part.from + from as u32,
            text: text.trim_end_matches('\n'),
        };
        line += u32::from(text.ends_with('\n'));
        row
    })
}

impl<'a> Row<'a> {
    /// Cut where marks and nodes begin and end.
    pub fn cut(&self, marks: &[Marked], ends: &[usize]) -> Vec<Cut<'a>> {
        let (from, to) = (self.from as usize, self.from as usize + self.text.len());
        let within = |at: u32| (at as usize).clamp(from, to) - from;
        let own = |(span, mark): &Marked| (Span::new(within(span.from), within(span.to)), *mark);
        let marks: Vec<Marked> = marks.iter().map(own).collect();
        let first = ends.partition_point(|end| *end <= from);
        let ends = ends[first..].iter().take_while(|end| **end < to).map(|end| end - from);
        cut_at(self.text, &marks, ends.collect())
    }
}
