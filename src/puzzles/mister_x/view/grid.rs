//! All pairs as a grid that empties remark by remark: the larger number across, the smaller upwards.

use web_sys::MouseEvent;
use yew::{Callback, Html, html};

use super::super::layout::{Grid, SHADES, Shades};
use super::super::model::struck;
use super::super::names::{counted, possibility};
use super::super::{Choices, Look, MisterX, Pairs, Zoom};
use super::{before, looked, marks, moving, pointed, square, touch};
use crate::engine::Puzzle;
use crate::engine::words::number;
use crate::ui::Stage;
use crate::ui::shape::{Point, cross, dots, line, rect, shape, words};

/// Numbers across when a part is drawn large.
const SIDE: u32 = 40;
const LEVELS: [&str; SHADES] = [
    "pairs__left pairs--1",
    "pairs__left pairs--2",
    "pairs__left pairs--3",
    "pairs__left pairs--4",
    "pairs__left",
];

pub fn draw(stage: &Stage<MisterX>, pairs: &Pairs) -> Html {
    let whole = Grid::whole(pairs);
    let side = if stage.compact { SIDE / 2 } else { SIDE };
    let fit = || {
        let (instance, heard) = (&*stage.instance, stage.line.state().heard);
        match instance.role() {
            None => instance.shades(heard).map_or(whole, |shades| shades.around),
            Some(_) => {
                let left = |at: &usize| instance.stays(*at, heard);
                Grid::around(pairs, instance.candidates().into_iter().filter(left))
            }
        }
    };
    let grid = match stage.choices.zoom {
        Zoom::Usual if stage.instance.role().is_some() => {
            Grid::around(pairs, stage.instance.candidates().into_iter())
        }
        Zoom::Looked => Grid::around(pairs, marks::around(stage).into_iter()),
        Zoom::Usual | Zoom::Whole => whole,
        Zoom::Left => fit(),
        Zoom::Part(across, up) => Grid::part(pairs, (across, up), (side, side)),
    };
    // A finger needs larger places than a mouse.
    let coarse = grid.cell < if stage.compact { 14.0 } else { 6.0 };
    let mut parts = axes(&grid, stage.compact);
    parts.extend(cells(stage, pairs, &grid));
    parts.extend(marks::draw(stage, pairs, &grid));
    parts.push(hit(stage, &grid, coarse.then_some(side)));
    let all = grid == whole;
    if all {
        parts.extend(count(stage));
    }
    let (width, height) = grid.size();
    let long = if grid.corner.0 + grid.span.0 > 1000 { 1.4 } else { 1.0 };
    let edge = long * if stage.compact { 58.0 } else { 38.0 };
    let drawing = shape("svg", "")
        .text_at("class", moving(stage, "pairs"))
        .text_at(
            "viewBox",
            format!("-6 -6 {} {}", width as i32 + edge as i32 + 6, height as i32 + edge as i32 + 6),
        )
        .text_at("style", format!("max-width: {}px", ((width + edge) * 1.4) as i32))
        .text_at("role", "img")
        .text_at("aria-label", MisterX::describe(&stage.instance, stage.line.state()))
        .with(parts);
    let smaller = all && fit().span.0 * 3 < whole.span.0 * 2;
    shape("div", "pairs__frame")
        .with(vec![shape("figure", "figure").holding(drawing), around(stage, all, smaller, side, coarse)])
}

/// Numbers along the lower and the right edge.
fn axes(grid: &Grid, compact: bool) -> Vec<Html> {
    let (width, height) = grid.size();
    let drop = if compact { 30.0 } else { 19.0 };
    let mut parts = vec![line("pairs__axis", format!("M0 {0}H{1}V0", height as i32 + 3, width as i32 + 3))];
    let across = |value: u32| {
        let at = (grid.place(0.0, f64::from(value)).0, height + drop);
        words("pairs__tick", at, "middle", number(value))
    };
    let up = |value: u32| {
        let at = (width + 8.0, grid.place(f64::from(value), 0.0).1 + 4.5);
        words("pairs__tick", at, "start", number(value))
    };
    parts.extend(Grid::ticks(grid.corner.0, grid.span.0).into_iter().map(across));
    parts.extend(Grid::ticks(grid.corner.1, grid.span.1).into_iter().map(up));
    parts
}

/// Those left, those that go just now, and where others were.
fn cells(stage: &Stage<MisterX>, pairs: &Pairs, grid: &Grid) -> Vec<Html> {
    if grid.bin > 1 { shades(stage, pairs, grid) } else { singles(stage, pairs, grid) }
}

fn singles(stage: &Stage<MisterX>, pairs: &Pairs, grid: &Grid) -> Vec<Html> {
    let (instance, state) = (&*stage.instance, stage.line.state());
    let before = before(stage);
    let half = grid.cell / 2.0 - (grid.cell * 0.12).min(2.0);
    let square = |(x, y): Point| square((x - half, y - half), 2.0 * half);
    let (mut left, mut dim, mut goes, mut by_hand, mut gone) =
        (String::new(), String::new(), String::new(), Vec::new(), Vec::new());
    let rows =
        pairs.rows().iter().filter(|row| (grid.corner.1..grid.corner.1 + grid.span.1).contains(&row.small));
    for row in rows {
        for large in row.large.0.max(grid.corner.0)..=row.large.1.min(grid.corner.0 + grid.span.0 - 1) {
            let Some(at) = pairs.find(row.small, large) else { continue };
            let place = grid.place(f64::from(row.small), f64::from(large));
            match (instance.stays(at, state.heard), instance.stays(at, before)) {
                (true, _) if struck(state, at) => by_hand.push(place),
                (true, _) if instance.mine(at) => left += &square(place),
                (true, _) => dim += &square(place),
                (false, true) => {
                    goes += &square(place);
                    gone.push(place);
                }
                (false, false) => gone.push(place),
            }
        }
    }
    let crosses: String = by_hand.iter().map(|place| cross(*place, (grid.cell * 0.3).max(1.2))).collect();
    vec![
        line("pairs__gone", dots(gone)),
        line("pairs__dim", dim),
        line("pairs__goes", goes),
        line("pairs__left", left),
        line("pairs__struck", crosses),
    ]
}

/// Where pairs are too small to be told apart: the darker, the more of those drawn together are left.
fn shades(stage: &Stage<MisterX>, pairs: &Pairs, grid: &Grid) -> Vec<Html> {
    let (instance, heard) = (&*stage.instance, stage.line.state().heard);
    let part;
    let shades = match instance.shades(heard).filter(|_| *grid == Grid::whole(pairs)) {
        Some(whole) => whole,
        None => {
            part = Shades::new(pairs, grid, &|at| instance.stays(at, heard));
            &part
        }
    };
    let mut levels = [const { String::new() }; SHADES];
    let mut none = Vec::new();
    for ((x, y), shade) in &shades.places {
        match levels.get_mut(usize::from(*shade).wrapping_sub(1)) {
            Some(level) => *level += &square((*x, *y), shades.side),
            None => none.push((x + shades.side / 2.0, y + shades.side / 2.0)),
        }
    }
    let mut parts = vec![line("pairs__gone", dots(none))];
    parts.extend(LEVELS.into_iter().zip(levels).map(|(class, path)| line(class, path)));
    parts
}

/// What hears a press: of a pair, or of a place to be drawn large.
fn hit(stage: &Stage<MisterX>, grid: &Grid, closer: Option<u32>) -> Html {
    let grid = *grid;
    let instance = stage.instance.clone();
    let (choices, choose, touch) = (stage.choices.clone(), stage.choose.clone(), touch(stage));
    let press = Callback::from(move |event: MouseEvent| {
        let Some((across, down)) = pointed(&event) else { return };
        let (small, large) = grid.at(across, down);
        if let Some(side) = closer {
            let zoom = Zoom::Part(large.saturating_sub(side / 2), small.saturating_sub(side / 2));
            choose.emit((Choices { zoom, ..choices.clone() }, None));
        } else if let Some(at) = instance.space().pairs().and_then(|pairs| pairs.find(small, large)) {
            touch.emit(at);
        }
    });
    rect("pairs__hit", (0.0, 0.0), grid.size()).hearing(html::onclick::Wrapper::new(press)).done()
}

/// How many are left, large, in the corner where no pairs are.
fn count(stage: &Stage<MisterX>) -> Vec<Html> {
    let (instance, state) = (&*stage.instance, stage.line.state());
    let left = instance.left(state.heard) - state.struck.len();
    let of = instance.left(0);
    let large = if stage.compact { 52.0 } else { 40.0 };
    vec![
        words("pairs__count", (4.0, large), "start", number(left as u64)),
        words("pairs__of", (4.0, large * 1.6), "start", format!("of {} left", counted(instance, of))),
    ]
}

/// The ways to another part of it.
fn around(stage: &Stage<MisterX>, all: bool, smaller: bool, side: u32, coarse: bool) -> Html {
    let go = |zoom: Zoom| {
        let choices = Choices { zoom, ..stage.choices.clone() };
        stage.choose.reform(move |()| (choices.clone(), None))
    };
    let way = |name: String, zoom| {
        shape("button", "pill pill--small").keyed(name.clone()).pressed(go(zoom)).saying(name)
    };
    let to = |sign: &'static str, says: &'static str, zoom| {
        shape("button", "pill pill--small")
            .keyed(says)
            .text_at("aria-label", says)
            .pressed(go(zoom))
            .saying(sign)
    };
    let step = side / 2;
    let mut ways = Vec::new();
    if !all {
        ways.push(way("The whole grid".to_owned(), Zoom::Whole));
    }
    if smaller {
        ways.push(way("Only what is left, large".to_owned(), Zoom::Left));
    }
    if let Some(look) = looked(stage).filter(|_| stage.choices.zoom != Zoom::Looked) {
        let name = match look {
            Look::At(at) => format!("Around {}, large", possibility(&stage.instance, at as usize)),
            Look::Same(..) => "Around these, large".to_owned(),
        };
        ways.push(way(name, Zoom::Looked));
    }
    if let Zoom::Part(across, up) = stage.choices.zoom {
        ways.extend([
            to("←", "To the left", Zoom::Part(across.saturating_sub(step), up)),
            to("→", "To the right", Zoom::Part(across + step, up)),
            to("↓", "Downwards", Zoom::Part(across, up.saturating_sub(step))),
            to("↑", "Upwards", Zoom::Part(across, up + step)),
        ]);
    }
    if coarse {
        ways.push(shape("span", "eyebrow").saying("Press a place to see it large."));
    }
    shape("p", "pairs__around").with(ways)
}
