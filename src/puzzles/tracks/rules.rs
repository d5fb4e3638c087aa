//! What must hold of every network, and what follows from it at once.
//!
//! That each place leads to 2λ + 1 others where any two share λ, and to at least three where they share at least one, is
//! shown in `proof.rs`.

use serde::{Deserialize, Serialize};

use super::board::{Board, Places, Track, each};

/// The fewest and the most.
pub type Span = (u32, u32);

/// What must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// To how many others each place leads.
    pub out: Span,
    /// How many next places any two places share.
    pub shared: Span,
}

impl Rule {
    /// Any two of so many places share equally many; none where that cannot be, which is unless there are 4λ + 3 of them.
    pub fn equal(many: u8) -> Option<Self> {
        let shared = u32::from(many / 4);
        let (out, shared) = ((2 * shared + 1, 2 * shared + 1), (shared, shared));
        (many % 4 == 3 && many > 3).then_some(Self { out, shared })
    }

    /// Any two of so many places share at least one; none with fewer than seven places.
    pub fn some(many: u8) -> Option<Self> {
        let many = u32::from(many);
        // All lead to at least three, so one can lead to no more than what that leaves of all tracks.
        let most = (many * many.saturating_sub(1) / 2).checked_sub(3 * many.saturating_sub(1))?;
        (most >= 3).then_some(Self { out: (3, most.min(many - 1)), shared: (1, many) })
    }
}

/// Why tracks follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// A place leads to as many as it may.
    Full(u8),
    /// A place is led to by so many that it must lead to all others.
    Led(u8),
    /// Two places share as many as they may.
    Met(u8, u8),
    /// Two places must share all that they still can.
    Must(u8, u8),
}

/// What cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Clash {
    /// A place leads to too many.
    Many(u8),
    /// A place cannot lead to enough any more.
    Few(u8),
    /// Two places share too many.
    Twice(u8, u8),
    /// Two places cannot share enough any more.
    Never(u8, u8),
}

/// Tracks between one place and others that follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forced {
    /// Why.
    pub why: Why,
    /// The one place.
    pub place: u8,
    /// Where it leads.
    pub to: Places,
    /// From where it is led to.
    pub from: Places,
}

impl Forced {
    /// The tracks, in order.
    pub fn tracks(self) -> impl Iterator<Item = Track> {
        let to = each(self.to).map(move |to| Track { from: self.place, to });
        to.chain(each(self.from).map(move |from| Track { from, to: self.place }))
    }
}

/// What follows for one place from where it leads and is led to.
///
/// # Errors
/// What cannot be.
pub fn at_place(board: &Board, rule: &Rule, place: u8) -> Result<Option<Forced>, Clash> {
    let (out, may, open) = (board.out(place), board.may(place), board.open(place));
    if out.count_ones() > rule.out.1 {
        return Err(Clash::Many(place));
    }
    if may.count_ones() < rule.out.0 {
        return Err(Clash::Few(place));
    }
    Ok(match open {
        0 => None,
        open if out.count_ones() == rule.out.1 => {
            Some(Forced { why: Why::Full(place), place, to: 0, from: open })
        }
        open if may.count_ones() == rule.out.0 => {
            Some(Forced { why: Why::Led(place), place, to: open, from: 0 })
        }
        _ => None,
    })
}

/// What follows for each of two places from what they share.
///
/// # Errors
/// What cannot be.
pub fn at_pair(board: &Board, rule: &Rule, pair: (u8, u8)) -> Result<[Option<Forced>; 2], Clash> {
    let (one, other) = pair;
    let (shared, may) = (board.shared(pair), board.may_share(pair));
    if shared.count_ones() > rule.shared.1 {
        return Err(Clash::Twice(one, other));
    }
    if may.count_ones() < rule.shared.0 {
        return Err(Clash::Never(one, other));
    }
    let (met, must) = (shared.count_ones() == rule.shared.1, may.count_ones() == rule.shared.0);
    let half = |place: u8, mate: u8| {
        let open = board.open(place);
        let (from, to) = (open & board.out(mate), open & may);
        if met && from != 0 {
            Some(Forced { why: Why::Met(one, other), place, to: 0, from })
        } else if must && to != 0 {
            Some(Forced { why: Why::Must(one, other), place, to, from: 0 })
        } else {
            None
        }
    };
    Ok([half(one, other), half(other, one)])
}

/// All that follows from the board as it stands, the simplest first.
///
/// # Errors
/// What cannot be, if anything.
pub fn follows(board: &Board, rule: &Rule) -> Result<Vec<Forced>, Clash> {
    let mut found = Vec::new();
    for place in 0..board.many() {
        found.extend(at_place(board, rule, place)?);
    }
    for pair in super::board::pairs(board.many()) {
        found.extend(at_pair(board, rule, pair)?.into_iter().flatten());
    }
    Ok(found)
}

/// Lays all that follows, and what follows from that.
///
/// # Errors
/// What cannot be, if anything.
pub fn propagate(board: &mut Board, rule: &Rule) -> Result<(), Clash> {
    loop {
        let mut changed = false;
        let mut lay = |board: &mut Board, forced: Option<Forced>| {
            for track in forced.into_iter().flat_map(Forced::tracks) {
                board.lay(track);
                changed = true;
            }
        };
        for place in 0..board.many() {
            let forced = at_place(board, rule, place)?;
            lay(board, forced);
        }
        for one in 0..board.many() {
            for other in one + 1..board.many() {
                let pair = (one, other);
                // Most pairs have room to spare; this loop is where searches spend their time.
                if board.shared(pair).count_ones() < rule.shared.1
                    && board.may_share(pair).count_ones() > rule.shared.0
                {
                    continue;
                }
                // What is found of the second place stands whatever the first has got.
                for forced in at_pair(board, rule, pair)? {
                    lay(board, forced);
                }
            }
        }
        if !changed {
            return Ok(());
        }
    }
}
