//! Who may sit where: what follows from those who sit already.

use super::Instance;
use super::bits::{Cells, bit, each, size};
use super::spread::spread;

/// Who may sit on a seat. Groups of one size that have nobody seated yet
/// differ in their names alone, and are one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// This group, which someone sits of already or which has no like.
    Known(u8),
    /// One of the groups of this size that nobody sits of.
    Fresh(u8),
}

/// Seats taken, and the groups they leave.
#[derive(Clone, Debug)]
pub struct Board<'a> {
    instance: &'a Instance,
    /// For each seat, its group.
    pub seats: Vec<Option<u8>>,
    /// The seats of each group.
    pub sets: Vec<Cells>,
    /// The seats nobody sits on.
    pub free: Cells,
}

/// What follows without choosing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deduction {
    /// Only this kind may sit here.
    Only(usize, Kind),
    /// This group needs this seat.
    Needed(usize, Kind),
    /// Nobody may sit here.
    Nobody(usize),
    /// This group cannot find enough seats.
    NoRoom(u8),
}

impl<'a> Board<'a> {
    /// The board with these seated.
    pub fn new(instance: &'a Instance, seats: &[Option<u8>]) -> Self {
        let sets = instance.sets(seats);
        let taken = sets.iter().fold(0, |taken, set| taken | set);
        Self { instance, seats: seats.to_vec(), sets, free: instance.room().all() & !taken }
    }

    /// Seats someone.
    pub fn seat(&mut self, seat: usize, group: u8) {
        self.seats[seat] = Some(group);
        self.sets[usize::from(group)] |= bit(seat);
        self.free &= !bit(seat);
    }

    /// Sends someone out.
    pub fn clear(&mut self, seat: usize) {
        if let Some(group) = self.seats[seat].take() {
            self.sets[usize::from(group)] &= !bit(seat);
            self.free |= bit(seat);
        }
    }

    /// How many of a group are still to be seated; none if too many are.
    pub fn left(&self, group: usize) -> usize {
        usize::from(self.instance.groups()[group].size).saturating_sub(size(self.sets[group]))
    }

    /// Whether one of the group may sit here.
    pub fn may(&self, group: usize, seat: usize) -> bool {
        self.left(group) > 0 && self.instance.room().near(seat) & self.sets[group] == 0
    }

    /// The free seats that a group may have.
    pub fn open(&self, group: usize) -> Cells {
        let room = self.instance.room();
        each(self.sets[group]).fold(self.free, |open, seat| open & !room.near(seat))
    }

    /// The kind a group is of now.
    pub fn kind(&self, group: usize) -> Kind {
        let size = self.instance.groups()[group].size;
        if self.sets[group] != 0 || self.fresh(size).count() == 1 {
            Kind::Known(group as u8)
        } else {
            Kind::Fresh(size)
        }
    }

    /// The groups of this size that nobody sits of.
    pub fn fresh(&self, size: u8) -> impl Iterator<Item = usize> {
        let groups = self.instance.groups().iter().enumerate();
        groups.filter(move |(at, group)| group.size == size && self.sets[*at] == 0).map(|(at, _)| at)
    }

    /// Everyone who may sit here, in the groups' order; each kind once.
    pub fn kinds(&self, seat: usize) -> Vec<Kind> {
        let mut kinds = Vec::new();
        for group in (0..self.sets.len()).filter(|group| self.may(*group, seat)) {
            let kind = self.kind(group);
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// A group of the kind: the first, if there are several.
    pub fn one(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Known(group) => group,
            Kind::Fresh(size) => self.fresh(size).next().unwrap_or(0) as u8,
        }
    }

    /// The first thing that follows, contradictions first.
    pub fn deduce(&self) -> Option<Deduction> {
        let mut only = None;
        for seat in each(self.free) {
            match self.kinds(seat)[..] {
                [] => return Some(Deduction::Nobody(seat)),
                [kind] => only = only.or(Some(Deduction::Only(seat, kind))),
                _ => {}
            }
        }
        let mut needed = None;
        for group in 0..self.sets.len() {
            match self.demand(group) {
                Demand::Unmet => return Some(Deduction::NoRoom(group as u8)),
                Demand::Needs(seat) => needed = needed.or(Some(Deduction::Needed(seat, self.kind(group)))),
                Demand::Free => {}
            }
        }
        only.or(needed)
    }

    fn demand(&self, group: usize) -> Demand {
        let left = self.left(group);
        if left == 0 {
            return Demand::Free;
        }
        let (room, open) = (self.instance.room(), self.open(group));
        let most = spread(room, open, left + 1);
        match size(most) {
            found if found < left => Demand::Unmet,
            found if found > left => Demand::Free,
            _ => {
                let needed = each(most).find(|seat| size(spread(room, open & !bit(*seat), left)) < left);
                needed.map_or(Demand::Free, Demand::Needs)
            }
        }
    }

    /// The seat to choose for, where nothing follows: the one fewest kinds may
    /// have; among equals the one with most empty seats around it.
    pub fn choice(&self) -> Option<(usize, Vec<Kind>)> {
        let room = self.instance.room();
        let ranked = each(self.free).map(|seat| {
            let kinds = self.kinds(seat);
            ((kinds.len(), usize::MAX - size(room.near(seat) & self.free)), seat, kinds)
        });
        ranked.min_by_key(|(rank, seat, _)| (*rank, *seat)).map(|(_, seat, kinds)| (seat, kinds))
    }

    /// Whether a free seat is closed to a group by one of it that sits beside.
    pub fn beside(&self, group: usize, seat: usize) -> Option<usize> {
        each(self.instance.room().near(seat) & self.sets[group]).next()
    }
}

enum Demand {
    Free,
    Needs(usize),
    Unmet,
}
