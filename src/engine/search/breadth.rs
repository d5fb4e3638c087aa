use super::{End, REPORT_EVERY, Space, Tree, path};
use crate::engine::{Progress, Reporter};

/// What a breadth-first search saw, layer by layer.
pub struct Breadth<S> {
    tree: Tree<S>,
    starts: Vec<u32>,
    goal: Option<u32>,
    plans: u128,
    end: End,
}

/// Searches in order of distance (Moore, 1959), so the first goal met is a nearest one.
///
/// Ends when everything was seen, or at more than `limit` states, or, once a
/// goal is found and its layer complete, when more than `survey` were seen:
/// 0 stops at once, `usize::MAX` goes on to see what else is reachable.
pub fn breadth_first<G: Space>(
    space: &G,
    start: G::State,
    limit: usize,
    survey: usize,
    reporter: &mut dyn Reporter,
) -> Breadth<G::State> {
    let mut search = Breadth {
        tree: Tree::default(),
        starts: vec![0],
        goal: space.goal(start).then_some(0),
        plans: u128::from(space.goal(start)),
        end: End::Exhausted,
    };
    search.tree.insert(start, 0);
    let mut plans = vec![1u128];
    let mut layer = 0..1usize;
    while !layer.is_empty() {
        if search.goal.is_some() && search.tree.len() > survey {
            search.end = End::Found;
            break;
        }
        search.starts.push(layer.end as u32);
        let Some(next) = search.expand(space, layer.clone(), &plans, limit, reporter) else {
            search.end = End::Limit;
            break;
        };
        layer = layer.end..search.tree.len();
        plans = next;
        search.look_for_goals(space, layer.clone(), &plans);
    }
    if search.starts.last() != Some(&(search.tree.len() as u32)) {
        search.starts.push(search.tree.len() as u32);
    }
    search
}

impl<S: Copy + Eq + std::hash::Hash> Breadth<S> {
    /// Visits the successors of one layer; returns, for each state first seen
    /// here, how many shortest paths lead to it. `None` at the limit.
    fn expand<G: Space<State = S>>(
        &mut self,
        space: &G,
        layer: std::ops::Range<usize>,
        plans: &[u128],
        limit: usize,
        reporter: &mut dyn Reporter,
    ) -> Option<Vec<u128>> {
        let first = layer.start;
        let next_start = layer.end;
        let mut next: Vec<u128> = Vec::new();
        for place in layer {
            let (&state, _) = self.tree.get_index(place)?;
            let here = plans[place - first];
            let tree = &mut self.tree;
            space.successors(state, |successor, _| {
                let fresh = tree.len();
                let entry = tree.entry(successor);
                let at = entry.index();
                if at == fresh {
                    entry.or_insert(place as u32);
                    next.push(here);
                } else if let Some(known) = at.checked_sub(next_start) {
                    next[known] = next[known].saturating_add(here);
                }
            });
            if tree.len() > limit {
                return None;
            }
            if place % REPORT_EVERY == 0 {
                reporter.progress(Progress { done: tree.len() as u64 });
            }
        }
        Some(next)
    }

    fn look_for_goals<G: Space<State = S>>(
        &mut self,
        space: &G,
        layer: std::ops::Range<usize>,
        plans: &[u128],
    ) {
        if self.goal.is_some() {
            return;
        }
        for (place, plans) in layer.zip(plans) {
            if self.tree.get_index(place).is_some_and(|(&s, _)| space.goal(s)) {
                self.goal.get_or_insert(place as u32);
                self.plans = self.plans.saturating_add(*plans);
            }
        }
    }

    /// Why it ended. [`End::Limit`] with a goal found means only that not
    /// everything reachable was seen.
    pub fn end(&self) -> End {
        self.end
    }

    /// The states of a shortest path to a goal, both ends included.
    pub fn path(&self) -> Option<Vec<S>> {
        self.goal.map(|goal| path(&self.tree, goal))
    }

    /// How many shortest paths reach a goal; stops counting at `u128::MAX`.
    pub fn plans(&self) -> u128 {
        self.plans
    }

    /// How many states were seen, the start among them.
    pub fn seen(&self) -> usize {
        self.tree.len()
    }

    /// How many states were first seen at each distance.
    pub fn layers(&self) -> Vec<u32> {
        self.starts.windows(2).map(|pair| pair[1] - pair[0]).collect()
    }

    /// Every state seen, in order, with the place of its parent in that order.
    pub fn states(&self) -> impl Iterator<Item = (S, u32)> {
        self.tree.iter().map(|(&state, &parent)| (state, parent))
    }

    /// The distance at which `state` was first seen.
    pub fn depth(&self, state: S) -> Option<usize> {
        let place = self.tree.get_index_of(&state)? as u32;
        Some(self.starts.partition_point(|&start| start <= place) - 1)
    }
}
