//! Small reasons why a room cannot be filled, found without counting.

use serde::{Deserialize, Serialize};

use super::Instance;
use super::bits::{Cells, size};
use super::board::{Board, Deduction};
use super::spread::{blocks, spread};

/// Why there is no seating, or none of that number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// Two who sit already are of one group, and touch.
    Touching(u8, u8),
    /// More of a group sit already than it has.
    Over(u8),
    /// These seats all touch one another, and there are fewer groups.
    Crowd(Cells),
    /// A group is larger than any set of seats that do not touch. Such a set,
    /// and sets of seats that all touch, of which it has at most one each.
    Large(u8, Cells, Vec<Cells>),
    /// After those who sit already, nobody may sit on this seat.
    Nobody(u8),
    /// After those who sit already, the group finds at most these seats.
    NoRoom(u8, Cells),
    /// The number asked for is higher than the number of seatings.
    Number,
    /// Every way was followed, each to a seat for nobody: see the layers.
    Exhausted,
}

/// The smallest reason there is without counting.
pub fn reason(instance: &Instance) -> Option<Reason> {
    let (room, groups) = (instance.room(), instance.groups());
    if let Some((one, other)) = instance.conflicts(instance.given()).first() {
        return Some(Reason::Touching(*one as u8, *other as u8));
    }
    let board = Board::new(instance, instance.given());
    if let Some(over) = (0..groups.len()).find(|at| size(board.sets[*at]) > usize::from(groups[*at].size)) {
        return Some(Reason::Over(over as u8));
    }
    let cliques = room.cliques(room.all());
    if let Some(crowd) = cliques.into_iter().find(|clique| size(*clique) > groups.len()) {
        return Some(Reason::Crowd(crowd));
    }
    let largest = groups.iter().enumerate().max_by_key(|(at, group)| (group.size, usize::MAX - at));
    if let Some((at, group)) = largest {
        let most = spread(room, room.all(), usize::from(group.size));
        if size(most) < usize::from(group.size) {
            return Some(Reason::Large(at as u8, most, blocks(room, room.all())));
        }
    }
    match board.deduce() {
        Some(Deduction::Nobody(seat)) => Some(Reason::Nobody(seat as u8)),
        Some(Deduction::NoRoom(group)) => {
            let at = usize::from(group);
            Some(Reason::NoRoom(group, spread(room, board.open(at), board.left(at))))
        }
        _ => None,
    }
}
