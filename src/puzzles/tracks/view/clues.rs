//! Beside the drawing: other completions, and which of the tracks given are needed.

use yew::Html;

use super::super::board::{Board, Track};
use super::super::names::track;
use super::super::{Choices, Clues, Tracks};
use crate::engine::words::{capital, number, small};
use crate::ui::Stage;
use crate::ui::shape::{all, button, shape};

pub fn draw(stage: &Stage<Tracks>) -> Html {
    if stage.act.is_some() {
        return given(stage);
    }
    let Some(evidence) = stage.answer.as_ref().and_then(|answer| answer.evidence()) else {
        return Html::default();
    };
    let mut parts = Vec::new();
    if evidence.listed.len() > 1 {
        parts.push(completions(stage, evidence.listed.len()));
    }
    if let Some(clues) = &evidence.clues {
        parts.push(needed(stage, clues));
    }
    all(parts)
}

/// Makes a puzzle of what a person laid.
fn given(stage: &Stage<Tracks>) -> Html {
    let laid = stage.instance.listed(stage.line.state().tracks());
    if stage.line.state() == stage.instance.given() || stage.line.state().whole() {
        return Html::default();
    }
    let pose = stage.pose.reform(move |()| ("given", laid.clone()));
    shape("p", "clues__row").holding(button("pill pill--small", "Make a puzzle of what is laid", pose))
}

fn completions(stage: &Stage<Tracks>, many: usize) -> Html {
    let show = |shown: Option<usize>| {
        let choices = Choices { shown, ..stage.choices.clone() };
        let end = usize::from(shown.is_some());
        stage.choose.reform(move |()| (choices.clone(), Some(end)))
    };
    let at = stage.choices.shown.filter(|at| *at < many);
    let (next, before) = match at {
        None => (0, many - 1),
        Some(at) => ((at + 1) % many, (at + many - 1) % many),
    };
    let said = match at {
        None => format!("{} completions", number(many as u64)),
        Some(at) => format!("Completion {} of {}", number(at as u64 + 1), number(many as u64)),
    };
    let mut row =
        vec![button("pill pill--small", if at.is_none() { "See them" } else { "Next" }, show(Some(next)))];
    if at.is_some() {
        row.push(button("pill pill--small", "Before", show(Some(before))));
        row.push(button("pill pill--small", "Back to the reasoning", show(None)));
    }
    shape("section", "clues").text_at("aria-label", "The completions").keyed("completions").with(vec![
        shape("h2", "part__title").text_at("role", "status").saying(said),
        shape("p", "clues__row").with(row),
    ])
}

/// Which tracks need not be given, and puzzles with fewer.
fn needed(stage: &Stage<Tracks>, clues: &Clues) -> Html {
    let instance = &*stage.instance;
    let given: Vec<Track> = instance.given().tracks().collect();
    if given.is_empty() {
        return Html::default();
    }
    let without = |one: Track| {
        let mut rest: Board = *instance.given();
        rest.lift(one);
        let list = instance.listed(rest.tracks());
        stage.pose.reform(move |()| ("given", list.clone()))
    };
    let mut parts = vec![shape("h2", "part__title").saying("Which clues are needed?")];
    let said = match clues.needless.len() {
        0 => "Each of the tracks given: without it there is another completion.".to_owned(),
        1 => "All but this one; press it to leave it out.".to_owned(),
        _ => "Any one of these could be left out; press it to do so.".to_owned(),
    };
    parts.push(shape("p", "eyebrow").saying(said));
    let chip = |one: &Track| {
        let name = track(instance, *one);
        let says = format!("Leave out {name}");
        let chip = shape("button", "chip").text_at("aria-label", says).pressed(without(*one)).saying(name);
        shape("li", "").keyed(u32::from(one.from) * 64 + u32::from(one.to)).holding(chip)
    };
    if !clues.needless.is_empty() {
        parts.push(shape("ul", "chips").with(clues.needless.iter().map(chip).collect()));
    }
    for (some, of) in [(&clues.fewest, "of these tracks do"), (&clues.any, "of all tracks would do")] {
        let Some(some) = some.as_ref().filter(|some| some.len() < given.len()) else { continue };
        let list = instance.listed(some.iter().copied());
        let pose = stage.pose.reform(move |()| ("given", list.clone()));
        let name = format!("Pose it with {}", small(some.len() as u32));
        parts.push(shape("p", "clues__row").keyed(of).with(vec![
                shape("span", "")
                    .saying(format!("{} {of}, and fewer never. ", capital(&small(some.len() as u32)))),
                button("pill pill--small", name, pose),
            ]));
        if clues.fewest.as_ref().map(Vec::len) == clues.any.as_ref().map(Vec::len) {
            break;
        }
    }
    shape("section", "clues").text_at("aria-label", "Which clues are needed?").keyed("clues").with(parts)
}
