//! A question answered, line by line and row by row.

use std::cmp::Ordering;
use std::rc::Rc;

use super::super::term::{Origin, Term, number};
use super::subterms::Bindings;
use super::{Line, Name, Place, Program, Test, match_term, subterms, text_of, whole};
use crate::engine::words;

/// The most rows of a table, and the most steps.
pub const MOST_ROWS: usize = 20_000;
/// The most sub-terms that are compared with patterns.
pub const MOST_TRIES: u64 = 4_000_000;

/// What variables are, together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// Each variable with what it is, in the order of being bound.
    pub bindings: Bindings,
    /// The node that gave the row, where a node did.
    pub node: Option<Origin>,
    /// The row of the table before that it comes from.
    pub from: usize,
}

/// A table of bindings.
pub type Table = Vec<Row>;

/// What is done to a row, or to a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// A sub-term was found to be like the pattern.
    Found(Option<Origin>),
    /// None was, and the row goes.
    None,
    /// So many were, and make a list.
    Listed(usize),
    /// The row is kept.
    Kept,
    /// The row goes.
    Dropped,
    /// A term got a name; whether something was like the pattern.
    Named(bool),
    /// The rows were sorted.
    Sorted,
    /// Rows that are alike were made one; or the least of them was kept.
    Merged,
    /// A term was built.
    Built,
}

/// A step of answering.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The line, from 0.
    pub line: usize,
    /// The row of the table before it; none where the whole table is meant.
    pub row: Option<usize>,
    /// What is done.
    pub done: Done,
    /// How many rows the table after it has by then.
    pub rows: usize,
    /// How many terms are built by then.
    pub built: usize,
}

/// A question answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// What was done.
    pub steps: Vec<Step>,
    /// The table before each line, and the one after the last.
    pub tables: Vec<Rc<Table>>,
    /// What was built.
    pub built: Vec<Term>,
}

/// That answering would take too much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TooMuch {
    /// What there would be more of than is allowed.
    pub what: &'static str,
    /// How many are allowed.
    pub most: u64,
}

impl TooMuch {
    /// As many as are allowed, in words.
    pub fn limit(&self) -> String {
        format!("{} {}", words::number(self.most), self.what)
    }
}

/// The first `most` sub-terms of a document that are like a pattern, and how many there are in all, without end; none
/// where more is asked than a pattern of the document.
pub fn first(program: &Program, document: impl FnOnce() -> Term, most: usize) -> Option<(Table, u64)> {
    let [Line::Each(name, pattern, Place::Document(0))] = &program.lines[..] else { return None };
    let (mut rows, mut many) = (Table::new(), 0);
    subterms(&document(), &mut |term| {
        let mut bindings = Bindings::new();
        let named =
            name.as_ref().is_none_or(|name| match_term(&Term::Var(name.clone()), term, &mut bindings));
        if named && match_term(pattern, term, &mut bindings) {
            many += 1;
            if rows.len() < most {
                rows.push(Row { bindings, node: node(term), from: 0 });
            }
        }
        true
    });
    Some((rows, many))
}

/// Answers a question that is asked of these documents, in the order the program names them.
///
/// # Errors
/// That it would take too much.
pub fn run(program: &Program, documents: &[Term]) -> Result<Run, TooMuch> {
    let start = Rc::new(vec![Row::default()]);
    let mut answering = Answering {
        documents,
        tries: 0,
        run: Run { steps: Vec::new(), tables: vec![start], built: Vec::new() },
    };
    for (at, line) in program.lines.iter().enumerate() {
        answering.line(at, line)?;
    }
    Ok(answering.run)
}

struct Answering<'a> {
    documents: &'a [Term],
    tries: u64,
    run: Run,
}

impl Answering<'_> {
    fn line(&mut self, at: usize, line: &Line) -> Result<(), TooMuch> {
        let before = self.run.tables.last().map(Rc::clone).unwrap_or_default();
        let mut after = Table::new();
        match line {
            Line::Sort(by) => {
                after = whole::sorted(&before, by);
                self.step(at, None, Done::Sorted, after.len());
            }
            Line::Once(by) => {
                after = whole::once(&before, by);
                self.step(at, None, Done::Merged, after.len());
            }
            Line::Gather(list, item, key) => {
                after = whole::gather(&before, list, item, key);
                self.step(at, None, Done::Merged, after.len());
            }
            Line::Least(what, key) => {
                after = whole::least(&before, what, key);
                self.step(at, None, Done::Merged, after.len());
            }
            _ => {
                for (from, row) in before.iter().enumerate() {
                    self.row(at, line, from, row, &mut after)?;
                    if after.len() > MOST_ROWS || self.run.steps.len() > MOST_ROWS {
                        return Err(TooMuch { what: "rows", most: MOST_ROWS as u64 });
                    }
                }
            }
        }
        if matches!(line, Line::Build(_)) {
            after = vec![Row::default()];
        }
        self.run.tables.push(Rc::new(after));
        Ok(())
    }

    fn step(&mut self, line: usize, row: Option<usize>, done: Done, rows: usize) {
        let built = self.run.built.len();
        self.run.steps.push(Step { line, row, done, rows, built });
    }

    fn row(
        &mut self,
        at: usize,
        line: &Line,
        from: usize,
        row: &Row,
        after: &mut Table,
    ) -> Result<(), TooMuch> {
        match line {
            Line::Each(name, pattern, place) => {
                let found = self.matches(name.as_ref(), pattern, place, row)?;
                if found.is_empty() {
                    self.step(at, Some(from), Done::None, after.len());
                }
                for (bindings, node) in found {
                    after.push(Row { bindings, node, from });
                    self.step(at, Some(from), Done::Found(node), after.len());
                }
            }
            Line::All(name, pattern, place) => {
                let whole = Name::from("");
                let found = self.matches(Some(&whole), pattern, place, row)?;
                let many = found.len();
                let one =
                    |(bindings, _): (Bindings, _)| bindings.into_iter().find(|(name, _)| name.is_empty());
                let list = found.into_iter().filter_map(one).map(|(_, term)| term).collect();
                let mut next = row.next(from);
                next.bindings.push((name.clone(), Term::list(list)));
                after.push(next);
                self.step(at, Some(from), Done::Listed(many), after.len());
            }
            Line::When(left, test, right) => {
                let mut next = row.next(from);
                let kept = holds(left, *test, right, &mut next.bindings);
                if kept {
                    after.push(next);
                }
                let done = if kept { Done::Kept } else { Done::Dropped };
                self.step(at, Some(from), done, after.len());
            }
            Line::Let(name, term, condition) => {
                let mut next = row.next(from);
                let mut within = row.bindings.clone();
                let (like, value) = match condition {
                    Some((value, pattern, other)) => {
                        let like = match_term(pattern, &filled(value, &row.bindings), &mut within);
                        (like, if like { filled(term, &within) } else { filled(other, &row.bindings) })
                    }
                    None => (true, filled(term, &row.bindings)),
                };
                next.bindings.push((name.clone(), value));
                after.push(next);
                self.step(at, Some(from), Done::Named(like), after.len());
            }
            Line::Build(term) => {
                let built = flattened(&filled(term, &row.bindings));
                self.run.built.push(built);
                self.step(at, Some(from), Done::Built, 0);
            }
            // Of whole tables.
            Line::Sort(_) | Line::Once(_) | Line::Gather(..) | Line::Least(..) => {}
        }
        Ok(())
    }

    fn matches(
        &mut self,
        name: Option<&Name>,
        pattern: &Term,
        place: &Place,
        row: &Row,
    ) -> Result<Vec<(Bindings, Option<Origin>)>, TooMuch> {
        let within = match place {
            Place::Document(which) => self.documents.get(*which),
            Place::Var(name) => value(&row.bindings, name),
        };
        let mut found = Vec::new();
        let Some(within) = within.cloned() else { return Ok(found) };
        let mut bindings = row.bindings.clone();
        let known = bindings.len();
        let tries = &mut self.tries;
        let whole = subterms(&within, &mut |term| {
            *tries += 1;
            // The whole comes first: it is what a row is about.
            let named = name.is_none_or(|name| match_term(&Term::Var(name.clone()), term, &mut bindings));
            if named && match_term(pattern, term, &mut bindings) {
                found.push((bindings.clone(), node(term)));
            }
            bindings.truncate(known);
            *tries <= MOST_TRIES && found.len() <= MOST_ROWS
        });
        match whole {
            true => Ok(found),
            false if found.len() > MOST_ROWS => Err(TooMuch { what: "rows", most: MOST_ROWS as u64 }),
            false => Err(TooMuch { what: "sub-terms to be compared", most: MOST_TRIES }),
        }
    }
}

/// The node that a sub-term is, or the first of a list.
fn node(term: &Term) -> Option<Origin> {
    match term {
        Term::List(list) => list.items().first().and_then(Term::origin),
        term => term.origin(),
    }
}

impl Row {
    /// The same in the next table.
    pub(super) fn next(&self, from: usize) -> Self {
        Self { from, ..self.clone() }
    }
}

/// What a variable is.
pub fn value<'a>(bindings: &'a Bindings, name: &Name) -> Option<&'a Term> {
    bindings.iter().find(|(known, _)| known == name).map(|(_, term)| term)
}

/// A term with what its variables are in their place.
pub fn filled(term: &Term, bindings: &Bindings) -> Term {
    match term {
        Term::Var(name) => value(bindings, name).unwrap_or(term).clone(),
        Term::List(list) => {
            let mut items: Vec<Term> = list.items().iter().map(|item| filled(item, bindings)).collect();
            match list.tail().map(|tail| filled(tail, bindings)) {
                Some(Term::List(rest)) if rest.tail().is_none() => {
                    items.extend(rest.items().iter().cloned());
                    Term::list(items)
                }
                Some(tail) => Term::List(super::super::term::List::new(items, Some(tail))),
                None => Term::list(items),
            }
        }
        Term::Compound(compound) => {
            let args = compound.args.iter().map(|arg| filled(arg, bindings)).collect();
            Term::node(&compound.name, args, compound.origin)
        }
        _ => term.clone(),
    }
}

/// A built term, in whose elements lists within lists are one.
fn flattened(term: &Term) -> Term {
    match term.args("element", 3) {
        Some([name, attributes, Term::List(content)]) => {
            let mut items = Vec::new();
            for item in content.items() {
                match item {
                    Term::List(list) => items.extend(list.items().iter().map(flattened)),
                    item => items.push(flattened(item)),
                }
            }
            Term::node("element", vec![name.clone(), attributes.clone(), Term::list(items)], term.origin())
        }
        _ => term.clone(),
    }
}

/// Whether something is so; what a pattern makes of its variables is added.
fn holds(left: &Term, test: Test, right: &Term, bindings: &mut Bindings) -> bool {
    let one = filled(left, bindings);
    if test == Test::Is {
        return match_term(right, &one, bindings);
    }
    let two = filled(right, bindings);
    let order = || number::compare(&text_of(&one), &text_of(&two));
    match test {
        Test::Is => false,
        Test::Differs => one != two,
        Test::Less => order() == Some(Ordering::Less),
        Test::LessOrEqual => order().is_some_and(Ordering::is_le),
        Test::Greater => order() == Some(Ordering::Greater),
        Test::GreaterOrEqual => order().is_some_and(Ordering::is_ge),
        Test::Contains => text_of(&one).contains(&text_of(&two)),
        Test::Begins => text_of(&one).starts_with(&text_of(&two)),
        Test::Ends => text_of(&one).ends_with(&text_of(&two)),
        Test::Same => set(&one) == set(&two),
        Test::Before => matches!((one.origin(), two.origin()), (Some(one), Some(two)) if one < two),
    }
}

/// The items of a list, sorted, each once.
fn set(term: &Term) -> Vec<Term> {
    let mut items = term.items().map(<[Term]>::to_vec).unwrap_or_else(|| vec![term.clone()]);
    items.sort_by(Term::compare);
    items.dedup();
    items
}
