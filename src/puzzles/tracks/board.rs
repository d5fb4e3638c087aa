//! Which tracks are laid, as rows of bits.

use serde::{Deserialize, Serialize};

/// The most places.
pub const MOST: usize = 23;

/// Some places, a bit for each.
pub type Places = u32;

/// A track, from a place to another, each by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Track {
    /// Where it comes from.
    pub from: u8,
    /// Where it leads.
    pub to: u8,
}

impl Track {
    /// The same track the other way.
    pub fn turned(self) -> Self {
        Self { from: self.to, to: self.from }
    }
}

/// The tracks that are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    many: u8,
    out: [Places; MOST],
    into: [Places; MOST],
}

/// The places of a set, in order.
pub fn each(mut set: Places) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(first)
    })
}

/// The set of one place.
pub fn bit(place: u8) -> Places {
    1 << place
}

/// Every two of so many places, the smaller number first.
pub fn pairs(many: u8) -> impl Iterator<Item = (u8, u8)> {
    (0..many).flat_map(move |one| (one + 1..many).map(move |other| (one, other)))
}

impl Board {
    /// No track between so many places, at most [`MOST`].
    pub fn new(many: u8) -> Self {
        Self { many, out: [0; MOST], into: [0; MOST] }
    }

    /// The board on which each place leads to those of its row.
    pub fn of(rows: &[Places]) -> Self {
        let mut board = Self::new(rows.len() as u8);
        for (from, row) in rows.iter().enumerate() {
            each(*row).for_each(|to| board.lay(Track { from: from as u8, to }));
        }
        board
    }

    /// How many places there are.
    pub fn many(&self) -> u8 {
        self.many
    }

    /// Lays a track.
    pub fn lay(&mut self, Track { from, to }: Track) {
        self.out[usize::from(from)] |= bit(to);
        self.into[usize::from(to)] |= bit(from);
    }

    /// Takes a track away.
    pub fn lift(&mut self, Track { from, to }: Track) {
        self.out[usize::from(from)] &= !bit(to);
        self.into[usize::from(to)] &= !bit(from);
    }

    /// The same with one more track.
    #[must_use]
    pub fn with(mut self, track: Track) -> Self {
        self.lay(track);
        self
    }

    /// Whether a track is laid, this way.
    pub fn has(&self, track: Track) -> bool {
        self.out(track.from) & bit(track.to) != 0
    }

    /// Where a place leads.
    pub fn out(&self, place: u8) -> Places {
        self.out[usize::from(place)]
    }

    /// From where a place is led to.
    pub fn into(&self, place: u8) -> Places {
        self.into[usize::from(place)]
    }

    /// Those to which no track is laid yet, either way.
    pub fn open(&self, place: u8) -> Places {
        let all = bit(self.many) - 1;
        all & !(self.out(place) | self.into(place) | bit(place))
    }

    /// Where a place leads or may still lead.
    pub fn may(&self, place: u8) -> Places {
        (bit(self.many) - 1) & !(self.into(place) | bit(place))
    }

    /// Where both of two places lead.
    pub fn shared(&self, (one, other): (u8, u8)) -> Places {
        self.out(one) & self.out(other)
    }

    /// Where both of two places lead or may still lead.
    pub fn may_share(&self, (one, other): (u8, u8)) -> Places {
        self.may(one) & self.may(other)
    }

    /// The places that two cannot share: those that lead to the one, and of the others those that lead to the other.
    pub fn barred(&self, (one, other): (u8, u8)) -> (Places, Places) {
        let rest = !(bit(one) | bit(other));
        let by_one = self.into(one) & rest;
        (by_one, self.into(other) & rest & !by_one)
    }

    /// Whether a track is laid between every two places.
    pub fn whole(&self) -> bool {
        (0..self.many).all(|place| self.open(place) == 0)
    }

    /// Every track that is laid, in order.
    pub fn tracks(&self) -> impl Iterator<Item = Track> + '_ {
        (0..self.many).flat_map(|from| each(self.out(from)).map(move |to| Track { from, to }))
    }

    /// Every two places with no track between them yet, the smaller number first.
    pub fn gaps(&self) -> impl Iterator<Item = Track> + '_ {
        pairs(self.many)
            .filter(|(one, other)| self.open(*one) & bit(*other) != 0)
            .map(|(from, to)| Track { from, to })
    }

    /// Where each place leads.
    pub fn rows(&self) -> Vec<Places> {
        self.out[..usize::from(self.many)].to_vec()
    }
}
