//! The words of answering a question.

use super::super::instance::Instance;
use super::super::model::Move;
use super::super::query::run::{Done, Row, Run, Step, filled, value};
use super::super::query::{Line, Test, subterms, text_of, write};
use super::super::saying::short;
use super::super::term::Term;
use super::super::term::print::{Strings, term};
use crate::engine::Words;
use crate::engine::words::{count, number, plural};

/// What is said of the step at `at`.
pub fn step(instance: &Instance, at: usize) -> Words {
    let (Some(run), Some(program)) = (instance.answered(), instance.program()) else {
        return Words::default();
    };
    let Some(step) = run.steps.get(at) else { return Words::default() };
    let line = &program.lines[step.line];
    let before = &run.tables[step.line];
    let row = step.row.and_then(|row| before.get(row));
    let written = write::line(program, line);
    Words { say: say(run, step, line, row), why: why(run, step, line, row, &written), after: after(step) }
}

/// What a term is, shortly: what it says, or how it begins.
pub fn shown(shown: &Term, most: usize) -> String {
    match shown {
        Term::Text(text) => format!("“{}”", short(text, most)),
        Term::Compound(compound) => match (&*compound.name, &compound.args[..]) {
            ("element", [Term::Atom(name), ..]) => {
                let text = short(&spoken(shown), most);
                if text.is_empty() { format!("<{name}>") } else { format!("<{name}> {text}") }
            }
            _ => short(&term(shown, Strings::Quoted), most),
        },
        Term::List(list) => match list.items() {
            [] => "[]".to_owned(),
            [one] => format!("[{}]", self::shown(one, most)),
            many => format!("[{} and {} more]", self::shown(&many[0], most / 2), many.len() - 1),
        },
        other => short(&term(other, Strings::Quoted), most),
    }
}

/// All text within a term, with blank space between one and the next.
fn spoken(within: &Term) -> String {
    let mut out: Vec<String> = Vec::new();
    subterms(within, &mut |term| {
        if term.args("pcdata", 1).or(term.args("cdata", 1)).is_some() {
            out.push(text_of(term));
        }
        true
    });
    out.join(" ")
}

/// What a row is about: the latest of its bindings.
fn about(row: Option<&Row>) -> String {
    match row.and_then(|row| row.bindings.last()) {
        Some((name, term)) => format!("{name} = {}", shown(term, 36)),
        None => "the start".to_owned(),
    }
}

fn say(run: &Run, step: &Step, line: &Line, row: Option<&Row>) -> String {
    match (&step.done, line) {
        (Done::Found(_), _) => {
            let made = step.rows.checked_sub(1).and_then(|at| run.tables[step.line + 1].get(at));
            let known = row.map_or(0, |row| row.bindings.len());
            match made.and_then(|made| made.bindings.get(known)) {
                Some((name, term)) => format!("Found: {name} = {}", shown(term, 40)),
                None => "Found, as the pattern says".to_owned(),
            }
        }
        (Done::None, _) => "Nothing is like the pattern: the row goes".to_owned(),
        (Done::Listed(many), Line::All(name, ..)) => {
            format!("{name} is a list of {}", plural(*many as u32, "term", "terms"))
        }
        (Done::Kept, _) => "Kept".to_owned(),
        (Done::Dropped, _) => "Not kept".to_owned(),
        (Done::Named(true), Line::Let(name, ..)) => format!("{name} has a value"),
        (Done::Named(_), Line::Let(name, ..)) => format!("{name} has the other value"),
        (Done::Sorted, _) => format!("{} sorted", count(step.rows as u64, "row")),
        (Done::Merged, Line::Gather(..)) => format!("Gathered into {}", count(step.rows as u64, "row")),
        (Done::Merged, Line::Least(..)) => format!("The least: {} left", count(step.rows as u64, "row")),
        (Done::Merged, _) => format!("Each once: {} left", count(step.rows as u64, "row")),
        (Done::Built, _) => match run.built.get(step.built - 1) {
            Some(built) => format!("Built: {}", shown(built, 40)),
            None => "Built".to_owned(),
        },
        _ => "Done".to_owned(),
    }
}

fn why(run: &Run, step: &Step, line: &Line, row: Option<&Row>, written: &str) -> String {
    let of = |term: &Term| row.map_or_else(|| term.clone(), |row| filled(term, &row.bindings));
    let many = run.tables[step.line].len();
    let which = step.row.map_or_else(String::new, |row| {
        if many > 1 {
            format!(
                "Row {} of {} ({}). ",
                number(row as u64 + 1),
                number(many as u64),
                about(run.tables[step.line].get(row))
            )
        } else {
            String::new()
        }
    });
    let reason = match (&step.done, line) {
        (Done::Found(_), _) => "A sub-term is like the pattern, and makes a row.".to_owned(),
        (Done::None, _) => "No sub-term is like the pattern.".to_owned(),
        (Done::Listed(_), Line::All(_, pattern, _)) => {
            format!(
                "All sub-terms that are like {} make one list.",
                short(&term(&of(pattern), Strings::Quoted), 60)
            )
        }
        (Done::Kept | Done::Dropped, Line::When(left, test, right)) => {
            tested(&of(left), *test, &of(right), step.done == Done::Kept)
        }
        (Done::Named(like), Line::Let(_, _, Some((value, pattern, _)))) => {
            let is = if *like { "is" } else { "is not" };
            format!("{} {is} like {}.", shown(&of(value), 40), term(pattern, Strings::Quoted))
        }
        (Done::Sorted, Line::Sort(by)) => {
            format!(
                "By {}, in the standard order of terms: names and text by their letters, lists and elements from their first part on.",
                by.join(" and then ")
            )
        }
        (Done::Merged, Line::Once(by)) => {
            format!("Of rows with the same {} the first is kept.", by.join(" and "))
        }
        (Done::Merged, Line::Gather(list, item, key)) => {
            format!("Rows with the same {key} become one; {list} is the list of their {item}.")
        }
        (Done::Merged, Line::Least(what, key)) => {
            format!(
                "Of rows with the same {key} the one with the least {what}, as a number, is kept; of several the first."
            )
        }
        (Done::Built, _) => {
            "The variables are replaced by what they are; lists within content are laid out in it.".to_owned()
        }
        _ => "So the line says.".to_owned(),
    };
    format!("{which}{reason}\n{written}")
}

fn tested(left: &Term, test: Test, right: &Term, so: bool) -> String {
    let (one, two) = (shown(left, 40), shown(right, 40));
    let not = |yes: &str, no: &str| if so { yes.to_owned() } else { no.to_owned() };
    let how = match test {
        Test::Is => not("is like", "is not like"),
        Test::Differs => not("differs from", "is the same as"),
        Test::Less => not("is less than", "is no number less than"),
        Test::LessOrEqual => not("is at most", "is no number up to"),
        Test::Greater => not("is more than", "is no number above"),
        Test::GreaterOrEqual => not("is at least", "is no number from"),
        Test::Contains => not("has in it", "has nowhere in it"),
        Test::Begins => not("begins with", "does not begin with"),
        Test::Ends => not("ends with", "does not end with"),
        Test::Same => not("has the same items as", "has other items than"),
        Test::Before => not("comes before", "does not come before"),
    };
    format!("{one} {how} {two}.")
}

fn after(step: &Step) -> String {
    let built = plural(step.built as u32, "term", "terms");
    match step.done {
        Done::Built => format!("{built} built."),
        _ if step.rows == 0 => "No rows yet.".to_owned(),
        _ if step.built > 0 => format!("{}; {built} built.", count(step.rows as u64, "row")),
        _ => format!("{}.", count(step.rows as u64, "row")),
    }
}

/// Why a move is not what comes next.
pub fn refusal(instance: &Instance, at: usize, mv: Move, next: Move) -> String {
    let step = instance.answered().and_then(|run| run.steps.get(at));
    let Some((step, program)) = step.zip(instance.program()) else { return "everything is done".to_owned() };
    let line = write::line(program, &program.lines[step.line]);
    match (mv, next) {
        (Move::Found(Some(_)), Move::Found(_)) => {
            format!("this is not the next that “{line}” finds; a document is gone through from its start")
        }
        (Move::Found(_), Move::None) => {
            format!("this is not like the pattern of “{line}”, and nothing is for this row")
        }
        (Move::None, Move::Found(_)) => format!("something is like the pattern of “{line}” for this row"),
        (Move::Keep(true), Move::Keep(false)) => format!("of this row it is not so: “{line}”"),
        (Move::Keep(false), Move::Keep(true)) => format!("of this row it is so: “{line}”"),
        _ => format!("it is the turn of “{line}”"),
    }
}

/// Where to look.
pub fn hint(instance: &Instance, at: usize) -> String {
    let found = instance.answered().and_then(|run| Some((run, run.steps.get(at)?)));
    let Some(((run, step), program)) = found.zip(instance.program()) else {
        return "Look at the question.".to_owned();
    };
    let line = write::line(program, &program.lines[step.line]);
    match step.row.and_then(|row| run.tables[step.line].get(row)) {
        Some(row) if !row.bindings.is_empty() => format!("Look at “{line}” for {}.", about(Some(row))),
        _ => format!("Look at “{line}”."),
    }
}

/// The variables of a table's rows, in the order of being bound.
pub fn columns(rows: &[Row]) -> Vec<super::super::query::Name> {
    rows.first().map_or_else(Vec::new, |row| row.bindings.iter().map(|(name, _)| name.clone()).collect())
}

/// A cell of a table.
pub fn cell(row: &Row, name: &super::super::query::Name, most: usize) -> String {
    value(&row.bindings, name).map_or_else(String::new, |term| shown(term, most))
}
