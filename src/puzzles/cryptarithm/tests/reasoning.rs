use super::super::board::{Board, digits};
use super::super::model::{self, Move, Other, Scratch};
use super::super::narrow::{bounds, parity};
use super::super::reason::places;
use super::super::ways::{Span, ways};
use super::super::{Cryptarithm, Instance};
use super::brute::{many, solutions, solvable};
use super::{ALL, instance, posed, solve};
use crate::engine::{Answer, Puzzle, document};

/// Whether a solution is among what a board leaves, its carries too.
fn leaves(instance: &Instance, board: &Board, digits: &[u8]) -> bool {
    let base = i64::from(instance.base());
    board.letters.iter().zip(digits).all(|(set, digit)| set >> digit & 1 == 1)
        && instance.sums().iter().zip(&board.carries).all(|(sum, carries)| {
            let mut carry = 0;
            let columns = sum.columns.iter().zip(carries).all(|(column, (least, most))| {
                let fits = (*least..=*most).contains(&carry);
                let total = column.total(|letter| i64::from(digits[usize::from(letter)]));
                assert_eq!((carry + total).rem_euclid(base), 0, "a solution balances every column");
                carry = (carry + total).div_euclid(base);
                fits
            });
            columns && carry == 0
        })
        && board.links.iter().all(|link| {
            let value = |letter: u8| i64::from(digits[usize::from(letter)]);
            value(link.one) - value(link.other) == link.more
        })
}

/// Follows the reasoning beside all solutions: no step may lose one, and none may be there where it closes.
fn sound(link: &str, instance: &Instance, all: &[Vec<u8>]) {
    let answer = solve(instance);
    let evidence = answer.evidence().unwrap();
    let moves = if all.is_empty() { &evidence.moves } else { answer.moves() };
    let mut here: Scratch = (*model::start(instance).scratch).clone();
    for (at, mv) in moves.iter().enumerate() {
        let next = model::step(instance, &here, mv).unwrap_or_else(|why| panic!("{link}, step {at}: {why}"));
        let left = |board: &Board| all.iter().filter(|digits| leaves(instance, board, digits)).count();
        match mv {
            Move::Reason(_) => assert_eq!(left(&next.board), left(&here.board), "{link}, step {at}: {mv:?}"),
            Move::Close(_) => {
                assert_eq!(left(&here.board), 0, "{link}, step {at}: {mv:?}");
                if let Some(case) = here.cases.last() {
                    assert_eq!(left(&next.board), left(&case.before), "{link}, step {at}");
                }
            }
            Move::Follow(_, _, Other::Lead(good)) => {
                assert!(
                    *good > 1 && left(&next.board) > 0 && left(&next.board) < left(&here.board),
                    "{link}"
                );
            }
            Move::Follow(_, _, Other::Searched) => {
                assert_eq!((left(&next.board), left(&here.board)), (1, 1), "{link}");
            }
            Move::Follow(..) => assert!(left(&next.board) > 0, "{link}"),
            Move::Suppose(..) => assert!(next.cases.len() == here.cases.len() + 1),
            _ => panic!("{link}: {mv:?} is no reasoning"),
        }
        here = next;
    }
    match &answer {
        Answer::Solved { .. } => assert!(here.board.complete() && here.cases.is_empty(), "{link}"),
        _ => assert_eq!(here.closed, evidence.finished, "{link}"),
    }
    assert!(document::check::<Cryptarithm>(instance, &answer).is_ok(), "{link}");
}

#[test]
fn no_reason_loses_a_solution() {
    let (mut closed, mut cases) = (0, 0);
    for (link, instance) in many(23, 1000).chain(solvable(29, 400)) {
        let all = solutions(&instance);
        sound(&link, &instance, &all);
        let evidence = solve(&instance).evidence().unwrap().clone();
        closed += usize::from(evidence.total == 0 && evidence.finished);
        cases += evidence.cases;
    }
    assert!(closed > 100 && cases > 150, "{closed} closed, {cases} cases: too few to tell");
}

#[test]
fn nor_in_the_classics() {
    for puzzle in ALL {
        let instance = posed(puzzle);
        let all = solve(&instance).evidence().unwrap().solutions.clone();
        sound(puzzle, &instance, &all);
    }
}

#[test]
fn the_two_great_ones_need_no_case() {
    for puzzle in ["SEND+MORE=MONEY", "DONALD+GERALD=ROBERT&given=D:5"] {
        let answer = solve(&posed(puzzle));
        let evidence = answer.evidence().unwrap();
        assert_eq!((evidence.cases, evidence.followed), (0, 0), "{puzzle}");
        assert!(answer.moves().iter().all(|mv| matches!(mv, Move::Reason(_))), "{puzzle}");
        assert!(answer.moves().len() <= 10, "{puzzle}: {} steps", answer.moves().len());
    }
    // Without D all is forced too, by cases that close.
    let evidence = solve(&posed("DONALD+GERALD=ROBERT")).evidence().unwrap().clone();
    assert!(evidence.followed == 0 && evidence.cases <= 6 && evidence.deepest <= 2, "{evidence:?}");
}

/// How far the reasons come on published sums that have one solution: none needs more than a few cases, and only one
/// a search.
#[test]
fn the_reasons_are_enough_for_published_sums() {
    const NO_CASE: [&str; 18] = [
        "SEND+MORE=MONEY",
        "EAT+THAT=APPLE",
        "BASE+BALL=GAMES",
        "FIFTY+STATES=AMERICA",
        "COCA+COLA=OASIS",
        "LYNNE+LOOKS=SLEEPY",
        "HERE+SHE=COMES",
        "SATURN+URANUS=PLANETS",
        "NO+GUN+NO=HUNT",
        "MEMO+FROM=HOMER",
        "USA+USSR=PEACE",
        "CLOCK+TICK+TOCK=PLANET",
        "УДАР+УДАР=ДРАКА",
        "ВАГОН+ВАГОН=СОСТАВ",
        "КНИГА+КНИГА+КНИГА=НАУКА",
        "КОКА+КОЛА=ВОДА",
        "HE+SEES+THE=LIGHT",
        "NO+NO+TOO=LATE",
    ];
    const CASES: [&str; 9] = [
        "DONALD+GERALD=ROBERT",
        "CROSS+ROADS=DANGER",
        "FORTY+TEN+TEN=SIXTY",
        "DOUBLE+DOUBLE+TOIL=TROUBLE",
        "THREE+THREE+TWO+TWO+ONE=ELEVEN",
        "SEVEN+SEVEN+SIX=TWENTY",
        "CINQ+CINQ+VINGT=TRENTE",
        "APPLE+LEMON=BANANA",
        "AND+A+STRONG+OFFENSE+AS+A+GOOD=DEFENSE",
    ];
    for puzzle in NO_CASE.iter().chain(&CASES) {
        let evidence = solve(&posed(puzzle)).evidence().unwrap().clone();
        assert_eq!((evidence.total, evidence.followed), (1, 0), "{puzzle}");
        assert_eq!(evidence.cases == 0, NO_CASE.contains(puzzle), "{puzzle}: {} cases", evidence.cases);
        assert!(evidence.cases <= 6 && evidence.deepest <= 2, "{puzzle}");
    }
    let water = solve(&posed("EARTH+AIR+FIRE+WATER=NATURE")).evidence().unwrap().clone();
    assert!(water.total == 1 && water.followed > 0, "better than known: say so in ARCHITECTURE.md");
}

/// Random boards of a puzzle: letters lose digits, carries their ends.
fn boards(instance: &Instance, seed: u64) -> impl Iterator<Item = Board> {
    let mut random = fastrand::Rng::with_seed(seed);
    let start = Board::new(instance);
    std::iter::from_fn(move || {
        let mut board = start.clone();
        for set in &mut board.letters {
            let fewer = *set & random.u64(..);
            if fewer != 0 {
                *set = fewer;
            }
        }
        for carry in board.carries.iter_mut().flatten() {
            if random.bool() && carry.0 < carry.1 {
                carry.0 += i64::from(random.bool());
                carry.1 -= i64::from(random.bool() && carry.0 < carry.1);
            }
        }
        Some(board)
    })
}

#[test]
fn a_column_keeps_just_what_has_a_way() {
    for puzzle in ["SEND+MORE=MONEY&base=6", "AA+BB=CDA&base=7", "AB*CB=DAC&base=5", "A3+B+B=CA&base=8"] {
        let Ok(draft) = crate::engine::Link::parse(&format!("cryptarithm?puzzle={puzzle}")) else { continue };
        let instance = crate::engine::lab::instance::<Cryptarithm>(&draft).unwrap();
        for board in boards(&instance, 5).take(200).filter(|board| !board.empty() && board.twins().is_none())
        {
            for (sum, first) in places(&instance) {
                one_column(&instance, &board, (sum, first));
            }
        }
    }
}

fn one_column(instance: &Instance, board: &Board, at: (u8, u8)) {
    let column = &instance.sums()[usize::from(at.0)].columns[usize::from(at.1)];
    let base = i64::from(instance.base());
    let carries = &board.carries[usize::from(at.0)];
    let (least, most) = carries[usize::from(at.1)];
    let (low, high) = carries[usize::from(at.1) + 1];
    // Every way by itself: all digits for all letters, all carries.
    let mut seen = vec![0_u64; board.letters.len()];
    let mut count = 0;
    let mut value = vec![0_i64; board.letters.len()];
    fn fill(rest: &[u8], board: &Board, value: &mut Vec<i64>, used: u64, each: &mut dyn FnMut(&[i64])) {
        let [letter, rest @ ..] = rest else { return each(value) };
        for digit in digits(board.letters[usize::from(*letter)] & !used) {
            value[usize::from(*letter)] = i64::from(digit);
            fill(rest, board, value, used | 1 << digit, each);
        }
    }
    fill(&column.letters, board, &mut value, 0, &mut |value| {
        for carry in least..=most {
            let total = column.total(|letter| value[usize::from(letter)]) + carry;
            if total.rem_euclid(base) == 0 && (low..=high).contains(&total.div_euclid(base)) {
                count += 1;
                for letter in &column.letters {
                    seen[usize::from(*letter)] |= 1 << value[usize::from(*letter)];
                }
            }
        }
    });
    let span = Span { sum: at.0, first: at.1, columns: 1, linked: false };
    // Letters that are known take their digits from the others at once, as they do in play.
    let mut settled = board.clone();
    settled.settle();
    if settled == *board
        && let Some(all) = ways(instance, board, span, &mut 0)
    {
        assert_eq!(all.count, count, "{at:?} {column:?} {all:?} {board:?}");
        for (letter, set) in all.letters.iter().zip(&all.digits) {
            assert_eq!(*set, seen[usize::from(*letter)], "{at:?} {board:?}");
        }
    }
    for after in [bounds(instance, board, at), parity(instance, board, at)].into_iter().flatten() {
        if count > 0 && settled == *board {
            assert!(!after.empty(), "{at:?} {board:?}");
            for letter in &column.letters {
                // A letter elsewhere may have been left with one digit, and take it.
                let known = after.letters.iter().filter(|set| set.is_power_of_two());
                let taken = known.fold(0, |taken, set| taken | set);
                let lost = seen[usize::from(*letter)] & !after.letters[usize::from(*letter)] & !taken;
                assert_eq!(lost, 0, "{at:?} {board:?}");
            }
        }
    }
}

#[test]
fn from_the_middle_it_goes_on() {
    for puzzle in ["DONALD+GERALD=ROBERT", "CROSS+ROADS=DANGER", "CAT*CAN=NATION"] {
        let instance = posed(puzzle);
        let line = document::check::<Cryptarithm>(&instance, &solve(&instance)).unwrap();
        for state in line.states() {
            let here = Cryptarithm::from_here(&instance, state);
            let rest = solve(&here);
            let left = document::check::<Cryptarithm>(&here, &rest).unwrap();
            let end = left.states().last().unwrap();
            assert!(Cryptarithm::is_goal(&instance, end) || end.scratch.closed, "{puzzle}");
        }
    }
}

#[test]
fn tampered_reasoning_is_refused() {
    let instance = instance("cryptarithm?puzzle=SEND+MORE=MONEY");
    let answer = solve(&instance);
    // Each of the steps is needed: without it a later one says nothing, or the end is not reached.
    for at in 0..answer.moves().len() {
        let mut moves = answer.moves().to_vec();
        moves.remove(at);
        let Answer::Solved { best, evidence, .. } = answer.clone() else { panic!() };
        let tampered = Answer::Solved { moves, best, evidence };
        assert!(document::check::<Cryptarithm>(&instance, &tampered).is_err(), "step {}", at + 1);
    }
}
