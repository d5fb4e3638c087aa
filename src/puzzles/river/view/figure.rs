//! One person, animal or thing: a head that tells who it is, and how it fares.

use yew::Html;

use super::super::{Crew, Instance, Role};
use crate::engine::case::large;
use crate::ui::shape::{Point, line, point, ring, shape, tenths, words};

/// What tells a figure apart besides letter and colour.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Hat,
    Tuft,
    Curls,
    Ears,
    Horns,
    Leaves,
    Beak,
    Plain,
}

/// The room that figures are drawn for.
pub const UNIT: f64 = 48.0;

/// How a figure is drawn.
#[derive(Clone, Copy, Default)]
pub struct Manner {
    /// Somebody threatens it.
    pub danger: bool,
    /// It stands for so many, where that is more than one.
    pub crowd: u16,
    /// Its name is written under it.
    pub named: bool,
}

/// Names that are drawn as what they are.
const KNOWN: [(&str, Look); 20] = [
    ("wolf", Look::Ears),
    ("dog", Look::Ears),
    ("fox", Look::Ears),
    ("cat", Look::Ears),
    ("lion", Look::Ears),
    ("goat", Look::Horns),
    ("sheep", Look::Horns),
    ("cow", Look::Horns),
    ("cabbage", Look::Leaves),
    ("lettuce", Look::Leaves),
    ("corn", Look::Leaves),
    ("grain", Look::Leaves),
    ("beans", Look::Leaves),
    ("hay", Look::Leaves),
    ("goose", Look::Beak),
    ("chicken", Look::Beak),
    ("hen", Look::Beak),
    ("duck", Look::Beak),
    ("farmer", Look::Hat),
    ("man", Look::Hat),
];

fn look(instance: &Instance, kind: usize) -> Look {
    let named = &instance.kinds()[kind];
    match (instance.crew(), named.role) {
        (Crew::Numbers, Role::First) | (Crew::Couples, Role::First) => Look::Hat,
        (Crew::Numbers, Role::Second) => Look::Tuft,
        (Crew::Couples, Role::Second) => Look::Curls,
        (Crew::Cast, _) => {
            let known = KNOWN.iter().find(|(name, _)| named.one.eq_ignore_ascii_case(name));
            known.map_or(Look::Plain, |(_, look)| *look)
        }
    }
}

/// The colour of a kind; couples share theirs.
fn colour(instance: &Instance, kind: usize) -> usize {
    match (instance.crew(), instance.kinds()[kind].role) {
        (Crew::Numbers, Role::First) => 2,
        (Crew::Numbers, Role::Second) => 1,
        (Crew::Couples, _) => kind / 2 % 8 + 1,
        (Crew::Cast, _) => kind % 8 + 1,
    }
}

/// The letter on it.
fn letter(instance: &Instance, kind: usize) -> String {
    let first = instance.kinds()[kind].one.trim_start_matches("rowing ").chars().next();
    first.map_or(String::new(), |letter| match instance.crew() {
        Crew::Couples => letter.to_string(),
        _ => large(letter).to_string(),
    })
}

/// A figure around a point, in a room of `cell`.
pub fn draw(instance: &Instance, kind: usize, at: Point, cell: f64, manner: Manner) -> Html {
    let place = format!(
        "transform: translate({}px, {}px) scale({})",
        tenths(at.0),
        tenths(at.1),
        hundredths(cell / UNIT)
    );
    shape("g", "").text_at("style", place).with(parts(instance, kind, manner))
}

/// The same, that goes from the first to the last of four places.
pub fn moving(instance: &Instance, kind: usize, way: [(Point, f64); 4], last: usize, manner: Manner) -> Html {
    let figure = shape("g", "mover").text_at("style", travel(way, last));
    figure.with(parts(instance, kind, manner))
}

/// The style of what goes along four places, each with the room it has there, and rests at one of them.
pub fn travel(way: [(Point, f64); 4], last: usize) -> String {
    let step = |(at, ((x, y), cell)): (usize, (Point, f64))| {
        format!("--x{at}: {}px; --y{at}: {}px; --s{at}: {}; ", tenths(x), tenths(y), hundredths(cell / UNIT))
    };
    let steps: String = way.into_iter().enumerate().map(step).collect();
    let rest = format!("transform: translate(var(--x{last}), var(--y{last})) scale(var(--s{last}))");
    steps + &rest
}

/// Two figures after the point, without the weight of floating-point formatting.
fn hundredths(value: f64) -> String {
    let all = (value * 100.0).round() as i64;
    format!("{}.{}{}", all / 100, all / 10 % 10, all % 10)
}

fn parts(instance: &Instance, kind: usize, manner: Manner) -> Vec<Html> {
    let look = look(instance, kind);
    let colour = format!("fill: var(--group-{})", colour(instance, kind));
    let rows = instance.kinds().iter().all(|kind| kind.rows) || !instance.kinds()[kind].rows;
    let person = matches!(look, Look::Hat | Look::Tuft | Look::Curls | Look::Plain);
    let mut parts = Vec::new();
    if !rows {
        parts.push(line("person__oar", "M17 -12V18"));
        parts.push(line("person__blade", "M14.5 13h5v8q-2.5 2 -5 0z"));
    }
    if person {
        parts.push(
            shape("path", "person__body")
                .text_at("d", "M-14 21Q-14 4 0 4Q14 4 14 21z")
                .text_at("style", colour.clone())
                .done(),
        );
    }
    parts.extend(behind(look, &colour));
    let (middle, round) = if person { ((0.0, -6.0), 11.0) } else { ((0.0, 0.0), 14.0) };
    let head =
        shape("circle", classes_of(manner.danger)).at("cx", middle.0).at("cy", middle.1).at("r", round);
    parts.push(if person { head.done() } else { head.text_at("style", colour.clone()).done() });
    parts.push(face(middle, manner.danger));
    parts.extend(before(look));
    let letter_at = (0.0, if person { 18.5 } else { 24.5 });
    if person || !manner.named {
        parts.push(words("person__letter", letter_at, "middle", letter(instance, kind)));
    }
    if manner.danger {
        parts.push(ring("person__ring", (0.0, 0.0), 23.0));
    }
    if manner.crowd > 1 {
        parts.push(words(
            "person__crowd",
            (20.0, 6.0),
            "start",
            format!("× {}", crate::engine::words::number(manner.crowd)),
        ));
    }
    parts
}

fn classes_of(danger: bool) -> &'static str {
    if danger { "person__head person__head--danger" } else { "person__head" }
}

fn face((x, y): Point, danger: bool) -> Html {
    let mouth = if danger { ((x - 4.0, y + 6.0), "q4 -5 8 0") } else { ((x - 4.0, y + 3.5), "q4 4.5 8 0") };
    let eyes = format!("M{}h0M{}h0", point((x - 4.0, y - 1.5)), point((x + 4.0, y - 1.5)));
    shape("g", "").with(vec![
        line("person__eyes", eyes),
        line("person__mouth", format!("M{}{}", point(mouth.0), mouth.1)),
    ])
}

fn filled(class: &'static str, d: &'static str, colour: &str) -> Html {
    shape("path", class).text_at("d", d).text_at("style", colour.to_owned()).done()
}

/// What of it is behind the head.
fn behind(look: Look, colour: &str) -> Option<Html> {
    match look {
        Look::Ears => Some(filled("person__body", "M-13 -4L-12 -20L-3 -12zM13 -4L12 -20L3 -12z", colour)),
        Look::Horns => Some(line("person__horns", "M-7 -11Q-9 -20 -15 -20M7 -11Q9 -20 15 -20")),
        Look::Leaves => Some(filled(
            "person__body",
            "M-13 6Q-22 -2 -14 -8Q-14 -19 -4 -16Q0 -23 6 -17Q17 -18 15 -8Q22 0 14 6Q8 16 0 15Q-9 16 -13 6z",
            colour,
        )),
        Look::Curls => Some(filled("person__hair", "M-13 4Q-16 -20 0 -20Q16 -20 13 4z", "")),
        _ => None,
    }
}

/// What of it is before the head.
fn before(look: Look) -> Option<Html> {
    match look {
        Look::Hat => Some(line("person__hat", "M-14 -11H14V-13H8.5Q8.5 -22 0 -22Q-8.5 -22 -8.5 -13H-14z")),
        Look::Tuft => {
            Some(line("person__hair", "M-10 -12L-9 -20L-4.5 -16L0 -23L4.5 -16L9 -20L10 -12Q0 -18 -10 -12z"))
        }
        Look::Curls => {
            Some(line("person__hair", "M-10.5 -9Q-6 -17 0 -12Q6 -17 10.5 -9Q8 -19 0 -18Q-8 -19 -10.5 -9z"))
        }
        Look::Beak => Some(filled("person__beak", "M-4 3L0 10L4 3z", "")),
        Look::Leaves => Some(line("person__vein", "M-10 -10Q-5 -5 -8 4M10 -10Q5 -5 8 4")),
        Look::Horns => Some(line("person__horns", "M-2 12L0 19L2 12")),
        Look::Ears => None,
        Look::Plain => {
            Some(line("person__hair", "M-11 -8Q-11 -18 0 -18Q11 -18 11 -8Q6 -14 0 -13Q-6 -14 -11 -8z"))
        }
    }
}
