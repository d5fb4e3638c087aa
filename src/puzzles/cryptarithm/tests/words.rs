use super::super::Cryptarithm;
use super::{instance, posed, solve};
use crate::engine::{Puzzle, document};

fn why(puzzle: &str, step: usize) -> String {
    let instance = posed(puzzle);
    let answer = solve(&instance);
    let line = document::check::<Cryptarithm>(&instance, &answer).unwrap();
    let words = document::words::<Cryptarithm>(&instance, &line, Some(&answer), step).unwrap();
    format!("{}. {} {}", words.say, words.why, words.after)
}

#[test]
fn the_first_steps_are_what_a_person_says() {
    let first = why("SEND+MORE=MONEY", 1);
    assert!(
        first.starts_with("M is 1. In the ten-thousands nothing is added: M is just what is carried there."),
        "{first}"
    );
    let same = why("DONALD+GERALD=ROBERT", 1);
    assert!(
        same.starts_with(
            "E is 0 or 9. In the ten-thousands, O stands above and below, and cancels: E + carry = 0 or 10."
        ),
        "{same}"
    );
    let known = why("DONALD+GERALD=ROBERT&given=D:5", 1);
    assert!(known.starts_with("T is 0. In the units, D + D = T + 10 is now 5 + 5 = T + 10."), "{known}");
}

#[test]
fn headlines_say_it_plainly() {
    for (puzzle, headline) in [
        ("SEND+MORE=MONEY", "9567 + 1085 = 10652, and nothing else"),
        ("TWO+TWO=FOUR", "7 solutions: not unique"),
        ("ABC+DEF=GH", "No solution: the result is too short"),
        ("A+B=CDE", "No solution: the result is too long"),
        ("AB+CD+EF+GH+IJ=KLM", "No solution: more letters than digits"),
        ("0A=BC", "No solution: a number starts with 0"),
        ("AB=CD&given=A:1,C:1", "No solution: the given digits do not go together"),
        ("A+A+A=A;A+A=A", "0 + 0 + 0 = 0; 0 + 0 = 0, and nothing else"),
        ("F+F=10&base=36", "5 + 5 = 10, and nothing else"),
    ] {
        let instance = posed(puzzle);
        let said = Cryptarithm::headline(&instance, &solve(&instance));
        if puzzle.starts_with("F+F") {
            assert!(said.starts_with("I + I = 10"), "18 and 18 make 36: {said}");
        } else {
            assert_eq!(said, headline, "{puzzle}");
        }
    }
}

#[test]
fn digits_above_nine_are_letters() {
    let instance = instance("cryptarithm?puzzle=SEND+MORE=MONEY&base=16");
    let said = Cryptarithm::appendix(&instance, &solve(&instance)).unwrap();
    assert_eq!(said.lines().count(), 28);
    assert!(said.contains("F56D + 10E5 = 10652"), "{said}");
}

#[test]
fn every_step_of_any_puzzle_has_its_words() {
    for (link, instance) in super::brute::many(41, 300).chain(super::brute::solvable(43, 150)) {
        let answer = solve(&instance);
        let line = document::check::<Cryptarithm>(&instance, &answer).unwrap();
        for step in 1..=line.len() {
            let words = document::words::<Cryptarithm>(&instance, &line, Some(&answer), step).unwrap();
            for text in [&words.say, &words.why, &words.after] {
                let whole = !text.trim().is_empty() && !text.contains("  ") && !text.contains(" .");
                assert!(whole, "{link}, step {step}: {words:?}");
            }
            assert!(Cryptarithm::hint(&instance, &line.moves()[step - 1]).ends_with(['.', '?']), "{link}");
        }
    }
}
