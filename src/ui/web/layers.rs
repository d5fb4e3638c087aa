//! What a breadth-first search saw, layer by layer: as a picture and as a table.

use yew::{Callback, Html};

use super::press::hit;
use super::shape::{self, Point, all, bead, line, path, point, ring, shape, tenths, text, words};
use crate::engine::words::{count, number};

/// Up to this many positions each gets a dot; more are drawn as bars.
pub const DOTS: usize = 420;
/// The most bars drawn.
const BARS: usize = 140;
/// The most rings drawn.
const RINGS: usize = 60;
/// The most layers listed one by one.
const ROWS: usize = 24;
const PAD: f64 = 16.0;

/// One position seen.
pub struct Node {
    /// The place of the position it was first reached from; its own for the first.
    pub parent: u32,
    /// Whether it is sought.
    pub goal: bool,
    /// Whether it is as far as anyone gets, where nobody gets there.
    pub end: bool,
    /// What is written beside it.
    pub label: String,
    /// Going there, where that is one move away, with what it is called.
    pub press: Option<(String, Callback<()>)>,
}

/// A search to be drawn.
pub struct Layers<'a> {
    /// What one position is called, and one move.
    pub nouns: (&'static str, &'static str),
    /// How many positions were first reached with 0, 1, 2 … moves.
    pub sizes: &'a [u32],
    /// The positions in the order found; none where there are too many.
    pub nodes: Vec<Node>,
    /// The places of the positions gone through, the present one last.
    pub walk: Vec<usize>,
    /// The layer one is in, if one goes through them in order.
    pub layer: Option<usize>,
    /// The drawing's width and height.
    pub size: Point,
}

/// The picture: each position in the column of the fewest moves that reach it.
pub fn draw(layers: &Layers) -> Html {
    let (position, mv) = layers.nouns;
    let (width, height) = layers.size;
    let dotted = (1..=DOTS).contains(&layers.nodes.len());
    let how = if dotted {
        format!("A line leads from the {position} it was first reached from.")
    } else {
        format!("Taller means more {position}s.")
    };
    let mut parts = if dotted { dots(layers) } else { bars(layers) };
    let last = layers.sizes.len().max(1) as u64 - 1;
    parts.push(words("plot__text", (PAD, height - 4.0), "start", format!("0 {mv}s")));
    parts.push(words("plot__text", (width - PAD, height - 4.0), "end", count(last, mv)));
    let all_of = count(layers.sizes.iter().map(|size| u64::from(*size)).sum::<u64>(), position);
    let label = format!("{all_of} in {} layers", number(layers.sizes.len() as u64));
    let caption = format!("{all_of}, each in the column of the fewest {mv}s that reach it. {how}");
    let live = layers.nodes.iter().any(|node| node.press.is_some());
    shape::figure(layers.size, label, live, all(parts), text(caption))
}

/// How far apart the columns are, from the first to the last.
fn across(layers: &Layers, layer: usize, of: usize) -> f64 {
    let pad = if labelled(layers) { 30.0 } else { PAD };
    pad + (layers.size.0 - 2.0 * pad) / (of.max(2) - 1) as f64 * layer as f64
}

/// Whether there is room to write what each position is.
fn labelled(layers: &Layers) -> bool {
    let longest = layers.nodes.iter().map(|node| node.label.chars().count()).max().unwrap_or(0);
    let room = layers.size.0 / layers.sizes.len().max(1) as f64;
    let tallest = layers.sizes.iter().max().copied().unwrap_or(1);
    longest > 0 && (longest as f64) * 7.0 < room && f64::from(tallest) * 24.0 < layers.size.1 - 40.0
}

fn dots(layers: &Layers) -> Vec<Html> {
    let mut places: Vec<Point> = Vec::with_capacity(layers.nodes.len());
    for (layer, &size) in layers.sizes.iter().enumerate() {
        let step = (layers.size.1 - 40.0) / f64::from(size);
        let x = across(layers, layer, layers.sizes.len());
        places.extend((0..size).map(|row| (x, 12.0 + step * (f64::from(row) + 0.5))));
    }
    let nodes = || layers.nodes.iter().zip(&places);
    let edge = |(node, at): (&Node, &Point)| {
        let from = places[node.parent as usize];
        let bend = (from.0 + at.0) / 2.0;
        format!("M{}C{} {} {}", point(from), point((bend, from.1)), point((bend, at.1)), point(*at))
    };
    let walk: Vec<Point> = layers.walk.iter().filter_map(|at| places.get(*at).copied()).collect();
    let goals = nodes().filter(|(node, _)| node.goal);
    let ends = nodes().filter(|(node, _)| node.end).map(|(_, at)| shape::cross(*at, 5.0));
    let mut parts = vec![
        line("plot__edges", nodes().map(edge).collect::<String>()),
        line("plot__nodes", shape::dots(places.iter().copied())),
    ];
    parts.push(line("plot__end", ends.collect::<String>()));
    parts.extend(goals.take(RINGS).map(|(_, at)| ring("plot__target", *at, 5.0)));
    parts.push(line("plot__walk", path(walk.iter().copied())));
    parts.extend(walk.last().map(|at| bead("plot__here", *at, 6.0)));
    if labelled(layers) {
        parts.extend(
            nodes().map(|(node, at)| words("plot__text", (at.0, at.1 - 10.0), "middle", node.label.clone())),
        );
    }
    let near = nodes().filter_map(|(node, at)| Some((node.press.as_ref()?, *at)));
    for ((says, press), at) in near {
        parts.push(ring("plot__near", at, 8.0));
        parts.push(hit((at.0 - 13.0, at.1 - 13.0), (26.0, 26.0), says.clone(), None, press.clone()));
    }
    parts
}

fn bars(layers: &Layers) -> Vec<Html> {
    let per_bar = layers.sizes.len().div_ceil(BARS).max(1);
    let sums: Vec<u64> =
        layers.sizes.chunks(per_bar).map(|chunk| chunk.iter().map(|size| u64::from(*size)).sum()).collect();
    let most = sums.iter().copied().max().unwrap_or(1).max(1) as f64;
    let (middle, tall) = ((layers.size.1 - 20.0) / 2.0, (layers.size.1 - 52.0) / 2.0);
    let bar = |(at, size): (usize, &u64)| {
        // The square root keeps thin layers to be seen beside thick ones.
        let half = (tall * (*size as f64 / most).sqrt()).max(1.5);
        format!("M{}v{}", point((across(layers, at, sums.len()), middle - half)), tenths(2.0 * half))
    };
    let wide = ((layers.size.0 - 2.0 * PAD) / sums.len() as f64 * 0.6).clamp(1.0, 18.0);
    let bars = shape("path", "plot__bars").at("stroke-width", wide);
    let mut parts = vec![bars.text_at("d", sums.iter().enumerate().map(bar).collect::<String>()).done()];
    if let Some(layer) = layers.layer {
        let here = (across(layers, layer / per_bar, sums.len()), middle);
        parts.extend([line("plot__walk", path([(PAD, middle), here])), bead("plot__here", here, 7.0)]);
    }
    parts
}

/// How many positions each layer has, up to the one the goal is in.
pub fn table(sizes: &[u32], goal: usize, caption: &'static str, noun: &str) -> Html {
    if goal == 0 || sizes.len() <= goal {
        return Html::default();
    }
    let layers = &sizes[..=goal];
    let most = layers.iter().copied().max().unwrap_or(1);
    let shown = |layer: usize| layers.len() <= ROWS || layer < ROWS / 2 || layer + ROWS / 2 > goal;
    let row = |layer: usize| {
        let size = layers[layer];
        let width = 100.0 * f64::from(size) / f64::from(most);
        let last = layer == goal;
        let bar = shape("span", "").text_at("style", format!("width: {}%", tenths(width))).done();
        let new = format!("{}{}", number(size), if last { " new, the goal among them" } else { " new" });
        shape("tr", if last { "layers__goal" } else { "" }).keyed(layer).with(vec![
            shape("th", "").text_at("scope", "row").saying(count(layer as u64, noun)),
            shape("td", "layers__bar").holding(bar),
            shape("td", "").saying(new),
        ])
    };
    let rows = (0..=goal).filter(|layer| shown(*layer)).map(row).collect();
    shape("table", "layers").with(vec![shape("caption", "").saying(caption), shape("tbody", "").with(rows)])
}
