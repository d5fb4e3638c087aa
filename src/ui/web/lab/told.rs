//! What is told beside the drawing: the step's reasoning, the verdict and all
//! steps while watching; answers to what a person asks while trying.

use std::rc::Rc;

use yew::{Html, html};

use super::super::reasoning::{self, LISTED, reasoning};
use super::super::verdict::{self, Kind};
use super::super::{Stage, View, trying};
use super::{Shown, send};
use crate::engine::words::{capital, number};
use crate::engine::{Answer, Progress, Words, document};
use crate::ui::session::{Action, Ask, Help, Mode, Session, Solving, Trial};

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

pub fn say<P: View>(page: &Shown<P>, stage: Option<&Stage<P>>, eyebrow: String, words: Words) -> Html {
    let tab = |mode, name: &'static str| {
        let on = page.session.mode() == mode;
        html! {
            <button aria-pressed={on.to_string()} onclick={send(page, move |_| Action::Mode(mode))}>{ name }</button>
        }
    };
    if page.session.question().is_none() {
        return Html::default();
    }
    html! {
        <>
            <div class="tabs" role="group" aria-label="Watch or try">
                { tab(Mode::Watch, "Watch") }
                { tab(Mode::Try, "Try it") }
            </div>
            { reasoning(eyebrow, words, page.session.playing()) }
            { stage.map(P::beside) }
            if page.session.mode() == Mode::Try {
                { trying(page) }
            } else {
                { solving(page) }
            }
        </>
    }
}

/// What there is besides the steps, while watching: the verdict, and all steps.
pub fn more<P: View>(page: &Shown<P>) -> Html {
    if page.session.mode() == Mode::Try {
        return Html::default();
    }
    html! {
        <>
            { verdict(page) }
            { transcript(page) }
            <p class="eyebrow limits">{ format!("Limits: {}.", P::INFO.limits) }</p>
        </>
    }
}

fn solving<P: View>(page: &Shown<P>) -> Html {
    match page.session.solving() {
        Solving::Idle | Solving::Done(_) => Html::default(),
        Solving::Running(progress) => {
            let done = progress.map(|progress| format!("{} states so far", number(progress.done)));
            html! {
                <div class="solving" role="status">
                    <p>{ "Solving … " }{ done }</p>
                    <button class="pill" onclick={send(page, |_| Action::Cancel)}>{ "Cancel" }</button>
                </div>
            }
        }
        Solving::Cancelled => html! {
            <div class="stopped">
                <p>{ "Stopped. The puzzle stands as it was." }</p>
                <button class="pill" onclick={send(page, |_| Action::Solve)}>{ "Solve again" }</button>
            </div>
        },
        Solving::Failed(why) => html! {
            <div class="stopped" role="alert">
                <p>{ capital(why) }{ "." }</p>
                <button class="pill" onclick={send(page, |_| Action::Solve)}>{ "Solve again" }</button>
            </div>
        },
    }
}

fn verdict<P: View>(page: &Shown<P>) -> Html {
    let (Some(question), Some(answer)) = (page.session.question(), page.session.answer()) else {
        return Html::default();
    };
    let kind = match **answer {
        Answer::Solved { .. } => Kind::Solved,
        Answer::Impossible { .. } => Kind::Impossible,
        Answer::TooLarge { .. } => Kind::TooLarge,
    };
    verdict::verdict(
        kind,
        checked(page.session.trial()),
        P::headline(question, answer),
        P::proof(question, answer),
        P::evidence(question, answer),
    )
}

/// What is said of the answer's check.
fn checked(trial: Trial) -> String {
    match trial {
        Trial::None => "Checked: each step replayed by the rules, apart from the solver.".to_owned(),
        Trial::Trying(_, None) => "Checking every case …".to_owned(),
        Trial::Trying(_, Some(Progress { done })) => format!("Checking every case: {} so far …", number(done)),
        Trial::Tried(cases) => format!("Checked: {0} of {0} cases, by the rules alone.", number(cases)),
    }
}

fn transcript<P: View>(page: &Shown<P>) -> Html {
    let (Some(question), Some(line)) = (page.session.question(), page.session.line()) else {
        return Html::default();
    };
    if line.is_empty() {
        return Html::default();
    }
    let first = line.at().saturating_sub(1) / LISTED * LISTED + 1;
    let answer = page.session.answer().map(Rc::as_ref);
    let steps: Vec<String> = (first..first + LISTED)
        .map_while(|step| document::words::<P>(question, line, answer, step))
        .map(|words| words.say)
        .collect();
    reasoning::transcript(first, line.len(), steps, line.at(), &send(page, Action::Go))
}

fn trying<P: View>(page: &Shown<P>) -> Html {
    let (Some(question), Some(line)) = (page.session.question(), page.session.line()) else {
        return Html::default();
    };
    let moves = P::moves(question, line.state());
    let names = moves.iter().map(|mv| P::name(question, mv)).collect();
    let make = page.link.batch_callback(move |index: usize| moves.get(index).cloned().map(Action::Act));
    let level = page.session.help().map_or(0, |help| help.level);
    let said = said(page.session);
    let cancel = page.session.wondering().map(|_| send(page, |()| Action::Cancel));
    trying::trying(names, &make, &send(page, Action::Ask), (level + 1).min(3), said, cancel)
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
    let standing = |left: Option<&[P::Move]>| {
        let (title, text) = P::standing(question, made, left, best);
        plain(title, text)
    };
    let Some(Help { ask, level, outlook }) = session.help() else {
        return P::is_goal(question, line.state()).then(|| standing(Some(&[]))).flatten();
    };
    let outlook = match outlook.as_ref()? {
        Ok(outlook) => outlook,
        Err(why) => return plain("The solver could not tell".to_owned(), format!("{why}.")),
    };
    let left = match outlook.as_ref() {
        Answer::Solved { moves, .. } => moves,
        Answer::Impossible { .. } => return standing(None),
        Answer::TooLarge { need, limit } => {
            return plain(
                "Too large to tell from here".to_owned(),
                format!("It needs {need}; the limit is {limit}."),
            );
        }
    };
    let Some(next) = left.first().filter(|_| *ask != Ask::Right) else { return standing(Some(left)) };
    let here = P::from_here(question, line.state());
    let words = document::check::<P>(&here, outlook)
        .ok()
        .and_then(|line| document::words::<P>(&here, &line, None, 1))
        .unwrap_or_default();
    match (ask, level) {
        (Ask::Hint, 1) => plain("Where to look".to_owned(), P::hint(&here, next)),
        (Ask::Hint, 2) => plain("The reason".to_owned(), words.why),
        (Ask::Hint, _) => plain("The move".to_owned(), format!("{}.", words.say)),
        _ => None,
    }
}
