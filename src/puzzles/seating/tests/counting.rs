use std::collections::HashSet;

use proptest::prelude::*;

use super::super::proof::arrangements;
use super::super::reason::reason;
use super::super::search::{End, careful, plain};
use super::super::solve::{PATTERNS, left};
use super::super::symmetry::symmetries;
use super::super::tables::{Tables, count};
use super::super::ways::Ways;
use super::super::{Instance, Seating, Turn};
use super::brute::{canonical, list, rooms, touch};
use super::{counts, instance, preset};
use crate::engine::Puzzle;

/// The most tries of a plain listing in these tests.
const TRIES: usize = 300_000;

fn ways(number: usize) -> Ways {
    Ways::from(number as u64)
}

fn all(instance: &Instance) -> Ways {
    let still: Vec<usize> = (0..instance.room().seats()).collect();
    count(instance, &still, 1, PATTERNS, &mut ()).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    /// The count is what listing gives, with people given or not.
    #[test]
    fn counts_are_what_listing_gives(room in rooms(4)) {
        let Some(listed) = list(&room, TRIES) else { return Ok(()) };
        prop_assert_eq!(all(&room), ways(listed.len()), "{}", room.draft().link());
        prop_assert_eq!(left(&room, &mut ()), Ok(ways(listed.len())));
        prop_assert_eq!(Tables::new(&room, PATTERNS, &mut ()).unwrap().count(), ways(listed.len()));
    }

    /// What each turn leaves as it is, and the classes, are those of explicit orbits.
    #[test]
    fn classes_are_explicit_orbits(room in rooms(1)) {
        let Some(listed) = list(&room, TRIES) else { return Ok(()) };
        let turns = symmetries(&room);
        let image = |seats: &[u8], images: &[usize]| {
            let mut turned = vec![0; seats.len()];
            for (seat, class) in seats.iter().enumerate() {
                turned[images[seat]] = *class;
            }
            canonical(turned.into_iter())
        };
        for (turn, images) in &turns {
            let fixed = listed.iter().filter(|seats| image(seats, images) == **seats).count();
            let counted = count(&room, images, turn.order(), PATTERNS, &mut ()).unwrap();
            prop_assert_eq!(counted, ways(fixed), "{:?} of {}", turn, room.draft().link());
        }
        let least = |seats: &Vec<u8>| turns.iter().map(|(_, images)| image(seats, images)).min();
        let orbits: HashSet<_> = listed.iter().map(least).collect();
        if reason(&room).is_none() {
            prop_assert_eq!(counts(&room).up_to_symmetry(), ways(orbits.len()));
        } else {
            prop_assert!(listed.is_empty());
        }
    }

    /// Numbering is a bijection between the numbers and what is listed.
    #[test]
    fn numbers_are_what_is_listed(room in rooms(3)) {
        let Some(listed) = list(&room, 20_000) else { return Ok(()) };
        let tables = Tables::new(&room, PATTERNS, &mut ()).unwrap();
        let named = |class: u8| if room.seated(usize::from(class)) { class } else { 100 + class };
        let told: Vec<Vec<u8>> = (0..listed.len())
            .map(|at| canonical(tables.seating(&room, ways(at)).unwrap().into_iter().map(named)))
            .collect();
        let distinct: HashSet<Vec<u8>> = told.iter().cloned().collect();
        prop_assert_eq!(distinct.len(), told.len());
        prop_assert_eq!(distinct, listed);
        prop_assert_eq!(tables.seating(&room, ways(told.len())), None);
    }

    /// Both searches find a seating just where there is one, and a small reason only where there is none.
    #[test]
    fn searches_and_reasons_agree_with_listing(room in rooms(4)) {
        let Some(listed) = list(&room, TRIES) else { return Ok(()) };
        let some = !listed.is_empty();
        if reason(&room).is_some() {
            prop_assert!(!some, "{}", room.draft().link());
            return Ok(());
        }
        let (end, found) = careful(&room);
        prop_assert_eq!(end, if some { End::Found } else { End::Exhausted });
        if some {
            for one in 0..found.len() {
                prop_assert!((0..one).all(|other| found[one] != found[other] || !touch(&room, one, other)));
            }
        }
        let plain = plain(&room).end;
        prop_assert!(plain == End::GivenUp || plain == end);
    }
}

#[test]
fn the_published_figures() {
    for (name, families, classes, people) in [
        ("The pinwheel: five", "29870", "7544", "28541229465600"),
        ("4 × 4", "7", "3", "55738368"),
        ("5 × 5", "79026", "9952", "235970371584000000"),
        ("6 × 6", "4175421705026692326", "521927714875341042", "4002806098190196676516687364877189120"),
        ("The pinwheel, touching", "17875931", "4472074", "17080718064353280"),
    ] {
        let room = preset(name);
        let counts = counts(&room);
        assert_eq!(counts.families.to_string(), families, "{name}");
        assert_eq!(counts.up_to_symmetry().to_string(), classes, "{name}");
        assert_eq!(arrangements(&room, counts.families), people, "{name}");
    }
    let fixed = counts(&preset("The pinwheel: five")).fixed;
    let fixed: Vec<(Turn, u64)> = fixed.into_iter().map(|(turn, fixed)| (turn, fixed.as_u64())).collect();
    assert_eq!(fixed, [(Turn::None, 29_870), (Turn::Quarter, 24), (Turn::Half, 258), (Turn::Back, 24)]);
    for name in ["3 × 3, three", "5 × 5, one"] {
        assert_eq!(Seating::solve(&preset(name), &mut ()).verdict(), "impossible", "{name}");
    }
}

/// Sixty-four seats of their own, and other counts known in closed form.
#[test]
fn known_in_closed_form() {
    let row = |seats: usize, groups: String| {
        let room = "X".repeat(seats);
        all(&instance(&format!("seating?room={room}&groups={groups}&touch=edge")))
    };
    // Two groups in a row alternate; single candidates go anywhere, as one family.
    assert_eq!(row(8, "4,4".to_owned()), Ways::ONE);
    assert_eq!(row(7, "4,3".to_owned()), Ways::ONE);
    assert_eq!(row(6, ["1"; 6].join(",")), Ways::ONE);
    // Pairs in a row with no pair side by side: 1, 5, 36, 329 (A000806's absolute values).
    for (pairs, known) in [(2, 1u64), (3, 5), (4, 36)] {
        assert_eq!(row(2 * pairs, vec!["2"; pairs].join(",")), Ways::from(known), "{pairs} pairs");
    }
    // Seats that do not touch: 16!/(2^8 8!) ways to pair sixteen seats.
    let apart = ["X.X.X.X.", "........", "X.X.X.X."].join("/");
    let apart = instance(&format!("seating?room={apart}&groups={}", ["2"; 4].join(",")));
    assert_eq!(all(&apart), Ways::from(105u64));
}

#[test]
fn ways_left_fall_to_one_along_a_seating() {
    for name in ["The pinwheel: five", "4 × 4", "5 × 5"] {
        let room = preset(name);
        let answer = Seating::solve(&room, &mut ());
        let line = crate::engine::Timeline::<Seating>::replay(&room, answer.moves().iter().cloned()).unwrap();
        let told = |state| Seating::tally(&Seating::from_here(&room, state), &mut ()).unwrap().unwrap();
        let told: Vec<Ways> = line.states().iter().map(told).collect();
        assert_eq!(told[0], counts(&room).families, "{name}");
        assert!(told.windows(2).all(|pair| pair[0] >= pair[1]), "{name}: {told:?}");
        assert_eq!(told.last(), Some(&Ways::ONE), "{name}");
    }
}

#[test]
fn what_is_too_much_is_said_and_a_seating_shown_all_the_same() {
    let room = instance(&format!("seating?room={}&groups=8,7,7,7,7,7,7,7,7", ["XXXXXXXX"; 8].join("/")));
    let answer = Seating::solve(&room, &mut ());
    assert_eq!(answer.verdict(), "solved");
    assert!(answer.evidence().unwrap().counts.is_none());
    assert!(Seating::is_goal(&room, &super::seating(&room, &answer)));
    let later = Seating::solve(&room.with_pick(Ways::from(2u64)), &mut ());
    assert_eq!(later.verdict(), "too-large");
}
