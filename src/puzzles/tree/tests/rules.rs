//! The jugs' tree and the river's against the labs of jugs and rivers.

use std::collections::{BTreeSet, HashSet};

use super::super::grow::{Tree, amount, bank};
use super::super::{Cut, Kind};
use super::*;
use crate::puzzles::jugs::{self, Jugs};
use crate::puzzles::river::{Place, River};

#[test]
fn levels_counted_are_levels_grown() {
    for text in ALL {
        let instance = instance(text);
        for cut in Cut::ALL {
            let deep = instance.deep().min(if cut == Cut::None { 5 } else { 9 });
            let tree = Tree::grow(instance.kind(), cut, deep);
            let grown: Vec<u64> = (0..=tree.deepest()).map(|depth| tree.level(depth).len() as u64).collect();
            assert_eq!(instance.kind().levels(cut, deep), grown, "{text} {cut:?}");
            assert_eq!(grown.iter().sum::<u64>(), u64::from(tree.nodes()));
        }
    }
}

#[test]
fn nine_pours_a_node_and_what_cutting_leaves() {
    let cuts = evidence("tree?jugs=3,7&goal=2").cuts;
    let nines: Vec<u64> = (0..=6).map(|depth| 9u64.pow(depth)).collect();
    assert_eq!(cuts[0], nines);
    assert_eq!(cuts[0][6], 531_441);
    assert_eq!(cuts[1], [1, 2, 6, 16, 48, 134, 398]);
    assert_eq!(cuts[2].iter().sum::<u64>(), 14);
    // The whole tree of nine pours a node can be walked.
    assert_eq!(instance("tree?jugs=3,7&goal=2&cut=none").tree().nodes(), 597_871);
}

#[test]
fn pours_that_change_something_are_the_jug_labs() {
    for (sizes, deep) in [("3,7", 5), ("4,3", 5), ("5,3,2", 3), ("6", 4)] {
        let tree_of = instance(&format!("tree?jugs={sizes}&goal=1&cut=idle&deep={deep}"));
        let lab =
            lab::instance::<Jugs>(&Link::parse(&format!("jugs?sizes={sizes}&goal=any:1")).unwrap()).unwrap();
        let tree = tree_of.tree();
        let Kind::Jugs { sizes: jugs, .. } = tree_of.kind() else { panic!() };
        let amounts =
            |node: u32| (0..jugs.len()).map(|jug| amount(tree.value(node), jug)).collect::<Vec<_>>();
        for node in (0..tree.level(deep).start).take(400) {
            let mut ours: Vec<Vec<u32>> = tree.children(node).map(amounts).collect();
            let state = jugs::State::new(&amounts(node));
            let pour = |mv: &jugs::Move| Jugs::apply(&lab, &state, mv).unwrap().amounts(&lab).to_vec();
            let mut theirs: Vec<Vec<u32>> = Jugs::moves(&lab, &state).iter().map(pour).collect();
            ours.sort();
            theirs.sort();
            assert_eq!(ours, theirs, "{sizes}: {:?}", amounts(node));
        }
    }
}

#[test]
fn the_first_answer_breadth_first_is_as_deep_as_the_jug_labs_plan_is_long() {
    for (sizes, goal) in [("3,7", 2), ("3,7", 4), ("2,5,10", 1), ("5,3", 4), ("8,5", 6), ("9,4", 6)] {
        let link = format!("tree?jugs={sizes}&goal={goal}&deep=12&order=breadth");
        let of = instance(&link);
        let first = evidence(&link).walks[1].first;
        let lab =
            lab::instance::<Jugs>(&Link::parse(&format!("jugs?sizes={sizes}&goal=any:{goal}")).unwrap())
                .unwrap();
        assert_eq!(of.tree().depth(first - 1), Jugs::solve(&lab, &mut ()).moves().len(), "{link}");
    }
}

#[test]
fn safe_crossings_are_the_river_labs() {
    for (missionaries, cannibals, boat) in [(3, 3, 2), (4, 2, 3), (5, 5, 3), (2, 2, 2)] {
        let of = instance(&format!("tree?river={missionaries},{cannibals},{boat}&deep=12"));
        let text = format!("river?missionaries={missionaries}&cannibals={cannibals}&boat={boat}");
        let lab = lab::instance::<River>(&Link::parse(&text).unwrap()).unwrap();
        let answer = River::solve(&lab, &mut ());
        let spot = |left: &[u16], boat: Place| (left[0] as u8, left[1] as u8, boat == Place::Left);
        let theirs: BTreeSet<_> =
            answer.evidence().unwrap().reached.iter().map(|found| spot(&found.left, found.boat)).collect();
        let ours: BTreeSet<_> = (0..of.tree().nodes()).map(|node| bank(of.tree().value(node))).collect();
        assert_eq!(of.tree().nodes() as usize, ours.len(), "nothing is met twice");
        let found: Vec<u32> = of.tree().answers(super::super::Order::Breadth).to_vec();
        assert_eq!(
            found.iter().map(|node| of.tree().depth(*node)).collect::<Vec<_>>(),
            [answer.moves().len()]
        );
        // Twelve crossings reach all there is.
        assert!(answer.evidence().unwrap().layers.len() <= 13, "{text}");
        assert_eq!(ours, theirs, "{text}");
    }
}

#[test]
fn what_was_met_before_is_cut_off_where_it_would_come_again() {
    let of = instance("tree?jugs=3,7&goal=2&deep=12");
    let values: HashSet<u64> = (0..of.tree().nodes()).map(|node| of.tree().value(node)).collect();
    assert_eq!(values.len() as u32, of.tree().nodes());
    let lab = lab::instance::<Jugs>(&Link::parse("jugs?sizes=3,7&goal=any:2").unwrap()).unwrap();
    assert_eq!(u64::from(of.tree().nodes()), Jugs::solve(&lab, &mut ()).evidence().unwrap().states);
}
