//! The home card's drawing: seven places, and two friends who meet.

use yew::Html;

use super::super::Meet;
use super::super::layout::Circle;
use super::super::theory::model;
use crate::ui::shape::{line, path, ring, shape, words};

pub fn draw() -> Html {
    let circle = Circle::new(7, 1);
    let rows = model(7, Meet::Equal).map_or_else(Vec::new, |model| model.rows);
    let board = super::super::board::Board::of(&rows);
    let mut parts = Vec::new();
    for (at, track) in board.tracks().enumerate() {
        let (from, to) = circle.shaft(track);
        let ride = track.to == 2 && track.from < 2;
        let class = if ride { "track track--ride" } else { "track track--laid" };
        parts.push(shape("g", class).keyed(at).with(vec![
            line("track__shaft", path([from, to])),
            line("track__head", path(circle.head(track)) + "z"),
        ]));
    }
    for (at, name) in circle.at.iter().zip("SUOTNPQ".chars()) {
        parts.push(ring("place__disc", *at, circle.r));
        parts.push(words("place__name", (at.0, at.1 + 7.0), "middle", name.to_string()));
    }

    let drawing =
        shape("g", "tracks tracks-card").text_at("transform", "translate(54 -1) scale(.38)").with(parts);
    shape("svg", "card__drawing")
        .text_at("viewBox", "0 0 320 210")
        .text_at("aria-hidden", "true")
        .holding(drawing)
}
