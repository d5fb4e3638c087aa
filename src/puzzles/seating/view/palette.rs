//! The groups by colour, pattern and letter, with how many are left; while trying, what a touched seat gets.

use yew::Html;

use super::super::bits::size;
use super::super::{Brush, Choices, Seating};
use super::desk::swatch;
use crate::ui::Stage;
use crate::ui::shape::{Shape, classes, shape, text, words};

pub fn draw(stage: &Stage<Seating>) -> Html {
    let sets = stage.instance.sets(stage.line.state().seats());
    let mut chips: Vec<Html> = (0..sets.len()).map(|group| chip(stage, group, size(sets[group]))).collect();
    if stage.act.is_some() {
        let nobody = brush(stage, shape("button", "chip"), Brush::Nobody);
        let icon = shape("span", "chip__none").text_at("aria-hidden", "true").saying("×");
        chips.push(shape("li", "").keyed("nobody").holding(nobody.with(vec![icon, text("Nobody")])));
    }
    shape("ul", "chips").text_at("aria-label", "The groups").with(chips)
}

/// A group: its swatch, its name, and how many are seated.
fn chip(stage: &Stage<Seating>, group: usize, seated: usize) -> Html {
    let instance = &stage.instance;
    let whole = usize::from(instance.groups()[group].size);
    let mut square = swatch(group, (1.0, 1.0), 30.0);
    square.push(words("desk__letter", (16.0, 22.0), "middle", instance.letter(group).to_string()));
    let icon = shape("svg", "chip__icon")
        .text_at("viewBox", "0 0 32 32")
        .text_at("aria-hidden", "true")
        .with(square);
    let class = classes(
        "chip__count",
        &[(seated > whole, "chip__count--over"), (seated == whole, "chip__count--full")],
    );
    let count = shape("span", "").text_at("class", class).saying(format!("{seated}/{whole}"));
    let inside = vec![icon, text(instance.groups()[group].name.clone()), count];
    let chip = match stage.act {
        Some(_) => brush(stage, shape("button", "chip"), Brush::Group(group as u8)),
        None => shape("span", "chip"),
    };
    shape("li", "").keyed(group).holding(chip.with(inside))
}

/// A button that takes up a brush.
fn brush(stage: &Stage<Seating>, button: Shape, brush: Brush) -> Shape {
    let (choose, choices) = (stage.choose.clone(), stage.choices.clone());
    button
        .text_at("aria-pressed", (choices.brush == brush).to_string())
        .pressed(choose.reform(move |()| (Choices { brush, ..choices.clone() }, None)))
}
