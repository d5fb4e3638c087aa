//! Both orders against a plain stack and a plain queue, and against the figures known.

use std::collections::VecDeque;

use proptest::prelude::*;

use super::super::model::{apply, node_at, waiting};
use super::super::{Order, State, Visit, names};
use super::*;

/// What is visited, and what waits, by doing it.
fn by_doing(instance: &Instance, order: Order) -> Vec<(u32, Vec<u32>)> {
    let tree = instance.tree();
    let mut store = VecDeque::from([0u32]);
    let mut out = Vec::new();
    while let Some(node) = store.pop_front() {
        let children: Vec<u32> = tree.children(node).collect();
        match order {
            Order::Depth => children.iter().rev().for_each(|child| store.push_front(*child)),
            Order::Breadth => children.iter().for_each(|child| store.push_back(*child)),
        }
        out.push((node, store.iter().copied().collect()));
    }
    out
}

#[test]
fn visits_and_what_waits_are_those_of_a_stack_and_a_queue() {
    for text in ALL.into_iter().skip(1) {
        let instance = instance(text);
        for order in Order::BOTH {
            let done = by_doing(&instance, order);
            assert_eq!(done.len() as u32, instance.tree().nodes(), "{text}");
            let mut most = 1;
            for (place, (node, waits)) in done.iter().enumerate() {
                assert_eq!(node_at(&instance, order, place as u32), *node, "{text}");
                assert_eq!(
                    &waiting(&instance, order, place as u32 + 1).collect::<Vec<_>>(),
                    waits,
                    "{text} after {place}"
                );
                most = most.max(waits.len() as u32);
            }
            assert_eq!(evidence(text).walks[order as usize].most, most, "{text}");
        }
    }
}

/// Spellings by counting, without any tree.
fn spellings(digits: &str) -> Vec<String> {
    let keys = ["0", "1", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];
    digits.chars().fold(vec![String::new()], |words, digit| {
        let letters = keys[digit.to_digit(10).unwrap() as usize];
        words.iter().flat_map(|word| letters.chars().map(move |letter| format!("{word}{letter}"))).collect()
    })
}

/// The names of all nodes in the order asked for.
fn visited(text: &str) -> Vec<String> {
    let instance = instance(text);
    solve(text).moves().iter().map(|mv| names::node(&instance, mv.node)).collect()
}

#[test]
fn a_number_is_spelled_in_every_way_and_in_order() {
    for digits in ["8689827", "262", "2", "10", "7019"] {
        let whole = |text: &str| -> Vec<String> {
            let letters = |name: &&String| !name.chars().any(|sign| ('2'..='9').contains(&sign));
            visited(text).iter().filter(letters).cloned().collect()
        };
        let mut told: Vec<String> = whole(&format!("tree?phone={digits}"));
        // A number of nothing but 0 and 1 is spelled at every depth.
        told.dedup();
        assert_eq!(told, spellings(digits), "{digits}");
        let mut broad = whole(&format!("tree?phone={digits}&order=breadth"));
        broad.dedup();
        assert_eq!(broad, told, "both tell the same spellings in the same order");
    }
}

#[test]
fn breadth_first_goes_level_by_level_and_depth_first_down() {
    let broad = visited("tree?phone=8689827&order=breadth");
    assert_eq!(&broad[..6], ["8689827", "T689827", "U689827", "V689827", "TM89827", "TN89827"]);
    let deep = visited("tree?phone=8689827");
    assert_eq!(&deep[..5], ["8689827", "T689827", "TM89827", "TMT9827", "TMTW827"]);
    assert_eq!(deep[7], "TMTWTAP");
}

#[test]
fn the_figures_of_a_phone_number() {
    let tnt = evidence("tree?phone=8689827");
    // 3·3·3·4·3·3·4 spellings; a node for each beginning of one.
    assert_eq!((tnt.answers, tnt.nodes, tnt.deepest), (3888, 1 + 3 + 9 + 27 + 108 + 324 + 972 + 3888, 7));
    assert_eq!((tnt.walks[0].first, tnt.walks[0].last), (8, 5332));
    assert_eq!((tnt.walks[1].first, tnt.walks[1].last), (1445, 5332));
    assert_eq!(tnt.walks[1].most, 3888);
    assert_eq!(evidence("tree?phone=777777777").answers, 4u32.pow(9));
    assert_eq!(evidence("tree?phone=1010").answers, 1);
}

#[test]
fn a_visit_out_of_turn_is_refused_with_the_reason() {
    let refused = |text: &str, visited: u32, node: u32| {
        apply(&instance(text), &State { visited }, &Visit { node }).unwrap_err()
    };
    // After the root and A (nodes 0 and 1) of 262: AM, AN, AO are 4 to 6, B is 2.
    assert!(refused("tree?phone=262", 2, 2).contains("B62 lies deeper in the stack"));
    assert!(refused("tree?phone=262", 2, 1).contains("A62 has been visited already"));
    assert!(refused("tree?phone=262", 2, 13).contains("not found yet"));
    assert!(refused("tree?phone=262", 2, 999).contains("no such node"));
    assert!(refused("tree?phone=262&order=breadth", 2, 4).contains("AM2 stands further back in the queue"));
    assert_eq!(
        apply(&instance("tree?phone=262"), &State { visited: 2 }, &Visit { node: 4 }),
        Ok(State { visited: 3 })
    );
    assert!(refused("tree?phone=1", 2, 0).contains("every node has been visited"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Whatever is tried, only the one whose turn it is can be visited.
    #[test]
    fn exactly_one_node_is_next(which in 0usize..ALL.len(), breadth in any::<bool>(), place in any::<prop::sample::Index>()) {
        let order = if breadth { "&order=breadth" } else { "" };
        let instance = instance(&format!("{}{order}", ALL[which]));
        let nodes = instance.tree().nodes();
        let state = State { visited: place.index(nodes as usize) as u32 };
        let allowed: Vec<u32> = (0..nodes).filter(|node| apply(&instance, &state, &Visit { node: *node }).is_ok()).collect();
        prop_assert_eq!(allowed, vec![node_at(&instance, instance.order(), state.visited)]);
    }
}
