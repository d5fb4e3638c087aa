//! The words for each step.

use super::State;
use super::bound::results;
use super::compare::others;
use super::model::{Mark, Move, TILTS, Tilt};
use super::{Coinage, Coins, Fake, Instance, Tell, bits, names};
use crate::engine::words::{capital, count, number};
use crate::engine::{Step, Words};

/// “There are 12 coins; one is heavy or light. Find it, and say which, in 3 weighings.”
pub fn question(instance: &Instance) -> String {
    let coins = instance.coins();
    let what = match instance.fake() {
        Fake::Either => "heavy or light",
        Fake::Heavy => "heavy",
        Fake::Light => "light",
    };
    let may = if instance.none() { "perhaps one is" } else { "one is" };
    let there = match coins {
        1 if instance.none() => format!("There is 1 coin; perhaps it is {what}."),
        1 => format!("There is 1 coin; it is {what}."),
        _ => format!("There are {} coins; {may} {what}.", number(coins)),
    };
    let spare = match instance.spare() {
        0 => String::new(),
        1 => " 1 genuine coin is there to help.".to_owned(),
        spare => format!(" {} are there to help.", count(spare, "genuine coin")),
    };
    let which = match (instance.fake(), instance.tell()) {
        (Fake::Either, Tell::Weight) => ", and say which,",
        _ => "",
    };
    let within = match instance.weighings() {
        Some(weighings) => format!("in {}", count(weighings, "weighing")),
        None => "in the fewest weighings".to_owned(),
    };
    let fixed = if instance.fixed() { ", all laid down beforehand" } else { "" };
    format!("{there}{spare} Find it{which} {within}{fixed}.")
}

/// “12 coins, 24 cases”.
pub fn start(instance: &Instance) -> String {
    let state = instance.fresh();
    format!("{}, {}", count(instance.coins(), "coin"), count(state.cases(), "case"))
}

pub fn step(instance: &Instance, step: &Step<'_, Coinage>) -> Words {
    match step.mv {
        Move::Load(left, right) if step.answer.is_some() => planned(instance, step, left, right),
        Move::Load(left, right) => loaded(instance, step.after, left, right),
        Move::Tip(tilt) => tipped(instance, step.before, *tilt, step.after),
    }
}

/// What each result of the loaded pans leaves, in the order of [`TILTS`].
pub fn leaves(loaded: &State) -> [u64; 3] {
    TILTS.map(|tilt| loaded.after(tilt).map_or(0, |after| after.cases()))
}

fn weighing(state: &State, left: &Coins, right: &Coins) -> String {
    format!("Weighing {}: {} against {}", state.used() + 1, names::brief(left), names::brief(right))
}

fn planned(instance: &Instance, step: &Step<'_, Coinage>, left: &Coins, right: &Coins) -> Words {
    let state = step.before;
    let leaves = leaves(step.after);
    let more = instance.fewest(state).map_or(0, |fewest| fewest.saturating_sub(1));
    let limit = match more {
        0 => "It is the last weighing, so each result may leave one case at most".to_owned(),
        1 => {
            "One weighing follows and has 3 results, so no result now may leave more than 3 cases".to_owned()
        }
        more => format!(
            "{} follow and have {1} results, so no result now may leave more than {1} cases",
            capital(&count(more, "weighing")),
            number(results(more))
        ),
    };
    let spared = match instance.tell() {
        Tell::Coin if !state.coins(Mark::Untested).is_empty() && !state.none() => {
            " (one more where two are of one coin, since its way need not be told)"
        }
        _ => "",
    };
    let fixed = if instance.table().is_some() { " This weighing was laid down beforehand." } else { "" };
    Words {
        say: weighing(state, left, right),
        why: format!(
            "{}. {limit}{spared}. {}{fixed}",
            capital(&names::known(state, instance.tell())),
            split(leaves)
        ),
        after: match contrast(instance, state, left.len()) {
            Some(text) => text,
            None => "Which way will it go?".to_owned(),
        },
    }
}

/// “It leaves 3, 2 or 3 of the 8 cases (left sinks, level, right sinks), which tells 1.56 of the 3.00 bits needed.”
fn split(leaves: [u64; 3]) -> String {
    let all = leaves.iter().sum();
    let [left, level, right] = leaves.map(number);
    let left = match leaves {
        _ if all <= 1 => return "There is nothing left to find.".to_owned(),
        [1, 1, 1] => "It leaves 1 case whatever the result".to_owned(),
        _ => {
            let all = number(all);
            format!(
                "It leaves {left}, {level} or {right} of the {all} cases (left sinks, level, right sinks)"
            )
        }
    };
    let (told, needed) = (bits::words(bits::told(leaves)), bits::words(bits::needed(all)));
    format!("{left}, which tells {told} of the {needed} bits needed.")
}

/// “8 cases are”.
pub fn are(cases: u64) -> String {
    format!("{} {}", count(cases, "case"), if cases == 1 { "is" } else { "are" })
}

/// The plan's weighing against one that would not do, or would tell less.
fn contrast(instance: &Instance, state: &State, pan: u64) -> Option<String> {
    let others = others(instance, state, pan);
    let worse = others.iter().find(|other| !other.fits)?;
    let most = worse.leaves.iter().max()?;
    let result = if worse.leaves[1] == *most { "level" } else { "a pan sinks" };
    Some(format!(
        "{0} against {0} would tell {1} bits, and leave {2} if {result}: too many.",
        number(worse.pan),
        bits::words(bits::told(worse.leaves)),
        count(*most, "case")
    ))
}

/// A person's loading.
fn loaded(instance: &Instance, after: &State, left: &Coins, right: &Coins) -> Words {
    let say = names::short_move(&Move::Load(left.clone(), right.clone()));
    let known = format!("{}.", capital(&names::known(after, instance.tell())));
    if after.ready() {
        return Words { say, why: split(leaves(after)), after: known };
    }
    let why = match (left.len(), right.len()) {
        (0, 0) => "Put equally many coins on the pans.".to_owned(),
        (left, right) => {
            format!(
                "{} on the left, {} on the right: the pans need equally many.",
                number(left),
                number(right)
            )
        }
    };
    Words { say, why, after: known }
}

/// What a result means.
fn tipped(instance: &Instance, before: &State, tilt: Tilt, after: &State) -> Words {
    let table = before.left().len() + before.right().len() < u64::from(instance.total());
    let rest = if table { ", and every coin on the table is genuine" } else { "" };
    let reason = match (tilt, instance.fake()) {
        (Tilt::Level, _) => "The fake is on neither pan, so every coin weighed is genuine.".to_owned(),
        (_, Fake::Heavy) => {
            format!("The heavy coin is on the pan that sank{rest}; the coins on the other pan are genuine.")
        }
        (_, Fake::Light) => {
            format!("The light coin is on the pan that rose{rest}; the coins on the other pan are genuine.")
        }
        _ => format!(
            "Either a coin on the pan that sank is heavy, or one on the pan that rose is light{rest}."
        ),
    };
    let known = match after.conclusion(instance.tell()) {
        Some(found) => format!("So {}.", names::conclusion(found)),
        None => format!("{}.", capital(&names::known(after, instance.tell()))),
    };
    Words { say: capital(names::result(tilt)), why: reason, after: known }
}

/// Where to look for the next move, without naming a coin.
pub fn hint(instance: &Instance, mv: &Move) -> String {
    let state = instance.start();
    match (mv, instance.fewest(&state)) {
        (Move::Load(..), Some(fewest)) if fewest > 1 => format!(
            "After this weighing {} may follow, with {} results. How many suspects may each result leave, and how \
             many must then lie on the pans?",
            count(fewest - 1, "weighing"),
            number(results(fewest - 1))
        ),
        (Move::Load(..), _) => {
            "One weighing must settle it: each result may leave one case. Which suspects can be told apart so?".to_owned()
        }
        (Move::Tip(_), _) => "The pans are loaded well: let the balance go.".to_owned(),
    }
}
