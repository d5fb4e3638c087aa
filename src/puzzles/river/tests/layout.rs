//! Everybody has room, and nobody stands on another.

use super::super::layout::{CROWD, figures, layout, packed, unpacked};
use super::super::{Crew, Place};
use super::*;

const CREWS: [&str; 8] = [
    "river?missionaries=3&cannibals=3",
    "river?missionaries=12&cannibals=12&boat=20",
    "river?missionaries=1000&cannibals=13&boat=7&island=yes",
    "river?missionaries=9&cannibals=7&rowers=missionaries:4,cannibals:2&boat=5",
    "river?couples=6&boat=4&island=stop",
    "river?couples=1&boat=1",
    "river?who=a,b,c,d,e,f,g,h,i,j,k,l&boat=12&island=yes",
    "river?who=farmer,wolf,goat,cabbage",
];

#[test]
fn figures_keep_apart_and_within_their_place() {
    for text in CREWS {
        let instance = instance(text);
        for compact in [false, true] {
            let layout = layout(&instance, compact);
            for place in Place::ALL {
                let mut spots = Vec::new();
                for (kind, named) in instance.kinds().iter().enumerate() {
                    spots.extend(
                        (0..figures(named.count)).map(|rank| layout.spot(&instance, place, kind, rank)),
                    );
                }
                let (region, cell) = (layout.regions[place.index()], layout.cell(place));
                assert!(cell >= 15.0, "{text}: {cell} is too small to be seen");
                for (at, one) in spots.iter().enumerate() {
                    assert!(
                        one.0 - cell / 2.0 >= region.at.0 - 0.1
                            && one.0 + cell / 2.0 <= region.at.0 + region.size.0 + 0.1,
                        "{text}"
                    );
                    assert!(
                        one.1 - cell / 2.0 >= region.at.1 - 0.1
                            && one.1 + cell / 2.0 <= region.at.1 + region.size.1 + 0.1,
                        "{text}"
                    );
                    for other in &spots[..at] {
                        let far = (one.0 - other.0).abs().max((one.1 - other.1).abs());
                        assert!(far >= cell - 0.1, "{text}: two stand on one another");
                    }
                }
            }
        }
    }
}

#[test]
fn the_boat_floats_and_seats_all() {
    for text in CREWS {
        let instance = instance(text);
        for compact in [false, true] {
            let layout = layout(&instance, compact);
            for place in [Place::Left, Place::Right] {
                let (x, y) = layout.dock(&instance, place);
                assert!(
                    x - layout.hull.0 / 2.0 >= layout.river.0 && x + layout.hull.0 / 2.0 <= layout.river.1,
                    "{text} {compact}"
                );
                assert!(y - layout.hull.1 / 2.0 >= 0.0 && y + layout.hull.1 / 2.0 <= layout.size.1);
            }
            let crossing = layout.dock(&instance, Place::Right).0 - layout.dock(&instance, Place::Left).0;
            assert!(crossing > 12.0, "{text} {compact}: it can be seen to cross");
            for seat in 0..usize::from(instance.boat()) {
                let (x, y) = layout.seat(seat, instance.boat());
                assert!(
                    x.abs() + layout.seat / 2.0 <= layout.hull.0 / 2.0
                        && y.abs() + layout.seat / 2.0 <= layout.hull.1 / 2.0,
                    "{text}"
                );
            }
        }
    }
}

#[test]
fn loads_are_packed_and_unpacked() {
    for text in CREWS {
        let instance = instance(text);
        let loads = super::super::model::loads(&instance);
        for load in loads.iter().step_by(loads.len() / 500 + 1) {
            assert_eq!(unpacked(&instance, packed(&instance, load)), *load, "{text}");
            assert!(u32::try_from(packed(&instance, load)).is_ok());
        }
    }
    assert_eq!(instance(CREWS[2]).crew(), Crew::Numbers);
    assert_eq!(figures(CROWD + 1), 1);
}
