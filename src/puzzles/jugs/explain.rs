//! The words for a question and for each step.

use std::cmp::Ordering;

use super::names::{bare, brief, jug, litres, state};
use super::proof::water;
use super::{Best, Goal, Instance, Jugs, Move, State};
use crate::engine::words::{capital, count, list, number};
use crate::engine::{Step, Words};

/// “2 litres in some jug”.
pub fn goal(instance: &Instance) -> String {
    match instance.goal() {
        Goal::Any(want) => format!("{} in some jug", litres(*want)),
        Goal::Total(want) => format!("{} in all the jugs together", litres(*want)),
        Goal::Each(wants) => {
            let each = wants.iter().enumerate().filter_map(|(at, want)| {
                let name = jug(instance, at);
                Some(match (*want)? {
                    0 => format!("nothing in {name}"),
                    want => format!("{} in {name}", litres(want)),
                })
            });
            list(&each.collect::<Vec<_>>())
        }
    }
}

/// The question as one sentence.
pub fn question(instance: &Instance) -> String {
    let sizes: Vec<String> = instance.sizes().iter().map(|size| number(*size)).collect();
    let jugs = match instance.sizes() {
        [one] => format!("a jug of {}", litres(*one)),
        _ => format!("jugs of {} litres", list(&sizes)),
    };
    let water = if instance.tap() { "a tap and a drain" } else { "no tap" };
    let start = if instance.starts_empty() {
        "empty".to_owned()
    } else {
        format!("with {}", state(instance, &State::new(instance.start())))
    };
    let best = match instance.best() {
        Best::Pours => "in the fewest pours",
        Best::Water => "with the least water from the tap",
    };
    let goal = goal(instance);
    format!("With {jugs} and {water}, starting {start}, get {goal} {best}.")
}

/// How it begins, as a heading.
pub fn start(instance: &Instance) -> String {
    if instance.starts_empty() {
        let one = instance.sizes().len() == 1;
        return if one { "The jug is empty" } else { "Every jug is empty" }.to_owned();
    }
    let held = instance.start().iter().enumerate().filter(|(_, amount)| **amount > 0);
    let held: Vec<String> =
        held.map(|(at, amount)| format!("{} in {}", litres(*amount), jug(instance, at))).collect();
    capital(&list(&held))
}

/// What is said of a step.
pub fn step(instance: &Instance, step: &Step<'_, Jugs>) -> Words {
    let mut why = vec![arithmetic(instance, step)];
    why.extend(purpose(instance, step));
    why.extend(choice(step));
    let left = match step.of - step.number {
        _ if step.answer.is_none() => String::new(),
        0 => " Done.".to_owned(),
        left => format!(" {} to go.", capital(&count(left as u64, "pour"))),
    };
    Words {
        say: say(instance, step.before, step.after, *step.mv),
        why: why.join(" "),
        after: format!("Now: {}.{left}", state(instance, step.after)),
    }
}

fn say(instance: &Instance, before: &State, after: &State, mv: Move) -> String {
    let name = |at| jug(instance, at);
    match mv {
        Move::Fill(at) if before.amounts(instance)[at] == 0 => format!("Fill {}", name(at)),
        Move::Fill(at) => format!("Fill {} to the brim", name(at)),
        Move::Empty(at) => format!("Empty {} into the drain", name(at)),
        Move::Pour(from, to) if after.amounts(instance)[from] == 0 => {
            format!("Pour all of {} into {}", name(from), name(to))
        }
        Move::Pour(from, to) => format!("Fill {} from {}", name(to), name(from)),
    }
}

/// What the amounts do in this step, figure by figure.
fn arithmetic(instance: &Instance, step: &Step<'_, Jugs>) -> String {
    let (before, sizes) = (step.before.amounts(instance), instance.sizes());
    match *step.mv {
        Move::Fill(at) if before[at] == 0 => {
            format!("{} {} from the tap.", litres(sizes[at]), verb(sizes[at], "come"))
        }
        Move::Fill(at) => {
            let more = sizes[at] - before[at];
            let fill = verb(more, "fill");
            format!("It holds {}; {} more from the tap {fill} it.", number(before[at]), litres(more))
        }
        Move::Empty(at) => {
            format!("Its {} {} down the drain.", litres(before[at]), verb(before[at], "go"))
        }
        Move::Pour(from, to) => {
            let (have, room) = (before[from], sizes[to] - before[to]);
            poured(&capital(&jug(instance, to)), have, room, before[to])
        }
    }
}

/// What a pour of `have` does where there is `room` above `there`.
fn poured(target: &str, have: u32, room: u32, there: u32) -> String {
    let (fit, litres_of) = (verb(have, "fit"), litres(have));
    match have.cmp(&room) {
        Ordering::Less if there == 0 => format!("{target} is empty, so {litres_of} {fit} easily."),
        Ordering::Less => format!(
            "{target} has room for {}, so {litres_of} {fit}: {} + {} = {}.",
            number(room),
            number(there),
            number(have),
            number(there + have)
        ),
        Ordering::Equal => format!("{target} has room for exactly {litres_of}, and is full now."),
        Ordering::Greater => format!(
            "{target} has room for only {}, so the pour stops there and {} {} behind: {} − {} = {}.",
            number(room),
            number(have - room),
            verb(have - room, "stay"),
            number(have),
            number(room),
            number(have - room)
        ),
    }
}

/// “come” for many litres, “comes” for one.
fn verb(litres: u32, plural: &str) -> String {
    let ending = match plural {
        _ if litres != 1 => "",
        "go" => "es",
        _ => "s",
    };
    format!("{plural}{ending}")
}

/// What the step is for, seen from the step after it.
fn purpose(instance: &Instance, step: &Step<'_, Jugs>) -> Option<String> {
    let Some(next) = step.next else {
        let reached = instance.goal().met(step.after.amounts(instance));
        return reached.then(|| format!("That is the goal: {}.", goal(instance)));
    };
    let after = step.after.amounts(instance);
    let sizes = instance.sizes();
    let name = |at| brief(instance, at);
    Some(match (*step.mv, *next) {
        (Move::Fill(at), Move::Pour(from, to)) if at == from => {
            let room = sizes[to] - after[to];
            if room < after[from] {
                let left = after[from] - room;
                format!(
                    "It will top up {}, which has room for {}, and keep {}.",
                    name(to),
                    number(room),
                    number(left)
                )
            } else {
                format!("It carries them on to {}, which has room for {}.", name(to), number(room))
            }
        }
        (Move::Empty(at), Move::Pour(from, to)) if at == to => {
            format!("That makes room for what {} holds.", name(from))
        }
        (Move::Pour(from, _), Move::Fill(at)) if from == at && after[from] == 0 => {
            format!("{} is free to measure again.", capital(&name(from)))
        }
        (Move::Pour(from, to), Move::Empty(at)) if to == at => {
            format!("What stays in {} is kept; the full {} can be emptied.", name(from), bare(instance, to))
        }
        (Move::Pour(_, to), Move::Pour(from, third)) if to == from && after[to] == sizes[to] => {
            format!("{}, full now, can be poured on into {}.", capital(&name(to)), name(third))
        }
        (Move::Pour(from, _), Move::Pour(_, to)) if from == to && after[from] == 0 => {
            format!("{} is empty now, and can take another measure.", capital(&name(from)))
        }
        _ => return None,
    })
}

/// What the search knows of the other pours possible here.
fn choice(step: &Step<'_, Jugs>) -> Option<String> {
    let evidence = step.answer?.evidence()?;
    let (possible, fresh) = *evidence.choices.get(step.number - 1)?;
    Some(match (possible, fresh) {
        (1, _) => "No other pour is possible here.".to_owned(),
        (_, 1) => format!(
            "Of the {possible} pours possible here, every other one leads back to amounts that could be had sooner."
        ),
        (_, fresh) if fresh == possible => {
            let all = if possible == 2 { "Both".to_owned() } else { format!("All {possible}") };
            format!("{all} pours possible here lead to new amounts; this one starts a shortest plan.")
        }
        (_, fresh) => {
            let others = fresh - 1;
            let lead = if others == 1 { "leads" } else { "lead" };
            format!(
                "Of the {possible} pours possible here, {others} more {lead} to new amounts, but none gets to the goal sooner."
            )
        }
    })
}

/// Where to look, without naming the pour.
pub fn hint(instance: &Instance, mv: Move) -> String {
    let look = |at| format!("Look at {}.", jug(instance, at));
    match mv {
        Move::Fill(at) => look(at),
        Move::Empty(at) => look(at),
        Move::Pour(from, _) => look(from),
    }
}

/// How a person stands who has made `made`, against the best plan.
pub fn standing(
    instance: &Instance,
    made: &[Move],
    left: Option<&[Move]>,
    best: Option<&[Move]>,
) -> (String, String) {
    let Some(left) = left else {
        return ("The goal is out of reach from here".to_owned(), "Take back a pour or more.".to_owned());
    };
    let whole = [made, left].concat();
    let cost = |moves: &[Move]| match instance.best() {
        Best::Pours => moves.len() as u64,
        Best::Water => water(instance, moves).0,
    };
    let words = |cost: u64| match instance.best() {
        Best::Pours => count(cost, "pour"),
        Best::Water => format!("{} from the tap", count(cost, "litre")),
    };
    let (total, least) = (cost(&whole), best.map(cost));
    let title = match left.len() {
        0 => "Done: that is the goal".to_owned(),
        _ if least == Some(total) => "Yes, still on a best plan".to_owned(),
        _ => "The goal can still be reached".to_owned(),
    };
    let mut text = match left.len() {
        0 => format!("You took {}", words(total)),
        more => format!(
            "From here it takes {} more {}, {} in all",
            number(more as u64),
            if more == 1 { "pour" } else { "pours" },
            words(total)
        ),
    };
    text += &match least {
        Some(least) if least == total => ", and no plan takes less.".to_owned(),
        Some(least) => format!("; the best plan takes {}.", words(least)),
        None => ".".to_owned(),
    };
    (title, text)
}
