//! Figures that others have published.

use super::*;

fn pairs(boat: u16, pairs: std::ops::RangeInclusive<u16>, more: &str) -> Vec<Option<usize>> {
    pairs.map(|n| crossings(&format!("river?missionaries={n}&cannibals={n}&boat={boat}{more}"))).collect()
}

fn couples(boat: u16, couples: std::ops::RangeInclusive<u16>, more: &str) -> Vec<Option<usize>> {
    couples.map(|n| crossings(&format!("river?couples={n}&boat={boat}{more}"))).collect()
}

#[test]
fn boats_of_one_to_six_by_pairs() {
    let all = |figures: &[usize]| figures.iter().map(|f| (*f > 0).then_some(*f)).collect::<Vec<_>>();
    // OEIS A356480 and Dudeney; 0 where nobody gets across.
    assert_eq!(pairs(1, 1..=4, ""), all(&[0, 0, 0, 0]));
    assert_eq!(pairs(2, 1..=6, ""), all(&[1, 5, 11, 0, 0, 0]));
    assert_eq!(pairs(3, 1..=7, ""), all(&[1, 3, 5, 9, 11, 0, 0]));
    assert_eq!(pairs(4, 1..=10, ""), all(&[1, 1, 3, 5, 7, 9, 11, 13, 15, 17]));
    assert_eq!(pairs(5, 1..=10, ""), all(&[1, 1, 3, 3, 5, 7, 7, 9, 11, 13]));
    assert_eq!(pairs(6, 1..=10, ""), all(&[1, 1, 1, 3, 3, 5, 5, 7, 7, 9]));
}

#[test]
fn a_boat_for_four_serves_any_number() {
    assert_eq!(crossings("river?missionaries=100&cannibals=100&boat=4"), Some(197));
    assert_eq!(crossings("river?missionaries=1000&cannibals=1000&boat=4"), Some(1997));
    assert_eq!(crossings("river?missionaries=1000&cannibals=1000&boat=3"), None);
}

#[test]
fn unequal_numbers() {
    for (first, second, boat, fewest) in [
        (3, 2, 2, Some(7)),
        (4, 3, 2, Some(11)),
        (5, 4, 2, Some(15)),
        (4, 2, 2, Some(9)),
        (5, 3, 3, Some(7)),
        (2, 3, 2, None),
        (10, 8, 3, Some(17)),
        (0, 5, 2, Some(7)),
    ] {
        let text = format!("river?missionaries={first}&cannibals={second}&boat={boat}");
        assert_eq!(crossings(&text), fewest, "{text}");
    }
}

#[test]
fn the_two_readings_of_the_rule() {
    assert_eq!(crossings("river?missionaries=3&cannibals=3"), Some(11));
    assert_eq!(crossings("river?missionaries=3&cannibals=3&safe=unattended"), Some(9));
    assert_eq!(crossings("river?missionaries=3&cannibals=3&safe=missionaries,left"), Some(9));
    assert_eq!(couples(2, 3..=4, "&safe=left"), [Some(9), Some(13)]);
    // Only four plans for three pairs, as has long been known.
    assert_eq!(evidence("river?missionaries=3&cannibals=3").plans, "4");
}

#[test]
fn both_readings_explain_each_other() {
    let proof = |text: &str| River::proof(&instance(text), &solve(text)).join(" ");
    let classic = proof("river?missionaries=3&cannibals=3");
    assert!(classic.contains("9 crossings would do"), "{classic}");
    let unattended = proof("river?missionaries=3&cannibals=3&safe=unattended");
    for part in ["11 crossings are needed", "crossing 2", "only swaps the names"] {
        assert!(unattended.contains(part), "{unattended}");
    }
    let four = proof("river?missionaries=4&cannibals=4");
    assert!(four.contains("at most 3 pairs") && four.contains("13 crossings would do"), "{four}");
}

#[test]
fn jealous_couples() {
    let all = |figures: &[usize]| figures.iter().map(|f| (*f > 0).then_some(*f)).collect::<Vec<_>>();
    assert_eq!(couples(2, 1..=6, ""), all(&[1, 5, 11, 0, 0, 0]));
    assert_eq!(couples(3, 1..=6, ""), all(&[1, 3, 5, 9, 11, 0]));
    assert_eq!(couples(4, 1..=6, ""), all(&[1, 1, 3, 5, 7, 9]));
    assert_eq!(couples(2, 1..=3, "&safe=boat"), all(&[1, 5, 11]));
}

#[test]
fn couples_with_an_island() {
    // 8n − 6 where no trip may pass the island by; 16 for four couples where it may.
    for n in 1..=5 {
        assert_eq!(crossings(&format!("river?couples={n}&island=stop")), Some(8 * n - 6));
    }
    assert_eq!(couples(2, 1..=4, "&island=yes"), [Some(1), Some(5), Some(11), Some(16)]);
}

#[test]
fn who_can_row() {
    let rowers = |who: &str| crossings(&format!("river?missionaries=3&cannibals=3&rowers={who}"));
    assert_eq!(rowers("missionaries,cannibals:1"), Some(13));
    assert_eq!(rowers("missionaries,cannibals:2"), Some(11));
    assert_eq!(rowers("missionaries"), None);
    assert_eq!(rowers("missionaries,cannibals"), Some(11));
}

#[test]
fn casts_of_ones_own() {
    let wolf = "river?who=farmer,wolf,goat,cabbage&apart=wolf+goat/farmer,goat+cabbage/farmer&rowers=farmer";
    assert_eq!(crossings(wolf), Some(7));
    assert_eq!(evidence(wolf).plans, "2");
    assert_eq!(evidence(wolf).states, 10);
    // Two grown-ups of one weight and two children of half of it: four trips for each, and one.
    assert_eq!(crossings("river?who=Father:80,Mother:80,Anna:40,Ben:40&carries=80"), Some(9));
    assert_eq!(crossings("river?who=Father:80,Anna:40&carries=79"), None);
}
