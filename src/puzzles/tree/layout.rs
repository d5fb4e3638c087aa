//! Where the nodes are drawn.

use super::instance::{Instance, Order};
use super::model::node_at;

/// A place of the drawing: across, and down.
pub type Point = (f64, f64);

/// A level of no more nodes than this lets the whole tree be drawn.
pub const WHOLE: u32 = 40;

/// A node that is drawn, and where the one above it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// The node.
    pub node: u32,
    /// Its place.
    pub at: Point,
    /// The place of its parent; its own for the root.
    pub from: Point,
}

/// What a panel of this size shows of the tree after so many visits: all of it,
/// or the way to the node visited last with what branches off it.
pub fn spots(instance: &Instance, order: Order, visited: u32, size: Point) -> Vec<Spot> {
    if is_whole(instance) { whole(instance, size) } else { way(instance, order, visited, size) }
}

/// Whether the tree is small enough to be drawn whole.
pub fn is_whole(instance: &Instance) -> bool {
    let tree = instance.tree();
    (0..=tree.deepest()).all(|depth| tree.level(depth).len() as u32 <= WHOLE)
}

/// How far down a level is.
fn down(instance: &Instance, depth: usize, size: Point) -> f64 {
    let rows = instance.tree().deepest().max(1) as f64;
    18.0 + (size.1 - 36.0) * depth as f64 / rows
}

fn whole(instance: &Instance, size: Point) -> Vec<Spot> {
    let tree = instance.tree();
    let mut across = vec![0.0; tree.nodes() as usize];
    let mut leaves = 0.0_f64;
    // Depth first, leaves come from left to right.
    for place in 0..tree.nodes() {
        let node = tree.preorder(place);
        if tree.children(node).is_empty() {
            across[node as usize] = leaves;
            leaves += 1.0;
        }
    }
    // Below comes before above: a node stands over the middle of its children.
    for node in (0..tree.nodes()).rev() {
        let children = tree.children(node);
        if !children.is_empty() {
            across[node as usize] =
                (across[children.start as usize] + across[children.end as usize - 1]) / 2.0;
        }
    }
    let step = (size.0 - 24.0) / leaves.max(1.0);
    let at =
        |node: u32| (12.0 + step * (across[node as usize] + 0.5), down(instance, tree.depth(node), size));
    (0..tree.nodes()).map(|node| Spot { node, at: at(node), from: at(tree.parent(node)) }).collect()
}

fn way(instance: &Instance, order: Order, visited: u32, size: Point) -> Vec<Spot> {
    let tree = instance.tree();
    let last = node_at(instance, order, visited.max(1) - 1);
    let path = tree.path(last);
    let root = (size.0 / 2.0, down(instance, 0, size));
    let mut spots = vec![Spot { node: 0, at: root, from: root }];
    let mut above = root;
    for (depth, node) in path.iter().enumerate() {
        let children = tree.children(*node);
        let many = children.len() as f64;
        let gap = (size.0 / many.max(1.0)).min(56.0);
        let half = gap * many / 2.0;
        let middle = above.0.clamp(half.min(size.0 / 2.0), (size.0 - half).max(size.0 / 2.0));
        let y = down(instance, depth + 1, size);
        let x = |rank: u32| middle - half + gap * (f64::from(rank) + 0.5);
        let next = path.get(depth + 1).copied();
        let from = above;
        for child in children.clone() {
            let at = (x(child - children.start), y);
            spots.push(Spot { node: child, at, from });
            if Some(child) == next {
                above = at;
            }
        }
    }
    spots
}
