//! Names of possibilities, of what is told, and of what is said.

use super::space::{Known, Space};
use super::talk::{Remark, Says};
use super::{Instance, Person};
use crate::engine::words::{list, number};

/// What somebody is told: a number, or a part's name.
pub fn value(space: &Space, known: Known, told: u32) -> String {
    match (space, known) {
        (Space::Listed(listed), Known::Part(part)) => {
            listed.names()[usize::from(part)].get(told as usize).cloned().unwrap_or_default()
        }
        _ => told.to_string(),
    }
}

/// “4 and 13”, “July 16”.
pub fn possibility(instance: &Instance, at: usize) -> String {
    match instance.space() {
        Space::Pairs(pairs) => {
            let (small, large) = pairs.pair(at);
            format!("{small} and {large}")
        }
        Space::Listed(listed) => listed.parts(at).collect::<Vec<_>>().join(" "),
    }
}

/// The verb for one possibility: two numbers go, a date goes.
pub fn verb(instance: &Instance, one: &'static str, two: &'static str) -> &'static str {
    match instance.space() {
        Space::Pairs(_) => two,
        Space::Listed(_) => one,
    }
}

/// A possibility as somebody thinks of it who is told its sum or product: “2+15”, “4·13”.
pub fn thought(instance: &Instance, known: Known, at: usize) -> String {
    let Space::Pairs(pairs) = instance.space() else { return possibility(instance, at) };
    let (small, large) = pairs.pair(at);
    match known {
        Known::Sum => format!("{small}+{large}"),
        Known::Product => format!("{small}·{large}"),
        _ => format!("{large}−{small}"),
    }
}

/// Some possibilities as somebody thinks of them: “2·15, 3·10 and 5·6”.
pub fn thoughts(instance: &Instance, known: Known, which: &[usize]) -> String {
    few(which, |at| thought(instance, known, *at))
}

/// Up to seven of these, and how many more there are.
pub fn few<T>(which: &[T], name: impl Fn(&T) -> String) -> String {
    const FEW: usize = 7;
    let shown = if which.len() > FEW + 1 { FEW } else { which.len() };
    let mut names: Vec<String> = which[..shown].iter().map(name).collect();
    if which.len() > shown {
        names.push(format!("{} more", number((which.len() - shown) as u64)));
    }
    list(&names)
}

/// What possibilities are called: “pair”, or “possibility”.
pub fn noun(instance: &Instance, many: usize) -> &'static str {
    match (instance.space(), many) {
        (Space::Pairs(_), 1) => "pair",
        (Space::Pairs(_), _) => "pairs",
        (_, 1) => "possibility",
        _ => "possibilities",
    }
}

/// “no pairs”, “1 pair”, “145 pairs”.
pub fn counted(instance: &Instance, many: usize) -> String {
    let many_of = noun(instance, many);
    if many == 0 { format!("no {many_of}") } else { format!("{} {many_of}", number(many as u64)) }
}

/// “145 pairs are”.
pub fn are(instance: &Instance, many: usize) -> String {
    format!("{} {}", counted(instance, many), if many == 1 { "is" } else { "are" })
}

/// The name of a person.
pub fn who(instance: &Instance, person: u8) -> &str {
    &instance.person(person).name
}

/// “Susan, told 17”.
pub fn view(instance: &Instance, person: u8, told: u32) -> String {
    let told = value(instance.space(), instance.person(person).known, told);
    format!("{}, told {told}", who(instance, person))
}

/// What a person would be told of a possibility, with what it is: “sum 17”.
pub fn fact(instance: &Instance, person: &Person, at: usize) -> String {
    let told = instance.space().told(person.known, at);
    format!("{} {}", person.what, value(instance.space(), person.known, told))
}

/// What is said, in quotes.
pub fn quote(instance: &Instance, remark: Remark) -> String {
    let you = |whom: u8| if instance.people().len() == 2 { "you" } else { who(instance, whom) };
    match remark.says {
        Says::Unsure => "“I do not know.”".to_owned(),
        Says::Sure => "“I know.”".to_owned(),
        Says::Now => "“Now I know.”".to_owned(),
        Says::Knew { whom, could: false } => format!("“I knew that {} could not know.”", you(whom)),
        Says::Knew { whom, could: true } => format!("“I knew that {} could know.”", you(whom)),
    }
}

/// Who says what in a round: “Peter: “I do not know.””; with others, at once.
pub fn round(instance: &Instance, round: usize) -> String {
    let Some(remarks) = instance.talk().rounds().get(round) else { return String::new() };
    let speakers: Vec<&str> = remarks.iter().map(|remark| who(instance, remark.who)).collect();
    if let [first, .., _] = remarks.as_slice() {
        let others = remarks.windows(2).all(|pair| pair[0].who != pair[1].who);
        let alike = others && remarks.iter().all(|remark| remark.says == first.says);
        // “You” is somebody else for each of them.
        if alike && !matches!(first.says, Says::Knew { .. }) {
            return format!("{} at once: {}", list(&speakers), quote(instance, *first));
        }
    }
    let mut said = String::new();
    for (at, remark) in remarks.iter().enumerate() {
        let same = at > 0 && remarks[at - 1].who == remark.who;
        match (at, same) {
            (0, _) => {}
            (_, true) => said.push(' '),
            (_, false) => said += " At once ",
        }
        if !same {
            said += who(instance, remark.who);
            said += ": ";
        }
        said += &quote(instance, *remark);
    }
    said
}
