//! A suspect: the head, what is known of him, and whether he did it.

use yew::Html;

use super::super::layout::Block;
use super::super::names::{being, name};
use super::super::{Known, Quality, Whodunit};
use super::stage::supposed;
use crate::ui::Stage;
use crate::ui::press::hit;
use crate::ui::shape::{Point, classes, line, point, ring, shape, words};

pub fn draw(stage: &Stage<Whodunit>, block: &Block, who: u8, known: &Known) -> Html {
    let case = stage.instance.case();
    let (x, y) = block.head;
    let guilt = if case.crime() { known.is(who, Quality::Guilty) } else { None };
    let truth = known.is(who, Quality::Truthful);
    let innermost = stage.line.state().frames.last().filter(|frame| !frame.second).map(|frame| frame.thing);
    let about = innermost.is_some_and(|thing| {
        use super::super::Thing;
        matches!(thing, Thing::Guilt(one) | Thing::Truth(one) if one == who)
    });
    let class = classes("suspect", &[(guilt == Some(true), "suspect--guilty"), (about, "suspect--supposed")]);
    let mut parts = bust((x, y), guilt == Some(true));
    if about {
        parts.push(ring("suspect__ring", (x, y), 27.0));
    }
    parts.push(words("suspect__name", (x, y + 40.0), "middle", short(name(case, who))));
    let told = match (guilt, truth) {
        (Some(true), _) => being(case, Quality::Guilty),
        (_, Some(true)) => being(case, Quality::Truthful),
        (_, Some(false)) => being(case, Quality::Lying),
        (Some(false), None) => being(case, Quality::Innocent),
        (None, None) => String::new(),
    };
    // The bubble of a culprit tells whether he lies.
    parts.push(words("suspect__is", (x, y + 57.0), "middle", told));
    if let Some((says, press)) = supposed(stage, who) {
        parts.push(hit((x - 40.0, y - 28.0), (80.0, 76.0), says, None, press));
    }
    shape("g", "").keyed("suspect").text_at("class", class).with(parts)
}

/// A head and shoulders; with a mask, who did it.
pub fn bust((x, y): Point, mask: bool) -> Vec<Html> {
    let at = |across: f64, down: f64| point((x + across, y + down));
    let mut parts = vec![
        line("suspect__body", format!("M{}q0 -17 21 -17t21 17z", at(-21.0, 23.0))),
        ring("suspect__head", (x, y - 7.0), 13.5),
    ];
    if mask {
        let band = format!("M{}h27l-1 8h-6.5l-3.5 -3h-5l-3.5 3h-6.5z", at(-13.5, -13.0));
        parts.push(line("suspect__mask", band));
        parts.push(line("suspect__slits", format!("M{}h4M{}h4", at(-7.5, -9.6), at(3.5, -9.6))));
    } else {
        parts.push(line("suspect__eyes", format!("M{}h0M{}h0", at(-5.0, -8.0), at(5.0, -8.0))));
    }
    parts
}

/// A name's first letters.
fn short(name: &str) -> String {
    if name.chars().count() <= 11 {
        name.to_owned()
    } else {
        format!("{}…", name.chars().take(10).collect::<String>())
    }
}
