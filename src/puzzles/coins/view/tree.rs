//! The strategy as a map that can be walked by pressing.

use yew::Html;

use super::super::State;
use super::super::tree::{Kind, Node, tree};
use super::super::{Coinage, Conclusion, Tilt, names};
use super::beside::say;
use super::{said, signs};
use crate::engine::words::{count, number};
use crate::ui::Stage;
use crate::ui::shape::{Point, line, point, rect, ring, shape, tenths, words};

/// The map's measures: a leaf's width, a level's height, the room around.
struct Map {
    sideways: bool,
    leaf: f64,
    level: f64,
    edge: Point,
}

impl Map {
    fn at(&self, node: &Node) -> Point {
        let (across, down) = (node.at * self.leaf, node.said.len() as f64 * self.level);
        if self.sideways {
            (self.edge.0 + down, self.edge.1 + across)
        } else {
            (self.edge.0 + across, self.edge.1 + down)
        }
    }
}

pub fn draw(stage: &Stage<Coinage>) -> Html {
    let instance = &stage.instance;
    let all = said(stage, usize::MAX);
    let so_far = said(stage, stage.line.at());
    let (nodes, wide) = tree(instance, &all);
    let deep = nodes.iter().map(|node| node.said.len()).max().unwrap_or(0) as f64;
    let map = if stage.compact {
        Map { sideways: true, leaf: 25.0, level: (270.0 / deep.max(1.0)).min(90.0), edge: (14.0, 6.0) }
    } else {
        let leaf = (745.0 / wide.max(1.0)).clamp(13.0, 46.0);
        Map { sideways: false, leaf, level: if deep > 5.0 { 44.0 } else { 58.0 }, edge: (15.0, 16.0) }
    };
    let (length, breadth) = (deep * map.level, wide * map.leaf);
    let size = if map.sideways { (length + 84.0, breadth + 12.0) } else { (breadth + 30.0, length + 44.0) };
    let start: State = instance.start();
    let title = format!(
        "The whole strategy: {}, {}. Branches from {}: left sinks, level, right sinks. Press a place to go there.",
        count(instance.fewest(&start).unwrap_or_default(), "weighing"),
        count(start.cases(), "case"),
        if map.sideways { "top to bottom" } else { "left to right" }
    );
    let most = if map.sideways { 420.0 } else { size.0 * 1.25 };
    let mut parts: Vec<Html> =
        nodes.iter().filter_map(|node| Some(branch(&map, &nodes[node.parent?], node, &so_far))).collect();
    parts.extend(nodes.iter().map(|node| place(stage, &map, node, &so_far)));
    let drawing = shape("svg", "tree__map")
        .text_at("viewBox", format!("0 0 {}", point(size)))
        .text_at("role", "group")
        .text_at("aria-label", "The strategy as a tree")
        .text_at("style", format!("max-width: {}px", tenths(most)));
    shape("figure", "figure tree").with(vec![shape("figcaption", "").saying(title), drawing.with(parts)])
}

/// The line from a weighing to what follows.
fn branch(map: &Map, parent: &Node, node: &Node, so_far: &[Tilt]) -> Html {
    let (from, to) = (map.at(parent), map.at(node));
    let bend = if map.sideways {
        let middle = (from.0 + to.0) / 2.0;
        [(middle, from.1), (middle, to.1)]
    } else {
        let middle = (from.1 + to.1) / 2.0;
        [(from.0, middle), (to.0, middle)]
    };
    let curve = format!("M{}C{} {} {}", point(from), point(bend[0]), point(bend[1]), point(to));
    let class = if so_far.starts_with(&node.said) { "tree__way tree__way--lit" } else { "tree__way" };
    shape("path", class).keyed(format!("way{}", signs(&node.said))).text_at("d", curve).done()
}

/// “7−”, “7+”, “7”, “none”.
fn short(conclusion: Conclusion) -> String {
    match conclusion {
        Conclusion::Case(case) => super::short(case),
        Conclusion::Coin(coin) => number(coin),
    }
}

/// “531k”: there is little room.
fn brief(cases: u64) -> String {
    if cases < 10_000 { number(cases) } else { format!("{}k", number(cases / 1000)) }
}

fn place(stage: &Stage<Coinage>, map: &Map, node: &Node, so_far: &[Tilt]) -> Html {
    let (x, y) = map.at(node);
    let lit = so_far.starts_with(&node.said);
    let here = so_far == node.said;
    let class = match (here, lit) {
        (true, _) => "tree__place tree__place--lit tree__place--here",
        (_, true) => "tree__place tree__place--lit",
        _ => "tree__place",
    };
    let (shown, says) = match node.kind {
        Kind::Weighing => (None, format!("Weighing {}", node.said.len() + 1)),
        Kind::Leaf(found) => (Some(short(found)), names::conclusion(found)),
        Kind::Folded(cases) => (Some(brief(cases)), count(cases, "case")),
    };
    let path: Vec<&str> = node.said.iter().map(|tilt| names::tilt(*tilt)).collect();
    let label = if path.is_empty() {
        format!("{says}: the start")
    } else {
        format!("{says}, after {}", path.join(", "))
    };
    let press = say(stage, node.said.clone(), 2 * node.said.len());
    // By keyboard the path itself is walked; the results beside the balance lead everywhere else.
    let tabindex = if lit { "0" } else { "-1" };
    let folded = matches!(node.kind, Kind::Folded(_));
    let (anchor, at) = match (map.sideways, shown.is_some()) {
        (true, _) => ("start", (x + if folded { 12.0 } else { 6.0 }, y + 4.5)),
        _ => ("middle", (x, y + if folded { 24.0 } else { 17.0 })),
    };
    let wedge = if map.sideways {
        format!("M{}l10 -6v12z", point((x - 2.0, y)))
    } else {
        format!("M{}l7 10h-14z", point((x, y - 2.0)))
    };
    let box_half = if map.sideways { (10.0, 12.0) } else { ((map.leaf / 2.0).clamp(10.0, 14.0), 12.0) };
    let (left, width) = if map.sideways { (x - 8.0, 76.0) } else { (x - box_half.0, 2.0 * box_half.0) };
    let width = if shown.is_none() { 2.0 * box_half.0 } else { width };
    let mut parts =
        vec![rect("hit", (left, y - box_half.1), (width, if map.sideways { 24.0 } else { 34.0 })).done()];
    match node.kind {
        Kind::Weighing => parts.push(ring("tree__dot", (x, y), if here { 7.0 } else { 5.5 })),
        Kind::Folded(_) => parts.push(line("tree__wedge", wedge)),
        Kind::Leaf(_) => {}
    }
    parts.extend(shown.map(|shown| words("tree__name", at, anchor, shown)));
    let place = shape("g", class)
        .keyed(format!("at{}", signs(&node.said)))
        .text_at("tabindex", tabindex)
        .button(label, press);
    let place = if here { place.text_at("aria-current", "step") } else { place };
    place.with(parts)
}
