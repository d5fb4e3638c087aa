use super::super::clash::{closing, standing};
use super::super::reason::Clash;
use super::super::{Cryptarithm, Move};
use super::brute::{many, solutions};
use super::{posed, solve};
use crate::engine::{Answer, Puzzle, Timeline, document};

fn put(puzzle: &str, digits: &[(char, u8)]) -> (super::Instance, Timeline<Cryptarithm>) {
    let instance = posed(puzzle);
    let mut line = Timeline::new(&instance);
    for (letter, digit) in digits {
        let at = instance.letters().iter().position(|name| name.starts_with(*letter)).unwrap();
        line.extend(&instance, [Move::Put(at as u8, *digit)]).unwrap();
    }
    (instance, line)
}

#[test]
fn nothing_lights_up_on_the_way_to_a_solution() {
    let mut random = fastrand::Rng::with_seed(9);
    let mut lit = 0;
    for (link, instance) in many(31, 700) {
        let all = solutions(&instance);
        let Some(solution) = all.get(random.usize(0..all.len().max(1))) else {
            continue;
        };
        let mut order: Vec<u8> = (0..solution.len() as u8).collect();
        random.shuffle(&mut order);
        let mut state = Cryptarithm::start(&instance);
        for letter in order {
            if state.digit(letter).is_some() {
                continue;
            }
            let mv = Move::Put(letter, solution[usize::from(letter)]);
            state = Cryptarithm::apply(&instance, &state, &mv).unwrap();
            assert_eq!(closing(&instance, &state), [], "{link} {:?}", state.digits());
        }
        assert!(Cryptarithm::is_goal(&instance, &state), "{link}");
        // A wrong digit for the last letter lights up: all is filled then.
        let last = (0..instance.base()).filter(|digit| *digit != solution[0]);
        for wrong in last.filter(|_| instance.given()[0].is_none()) {
            let Ok(state) = Cryptarithm::apply(&instance, &state, &Move::Put(0, wrong)) else { continue };
            let right = Cryptarithm::is_goal(&instance, &state);
            assert_eq!(closing(&instance, &state).is_empty(), right, "{link} {:?}", state.digits());
            lit += usize::from(!right);
        }
    }
    assert!(lit > 200);
}

#[test]
fn what_cannot_be_right_is_pointed_at() {
    let (instance, line) = put("SEND+MORE=MONEY", &[('D', 7), ('E', 5), ('Y', 3)]);
    assert_eq!(closing(&instance, line.state()), [Clash::Column(0, 0)]);
    let why = super::super::clash::why(&instance, &standing(&instance, line.state()), Clash::Column(0, 0));
    assert!(why.contains("units") && why.contains("7 + 5 = 3"), "{why}");
    let (instance, line) = put("SEND+MORE=MONEY", &[('S', 9), ('M', 9)]);
    assert_eq!(closing(&instance, line.state()), [Clash::Twins(0, 4)]);
    let (instance, line) = put("SEND+MORE=MONEY", &[('M', 0)]);
    assert_eq!(closing(&instance, line.state()), [Clash::Letter(4)]);
}

#[test]
fn standing_is_exact() {
    for (digits, ways) in [
        (&[('D', 7), ('E', 5)][..], Some(1)),
        (&[('M', 1), ('S', 9), ('O', 0)], Some(1)),
        (&[('S', 8)], None),
        (&[('M', 2)], None),
        (&[('E', 6)], None),
    ] {
        let (instance, line) = put("SEND+MORE=MONEY", digits);
        let here = Cryptarithm::from_here(&instance, line.state());
        let rest = solve(&here);
        let told = rest.evidence().filter(|_| matches!(rest, Answer::Solved { .. })).map(|found| found.total);
        assert_eq!(told, ways, "{digits:?}");
        let (title, _) = Cryptarithm::standing(&here, line.moves(), Some(&rest), None);
        assert_eq!(title, if ways.is_some() { "Yes" } else { "No" });
    }
    let (instance, line) = put("TWO+TWO=FOUR", &[('F', 1), ('T', 7)]);
    let rest = solve(&Cryptarithm::from_here(&instance, line.state()));
    assert_eq!(rest.evidence().unwrap().total, 2, "734 and 765");
}

#[test]
fn a_taken_digit_is_shown_and_a_cleared_one_forgotten() {
    let (instance, mut line) = put("SEND+MORE=MONEY", &[('S', 9), ('E', 9)]);
    assert_eq!(line.state().digits()[..2], [Some(9), Some(9)]);
    line.extend(&instance, [Move::Clear(0)]).unwrap();
    assert_eq!(line.state().digits()[..2], [None, Some(9)]);
    for (mv, why) in [
        (Move::Put(1, 9), "E is 9 already"),
        (Move::Put(1, 10), "no such digit in base 10"),
        (Move::Put(40, 1), "no such letter"),
        (Move::Clear(0), "S has no digit yet"),
        (Move::Clear(99), "no such letter"),
        (Move::Close(Clash::Column(0, 9)), "nothing is wrong"),
        (Move::Write(vec![1]), "a digit for each letter"),
    ] {
        let refused = Cryptarithm::apply(&instance, line.state(), &mv).unwrap_err();
        assert!(refused.contains(why), "{refused}");
    }
    let given = posed("SEND+MORE=MONEY&given=S:9");
    let refused = Cryptarithm::apply(&given, &Cryptarithm::start(&given), &Move::Put(0, 8)).unwrap_err();
    assert_eq!(refused, "S is given");
}

/// What was worked out rests on digits; when one of those goes, so does it, and the digits that stand stay.
#[test]
fn reasons_that_rested_on_a_digit_go_with_it() {
    let (instance, mut line) = put("DONALD+GERALD=ROBERT", &[('D', 5)]);
    let here = Cryptarithm::from_here(&instance, line.state());
    let shown = solve(&here).moves()[..3].to_vec();
    line.extend(&instance, shown).unwrap();
    let known = line.state().digits().iter().flatten().count();
    assert!(known >= 3, "{known}");
    line.extend(&instance, [Move::Put(0, 4)]).unwrap();
    let state = line.state();
    assert_eq!(state.digits().iter().flatten().count(), known);
    assert!(state.scratch.cases.is_empty());
    let rest = solve(&Cryptarithm::from_here(&instance, state));
    assert_eq!(rest.verdict(), "impossible");
}

#[test]
fn hints_go_on_until_a_digit_is_found() {
    let instance = posed("DONALD+GERALD=ROBERT");
    let answer = solve(&instance);
    let line = document::check::<Cryptarithm>(&instance, &answer).unwrap();
    let tells = |at: usize| Cryptarithm::tells(&line.states()[at], &line.states()[at + 1]);
    let first = (0..line.len()).find(|at| !tells(*at)).unwrap();
    assert!(first > 0, "the first step finds no digit");
    let (before, after) = (&line.states()[first], &line.states()[first + 1]);
    assert!(after.digits().iter().flatten().count() > 0);
    assert!(after.scratch.cases.is_empty(), "what is only supposed is no find");
    assert!(!before.scratch.cases.is_empty(), "here it takes a case to find one");
}

#[test]
fn a_solution_is_written_whole() {
    let instance = posed("MOTHER+FATHER=PARENT");
    let answer = solve(&instance);
    for at in 0..2 {
        let choices = super::super::Choices { solution: Some(at), ..Default::default() };
        let moves = Cryptarithm::line(&instance, &answer, &choices);
        let line = Timeline::<Cryptarithm>::replay(&instance, moves).unwrap();
        assert!(Cryptarithm::is_goal(&instance, line.states().last().unwrap()));
    }
}
