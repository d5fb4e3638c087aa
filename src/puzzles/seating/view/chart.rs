//! How the ways left fall as seats fill; in the search, how far it has come.

use yew::Html;

use super::super::Seating;
use super::super::ways::{Ways, shown};
use crate::engine::Puzzle;
use crate::ui::Stage;
use crate::ui::shape::{line, path, rect, ring, shape, sketch, words};

const WIDE: f64 = 440.0;
const TALL: f64 = 170.0;
const TOP: f64 = 26.0;

pub fn draw(stage: &Stage<Seating>) -> Html {
    let searching = stage.choices.search && stage.act.is_none();
    let known = stage.tallies.iter().filter(|tally| ways(tally).is_some()).count();
    if stage.line.is_empty() || (!searching && known < 2) {
        return Html::default();
    }
    let (drawing, told) = if searching { search(stage) } else { falling(stage) };
    shape("figure", "figure plot").with(vec![
        shape("svg", "plot")
            .text_at("viewBox", format!("0 0 {} {}", WIDE as u32, (TOP + TALL + 24.0) as u32))
            .text_at("role", "img")
            .text_at("aria-label", told)
            .with(drawing),
        shape("figcaption", "").saying(told),
    ])
}

/// The ways left at a place, where they are known.
fn ways(tally: &Option<<Seating as Puzzle>::Tally>) -> Option<Ways> {
    tally.as_ref()?.as_ref()?.as_ref().ok().copied()
}

fn across(stage: &Stage<Seating>, at: usize) -> f64 {
    12.0 + (WIDE - 24.0) * at as f64 / stage.line.len().max(1) as f64
}

/// The seats taken after each move.
fn search(stage: &Stage<Seating>) -> (Vec<Html>, &'static str) {
    let all = stage.instance.room().seats() as f64;
    let up = |taken: usize| TOP + TALL - TALL * taken as f64 / all;
    let points: Vec<(usize, usize)> =
        stage.line.states().iter().map(|state| state.taken()).enumerate().collect();
    let at = |(step, taken): (usize, usize)| (across(stage, step), up(taken));
    let here = at((stage.line.at(), stage.line.state().taken()));
    let parts = vec![
        line("plot__axis", path([(12.0, TOP + TALL), (WIDE - 12.0, TOP + TALL)])),
        line("plot__target", path([(12.0, TOP), (WIDE - 12.0, TOP)])),
        words("plot__text", (WIDE - 12.0, TOP - 8.0), "end", "all seated"),
        line("plot__walk", sketch(&points, at)),
        ring("plot__here", here, 7.0),
    ];
    (parts, "Seats taken, move by move: each fall is a retreat.")
}

/// The ways left after each step whose count is known, on a scale of powers of ten.
fn falling(stage: &Stage<Seating>) -> (Vec<Html>, &'static str) {
    let counts = stage.answer.as_ref().and_then(|answer| answer.evidence()?.counts.as_ref());
    let told = stage.tallies.iter().filter_map(ways).max();
    let most = counts.map(|counts| counts.families).max(told).unwrap_or(Ways::ONE);
    let digits = |ways: Ways| f64::from(256 - ways.leading_zeros());
    let scale = digits(most).max(1.0);
    let wide = ((WIDE - 24.0) / (stage.line.len() + 1) as f64).min(26.0);
    let at = |step: usize| 12.0 + (WIDE - 24.0 - wide) * step as f64 / stage.line.len().max(1) as f64;
    let mut parts = vec![line("plot__axis", path([(12.0, TOP + TALL), (WIDE - 12.0, TOP + TALL)]))];
    for (step, tally) in stage.tallies.iter().enumerate() {
        let now = step == stage.line.at();
        let Some(ways) = ways(tally) else { continue };
        let x = at(step);
        let tall = TALL * digits(ways) / scale;
        let class = if now { "falling falling--now" } else { "falling" };
        parts.push(match ways == Ways::ZERO {
            true => {
                line("falling__none", format!("M{} {}l10 -10m-10 0l10 10", x as i32, (TOP + TALL) as i32))
            }
            false => rect(class, (x, TOP + TALL - tall), (wide - 3.0, tall)).at("rx", 2.0).done(),
        });
        if now {
            let anchor = if x > WIDE * 0.75 {
                "end"
            } else if x < WIDE * 0.25 {
                "start"
            } else {
                "middle"
            };
            let x = if anchor == "end" { x + wide } else { x };
            parts.push(words(
                "plot__text plot__text--strong",
                (x, TOP + TALL - tall - 7.0),
                anchor,
                shown(ways),
            ));
        }
    }
    (parts, "Ways left after each step; every doubling is as tall as any other.")
}
