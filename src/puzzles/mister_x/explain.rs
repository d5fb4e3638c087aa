//! The words for a question and for each step.

use super::instance::{Instance, Role};
use super::model::{self, Move, State, rash};
use super::names::{self, are, counted, few, noun, possibility, round, value, verb, who};
use super::space::{Bounds, Space};
use super::talk::{Remark, Says};
use super::{MisterX, why};
use crate::engine::words::{capital, list, number};
use crate::engine::{Answer, AnswerOf, Step, Words};

/// The question in a few sentences.
pub fn question(instance: &Instance) -> String {
    let told: Vec<String> = instance
        .people()
        .iter()
        .map(|person| format!("{} is told the {}", person.name, person.what))
        .collect();
    let talk: Vec<String> = (0..instance.talk().rounds().len()).map(|at| round(instance, at)).collect();
    let end = match (instance.role(), instance.space()) {
        (Some(_), _) => format!("You are {}. What can you tell after each remark?", eyes(instance)),
        (None, Space::Pairs(_)) => "Which two numbers are they?".to_owned(),
        (None, Space::Listed(_)) => "Which is it?".to_owned(),
    };
    format!("{} {}. {} {end}", possibilities(instance), list(&told), talk.join(" "))
}

/// “Susan, told 17”; empty for nobody’s eyes.
pub fn eyes(instance: &Instance) -> String {
    instance.role().map_or(String::new(), |role| names::view(instance, role.who, role.told))
}

/// What the person was told whose eyes it is seen with.
pub fn told(instance: &Instance, role: Role) -> String {
    value(instance.space(), instance.person(role.who).known, role.told)
}

fn possibilities(instance: &Instance) -> String {
    match instance.space() {
        Space::Pairs(pairs) => {
            let Bounds { low, high, sum, distinct } = pairs.bounds();
            let two =
                if distinct { "two different whole numbers" } else { "two whole numbers, perhaps equal" };
            let each = match high {
                Some(high) => format!("from {} to {}", number(low), number(high)),
                None => format!("{} or more", number(low)),
            };
            let sum = sum.map_or(String::new(), |sum| format!(", whose sum is at most {}", number(sum)));
            format!("There are {two}, each {each}{sum}.")
        }
        Space::Listed(_) => {
            let all: Vec<usize> = (0..instance.space().len()).collect();
            let all: Vec<String> = all.iter().map(|at| possibility(instance, *at)).collect();
            format!("It is one of {}.", list(&all))
        }
    }
}

/// How it begins, as a heading.
pub fn start(instance: &Instance) -> String {
    let state = instance.start();
    if state.heard == 0 {
        capital(&format!("{} possible before anybody speaks", are(instance, instance.left(0))))
    } else {
        capital(&describe(instance, state))
    }
}

/// A state in a few words.
pub fn describe(instance: &Instance, state: &State) -> String {
    let left = counted(instance, instance.left(state.heard) - state.struck.len());
    let heard = match state.heard {
        0 => "before anybody speaks".to_owned(),
        1 => "after the first remark".to_owned(),
        heard => format!("after {heard} remarks"),
    };
    format!("{left} left {heard}")
}

/// A move in a few words.
pub fn name(instance: &Instance, mv: &Move) -> String {
    let known = |at: &u32| (*at as usize) < instance.space().len();
    match mv {
        Move::Hear => "Hear the remark to its end".to_owned(),
        Move::Strike(at) | Move::Rule(at) if known(at) => {
            format!("Strike out {}", possibility(instance, *at as usize))
        }
        Move::Restore(at) if known(at) => format!("Put back {}", possibility(instance, *at as usize)),
        Move::StrikeAll(who, told) => match instance.people().get(usize::from(*who)) {
            Some(person) => {
                let told = value(instance.space(), person.known, *told);
                format!("Strike out all with the {} {told}", person.what)
            }
            None => String::new(),
        },
        Move::Strike(_) | Move::Rule(_) | Move::Restore(_) => String::new(),
    }
}

/// What is said of a step.
pub fn step(instance: &Instance, step: &Step<'_, MisterX>) -> Words {
    let after = remains(instance, step.after);
    match step.mv {
        Move::Hear => hear(instance, step.before, after),
        Move::Rule(at) => {
            let at = *at as usize;
            let why = why::sentence(instance, step.before.heard, at).unwrap_or_default();
            let (said, go) = (round(instance, step.before.heard), verb(instance, "goes", "go"));
            Words { say: format!("{said} {} {go}", capital(&possibility(instance, at))), why, after }
        }
        Move::Strike(at) => Words {
            say: format!("{} struck out", capital(&possibility(instance, *at as usize))),
            why: by_hand(instance, step.before),
            after,
        },
        Move::StrikeAll(..) => {
            Words { say: name(instance, step.mv), why: by_hand(instance, step.before), after }
        }
        Move::Restore(at) => {
            let at = *at as usize;
            let why = why::sentence(instance, step.before.heard, at).unwrap_or_default();
            let say =
                format!("{} {} put back", capital(&possibility(instance, at)), verb(instance, "is", "are"));
            Words { say, why: format!("Nothing said so far rules it out. {why}").trim().to_owned(), after }
        }
    }
}

/// What somebody strikes out at a remark; whether it is right is not told unasked.
fn by_hand(instance: &Instance, before: &State) -> String {
    match round(instance, before.heard).as_str() {
        "" => "Everything has been said.".to_owned(),
        said => format!("Because this was said: {said}"),
    }
}

/// A round heard to its end.
fn hear(instance: &Instance, before: &State, after: String) -> Words {
    let heard = before.heard;
    let gone = instance.left(heard) - instance.left(heard + 1);
    let said = round(instance, heard);
    let ruled = before.struck.len() - rash(instance, before).count();
    let say = match (instance.role(), gone - ruled, ruled) {
        (None, ..) => said,
        (_, 0, 0) => format!("{said} Nothing goes"),
        (_, 0, _) => format!("{said} Nothing more goes"),
        _ => format!(
            "{said} {}",
            if instance.left(heard + 1) == 0 { "Everything goes" } else { "The rest goes" }
        ),
    };
    let takes = match gone {
        0 => format!("No {} goes.", noun(instance, 1)),
        1 => format!("1 {} goes.", noun(instance, 1)),
        gone => format!("{} go.", capital(&counted(instance, gone))),
    };
    Words { say, why: hears(instance, heard), after: format!("{takes} {after}") }
}

/// What is left at a place, by name where it is little.
pub fn remains(instance: &Instance, state: &State) -> String {
    const NAMED: usize = 12;
    let left = instance.left(state.heard) - state.struck.len();
    let eyes = instance.role().map_or(String::new(), |_| format!("For {}, ", eyes(instance)));
    let few = instance.list_left(state, NAMED + 1);
    let names: Vec<String> = few.iter().map(|at| possibility(instance, *at)).collect();
    capital(&match left {
        0 => format!("{eyes}nothing is left."),
        1 => format!("{eyes}only {} {} left.", names[0], verb(instance, "is", "are")),
        _ if names.len() <= NAMED => format!("{eyes}{} left: {}.", are(instance, left), names.join(", ")),
        _ => format!("{eyes}{} left.", are(instance, left)),
    })
}

/// What a round says of the possibilities, with one it takes and one it leaves.
fn hears(instance: &Instance, round: usize) -> String {
    let Some(remarks) = instance.talk().rounds().get(round) else { return String::new() };
    let mut said: Vec<String> = remarks.iter().map(|remark| general(instance, round, *remark)).collect();
    let verdicts = [verb(instance, "goes", "go"), verb(instance, "stays", "stay")];
    for (example, verdict) in instance.examples(round).into_iter().zip(verdicts) {
        let why = example.and_then(|at| Some((at as usize, why::sentence(instance, round, at as usize)?)));
        said.extend(why.map(|(at, why)| format!("{} {verdict}: {why}", capital(&possibility(instance, at)))));
    }
    said.join("\n")
}

/// What a remark means for what is left.
fn general(instance: &Instance, round: usize, remark: Remark) -> String {
    let speaker = instance.person(remark.who);
    let (what, one, many) = (&speaker.what, noun(instance, 1), noun(instance, 2));
    match remark.says {
        Says::Unsure => format!(
            "Every {one} goes that is the only one left with its {what}: {} would know it.",
            speaker.name
        ),
        Says::Sure => format!("Only {many} stay that are the only ones left with their {what}."),
        Says::Now => format!(
            "Only {many} stay that are the only ones left with their {what}, and were not from the start."
        ),
        Says::Knew { whom, could } => {
            let other = who(instance, whom);
            let when = match instance.talk().moment(round, whom) {
                0 => "from the start".to_owned(),
                moment => format!("after remark {moment}"),
            };
            let know = if could { "could" } else { "could not" };
            format!(
                "A {what} stays only if, {when}, {other} {know} know with any of the {many} that have it."
            )
        }
    }
}

/// Where to look for a move, without naming it.
pub fn hint(instance: &Instance, mv: &Move) -> String {
    let round = instance.start().heard;
    let remarks = instance.talk().rounds().get(round);
    let Some(remark) = remarks.and_then(|remarks| remarks.first()) else {
        return "Look at what was struck out.".to_owned();
    };
    let speaker = instance.person(remark.who);
    match mv {
        Move::Hear => format!("Listen to {}: nothing more need be struck out by hand.", speaker.name),
        Move::Strike(_) | Move::Rule(_) | Move::StrikeAll(..) => {
            format!(
                "Ask of each {} left: with that {}, could {} say this?",
                noun(instance, 1),
                speaker.what,
                speaker.name
            )
        }
        Move::Restore(_) => "Something is struck out that nobody has ruled out yet.".to_owned(),
    }
}

/// How a person stands who has made `made`.
pub fn standing(instance: &Instance, made: &[Move], rest: Option<&AnswerOf<MisterX>>) -> (String, String) {
    let mut state = instance.start().clone();
    for mv in made {
        match model::apply(instance, &state, mv) {
            Ok(next) => state = next,
            Err(_) => break,
        }
    }
    let wrong = rash(instance, &state).count();
    let struck = state.struck.len();
    if wrong > 0 {
        let which = match (wrong, struck) {
            (1, 1) => "What you struck out is".to_owned(),
            (wrong, struck) if wrong == struck => "What you struck out is all".to_owned(),
            (1, struck) => format!("1 of the {struck} you struck out is"),
            (wrong, struck) => format!("{wrong} of the {struck} you struck out are"),
        };
        return ("No".to_owned(), format!("{which} still possible after this remark."));
    }
    if model::is_goal(instance, &state) {
        return ("Everything was heard".to_owned(), remains(instance, &state));
    }
    let left = instance.left(state.heard);
    // What is left and not the goal has a remark before it.
    let goes = if left == 0 { 0 } else { left - instance.left(state.heard + 1) };
    let text = match (struck, goes) {
        _ if left == 0 => "Nothing is left.".to_owned(),
        (0, 0) => "At this remark nothing goes.".to_owned(),
        (0, _) => "Nothing is struck out wrongly; at this remark something goes.".to_owned(),
        (struck, goes) if struck == goes => {
            "All that goes at this remark is struck out, and nothing else.".to_owned()
        }
        _ => "What you struck out goes; something more does too.".to_owned(),
    };
    match rest {
        Some(Answer::Impossible { .. }) => {
            ("Nothing wrong so far".to_owned(), format!("{text} {}", no_end(instance)))
        }
        _ => ("Yes".to_owned(), text),
    }
}

/// That what is said cannot all be true.
fn no_end(instance: &Instance) -> String {
    match instance.role() {
        Some(_) => format!("With {}, this dialogue cannot be held to its end.", eyes(instance)),
        None => format!("With no {} can this dialogue be held to its end.", noun(instance, 1)),
    }
}

/// Up to seven possibilities by name.
pub fn named(instance: &Instance, which: &[u32]) -> String {
    few(which, |at| names::possibility(instance, *at as usize))
}
