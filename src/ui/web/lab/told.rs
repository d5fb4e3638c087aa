//! What is told beside the drawing: the step's reasoning, the verdict and all
//! steps while watching; answers to what a person asks while trying.

use std::rc::Rc;

use super::super::View;
use super::super::reasoning::LISTED;
use super::super::verdict::Kind;
use super::parts::{Solving as Shown, Steps, Trying, Verdict};
use crate::engine::words::{count, number};
use crate::engine::{Answer, AnswerOf, Progress, Words, document};
use crate::ui::session::{Ask, Help, Mode, Session, Solving, Trial};

/// What is said of the present place: the line above, and the words.
pub fn words<P: View>(session: &Session<P>) -> (String, Words) {
    let (Some(question), Some(line)) = (session.question(), session.line()) else {
        return Default::default();
    };
    let watching = session.mode() == Mode::Watch;
    let answer = session.answer().filter(|_| watching).map(Rc::as_ref);
    let (at, len) = (line.at(), line.len());
    match document::words::<P>(question, line, answer, at) {
        Some(words) if watching => (format!("Step {} of {}", number(at as u64), number(len as u64)), words),
        Some(words) => (format!("Your move {at}"), words),
        None if watching => (
            "The start".to_owned(),
            Words { say: P::describe_start(question), why: P::question(question), after: String::new() },
        ),
        None => (
            "Your turn".to_owned(),
            Words { say: "Try it".to_owned(), why: P::how(question).to_owned(), after: String::new() },
        ),
    }
}

/// How the solver stands.
pub fn solving<P: View>(session: &Session<P>) -> Shown {
    match session.solving() {
        Solving::Idle | Solving::Done(_) => Shown::Still,
        Solving::Running(progress) => {
            let so_far = |progress: &Progress| format!("{} so far", count(progress.done, P::COUNTED));
            Shown::Running(progress.as_ref().map_or_else(String::new, so_far))
        }
        Solving::Cancelled => Shown::Cancelled,
        Solving::Failed(why) => Shown::Failed(why.clone()),
    }
}

/// The verdict, once there is one.
pub fn verdict<P: View>(session: &Session<P>) -> Option<Verdict> {
    let (question, answer) = (session.question()?, session.answer()?);
    let kind = match **answer {
        Answer::Solved { .. } if P::is_fault(question) => Kind::Fault,
        Answer::Solved { .. } => Kind::Solved,
        Answer::Impossible { .. } => Kind::Impossible,
        Answer::TooLarge { .. } => Kind::TooLarge,
    };
    Some(Verdict {
        kind,
        checked: checked(session.trial()),
        headline: P::headline(question, answer),
        proof: P::proof(question, answer),
        evidence: P::evidence(question, answer),
    })
}

/// What is said of the answer's check.
fn checked(trial: Trial) -> String {
    match trial {
        Trial::None => "Checked: each step replayed by the rules, apart from the solver.".to_owned(),
        Trial::Trying(_, None) => "Checking every case …".to_owned(),
        Trial::Trying(_, Some(Progress { done })) => {
            format!("Checking every case: {} so far …", number(done))
        }
        Trial::Tried(cases) => format!("Checked: {0} of {0} cases, by the rules alone.", number(cases)),
    }
}

/// The steps around the present place.
pub fn steps<P: View>(session: &Session<P>) -> Option<Steps> {
    let (question, line) = (session.question()?, session.line()?);
    if line.is_empty() {
        return None;
    }
    let first = line.at().saturating_sub(1) / LISTED * LISTED + 1;
    let answer = session.answer().map(Rc::as_ref);
    let say = (first..first + LISTED)
        .map_while(|step| document::words::<P>(question, line, answer, step))
        .map(|words| words.say)
        .collect();
    Some(Steps { first, of: line.len(), say })
}

/// What a person who tries it has beside the drawing.
pub fn trying<P: View>(session: &Session<P>) -> Option<Trying> {
    let (question, line) = (session.question()?, session.line()?);
    let moves = P::moves(question, line.state());
    Some(Trying {
        moves: moves.iter().map(|mv| P::name(question, mv)).collect(),
        next_hint: match session.help().map_or(0, |help| help.level) {
            level if level >= session.plainest() => 3,
            level => level % 3 + 1,
        },
        said: said(session),
        asking: session.wondering().is_some(),
        unkept: session.unkept(),
    })
}

/// What is said back to a person who tries: a heading and a sentence.
fn said<P: View>(session: &Session<P>) -> Option<(String, String)> {
    let (question, line) = (session.question()?, session.line()?);
    let plain = |title: String, text: String| Some((title, text));
    if let Some(why) = session.refused() {
        return plain("That cannot be done".to_owned(), format!("{why}."));
    }
    let best = match session.answer().map(Rc::as_ref) {
        Some(Answer::Solved { moves, best: true, .. }) => Some(moves.as_slice()),
        _ => None,
    };
    let made = &line.moves()[..line.at()];
    let standing = |rest: Option<&AnswerOf<P>>| {
        let (title, text) = P::standing(question, made, rest, best);
        plain(title, text)
    };
    let Some(Help { ask, level, outlook }) = session.help() else {
        return P::is_goal(question, line.state()).then(|| standing(None)).flatten();
    };
    let outlook = match outlook.as_ref()? {
        Ok(outlook) => outlook,
        Err(why) => return plain("The solver could not tell".to_owned(), format!("{why}.")),
    };
    let left = match outlook.as_ref() {
        Answer::Solved { moves, .. } => moves,
        Answer::Impossible { .. } => return standing(Some(outlook)),
        Answer::TooLarge { need, limit } => {
            return plain(
                "Too large to tell from here".to_owned(),
                format!("It needs {need}; the limit is {limit}."),
            );
        }
    };
    // A hint of the fourth degree is about the second move, and so on.
    let number = usize::from(level.saturating_sub(1) / 3);
    let Some(next) = left.get(number).filter(|_| *ask != Ask::Right) else { return standing(Some(outlook)) };
    if *ask != Ask::Hint {
        return None;
    }
    let here = P::from_here(question, line.state());
    let plan = document::check::<P>(&here, outlook).ok();
    let words = plan.as_ref().and_then(|plan| document::words::<P>(&here, plan, None, number + 1));
    let words = words.unwrap_or_default();
    match level % 3 {
        1 => plain("Where to look".to_owned(), P::hint(&here, next)),
        2 => plain("The reason".to_owned(), words.why),
        _ => plain("The move".to_owned(), format!("{}.", words.say)),
    }
}
