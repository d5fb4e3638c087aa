//! Listed possibilities as a table: the first part down, the second across, a third in the places.

use yew::Html;

use super::super::model::struck;
use super::super::names::{counted, possibility};
use super::super::{Look, MisterX, Space};
use super::{before, looked, moving, touch};
use crate::engine::Puzzle;
use crate::ui::Stage;
use crate::ui::press::hit;
use crate::ui::shape::{cross, line, rect, shape, words};

const HEAD: f64 = 40.0;

pub fn draw(stage: &Stage<MisterX>) -> Html {
    let (instance, state) = (&*stage.instance, stage.line.state());
    let Space::Listed(listed) = instance.space() else { return Html::default() };
    let (down, across) = (&listed.names()[0], &listed.names()[1]);
    let third = listed.names().len() > 2;
    // Those at one place stand below one another.
    let mut filled = vec![0_usize; down.len() * across.len()];
    let mut stack = |at: usize| {
        let item = listed.item(at);
        let place = &mut filled[usize::from(item[0]) * across.len() + usize::from(item[1])];
        *place += 1;
        *place - 1
    };
    let below: Vec<usize> = (0..instance.space().len()).map(&mut stack).collect();
    let long = |names: &[String]| names.iter().map(|name| name.chars().count()).max().unwrap_or(1) as f64;
    let side = 26.0 + long(down) * 9.5;
    let inner = if third { long(&listed.names()[2]) } else { 2.0 };
    let wide = (long(across).max(inner) * 10.0 + 14.0).max(46.0);
    let high = 30.0 * (below.iter().max().unwrap_or(&0) + 1) as f64 + 14.0;
    let mut parts = Vec::new();
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
    for (at, below) in below.into_iter().enumerate() {
        let item = listed.item(at);
        let x = side + wide * f64::from(item[1]);
        let y = HEAD + high * f64::from(item[0]) + 7.0 + 30.0 * below as f64;
        let text = if third { listed.names()[2][usize::from(item[2])].clone() } else { String::new() };
        parts.extend(spot(stage, at, (x + 4.0, y), (wide - 8.0, 30.0), text));
    }
    let size = (side + wide * across.len() as f64 + 8.0, HEAD + high * down.len() as f64 + 6.0);
    let drawing = shape("svg", "")
        .text_at("class", moving(stage, "pairs sheet"))
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
    let went = !left && instance.stays(at, before(stage));
    let middle = (x + wide / 2.0, y + high / 2.0);
    const R: f64 = 9.0;
    let class = match (left, by_hand) {
        (true, false) if instance.mine(at) => "pairs__left",
        (true, false) => "pairs__dim",
        _ if went => "pairs__goes",
        _ => "sheet__gone",
    };
    let mut parts = vec![if text.is_empty() {
        rect(class, (middle.0 - R, middle.1 - R), (2.0 * R, 2.0 * R))
            .at("rx", 3.0)
            .keyed(format!("s{at}"))
            .done()
    } else {
        let class = if left { "sheet__third" } else { "sheet__third sheet__third--gone" };
        words(class, (middle.0, middle.1 + 5.0), "middle", text)
    }];
    if by_hand || !left {
        parts.push(line("pairs__struck", cross(middle, 7.0)));
    }
    if looked(stage) == Some(Look::At(at as u32)) {
        parts.push(rect("pairs__look", (x, y), (wide, high)).at("rx", 6.0).done());
    }
    let name = possibility(instance, at);
    let says = match (left, by_hand) {
        (_, true) => format!("{name}, struck out"),
        (true, _) => format!("{name}, left"),
        _ => format!("{name}, gone"),
    };
    parts.push(hit((x, y), (wide, high), says, None, touch(stage).reform(move |()| at)));
    parts
}
