use std::cmp::Reverse;
use std::collections::BinaryHeap;

use foldhash::fast::FixedState;
use indexmap::IndexMap;

use super::{End, REPORT_EVERY, Space};
use crate::engine::{Progress, Reporter};

struct Node {
    cost: u64,
    moves: u32,
    parent: u32,
    plans: u128,
    settled: bool,
}

/// What a cheapest-first search saw.
pub struct Cheapest<S> {
    nodes: IndexMap<S, Node, FixedState>,
    goal: Option<u32>,
    plans: u128,
    cheaper: usize,
    end: End,
}

/// Searches in order of cost and, among equal costs, of moves (Dijkstra, 1959).
///
/// Stops once every goal as good as the first is counted. Ends at more than
/// `limit` states seen.
pub fn cheapest_first<G: Space>(
    space: &G,
    start: G::State,
    limit: usize,
    reporter: &mut dyn Reporter,
) -> Cheapest<G::State> {
    let mut search =
        Cheapest { nodes: IndexMap::default(), goal: None, plans: 0, cheaper: 0, end: End::Exhausted };
    let mut frontier = BinaryHeap::from([Reverse((0u64, 0u32, 0u32))]);
    let mut settled = 0usize;
    let first = Node { cost: 0, moves: 0, parent: 0, plans: 1, settled: false };
    search.nodes.insert(start, first);
    while let Some(Reverse((cost, moves, place))) = frontier.pop() {
        let Some((&state, node)) = search.nodes.get_index_mut(place as usize) else {
            break;
        };
        if std::mem::replace(&mut node.settled, true) {
            continue;
        }
        let plans = node.plans;
        if search.goal.is_some_and(|goal| search.worse(goal, cost, moves)) {
            search.end = End::Found;
            break;
        }
        if space.goal(state) {
            search.goal.get_or_insert(place);
            search.plans = search.plans.saturating_add(plans);
            continue;
        }
        if search.goal.is_none() {
            search.cheaper += 1;
        }
        settled += 1;
        if settled.is_multiple_of(REPORT_EVERY) {
            let done = settled as u64;
            reporter.progress(Progress { done });
        }
        space.successors(state, |successor, price| {
            let offer = (cost + price, moves + 1);
            if let Some(at) = search.offer(successor, offer, place, plans) {
                frontier.push(Reverse((offer.0, offer.1, at)));
            }
        });
        if search.nodes.len() > limit {
            search.end = End::Limit;
            break;
        }
    }
    search
}

impl<S: Copy + Eq + std::hash::Hash> Cheapest<S> {
    fn worse(&self, goal: u32, cost: u64, moves: u32) -> bool {
        self.nodes.get_index(goal as usize).is_some_and(|(_, node)| (node.cost, node.moves) < (cost, moves))
    }

    /// Notes a way to `state`; its place if the way is better than any known.
    fn offer(&mut self, state: S, offer: (u64, u32), parent: u32, plans: u128) -> Option<u32> {
        let entry = self.nodes.entry(state);
        let at = entry.index() as u32;
        let (cost, moves) = offer;
        let fresh = Node { cost: u64::MAX, moves, parent, plans: 0, settled: false };
        let node = entry.or_insert(fresh);
        match (cost, moves).cmp(&(node.cost, node.moves)) {
            std::cmp::Ordering::Less => {
                (node.cost, node.moves) = offer;
                (node.parent, node.plans) = (parent, plans);
                Some(at)
            }
            std::cmp::Ordering::Equal => {
                node.plans = node.plans.saturating_add(plans);
                None
            }
            std::cmp::Ordering::Greater => None,
        }
    }

    /// Why it ended.
    pub fn end(&self) -> End {
        self.end
    }

    /// The states of a cheapest path, both ends included.
    pub fn path(&self) -> Option<Vec<S>> {
        let mut at = self.goal?;
        let mut states = Vec::new();
        while let Some((&state, node)) = self.nodes.get_index(at as usize) {
            states.push(state);
            if node.parent == at {
                break;
            }
            at = node.parent;
        }
        states.reverse();
        Some(states)
    }

    /// The cost of a cheapest path.
    pub fn cost(&self) -> Option<u64> {
        let (_, node) = self.nodes.get_index(self.goal? as usize)?;
        Some(node.cost)
    }

    /// How many paths are as cheap and as short; stops counting at `u128::MAX`.
    pub fn plans(&self) -> u128 {
        self.plans
    }

    /// How many states can be had for less than the goal, none of them a goal:
    /// what proves it the cheapest.
    pub fn cheaper(&self) -> usize {
        self.cheaper
    }

    /// How many states were seen, the start among them.
    pub fn seen(&self) -> usize {
        self.nodes.len()
    }
}
