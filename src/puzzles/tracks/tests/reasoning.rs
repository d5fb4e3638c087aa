use super::*;
use crate::engine::{Timeline, document};
use crate::puzzles::tracks::rules::{Clash, Forced, Rule, at_pair, at_place, follows};
use crate::puzzles::tracks::suppose::{Chain, refute};
use crate::puzzles::tracks::{Meet, Reason};

fn named(board: Board) -> Instance {
    Instance::new("ABCDEFG".chars().map(String::from).collect(), board, Meet::Equal)
}

#[test]
fn every_reason_is_true_of_all_networks() {
    let mut random = fastrand::Rng::with_seed(12);
    let mut supposed = 0;
    for _ in 0..600 {
        let whole = &seven()[random.usize(..240)];
        let board = some_of(&mut random, whole);
        let instance = named(board);
        let answer = Tracks::solve(&instance, &mut ());
        let line = document::check::<Tracks>(&instance, &answer).unwrap();
        for (before, mv) in line.states().iter().zip(line.moves()) {
            match mv {
                Move::Lay(track, Reason::Free) => {
                    assert!(with(&before.with(*track)).next().is_some());
                    assert!(with(&before.with(track.turned())).next().is_some());
                }
                Move::Lay(track, reason) => {
                    assert!(with(&before.with(track.turned())).next().is_none(), "{track:?} {reason:?}");
                    supposed += usize::from(*reason == Reason::Supposed);
                }
                Move::Stop(_) => assert!(with(before).next().is_none()),
                _ => {}
            }
        }
    }
    assert!(supposed > 30, "{supposed}");
}

fn clashes(board: &Board, rule: &Rule, clash: Clash) -> bool {
    match clash {
        Clash::Many(at) | Clash::Few(at) => at_place(board, rule, at) == Err(clash),
        Clash::Twice(one, other) | Clash::Never(one, other) => {
            at_pair(board, rule, (one, other)) == Err(clash)
        }
    }
}

#[test]
fn each_link_of_a_chain_follows_from_those_told_before_it() {
    let mut random = fastrand::Rng::with_seed(3);
    let rule = Rule::equal(7).unwrap();
    let mut longest = 0;
    for _ in 0..800 {
        let whole = &seven()[random.usize(..240)];
        let board = some_of(&mut random, whole);
        if follows(&board, &rule).is_err() {
            continue;
        }
        for track in board.gaps().flat_map(|track| [track, track.turned()]) {
            let Some(Chain { supposed, links, clash }) = refute(&board, &rule, track) else { continue };
            assert_eq!(supposed, track);
            assert!(with(&board.with(track)).next().is_none());
            let mut now = board.with(supposed);
            for (link, why) in &links {
                let at = match why {
                    super::super::rules::Why::Full(at) | super::super::rules::Why::Led(at) => {
                        vec![at_place(&now, &rule, *at).unwrap()]
                    }
                    super::super::rules::Why::Met(one, other)
                    | super::super::rules::Why::Must(one, other) => {
                        at_pair(&now, &rule, (*one, *other)).unwrap().to_vec()
                    }
                };
                let found =
                    at.into_iter().flatten().filter(|forced| forced.why == *why).flat_map(Forced::tracks);
                assert!(found.collect::<Vec<_>>().contains(link), "{link:?} {why:?}");
                now.lay(*link);
            }
            assert!(clashes(&now, &rule, clash), "{clash:?}");
            longest = longest.max(links.len());
        }
    }
    assert!(longest > 3, "{longest}");
}

#[test]
fn the_classic_is_reasoned_without_supposing() {
    let (moves, evidence) = solved(&instance("tracks"));
    assert_eq!(moves.len(), 11);
    assert!(moves.iter().all(|mv| matches!(mv, Move::Lay(_, Reason::Forced(_)))));
    assert_eq!((evidence.total, evidence.clues.unwrap().needless.len()), (1, 7));
    // S and N can only meet at T.
    let must = Reason::Forced(super::super::rules::Why::Must(0, 4));
    assert_eq!(moves[4], Move::Lay(Track { from: 4, to: 3 }, must));
}

#[test]
fn a_false_reason_is_refused() {
    let instance = instance("tracks");
    let (moves, _) = solved(&instance);
    let Move::Lay(track, reason) = moves[0] else { panic!() };
    let start = Tracks::start(&instance);
    for (track, reason) in
        [(track.turned(), reason), (track, Reason::Forced(super::super::rules::Why::Full(1)))]
    {
        assert!(Tracks::apply(&instance, &start, &Move::Lay(track, reason)).is_err());
    }
    let q = |from, to| Track { from, to };
    assert!(Tracks::apply(&instance, &start, &Move::Lay(q(4, 6), Reason::Supposed)).is_err());
    assert!(Tracks::apply(&instance, &start, &Move::Stop(Clash::Many(0))).is_err());
}

#[test]
fn what_a_person_does() {
    let instance = instance("tracks?places=7&given=AB");
    let lay = |from, to| Move::Put(Track { from, to });
    let mut line = Timeline::<Tracks>::new(&instance);
    line.extend(&instance, [lay(0, 2), lay(2, 0), lay(3, 4)]).unwrap();
    assert_eq!(instance.listed(line.state().tracks()), "AB,CA,DE", "laid the other way, a track is turned");
    for refused in [
        lay(0, 1),
        lay(1, 0),
        lay(3, 4),
        lay(3, 3),
        lay(3, 7),
        lay(255, 0),
        Move::Take(Track { from: 0, to: 1 }),
    ] {
        assert!(Tracks::apply(&instance, line.state(), &refused).is_err(), "{refused:?}");
    }
    for refused in [
        Move::Whole(vec![]),
        Move::Whole(vec![255; 7]),
        Move::Row(9, 1),
        Move::Take(Track { from: 5, to: 6 }),
    ] {
        assert!(Tracks::apply(&instance, line.state(), &refused).is_err(), "{refused:?}");
    }
    line.extend(&instance, [Move::Take(Track { from: 3, to: 4 })]).unwrap();
    assert_eq!(instance.listed(line.state().tracks()), "AB,CA");
}

#[test]
fn standing_names_what_is_wrong() {
    // A leads to four.
    let wrong = instance("tracks?places=7&given=AB,AC,AD,AE");
    let answer = Tracks::solve(&wrong, &mut ());
    let (title, text) = Tracks::standing(&wrong, &[], Some(&answer), None);
    assert_eq!(title, "No, this cannot be completed");
    assert_eq!(text, "A leads to B, C, D and E, and no place can lead to more than three.");
    let right = instance("tracks");
    let answer = Tracks::solve(&right, &mut ());
    assert_eq!(Tracks::standing(&right, &[], Some(&answer), None).1, "There is one way to lay the rest.");
}
