//! A search of its own over every weighing, which knows no bound.

use std::collections::HashMap;

use super::super::bound::{Position, Suspects};
use super::super::fixed::Table;
use super::super::*;
use super::fewest;

/// Untested, may be heavy, may be light, genuine; whether there may be no fake.
type Numbers = (u32, u32, u32, u32, bool);

#[derive(Default)]
struct Search {
    coin_only: bool,
    known: HashMap<(u32, Numbers), bool>,
}

impl Search {
    fn resolved(&self, (u, h, l, _, none): Numbers) -> bool {
        let cases = 2 * u + h + l + u32::from(none);
        cases <= 1 || (self.coin_only && (u, h, l, none) == (1, 0, 0, false))
    }

    /// Whether `weighings` do, by trying every way to load the pans.
    fn wins(&mut self, weighings: u32, at: Numbers) -> bool {
        if self.resolved(at) || weighings == 0 {
            return self.resolved(at);
        }
        if let Some(known) = self.known.get(&(weighings, at)) {
            return *known;
        }
        let wins = self.some_loading_wins(weighings, at);
        self.known.insert((weighings, at), wins);
        wins
    }

    fn some_loading_wins(&mut self, weighings: u32, (u, h, l, g, none): Numbers) -> bool {
        let total = u + h + l + g;
        let pairs = |most: u32| (0..=most).flat_map(move |a| (0..=most - a).map(move |b| (a, b)));
        for (ul, ur) in pairs(u) {
            for (hl, hr) in pairs(h) {
                for (ll, lr) in pairs(l) {
                    let (left, right) = (ul + hl + ll, ur + hr + lr);
                    // Genuine coins on both pans cancel, so only the difference is made up.
                    if left + right == 0 || left < right || left - right > g {
                        continue;
                    }
                    let sinks = |h: u32, l: u32| (0, h, l, total - h - l, false);
                    let level = (u - ul - ur, h - hl - hr, l - ll - lr, g + left + right, none);
                    if self.wins(weighings - 1, sinks(ul + hl, ur + lr))
                        && self.wins(weighings - 1, sinks(ur + hr, ul + ll))
                        && self.wins(weighings - 1, level)
                    {
                        return true;
                    }
                }
            }
        }
        false
    }

    fn fewest(&mut self, at: Numbers, most: u32) -> Option<u32> {
        (0..=most).find(|weighings| self.wins(*weighings, at))
    }
}

#[test]
fn the_fewest_weighings_are_those_of_an_exhaustive_search() {
    for coin_only in [false, true] {
        let mut search = Search { coin_only, ..Search::default() };
        for n in 1..=14 {
            for none in [false, true] {
                for genuine in [0, 1] {
                    let link = format!(
                        "coins?n={n}&none={}&genuine={genuine}&tell={}",
                        if none { "yes" } else { "no" },
                        if coin_only { "coin" } else { "weight" }
                    );
                    let link =
                        link.replace("&none=no", "").replace("&genuine=0", "").replace("&tell=weight", "");
                    assert_eq!(fewest(&link), search.fewest((n, 0, 0, genuine, none), 4), "{link}");
                    if !coin_only {
                        let heavy = format!("{link}&fake=heavy");
                        assert_eq!(fewest(&heavy), search.fewest((0, n, 0, genuine, none), 4), "{heavy}");
                    }
                }
            }
        }
    }
}

#[test]
fn what_can_still_be_won_is_what_an_exhaustive_search_wins() {
    let mut positions = 0;
    for coin_only in [false, true] {
        let mut search = Search { coin_only, ..Search::default() };
        let tell = if coin_only { Tell::Coin } else { Tell::Weight };
        let mut agree = |suspects: Suspects, numbers: Numbers| {
            let at = Position { suspects, genuine: u64::from(numbers.3), none: numbers.4, tell };
            for weighings in 0..=3 {
                let wins = search.wins(weighings, numbers);
                assert_eq!(at.winnable(weighings).is_ok(), wins, "{at:?} in {weighings}");
            }
            positions += 1;
        };
        for genuine in 0..=9 {
            for suspects in 1..=10 - genuine {
                for none in [false, true] {
                    let n = u64::from(suspects);
                    agree(Suspects::Untested(n), (suspects, 0, 0, genuine, none));
                    agree(Suspects::Marked { heavy: n, light: 0 }, (0, suspects, 0, genuine, none));
                    agree(Suspects::Marked { heavy: 0, light: n }, (0, 0, suspects, genuine, none));
                }
                // Coins marked both ways have seen a pan sink: there is a fake.
                for heavy in 1..suspects {
                    let light = suspects - heavy;
                    let marked = Suspects::Marked { heavy: u64::from(heavy), light: u64::from(light) };
                    agree(marked, (0, heavy, light, genuine, false));
                }
            }
        }
    }
    assert_eq!(positions, 990);
}

/// How many coins a fixed plan can serve in so many weighings, by trying every
/// choice of labels: for each number of coins, whether some choice loads the
/// pans no more unevenly than `spare` coins can mend.
fn labellings(weighings: usize, known_way: bool, aside: bool, spare: i32) -> Vec<bool> {
    let all = 3usize.pow(weighings as u32);
    let digits = |code: usize| -> Vec<i32> {
        (0..weighings).map(|place| (code / 3usize.pow(place as u32) % 3) as i32 - 1).collect()
    };
    let mut reached: std::collections::HashSet<(usize, Vec<i32>)> = [(0, vec![0; weighings])].into();
    for code in 0..all {
        let label = digits(code);
        let mirror: Vec<i32> = label.iter().map(|digit| -digit).collect();
        let still = label == mirror;
        // Of a label and its mirror image, one coin has one, unless its way is known.
        let signs: Vec<Vec<i32>> = match (known_way, still) {
            (_, true) => {
                if aside {
                    vec![label]
                } else {
                    vec![]
                }
            }
            (true, false) => vec![label],
            (false, false) => {
                if label < mirror {
                    vec![label, mirror]
                } else {
                    vec![]
                }
            }
        };
        let mut more = Vec::new();
        for (count, sums) in &reached {
            for sign in &signs {
                more.push((count + 1, sums.iter().zip(sign).map(|(sum, digit)| sum + digit).collect()));
            }
        }
        reached.extend(more);
    }
    (0..=all)
        .map(|n| reached.iter().any(|(count, sums)| *count == n && sums.iter().all(|sum| sum.abs() <= spare)))
        .collect()
}

#[test]
fn fixed_plans_exist_wherever_some_choice_of_labels_does() {
    for (known_way, none, coin_only, genuine) in [
        (false, false, false, 0),
        (false, true, false, 0),
        (false, false, true, 0),
        (false, false, false, 1),
        (false, false, true, 1),
        (true, false, false, 0),
        (true, true, false, 0),
        (true, true, false, 1),
    ] {
        let aside = !none && (known_way || coin_only);
        let exist: Vec<Vec<bool>> =
            (0..=3).map(|weighings| labellings(weighings, known_way, aside, genuine)).collect();
        for n in 1..=if known_way { 27 } else { 14u64 } {
            let least = exist.iter().position(|exist| exist.get(n as usize) == Some(&true));
            let suspects =
                if known_way { Suspects::Marked { heavy: n, light: 0 } } else { Suspects::Untested(n) };
            let tell = if coin_only { Tell::Coin } else { Tell::Weight };
            let table = Table::new(&Position { suspects, genuine: genuine as u64, none, tell });
            match least {
                Some(least) => {
                    assert_eq!(
                        table.map(|table| table.count() as usize),
                        Some(least),
                        "{n} {known_way} {none} {coin_only} {genuine}"
                    );
                }
                None => assert!(table.is_none_or(|table| table.count() > 3), "{n} {known_way} {none}"),
            }
        }
    }
}
