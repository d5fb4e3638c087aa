//! The verdict and the proof, and both as data.

use super::case::Case;
use super::expr::Quality;
use super::instance::Instance;
use super::known::Thing;
use super::logic::Unit;
use super::model::{Move, State, World};
use super::names::{excluded, how_many, members, name, people, quoted, rule, said, thing, world};
use super::solve::{Certain, agree};
use super::{Evidence, Whodunit};
use crate::engine::words::{capital, count, list};
use crate::engine::{Answer, AnswerOf, Data};

pub fn headline(instance: &Instance, answer: &AnswerOf<Whodunit>) -> String {
    let case = instance.case();
    let evidence = match answer {
        Answer::Solved { evidence, .. } | Answer::Impossible { evidence } => evidence,
        Answer::TooLarge { limit, .. } => {
            return format!("More than {limit} can stand: too many to be gone through");
        }
    };
    let found = match &evidence.worlds[..] {
        [] => "No world can stand".to_owned(),
        [one] => format!("{}: nothing else can be", capital(&world(case, *one))),
        all if evidence.unique(case) && case.crime() => {
            let did = people(case, all[0].culprits);
            format!("{did} did it, whoever else lies")
        }
        all => format!("{}: not unique", count(all.len() as u64, "world")),
    };
    match (evidence.asked, instance.ask()) {
        (Some(certain), Some(ask)) => format!("{} {found}", asked(case, certain, ask)),
        _ => found,
    }
}

fn asked(case: &Case, certain: Certain, ask: &super::Expr) -> String {
    let what = said(case, ask);
    match certain {
        Certain::Yes => format!("Certain: {what}."),
        Certain::No => format!("It cannot be: {what}."),
        Certain::Open => format!("Open: {what}."),
    }
}

pub fn proof(instance: &Instance, answer: &AnswerOf<Whodunit>) -> Vec<String> {
    let case = instance.case();
    let Some(evidence) = answer.evidence() else { return vec![rule(case)] };
    let moves = if evidence.worlds.is_empty() { &evidence.moves[..] } else { answer.moves() };
    let mut out = vec![looked(moves)];
    if evidence.worlds.len() > 1 {
        let all: Vec<String> = evidence.worlds.iter().map(|one| world(case, *one)).collect();
        out.push(format!("The worlds that can stand: {}.", all.join(" — ")));
    }
    if let (Some(certain), Some(ask)) = (evidence.asked, instance.ask()) {
        let how = match certain {
            Certain::Yes => "That is so in every world that can stand.",
            Certain::No => "That is so in no world that can stand.",
            Certain::Open => "That is so in some worlds that can stand, and in others not.",
        };
        out.push(format!("Asked besides: {}. {how}", said(case, ask)));
    }
    out.extend(needless(case, evidence));
    out.extend(further(case, evidence));
    out.push(format!("Rules: {}", [vec![rule(case)], excluded(case)].concat().join(" ")));
    out
}

fn looked(moves: &[Move]) -> String {
    let supposed = moves.iter().filter(|mv| matches!(mv, Move::Suppose(..))).count() as u64;
    let closed = moves.iter().filter(|mv| matches!(mv, Move::Clash(_))).count() as u64;
    let found = moves.iter().filter(|mv| matches!(mv, Move::Stand)).count() as u64;
    let closed = match closed {
        0 => "none was closed".to_owned(),
        1 => "one was closed by what cannot stand together".to_owned(),
        many => format!("{many} were closed by what cannot stand together"),
    };
    let found = match found {
        0 => "none can stand".to_owned(),
        1 => "one can stand".to_owned(),
        many => format!("{many} can stand"),
    };
    match supposed {
        0 => format!("Nothing had to be supposed; {closed}, {found}."),
        1 => format!("With one supposition and its contrary everything was looked at: {closed}, {found}."),
        many => format!(
            "With {} and their contraries everything was looked at: {closed}, {found}.",
            count(many, "supposition")
        ),
    }
}

/// Which statements could be left out, and what would be open without the others.
fn needless(case: &Case, evidence: &Evidence) -> Vec<String> {
    if evidence.without.len() < 2 {
        return Vec::new();
    }
    if evidence.worlds.is_empty() {
        let some = evidence.without.iter().filter(|(_, worlds)| !worlds.is_empty());
        let some: Vec<String> = some.map(|(unit, _)| quoted(case, *unit)).collect();
        return match some.len() {
            0 => vec![
                "No single statement is to blame: without any one of them nothing can stand either."
                    .to_owned(),
            ],
            _ => vec![format!("Something could stand without {}.", some.join(", or without "))],
        };
    }
    if !evidence.unique(case) {
        return Vec::new();
    }
    let (spare, needed): (Vec<_>, Vec<_>) =
        evidence.without.iter().partition(|(_, worlds)| agree(case, worlds));
    let mut out = Vec::new();
    if !needed.is_empty() {
        let one =
            |(unit, worlds): &&(Unit, Vec<World>)| format!("{} ({})", quoted(case, *unit), how_many(worlds));
        out.push(format!(
            "Needed, with what could stand without it: {}.",
            list(&needed.iter().map(one).collect::<Vec<_>>())
        ));
    }
    if !spare.is_empty() {
        let some: Vec<String> = spare.iter().map(|(unit, _)| quoted(case, *unit)).collect();
        out.push(format!(
            "Any one of these could be left out, and the answer would be the same: {}.",
            some.join(", ")
        ));
    }
    out
}

/// What a further witness would have to say.
fn further(case: &Case, evidence: &Evidence) -> Option<String> {
    if evidence.unique(case) || evidence.worlds.len() < 2 {
        return None;
    }
    if evidence.settles.is_empty() {
        return Some(
            "No further word on one person alone would settle it: there are too many worlds.".to_owned(),
        );
    }
    let some: Vec<String> = evidence.settles.iter().map(|(what, so, _)| thing(case, *what, *so)).collect();
    Some(format!(
        "A further witness who is to be trusted would settle it with one of these: {}.",
        some.join(" — ")
    ))
}

fn named(case: &Case, set: u16) -> Data {
    Data::List(members(set).map(|who| Data::from(name(case, who))).collect())
}

/// A world as data.
fn world_data(case: &Case, world: World) -> Data {
    Data::Map(vec![("culprits", named(case, world.culprits)), ("liars", named(case, world.liars))])
}

pub fn state_data(instance: &Instance, state: &State) -> Data {
    let case = instance.case();
    let all = |quality| named(case, state.known.all(quality));
    Data::Map(vec![
        ("guilty", all(Quality::Guilty)),
        ("innocent", all(Quality::Innocent)),
        ("truthful", all(Quality::Truthful)),
        ("lying", all(Quality::Lying)),
        ("worlds", Data::List(state.worlds.iter().map(|world| world_data(case, *world)).collect())),
    ])
}

pub fn answer_data(instance: &Instance, answer: &AnswerOf<Whodunit>) -> Data {
    let worlds = answer.evidence().map_or(&[][..], |evidence| &evidence.worlds);
    let worlds = worlds.iter().map(|world| world_data(instance.case(), *world));
    Data::Map(vec![("worlds", Data::List(worlds.collect()))])
}

pub fn facts(instance: &Instance, answer: &AnswerOf<Whodunit>) -> Vec<(&'static str, Data)> {
    let case = instance.case();
    let Some(evidence) = answer.evidence() else { return Vec::new() };
    let without = |(unit, worlds): &(Unit, Vec<World>)| {
        Data::Map(vec![
            ("statement", Data::Text(quoted(case, *unit))),
            ("worlds", Data::from(worlds.len() as u32)),
            ("unique", Data::Bool(agree(case, worlds))),
        ])
    };
    let settles = |(what, so, _): &(Thing, bool, World)| Data::Text(thing(case, *what, *so));
    let mut facts = vec![
        ("worlds", Data::from(evidence.worlds.len() as u32)),
        ("unique", Data::Bool(evidence.unique(case))),
        ("without", Data::List(evidence.without.iter().map(without).collect())),
        ("settled_by", Data::List(evidence.settles.iter().map(settles).collect())),
    ];
    if let Some(certain) = evidence.asked {
        let word = match certain {
            Certain::Yes => "yes",
            Certain::No => "no",
            Certain::Open => "open",
        };
        facts.push(("asked", word.into()));
    }
    facts
}
