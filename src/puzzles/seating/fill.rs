//! A seating filled in seat by seat, whatever follows first.

use super::Instance;
use super::board::{Board, Deduction};
use super::model::{Move, Why};

/// The moves that lead to `seating`, which must be right: for each seat its group.
pub fn fill(instance: &Instance, seating: &[u8]) -> Vec<Move> {
    let mut board = Board::new(instance, instance.given());
    let mut moves = Vec::new();
    while board.free != 0 {
        let (seat, why) = match board.deduce() {
            Some(Deduction::Only(seat, _)) => (seat, Why::Only),
            Some(Deduction::Needed(seat, _)) => (seat, Why::Needed),
            // Neither follows on the way to a right seating.
            Some(Deduction::Nobody(_) | Deduction::NoRoom(_)) => break,
            None => match board.choice() {
                Some((seat, kinds)) => (seat, Why::Choice(kinds.len() as u8)),
                None => break,
            },
        };
        let group = seating[seat];
        board.seat(seat, group);
        moves.push(Move::Seat(seat as u8, group, why));
    }
    moves
}

/// Gives the classes of a numbered seating the groups' names: groups with
/// someone given have theirs; of groups of one size the first listed is the
/// first met, seat by seat.
pub fn named(instance: &Instance, classes: &[u8]) -> Vec<u8> {
    let groups = instance.groups();
    let mut name = vec![None; 256];
    let mut used: Vec<bool> = (0..groups.len()).map(|group| instance.seated(group)).collect();
    let mut seats = Vec::new();
    for class in classes {
        if usize::from(*class) < groups.len() {
            seats.push(*class);
            continue;
        }
        let size = classes.iter().filter(|other| *other == class).count();
        let first =
            || (0..groups.len()).find(|group| !used[*group] && usize::from(groups[*group].size) == size);
        let group = name[usize::from(*class)].or_else(first).unwrap_or(0);
        used[group] = true;
        name[usize::from(*class)] = Some(group);
        seats.push(group as u8);
    }
    seats
}
