//! The home card's drawing: three suspects, and two statements that cannot both stand.

use yew::Html;

use super::person::bust;
use crate::ui::shape::{cross, line, rect, ring, shape, words};

pub fn draw() -> Html {
    let mut parts = Vec::new();
    for (at, said) in ["B was a friend", "B was away", "B was with him"].iter().enumerate() {
        let y = 44.0 + 62.0 * at as f64;
        let mut suspect = bust((52.0, y), false);
        suspect.push(shape("g", "case-card__mask").holding(mask(at == 1, y)));
        parts.push(shape("g", "").keyed(at).with(suspect));
        parts.push(rect("speech__bubble", (92.0, y - 22.0), (160.0, 42.0)).at("rx", 14.0).done());
        parts.push(words("claim__text", (108.0, y + 5.0), "start", *said));
    }
    let tie = vec![
        line("tie__line", "M252 106C292 106 292 168 252 168"),
        ring("tie__disc", (282.0, 137.0), 11.0),
        line("tie__cross", cross((282.0, 137.0), 5.0)),
    ];
    parts.push(shape("g", "tie case-card__tie").with(tie));
    shape("svg", "card__drawing").text_at("viewBox", "0 0 320 210").text_at("aria-hidden", "true").with(parts)
}

/// The mask that B has on in the end.
fn mask(on: bool, y: f64) -> Html {
    if !on {
        return Html::default();
    }
    line(
        "suspect__mask",
        format!("M38.5 {}h27l-1 8h-6.5l-3.5 -3h-5l-3.5 3h-6.5z", crate::ui::shape::tenths(y - 13.0)),
    )
}
