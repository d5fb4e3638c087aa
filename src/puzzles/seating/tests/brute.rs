//! Plain listing, which knows nothing of the solver: what touches is read off
//! the places, and every seating is written down.

use std::collections::HashSet;

use proptest::prelude::*;

use super::super::{Instance, Touch};
use super::instance;

/// Whether two seats touch, by their places.
pub fn touch(instance: &Instance, one: usize, other: usize) -> bool {
    let ((r, c), (row, column)) = (instance.room().place(one), instance.room().place(other));
    let (down, across) = (r.abs_diff(row), c.abs_diff(column));
    match instance.room().touch() {
        Touch::Corner => down.max(across) == 1,
        Touch::Edge => down + across == 1,
    }
}

/// Every seating, each once, groups of equal size with nobody given unnamed:
/// the seats' classes, in which a group with someone given has its number and
/// others follow from 100, in the order they are met. None if there are more
/// than `most` tries.
pub fn list(instance: &Instance, most: usize) -> Option<HashSet<Vec<u8>>> {
    let mut listing =
        Listing { instance, tries: most, seats: Vec::new(), found: HashSet::new(), new: Vec::new() };
    listing.fill()?;
    Some(listing.found)
}

struct Listing<'a> {
    instance: &'a Instance,
    tries: usize,
    seats: Vec<u8>,
    found: HashSet<Vec<u8>>,
    /// The sizes of the classes begun that have nobody given.
    new: Vec<u8>,
}

impl Listing<'_> {
    fn fill(&mut self) -> Option<()> {
        self.tries = self.tries.checked_sub(1)?;
        let groups = self.instance.groups();
        let seat = self.seats.len();
        if seat == self.instance.room().seats() {
            self.found.insert(self.seats.clone());
            return Some(());
        }
        if let Some(group) = self.instance.given()[seat] {
            return self.try_class(group, groups[usize::from(group)].size);
        }
        for (at, group) in groups.iter().enumerate() {
            if self.instance.given().contains(&Some(at as u8)) {
                self.try_class(at as u8, group.size)?;
            }
        }
        for class in 0..self.new.len() {
            self.try_class(100 + class as u8, self.new[class])?;
        }
        let mut sizes: Vec<u8> = (0..groups.len())
            .filter(|at| !self.instance.given().contains(&Some(*at as u8)))
            .map(|at| groups[at].size)
            .collect();
        for begun in &self.new {
            let at = sizes.iter().position(|size| size == begun).unwrap();
            sizes.remove(at);
        }
        sizes.sort_unstable();
        sizes.dedup();
        for size in sizes {
            self.new.push(size);
            self.try_class(99 + self.new.len() as u8, size)?;
            self.new.pop();
        }
        Some(())
    }

    fn try_class(&mut self, class: u8, size: u8) -> Option<()> {
        let seat = self.seats.len();
        let same: Vec<usize> = (0..seat).filter(|other| self.seats[*other] == class).collect();
        if same.len() < usize::from(size) && same.iter().all(|other| !touch(self.instance, *other, seat)) {
            self.seats.push(class);
            self.fill()?;
            self.seats.pop();
        }
        Some(())
    }
}

/// A listed seating with its unnamed classes numbered as they are met.
pub fn canonical(seats: impl Iterator<Item = u8>) -> Vec<u8> {
    let mut met: Vec<u8> = Vec::new();
    seats
        .map(|class| {
            if class < 100 {
                return class;
            }
            let at = met.iter().position(|known| *known == class).unwrap_or_else(|| {
                met.push(class);
                met.len() - 1
            });
            100 + at as u8
        })
        .collect()
}

/// A random room of up to 16 seats, sizes that fill it, and perhaps someone given.
pub fn rooms(given: usize) -> impl Strategy<Value = Instance> {
    let cells = prop::collection::vec(prop::bool::weighted(0.7), 16);
    let cuts = prop::collection::vec(any::<prop::sample::Index>(), 1..6);
    let seated =
        prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 0..=given);
    (2usize..=8, cells, cuts, any::<bool>(), seated).prop_filter_map(
        "no seat",
        |(wide, cells, cuts, edge, seated)| {
            let rows: Vec<String> = cells
                .chunks(wide)
                .map(|row| row.iter().map(|seat| if *seat { 'X' } else { '.' }).collect())
                .collect();
            let seats: Vec<(usize, usize)> =
                (0..16).filter(|at| cells[*at]).map(|at| (at / wide, at % wide)).collect();
            if seats.is_empty() {
                return None;
            }
            // Cut the seats into sizes: equal ones are common among small numbers.
            let mut ends: Vec<usize> = cuts.iter().map(|cut| cut.index(seats.len() + 1)).collect();
            ends.extend([0, seats.len()]);
            ends.sort_unstable();
            let sizes: Vec<String> = ends
                .windows(2)
                .map(|pair| pair[1] - pair[0])
                .filter(|size| *size > 0)
                .map(|size| size.to_string())
                .collect();
            let mut given: Vec<String> = Vec::new();
            let mut taken = Vec::new();
            for (seat, group) in seated {
                let at = seat.index(seats.len());
                if !taken.contains(&at) {
                    taken.push(at);
                    let (row, column) = seats[at];
                    let name = char::from(b'A' + group.index(sizes.len()) as u8);
                    given.push(format!("{}{}:{name}", char::from(b'A' + column as u8), row + 1));
                }
            }
            let touch = if edge { "edge" } else { "corner" };
            let (room, groups, given) = (rows.join("/"), sizes.join(","), given.join(","));
            Some(instance(&format!("seating?room={room}&groups={groups}&given={given}&touch={touch}")))
        },
    )
}
