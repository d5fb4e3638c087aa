use proptest::prelude::*;

use super::super::bits::{Cells, bit, each, has, size};
use super::super::board::{Board, Kind};
use super::super::model::{Back, Move, Why};
use super::super::reason::{Reason, reason};
use super::super::search::plain;
use super::super::spread::{blocks, spread};
use super::super::{Instance, Seating};
use super::brute::{list, rooms, touch};
use super::{instance, preset};
use crate::engine::{Puzzle, Timeline};

/// As many of `within` as can be had with no two touching, by trying all.
fn most(room: &Instance, within: Cells) -> usize {
    let Some(seat) = each(within).next() else { return 0 };
    let rest = within & !bit(seat);
    let apart =
        each(rest).filter(|other| !touch(room, seat, *other)).fold(0, |apart, other| apart | bit(other));
    most(room, rest).max(1 + most(room, apart))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// The widest spread is as wide as trying all makes it; blocks are blocks.
    #[test]
    fn spreads_are_widest(room in rooms(0), some: u64) {
        let within = room.room().all() & some;
        let found = spread(room.room(), within, usize::MAX);
        prop_assert_eq!(found & !within, 0);
        prop_assert!(each(found).all(|one| each(found).all(|other| !touch(&room, one, other))));
        prop_assert_eq!(size(found), most(&room, within));
        let blocks = blocks(room.room(), within);
        prop_assert_eq!(blocks.iter().fold(0, |all, block| all | block), within);
        prop_assert_eq!(blocks.iter().map(|block| size(*block)).sum::<usize>(), size(within));
        for block in blocks {
            prop_assert!(each(block).all(|one| each(block).all(|other| one == other || touch(&room, one, other))));
        }
    }

    /// Every reason given for a seat is true, by the rules alone.
    #[test]
    fn steps_have_true_reasons(room in rooms(2)) {
        let answer = Seating::solve(&room, &mut ());
        let line = Timeline::<Seating>::replay(&room, answer.moves().iter().cloned()).unwrap();
        for (before, mv) in line.states().iter().zip(line.moves()) {
            let Move::Seat(seat, group, why) = mv else { panic!("a seating that goes back") };
            true_of(&room, &Board::new(&room, before.seats()), usize::from(*seat), *group, why)?;
        }
        if answer.verdict() == "solved" {
            prop_assert!(Seating::is_goal(&room, line.states().last().unwrap()));
        }
    }

    /// The plain search can be watched: legal all the way, and each retreat for the reason it gives.
    #[test]
    fn retreats_have_true_reasons(room in rooms(2)) {
        prop_assume!(reason(&room).is_none());
        let moves = plain(&room).moves;
        let line = Timeline::<Seating>::replay(&room, moves).unwrap();
        for (before, mv) in line.states().iter().zip(line.moves()) {
            prop_assert!(room.conflicts(before.seats()).is_empty());
            if let Move::Clear(_, Back::Nobody(seat)) = mv {
                let board = Board::new(&room, before.seats());
                prop_assert!((0..room.groups().len()).all(|group| !may(&room, &board, group, usize::from(*seat))));
            }
            if let Move::Clear(_, Back::NoRoom(_)) = mv {
                prop_assert!(false, "the plain search does not look ahead");
            }
        }
    }
}

/// Whether one of a group may sit on a seat, by the rules alone.
fn may(room: &Instance, board: &Board<'_>, group: usize, seat: usize) -> bool {
    let seated = each(board.sets[group]).count();
    seated < usize::from(room.groups()[group].size)
        && each(board.sets[group]).all(|other| !touch(room, seat, other))
}

fn true_of(
    room: &Instance,
    board: &Board<'_>,
    seat: usize,
    group: u8,
    why: &Why,
) -> Result<(), TestCaseError> {
    let kinds = |seat: usize| {
        let mut kinds: Vec<(bool, u8)> = (0..room.groups().len())
            .filter(|group| may(room, board, *group, seat))
            .map(|group| match board.sets[group] {
                0 => (false, room.groups()[group].size),
                _ => (true, group as u8),
            })
            .collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    };
    prop_assert!(may(room, board, usize::from(group), seat));
    match why {
        Why::Only => prop_assert_eq!(kinds(seat).len(), 1),
        Why::Needed => {
            let at = usize::from(group);
            let open = each(board.free).filter(|seat| may(room, board, at, *seat));
            let open = open.fold(0, |open, seat| open | bit(seat));
            let needs = usize::from(room.groups()[at].size) - size(board.sets[at]);
            prop_assert!(has(open, seat));
            prop_assert!(most(room, open & !bit(seat)) < needs);
        }
        Why::Choice(many) => {
            prop_assert_eq!(kinds(seat).len(), usize::from(*many));
            prop_assert!(each(board.free).all(|other| kinds(other).len() >= usize::from(*many)));
        }
        other => prop_assert!(false, "{other:?} in a seating"),
    }
    Ok(())
}

#[test]
fn small_reasons_are_found() {
    let why = |link: &str| reason(&instance(link));
    assert_eq!(why("seating?room=XX/XX&groups=2,1,1"), Some(Reason::Crowd(0b1111)));
    assert_eq!(why("seating?room=XX&groups=2&touch=edge"), Some(Reason::Crowd(0b11)));
    let Some(Reason::Large(0, nine, blocks)) = reason(&preset("5 × 5, one")) else { panic!() };
    assert_eq!((size(nine), blocks.len()), (9, 9));
    assert_eq!(why("seating?room=XXX&groups=2,1&given=A1:A,B1:A"), Some(Reason::Touching(0, 1)));
    assert_eq!(why("seating?room=X.X.X&groups=2,1&given=A1:B,C1:B"), Some(Reason::Over(1)));
    assert_eq!(why("seating?room=XXX&groups=1,1,1&given=A1:A,C1:B"), None);
    assert_eq!(why("seating?room=XX/XX&groups=1,1,1,1"), None);
    // A pair needs both ends of a row of three.
    assert_eq!(why("seating?room=XXX&groups=2,1&given=A1:B"), Some(Reason::NoRoom(0, 0b10)));
    assert_eq!(why("seating?room=X.X/.X.&groups=1,2&given=A1:A,C1:B"), Some(Reason::Nobody(2)));
}

#[test]
fn kinds_are_groups_seated_or_sizes() {
    let room = instance("seating?room=X.X.X&groups=1,1,1&given=A1:B");
    let board = Board::new(&room, room.given());
    assert_eq!(board.kinds(1), [Kind::Fresh(1)], "two groups of one, nobody of either seated");
    let room = instance("seating?room=X.X.X&groups=2,1&given=A1:A");
    let board = Board::new(&room, room.given());
    assert_eq!(board.kinds(1), [Kind::Known(0), Kind::Known(1)], "the last of its size is known");
}

#[test]
fn nobody_else_is_refused_only_where_the_hole_is_off_the_centre() {
    for hole in 0..9 {
        let seat = |at: usize| if at == hole { '.' } else { 'X' };
        let rows: Vec<String> =
            (0..3).map(|row| (0..3).map(|column| seat(row * 3 + column)).collect()).collect();
        let room = instance(&format!("seating?room={}&groups=2,2,2,2", rows.join("/")));
        let verdict = Seating::solve(&room, &mut ()).verdict();
        assert_eq!(verdict, if hole == 4 { "solved" } else { "impossible" }, "hole {hole}");
        assert_eq!(list(&room, 100_000).unwrap().len(), if hole == 4 { 13 } else { 0 });
    }
}
