use std::collections::HashSet;

use super::super::Seating;
use super::super::fill::named;
use super::super::reading::read_pick as pick;
use super::super::tables::Tables;
use super::super::ways::{self, Ways, data, shown, times};
use super::brute::touch;
use super::{instance, preset};
use crate::engine::{Data, Puzzle};

/// All 29,870 of the pinwheel are right, and no two the same.
#[test]
fn every_number_is_another_right_seating() {
    let room = preset("The pinwheel: five");
    let tables = Tables::new(&room, 100_000, &mut ()).unwrap();
    let mut met = HashSet::new();
    for number in 0..29_870u64 {
        let seats = named(&room, &tables.seating(&room, Ways::from(number)).unwrap());
        for one in 0..seats.len() {
            assert_eq!(seats.iter().filter(|group| **group == seats[one]).count(), 4);
            assert!((0..one).all(|other| seats[one] != seats[other] || !touch(&room, one, other)));
        }
        // Names are given as groups are met, so that equal seatings have equal names.
        assert!(met.insert(seats), "{number}");
    }
    assert_eq!(tables.seating(&room, Ways::from(29_870u64)), None);
}

/// Each of seven and of thirteen seatings as often as any other: chi-squared, a
/// fixed seed, at the one-in-a-thousand level for 6 and 12 degrees of freedom.
#[test]
fn random_numbers_are_even() {
    for (name, seatings, level) in [("4 × 4", 7usize, 22.46), ("3 × 3, its", 13, 32.91)] {
        let room = preset(name);
        let tables = Tables::new(&room, 1000, &mut ()).unwrap();
        assert_eq!(tables.count(), Ways::from(seatings as u64));
        let mut random = fastrand::Rng::with_seed(2026);
        let mut met: std::collections::HashMap<Vec<u8>, f64> = std::collections::HashMap::new();
        let draws = 1000 * seatings;
        for _ in 0..draws {
            let number = ways::random(tables.count(), || random.u32(..));
            *met.entry(tables.seating(&room, number - Ways::ONE).unwrap()).or_default() += 1.0;
        }
        assert_eq!(met.len(), seatings);
        let squares: f64 = met.values().map(|often| (often - 1000.0).powi(2) / 1000.0).sum();
        assert!(squares < level, "{name}: {squares}");
    }
}

#[test]
fn draws_reach_both_ends_of_large_ranges() {
    let most: Ways = "4175421705026692326".parse().unwrap();
    let mut random = fastrand::Rng::with_seed(7);
    let drawn: Vec<Ways> = (0..2000).map(|_| ways::random(most, || random.u32(..))).collect();
    assert!(drawn.iter().all(|number| *number >= Ways::ONE && *number <= most));
    let tenth = most / Ways::from(10u64);
    assert!(drawn.iter().any(|number| *number < tenth) && drawn.iter().any(|number| *number > most - tenth));
    assert_eq!(ways::random(Ways::ONE, || random.u32(..)), Ways::ONE);
}

#[test]
fn a_number_picks_a_seating_and_too_high_a_one_is_refused() {
    let link = "seating?room=XXXX/XXXX/XXXX/XXXX&groups=A:4,B:4,C:4,D:4&pick=";
    let seatings: HashSet<_> = (1..=7)
        .map(|number| {
            let room = instance(&format!("{link}{number}"));
            let answer = Seating::solve(&room, &mut ());
            super::seating(&room, &answer).seats().to_vec()
        })
        .collect();
    assert_eq!(seatings.len(), 7);
    let room = instance(&format!("{link}8"));
    let answer = Seating::solve(&room, &mut ());
    assert_eq!(answer.verdict(), "impossible");
    assert_eq!(Seating::headline(&room, &answer), "There is no seating 8, only 7");
}

#[test]
fn numbers_are_read_and_written() {
    assert_eq!(pick("1,000").unwrap(), Ways::from(1000u64));
    assert_eq!(pick(" 29870 ").unwrap(), Ways::from(29_870u64));
    for wrong in ["", "0", "-1", "x", "1.5", "9".repeat(80).as_str()] {
        assert!(pick(wrong).unwrap_err().contains("whole number from 1"), "{wrong}");
    }
    assert_eq!(shown(Ways::from(28_541_229_465_600u64)), "28,541,229,465,600");
    assert_eq!(data(Ways::from(1u64 << 53)), Data::Number(1 << 53));
    assert_eq!(data(Ways::from((1u64 << 53) + 1)), Data::Text("9007199254740993".to_owned()));
    assert_eq!(times(Ways::ONE, 2..=20), "2432902008176640000");
    assert_eq!(
        times(Ways::ONE, 2..=64),
        "126886932185884164103433389335161480802865516174545192198801894375214704230400000000000000"
    );
    assert_eq!(times(Ways::ZERO, [7]), "0");
}
