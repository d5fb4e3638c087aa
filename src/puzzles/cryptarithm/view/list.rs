//! The solutions, each to be shown; while they are looked for, those found so far.

use yew::Html;

use super::super::names::solved;
use super::super::{Choices, Cryptarithm, Finding};
use crate::engine::words::{count, number};
use crate::ui::Stage;
use crate::ui::fields::pick;
use crate::ui::shape::{all, button, shape};

/// Solutions on a page of the list.
const PAGE: usize = 50;

pub fn draw(stage: &Stage<Cryptarithm>) -> Html {
    if stage.act.is_some() {
        return Html::default();
    }
    match stage.answer.as_ref().map(|answer| answer.evidence()) {
        None if !stage.met.is_empty() => met(stage),
        Some(Some(evidence)) if evidence.solutions.len() > 1 => {
            all_of(stage, &evidence.solutions, evidence.total, evidence.complete)
        }
        _ => Html::default(),
    }
}

/// The first ones, as they come.
fn met(stage: &Stage<Cryptarithm>) -> Html {
    let solution = |(at, finding): (usize, &Finding)| match finding {
        Finding::Solution(digits) => shape("li", "").keyed(at).saying(solved(&stage.instance, digits)),
        Finding::Made(_) => Html::default(),
    };
    let listed = stage.met.iter().take(PAGE).enumerate().map(solution).collect();
    shape("section", "solutions").text_at("aria-label", "Solutions found so far").with(vec![
        shape("h2", "part__title").saying("Found so far"),
        shape("ol", "solutions__list").with(listed),
    ])
}

fn all_of(stage: &Stage<Cryptarithm>, solutions: &[Vec<u8>], total: u64, complete: bool) -> Html {
    let first = stage.choices.page * PAGE;
    let show = |solution: Option<usize>| {
        let choices = Choices { solution, ..stage.choices.clone() };
        let end = usize::from(solution.is_some());
        stage.choose.reform(move |()| (choices.clone(), Some(end)))
    };
    let one = |(at, digits): (usize, &Vec<u8>)| {
        let at = first + at;
        let press = shape("button", "link")
            .text_at("aria-pressed", (stage.choices.solution == Some(at)).to_string())
            .pressed(show(Some(at)));
        shape("li", "").keyed(at).holding(press.saying(solved(&stage.instance, digits)))
    };
    let listed = solutions.iter().skip(first).take(PAGE).enumerate().map(one).collect();
    let more = if complete { "" } else { "More than " };
    let mut parts = vec![shape("h2", "part__title").saying(format!("{more}{}", count(total, "solution")))];
    if solutions.len() > PAGE {
        parts.push(pages(stage, solutions.len()));
    }
    let list = shape("ol", "solutions__list").text_at("start", (first + 1).to_string());
    parts.push(list.with(listed));
    let kept = solutions.len() as u64;
    if total > kept {
        parts.push(shape("p", "eyebrow").saying(format!("The first {} are kept.", number(kept))));
    }
    if stage.choices.solution.is_some() {
        parts.push(button("pill pill--small", "Back to the reasoning", show(None)));
    }
    all(vec![shape("section", "solutions").text_at("aria-label", "The solutions").with(parts)])
}

/// Which of the solutions are listed.
fn pages(stage: &Stage<Cryptarithm>, kept: usize) -> Html {
    let names: Vec<(String, String)> = (0..kept.div_ceil(PAGE))
        .map(|page| {
            let last = ((page + 1) * PAGE).min(kept);
            (page.to_string(), format!("{} to {}", number((page * PAGE + 1) as u64), number(last as u64)))
        })
        .collect();
    let names: Vec<(&str, &str)> = names.iter().map(|(page, name)| (page.as_str(), name.as_str())).collect();
    let (choose, choices) = (stage.choose.clone(), stage.choices.clone());
    let picked = yew::Callback::from(move |page: String| {
        let page = page.parse().unwrap_or(0);
        choose.emit((Choices { page, ..choices.clone() }, None));
    });
    pick("Listed:", &names, &stage.choices.page.to_string(), picked)
}
