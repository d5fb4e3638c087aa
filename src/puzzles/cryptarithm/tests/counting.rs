use super::super::{Cryptarithm, model::solves};
use super::brute::{many, right, solutions};
use super::{evidence, instance, posed, solve};
use crate::engine::{Answer, Puzzle};

#[test]
fn counts_are_those_of_all_permutations() {
    for (link, instance) in many(7, 1200).chain(super::brute::solvable(13, 150)) {
        let mut plain = solutions(&instance);
        let evidence = evidence(&instance);
        assert!(evidence.complete, "{link}");
        assert_eq!(evidence.total, plain.len() as u64, "{link}");
        let mut found = evidence.solutions;
        found.sort_unstable();
        plain.sort_unstable();
        assert_eq!(found, plain, "{link}");
    }
}

#[test]
fn what_solves_is_what_adds_up() {
    let mut random = fastrand::Rng::with_seed(3);
    for (link, instance) in many(11, 300) {
        for _ in 0..40 {
            let digits: Vec<u8> = instance.letters().iter().map(|_| random.u8(0..instance.base())).collect();
            let mut once = digits.clone();
            once.sort_unstable();
            once.dedup();
            let distinct = once.len() == digits.len();
            assert_eq!(
                solves(&instance, &digits),
                distinct && right(&instance, &digits),
                "{link} {digits:?}"
            );
        }
    }
}

#[test]
fn longer_words_too() {
    for (puzzle, total) in [
        ("SEND+MORE=MONEY", 1),
        ("DONALD+GERALD=ROBERT", 1),
        ("ONE+THREE+FOUR=EIGHT", 22),
        ("TO+GET=HER", 180),
        ("CAT*DOG=FIGHT", 16),
        ("HI*NT=FOOT", 28),
    ] {
        assert_eq!(evidence(&posed(puzzle)).total, total, "{puzzle}");
    }
    let six = instance("cryptarithm?puzzle=AB*C=DEF&base=8");
    assert_eq!(evidence(&six).total, solutions(&six).len() as u64);
}

#[test]
fn published_figures() {
    let bases = [8, 9, 10, 11, 12, 13, 14, 15, 16];
    let totals: Vec<u64> = bases
        .iter()
        .map(|base| evidence(&instance(&format!("cryptarithm?puzzle=SEND+MORE=MONEY&base={base}"))).total)
        .collect();
    assert_eq!(totals, [0, 0, 1, 3, 6, 10, 15, 21, 28]);
    assert_eq!(evidence(&instance("cryptarithm?puzzle=SEND+MORE=MONEY&zeros=yes")).total, 25);
}

#[test]
fn over_a_million_are_counted_and_a_thousand_kept() {
    let many = instance("cryptarithm?puzzle=A+B+C+D+E+F=GH&base=14");
    let evidence = evidence(&many);
    assert!(evidence.complete && evidence.total > 500_000);
    assert_eq!(evidence.solutions.len(), 1000);
    assert!(evidence.solutions.iter().all(|digits| right(&many, digits)));
    let mut once = evidence.solutions.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), 1000, "each once");
    // The letters added are interchangeable, so their orders come together.
    assert_eq!(evidence.total % 720, 0);
}

#[test]
fn what_is_too_much_says_how_far_it_came() {
    let answer = solve(&instance("cryptarithm?puzzle=A+B+C+D+E+F+G+H+I=JK&base=36"));
    let Answer::Solved { best: false, evidence, .. } = &answer else { panic!("{}", answer.verdict()) };
    assert!(!evidence.complete && evidence.total > 1000);
    let headline = Cryptarithm::headline(&instance("cryptarithm?puzzle=A+B=C"), &answer);
    assert!(headline.starts_with("More than "), "{headline}");
}

#[test]
fn progress_and_the_first_solutions_are_told() {
    struct Ear(Vec<u64>, usize);
    impl crate::engine::Reporter for Ear {
        fn progress(&mut self, progress: crate::engine::Progress) {
            self.0.push(progress.done);
        }
        fn found(&mut self, findings: Vec<u8>) {
            let findings: Vec<super::super::Finding> = crate::engine::job::decode(&findings).unwrap();
            self.1 += findings.len();
        }
    }
    let mut ear = Ear(Vec::new(), 0);
    Cryptarithm::solve(&instance("cryptarithm?puzzle=A+B+C+D+E+F=GH&base=14"), &mut ear);
    assert!(ear.0.len() > 3 && ear.0.is_sorted(), "{:?}", ear.0);
    assert_eq!(ear.1, 1000);
}
