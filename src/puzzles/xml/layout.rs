//! What is marked in the two texts, and how a text is cut where marks begin and end.

use super::doc::Span;
use super::instance::Instance;
use super::query::run::{Done, Run, Step};
use super::source::Source;
use super::term::{Origin, Term};

/// What a stretch of text is marked as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The node under the cursor.
    Cursor,
    /// What the present step is about.
    Now,
    /// What was found before it.
    Found,
    /// Where something is wrong.
    Wrong,
    /// Not come to yet.
    Ahead,
}

/// A stretch that is marked.
pub type Marked = (Span, Mark);

/// Both texts with their marks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Of the XML text.
    pub xml: Vec<Marked>,
    /// Of the term.
    pub term: Vec<Marked>,
}

impl Marks {
    /// Marks a node in both.
    fn node(&mut self, source: &Source, number: u32, mark: Mark) {
        for (lines, marks) in [(&source.xml, &mut self.xml), (&source.term, &mut self.term)] {
            marks.extend(lines.spans.get(number as usize).map(|span| (*span, mark)));
        }
    }
}

/// A piece of text with what it is marked as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut<'a> {
    /// The text.
    pub text: &'a str,
    /// Its marks.
    pub marks: Vec<Mark>,
}

/// Cuts a text where marks begin and end. Marks that are not of this text are passed.
pub fn cut<'a>(text: &'a str, marks: &[Marked]) -> Vec<Cut<'a>> {
    cut_at(text, marks, Vec::new())
}

/// The same, cut at these places too.
pub fn cut_at<'a>(text: &'a str, marks: &[Marked], more: Vec<usize>) -> Vec<Cut<'a>> {
    let fits = |span: &Span| span.from < span.to && text.get(span.range()).is_some();
    let marks: Vec<&Marked> = marks.iter().filter(|(span, _)| fits(span)).collect();
    let mut ends = more;
    ends.extend([0, text.len()]);
    for (span, _) in &marks {
        ends.extend([span.from as usize, span.to as usize]);
    }
    ends.sort_unstable();
    ends.dedup();
    let one = |(from, to): (usize, usize)| {
        let within = |marked: &&&Marked| marked.0.from as usize <= from && to <= marked.0.to as usize;
        let mut on: Vec<Mark> = Vec::new();
        for (_, mark) in marks.iter().filter(within) {
            if !on.contains(mark) {
                on.push(*mark);
            }
        }
        Cut { text: &text[from..to], marks: on }
    };
    ends.iter().zip(&ends[1..]).map(|(from, to)| one((*from, *to))).collect()
}

/// The innermost node at a place in a text, in bytes.
pub fn innermost(spans: &[Span], at: usize) -> Option<u32> {
    let at = at as u32;
    // Nodes are numbered as they begin, so the last one around the place is the innermost.
    spans.iter().rposition(|span| span.from <= at && at <= span.to && span.from < span.to).map(|at| at as u32)
}

/// What is marked after `at` steps of reading or writing.
pub fn reading(main: &Source, at: usize, trying: bool) -> Marks {
    let mut marks = Marks::default();
    let done = at.checked_sub(1).and_then(|at| main.pieces.get(at));
    let under_way = !main.pieces.is_empty() && at < main.pieces.len();
    if let Some(piece) = done {
        let from_text = piece.span;
        marks.xml.push((from_text, Mark::Now));
        let span = main.term.spans.get(piece.node as usize);
        let about = !matches!(piece.kind, super::read::Kind::Layout | super::read::Kind::Entity(..));
        marks.term.extend(span.filter(|_| about).map(|span| (*span, Mark::Now)));
    }
    if under_way && (trying || at > 0) {
        let reached = done.map_or(0, |piece| piece.span.to);
        marks.xml.push((Span { from: reached, to: main.xml.text.len() as u32 }, Mark::Ahead));
        let next = main.pieces[at..].iter().find(|piece| makes_node(&piece.kind)).map(|piece| piece.node);
        let from = next.and_then(|node| main.term.spans.get(node as usize)).map(|span| span.from);
        let to = main.term.text.len() as u32;
        marks.term.extend(from.map(|from| (Span { from, to }, Mark::Ahead)));
    }
    if let Some(slip) = main.slip.as_ref().filter(|_| !under_way || at == 0 && !trying) {
        let from = slip.at.min(main.xml.text.len());
        let end = main.xml.text[from..]
            .find(['\n', '>'])
            .map_or(main.xml.text.len(), |length| from + length.max(1));
        if main.xml.text.get(from..end).is_some() {
            marks.xml.push((Span::new(from, end), Mark::Wrong));
        }
        let last = main.term.spans.len().checked_sub(1);
        marks.term.extend(last.map(|last| (main.term.spans[last], Mark::Wrong)));
    }
    if let Some(misfit) = &main.misfit {
        marks.term.push((misfit.span, Mark::Wrong));
    }
    marks
}

/// How many nodes have begun after `at` pieces.
pub fn reached(source: &Source, at: usize) -> u32 {
    let begun = source.pieces[..at].iter().filter(|piece| makes_node(&piece.kind));
    begun.map(|piece| piece.node + 1).max().unwrap_or(0)
}

fn makes_node(kind: &super::read::Kind) -> bool {
    use super::read::Kind;
    !matches!(kind, Kind::Signature | Kind::Close | Kind::Layout | Kind::Entity(..))
}

/// What is looked at while a question is answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Looked {
    /// In which of the documents.
    pub which: usize,
    /// The nodes that the step is about.
    pub now: Vec<u32>,
    /// Those found before it, and those that the row is about.
    pub found: Vec<u32>,
}

impl Looked {
    /// Both marked in the document.
    pub fn marks(&self, source: &Source) -> Marks {
        let mut marks = Marks::default();
        self.found.iter().for_each(|node| marks.node(source, *node, Mark::Found));
        self.now.iter().for_each(|node| marks.node(source, *node, Mark::Now));
        marks
    }
}

/// What is looked at after `at` steps of answering.
pub fn asking(instance: &Instance, at: usize) -> Looked {
    let step =
        |run: &Run| at.checked_sub(1).and_then(|at| run.steps.get(at)).map(|step| nodes(run, step, at));
    let Some((now, found)) = instance.answered().and_then(step) else { return Looked::default() };
    let document = now.first().or(found.last()).map_or(0, |(document, _)| *document);
    let within = |nodes: Vec<Origin>| {
        nodes.into_iter().filter(|node| node.0 == document).map(|(_, number)| number).collect()
    };
    Looked { which: usize::from(document), now: within(now), found: within(found) }
}

/// The nodes that a step is about, and those found by its line before it.
fn nodes(run: &Run, step: &Step, at: usize) -> (Vec<Origin>, Vec<Origin>) {
    let mut found: Vec<Origin> = Vec::new();
    for earlier in run.steps[..at - 1].iter().filter(|earlier| earlier.line == step.line) {
        if let Done::Found(Some(node)) = earlier.done {
            found.push(node);
        }
    }
    // Elements that the row is about.
    let row = step.row.and_then(|row| run.tables[step.line].get(row));
    let mut about = Vec::new();
    row.into_iter().flat_map(|row| &row.bindings).for_each(|(_, term)| origins(term, &mut about));
    let now = match (&step.done, run.tables.get(step.line + 1)) {
        (Done::Found(Some(node)), _) => vec![*node],
        (Done::Listed(_), Some(after)) => {
            let mut listed = Vec::new();
            let list =
                step.rows.checked_sub(1).and_then(|at| after.get(at)).and_then(|row| row.bindings.last());
            list.into_iter().for_each(|(_, term)| origins(term, &mut listed));
            listed
        }
        _ => row.and_then(|row| row.node).into_iter().collect(),
    };
    if !matches!(step.done, Done::Found(_)) {
        found = about;
    }
    (now, found)
}

/// The nodes that a term is, or that a list of them is.
fn origins(term: &Term, out: &mut Vec<Origin>) {
    match term {
        Term::List(list) => list.items().iter().for_each(|item| out.extend(item.origin())),
        term => out.extend(term.origin()),
    }
}

/// Marks the node under the cursor.
pub fn cursor(marks: &mut Marks, source: &Source, number: u32) {
    marks.node(source, number, Mark::Cursor);
}

/// A node as it is drawn in the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twig {
    /// Its number.
    pub number: u32,
    /// How many elements are around it.
    pub depth: usize,
    /// What it says, shortly.
    pub says: String,
    /// Whether it is no element.
    pub leaf: bool,
    /// Whether it is what could not be read.
    pub wrong: bool,
}

/// So many nodes are drawn.
const DRAWN: usize = 40;

/// The nodes before number `until` as they are drawn: those around `now`, where they are too many; and how many are
/// not.
pub fn outline(source: &Source, until: u32, now: Option<u32>) -> (Vec<Twig>, usize) {
    let all = source.document.nodes().take(until as usize).count();
    let first = (now.unwrap_or(0) as usize).saturating_sub(DRAWN / 2).min(all.saturating_sub(DRAWN));
    let nodes = (0..).zip(source.document.nodes()).take(all).skip(first).take(DRAWN);
    let twigs: Vec<Twig> = nodes.map(|(number, (node, depth))| twig(number, node, depth)).collect();
    let more = all - twigs.len();
    (twigs, more)
}

fn twig(number: u32, node: &super::doc::Node, depth: usize) -> Twig {
    use super::doc::What;
    let said = |text: &str| format!("“{}”", super::saying::short(text, 34));
    let (says, wrong) = match &node.what {
        What::Text(text) => (said(text), false),
        What::Cdata(text) => (format!("CDATA {}", said(text)), false),
        What::Comment(text) => (format!("comment {}", said(text)), false),
        What::Instructions(target, _) => (format!("for {target}"), false),
        What::Doctype(name, _) => (format!("type {name}"), false),
        What::Unparsed(text) => (format!("unparsed {}", said(text)), true),
        What::OutOfContext(tag) => (format!("{tag} is not closed"), true),
        What::Element(element) | What::Namespace(_, _, element) => {
            let some: Vec<String> = element
                .attributes
                .iter()
                .take(3)
                .map(|(name, value)| format!("{name}={}", super::saying::short(value, 12)))
                .collect();
            let more = if element.attributes.len() > 3 { " …" } else { "" };
            (format!("{} {}{more}", element.name, some.join(" ")).trim_end().to_owned(), false)
        }
    };
    Twig { number, depth, says, leaf: node.element().is_none(), wrong }
}
