//! What is concluded in play, against physics; and what play refuses.

use proptest::prelude::*;

use super::super::model::{TILTS, weigh};
use super::super::*;
use super::instance;

fn load(left: &[u32], right: &[u32]) -> Move {
    let set = |coins: &[u32]| Coins::from(coins.iter().map(|coin| (*coin, *coin)).collect::<Vec<_>>());
    Move::Load(set(left), set(right))
}

fn refusal(link: &str, moves: &[Move]) -> String {
    let instance = instance(link);
    let mut state = instance.start();
    for mv in moves {
        match Coinage::apply(&instance, &state, mv) {
            Ok(next) => state = next,
            Err(why) => return why,
        }
    }
    panic!("nothing was refused");
}

#[test]
fn what_the_rules_refuse() {
    let twelve = "coins?n=12";
    assert_eq!(
        refusal(twelve, &[load(&[1, 2, 3], &[4, 5, 6, 7]), Move::Tip(Tilt::Left)]),
        "there are 3 coins on the left pan and 4 on the right: unequal pans would only show where more coins lie; put equally many on each"
    );
    assert_eq!(
        refusal(twelve, &[load(&[1], &[]), Move::Tip(Tilt::Left)]),
        "there is 1 coin on the left pan and 0 on the right: unequal pans would only show where more coins lie; put equally many on each"
    );
    assert_eq!(refusal(twelve, &[load(&[1, 2], &[2, 3])]), "coin 2 cannot lie on both pans");
    assert_eq!(refusal(twelve, &[load(&[1], &[13])]), "there is no coin 13: the coins are numbered 1 to 12");
    assert_eq!(refusal(twelve, &[load(&[0], &[1])]), "there is no coin 0: the coins are numbered 1 to 12");
    assert_eq!(
        refusal(twelve, &[Move::Tip(Tilt::Level)]),
        "the pans are empty; put equally many coins on each"
    );
    let weighed = [load(&[1], &[2]), Move::Tip(Tilt::Level)];
    assert_eq!(
        refusal(twelve, &[&weighed[..], &[Move::Tip(Tilt::Level)]].concat()),
        "this has been weighed; move some coins first"
    );
    let again = [&weighed[..], &[load(&[1], &[2]), Move::Tip(Tilt::Left)]].concat();
    assert_eq!(refusal(twelve, &again), "the left pan cannot sink: no case that is left would make it so");
}

/// A walk: pans of random coins, and the case that answers.
fn walk() -> impl Strategy<Value = (String, u64, Vec<Vec<u8>>)> {
    let link = (1u32..14, 0u32..3, prop::sample::select(vec!["either", "heavy", "light"]), any::<bool>())
        .prop_map(|(n, genuine, fake, none)| {
            format!("coins?n={n}&fake={fake}&genuine={genuine}&none={}", if none { "yes" } else { "no" })
        });
    (link, any::<u64>(), prop::collection::vec(prop::collection::vec(0u8..3, 16), 1..6))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// After each weighing exactly those cases are left that physics allows.
    #[test]
    fn what_is_known_is_what_the_weighings_show((link, case, loads) in walk()) {
        let instance = instance(&link);
        let mut state = instance.start();
        let all: Vec<Case> = state.each_case().collect();
        let truth = all[(case % all.len() as u64) as usize];
        let mut left = all;
        for places in loads {
            let on = |pan: u8| {
                let coins = (1..=instance.total()).filter(|coin| places[*coin as usize % 16] == pan);
                coins.collect::<Vec<u32>>()
            };
            let (mut a, mut b) = (on(1), on(2));
            let each = a.len().min(b.len());
            a.truncate(each);
            b.truncate(each);
            if each == 0 {
                continue;
            }
            let Ok(loaded) = Coinage::apply(&instance, &state, &load(&a, &b)) else { continue };
            let tilt = weigh(loaded.left(), loaded.right(), truth);
            for other in TILTS {
                let possible = left.iter().any(|case| weigh(loaded.left(), loaded.right(), *case) == other);
                prop_assert_eq!(loaded.after(other).is_some(), possible);
            }
            state = Coinage::apply(&instance, &loaded, &Move::Tip(tilt)).unwrap();
            left.retain(|case| weigh(loaded.left(), loaded.right(), *case) == tilt);
            let mut known: Vec<Case> = state.each_case().collect();
            known.sort();
            left.sort();
            prop_assert_eq!(&known, &left);
            prop_assert_eq!(state.cases(), left.len() as u64);
            let by_number: Vec<Case> = (0..=state.cases()).filter_map(|at| state.case(at)).collect();
            prop_assert_eq!(by_number, state.each_case().collect::<Vec<_>>());
            prop_assert!(left.iter().all(|case| state.allows(*case)));
            prop_assert_eq!(state.allows(truth), true);
            let marked = state.coins(Mark::Heavy).with(&state.coins(Mark::Light));
            prop_assert!(state.coins(Mark::Untested).is_empty() || marked.is_empty() , "never both");
        }
        for tell in [Tell::Weight, Tell::Coin] {
            if let Some(found) = state.conclusion(tell) {
                prop_assert!(left.iter().all(|case| instance.accepts(found, *case) || tell == Tell::Coin));
            }
        }
    }
}

#[test]
fn everyone_who_answers_answers_by_the_rules() {
    let instance = instance("coins?n=12&weighings=3");
    let answer = Coinage::solve(&instance, &mut ());
    let ends = |who: Who| {
        let line = Coinage::line(&instance, &answer, &Choices { who, ..Choices::default() });
        let line = crate::engine::Timeline::<Coinage>::replay(&instance, line).unwrap();
        line.states().last().unwrap().clone()
    };
    for case in 0..24 {
        let wanted = instance.start().case(case);
        let end = ends(Who::Case(wanted.unwrap()));
        assert_eq!(end.conclusion(Tell::Weight), wanted.map(Conclusion::Case));
        assert_eq!(end, ends(Who::Every(case)));
    }
    assert_eq!(ends(Who::Worst).used(), 3);
    let said = ends(Who::You(vec![Tilt::Level]));
    assert_eq!((said.used(), said.ready()), (1, true), "the next weighing is loaded, and waits");
    assert_eq!(
        ends(Who::You(vec![Tilt::Level, Tilt::Level, Tilt::Level])).used(),
        2,
        "the last cannot be level"
    );
    let every = |at| Choices { who: Who::Every(at), ..Choices::default() };
    assert_eq!(Coinage::following(&instance, &every(22)), Some(every(23)));
    assert_eq!(Coinage::following(&instance, &every(23)), None);
}

#[test]
fn an_adversary_leaves_the_most_to_do() {
    let instance = instance("coins?n=12");
    let answer = |moves: &[Move]| {
        let mut state = instance.start();
        for mv in moves {
            state = Coinage::apply(&instance, &state, mv).unwrap();
        }
        Choices::default().answer(&instance, &state)
    };
    assert_eq!(answer(&[load(&[1], &[2])]), Some(Tilt::Level));
    assert_eq!(answer(&[load(&[1, 2, 3, 4, 5, 6], &[7, 8, 9, 10, 11, 12])]), Some(Tilt::Right));
    let secret = Choices { answerer: Answerer::Secret(Some(Case::Light(7))), ..Choices::default() };
    let state = Coinage::apply(&instance, &instance.start(), &load(&[7], &[8])).unwrap();
    assert_eq!(secret.answer(&instance, &state), Some(Tilt::Right));
}
