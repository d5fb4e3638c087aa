//! The river, its banks, the boat, and everybody in their place.

use yew::{Callback, Html};

use super::super::layout::Layout;
use super::super::model::{destinations, refused};
use super::super::names::{self, group, heads};
use super::super::{Crossing, Instance, Island, KINDS, River, explain};
use super::scene::Scene;
use crate::engine::Puzzle;
use crate::engine::words::{capital, list};
use crate::ui::session::Passage;
use crate::ui::shape::{all, button, classes, line, point, rect, shape, tenths};
use crate::ui::{STEP, Stage};

/// The longest a crossing takes to be seen, in milliseconds.
const TRIP: f64 = 1500.0;

pub fn draw(stage: &Stage<River>) -> Html {
    let instance = &*stage.instance;
    let scene = Scene::new(stage);
    let layout = &scene.layout;
    let mut parts = land(instance, layout);
    parts.extend(scene.labels());
    parts.push(scene.boat());
    parts.extend(scene.people());
    let moves = scene.moved.is_some() && stage.passage != Passage::Jump;
    let even = stage.turn.is_multiple_of(2);
    let class = classes(
        "river",
        &[
            (moves && even, "river--even"),
            (moves && !even, "river--odd"),
            (stage.passage == Passage::Back, "river--back"),
            (scene.playing(), "river--live"),
        ],
    );
    let trip = (0.85 * STEP / stage.speed).min(TRIP);
    let drawing = shape("svg", "")
        .text_at("class", class)
        .text_at("viewBox", format!("0 0 {}", point(layout.size)))
        .text_at("role", if scene.playing() { "group" } else { "img" })
        .text_at("aria-label", River::describe(instance, &scene.state))
        .text_at("style", format!("--trip: {}ms", tenths(trip)))
        .with(parts);
    let mut whole = vec![shape("figure", "figure").holding(drawing)];
    if stage.act.is_some() {
        whole.push(controls(stage, &scene));
    } else if scene.state.broken() {
        whole.push(alarm(stage, &scene));
    }
    all(whole)
}

/// Water between two banks, and the island in it.
fn land(instance: &Instance, layout: &Layout) -> Vec<Html> {
    let (w, h) = layout.size;
    let (left, right) = layout.river;
    let shore = |x: f64, edge: f64, out: f64| {
        // The edge of the water swings a little.
        let mut d = format!("M{}", point((edge, 0.0)));
        let steps = 6;
        for step in 0..steps {
            let y = |part: f64| h * (f64::from(step) + part) / f64::from(steps);
            let swing = if step % 2 == 0 { 7.0 } else { -5.0 } * out;
            d += &format!("Q{} {}", point((edge + swing, y(0.5))), point((edge, y(1.0))));
        }
        line("river__bank", d + &format!("L{}L{}z", point((x, h)), point((x, 0.0))))
    };
    let mut parts = vec![
        rect("river__water", (0.0, 0.0), (w, h)).at("rx", 10.0).done(),
        waves(layout),
        shore(0.0, left, 1.0),
        shore(w, right, -1.0),
    ];
    if instance.island() != Island::None {
        let isle = layout.regions[1];
        let grown = ((isle.at.0 - 14.0, isle.at.1 - 26.0), (isle.size.0 + 28.0, isle.size.1 + 34.0));
        parts.push(rect("river__bank", grown.0, grown.1).at("rx", 34.0).done());
    }
    parts
}

fn waves(layout: &Layout) -> Html {
    let (left, right) = layout.river;
    let rows = (layout.size.1 / 46.0) as i32;
    let wave = |row: i32| {
        let y = 26.0 + f64::from(row) * 46.0;
        let x = left + 26.0 + f64::from(row % 3) * (right - left - 90.0) / 2.6;
        format!("M{}q6 -5 12 0t12 0t12 0", point((x, y)))
    };
    line("river__waves", (0..rows).map(wave).collect::<String>())
}

/// Who is in danger, and where.
fn alarm(stage: &Stage<River>, scene: &Scene) -> Html {
    let load = stage.moved().map_or([0; KINDS], |(_, mv, _)| mv.load);
    let dangers = explain::dangers(&stage.instance, &scene.state, &load);
    shape("p", "river__alarm").saying(format!("{}.", capital(&list(&dangers))))
}

/// What the boat holds, where it may go, and what has gone wrong.
fn controls(stage: &Stage<River>, scene: &Scene) -> Html {
    let instance = &*stage.instance;
    if scene.state.broken() {
        let back = button("pill pill--main", "Take it back", stage.undo.clone());
        return shape("div", "river__go").text_at("role", "alert").with(vec![alarm(stage, scene), back]);
    }
    let why = refused(instance, &scene.state, &scene.load);
    let loaded = heads(&scene.load) > 0;
    let held = match (&why, loaded) {
        (_, false) => format!("The boat is empty, {}.", names::on(scene.state.boat())),
        (Some(why), true) => format!("In the boat: {}. {}.", group(instance, &scene.load), capital(why)),
        (None, true) => format!("In the boat: {}.", group(instance, &scene.load)),
    };
    let mut parts = vec![shape("p", "").text_at("role", "status").saying(held)];
    for to in destinations(instance, scene.state.boat()) {
        let name = format!("Cross {}", names::to(to));
        let go = shape("button", "pill pill--main");
        parts.push(match (&why, &stage.act) {
            (None, Some(act)) => {
                let (act, mv) = (act.clone(), Crossing { load: scene.load, to });
                go.pressed(Callback::from(move |()| act.emit(mv))).saying(name)
            }
            _ => go.text_at("aria-disabled", "true").saying(name),
        });
    }
    shape("div", "river__go").with(parts)
}
