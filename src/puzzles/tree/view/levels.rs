//! How far each level is visited; and what cutting does to the tree.

use yew::Html;

use super::super::model::is_visited;
use super::super::{Cut, Instance, Kind, Order, Trees, names};
use super::panel;
use crate::engine::words::number;
use crate::ui::Stage;
use crate::ui::shape::{all, button, rect, shape, words};

const WIDE: f64 = 400.0;
const ROW: f64 = 22.0;
const BAR: (f64, f64) = (28.0, 250.0);

pub fn draw(stage: &Stage<Trees>) -> Html {
    let mut parts = Vec::new();
    if stage.compact {
        let other = if stage.instance.order() == Order::Depth { Order::Breadth } else { Order::Depth };
        parts.push(panel::walk(stage, other));
    }
    parts.push(shape("h2", "walk__name levels__title").saying("How far each level is visited"));
    parts.push(shape("div", "walks").with(Order::BOTH.into_iter().map(|order| bars(stage, order)).collect()));
    parts.extend(cuts(stage));
    all(parts)
}

/// A bar for each level, filled as far as it is visited.
fn bars(stage: &Stage<Trees>, order: Order) -> Html {
    let (instance, visited) = (&*stage.instance, stage.line.state().visited);
    let tree = instance.tree();
    let row = |depth: usize| {
        let level = tree.level(depth);
        let y = ROW * depth as f64 + 4.0;
        let done = done(instance, order, visited, level.clone());
        let of = level.len() as f64;
        let filled = (BAR.1 * f64::from(done) / of.max(1.0)).max(if done > 0 { 2.0 } else { 0.0 });
        let said = format!("{} of {}", number(done), number(level.len() as u64));
        shape("g", "").keyed(depth).with(vec![
            words("plot__text", (BAR.0 - 8.0, y + 11.0), "end", depth.to_string()),
            rect("level__all", (BAR.0, y), (BAR.1, 14.0)).at("rx", 4.0).done(),
            rect("level__done", (BAR.0, y), (filled, 14.0)).at("rx", 4.0).done(),
            words("plot__text", (BAR.0 + BAR.1 + 10.0, y + 11.0), "start", said),
        ])
    };
    let rows = (0..=tree.deepest()).map(row).collect();
    let tall = ROW * (tree.deepest() + 1) as f64 + 6.0;
    let drawn = shape("svg", "")
        .text_at("viewBox", format!("0 0 {} {}", WIDE as u32, tall as u32))
        .text_at("role", "img")
        .text_at("aria-label", format!("{}, level by level", names::order(order)))
        .with(rows);
    shape("figure", "figure plot")
        .keyed(order as usize)
        .with(vec![drawn, shape("figcaption", "").saying(names::order(order))])
}

/// How many of a level are visited: both orders take a level from left to right.
fn done(instance: &Instance, order: Order, visited: u32, level: std::ops::Range<u32>) -> u32 {
    let (mut from, mut to) = (level.start, level.end);
    while from < to {
        let middle = from + (to - from) / 2;
        if is_visited(instance, order, visited, middle) {
            from = middle + 1;
        } else {
            to = middle;
        }
    }
    from - level.start
}

/// How many nodes each level has with more and more cut off.
fn cuts(stage: &Stage<Trees>) -> Option<Html> {
    let evidence = stage.answer.as_ref()?.evidence()?;
    let [none, _, _] = &evidence.cuts[..] else { return None };
    let river = matches!(stage.instance.kind(), Kind::River { .. });
    let name = |cut: Cut| match cut {
        Cut::None if river => "all crossings",
        Cut::None => "all pours",
        Cut::Idle if river => "only safe ones",
        Cut::Idle => "only those that change something",
        Cut::Repeats => "nothing met twice",
    };
    let head = |cut: Cut| {
        let cell = shape("th", if cut == stage.instance.cut() { "cuts__now" } else { "" })
            .keyed(cut as usize)
            .text_at("scope", "col");
        if cut == stage.instance.cut() || stage.act.is_some() {
            cell.saying(name(cut))
        } else {
            cell.holding(button(
                "link",
                name(cut),
                stage.pose.reform(move |()| ("cut", cut.text().to_owned())),
            ))
        }
    };
    let row = |depth: usize| {
        let cell = |(at, levels): (usize, &Vec<u64>)| {
            shape("td", "").keyed(at).saying(levels.get(depth).map_or("—".to_owned(), |level| number(*level)))
        };
        let level = shape("th", "").keyed("level").text_at("scope", "row").saying(format!("level {depth}"));
        let cells = std::iter::once(level).chain(evidence.cuts.iter().enumerate().map(cell)).collect();
        shape("tr", "").keyed(depth).with(cells)
    };
    let heads =
        std::iter::once(shape("td", "").keyed("none").done()).chain(Cut::ALL.into_iter().map(head)).collect();
    Some(shape("table", "compared cuts").with(vec![
        shape("caption", "").saying("Nodes on each level, with more and more cut off"),
        shape("thead", "").holding(shape("tr", "").with(heads)),
        shape("tbody", "").with((0..none.len()).map(row).collect()),
    ]))
}
