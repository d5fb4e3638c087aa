//! The home card's drawing: a small tree, visited node by node.

use yew::Html;

use crate::ui::shape::{line, shape};

/// Where the nodes are, in the order of a depth-first walk.
const NODES: [(u32, u32); 13] = [
    (160, 34),
    (70, 100),
    (40, 170),
    (70, 170),
    (100, 170),
    (160, 100),
    (130, 170),
    (160, 170),
    (190, 170),
    (250, 100),
    (220, 170),
    (250, 170),
    (280, 170),
];

pub fn draw() -> Html {
    let edges = "M160 34L70 100M160 34V100M160 34L250 100M70 100L40 170M70 100V170M70 100L100 170M160 100L130 170M160 100V170M160 100L190 170M250 100L220 170M250 100V170M250 100L280 170";
    let node = |(at, (x, y)): (usize, &(u32, u32))| {
        shape("circle", "tree-card__node")
            .at("cx", f64::from(*x))
            .at("cy", f64::from(*y))
            .at("r", if at == 0 { 13.0 } else { 11.0 })
            .text_at("style", format!("--i: {at}"))
            .done()
    };
    let mut parts = vec![line("node__edges", edges)];
    parts.extend(NODES.iter().enumerate().map(node));
    shape("svg", "card__drawing tree-card")
        .text_at("viewBox", "0 0 320 210")
        .text_at("aria-hidden", "true")
        .with(parts)
}
