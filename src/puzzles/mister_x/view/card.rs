//! The home card's drawing: pairs that go remark by remark, until one is left.

use yew::Html;

use super::square;
use crate::ui::shape::{line, ring, shape, words};

/// For each smaller number from 2 on, which remark takes the pair with each larger one, in the classic puzzle; 5 stays.
const ROWS: [&str; 10] = [
    "11112124212123212123",
    "1212141212132212132",
    "222422222522222422",
    "13122213122213122",
    "2222232222232223",
    "122312122412142",
    "23222223222424",
    "2222232224232",
    "222422242422",
    "13122414122",
];
const ROUNDS: [&str; 4] = [
    "pairs-card pairs-card--1",
    "pairs-card pairs-card--2",
    "pairs-card pairs-card--3",
    "pairs-card pairs-card--4",
];

pub fn draw() -> Html {
    let place = |row: usize, at: usize| (26.0 + 14.0 * (row + at) as f64, 178.0 - 14.0 * row as f64);
    let mut taken = [const { String::new() }; 4];
    let mut parts = vec![words("pairs-card__say", (26.0, 40.0), "start", "4 and 13")];
    for (row, rounds) in ROWS.iter().enumerate() {
        for (at, round) in rounds.bytes().enumerate() {
            let (x, y) = place(row, at);
            match taken.get_mut(usize::from(round - b'1')) {
                Some(path) => *path += &square((x - 5.0, y - 5.0), 10.0),
                None => {
                    parts.push(line("pairs__left", square((x - 5.0, y - 5.0), 10.0)));
                    parts.push(ring("pairs-card__ring", (x, y), 11.0));
                }
            }
        }
    }
    parts.extend(ROUNDS.into_iter().zip(taken).map(|(class, path)| line(class, path)));
    shape("svg", "card__drawing").text_at("viewBox", "0 0 320 210").text_at("aria-hidden", "true").with(parts)
}
