//! Where coins lie, and what the map shows.

use super::super::layout::{Item, Place, frame, items};
use super::super::model::Mark;
use super::super::tree::{Kind, tree};
use super::super::*;
use super::instance;

/// Every state of the plan, in both compositions.
fn each_state(link: &str, mut look: impl FnMut(&Instance, &layout::Frame, &[Item])) {
    let instance = instance(link);
    for compact in [false, true] {
        let frame = frame(instance.total(), compact);
        let mut state = instance.start();
        look(&instance, &frame, &items(&instance, &frame, &state, &[]));
        for mv in solve::line(&instance, &Who::Worst) {
            state = Coinage::apply(&instance, &state, &mv).unwrap();
            look(&instance, &frame, &items(&instance, &frame, &state, &[]));
        }
    }
}

#[test]
fn every_coin_is_drawn_once_and_none_over_another() {
    for n in (1..=40).filter(|n| *n != 1 && *n != 2) {
        each_state(&format!("coins?n={n}"), |instance, frame, items| {
            assert_eq!(items.len() as u32, instance.total());
            for (at, item) in items.iter().enumerate() {
                assert_eq!(item.coins, Coins::one(at as u32 + 1));
                let (x, y) = item.at;
                assert!(x >= frame.half.0 && x <= frame.width - frame.half.0, "{n}: {item:?}");
                assert!(y >= 0.0 && y <= frame.height - frame.half.1, "{n}: {item:?}");
                for other in &items[..at] {
                    let apart = (x - other.at.0).hypot(y - other.at.1);
                    assert!(apart >= 1.9 * frame.half.0, "{n}: {item:?} over {other:?}");
                }
            }
        });
    }
}

#[test]
fn rolls_hold_every_coin_and_are_told_apart() {
    for link in ["coins?n=41", "coins?n=120", "coins?n=5000&genuine=3", "coins?n=797160"] {
        each_state(link, |instance, frame, items| {
            let mut next = 1;
            for item in items {
                assert_eq!(item.coins.first(), Some(next), "{link}");
                next = item.coins.last().unwrap() + 1;
                assert!(
                    item.at.0 >= frame.half.0 && item.at.0 <= frame.width - frame.half.0 + 0.1,
                    "{link}: {item:?}"
                );
            }
            assert_eq!(next, instance.total() + 1);
            assert!(items.len() <= 24, "{link}: {} rolls", items.len());
        });
    }
}

#[test]
fn scattered_coins_are_drawn_together() {
    each_state("coins?n=9840&plan=fixed", |instance, frame, items| {
        assert!(items.len() <= 40);
        assert_eq!(items.iter().map(|item| item.coins.len()).sum::<u64>(), u64::from(instance.total()));
        assert!(items.iter().all(|item| item.at.0 <= frame.width));
    });
}

#[test]
fn coins_on_a_pan_go_with_it_and_wear_what_is_known() {
    let instance = instance("coins?n=12");
    let wide = frame(12, false);
    let line = solve::line(&instance, &Who::Worst);
    let loaded = Coinage::apply(&instance, &instance.start(), &line[0]).unwrap();
    let tipped = Coinage::apply(&instance, &loaded, &line[1]).unwrap();
    let (before, after) = (items(&instance, &wide, &loaded, &[]), items(&instance, &wide, &tipped, &[]));
    for (coin, (one, two)) in before.iter().zip(&after).enumerate() {
        let sinks = two.at.1 - one.at.1;
        let (place, mark) = match coin + 1 {
            1..=4 => (Place::Left, Mark::Light),
            5..=8 => (Place::Right, Mark::Heavy),
            _ => (Place::Table, Mark::Genuine),
        };
        assert_eq!((one.place, two.place, one.mark, two.mark), (place, place, Mark::Untested, mark));
        assert_eq!(
            sinks.signum() * f64::from(u8::from(place != Place::Table)),
            match place {
                Place::Left => -1.0,
                Place::Right => 1.0,
                Place::Table => 0.0,
            }
        );
    }
}

#[test]
fn the_map_is_whole_where_it_is_small_and_folded_where_it_is_not() {
    let leaves = |link: &str, said: &[Tilt]| {
        let (nodes, wide) = tree(&instance(link), said);
        let leaves = nodes.iter().filter(|node| matches!(node.kind, Kind::Leaf(_))).count();
        let folded: u64 =
            nodes.iter().map(|node| if let Kind::Folded(cases) = node.kind { cases } else { 0 }).sum();
        assert!(nodes.iter().all(|node| node.at >= 0.0 && node.at <= wide));
        assert!(
            nodes
                .iter()
                .skip(1)
                .all(|node| nodes[node.parent.unwrap()].said == node.said[..node.said.len() - 1])
        );
        (leaves, folded)
    };
    assert_eq!(leaves("coins?n=12", &[]), (24, 0));
    assert_eq!(leaves("coins?n=39", &[Tilt::Left]), (26, 52));
    let worst: Vec<Tilt> = solve::line(&instance("coins?n=797160"), &Who::Worst)
        .into_iter()
        .filter_map(|mv| if let Move::Tip(tilt) = mv { Some(tilt) } else { None })
        .collect();
    let (shown, folded) = leaves("coins?n=797160", &worst);
    assert_eq!(shown as u64 + folded, 1_594_320, "every case is somewhere");
    assert!(shown <= 9);
}
