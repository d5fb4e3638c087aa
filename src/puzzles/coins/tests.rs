//! The solver held against searches of its own, and against physics.

mod drawing;
mod exhaustive;
mod play;
mod reading;

use proptest::prelude::*;

use super::bound::{Position, Suspects};
use super::fixed::Table;
use super::model::{Case, Tilt};
use super::*;
use crate::engine::{Link, document, lab};

pub(super) fn instance(link: &str) -> Instance {
    lab::instance::<Coinage>(&Link::parse(link).unwrap())
        .unwrap_or_else(|faults| panic!("{link}: {faults:?}"))
}

fn fewest(link: &str) -> Option<u32> {
    let instance = instance(link);
    instance.fewest(&instance.start())
}

/// The plan served every case; how many.
fn served(instance: &Instance) -> u64 {
    let answer = Coinage::solve(instance, &mut ());
    document::check::<Coinage>(instance, &answer).unwrap();
    Coinage::trial(instance, &answer, &mut ()).unwrap_or_else(|why| panic!("{instance:?}: {why}"))
}

#[test]
fn the_bounds_are_tight() {
    for (weighings, most) in [(3u32, 12u32), (4, 39), (5, 120), (6, 363), (13, 797_160)] {
        let at = |n: u32, rest: &str| fewest(&format!("coins?n={n}{rest}"));
        for (rest, most) in [
            ("", most),
            ("&none=yes", most),
            ("&tell=coin&none=yes", most),
            ("&genuine=1", most + 1),
            ("&tell=coin", most + 1),
            ("&genuine=1&none=yes", most + 1),
            ("&genuine=1&tell=coin", most + 2),
        ] {
            assert_eq!(at(most, rest), Some(weighings), "{most}{rest}");
            assert_eq!(at(most + 1, rest), Some(weighings + 1), "{most}+1{rest}");
        }
    }
    assert_eq!(fewest("coins?n=27&fake=heavy"), Some(3));
    assert_eq!(fewest("coins?n=28&fake=light"), Some(4));
    assert_eq!(fewest("coins?n=27&fake=heavy&none=yes"), Some(4));
    assert_eq!(fewest("coins?n=531441&fake=heavy"), Some(12));
    assert_eq!(fewest("coins?n=531442&fake=heavy"), Some(13));
}

#[test]
fn every_case_is_served_up_to_364_coins() {
    let mut tried = 0;
    for n in 1..=364 {
        for rest in
            ["", "&none=yes", "&tell=coin", "&genuine=1", "&genuine=1&tell=coin", "&genuine=1&none=yes"]
        {
            let instance = instance(&format!("coins?n={n}{rest}"));
            if instance.fewest(&instance.start()).is_some() {
                assert_eq!(served(&instance), instance.start().cases());
                tried += 1;
            }
        }
    }
    assert_eq!(
        tried,
        364 * 6 - 5,
        "impossible only: 1 or 2 coins without a genuine one, but for 1 to be found"
    );
    for n in 1..=120 {
        for rest in ["&fake=heavy", "&fake=light&none=yes", "&fake=heavy&none=yes&genuine=1"] {
            let instance = instance(&format!("coins?n={n}{rest}"));
            match instance.fewest(&instance.start()) {
                Some(_) => assert_eq!(served(&instance), instance.start().cases()),
                None => assert_eq!((n, rest), (1, "&fake=light&none=yes")),
            }
        }
    }
}

#[test]
fn fixed_plans_are_even_and_tell_every_case_apart() {
    for n in 1..=364u32 {
        for rest in
            ["", "&none=yes", "&tell=coin", "&genuine=1&tell=coin", "&fake=heavy", "&fake=light&none=yes"]
        {
            let fixed = instance(&format!("coins?n={n}{rest}&plan=fixed"));
            let adaptive = instance(&format!("coins?n={n}{rest}"));
            let fewest = adaptive.fewest(&adaptive.start());
            let Some(table) = fixed.table() else {
                assert_eq!(fewest, None, "{n}{rest}");
                continue;
            };
            let uneven = rest == "&fake=light&none=yes" && 3u32.pow(fewest.unwrap()) == n + 2;
            assert_eq!(table.count(), fewest.unwrap() + u32::from(uneven), "{n}{rest}");
            distinct(&fixed, table);
            assert_eq!(served(&fixed), fixed.start().cases(), "{n}{rest}");
        }
    }
}

fn distinct(instance: &Instance, table: &Table) {
    for (left, right) in table.weighings() {
        assert_eq!(left.len(), right.len());
        assert!(!left.is_empty() && left.common(right).is_empty());
        assert!(left.with(right).last().unwrap() <= instance.total());
    }
    let mut spelt: Vec<(Vec<Tilt>, Case)> =
        instance.start().each_case().map(|case| (table.signature(case), case)).collect();
    spelt.sort();
    for pair in spelt.windows(2) {
        let same_coin = instance.tell() == Tell::Coin && pair[0].1.coin() == pair[1].1.coin();
        assert!(pair[0].0 != pair[1].0 || same_coin, "{:?}", pair);
    }
}

#[test]
fn the_largest_is_built_node_by_node() {
    let instance = instance("coins?n=797160&weighings=13");
    let answer = Coinage::solve(&instance, &mut ());
    assert_eq!(answer.moves().len(), 26);
    for case in [0, 1, 1_594_319, 797_161, 531_442] {
        let line = solve::line(&instance, &Who::Every(case));
        let mut state = instance.start();
        for mv in &line {
            state = Coinage::apply(&instance, &state, mv).unwrap();
        }
        let wanted = instance.start().case(case).unwrap();
        assert_eq!(state.conclusion(Tell::Weight), Some(Conclusion::Case(wanted)));
        assert!(state.used() <= 13);
    }
}

#[test]
fn what_is_refused_is_named_with_what_is_allowed() {
    for (link, key, says) in [
        ("coins?n=0", "n", "“0” is not a whole number from 1 to 1,000,000"),
        ("coins?n=1000001", "n", "“1000001” is not a whole number from 1 to 1,000,000"),
        ("coins?n=9841&plan=fixed", "n", "“9841” is not a whole number from 1 to 9,840 for a fixed plan"),
        ("coins?n=12&weighings=many", "weighings", "“many” is not a whole number from 0 to 40, or “fewest”"),
        ("coins?n=12&fake=gold", "fake", "“gold” is none of “either”, “heavy”, “light”"),
        ("coins?n=12&genuine=-1", "genuine", "“-1” is not a whole number from 0 to 1,000"),
    ] {
        let faults = lab::instance::<Coinage>(&Link::parse(link).unwrap()).unwrap_err();
        let said: Vec<_> = faults.iter().map(|fault| (fault.key.as_str(), fault.message.as_str())).collect();
        assert_eq!(said, [(key, says)], "{link}");
    }
    let three = Link::parse("coins?n=x&none=maybe&plan=none").unwrap();
    assert_eq!(lab::instance::<Coinage>(&three).unwrap_err().len(), 3, "every fault at once");
    assert_eq!(instance("coins?n=1,000").coins(), 1000);
}

#[test]
fn a_known_way_leaves_nothing_more_to_tell() {
    let link = Link::parse("coins?n=9&fake=heavy&tell=coin").unwrap();
    assert_eq!(lab::canonical::<Coinage>(&link).unwrap().to_string(), "coins?n=9&fake=heavy");
}

#[test]
fn standing_names_the_bound_that_decides() {
    let twelve = instance("coins?n=12&weighings=3");
    let load = |left: (u32, u32), right: (u32, u32)| {
        Move::Load(Coins::range(left.0, left.1), Coins::range(right.0, right.1))
    };
    let standing = |made: &[Move]| Coinage::standing(&twelve, made, None, None);
    assert_eq!(standing(&[]).0, "Yes: it can still be done");
    let (title, text) = standing(&[load((1, 6), (7, 12))]);
    assert_eq!(title, "Yes, but not by this weighing");
    assert!(
        text.contains("if the left pan sinks: 12 cases are left, and 2 weighings have only 9 results"),
        "{text}"
    );
    let (title, text) = standing(&[load((1, 6), (7, 12)), Move::Tip(Tilt::Left)]);
    assert_eq!(title, "No: not in the weighings left");
    assert!(text.starts_with("12 cases are left, and 2 weighings have only 9 results."), "{text}");
    // 13 coins are one too many only because no coin is known to be genuine.
    let thirteen = instance("coins?n=13&weighings=3");
    let (_, text) = Coinage::standing(&thirteen, &[], None, None);
    assert!(text.contains("with no genuine coin to help") && !text.contains("Take back"), "{text}");
    let one = instance("coins?n=2");
    assert!(Coinage::standing(&one, &[], None, None).1.contains("tells nothing new"));
    // Known by luck sooner than a plan may count on.
    let three = instance("coins?n=3");
    let (title, text) =
        Coinage::standing(&three, &[load((1, 1), (2, 2)), Move::Tip(Tilt::Level)], None, None);
    assert_eq!((title.as_str(), text.contains("2 cases are left")), ("Yes: it can still be done", true));
}

proptest! {
    /// Whatever the numbers, the plan's weighings are fair, and each result leaves few enough.
    #[test]
    fn any_split_is_fair(
        coins in 1u64..1_000_000, heavy in 0u64..500_000, genuine in 0u64..3, none: bool, tell_coin: bool, marked: bool,
    ) {
        let suspects = if marked {
            Suspects::Marked { heavy: heavy.min(coins), light: coins - heavy.min(coins) }
        } else {
            Suspects::Untested(coins)
        };
        // Coins marked both ways come of a pan that sank, which a fake has sunk.
        let none = none && !(marked && heavy.min(coins) != coins && heavy > 0);
        let tell = if tell_coin { Tell::Coin } else { Tell::Weight };
        let at = Position { suspects, genuine, none, tell };
        prop_assume!(!at.resolved());
        match at.fewest() {
            None => prop_assert!(genuine == 0 && coins <= 2),
            Some(fewest) => {
                prop_assert!(at.winnable(fewest - 1).is_err());
                let split = strategy::split(&at).expect("a weighing");
                let (u, h, l, g) = (split.untested, split.heavy, split.light, split.genuine);
                prop_assert_eq!(u.0 + h.0 + l.0 + g.0, u.1 + h.1 + l.1 + g.1);
                prop_assert!(g.0 + g.1 <= genuine);
                for left in split.outcomes(&at) {
                    prop_assert!(left.cases() == 0 || left.winnable(fewest - 1).is_ok());
                }
            }
        }
    }
}
