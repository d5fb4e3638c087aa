//! The verdict, the proof, and the answer as data.

use super::explain::{eyes, named, told};
use super::instance::Instance;
use super::model::{Move, State};
use super::names::{are, counted, few, noun, possibility, round, who};
use super::solve::{Evidence, Turn, Turned};
use super::space::{Known, Space};
use super::{MisterX, why};
use crate::engine::words::{capital, list, number};
use crate::engine::{AnswerOf, Data};

/// At most so many possibilities are in a step's data, and in a table.
const LISTED: usize = 200;
const ROWS: usize = 100_000;

/// The verdict as a headline.
pub fn headline(instance: &Instance, answer: &AnswerOf<MisterX>) -> String {
    let Some(evidence) = answer.evidence() else { return String::new() };
    let it = match instance.space() {
        Space::Pairs(_) => "The numbers are",
        Space::Listed(_) => "It is",
    };
    match (evidence.total, instance.role()) {
        (0, None) => {
            format!("No {} fits: remark {} cannot be true", noun(instance, 1), emptied(instance, evidence))
        }
        (0, Some(role)) => {
            let told = told(instance, role);
            format!(
                "Remark {} cannot be true if {} was told {told}",
                emptied(instance, evidence),
                who(instance, role.who)
            )
        }
        (1, _) => format!("{it} {}", named(instance, &evidence.left)),
        (many, Some(role)) => format!(
            "{} cannot tell in the end: {} are left",
            who(instance, role.who),
            counted(instance, many as usize)
        ),
        (many, None) => {
            format!("{} are left: {}", capital(&counted(instance, many as usize)), shown(instance, evidence))
        }
    }
}

fn shown(instance: &Instance, evidence: &Evidence) -> String {
    const NAMED: usize = 6;
    let names: Vec<String> =
        evidence.left.iter().take(NAMED).map(|at| possibility(instance, *at as usize)).collect();
    let more = evidence.total as usize - names.len();
    let rest = if more > 0 { format!(", and {} more", number(more as u64)) } else { String::new() };
    names.join("; ") + &rest
}

/// The remark (from 1) that takes the last.
fn emptied(instance: &Instance, evidence: &Evidence) -> usize {
    instance.start().heard + evidence.moves.iter().filter(|mv| **mv == Move::Hear).count()
}

/// The proof, a paragraph each.
pub fn proof(instance: &Instance, answer: &AnswerOf<MisterX>) -> Vec<String> {
    let Some(evidence) = answer.evidence() else { return Vec::new() };
    let one = noun(instance, 1);
    let mut said = vec![
        format!(
            "All reason without fault, and know that of each other. A remark is true, and everybody hears it. So it takes away every {one} of which it would not be true, and everybody knows that (a public announcement, Plaza 1989). “Now” means: not before anybody spoke. “I knew” speaks of the moment before the other spoke last, or, if the other has not spoken, before anybody did."
        ),
        counts(instance, evidence),
    ];
    let rounds = instance.talk().rounds().len();
    if instance.role().is_some() {
        let left: Vec<String> = (1..=rounds).map(|heard| number(instance.left(heard) as u64)).collect();
        let first = counted(instance, instance.left(0));
        said.push(format!(
            "{}, thinks of {first} at first; after each remark, {} of them are left.",
            eyes(instance),
            list(&left)
        ));
    }
    if evidence.total == 0 {
        let emptied = emptied(instance, evidence);
        let before = State { heard: emptied.saturating_sub(1), struck: Vec::new() };
        const SHOWN: usize = 3;
        let last = instance.list_left(&before, SHOWN + 1);
        let many = instance.left(before.heard);
        said.push(format!(
            "Before remark {emptied}, {} still possible{}. Of none of them would it be true:",
            are(instance, many),
            if many > SHOWN {
                format!(", {} among them", few(&last[..SHOWN], |at| possibility(instance, *at)))
            } else {
                String::new()
            }
        ));
        said.extend(last.iter().take(SHOWN).filter_map(|at| because(instance, before.heard, *at)));
    } else if let [only] = evidence.left.as_slice() {
        said.push(format!("Each remark is true of {}:", possibility(instance, *only as usize)));
        said.extend((instance.start().heard..rounds).filter_map(|heard| {
            Some(format!("Remark {}: {}", heard + 1, why::sentence(instance, heard, *only as usize)?))
        }));
    }
    said.push(format!(
        "All {} were gone through at each remark, so none is left out.",
        counted(instance, instance.space().len())
    ));
    if !evidence.turned.is_empty() && instance.role().is_none() {
        let others: Vec<String> =
            evidence.turned.iter().map(turned).map(|(what, comes)| format!("{what}: {comes}.")).collect();
        said.push(format!("Other conventions, other answers. {}", others.join(" ")));
    }
    said
}

fn because(instance: &Instance, round: usize, at: usize) -> Option<String> {
    Some(format!("{}: {}", capital(&possibility(instance, at)), why::sentence(instance, round, at)?))
}

/// How many are left after each remark.
fn counts(instance: &Instance, evidence: &Evidence) -> String {
    let mut said = format!(
        "At first there {} {}.",
        if evidence.survivors[0] == 1 { "is" } else { "are" },
        counted(instance, evidence.survivors[0] as usize)
    );
    for (at, left) in evidence.survivors.iter().enumerate().skip(1) {
        said += &format!(" {} Then {} left.", round(instance, at - 1), are(instance, *left as usize));
        if *left == 0 {
            break;
        }
    }
    said
}

/// What another convention would leave, in words: what it is, and what comes of it.
pub fn turned(turned: &Turned) -> (String, String) {
    let what = match turned.turn {
        Turn::Distinct(true) => "If the two must differ".to_owned(),
        Turn::Distinct(false) => "If the two may be equal".to_owned(),
        Turn::Low(low) => format!("If each is {low} or more"),
        Turn::Each(high) => format!("If only each is at most {}", number(high)),
        Turn::Sum(sum) => format!("If only the sum is at most {}", number(sum)),
    };
    (what, comes(turned.total, &turned.pairs))
}

/// So many answers, with the first of them.
pub fn comes(total: u32, first: &[(u32, u32)]) -> String {
    let pairs: Vec<String> = first.iter().map(|(small, large)| format!("{small} and {large}")).collect();
    match total {
        0 => "no answer".to_owned(),
        1 => pairs.join(""),
        many if many as usize == pairs.len() => format!("{} answers: {}", number(many), pairs.join("; ")),
        many => format!("{} answers: {}; and more", number(many), pairs.join("; ")),
    }
}

fn pair(instance: &Instance, at: usize) -> Data {
    match instance.space() {
        Space::Pairs(pairs) => {
            let (small, large) = pairs.pair(at);
            Data::numbers(&[small, large])
        }
        Space::Listed(listed) => Data::List(listed.parts(at).map(Data::from).collect()),
    }
}

/// A state as data.
pub fn state_data(instance: &Instance, state: &State) -> Data {
    let listed = instance.list_left(state, LISTED);
    let left = instance.left(state.heard) - state.struck.len();
    Data::Map(vec![
        ("heard", Data::Number(state.heard as u64)),
        ("left", Data::Number(left as u64)),
        ("pairs", Data::List(listed.into_iter().map(|at| pair(instance, at)).collect())),
    ])
}

/// The typed answer, as data.
pub fn answer_data(instance: &Instance, answer: &AnswerOf<MisterX>) -> Data {
    let left = answer.evidence().map_or(&[][..], |evidence| &evidence.left);
    Data::Map(vec![("pairs", Data::List(left.iter().map(|at| pair(instance, *at as usize)).collect()))])
}

/// The named figures.
pub fn facts(instance: &Instance, answer: &AnswerOf<MisterX>) -> Vec<(&'static str, Data)> {
    let Some(evidence) = answer.evidence() else { return Vec::new() };
    let mut facts =
        vec![("survivors", Data::numbers(&evidence.survivors)), ("total", Data::from(evidence.total))];
    if instance.role().is_some() {
        let left: Vec<u32> =
            (0..=instance.talk().rounds().len()).map(|heard| instance.left(heard) as u32).collect();
        facts.push(("candidates", Data::numbers(&left)));
    }
    facts
}

/// What is left as a table, commas between.
pub fn table(instance: &Instance, state: &State) -> String {
    let left = instance.list_left(state, ROWS);
    let mut out = String::new();
    match instance.space() {
        Space::Pairs(pairs) => {
            out += "smaller,larger,sum,product\n";
            for at in left {
                let ((small, large), told) = (pairs.pair(at), |known| instance.space().told(known, at));
                out += &format!("{small},{large},{},{}\n", told(Known::Sum), told(Known::Product));
            }
        }
        Space::Listed(_) => {
            let heads: Vec<&str> = instance.people().iter().map(|person| person.what.as_str()).collect();
            out += &format!("{}\n", heads.join(","));
            for at in left {
                let row: Vec<String> = instance
                    .people()
                    .iter()
                    .map(|person| {
                        super::names::value(
                            instance.space(),
                            person.known,
                            instance.space().told(person.known, at),
                        )
                    })
                    .collect();
                out += &format!("{}\n", row.join(","));
            }
        }
    }
    out
}
