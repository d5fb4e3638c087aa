//! The home card's drawing: a boat between two banks.

use yew::Html;

use crate::ui::shape::{line, rect, shape};

pub fn draw() -> Html {
    let face = |x: f64, y: f64, group: &'static str| {
        let place = format!("transform: translate({}px, {}px)", x as i32, y as i32);
        shape("g", "").text_at("style", place).with(vec![
            shape("path", "person__body")
                .text_at("d", "M-14 21Q-14 4 0 4Q14 4 14 21z")
                .text_at("style", format!("fill: var(--{group})"))
                .done(),
            shape("circle", "person__head").at("cy", -6.0).at("r", 11.0).done(),
            line("person__eyes", "M-4 -7.5h0M4 -7.5h0"),
            line("person__mouth", "M-4 -2.5q4 4.5 8 0"),
        ])
    };
    let boat = shape("g", "river-card__boat").with(vec![
        face(-24.0, -20.0, "group-2"),
        face(24.0, -20.0, "group-1"),
        line("river__hull", "M-58 -6H58Q50 24 30 24H-30Q-50 24 -58 -6z"),
    ]);
    shape("svg", "card__drawing river-card")
        .text_at("viewBox", "0 0 320 210")
        .text_at("aria-hidden", "true")
        .with(vec![
            rect("river__water", (0.0, 132.0), (320.0, 62.0)).done(),
            line("river__bank", "M0 112H66Q76 112 78 132L84 194H0z"),
            line("river__bank", "M320 112H254Q244 112 242 132L236 194H320z"),
            line("river__waves", "M100 168q6 -5 12 0t12 0t12 0M180 178q6 -5 12 0t12 0t12 0"),
            face(30.0, 90.0, "group-1"),
            boat,
            face(288.0, 90.0, "group-2"),
        ])
}
