//! Two friends who ride one track each, and what is said of them.

use yew::Html;

use super::super::Tracks;
use super::super::board::each;
use super::super::explain::clash;
use super::super::layout::Circle;
use super::super::marks::Marks;
use super::super::names::{both, place, places};
use super::super::rules::follows;
use super::friends;
use crate::engine::words::capital;
use crate::ui::Stage;
use crate::ui::shape::{Point, line, ring, shape, tenths};

/// The friends from two places, on their way to where they meet.
pub fn draw(stage: &Stage<Tracks>, circle: &Circle, pair: (u8, u8)) -> Html {
    let meet = each(stage.line.state().shared(pair)).next();
    let rider = |from: u8, side: f64, class: &'static str| {
        let start = circle.waiting(from, 0.0);
        let end = meet.map_or(start, |to| circle.waiting(to, side));
        rider(start, end, class, format!("{from}-{meet:?}"))
    };
    let key = format!("{}-{}-{}", pair.0, pair.1, meet.map_or(99, u32::from));
    shape("g", "riders")
        .keyed(key)
        .text_at("aria-hidden", "true")
        .with(vec![rider(pair.0, -10.0, "rider rider--one"), rider(pair.1, 10.0, "rider rider--other")])
}

fn rider(start: Point, end: Point, class: &'static str, key: String) -> Html {
    let px = |value: f64| format!("{}px", tenths(value));
    let style =
        format!("--x0: {}; --y0: {}; --x1: {}; --y1: {}", px(start.0), px(start.1), px(end.0), px(end.1));
    shape("g", class).keyed(key).text_at("style", style).with(vec![
        line("rider__body", "M-7.5 11q0 -12 7.5 -12t7.5 12z"),
        ring("rider__head", (0.0, -5.0), 5.2),
    ])
}

/// Under the drawing: where the friends meet, or what is wrong with what a person laid.
pub fn says(stage: &Stage<Tracks>, marks: &Marks) -> Html {
    let instance = &*stage.instance;
    let state = stage.line.state();
    let (class, said) = match (friends(stage), stage.choices.friends, &stage.act) {
        (Some(pair), _, _) => {
            let shared = state.shared(pair);
            let said = match (shared.count_ones(), state.may_share(pair)) {
                (0, 0) => format!("Friends at {} can meet nowhere.", both(instance, pair)),
                (0, may) if !state.whole() => format!(
                    "Friends at {} meet nowhere yet; {} could still do.",
                    both(instance, pair),
                    places(instance, may)
                ),
                _ => format!("Friends at {} meet at {}.", both(instance, pair), places(instance, shared)),
            };
            ("tracks__says", said)
        }
        (None, (Some(one), None), None) if one < instance.many() => {
            ("tracks__says", format!("One friend is at {}. Press where the other is.", place(instance, one)))
        }
        (None, _, Some(_)) => {
            match instance.rule().and_then(|rule| Some((follows(state, &rule).err()?, rule))) {
                Some((what, rule)) => (
                    "tracks__says tracks__says--bad",
                    format!("{}.", capital(&clash(instance, &rule, state, what, false))),
                ),
                None => ("tracks__says", String::new()),
            }
        }
        _ if marks.now.is_empty() => {
            ("tracks__says", "Press two places to see where friends from there can meet.".to_owned())
        }
        _ => ("tracks__says", String::new()),
    };
    shape("p", class).text_at("role", "status").saying(said)
}
