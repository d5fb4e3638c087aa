//! The reasons a person gives: each looks at one place, and says what cannot be there.
//!
//! The columns and their carries are how everyone works these puzzles; that a
//! place is narrowed to what has a way to fill it is arc consistency
//! (Mackworth 1977), and that letters share no digit is Hall's theorem for
//! two and three letters.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::columns::From;
use super::instance::Instance;
use super::narrow::{bounds, wide_span};
use super::ways::ways;

/// How a column speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum How {
    /// A letter stands alone where only a carry comes.
    Carry,
    /// All else in the column is known: it is a sum to be done.
    Known,
    /// A letter stands above and below, and cancels.
    Same,
    /// What stands there in pairs is even.
    Parity,
    /// The least and the most the column can come to.
    Bounds,
    /// The ways to fill it, gone through.
    Listed,
    /// The same, with letters known to be so much apart.
    Linked,
    /// The ways to fill it and the column to its left, gone through.
    Joint,
}

/// What is looked at, and how it speaks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Why {
    /// A column, from the units, of a sum.
    Column(u8, u8, How),
    /// All digits are used, and only one letter can have this one.
    Place(u8),
    /// As many letters as there are digits left for them, 2 or 3: nobody else has those.
    Share(Vec<u8>),
}

/// What cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Clash {
    /// There are more letters than digits.
    Letters,
    /// A number starts with a written 0.
    Zero,
    /// No digit is left for this letter.
    Letter(u8),
    /// Two letters would be one digit.
    Twins(u8, u8),
    /// All digits are used, and no letter can have this one.
    Digit(u8),
    /// A column, from the units, of a sum cannot be filled.
    Column(u8, u8),
    /// Nothing can be carried, in a sum, into a column.
    Carry(u8, u8),
}

/// What comes next.
pub enum Next {
    /// It cannot go on.
    Clash(Clash),
    /// A reason, and what is known after it.
    Reason(Why, Board),
    /// No reason says more.
    Stuck,
}

/// The most ways through which a reason may go.
pub const GONE_THROUGH: u32 = 40;

/// The columns worth looking at: a product with its partial products is read off those.
pub fn places(instance: &Instance) -> impl Iterator<Item = (u8, u8)> {
    let sums = instance.sums();
    let long = |at: usize| {
        sums[at].from == From::Equation(at as u8)
            && sums.iter().any(|sum| sum.from == From::Partials(at as u8))
    };
    let sums = sums.iter().enumerate().filter(move |(at, _)| !long(*at));
    sums.flat_map(|(at, sum)| (0..sum.columns.len()).map(move |place| (at as u8, place as u8)))
}

/// What already cannot be, without looking into columns.
pub fn clash(instance: &Instance, board: &Board) -> Option<Clash> {
    if board.letters.len() > usize::from(instance.base()) {
        return Some(Clash::Letters);
    }
    if instance.starts_with_zero() {
        return Some(Clash::Zero);
    }
    if let Some(letter) = board.letters.iter().position(|set| *set == 0) {
        return Some(Clash::Letter(letter as u8));
    }
    if let Some((one, other)) = board.twins() {
        return Some(Clash::Twins(one, other));
    }
    for (sum, carries) in board.carries.iter().enumerate() {
        if let Some(place) = carries.iter().position(|(least, most)| least > most) {
            return Some(Clash::Carry(sum as u8, place as u8));
        }
    }
    if board.letters.len() == usize::from(instance.base()) {
        let some = board.letters.iter().fold(0, |some, set| some | set);
        return (0..instance.base()).find(|digit| some >> digit & 1 == 0).map(Clash::Digit);
    }
    None
}

/// Whether this cannot be, looked at anew.
pub fn clashes(instance: &Instance, board: &Board, what: Clash) -> bool {
    match what {
        Clash::Column(sum, place) => {
            let at = (sum, place);
            let columns = |sum: &super::columns::Sum| usize::from(place) < sum.columns.len();
            if !instance.sums().get(usize::from(sum)).is_some_and(columns) {
                return false;
            }
            let spans = [How::Listed, How::Linked, How::Joint].map(|how| wide_span(at, how));
            let none = |span| ways(instance, board, span, &mut 0).is_some_and(|all| all.count == 0);
            spans.into_iter().any(none) || bounds(instance, board, at).is_some_and(|board| board.empty())
        }
        what => clash(instance, board) == Some(what),
    }
}
