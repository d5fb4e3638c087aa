//! The verdict and the proof, and both as data.

use super::board::{Board, Track};
use super::instance::{Instance, Meet};
use super::model::State;
use super::names::{all, so_many, tracks};
use super::theory::Made;
use super::{Evidence, Tracks};
use crate::engine::words::{capital, count, number, small};
use crate::engine::{Answer, AnswerOf, Data, Timeline};

pub fn headline(instance: &Instance, answer: &AnswerOf<Tracks>) -> String {
    let many = small(u32::from(instance.many()));
    match answer {
        Answer::Solved { evidence, .. } => match (evidence.complete, evidence.total) {
            (true, 1) => "Exactly one completion".to_owned(),
            (true, total) => format!("{}: not unique", count(total, "completion")),
            (false, _) => match instance.rule().map(|rule| rule.shared) {
                Some((least, most)) if least == most => {
                    format!("It can be done: any two of {many} places share {}", small(least))
                }
                _ => format!("It can be done with {many} places"),
            },
        },
        Answer::Impossible { evidence } if evidence.size => match instance.meet() {
            Meet::Equal if instance.many() >= 7 => {
                format!("No network of {many} places shares equally")
            }
            _ => format!("No network of {many} places can do it"),
        },
        Answer::Impossible { .. } => "No completion".to_owned(),
        Answer::TooLarge { need, limit } => {
            format!("Too large to tell: it needs {need}, and the limit is {limit}")
        }
    }
}

pub fn proof(instance: &Instance, answer: &AnswerOf<Tracks>) -> Vec<String> {
    let mut out = Vec::new();
    match answer {
        Answer::Solved { evidence, .. } => {
            out.extend(made(instance, evidence));
            out.push(counted(evidence));
            out.extend(clues(instance, evidence));
            out.push(each_leads(instance));
        }
        Answer::Impossible { evidence } if evidence.size => out.extend(size(instance)),
        Answer::Impossible { evidence } => {
            out.push(none(evidence));
            out.push(each_leads(instance));
        }
        Answer::TooLarge { .. } => out.push(
            "Ways to lay the rest were gone through until the limit was reached, and none of them came out. There may \
             be one further on."
                .to_owned(),
        ),
    }
    out.push(
        "Rules: between any two places runs one track, one way. A next place of two places is a third one to which \
         both lead."
            .to_owned(),
    );
    out
}

fn counted(evidence: &Evidence) -> String {
    let looked = count(evidence.looked, "board");
    match (evidence.complete, evidence.total) {
        (true, 1) => format!(
            "All ways to lay the rest were gone through, and left as soon as two places could not share what they are \
             to ({looked} looked at): this one alone comes out."
        ),
        (true, total) => format!(
            "All ways to lay the rest were gone through, and left as soon as two places could not share what they are \
             to; places that nothing tells apart were taken together ({looked} looked at). {} come out.",
            number(total)
        ),
        (false, 0 | 1) => {
            "How many completions there are in all is not known: they are too many to be gone through."
                .to_owned()
        }
        (false, total) => format!(
            "The count was stopped after {looked} looked at. {} had been met by then; how many there are in all is not \
             known.",
            count(total, "completion")
        ),
    }
}

fn made(instance: &Instance, evidence: &Evidence) -> Option<String> {
    let (made, _) = evidence.made.as_ref()?;
    let many = instance.many();
    let how = match made {
        Made::Squares => format!(
            "Theory gives one: number the places and let i lead to i + q for every square q. Since {many} is a prime \
             of the form 4k + 3, just one of q and −q is a square, so each track runs one way; and as multiplying by a \
             square changes nothing, any two places share equally many (Paley, 1933)."
        ),
        Made::Doubled => format!(
            "Theory gives one: a network in which any two of n places share λ makes one of 2n + 1 places in which any \
             two share 2λ + 1 (Reid and Brown, 1972); here {} became {}.",
            small(u32::from(many / 2)),
            small(u32::from(many))
        ),
        Made::Grown => "Seven places are laid so that any two share one. A further place that leads to all before it \
                        shares with each of them all that the other leads to: so every size from seven on can be had."
            .to_owned(),
    };
    let threes = if evidence.threes {
        "Here even any three places share a next place; that there are such networks for any number of friends was \
         asked by Schütte and shown by Erdős in 1963."
    } else {
        "Three places need not share one: for three friends 19 places are the fewest (Schütte’s question; Erdős, 1963)."
    };
    Some(format!("{how} All {} pairs were checked one by one. {threes}", all(many)))
}

/// Which tracks need not be given.
fn clues(instance: &Instance, evidence: &Evidence) -> Vec<String> {
    let Some(clues) = &evidence.clues else { return Vec::new() };
    let given = instance.given().tracks().count();
    let mut out = Vec::new();
    if given > 0 {
        out.push(match &clues.needless[..] {
            [] => "Each of the tracks given is needed: without it there would be another completion.".to_owned(),
            [one] => format!(
                "{} need not be given: the others leave one completion too. Without any other there would be more.",
                tracks(instance, &[*one])
            ),
            some => format!(
                "Any one of {} could be left out by itself, and the others would still leave one completion.",
                tracks(instance, some)
            ),
        });
    }
    if let Some(fewest) = clues.fewest.as_ref().filter(|fewest| fewest.len() < given) {
        out.push(format!(
            "{} of the {given} tracks given would do: {}. With fewer of them there is always another completion: those \
             were collected until no smaller choice meets a track of each that runs the other way there.",
            capital(&small(fewest.len() as u32)),
            tracks(instance, fewest)
        ));
    }
    if let Some(any) = &clues.any {
        out.push(format!(
            "If any tracks of the completion might be given, {} would do, such as {}; fewer never do.",
            small(any.len() as u32),
            tracks(instance, any)
        ));
    }
    out
}

fn none(evidence: &Evidence) -> String {
    let looked = count(evidence.looked, "board");
    if evidence.moves.is_empty() {
        format!(
            "All ways to lay the rest were gone through, and left as soon as two places could not share what they are \
             to ({looked} looked at): none comes out."
        )
    } else {
        format!(
            "The steps show it. A search through all ways to lay the rest ({looked} looked at) finds none either."
        )
    }
}

/// Why each place leads to so many.
fn each_leads(instance: &Instance) -> String {
    match (instance.meet(), instance.rule()) {
        (Meet::Equal, Some(rule)) => format!(
            "Why each place leads to {out}: say it leads to d others. With each of these it shares {share}, which {is} \
             among the d; so among the d each leads to {each}. Their d(d − 1)/2 tracks are {each} for each of the d, and \
             that makes d = 2 · {value} + 1.",
            out = small(rule.out.0),
            share = so_many(rule.shared.0),
            is = if rule.shared.0 == 1 { "is" } else { "are" },
            each = small(rule.shared.0),
            value = rule.shared.0,
        ),
        _ => at_least_three(),
    }
}

fn at_least_three() -> String {
    "Why each place leads to at least three: with each place it leads to it shares a next place, which is another of \
     those. So among those each leads to another; one or two places cannot do that, as a single track joins two."
        .to_owned()
}

/// Why no network of this size can be.
fn size(instance: &Instance) -> Vec<String> {
    let many = u32::from(instance.many());
    let tracks = all(instance.many());
    let mut out = vec![at_least_three()];
    if many < 7 {
        out.push(format!(
            "So at least 3 · {many} = {} tracks are needed, and between {many} places there are only {tracks}. With 7 \
             places there are 21, just enough.",
            3 * many
        ));
        return out;
    }
    out.push(
        "Say any two share λ. With each place it leads to, a place shares λ, among those it leads to. If these are d, \
         their d(d − 1)/2 tracks are λ for each, so d = 2λ + 1, for every place."
            .to_owned(),
    );
    out.push(format!(
        "All n(n − 1)/2 tracks are then 2λ + 1 for each of n places, so n = 4λ + 3: 7, 11, 15, 19 … places. {} is not \
         among these. That any two share at least one can be had with {} places.",
        capital(&small(many)),
        small(many)
    ));
    out
}

fn named(instance: &Instance, some: impl Iterator<Item = Track>) -> Data {
    Data::List(some.map(|track| Data::Text(instance.written(track))).collect())
}

/// The tracks laid.
pub fn state_data(instance: &Instance, state: &State) -> Data {
    named(instance, state.tracks())
}

pub fn answer_data(instance: &Instance, answer: &AnswerOf<Tracks>) -> Data {
    let tracks = match last(instance, answer) {
        Some(whole) => named(instance, whole.tracks()),
        None => Data::List(Vec::new()),
    };
    Data::Map(vec![("tracks", tracks)])
}

/// The network the moves end in.
fn last(instance: &Instance, answer: &AnswerOf<Tracks>) -> Option<Board> {
    let Answer::Solved { moves, .. } = answer else { return None };
    let line = Timeline::<Tracks>::replay(instance, moves.iter().cloned()).ok()?;
    line.states().last().copied()
}

pub fn facts(instance: &Instance, answer: &AnswerOf<Tracks>) -> Vec<(&'static str, Data)> {
    let Some(evidence) = answer.evidence() else { return Vec::new() };
    let mut facts = vec![
        ("completions", Data::integer(evidence.total)),
        ("complete", Data::Bool(evidence.complete)),
        ("looked", Data::integer(u128::from(evidence.looked))),
        ("threes", Data::Bool(evidence.threes)),
    ];
    if let Some(clues) = &evidence.clues {
        facts.push(("needless", named(instance, clues.needless.iter().copied())));
        for (name, some) in [("fewest", &clues.fewest), ("fewest_of_all", &clues.any)] {
            if let Some(some) = some {
                facts.push((name, named(instance, some.iter().copied())));
            }
        }
    }
    facts
}

/// Where any two places meet, as a table.
pub fn table(instance: &Instance, state: &State) -> String {
    let names = instance.places();
    let mut out = format!(",{}\n", names.join(","));
    for (one, name) in (0..instance.many()).zip(names) {
        let cell = |other: u8| match other == one {
            true => "—".to_owned(),
            false => super::board::each(state.shared((one, other)))
                .map(|at| names[usize::from(at)].as_str())
                .collect::<Vec<_>>()
                .join(" "),
        };
        let row: Vec<String> = (0..instance.many()).map(cell).collect();
        out += &format!("{name},{}\n", row.join(","));
    }
    out
}
