//! Both walks side by side: what of the tree is visited, and what waits.

use yew::{Callback, Html};

use super::super::layout::{Spot, spots};
use super::super::model::{Visit, is_visited, is_waiting, node_at, waiting, waits};
use super::super::solve::answers;
use super::super::{Instance, Order, Trees, names};
use crate::engine::words::{count, number};
use crate::ui::Stage;
use crate::ui::press::hit;
use crate::ui::shape::{Point, classes, line, point, rect, ring, shape, words};

/// The most nodes that wait written one by one.
const WRITTEN: usize = 6;
/// The most answers written.
const FOUND: usize = 4;
const WIDE: f64 = 400.0;
const TALL: f64 = 330.0;

/// Both panels; on a narrow screen the one whose order is asked for.
pub fn draw(stage: &Stage<Trees>) -> Html {
    let ours = stage.instance.order();
    let mut orders: Vec<Order> = Order::BOTH.to_vec();
    orders.sort_by_key(|order| *order != ours);
    orders.truncate(if stage.compact { 1 } else { 2 });
    shape("div", "walks").with(orders.into_iter().map(|order| walk(stage, order)).collect())
}

/// One walk: its drawing, and below it what waits and what was found.
pub fn walk(stage: &Stage<Trees>, order: Order) -> Html {
    let ours = order == stage.instance.order();
    let class = if ours { "walk walk--ours" } else { "walk" };
    let parts = vec![
        shape("h2", "walk__name").saying(names::order(order)),
        drawing(stage, order),
        store(stage, order),
        found(stage, order),
    ];
    shape("section", "").text_at("class", class).keyed(order as usize).with(parts)
}

fn drawing(stage: &Stage<Trees>, order: Order) -> Html {
    let (instance, visited) = (&*stage.instance, stage.line.state().visited);
    let size = if stage.compact { (360.0, 300.0) } else { (WIDE, TALL) };
    let spots = spots(instance, order, visited, size);
    let room = |spot: &Spot| room(&spots, spot, size);
    let edges: String = spots.iter().map(bend).collect();
    let nodes = spots.iter().map(|spot| node(instance, order, visited, spot, room(spot))).collect();
    let mut parts = vec![
        line("node__edges", edges),
        line("node__way", way(instance, order, visited, &spots)),
        shape("g", "").with(nodes),
    ];
    let last = visited.checked_sub(1).map(|place| node_at(instance, order, place));
    if let Some(here) = spots.iter().find(|spot| Some(spot.node) == last) {
        parts.push(around(here.at, label(instance, here.node, room(here))));
    }
    if let Some(act) = stage.act.as_ref().filter(|_| order == instance.order()) {
        let open = spots.iter().filter(|spot| is_waiting(instance, order, visited, spot.node));
        let target = |(at, spot): (usize, &Spot)| {
            let node = spot.node;
            let says = format!("Visit {}", names::node(instance, node));
            let side = room(spot).clamp(16.0, 40.0);
            let corner = (spot.at.0 - side / 2.0, spot.at.1 - 13.0);
            let pressed = hit(corner, (side, 26.0), says, None, act.reform(move |()| Visit { node }));
            // Known by its place among them, so that the focus stays when the one that has it is visited.
            shape("g", "").keyed(at).holding(pressed)
        };
        parts.push(shape("g", "").with(open.enumerate().map(target).collect()));
    }
    let live = stage.act.is_some() && order == instance.order();
    let wait = waits(instance, order, visited) as u64;
    let says = format!(
        "{}: {} visited, {} in the {}",
        names::order(order),
        number(visited),
        number(wait),
        names::store(order)
    );
    let drawn = shape("svg", if live { "tree tree--live" } else { "tree" })
        .text_at("viewBox", format!("0 0 {}", point(size)))
        .text_at("role", if live { "group" } else { "img" })
        .text_at("aria-label", says)
        .with(parts);
    shape("figure", "figure").holding(drawn)
}

/// How far the nodes of a spot's level are apart at least; they stand one after the other.
fn room(spots: &[Spot], spot: &Spot, size: Point) -> f64 {
    let level = spots.iter().filter(|other| (other.at.1 - spot.at.1).abs() < 0.1).map(|other| other.at.0);
    let near = level.map(|x| (x - spot.at.0).abs()).filter(|far| *far > 0.1);
    near.fold(size.0, f64::min)
}

/// The line from the node above.
fn bend(Spot { at, from, .. }: &Spot) -> String {
    let middle = (from.1 + at.1) / 2.0;
    format!("M{}C{} {} {}", point(*from), point((from.0, middle)), point((at.0, middle)), point(*at))
}

/// The way from the root to the node visited last.
fn way(instance: &Instance, order: Order, visited: u32, spots: &[Spot]) -> String {
    let Some(place) = visited.checked_sub(1) else { return String::new() };
    let path = instance.tree().path(node_at(instance, order, place));
    let on = |spot: &&Spot| path.binary_search(&spot.node).is_ok();
    spots.iter().filter(on).map(bend).collect()
}

/// What is written in a node, where there is room.
fn label(instance: &Instance, node: u32, room: f64) -> String {
    let short = names::short(instance, node);
    let wide = 9.0 + 7.0 * short.chars().count() as f64;
    if wide <= room + 2.0 { short } else { String::new() }
}

/// Half the width of a node with this label.
fn half(label: &str) -> f64 {
    if label.is_empty() { 5.0 } else { (5.5 + 3.6 * label.chars().count() as f64).max(10.0) }
}

fn node(instance: &Instance, order: Order, visited: u32, spot: &Spot, room: f64) -> Html {
    let class = classes(
        "node",
        &[
            (is_visited(instance, order, visited, spot.node), "node--visited"),
            (is_waiting(instance, order, visited, spot.node), "node--waits"),
            (answers(instance, spot.node), "node--answer"),
        ],
    );
    let label = label(instance, spot.node, room);
    let (x, y) = spot.at;
    let half = half(&label);
    let tall = if label.is_empty() { 5.0 } else { 10.0 };
    let mut parts =
        vec![rect("node__shape", (x - half, y - tall), (2.0 * half, 2.0 * tall)).at("rx", tall).done()];
    if !label.is_empty() {
        parts.push(words("node__label", (x, y + 4.0), "middle", label));
    }
    shape("g", "").text_at("class", class).keyed(spot.node as usize).with(parts)
}

/// The mark of the node visited last.
fn around((x, y): Point, label: String) -> Html {
    let half = half(&label) + 4.0;
    let tall = if label.is_empty() { 9.0 } else { 14.0 };
    if label.is_empty() {
        return ring("node__here", (x, y), tall);
    }
    rect("node__here", (x - half, y - tall), (2.0 * half, 2.0 * tall)).at("rx", tall).done()
}

/// What waits: the next first, or in no telling order where the person is to say which is next.
fn store(stage: &Stage<Trees>, order: Order) -> Html {
    let (instance, visited) = (&*stage.instance, stage.line.state().visited);
    let all = waits(instance, order, visited);
    let act = stage.act.as_ref().filter(|_| order == instance.order());
    let mut shown: Vec<u32> = waiting(instance, order, visited).take(WRITTEN).collect();
    if act.is_some() {
        // From both ends of what waits, so that the next is not the first one read.
        let far = waiting(instance, order, visited).skip(WRITTEN.max(all.saturating_sub(WRITTEN / 2)));
        shown.truncate(WRITTEN - WRITTEN / 3);
        shown.extend(far);
        // A stir that stays the same while nothing is visited.
        shown.sort_unstable_by_key(|node| (node.wrapping_mul(2_654_435_761), *node));
        shown.dedup();
    }
    let rest = all - shown.len().min(all);
    let title = match (order, act.is_some()) {
        (_, true) => format!("Waiting in the {}, in no order:", names::store(order)),
        (Order::Depth, _) => "Stack, its top first:".to_owned(),
        (Order::Breadth, _) => "Queue, its head first:".to_owned(),
    };
    let chip = |(at, node): (usize, u32)| {
        let name = names::node(instance, node);
        match act {
            Some(act) => {
                let act = act.clone();
                let press = Callback::from(move |()| act.emit(Visit { node }));
                shape("li", "").keyed(at).holding(crate::ui::shape::button("node__chip", name, press))
            }
            None => shape("li", "node__chip").keyed(at).saying(name),
        }
    };
    let mut chips: Vec<Html> = shown.into_iter().enumerate().map(chip).collect();
    if rest > 0 {
        chips.push(
            shape("li", "node__more").keyed("more").saying(format!("and {} more", number(rest as u64))),
        );
    }
    if all == 0 {
        chips.push(shape("li", "node__more").keyed("none").saying("nothing"));
    }
    let list = shape("ul", "node__chips").with(chips);
    shape("div", "walk__waits").with(vec![shape("p", "").saying(title), list])
}

/// The answers found, the latest first.
fn found(stage: &Stage<Trees>, order: Order) -> Html {
    let (instance, visited) = (&*stage.instance, stage.line.state().visited);
    let places = instance.tree().answers(order);
    let met = places.partition_point(|place| *place < visited);
    let latest = places[..met]
        .iter()
        .rev()
        .take(FOUND)
        .map(|place| names::node(instance, node_at(instance, order, *place)));
    let names: Vec<String> = latest.collect();
    let said = match met {
        0 => "No answer yet.".to_owned(),
        _ => format!("{}, the latest: {}.", count(met as u64, "answer"), names.join(" · ")),
    };
    shape("p", "walk__found").saying(said)
}
