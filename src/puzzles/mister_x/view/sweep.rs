//! How the number of answers changes with a bound, as a chart whose places can be opened.

use web_sys::MouseEvent;
use yew::{Callback, Html, html};

use super::super::{Finding, Instance, MisterX, Over, Pairs, Query};
use super::pointed;
use crate::engine::words::{capital, number};
use crate::ui::Stage;
use crate::ui::fields::{odd, pick, seeker, text};
use crate::ui::session::Course;
use crate::ui::shape::{all, line, point, rect, shape, tenths, words};

const SIZE: (f64, f64) = (640.0, 132.0);
const GROUND: f64 = 106.0;
/// More answers than this are drawn no higher.
const HIGHEST: u32 = 6;
const RUNS: usize = 60;

pub fn draw(stage: &Stage<MisterX>) -> Html {
    let Some(pairs) = stage.instance.space().pairs() else { return Html::default() };
    let survey = &stage.survey;
    let query = &survey.query;
    let over = {
        let (asked, query) = (stage.query.clone(), query.clone());
        Callback::from(move |over: String| {
            let over = if over == "sum" { Over::Sum } else { Over::High };
            asked.emit(Query { over, ..query.clone() });
        })
    };
    let typed = {
        let (asked, query) = (stage.query.clone(), query.clone());
        Callback::from(move |to| asked.emit(Query { to, ..query.clone() }))
    };
    // What stays the same while the bound is moved.
    let about = link(&stage.instance, query, pairs, 0);
    let wrong = query.farthest().err();
    let seek = {
        let (asked, seek) = (stage.query.clone(), stage.seek.clone());
        let query = Query { about: about.clone(), ..query.clone() };
        Callback::from(move |begin: bool| {
            if begin {
                asked.emit(query.clone());
            }
            seek.emit(begin);
        })
    };
    let act = seeker("Count", wrong.is_none(), &survey.course, seek);
    let now = if query.over == Over::Sum { "sum" } else { "high" };
    let mut parts = vec![
        shape("summary", "").saying("How the answer depends on the bound"),
        shape("div", "sweep__row").with(vec![
            pick("For every", &[("high", "largest number"), ("sum", "largest sum")], now, over),
            text("up to", query.to.clone(), "150", typed),
            act,
        ]),
        odd(wrong.as_deref()),
        shape("p", "sweep__course").text_at("role", "status").saying(course(stage, query.about == about)),
    ];
    if !survey.findings.is_empty() {
        parts.push(chart(stage, pairs));
        parts.push(runs(stage, pairs));
    }
    shape("details", "sweep").with(parts)
}

/// The puzzle with the bound moved, as a link.
fn link(instance: &Instance, query: &Query, pairs: &Pairs, bound: u32) -> String {
    instance.link_to(query.at(pairs.bounds(), bound)).to_string()
}

fn course(stage: &Stage<MisterX>, same: bool) -> String {
    match &stage.survey.course {
        Course::Idle => "Counts the answers for every bound up to that one.".to_owned(),
        Course::Running(None) => "Counting …".to_owned(),
        Course::Running(Some(progress)) => format!("Counted up to {} so far …", number(progress.done)),
        Course::Failed(why) => format!("{}.", capital(why)),
        _ if !same => "This was counted for another puzzle or another bound: count anew.".to_owned(),
        Course::Stopped => "Stopped. Press a place in the chart to open its puzzle.".to_owned(),
        Course::Done => "Press a place in the chart to open its puzzle.".to_owned(),
    }
}

fn chart(stage: &Stage<MisterX>, pairs: &Pairs) -> Html {
    let findings = &stage.survey.findings;
    let (Some(first), Some(last)) = (findings.first(), findings.last()) else { return Html::default() };
    let (low, many) = (first.bound, last.bound - first.bound + 1);
    let wide = SIZE.0 / f64::from(many);
    let x = |bound: u32| f64::from(bound - low) * wide;
    let mut bars = [const { String::new() }; 3];
    for finding in findings.iter() {
        let (kind, high) = match finding.total {
            0 => (0, 4.0),
            1 => (1, 34.0),
            more => (2, 34.0 + 12.0 * f64::from(more.min(HIGHEST) - 1)),
        };
        let side = (wide * 0.85).max(wide - 1.0);
        bars[kind] += &format!(
            "M{}h{s}V{}h-{s}z",
            point((x(finding.bound), GROUND - high)),
            tenths(GROUND),
            s = tenths(side)
        );
    }
    let mut parts: Vec<Html> = ["sweep__none", "sweep__one", "sweep__many"]
        .into_iter()
        .zip(bars)
        .map(|(class, path)| line(class, path))
        .collect();
    let ticks = super::super::layout::Grid::ticks(low, many);
    parts.extend(
        ticks.into_iter().map(|bound| {
            words("pairs__tick", (x(bound) + wide / 2.0, GROUND + 18.0), "middle", number(bound))
        }),
    );
    let bounds = pairs.bounds();
    let query = stage.survey.query.clone();
    let present = if query.over == Over::Sum { bounds.sum } else { bounds.high };
    if let Some(bound) = present.filter(|bound| (low..low + many).contains(bound)) {
        parts.push(line("sweep__here", format!("M{}v6", point((x(bound) + wide / 2.0, GROUND)))));
    }
    let instance = stage.instance.clone();
    let open = Callback::from(move |event: MouseEvent| {
        let Some((share, _)) = pointed(&event) else { return };
        let bound = low + ((share * f64::from(many)).max(0.0) as u32).min(many - 1);
        let (Some(window), Some(pairs)) = (web_sys::window(), instance.space().pairs()) else { return };
        // A browser that refuses keeps the puzzle that stands.
        let _ = window.location().set_hash(&format!("/{}", link(&instance, &query, pairs, bound)));
    });
    parts.push(
        rect("pairs__hit", (0.0, 0.0), (SIZE.0, GROUND)).hearing(html::onclick::Wrapper::new(open)).done(),
    );
    let most = findings.iter().map(|finding| finding.total).max().unwrap_or(0).clamp(1, HIGHEST);
    let top = GROUND - 42.0 - 12.0 * f64::from(most - 1);
    shape("svg", "sweep__chart")
        .text_at("viewBox", format!("-2 {} {} {}", top as i32, SIZE.0 as i32 + 4, (SIZE.1 - top) as i32))
        .text_at("role", "img")
        .text_at("aria-label", "How many answers there are at each bound")
        .with(parts)
}

/// Bounds that follow one another and have the same answers.
fn runs(stage: &Stage<MisterX>, pairs: &Pairs) -> Html {
    let mut runs: Vec<(Finding, u32)> = Vec::new();
    for finding in stage.survey.findings.iter() {
        match runs.last_mut() {
            Some((run, last)) if run.total == finding.total && run.pair == finding.pair => {
                *last = finding.bound
            }
            _ => runs.push((*finding, finding.bound)),
        }
    }
    let row = |(run, last): &(Finding, u32)| {
        let range = if run.bound == *last {
            number(run.bound)
        } else {
            format!("{} to {}", number(run.bound), number(*last))
        };
        let href = format!("#/{}", link(&stage.instance, &stage.survey.query, pairs, run.bound));
        let pair = run.pair.map_or(String::new(), |(small, large)| format!("{small} and {large}"));
        let found = match run.total {
            0 => "no answer".to_owned(),
            1 => pair,
            many => format!("{} answers, {pair} among them", number(many)),
        };
        shape("tr", "").keyed(run.bound).with(vec![
            shape("th", "")
                .text_at("scope", "row")
                .holding(shape("a", "").text_at("href", href).saying(range)),
            shape("td", "").saying(found),
        ])
    };
    let rows = runs.iter().take(RUNS).map(row).collect();
    let mut parts = vec![shape("table", "compared").holding(shape("tbody", "").with(rows))];
    if runs.len() > RUNS {
        parts.push(
            shape("p", "eyebrow").saying(format!("and {} more ranges", number((runs.len() - RUNS) as u64))),
        );
    }
    all(parts)
}
