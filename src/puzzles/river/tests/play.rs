//! What a person may do, and what is said of it.

use proptest::prelude::*;

use super::super::{Crossing, KINDS, Place, names};
use super::*;
use crate::engine::{Step, Timeline};

fn trip(load: &[u16], to: Place) -> Crossing {
    let mut all = [0; KINDS];
    all[..load.len()].copy_from_slice(load);
    Crossing { load: all, to }
}

fn said(text: &str, moves: &[Crossing]) -> crate::engine::Words {
    let instance = instance(text);
    let line = Timeline::<River>::replay(&instance, moves.iter().copied()).unwrap();
    let at = moves.len();
    let step = Step {
        number: at,
        of: at,
        before: &line.states()[at - 1],
        mv: &moves[at - 1],
        after: &line.states()[at],
        next: None,
        answer: None,
    };
    River::explain(&instance, &step)
}

#[test]
fn a_broken_rule_is_shown_with_who_is_in_danger_and_nothing_follows() {
    let text = "river?missionaries=3&cannibals=3";
    let lost = trip(&[1, 0], Place::Right);
    let words = said(text, &[lost]);
    assert_eq!(words.say, "1 missionary crosses");
    assert_eq!(words.why, "That breaks the rule: on the left bank 2 missionaries are with 3 cannibals.");
    let instance = instance(text);
    let after = River::apply(&instance, instance.start(), &lost).unwrap();
    assert!(after.broken() && after.endangered(Place::Left) && !after.endangered(Place::Right));
    assert!(River::moves(&instance, &after).is_empty());
    assert!(
        River::apply(&instance, &after, &trip(&[1, 0], Place::Left))
            .unwrap_err()
            .contains("take the last crossing back")
    );
    let rest = River::solve(&instance.from(&after), &mut ());
    assert_eq!(rest.verdict(), "impossible");
    let (title, why) = River::standing(&instance, &[lost], Some(&rest), None);
    assert_eq!(title, "No: somebody is in danger");
    assert!(why.contains("2 missionaries are with 3 cannibals"), "{why}");
}

#[test]
fn quarrels_name_who_is_together() {
    let text = "river?who=farmer,wolf,goat,cabbage&apart=wolf+goat/farmer,goat+cabbage/farmer&rowers=farmer";
    let words = said(text, &[trip(&[1, 0, 0, 1], Place::Right)]);
    assert!(
        words.why.contains("on the left bank the wolf and the goat are together without the farmer"),
        "{}",
        words.why
    );
}

#[test]
fn the_load_is_judged_where_the_rule_says_so() {
    let load = [trip(&[1, 2], Place::Right)];
    let free = said("river?missionaries=4&cannibals=2&boat=3&safe=left", &load);
    assert!(!free.why.contains("breaks"), "{}", free.why);
    let judged = said("river?missionaries=4&cannibals=2&boat=3&safe=missionaries,boat,left", &load);
    assert!(judged.why.contains("in the boat 1 missionary is with 2 cannibals"), "{}", judged.why);
}

#[test]
fn crossings_that_cannot_be_made_are_refused_with_the_reason() {
    let refused = |text: &str, mv: Crossing| {
        let instance = instance(text);
        River::apply(&instance, instance.start(), &mv).unwrap_err()
    };
    let pairs = "river?missionaries=3&cannibals=3&rowers=missionaries";
    for (mv, why) in [
        (trip(&[0, 0], Place::Right), "somebody must be in the boat"),
        (trip(&[2, 1], Place::Right), "the boat takes only 2"),
        (trip(&[0, 2], Place::Right), "nobody in the boat can row"),
        (trip(&[1, 1], Place::Island), "does not go from there to the island"),
        (trip(&[1, 1], Place::Left), "does not go from there to the left bank"),
        (trip(&[4, 0], Place::Right), "there are not that many on the left bank"),
        (trip(&[0, 0, 1], Place::Right), "there is nobody like that here"),
    ] {
        assert!(refused(pairs, mv).contains(why), "{}", refused(pairs, mv));
    }
    let heavy = refused("river?who=Father:80,Anna:40&carries=100", trip(&[1, 1], Place::Right));
    assert_eq!(heavy, "they weigh 120 together, and the boat carries 100");
}

#[test]
fn impossible_has_its_reason() {
    use super::super::Reason;
    let reason = |text: &str| evidence(text).reason.unwrap();
    assert_eq!(reason("river?missionaries=2&cannibals=3"), Reason::Start(Place::Left));
    assert_eq!(reason("river?missionaries=3&cannibals=3&boat=1"), Reason::OneSeat);
    assert_eq!(reason("river?who=Father:80,Anna:40&carries=79"), Reason::Heavy(0));
    assert_eq!(reason("river?missionaries=6&cannibals=6&boat=3"), Reason::Exhausted);
    assert_eq!(evidence("river?missionaries=4&cannibals=4").most, 3);
}

#[test]
fn depth_first_gets_across_by_the_rules_and_never_sooner() {
    let mut longer = 0;
    for text in [
        "river?missionaries=3&cannibals=3",
        "river?couples=3",
        "river?couples=4&island=yes",
        "river?missionaries=5&cannibals=5&boat=3",
        "river?missionaries=100&cannibals=100&boat=4",
    ] {
        let (instance, answer) = (instance(text), solve(text));
        let deep = answer.evidence().unwrap().deep.clone().unwrap();
        let line = Timeline::<River>::replay(&instance, deep.moves.clone()).unwrap();
        assert!(River::is_goal(&instance, line.states().last().unwrap()), "{text}");
        assert!(line.states().iter().all(|state| !state.broken()));
        assert_eq!(deep.moves.len(), deep.crossings as usize);
        assert!(deep.moves.len() >= answer.moves().len(), "{text}");
        longer += usize::from(deep.moves.len() > answer.moves().len());
    }
    assert!(longer > 0, "it is shown to take longer somewhere");
}

#[test]
fn each_step_counts_what_could_be_done() {
    let text = "river?missionaries=3&cannibals=3";
    let (instance, answer) = (instance(text), solve(text));
    let line = Timeline::<River>::replay(&instance, answer.moves().iter().copied()).unwrap();
    for (choice, state) in answer.evidence().unwrap().choices.iter().zip(line.states()) {
        let nexts: Vec<_> = River::moves(&instance, state)
            .iter()
            .map(|mv| River::apply(&instance, state, mv).unwrap())
            .collect();
        assert_eq!(choice.possible as usize, nexts.len());
        assert_eq!(choice.broken as usize, nexts.iter().filter(|state| state.broken()).count());
        assert!(choice.possible > choice.broken + choice.back, "one at least leads on");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Nobody is lost or made, and the boat is where it went, whatever is played.
    #[test]
    fn people_are_kept(picks in prop::collection::vec(any::<prop::sample::Index>(), 1..30), which in 0usize..4) {
        let text = ["river?missionaries=4&cannibals=3&boat=3", "river?couples=3&island=yes", "river?missionaries=3&cannibals=3&rowers=missionaries,cannibals:1",
            "river?who=farmer,wolf,goat,cabbage&apart=wolf+goat/farmer,goat+cabbage/farmer&rowers=farmer"][which];
        let instance = instance(text);
        let mut state = *instance.start();
        for pick in picks {
            let moves = River::moves(&instance, &state);
            if moves.is_empty() { break; }
            let mv = moves[pick.index(moves.len())];
            let next = River::apply(&instance, &state, &mv).unwrap();
            prop_assert_eq!(next.boat(), mv.to);
            let there: u32 = Place::ALL.iter().map(|place| names::heads(next.at(*place))).sum();
            prop_assert_eq!(there, names::heads(&instance.totals()));
            for kind in 0..KINDS {
                let sum: u16 = Place::ALL.iter().map(|place| next.at(*place)[kind]).sum();
                prop_assert_eq!(sum, instance.totals()[kind]);
            }
            state = next;
        }
    }
}
