//! What is counted over: seats that a turn carries into one another are one place.
//!
//! A seating that a turn leaves as it is, up to the names of its groups, sends
//! each group to a group of its size. Groups that are carried into one another
//! make a class; a class of length L is its groups in turn, and a place that
//! joins it at offset o has its k-th seat in group o + k (mod L). Counting the
//! ways to give classes and offsets to places counts such seatings; with the
//! turn that moves nothing, all of them.

use super::Instance;
use super::bits::{Cells, bit, each, has};
use super::room::{Room, SIDE};
use super::spread::blocks;

/// A place: the seats that the turn carries into one another.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its seats, in the order they are carried.
    pub seats: Vec<usize>,
    /// Earlier places it touches, and by how many turns on: its first seat
    /// touches that place's seat of this number.
    pub near: Vec<(usize, u8)>,
    /// By how many turns on a seat of it touches another of it.
    pub loops: Vec<u8>,
    /// The group that is given there.
    pub given: Option<u8>,
}

/// All places, in the order they are to be filled.
#[derive(Clone, Debug)]
pub struct Graph {
    /// After how many turns everything is back.
    pub order: u8,
    /// The places.
    pub places: Vec<Place>,
    /// Before each place: the earlier places that it or a later one touches.
    pub frontiers: Vec<Vec<usize>>,
}

impl Graph {
    /// The places under a turn that takes each seat to its `images`, filled row by
    /// row or column by column, from whichever corner needs least to be remembered.
    pub fn new(instance: &Instance, images: &[usize], order: u8) -> Self {
        let room = instance.room();
        // Row by row from the top left; its bits turn it: by columns, from below, from the right.
        let graph = |way: u8| {
            let turned = |at: u8, turn: bool| if turn { SIDE as u8 - 1 - at } else { at };
            let place = |line: u8, at: u8| {
                let (line, at) = (turned(line, way & 2 != 0), turned(at, way & 4 != 0));
                if way & 1 == 0 { room.at(line, at) } else { room.at(at, line) }
            };
            let places = (0..SIDE as u8).flat_map(|line| (0..SIDE as u8).map(move |at| (line, at)));
            let seats: Vec<usize> = places.filter_map(|(line, at)| place(line, at)).collect();
            Self::along(instance, images, order, &seats)
        };
        let graphs = (0..8).map(graph);
        // The first of the best: row by row from the top, where that is no worse.
        let best = graphs.min_by(|one, other| one.cost().total_cmp(&other.cost()));
        best.unwrap_or_else(|| Self::along(instance, images, order, &[]))
    }

    fn along(instance: &Instance, images: &[usize], order: u8, seats: &[usize]) -> Self {
        let room = instance.room();
        let mut home = vec![(0, 0); room.seats()];
        let mut places: Vec<Place> = Vec::new();
        let mut done: Cells = 0;
        for first in seats {
            if has(done, *first) {
                continue;
            }
            let mut carried = vec![*first];
            let mut at = images[*first];
            while at != *first {
                carried.push(at);
                at = images[at];
            }
            for (turns, seat) in carried.iter().enumerate() {
                home[*seat] = (places.len(), turns as u8);
                done |= bit(*seat);
            }
            let given = instance.given()[*first];
            places.push(Place { seats: carried, near: Vec::new(), loops: Vec::new(), given });
        }
        for (at, place) in places.iter_mut().enumerate() {
            let touching = each(room.near(place.seats[0])).map(|seat| home[seat]);
            let (own, others): (Vec<_>, Vec<_>) = touching.partition(|(other, _)| *other == at);
            place.loops = own.into_iter().map(|(_, turns)| turns).collect();
            place.near = others.into_iter().filter(|(other, _)| *other < at).collect();
        }
        let frontiers = frontiers(&places);
        Self { order, places, frontiers }
    }

    /// The most seats a group can still have when the places before `at` are filled.
    pub fn bound(&self, room: &Room, at: usize) -> u8 {
        let rest =
            self.places[at..].iter().flat_map(|place| &place.seats).fold(0, |rest, seat| rest | bit(*seat));
        blocks(room, rest).len() as u8
    }

    /// The groups given at a place from `at` on, each with its weight there.
    pub fn pending(&self, at: usize) -> Vec<(u8, u8)> {
        let mut pending: Vec<(u8, u8)> = Vec::new();
        for place in &self.places[at..] {
            let Some(group) = place.given else { continue };
            let weight = place.seats.len() as u8;
            match pending.iter_mut().find(|(known, _)| *known == group) {
                Some((_, sum)) => *sum += weight,
                None => {
                    let place = pending.partition_point(|(known, _)| *known < group);
                    pending.insert(place, (group, weight));
                }
            }
        }
        pending
    }

    /// Roughly how many states there are to be remembered: each seat of the
    /// frontier and each group that is still to be met by name adds a factor.
    fn cost(&self) -> f64 {
        let layer = |at: usize| 3f64.powi((self.frontiers[at].len() + self.pending(at).len()) as i32);
        (0..self.places.len()).map(layer).sum()
    }
}

fn frontiers(places: &[Place]) -> Vec<Vec<usize>> {
    let mut last = vec![0; places.len()];
    for (at, place) in places.iter().enumerate() {
        for (earlier, _) in &place.near {
            last[*earlier] = at;
        }
    }
    (0..=places.len()).map(|at| (0..at).filter(|earlier| last[*earlier] >= at).collect()).collect()
}
