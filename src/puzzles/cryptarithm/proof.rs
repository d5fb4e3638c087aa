//! The verdict, the proof, and both as data.

use super::clash;
use super::model::{Move, State, start};
use super::names::solved;
use super::solve::Evidence;
use super::{Cryptarithm, Instance};
use crate::engine::words::{count, number};
use crate::engine::{Answer, AnswerOf, Data};

pub fn headline(instance: &Instance, answer: &AnswerOf<Cryptarithm>) -> String {
    match answer {
        Answer::Solved { evidence, .. } => match (&evidence.solutions[..], evidence.complete) {
            ([only], true) => format!("{}, and nothing else", solved(instance, only)),
            (_, true) => format!("{}: not unique", count(evidence.total, "solution")),
            (_, false) => format!("More than {}: not unique", count(evidence.total, "solution")),
        },
        Answer::Impossible { evidence } => match &evidence.moves[..] {
            [Move::Close(what)] => {
                format!("No solution: {}", clash::headline(instance, &start(instance).board(), *what))
            }
            _ => "No solution".to_owned(),
        },
        Answer::TooLarge { need, limit } => {
            format!("Too large to tell: it needs {need}, and the limit is {limit}")
        }
    }
}

pub fn proof(instance: &Instance, answer: &AnswerOf<Cryptarithm>) -> Vec<String> {
    let mut out = match answer {
        Answer::Solved { evidence, .. } => vec![counted(evidence), reasoned(evidence)],
        Answer::Impossible { evidence } => none(instance, evidence),
        Answer::TooLarge { .. } => vec![
            "Digits were given to letters until the limit was reached, and nothing came out. There may be a solution \
             further on."
                .to_owned(),
        ],
    };
    out.push(rules(instance));
    out
}

fn counted(evidence: &Evidence) -> String {
    let tried = count(evidence.tried, "digit");
    match (evidence.total, evidence.complete) {
        (_, false) => format!(
            "The count was stopped after {tried} tried. By then {} had been met, so the answer is not unique; how \
             many there are in all is not known.",
            count(evidence.total, "solution")
        ),
        (1, true) => format!(
            "All ways to give the letters digits were gone through, and left as soon as they could not come out \
             ({tried} tried): this one alone comes out."
        ),
        (total, true) => format!(
            "All ways to give the letters digits were gone through, and left as soon as they could not come out \
             ({tried} tried): {} come out.",
            number(total)
        ),
    }
}

fn reasoned(evidence: &Evidence) -> String {
    let cases = match evidence.cases {
        0 => "no case had to be opened".to_owned(),
        1 => "one case was opened and closed again".to_owned(),
        many => format!(
            "{} cases were opened and closed again, at most {} at once",
            number(many),
            number(evidence.deepest)
        ),
    };
    let followed = match evidence.followed {
        0 => "Every step is forced.".to_owned(),
        1 => "In one place a possibility was followed that no reason given here forces; the step says so."
            .to_owned(),
        many => format!(
            "In {many} places a possibility was followed that no reason given here forces; the steps say so."
        ),
    };
    format!("The steps reason from the columns and their carries: {cases}. {followed}")
}

fn none(instance: &Instance, evidence: &Evidence) -> Vec<String> {
    match &evidence.moves[..] {
        [Move::Close(what)] => vec![clash::why(instance, &start(instance).board(), *what)],
        moves if evidence.finished => {
            let steps = count(moves.len() as u64, "step");
            let cases = match evidence.cases {
                0 => "without opening a case".to_owned(),
                1 => "with one case opened and closed".to_owned(),
                many => format!("with {} cases opened and closed", number(many)),
            };
            vec![format!(
                "The {steps} above show it, {cases}. A search through all digits ({} tried) finds none either.",
                number(evidence.tried)
            )]
        }
        _ => vec![format!(
            "All ways to give the letters digits were gone through, and left as soon as they could not come out ({} \
             tried): none comes out. The reasoning would take too many cases to be of use, and is not shown.",
            count(evidence.tried, "digit")
        )],
    }
}

fn rules(instance: &Instance) -> String {
    if instance.zeros() {
        "Rules: different letters are different digits; numbers may start with 0.".to_owned()
    } else {
        "Rules: different letters are different digits; a number of several places does not start with 0; a letter \
         that is a number by itself may be 0."
            .to_owned()
    }
}

/// Each letter with its digit, or with those it may have.
pub fn state_data(instance: &Instance, state: &State) -> Data {
    let board = state.board();
    let one = |(at, name): (usize, &String)| {
        let value = match state.digit(at as u8) {
            Some(digit) => Data::from(u32::from(digit)),
            None => Data::List(
                super::board::digits(board.letters[at]).map(|digit| Data::from(u32::from(digit))).collect(),
            ),
        };
        (name.clone(), value)
    };
    Data::Named(instance.letters().iter().enumerate().map(one).collect())
}

pub fn answer_data(instance: &Instance, answer: &AnswerOf<Cryptarithm>) -> Data {
    let solutions = answer.evidence().map_or(&[][..], |evidence| &evidence.solutions);
    let one = |digits: &Vec<u8>| {
        let digits = digits.iter().map(|digit| Data::from(u32::from(*digit)));
        Data::Named(instance.letters().iter().cloned().zip(digits).collect())
    };
    Data::Map(vec![("solutions", Data::List(solutions.iter().map(one).collect()))])
}

pub fn facts(answer: &AnswerOf<Cryptarithm>) -> Vec<(&'static str, Data)> {
    let Some(evidence) = answer.evidence() else { return Vec::new() };
    vec![
        ("total", Data::integer(u128::from(evidence.total))),
        ("unique", Data::Bool(evidence.complete && evidence.total == 1)),
        ("complete", Data::Bool(evidence.complete)),
        ("tried", Data::integer(u128::from(evidence.tried))),
        ("cases", evidence.cases.into()),
        ("deepest", evidence.deepest.into()),
        ("followed", evidence.followed.into()),
    ]
}

/// All solutions that were kept, a line each.
pub fn listed(instance: &Instance, answer: &AnswerOf<Cryptarithm>) -> Option<String> {
    let evidence = answer.evidence().filter(|evidence| evidence.solutions.len() > 1)?;
    let mut out = String::new();
    for (at, digits) in evidence.solutions.iter().enumerate() {
        out += &format!("{}. {}\n", number(at as u64 + 1), solved(instance, digits));
    }
    let more = evidence.total - evidence.solutions.len() as u64;
    if more > 0 {
        out += &format!("… and {} more.\n", number(more));
    }
    Some(out)
}
