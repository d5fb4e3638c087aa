//! One sign of a number: a letter, and the digit that has dropped into it.

use yew::Html;

use super::super::Cryptarithm;
use super::super::instance::Sign;
use super::super::layout::{CELL, Glyph, Sheet};
use super::super::letters::digit;
use super::pad::choose;
use super::stage::Marks;
use crate::ui::Stage;
use crate::ui::session::Passage;
use crate::ui::shape::{classes, rect, shape, tenths, words};

pub fn draw(stage: &Stage<Cryptarithm>, marks: &Marks, paper: &Sheet, at: usize, glyph: &Glyph) -> Html {
    let (x, y) = glyph.at;
    let small = if paper.scale < 1.0 { " scale(.42)" } else { "" };
    let place = format!("transform: translate({}px, {}px){small}", tenths(x), tenths(y));
    let Sign::Letter(letter) = glyph.sign else {
        let Sign::Digit(value) = glyph.sign else { return Html::default() };
        let written = words("glyph__written", (0.0, 13.0), "middle", digit(value).to_string());
        return shape("g", "glyph").keyed(at).text_at("style", place).with(vec![written]);
    };
    let known = stage.line.state().digit(letter);
    let chosen = marks.chosen == Some(letter);
    let drops = stage.passage == Passage::Forward && marks.found.contains(&letter);
    let class = classes(
        "glyph",
        &[
            (known.is_some(), "glyph--known"),
            (stage.instance.given()[usize::from(letter)].is_some(), "glyph--given"),
            (marks.wrong.contains(&letter), "glyph--wrong"),
            (marks.found.contains(&letter), "glyph--found"),
            (drops, "glyph--drops"),
            (chosen, "glyph--chosen"),
        ],
    );
    let (w, h) = CELL;
    let mut parts = Vec::new();
    if chosen {
        parts.push(
            rect("glyph__cell", (3.0 - w / 2.0, 3.0 - h / 2.0), (w - 6.0, h - 6.0)).at("rx", 7.0).done(),
        );
    }
    let name = stage.instance.letters()[usize::from(letter)].clone();
    match known {
        Some(value) => {
            parts.push(words("glyph__small", (-15.0, -15.0), "middle", name));
            parts.push(words("glyph__digit", (2.0, 18.0), "middle", digit(value).to_string()));
        }
        None => parts.push(words("glyph__letter", (0.0, 13.0), "middle", name)),
    }
    if stage.act.is_some() && stage.instance.given()[usize::from(letter)].is_none() {
        // The letters below the sum do the same for keys.
        let over = rect("glyph__over", (-w / 2.0, -h / 2.0), (w, h)).pressed(choose(stage, letter));
        parts.push(over.done());
    }
    shape("g", "").text_at("class", class).keyed(at).text_at("style", place).with(parts)
}
