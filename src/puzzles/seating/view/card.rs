//! The home card's drawing: the pinwheel, filling.

use yew::Html;

use super::desk::{patterns, swatch};
use crate::ui::shape::{rect, shape, words};

/// The pinwheel, filled.
const ROOM: [&str; 6] = [".N....", ".GEFGF", ".NSNE.", ".GFGS.", "NESEF.", "....S."];
const LETTERS: &str = "NGEFS";

pub fn draw() -> Html {
    let mut parts = vec![patterns()];
    for (row, letters) in ROOM.iter().enumerate() {
        for (column, letter) in letters.chars().enumerate() {
            let Some(group) = LETTERS.find(letter) else { continue };
            let (x, y) = (58.0 + column as f64 * 34.0, 4.0 + row as f64 * 34.0);
            let mut desk = swatch(group, (x + 2.0, y + 2.0), 30.0);
            desk.push(words("desk__letter", (x + 17.0, y + 23.0), "middle", letter.to_string()));
            let delay = format!("--i: {}", row * 6 + column);
            parts.push(rect("room__floor", (x, y), (34.0, 34.0)).keyed(row * 12 + column).done());
            parts.push(
                shape("g", "seating-card__desk")
                    .keyed(row * 12 + column + 6)
                    .text_at("style", delay)
                    .with(desk),
            );
        }
    }
    shape("svg", "card__drawing seating-card")
        .text_at("viewBox", "0 0 320 212")
        .text_at("aria-hidden", "true")
        .with(vec![shape("g", "").with(parts)])
}
