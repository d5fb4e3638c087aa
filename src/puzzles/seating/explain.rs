//! The words for a question, for each step, and for a person who tries it.

use super::bits::{each, size};
use super::board::{Board, Kind};
use super::model::{Back, Move, State, Why};
use super::names::{closed, group, kinds, seat, seats, sizes, touching};
use super::proof::because;
use super::spread::spread;
use super::ways::{Ways, shown};
use super::{Instance, Seating};
use crate::engine::words::{capital, count, list};
use crate::engine::{Answer, AnswerOf, Step, Words};

pub fn question(instance: &Instance) -> String {
    let there = count(instance.room().seats() as u64, "seat");
    let (sizes, touch) = (sizes(instance), touching(instance));
    let given = match instance.given().iter().flatten().count() {
        0 => String::new(),
        given => format!(", {given} of them taken already,"),
    };
    format!("Can {sizes} fill {there}{given} so that no two of a group {touch}? In how many ways?")
}

pub fn start(instance: &Instance) -> String {
    let taken = instance.given().iter().flatten().count();
    let empty = count((instance.room().seats() - taken) as u64, "empty seat");
    if taken == 0 {
        format!("{}, {}", capital(&empty), sizes(instance))
    } else {
        format!("{taken} taken, {empty}")
    }
}

pub fn describe(instance: &Instance, state: &State) -> String {
    let taken = count(state.taken() as u64, "seat");
    let troubles = instance.conflicts(state.seats());
    let pair = |(one, other): &(usize, usize)| {
        format!("{} and {}", instance.room().name(*one), instance.room().name(*other))
    };
    let rows = super::names::rows(instance, state.seats(), '?', |at| instance.letter(at)).join(" / ");
    let mut text = format!("The room, {taken} of {} taken: {rows}", instance.room().seats());
    if let Some(first) = troubles.first() {
        text += &format!("; {} touch and are of one group", pair(first));
    }
    text
}

pub fn name(instance: &Instance, mv: &Move) -> String {
    match mv {
        Move::Seat(at, who, _) => format!("{} at {}", group(instance, *who), seat(instance, *at)),
        Move::Clear(out, _) => {
            let names: Vec<String> = out.iter().map(|at| seat(instance, *at)).collect();
            format!("clear {}", list(&names))
        }
    }
}

pub fn step(instance: &Instance, step: &Step<'_, Seating>) -> Words {
    let before = Board::new(instance, step.before.seats());
    let after = Board::new(instance, step.after.seats());
    match step.mv {
        Move::Seat(at, who, why) => Words {
            say: format!("{} sits at {}", capital(&group(instance, *who)), seat(instance, *at)),
            why: seated(instance, &before, usize::from(*at), *who, why),
            after: left(instance, &after, *who, step.after),
        },
        Move::Clear(out, why) => {
            let back = out.first().map(|at| seat(instance, *at)).unwrap_or_default();
            Words {
                say: match why {
                    Back::Wished if out.len() > 1 => {
                        format!("{} are cleared", count(out.len() as u64, "seat"))
                    }
                    Back::Wished => format!("{back} is cleared"),
                    _ => format!("Back to {back}"),
                },
                why: cleared(instance, &before, out, why),
                after: format!("Seats taken: {} of {}.", step.after.taken(), instance.room().seats()),
            }
        }
    }
}

/// Why someone sits there.
fn seated(instance: &Instance, before: &Board<'_>, at: usize, who: u8, why: &Why) -> String {
    let place = instance.room().name(at);
    let all = || before.kinds(at);
    match why {
        Why::Only => {
            let closed = closed(instance, before, at);
            match (closed.is_empty(), matches!(all()[..], [Kind::Fresh(_)])) {
                (true, true) => format!("All groups are alike so far: {} begins.", group(instance, who)),
                (true, false) => format!("Only {} has anyone left.", group(instance, who)),
                (false, true) => format!(
                    "{}. So a new group sits here, and which of them makes no difference yet.",
                    capital(&closed)
                ),
                (false, false) => format!("Nobody else may: {closed}."),
            }
        }
        Why::Needed => {
            let (needs, open) = (before.left(usize::from(who)), before.open(usize::from(who)));
            let without = size(spread(instance.room(), open & !(1 << at), needs));
            let (name, more) = (capital(&group(instance, who)), count(needs as u64, "more seat"));
            if size(open) == needs {
                return format!(
                    "{name} needs {more}, and these are all it may have: {}.",
                    seats(instance, open)
                );
            }
            let without = if without == 0 { "none".to_owned() } else { format!("at most {without}") };
            format!("{name} needs {more}. Without {place} it would find {without} that do not touch.")
        }
        Why::Choice(_) => format!(
            "Nothing follows by itself. No seat has fewer who may sit there than {place}: {}. This seating takes {}.",
            kinds(instance, &all()),
            group(instance, who)
        ),
        Why::Next(_) => format!(
            "It is the next seat. {} may sit here; the search tries {} first.",
            capital(&kinds(instance, &all())),
            group(instance, who)
        ),
        Why::Left(failed) => {
            let failed: Vec<String> = failed.iter().map(|who| group(instance, *who)).collect();
            let verb = if failed.len() == 1 { "has" } else { "have" };
            format!("{} {verb} failed here; {} is next.", capital(&list(&failed)), group(instance, who))
        }
        Why::Wished => wished(instance, before, at, who),
    }
}

/// What the rules say of a person's own move.
fn wished(instance: &Instance, before: &Board<'_>, at: usize, who: u8) -> String {
    let others = instance.room().near(at) & before.sets[usize::from(who)];
    if others != 0 {
        return format!(
            "That breaks the rule: it touches {}, which is the same group.",
            seats(instance, others)
        );
    }
    if before.left(usize::from(who)) == 0 {
        return format!("That is one too many: {} has all its seats already.", group(instance, who));
    }
    let mut free = before.clone();
    free.clear(at);
    let open = free.kinds(at);
    match open[..] {
        [] | [Kind::Known(_)] => "Nobody else may sit here.".to_owned(),
        _ => format!("By the rule, {} may sit here.", kinds(instance, &open)),
    }
}

/// How far a group and the room are filled.
fn left(instance: &Instance, after: &Board<'_>, who: u8, state: &State) -> String {
    let name = capital(&group(instance, who));
    let (more, taken, all) = (after.left(usize::from(who)), state.taken(), instance.room().seats());
    let rest = match (more, instance.groups()[usize::from(who)].size) {
        (0, 1) => format!("{name} is seated"),
        (0, _) => format!("{name} is all seated"),
        _ => format!("{name} has {more} left"),
    };
    format!("{rest}. Seats taken: {taken} of {all}.")
}

/// Why they go out again.
fn cleared(instance: &Instance, before: &Board<'_>, out: &[u8], why: &Back) -> String {
    let first = out.first().copied().unwrap_or_default();
    let wrong = || match before.seats[usize::from(first)] {
        Some(who) => format!("{} at {}", group(instance, who), seat(instance, first)),
        None => seat(instance, first),
    };
    match why {
        Back::Wished => "Whoever sat there stands outside again.".to_owned(),
        Back::Nobody(at) => format!(
            "Nobody may sit at {}: {}. So {}, the last choice, was wrong, and goes out with all that came after it.",
            seat(instance, *at),
            closed(instance, before, usize::from(*at)),
            wrong()
        ),
        Back::NoRoom(who) => {
            let open = before.open(usize::from(*who));
            format!(
                "{} still needs {}, and {} cannot give them. So {}, the last choice, was wrong.",
                capital(&group(instance, *who)),
                count(before.left(usize::from(*who)) as u64, "seat"),
                if each(open).next().is_none() { "no seat".to_owned() } else { seats(instance, open) },
                wrong()
            )
        }
        Back::Spent(at) => format!(
            "Everyone who might sit at {} has been tried. So {}, the choice before it, was wrong too.",
            seat(instance, *at),
            wrong()
        ),
    }
}

pub fn hint(instance: &Instance, mv: &Move) -> String {
    let Move::Seat(at, who, why) = mv else { return "Look at who could go out.".to_owned() };
    let place = seat(instance, *at);
    match why {
        Why::Only => format!("Look at {place}, and at everyone around it."),
        Why::Needed => {
            format!("Look at {}: where can the rest of them still go?", group(instance, *who))
        }
        _ => format!("Nothing follows by itself here. Look at {place}: no seat has fewer who may sit there."),
    }
}

/// How a person stands, by the exact count of ways left.
pub fn standing(instance: &Instance, rest: Option<&AnswerOf<Seating>>) -> (String, String) {
    let told = |title: &str, text: String| (title.to_owned(), text);
    match rest {
        None => told(
            "Done: the room is filled",
            format!("Everyone sits, and no two of a group {}.", touching(instance)),
        ),
        Some(Answer::Solved { moves, .. }) if moves.is_empty() => standing(instance, None),
        Some(Answer::Solved { evidence, .. }) => match &evidence.counts {
            Some(counts) if counts.families == Ways::ONE => {
                told("Yes, still right", "There is exactly 1 way left.".to_owned())
            }
            Some(counts) => {
                told("Yes, still right", format!("There are {} ways left.", shown(counts.families)))
            }
            None => told("Yes, still right", "There are ways left, too many to be counted here.".to_owned()),
        },
        Some(Answer::Impossible { evidence }) => {
            let why = evidence.reason.as_ref().map(|reason| because(instance, evidence, reason));
            told("No: there is no way left", format!("{} Take something back.", why.unwrap_or_default()))
        }
        Some(Answer::TooLarge { .. }) => {
            told("It cannot be told", "This room is too large to tell.".to_owned())
        }
    }
}
