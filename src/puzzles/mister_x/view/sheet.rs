//! Listed possibilities as a table: the first part down, the second across, a third in the places.

use yew::{Callback, Html};

use super::super::model::struck;
use super::super::names::{counted, possibility};
use super::super::{Look, MisterX, Move, Space};
use super::looking;
use crate::engine::Puzzle;
use crate::ui::Stage;
use crate::ui::press::hit;
use crate::ui::session::Passage;
use crate::ui::shape::{classes, cross, line, rect, shape, words};

const HEAD: f64 = 40.0;

pub fn draw(stage: &Stage<MisterX>) -> Html {
    let (instance, state) = (&*stage.instance, stage.line.state());
    let Space::Listed(listed) = instance.space() else { return Html::default() };
    let (down, across) = (&listed.names()[0], &listed.names()[1]);
    let third = listed.names().len() > 2;
    let tallest = tallest(stage, down.len() * across.len());
    let long = |names: &[String]| names.iter().map(|name| name.chars().count()).max().unwrap_or(1) as f64;
    let side = 26.0 + long(down) * 9.5;
    let inner = if third { long(&listed.names()[2]) } else { 2.0 };
    let wide = (long(across).max(inner) * 10.0 + 14.0).max(46.0);
    let high = 30.0 * tallest as f64 + 14.0;
    let (mut parts, mut filled) = (Vec::new(), vec![0_usize; down.len() * across.len()]);
    for (at, name) in down.iter().enumerate() {
        let y = HEAD + high * at as f64;
        parts.push(words("sheet__head", (side - 12.0, y + high / 2.0 + 5.0), "end", name.clone()));
        parts.push(
            rect("sheet__row", (side, y + 2.0), (wide * across.len() as f64, high - 4.0)).keyed(at).done(),
        );
    }
    for (at, name) in across.iter().enumerate() {
        parts.push(words(
            "sheet__head",
            (side + wide * (at as f64 + 0.5), HEAD - 14.0),
            "middle",
            name.clone(),
        ));
    }
    for at in 0..instance.space().len() {
        let item = listed.item(at);
        let place = usize::from(item[0]) * across.len() + usize::from(item[1]);
        let x = side + wide * f64::from(item[1]);
        let y = HEAD + high * f64::from(item[0]) + 7.0 + 30.0 * filled[place] as f64;
        filled[place] += 1;
        let text = if third { listed.names()[2][usize::from(item[2])].clone() } else { String::new() };
        parts.extend(spot(stage, at, (x + 4.0, y), (wide - 8.0, 30.0), text));
    }
    let size = (side + wide * across.len() as f64 + 8.0, HEAD + high * down.len() as f64 + 6.0);
    let even = stage.turn.is_multiple_of(2);
    let goes = stage.passage == Passage::Forward;
    let class = classes("pairs sheet", &[(goes && even, "pairs--even"), (goes && !even, "pairs--odd")]);
    let drawing = shape("svg", "")
        .text_at("class", class)
        .text_at("viewBox", format!("0 0 {} {}", size.0 as i32, size.1 as i32))
        .text_at("style", format!("max-width: {}px", (size.0 * 1.35) as i32))
        .text_at("role", "group")
        .text_at("aria-label", MisterX::describe(instance, state))
        .with(parts);
    let left = instance.left(state.heard) - state.struck.len();
    shape("figure", "figure").with(vec![
        drawing,
        shape("figcaption", "eyebrow").saying(format!(
            "{} left of {}",
            counted(instance, left),
            instance.left(0)
        )),
    ])
}

/// The most possibilities at one place.
fn tallest(stage: &Stage<MisterX>, places: usize) -> usize {
    let Space::Listed(listed) = stage.instance.space() else { return 1 };
    let across = listed.names()[1].len();
    let mut count = vec![0; places];
    for at in 0..stage.instance.space().len() {
        let item = listed.item(at);
        count[usize::from(item[0]) * across + usize::from(item[1])] += 1;
    }
    count.into_iter().max().unwrap_or(1)
}

fn spot(
    stage: &Stage<MisterX>,
    at: usize,
    (x, y): (f64, f64),
    (wide, high): (f64, f64),
    text: String,
) -> Vec<Html> {
    let (instance, state) = (&*stage.instance, stage.line.state());
    let left = instance.stays(at, state.heard);
    let by_hand = struck(state, at);
    let went =
        !left && matches!(stage.moved(), Some((before, Move::Hear, _)) if instance.stays(at, before.heard));
    let middle = (x + wide / 2.0, y + high / 2.0);
    let (r, class) = match (left, by_hand) {
        (true, false) if instance.mine(at) => (9.0, "pairs__left"),
        (true, false) => (9.0, "pairs__dim"),
        _ if went => (9.0, "pairs__goes"),
        _ => (9.0, "sheet__gone"),
    };
    let mut parts = vec![
        rect(class, (middle.0 - r, middle.1 - r), (2.0 * r, 2.0 * r))
            .at("rx", 3.0)
            .keyed(format!("s{at}"))
            .done(),
    ];
    if !text.is_empty() {
        parts[0] = words(
            if left { "sheet__third" } else { "sheet__third sheet__third--gone" },
            (middle.0, middle.1 + 5.0),
            "middle",
            text,
        );
    }
    if by_hand || !left {
        parts.push(line("pairs__struck", cross(middle, 7.0)));
    }
    let look = Look::At(at as u32);
    let looked = stage.choices.look == Some(look);
    if looked {
        parts.push(rect("pairs__look", (x, y), (wide, high)).at("rx", 6.0).done());
    }
    let name = possibility(instance, at);
    let press = match &stage.act {
        Some(act) => {
            let (act, mv) =
                (act.clone(), if by_hand { Move::Restore(at as u32) } else { Move::Strike(at as u32) });
            Callback::from(move |()| act.emit(mv.clone()))
        }
        None => {
            let choices = looking(&stage.choices, Some(look).filter(|_| !looked));
            stage.choose.reform(move |()| (choices.clone(), None))
        }
    };
    let says = match (left, by_hand) {
        (_, true) => format!("{name}, struck out"),
        (true, _) => format!("{name}, left"),
        _ => format!("{name}, gone"),
    };
    parts.push(hit((x, y), (wide, high), says, None, press));
    parts
}
