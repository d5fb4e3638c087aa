//! Figures inside the proof: what each turn leaves as it is, and how many patterns there were.

use yew::Html;

use super::super::proof::turn;
use super::super::ways::{Ways, shown};
use super::super::{Instance, Seating, Turn};
use crate::engine::AnswerOf;
use crate::engine::words::{capital, number};
use crate::ui::shape::all;
use crate::ui::table::table;

pub fn draw(instance: &Instance, answer: &AnswerOf<Seating>) -> Html {
    let Some(counts) = answer.evidence().and_then(|evidence| evidence.counts.as_ref()) else {
        return Html::default();
    };
    let mut parts = Vec::new();
    if counts.fixed.len() > 1 && counts.families > Ways::ZERO {
        let row = |(which, fixed): &(Turn, _)| ("", vec![capital(turn(*which)), shown(*fixed)]);
        let rows = counts.fixed.iter().map(row).collect();
        parts.push(table("layers", "Seatings that each turn leaves as they are".to_owned(), &[], rows));
    }
    let row = |(filled, patterns): (usize, &u32)| ("", vec![filled.to_string(), number(*patterns)]);
    let rows = counts.layers.iter().enumerate().map(row).collect();
    let caption = format!("Patterns told apart, of {} seats filled", instance.room().seats());
    parts.push(table("layers layers--patterns", caption, &["Seats filled", "Patterns"], rows));
    all(parts)
}
