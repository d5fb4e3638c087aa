use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::instance::{Instance, Order};
use super::names;

/// How far a walk has come: the nodes visited, of an order that is fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// How many.
    pub visited: u32,
}

/// One visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visit {
    /// The node's number, level by level.
    pub node: u32,
}

/// The node an order visits at a place, from 0.
pub fn node_at(instance: &Instance, order: Order, place: u32) -> u32 {
    match order {
        Order::Depth => instance.tree().preorder(place),
        Order::Breadth => place,
    }
}

/// Whether an order has visited a node among its first `visited`.
pub fn is_visited(instance: &Instance, order: Order, visited: u32, node: u32) -> bool {
    match order {
        Order::Depth => instance.tree().rank(node) < visited,
        Order::Breadth => node < visited,
    }
}

/// Whether a node was found but not visited yet.
pub fn is_waiting(instance: &Instance, order: Order, visited: u32, node: u32) -> bool {
    let found = node == 0 || is_visited(instance, order, visited, instance.tree().parent(node));
    found && !is_visited(instance, order, visited, node)
}

/// The nodes that wait after so many visits, the next one first, in runs of neighbours.
fn runs(instance: &Instance, order: Order, visited: u32) -> Vec<Range<u32>> {
    let tree = instance.tree();
    let later = |node: &u32| match *node {
        0 => 0..0,
        node => node + 1..tree.children(tree.parent(node)).end,
    };
    let (first, path) = match (visited.checked_sub(1), order) {
        (None, _) => (0..1, Vec::new()),
        // The last one visited has found all that is found.
        (Some(last), Order::Breadth) => (visited..tree.children(last).end.max(visited), Vec::new()),
        (Some(place), Order::Depth) => {
            let last = tree.preorder(place);
            (tree.children(last), tree.path(last))
        }
    };
    std::iter::once(first).chain(path.iter().rev().map(later)).collect()
}

/// The nodes that wait after so many visits, the next one first.
pub fn waiting(instance: &Instance, order: Order, visited: u32) -> impl Iterator<Item = u32> {
    runs(instance, order, visited).into_iter().flatten()
}

/// How many nodes wait: their number is known without going through them.
pub fn waits(instance: &Instance, order: Order, visited: u32) -> usize {
    runs(instance, order, visited).iter().map(|run| run.len()).sum()
}

/// Visits a node, if it is its turn.
pub fn apply(instance: &Instance, state: &State, mv: &Visit) -> Result<State, String> {
    let tree = instance.tree();
    if state.visited >= tree.nodes() {
        return Err("every node has been visited".to_owned());
    }
    let order = instance.order();
    let next = node_at(instance, order, state.visited);
    if mv.node == next {
        return Ok(State { visited: state.visited + 1 });
    }
    if mv.node >= tree.nodes() {
        return Err("there is no such node".to_owned());
    }
    let name = names::node(instance, mv.node);
    Err(if is_visited(instance, order, state.visited, mv.node) {
        format!("{name} has been visited already")
    } else if !is_waiting(instance, order, state.visited, mv.node) {
        format!("{name} is not found yet: the node above it comes first")
    } else {
        match order {
            Order::Depth => {
                format!("{name} lies deeper in the stack; depth first takes what was put there last")
            }
            Order::Breadth => format!(
                "{name} stands further back in the queue; breadth first takes what was put there first"
            ),
        }
    })
}

/// Whether every node is visited.
pub fn is_goal(instance: &Instance, state: &State) -> bool {
    state.visited == instance.tree().nodes()
}
