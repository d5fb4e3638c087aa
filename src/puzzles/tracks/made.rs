//! The words for rows that theory gives.

use super::Tracks;
use super::board::each;
use super::instance::Instance;
use super::names::{place, places};
use super::theory::{Made, squares};
use crate::engine::words::list;
use crate::engine::{Answer, Step};

/// A row that theory gives.
pub fn row(instance: &Instance, step: &Step<'_, Tracks>, from: u8) -> (String, String) {
    let out = step.after.out(from);
    let say = format!("{} leads to {}", place(instance, from), places(instance, out));
    let made = step.answer.and_then(Answer::evidence).and_then(|evidence| evidence.made.as_ref());
    let Some((made, numbers)) = made else { return (say, String::new()) };
    let many = instance.many();
    let mine = numbers[usize::from(from)];
    let why = match made {
        Made::Squares => {
            let squares = squares(many);
            let ends = each(squares).map(|square| numbered(instance, numbers, (mine + square) % many));
            let named: Vec<String> = ends.collect();
            let steps = list(&each(squares).map(|square| square.to_string()).collect::<Vec<_>>());
            let first = if step.number == 1 {
                format!(
                    "The places are numbered {}. Divided by {many}, squares leave {} (or 0). ",
                    numbering(instance, numbers),
                    steps
                )
            } else {
                String::new()
            };
            format!(
                "{first}{} has number {mine}. Counted on by {steps}, that is {}.",
                place(instance, from),
                list(&named)
            )
        }
        Made::Doubled => doubled(instance, numbers, mine, step.number == 1),
        Made::Grown if mine < 7 => {
            let before = if step.number == 1 {
                "Seven places are laid so that any two share one: number i leads to i + 1, i + 2 and i + 4, counted \
                 round by seven. "
            } else {
                ""
            };
            let ends: Vec<String> =
                [1, 2, 4].iter().map(|square| numbered(instance, numbers, (mine + square) % 7)).collect();
            format!("{before}{} has number {mine}, and leads to {}.", place(instance, from), list(&ends))
        }
        Made::Grown => format!(
            "{name} leads to all before it. So {name} and any of those share all that the other leads to, and nothing \
             changes between two of them.",
            name = place(instance, from)
        ),
    };
    (say, why)
}

/// The place with a number, and the number: “E (4)”.
fn numbered(instance: &Instance, numbers: &[u8], number: u8) -> String {
    let at = numbers.iter().position(|own| *own == number).unwrap_or(0);
    format!("{number}\u{a0}({})", instance.places()[at])
}

fn numbering(instance: &Instance, numbers: &[u8]) -> String {
    let many = instance.many();
    if (0..many).eq(numbers.iter().copied()) {
        return format!(
            "in order, from {} 0 to {} {}",
            place(instance, 0),
            place(instance, many - 1),
            many - 1
        );
    }
    let all: Vec<String> = (0..many).map(|number| numbered(instance, numbers, number)).collect();
    list(&all)
}

fn doubled(instance: &Instance, numbers: &[u8], mine: u8, first: bool) -> String {
    let half = instance.many() / 2;
    let before = if first {
        format!(
            "A network of {half} is taken twice: numbers 0 to {}, and their doubles {} to {}; number {half} stands \
             between. ",
            half - 1,
            half + 1,
            2 * half
        )
    } else {
        String::new()
    };
    let name = place(instance, numbers.iter().position(|own| *own == mine).unwrap_or(0) as u8);
    let rest = match mine {
        mine if mine < half => format!(
            "{name} has number {mine}. It leads where the network leads, in both halves, and to its own double, {}.",
            numbered(instance, numbers, mine + half + 1)
        ),
        mine if mine == half => {
            format!("{name} stands between: it leads to all of the first half, and to no double.")
        }
        mine => format!(
            "{name} doubles {}, and leads where that leads in the first half. Among doubles all tracks run backwards, and \
             each leads to the place between, {}.",
            numbered(instance, numbers, mine - half - 1),
            numbered(instance, numbers, half)
        ),
    };
    format!("{before}{rest}")
}
