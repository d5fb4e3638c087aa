use super::*;
use crate::puzzles::tracks::theory::{Made, fit, model, threes};
use crate::puzzles::tracks::{Meet, rules::Rule, search};

fn factorial(many: u128) -> u128 {
    (1..=many).product()
}

#[test]
fn the_classic() {
    let instance = instance("tracks");
    let (moves, _) = solved(&instance);
    let end = moves
        .iter()
        .fold(Tracks::start(&instance), |state, mv| Tracks::apply(&instance, &state, mv).unwrap());
    let mut told: Vec<String> = end.tracks().map(|track| instance.written(track)).collect();
    told.sort();
    let mut right: Vec<&str> =
        "SU SO ST UO UN UP OT ON OQ NP NT NS TU TP TQ PQ PS PO QS QU QN".split(' ').collect();
    right.sort_unstable();
    assert_eq!(told, right);
}

/// Networks with equal sharing are known up to names: one each of 7 and 11 places, two of 15, two of 19; with 21, 55, 21
/// and 21, 171 and 3 ways to rename one to itself.
#[test]
fn counts_agree_with_what_is_known_up_to_names() {
    for (many, total) in [
        (7, factorial(7) / 21),
        (11, factorial(11) / 55),
        (15, 2 * factorial(15) / 21),
        (19, factorial(19) / 171 + factorial(19) / 3),
    ] {
        let counted = search::count(&Board::new(many), &Rule::equal(many).unwrap(), u128::MAX, &mut ());
        assert_eq!((counted.total, counted.complete), (total, true), "{many}");
    }
}

#[test]
fn theory_shares_equally() {
    for (many, share, three) in [(7, 1, false), (11, 2, false), (15, 3, false), (19, 4, true), (23, 5, true)]
    {
        let model = model(many, Meet::Equal).unwrap();
        assert_eq!(model.rows.len(), usize::from(many));
        assert!(shares(&model.rows, |got| got == share), "{many}");
        let board = Board::of(&model.rows);
        assert!(board.whole());
        assert_eq!(board.tracks().count(), usize::from(many) * usize::from(many - 1) / 2);
        assert_eq!(threes(&board), three, "{many}");
    }
    for many in 8..=23 {
        let model = model(many, Meet::Some).unwrap();
        assert!(shares(&model.rows, |got| got > 0), "{many}");
        assert_eq!(Board::of(&model.rows).tracks().count(), usize::from(many) * usize::from(many - 1) / 2);
        assert!(!matches!((many, model.made), (11, Made::Grown)));
    }
    for many in [3, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22] {
        assert_eq!(model(many, Meet::Equal), None, "{many}");
        assert_eq!(Rule::equal(many), None, "{many}");
    }
}

/// Of the eight ways to lead from each place by the same steps round seven, two share.
#[test]
fn of_the_rings_of_seven_two_share() {
    let ring = |steps: [u8; 3]| -> Vec<Places> {
        (0..7u8).map(|from| steps.iter().fold(0, |row, step| row | 1 << ((from + step) % 7))).collect()
    };
    let mut right = Vec::new();
    for ways in 0..8u8 {
        let steps = [0, 1, 2].map(|at| if ways >> at & 1 == 1 { at + 1 } else { 6 - at });
        if shares(&ring(steps), |share| share == 1) {
            right.push(steps);
        }
    }
    right.iter_mut().for_each(|steps| steps.sort_unstable());
    right.sort_unstable();
    assert_eq!(right, [[1, 2, 4], [3, 5, 6]]);
    assert!(!shares(&ring([1, 2, 3]), |share| share == 1));
}

#[test]
fn fitted_places_keep_what_is_given() {
    let mut random = fastrand::Rng::with_seed(2);
    for many in [11, 15, 19, 23] {
        let model = model(many, Meet::Equal).unwrap();
        for _ in 0..20 {
            // Tracks of a network whose places were named at random.
            let mut names: Vec<u8> = (0..many).collect();
            random.shuffle(&mut names);
            let mut board = Board::new(many);
            for track in Board::of(&model.rows).tracks().filter(|_| random.u8(..12) == 0) {
                let (from, to) = (names[usize::from(track.from)], names[usize::from(track.to)]);
                board.lay(Track { from, to });
            }
            let Some(numbers) = fit(&board, &model) else { continue };
            let kept = |track: Track| {
                let (from, to) = (numbers[usize::from(track.from)], numbers[usize::from(track.to)]);
                model.rows[usize::from(from)] >> to & 1 == 1
            };
            assert!(board.tracks().all(kept));
            let mut all = numbers.clone();
            all.sort_unstable();
            assert!((0..many).eq(all));
        }
    }
}

#[test]
fn large_networks_are_solved_from_a_few_tracks_too() {
    for link in [
        "tracks?places=23&given=AB,BC,CA,DE",
        "tracks?places=15&given=AB,BC,CA,DA,EA",
        "tracks?places=11&given=AB,BC,CD,DE,EF,FG,GH,HI,IJ,JK,KA",
        "tracks?places=13&given=AB,BC,CA,DA&meet=some",
        "tracks?places=10&given=AB,BC,CA,DA&meet=some",
    ] {
        let instance = instance(link);
        let answer = Tracks::solve(&instance, &mut ());
        let line = crate::engine::document::check::<Tracks>(&instance, &answer).unwrap();
        assert!(Tracks::is_goal(&instance, line.states().last().unwrap()), "{link}");
    }
}
