use std::collections::HashMap;

use proptest::prelude::*;

use super::*;

/// A graph with weighted edges given outright; the goal is its highest node.
#[derive(Debug)]
struct Listed {
    edges: Vec<Vec<(u32, u64)>>,
}

impl Space for Listed {
    type State = u32;

    fn successors(&self, state: u32, mut visit: impl FnMut(u32, u64)) {
        for &(next, cost) in &self.edges[state as usize] {
            visit(next, cost);
        }
    }

    fn goal(&self, state: u32) -> bool {
        state as usize == self.edges.len() - 1
    }
}

/// Walks of exactly `steps` edges to the goal, and their least cost, by trying all.
fn walks(graph: &Listed, at: u32, steps: usize) -> Vec<u64> {
    if steps == 0 {
        return if graph.goal(at) { vec![0] } else { Vec::new() };
    }
    let edges = graph.edges[at as usize].iter();
    edges
        .flat_map(|&(next, cost)| walks(graph, next, steps - 1).into_iter().map(move |rest| rest + cost))
        .collect()
}

fn graphs() -> impl Strategy<Value = Listed> {
    (2usize..7).prop_flat_map(|nodes| {
        let edge = (0..nodes as u32, 0..nodes as u32, 0u64..4);
        prop::collection::vec(edge, 0..12).prop_map(move |list| {
            let mut edges = vec![Vec::new(); nodes];
            let mut seen = HashMap::new();
            for (from, to, cost) in list {
                if from != to && seen.insert((from, to), ()).is_none() {
                    edges[from as usize].push((to, cost));
                }
            }
            Listed { edges }
        })
    })
}

proptest! {
    #[test]
    fn breadth_first_finds_and_counts_the_shortest(graph in graphs()) {
        let search = breadth_first(&graph, 0, usize::MAX, 0, &mut ());
        let by_force = (0..graph.edges.len()).find_map(|steps| {
            let all = walks(&graph, 0, steps);
            (!all.is_empty()).then_some((steps, all.len()))
        });
        let found = search.path().map(|path| (path.len() - 1, search.plans() as usize));
        prop_assert_eq!(found, by_force);
        if let Some(path) = search.path() {
            prop_assert_eq!(path[0], 0);
            for (depth, pair) in path.windows(2).enumerate() {
                prop_assert!(graph.edges[pair[0] as usize].iter().any(|edge| edge.0 == pair[1]));
                prop_assert_eq!(search.depth(pair[1]), Some(depth + 1));
            }
        }
    }

    #[test]
    fn layers_hold_every_reachable_state_once(graph in graphs()) {
        let search = breadth_first(&graph, 0, usize::MAX, usize::MAX, &mut ());
        prop_assert_eq!(search.end(), End::Exhausted);
        let sum: u32 = search.layers().iter().sum();
        prop_assert_eq!(sum as usize, search.seen());
        let mut entered: Vec<u32> = depth_first(&Listed { edges: {
            let mut edges = graph.edges.clone();
            edges.push(Vec::new());
            edges
        } }, 0, usize::MAX).states().collect();
        let mut seen: Vec<u32> = search.states().map(|(state, _)| state).collect();
        entered.sort_unstable();
        seen.sort_unstable();
        prop_assert_eq!(entered, seen);
    }

    #[test]
    fn cheapest_first_finds_and_counts_the_cheapest(graph in graphs()) {
        let search = cheapest_first(&graph, 0, usize::MAX, &mut ());
        // Without edges of negative cost a cheapest walk repeats no state.
        let all = (0..graph.edges.len()).flat_map(|steps| {
            walks(&graph, 0, steps).into_iter().map(move |cost| (cost, steps))
        });
        let all: Vec<_> = all.collect();
        let best = all.iter().min().copied();
        let found = search.path().map(|path| (search.cost().unwrap(), path.len() - 1));
        prop_assert_eq!(found, best);
        let count = all.iter().filter(|walk| Some(**walk) == best).count();
        prop_assert_eq!(search.plans() as usize, count);
    }

    #[test]
    fn depth_first_walks_a_real_path(graph in graphs()) {
        let search = depth_first(&graph, 0, usize::MAX);
        let breadth = breadth_first(&graph, 0, usize::MAX, 0, &mut ());
        prop_assert_eq!(search.path().is_some(), breadth.path().is_some());
        for pair in search.path().unwrap_or_default().windows(2) {
            prop_assert!(graph.edges[pair[0] as usize].iter().any(|edge| edge.0 == pair[1]));
        }
    }
}

/// 0 leads to 1 and 2, both lead on to 3 and 4.
fn lattice() -> Listed {
    Listed { edges: vec![vec![(1, 5), (2, 1)], vec![(3, 1), (4, 1)], vec![(3, 1), (4, 9)], vec![], vec![]] }
}

#[test]
fn depth_first_takes_the_first_way_first() {
    let search = depth_first(&lattice(), 0, usize::MAX);
    assert_eq!(search.states().collect::<Vec<_>>(), [0, 1, 3, 4]);
    assert_eq!(search.path(), Some(vec![0, 1, 4]));
    assert_eq!(search.end(), End::Found);
}

#[test]
fn limits_are_kept_and_said() {
    assert_eq!(breadth_first(&lattice(), 0, 2, 0, &mut ()).end(), End::Limit);
    assert_eq!(cheapest_first(&lattice(), 0, 2, &mut ()).end(), End::Limit);
    assert_eq!(depth_first(&lattice(), 0, 2).end(), End::Limit);
}

#[test]
fn a_goal_at_the_start_is_found_there() {
    let alone = Listed { edges: vec![vec![]] };
    let search = breadth_first(&alone, 0, usize::MAX, 0, &mut ());
    assert_eq!((search.path(), search.plans(), search.layers()), (Some(vec![0]), 1, vec![1]));
    assert_eq!(cheapest_first(&alone, 0, usize::MAX, &mut ()).cost(), Some(0));
}
