use super::*;
use crate::engine::document;
use crate::puzzles::tracks::rules::Rule;
use crate::puzzles::tracks::{Meet, search};

#[test]
fn fewer_than_seven_places_never_do() {
    for many in 3..=6 {
        assert_eq!(every(many).filter(|rows| shares(rows, |share| share > 0)).count(), 0, "{many}");
        for meet in ["equal", "some"] {
            let instance = instance(&format!("tracks?places={many}&meet={meet}"));
            assert!(instance.rule().is_none());
            let answer = Tracks::solve(&instance, &mut ());
            assert!(matches!(&answer, Answer::Impossible { evidence } if evidence.size), "{many} {meet}");
        }
    }
}

#[test]
fn seven_places_have_240() {
    assert_eq!(seven().len(), 240);
    // At least one is exactly one there.
    assert_eq!(every(7).filter(|rows| shares(rows, |share| share > 0)).count(), 240);
    for meet in ["equal", "some"] {
        let (_, evidence) = solved(&instance(&format!("tracks?places=7&meet={meet}")));
        assert_eq!((evidence.total, evidence.complete, evidence.listed.len()), (240, true, 240));
        let mut listed = evidence.listed.clone();
        let mut all = seven().to_vec();
        listed.sort();
        all.sort();
        assert_eq!(listed, all);
    }
}

#[test]
fn counts_of_random_tracks_are_those_of_all_networks() {
    let mut random = fastrand::Rng::with_seed(9);
    let mut kinds = [0; 3];
    for _ in 0..1500 {
        let whole = &seven()[random.usize(..240)];
        let board = some_of(&mut random, whole);
        let meet = if random.bool() { Meet::Equal } else { Meet::Some };
        let places = "ABCDEFG".chars().map(String::from).collect();
        let instance = Instance::new(places, board, meet);
        let right = with(&board).count();
        let answer = Tracks::solve(&instance, &mut ());
        let evidence = answer.evidence().unwrap();
        assert_eq!((evidence.total, evidence.complete), (right as u128, true), "{:?}", instance.draft());
        assert_eq!(answer.verdict(), if right == 0 { "impossible" } else { "solved" });
        document::check::<Tracks>(&instance, &answer).unwrap();
        if right > 1 {
            assert_eq!(evidence.listed.len(), right);
            assert!(evidence.listed.iter().all(|rows| with(&board).any(|other| other == rows)));
        }
        kinds[right.min(2)] += 1;
    }
    assert!(kinds.into_iter().all(|kind| kind > 100), "{kinds:?}");
}

/// Row by row, without any deduction: two rows are compared when both are whole.
fn plainly(many: u8, right: &dyn Fn(u32) -> bool) -> Vec<Vec<Places>> {
    fn go(many: u8, rows: &mut Vec<Places>, right: &dyn Fn(u32) -> bool, found: &mut Vec<Vec<Places>>) {
        let at = rows.len() as u8;
        if at == many {
            found.push(rows.clone());
            return;
        }
        let led = |other: &u8| rows[usize::from(*other)] >> at & 1 == 0;
        let fixed = (0..at).filter(led).fold(0, |row, other| row | 1 << other);
        for ways in 0u32..1 << (many - at - 1) {
            let row = fixed | ways << (at + 1);
            if rows.iter().all(|other| right((other & row).count_ones())) {
                rows.push(row);
                go(many, rows, right, found);
                rows.pop();
            }
        }
    }
    let mut found = Vec::new();
    go(many, &mut Vec::new(), right, &mut found);
    found
}

#[test]
fn eight_places_are_counted_as_by_trying_row_by_row() {
    let right = plainly(8, &|share| share > 0).len();
    assert_eq!(right, 109_440);
    let (_, evidence) = solved(&instance("tracks?places=8&meet=some"));
    assert_eq!((evidence.total, evidence.complete), (right as u128, true));
    assert_eq!(plainly(7, &|share| share == 1).len(), 240);
}

#[test]
fn eight_places_with_tracks_given_too() {
    let mut random = fastrand::Rng::with_seed(4);
    let all = Rule::some(8).unwrap();
    let listed = plainly(8, &|share| share > 0);
    for _ in 0..60 {
        let whole = &listed[random.usize(..listed.len())];
        let mut board = Board::new(8);
        for track in Board::of(whole).tracks().filter(|_| random.u8(..4) == 0) {
            board.lay(track);
        }
        let right = listed.iter().filter(|rows| board.tracks().all(|track| runs(rows, track))).count();
        let counted = search::count(&board, &all, u128::MAX, &mut ());
        assert_eq!((counted.total, counted.complete), (right as u128, true));
    }
}

#[test]
fn needless_and_fewest_are_those_of_trying_all() {
    let mut random = fastrand::Rng::with_seed(5);
    let mut told = 0;
    while told < 60 {
        let whole = &seven()[random.usize(..240)];
        let board = some_of(&mut random, whole);
        if with(&board).count() != 1 {
            continue;
        }
        told += 1;
        let places = "ABCDEFG".chars().map(String::from).collect();
        let (_, evidence) = solved(&Instance::new(places, board, Meet::Equal));
        let clues = evidence.clues.unwrap();
        let given: Vec<Track> = board.tracks().collect();
        let alone = |some: &[Track]| {
            let mut board = Board::new(7);
            some.iter().for_each(|track| board.lay(*track));
            with(&board).count() == 1
        };
        for track in &given {
            let rest: Vec<Track> = given.iter().copied().filter(|other| other != track).collect();
            assert_eq!(clues.needless.contains(track), alone(&rest));
        }
        let choice = |ways: &u32| -> Vec<Track> {
            given.iter().enumerate().filter(|(at, _)| ways >> at & 1 == 1).map(|(_, track)| *track).collect()
        };
        let least = (0u32..1 << given.len()).filter(|ways| alone(&choice(ways))).map(u32::count_ones).min();
        let fewest = clues.fewest.unwrap();
        assert!(alone(&fewest) && fewest.iter().all(|track| given.contains(track)));
        assert_eq!(Some(fewest.len() as u32), least);
        assert!(alone(&clues.any.clone().unwrap()));
        assert_eq!(clues.any.unwrap().len(), 6);
    }
}

#[test]
fn no_five_tracks_leave_one_network() {
    // All networks are one but for names, so one of them is enough.
    let whole = &seven()[0];
    let tracks: Vec<Track> = Board::of(whole).tracks().collect();
    let others: Vec<u32> = seven()[1..]
        .iter()
        .map(|rows| (0..21).filter(|at| !runs(rows, tracks[*at])).fold(0, |set, at| set | 1 << at))
        .collect();
    let leaves = |ways: u32| others.iter().all(|turned| turned & ways != 0);
    assert!((0u32..1 << 21).filter(|ways| ways.count_ones() <= 5).all(|ways| !leaves(ways)));
    assert!((0u32..1 << 21).filter(|ways| ways.count_ones() == 6).any(leaves));
}
