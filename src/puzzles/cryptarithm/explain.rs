//! The words for a question, for each step, and for a person who tries it.

use super::board::{Board, Cell, digits};
use super::clash::{self, closing};
use super::found::{found, link};
use super::letters::digit;
use super::model::{Move, Other, State};
use super::names::{balance, being, cell, either, known, letter, letters, numeral, place, posed, solved};
use super::narrow::wide_span;
use super::reason::{How, Why};
use super::ways::{LISTED, Ways, ways};
use super::{Cryptarithm, Instance};
use crate::engine::words::{capital, count, list, number};
use crate::engine::{Answer, AnswerOf, Step, Words};

/// More possibilities than these are not told one by one.
const FEW: usize = 5;

pub fn question(instance: &Instance) -> String {
    let base = match instance.base() {
        10 => String::new(),
        base => format!(" in base {base}"),
    };
    let zero = if instance.zeros() { "Numbers may start with 0." } else { "No number starts with 0." };
    let given: Vec<String> = instance
        .given()
        .iter()
        .zip(instance.letters())
        .filter_map(|(given, name)| Some(format!("{name} is {}", digit((*given)?))))
        .collect();
    let given =
        if given.is_empty() { String::new() } else { format!(" {} already.", capital(&list(&given))) };
    format!(
        "{}{base}: which digit is each letter? Different letters are different digits. {zero}{given}",
        posed(instance)
    )
}

pub fn start(instance: &Instance) -> String {
    let letters = count(instance.letters().len() as u64, "letter");
    format!("{letters}, {} digits", instance.base())
}

pub fn name(instance: &Instance, mv: &Move) -> String {
    match mv {
        Move::Reason(Why::Column(sum, column, _)) => format!("Look at {}", place(instance, (*sum, *column))),
        Move::Reason(Why::Place(value)) => format!("Place the {}", digit(*value)),
        Move::Reason(Why::Share(some)) => format!("Compare {}", letters(instance, some)),
        Move::Suppose(at, value) => format!("Suppose {}", being(instance, *at, *value)),
        Move::Follow(at, value, _) => format!("Take it that {}", being(instance, *at, *value)),
        Move::Close(_) => "Close the case".to_owned(),
        Move::Write(_) => "Write a solution".to_owned(),
        Move::Put(at, value) => format!("{} is {}", letter(instance, *at), digit(*value)),
        Move::Clear(at) => format!("Clear {}", letter(instance, *at)),
    }
}

/// Every letter with its digit, or a question mark.
pub fn describe(instance: &Instance, state: &State) -> String {
    let one = |(at, name): (usize, &String)| {
        let digit = state.digit(at as u8).map_or('?', digit);
        format!("{name} {digit}")
    };
    instance.letters().iter().enumerate().map(one).collect::<Vec<_>>().join(", ")
}

pub fn step(instance: &Instance, step: &Step<'_, Cryptarithm>) -> Words {
    let (before, after) = (step.before.board(), step.after.board());
    match step.mv {
        Move::Reason(why) => {
            let mut facts = found(instance, &before, &after);
            if matches!(why, Why::Column(_, _, How::Carry)) && facts.len() > 1 {
                // The letter is what is carried there.
                facts.truncate(1);
            }
            let say = facts.iter().take(3).cloned().collect::<Vec<_>>();
            let mut why = reason(instance, &before, why);
            if facts.len() > 3 {
                why = format!("{why} {}.", capital(&list(&facts[3..])));
            }
            Words {
                say: capital(&list(&say)),
                why,
                after: so_far(instance, &after, &step.after.scratch.cases),
            }
        }
        Move::Suppose(at, value) => Words {
            say: format!("Suppose {}", being(instance, *at, *value)),
            why: supposing(instance, &before, *at),
            after: so_far(instance, &after, &step.after.scratch.cases),
        },
        Move::Follow(at, value, other) => Words {
            say: format!("Take it that {}", being(instance, *at, *value)),
            why: following(instance, &before, *at, *other, step.answer),
            after: so_far(instance, &after, &step.after.scratch.cases),
        },
        Move::Close(what) => {
            let case = step.before.scratch.cases.last();
            let say = match case {
                Some(case) => format!("Not so: {}", not(instance, &after, case.cell, case.value)),
                None => "So there is no solution".to_owned(),
            };
            let after = if case.is_some() {
                so_far(instance, &after, &step.after.scratch.cases)
            } else {
                "Every way ends like this.".to_owned()
            };
            Words { say, why: clash::why(instance, &before, *what), after }
        }
        Move::Write(digits) => Words {
            say: solved(instance, digits),
            why: "Each letter’s digit is written wherever the letter stands.".to_owned(),
            after: "It comes out.".to_owned(),
        },
        Move::Put(..) | Move::Clear(_) => put(instance, step),
    }
}

/// “E is not 4”, and what it is then.
fn not(instance: &Instance, after: &Board, at: Cell, value: i64) -> String {
    let left: Vec<String> = after.options(at).into_iter().map(|value| numeral(instance, value)).collect();
    match (at, &left[..]) {
        (Cell::Letter(_), []) => format!("{} is not {}", cell(instance, at), numeral(instance, value)),
        (Cell::Letter(_), [one]) => format!("{} is {one}", cell(instance, at)),
        (Cell::Letter(_), some) if some.len() <= 4 => format!("{} is {}", cell(instance, at), either(some)),
        (Cell::Letter(_), _) => format!("{} is not {}", cell(instance, at), numeral(instance, value)),
        (Cell::Carry(..), [_]) => being(instance, at, after.options(at)[0]),
        (Cell::Carry(..), _) => format!("{} is not {}", cell(instance, at), numeral(instance, value)),
    }
}

/// What is known, and what is only supposed.
fn so_far(instance: &Instance, board: &Board, cases: &[super::model::Case]) -> String {
    let known = known(instance, board);
    let known = if known.is_empty() { "No letter is known yet.".to_owned() } else { format!("Now {known}.") };
    if cases.is_empty() {
        return known;
    }
    let open: Vec<String> = cases.iter().map(|case| being(instance, case.cell, case.value)).collect();
    format!("{known} All this only if {}.", list(&open))
}

/// Why a step holds.
fn reason(instance: &Instance, board: &Board, why: &Why) -> String {
    match why {
        Why::Place(value) => {
            let base = number(u32::from(instance.base()));
            format!(
                "There are {base} letters for {base} digits, so all are used, and no other letter can be {} any more.",
                digit(*value)
            )
        }
        Why::Share(some) => {
            let set = some.iter().fold(0, |set, at| set | board.letters[usize::from(*at)]);
            let all: Vec<String> = digits(set).map(|value| digit(value).to_string()).collect();
            format!(
                "{} have only {} between them. Whichever has which, no other letter can have one of these.",
                letters(instance, some),
                list(&all)
            )
        }
        Why::Column(sum, column, how) => column_reason(instance, board, (*sum, *column), *how),
    }
}

fn column_reason(instance: &Instance, board: &Board, at: (u8, u8), how: How) -> String {
    let sums = &instance.sums()[usize::from(at.0)];
    let column = &sums.columns[usize::from(at.1)];
    let here = place(instance, at);
    let plain = balance(instance, board, at, false);
    let valued = balance(instance, board, at, true);
    let listed = || {
        let span = wide_span(at, how);
        ways(instance, board, span, &mut 0).map_or_else(String::new, |all| many(instance, &all))
    };
    match how {
        How::Carry => {
            let below = letter(instance, column.letters[0]);
            let most = numeral(instance, board.carries[usize::from(at.0)][usize::from(at.1)].1);
            format!(
                "In {here} nothing is added: {below} is just what is carried there. The places to the right carry at \
                 most {most}{}.",
                if board.letters[usize::from(column.letters[0])] & 1 == 0 { ", and it is not 0" } else { "" }
            )
        }
        How::Known if column.letters.is_empty() && column.fixed == 0 => {
            format!("Nothing stands in {here}, so nothing may be carried that far.")
        }
        How::Known if plain == valued => format!("In {here} stands {plain}."),
        How::Known => format!("In {here}, {plain} is now {valued}."),
        How::Same => {
            let base = numeral(instance, i64::from(instance.base()));
            format!(
                "In {here}, {} stands above and below, and cancels: {plain}. What is left makes 0 or {base}. {}",
                letters(instance, &column.cancelled),
                listed()
            )
        }
        How::Parity => format!(
            "In {here}, {valued}. What stands there in pairs is even, so the rest of the column must come out even \
             too. {}",
            listed()
        ),
        How::Bounds => format!(
            "In {here}, {valued}. Put the largest and then the smallest digits that are possible into its other \
             places: this is as far as they reach."
        ),
        How::Listed => format!("In {here}, {valued}. {}", listed()),
        How::Linked => {
            let links: Vec<String> = board
                .links
                .iter()
                .filter(|link| column.letters.contains(&link.one) || column.letters.contains(&link.other))
                .map(|known| link(instance, known))
                .collect();
            format!("In {here}, {valued}, and {}. {}", list(&links), listed())
        }
        How::Joint => format!(
            "Take {here} and {} together: {valued}, and {}. {}",
            place(instance, (at.0, at.1 + 1)),
            balance(instance, board, (at.0, at.1 + 1), true),
            listed()
        ),
    }
}

/// “That leaves D Y = 7 2 or 7 3.”
fn many(instance: &Instance, all: &Ways) -> String {
    let names = all.letters.iter().map(|at| letter(instance, *at)).collect::<Vec<_>>().join(" ");
    let one = |way: &Vec<u8>| way.iter().map(|value| digit(*value).to_string()).collect::<Vec<_>>().join(" ");
    let listed: Vec<String> = all.listed.iter().map(one).collect();
    match all.count {
        _ if all.letters.is_empty() => String::new(),
        1 => format!("Only {names} = {} fits.", listed[0]),
        few if few as usize <= LISTED => format!("Only {names} = {} fit.", either(&listed)),
        many => format!("{} ways fit, from {names} = {} on; all were gone through.", number(many), listed[0]),
    }
}

fn supposing(instance: &Instance, board: &Board, at: Cell) -> String {
    let options: Vec<String> = board.options(at).into_iter().map(|value| numeral(instance, value)).collect();
    let what = capital(&cell(instance, at));
    let can =
        if options.len() <= FEW { format!(" {what} can be {}.", either(&options)) } else { String::new() };
    format!(
        "What follows by itself leads no further here.{can} So a case is opened, to see whether it can stand."
    )
}

fn following(
    instance: &Instance,
    board: &Board,
    at: Cell,
    other: Other,
    answer: Option<&AnswerOf<Cryptarithm>>,
) -> String {
    let options: Vec<String> = board.options(at).into_iter().map(|value| numeral(instance, value)).collect();
    let can = format!("{} can still be {}", capital(&cell(instance, at)), either(&options));
    let tried = answer.and_then(Answer::evidence).map_or(0, |evidence| evidence.tried);
    match other {
        Other::Lead(good) => {
            format!("{can}, and {good} of these lead to solutions. Here one of them is followed.")
        }
        Other::Searched => format!(
            "{can}. No short reason was found that settles it; the search through all digits ({} tried) shows that \
             nothing else leads to a solution.",
            number(tried)
        ),
        Other::Unknown => {
            format!("{can}. Several solutions are left; this way leads to the first that was found.")
        }
    }
}

/// A person's digit: whether something cannot be right now.
fn put(instance: &Instance, step: &Step<'_, Cryptarithm>) -> Words {
    let say = name(instance, step.mv);
    let why = match closing(instance, step.after).first() {
        Some(what) => clash::why(instance, &clash::standing(instance, step.after), *what),
        None => "No column is broken by it.".to_owned(),
    };
    let left = step.after.digits().iter().filter(|digit| digit.is_none()).count();
    let after = match left {
        0 if super::model::is_goal(instance, step.after) => "It comes out.".to_owned(),
        0 => "It does not come out.".to_owned(),
        left => format!("{} to go.", capital(&count(left as u64, "letter"))),
    };
    Words { say, why, after }
}

pub fn hint(instance: &Instance, mv: &Move) -> String {
    match mv {
        Move::Reason(Why::Column(sum, column, how)) => {
            let both = if *how == How::Joint { " and at the column to its left" } else { "" };
            format!("Look at {}{both}.", place(instance, (*sum, *column)))
        }
        Move::Reason(Why::Place(value)) => format!("Which letter can be {}?", digit(*value)),
        Move::Reason(Why::Share(some)) => format!("Compare what {} can be.", letters(instance, some)),
        Move::Suppose(at, _) | Move::Follow(at, ..) => {
            format!("No single place says more: think of cases for {}.", cell(instance, *at))
        }
        Move::Close(what) => clash::hint(instance, *what),
        Move::Write(_) | Move::Put(..) | Move::Clear(_) => "Any letter will do.".to_owned(),
    }
}

pub fn standing(rest: Option<&AnswerOf<Cryptarithm>>) -> (String, String) {
    let (title, text) = match rest {
        None => ("Solved", "Every letter has its digit, and it comes out.".to_owned()),
        Some(Answer::Solved { evidence, .. }) => match (evidence.total, evidence.complete) {
            (1, true) => ("Yes", "One solution fits all that stands.".to_owned()),
            (total, true) => ("Yes", format!("{} solutions fit all that stands.", number(total))),
            (total, false) => ("Yes", format!("More than {} solutions fit all that stands.", number(total))),
        },
        Some(Answer::Impossible { .. }) => {
            ("No", "No solution fits all that stands: some digit is wrong.".to_owned())
        }
        Some(Answer::TooLarge { .. }) => ("It cannot be told", "There is too much to go through.".to_owned()),
    };
    (title.to_owned(), text)
}
