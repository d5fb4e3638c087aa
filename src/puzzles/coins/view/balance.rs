//! The balance: its foot, its beam and its pans.

use yew::{Callback, Html};

use super::super::layout::{Frame, LEAN_DEGREES, Place};
use super::super::{Coinage, State, Tilt};
use crate::ui::Stage;
use crate::ui::press::hit;
use crate::ui::shape::{all, line, path, point, ring, shape, tenths, words};

fn turned(tilt: Option<Tilt>) -> i32 {
    match tilt {
        Some(Tilt::Left) => -LEAN_DEGREES,
        Some(Tilt::Right) => LEAN_DEGREES,
        _ => 0,
    }
}

/// The foot, the column, the beam and its pointer.
pub fn stand(frame: &Frame, state: &State) -> Html {
    let (x, y) = frame.pivot;
    let (foot, half) = (frame.table, frame.arm * 0.385);
    let base =
        [(x - half, foot), (x + half, foot), (x + half - 18.0, foot - 18.0), (x - half + 18.0, foot - 18.0)];
    let column = [(x - 9.0, foot - 18.0), (x - 6.0, y + 10.0), (x + 6.0, y + 10.0), (x + 9.0, foot - 18.0)];
    let (left, right) = (x - frame.arm, x + frame.arm);
    let beam = format!(
        "M{}Q{} {}L{}Q{} {}z",
        point((left, y - 6.0)),
        point((x, y - 28.0)),
        point((right, y - 6.0)),
        point((right, y + 6.0)),
        point((x, y - 8.0)),
        point((left, y + 6.0))
    );
    let scale = format!("M{}A60 60 0 0 0 {}", point((x - 32.0, y + 74.0)), point((x + 32.0, y + 74.0)));
    let style = format!(
        "transform: rotate({}deg); transform-origin: {}px {}px",
        turned(state.tilt()),
        tenths(x),
        tenths(y)
    );
    let marks = format!(
        "{scale}M{}v8M{}l-3 7M{}l3 7",
        point((x, y + 78.0)),
        point((x - 25.0, y + 75.0)),
        point((x + 25.0, y + 75.0))
    );
    let turning = shape("g", "coins__beam").text_at("style", style).with(vec![
        line("coins__pointer", path([(x - 2.5, y), (x, y + 66.0), (x + 2.5, y)]) + "z"),
        line("brass", beam),
        ring("brass brass__deep", (left, y), 7.0),
        ring("brass brass__deep", (right, y), 7.0),
        ring("brass brass__deep", (x, y - 6.0), 15.0),
        ring("brass", (x, y - 6.0), 5.0),
    ]);
    all(vec![
        line("brass brass__deep", path(base) + "z"),
        line("brass", path(column) + "z"),
        line("ink", marks),
        turning,
    ])
}

/// A pan, and what it does.
pub fn pan(stage: &Stage<Coinage>, frame: &Frame, state: &State, place: Place) -> Html {
    let (x, y) = frame.end(place, state.tilt());
    let (half, drop, deep) = (frame.pan, frame.drop, frame.pan * 0.3);
    let left = place == Place::Left;
    let dish = format!(
        "M{}H{}Q{} {}Q{} {}z",
        point((-half, drop)),
        tenths(half),
        point((half * 0.82, drop + deep)),
        point((0.0, drop + deep)),
        point((-half * 0.82, drop + deep)),
        point((-half, drop))
    );
    let strings = path([(-half * 0.86, drop), (0.0, 0.0), (half * 0.86, drop)]);
    let style = format!("transform: translate({}px, {}px)", tenths(x), tenths(y));
    let says = match (state.tilt(), left) {
        (Some(Tilt::Left), true) | (Some(Tilt::Right), false) => "sinks",
        (Some(Tilt::Level), _) => "level",
        (Some(_), _) => "rises",
        (None, _) => "",
    };
    let active = stage.choices.right != left;
    let live = stage.act.is_some();
    let name = if left { "left" } else { "right" };
    let class = if live && active { "coins__pan coins__pan--active" } else { "coins__pan" };
    let choose = {
        let (choose, mut choices) = (stage.choose.clone(), stage.choices.clone());
        choices.right = !left;
        Callback::from(move |()| choose.emit((choices.clone(), None)))
    };
    let mut parts = vec![
        line("ink coins__string", strings),
        line("brass coins__dish", dish),
        words("coins__says", (0.0, drop + deep + 20.0), "middle", says),
    ];
    if live {
        let label = format!("The {name} pan: tapped coins go here");
        parts.push(hit((-half, drop - 6.0), (2.0 * half, deep + 12.0), label, Some(active), choose));
    }
    shape("g", class).text_at("style", style).text_at("data-pan", name).with(parts)
}
