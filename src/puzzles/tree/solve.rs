use serde::{Deserialize, Serialize};

use super::instance::{Cut, Instance, Kind, Order};
use super::model::{Visit, node_at};
use crate::engine::{Answer, Reporter};

/// What one order needs for the whole tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    /// The most nodes that wait at once.
    pub most: u32,
    /// The visit that meets the first answer; 0 where there is none.
    pub first: u32,
    /// The visit that meets the last.
    pub last: u32,
}

/// What an answer rests on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// How many nodes there are.
    pub nodes: u32,
    /// How many of them are answers.
    pub answers: u32,
    /// How many levels are below the root.
    pub deepest: u32,
    /// What each order needs: depth first, then breadth first.
    pub walks: [Walk; 2],
    /// How many nodes each level would have with nothing cut, with idle moves cut, and with repeats cut too;
    /// empty for a phone number.
    pub cuts: Vec<Vec<u64>>,
}

/// Walks the tree both ways.
pub fn solve(instance: &Instance, _: &mut dyn Reporter) -> Answer<Visit, Evidence> {
    let tree = instance.tree();
    let cuts = match instance.kind() {
        Kind::Phone(_) => Vec::new(),
        kind => Cut::ALL.map(|cut| kind.levels(cut, instance.deep())).to_vec(),
    };
    let evidence = Evidence {
        nodes: tree.nodes(),
        answers: tree.answers(Order::Breadth).len() as u32,
        deepest: tree.deepest() as u32,
        walks: Order::BOTH.map(|order| walk(instance, order)),
        cuts,
    };
    let moves =
        (instance.visited()..tree.nodes()).map(|at| Visit { node: node_at(instance, instance.order(), at) });
    Answer::Solved { moves: moves.collect(), best: true, evidence }
}

/// Whether a node is what is looked for.
pub fn answers(instance: &Instance, node: u32) -> bool {
    instance.tree().answers(Order::Breadth).binary_search(&node).is_ok()
}

fn walk(instance: &Instance, order: Order) -> Walk {
    let tree = instance.tree();
    let met = |place: Option<&u32>| place.map_or(0, |place| place + 1);
    let (mut most, mut waiting) = (0, 1);
    for place in 0..tree.nodes() {
        most = waiting.max(most);
        waiting = waiting - 1 + tree.children(node_at(instance, order, place)).len() as u32;
    }
    let answers = tree.answers(order);
    Walk { most, first: met(answers.first()), last: met(answers.last()) }
}
