//! Nodes are drawn within their panel, and none on another.

use proptest::prelude::*;

use super::super::Order;
use super::super::layout::{is_whole, spots};
use super::super::model::node_at;
use super::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn what_is_drawn_keeps_apart_and_shows_the_last_visit(which in 0usize..ALL.len(), place in any::<prop::sample::Index>(), narrow in any::<bool>()) {
        let instance = instance(ALL[which]);
        let size = if narrow { (360.0, 300.0) } else { (400.0, 330.0) };
        let visited = place.index(instance.tree().nodes() as usize + 1) as u32;
        for order in Order::BOTH {
            let spots = spots(&instance, order, visited, size);
            for spot in &spots {
                prop_assert!((0.0..=size.0).contains(&spot.at.0) && (0.0..=size.1).contains(&spot.at.1), "{:?}", spot);
            }
            for (at, one) in spots.iter().enumerate() {
                for other in &spots[..at] {
                    let far = (one.at.0 - other.at.0).abs().max((one.at.1 - other.at.1).abs());
                    prop_assert!(far > 5.0, "{:?} and {:?}", one, other);
                }
            }
            if visited > 0 {
                let last = node_at(&instance, order, visited - 1);
                prop_assert!(spots.iter().any(|spot| spot.node == last));
                prop_assert!(instance.tree().children(last).all(|child| spots.iter().any(|spot| spot.node == child)));
            }
            if is_whole(&instance) {
                prop_assert_eq!(spots.len() as u32, instance.tree().nodes());
            }
        }
    }
}
