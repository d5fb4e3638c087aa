//! Counting without listing: dynamic programming over a frontier of seats.
//!
//! Layer by layer, one for each place, every pattern the frontier can have is
//! kept once, with the choices that lead from it; then, from the last layer
//! back, in how many ways each can be finished. The first layer's number is
//! the count. (The transfer-matrix method; over a frontier with labels made
//! canonical as in Knuth's “simpath”, The Art of Computer Programming 4A, 2011.)

use std::hash::BuildHasher;

use hashbrown::HashTable;

use super::Instance;
use super::frontier::{Choice, Key, Memory, Rules};
use super::graph::Graph;
use super::ways::Ways;
use crate::engine::{Progress, Reporter};

/// The choices from every pattern of one layer.
#[derive(Default)]
struct Layer {
    /// Where each pattern's choices begin; one more for the end.
    begins: Vec<u32>,
    /// Which pattern of the next layer a choice leads to.
    to: Vec<u32>,
    /// In how many ways it can be made.
    times: Vec<u8>,
    /// In how many ways each pattern of the next layer can be finished.
    ways: Vec<Ways>,
}

/// Tables that count the seatings, and tell them apart by number.
pub struct Tables {
    rules: Rules,
    layers: Vec<Layer>,
    sizes: Vec<u32>,
}

/// Counting would take more patterns than it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct TooMany;

/// The patterns of one layer, each once.
#[derive(Default)]
struct Known {
    keys: Vec<u8>,
    stride: usize,
    count: u32,
    table: HashTable<u32>,
}

impl Known {
    fn key(keys: &[u8], stride: usize, index: u32) -> &[u8] {
        &keys[index as usize * stride..][..stride]
    }

    /// The number of a pattern, which is new or known.
    fn number(&mut self, key: &[u8]) -> u32 {
        // A fixed seed: the same room is the same work every time.
        let hasher = foldhash::fast::FixedState::with_seed(0);
        let Self { keys, stride, count, table } = self;
        *stride = key.len();
        let hash = hasher.hash_one(key);
        if let Some(known) = table.find(hash, |other| Self::key(keys, *stride, *other) == key) {
            return *known;
        }
        let number = *count;
        keys.extend_from_slice(key);
        *count += 1;
        table.insert_unique(hash, number, |other| hasher.hash_one(Self::key(keys, *stride, *other)));
        number
    }
}

/// Goes through every pattern of the frontier, layer by layer, and calls `found` with each choice: its
/// layer, the pattern it is made from, the one it leads to, and in how many ways. Says how many patterns
/// each layer has, one layer more than there are places.
///
/// # Errors
/// When there are more than `most` patterns.
fn sweep(
    instance: &Instance,
    rules: &Rules,
    most: usize,
    reporter: &mut dyn Reporter,
    found: &mut dyn FnMut(usize, u32, u32, u8),
) -> Result<Vec<u32>, TooMany> {
    let mut known = Known::default();
    let (mut memory, mut next, mut key) =
        (Memory::start(instance, &rules.graph), Memory::default(), Key::new());
    memory.write(rules, 0, &mut key);
    known.number(&key);
    let mut sizes = vec![1];
    let mut total = 1;
    for at in 0..rules.graph.places.len() {
        let mut beyond = Known::default();
        for from in 0..known.count {
            let so_far = total + beyond.count as usize;
            if so_far > most {
                return Err(TooMany);
            }
            if from % 8192 == 0 {
                reporter.progress(Progress { done: so_far as u64 });
            }
            memory.read(rules, at, Known::key(&known.keys, known.stride, from));
            memory.choices(rules, at, |choice, times| {
                if memory.after(rules, at, choice, 0, &mut next) {
                    next.write(rules, at + 1, &mut key);
                    found(at, from, beyond.number(&key), times);
                }
            });
        }
        total += beyond.count as usize;
        sizes.push(beyond.count);
        known = beyond;
    }
    Ok(sizes)
}

/// How many seatings a turn leaves as they are, which takes each seat to its
/// `images`; all of them, where it moves nothing. Groups of equal size are unnamed.
///
/// # Errors
/// When more than `most` patterns would be needed.
pub fn count(
    instance: &Instance,
    images: &[usize],
    order: u8,
    most: usize,
    reporter: &mut dyn Reporter,
) -> Result<Ways, TooMany> {
    let rules = Rules::new(instance, Graph::new(instance, images, order));
    // In how many ways each pattern of a layer is come to, and of the next.
    let (mut here, mut beyond) = (vec![Ways::ONE], Vec::new());
    let mut layer = 0;
    sweep(instance, &rules, most, reporter, &mut |at, from, to, times| {
        if at != layer {
            here = std::mem::take(&mut beyond);
            layer = at;
        }
        if to as usize == beyond.len() {
            beyond.push(Ways::ZERO);
        }
        beyond[to as usize] += here[from as usize] * Ways::from(times);
    })?;
    let finished = layer + 1 == rules.graph.places.len();
    Ok(beyond.first().copied().filter(|_| finished).unwrap_or(Ways::ZERO))
}

impl Tables {
    /// The tables of a room.
    ///
    /// # Errors
    /// When they would hold more than `most` patterns.
    pub fn new(instance: &Instance, most: usize, reporter: &mut dyn Reporter) -> Result<Self, TooMany> {
        let still: Vec<usize> = (0..instance.room().seats()).collect();
        let rules = Rules::new(instance, Graph::new(instance, &still, 1));
        let mut layers: Vec<Layer> = rules.graph.places.iter().map(|_| Layer::default()).collect();
        let sizes = sweep(instance, &rules, most, reporter, &mut |at, from, to, times| {
            let layer = &mut layers[at];
            layer.begins.resize(from as usize + 1, layer.to.len() as u32);
            layer.to.push(to);
            layer.times.push(times);
        })?;
        for (layer, size) in layers.iter_mut().zip(&sizes) {
            layer.begins.resize(*size as usize + 1, layer.to.len() as u32);
        }
        let ends = sizes.last().map_or(0, |ends| *ends as usize);
        let mut tables = Self { rules, layers, sizes };
        tables.finish(ends);
        Ok(tables)
    }

    /// Counts, from the last layer back, in how many ways each pattern can be finished.
    fn finish(&mut self, ends: usize) {
        let mut beyond = vec![Ways::ONE; ends];
        for layer in self.layers.iter_mut().rev() {
            let choices = |number: usize| layer.begins[number] as usize..layer.begins[number + 1] as usize;
            let sum = |number: usize| {
                choices(number).fold(Ways::ZERO, |sum, choice| {
                    sum + beyond[layer.to[choice] as usize] * Ways::from(layer.times[choice])
                })
            };
            let ways: Vec<Ways> = (0..layer.begins.len() - 1).map(sum).collect();
            layer.ways = std::mem::replace(&mut beyond, ways);
        }
        // Each layer has the ways of the one after it; the first's are kept apart.
        self.layers.push(Layer { ways: beyond, ..Layer::default() });
    }

    /// How many seatings there are, groups of equal size unnamed.
    pub fn count(&self) -> Ways {
        self.layers.last().and_then(|first| first.ways.first()).copied().unwrap_or(Ways::ZERO)
    }

    /// How many patterns each layer has: before each seat is filled, and at the end.
    pub fn sizes(&self) -> &[u32] {
        &self.sizes
    }

    /// The seating of this number, from 0, each seat with a class's number;
    /// classes with someone given have their group's number, others follow.
    /// None where there are not so many.
    ///
    /// Seats are taken in the tables' order; before a seating come all those
    /// that differ first in a choice that is listed earlier.
    pub fn seating(&self, instance: &Instance, mut number: Ways) -> Option<Vec<u8>> {
        if number >= self.count() {
            return None;
        }
        let mut seats = vec![0; instance.room().seats()];
        let (mut memory, mut next) = (Memory::start(instance, &self.rules.graph), Memory::default());
        let mut fresh = instance.groups().len() as u8;
        let mut here = 0;
        for (at, place) in self.rules.graph.places.iter().enumerate() {
            let layer = &self.layers[at];
            let mut edge = layer.begins[here] as usize;
            let mut made = None;
            memory.choices(&self.rules, at, |choice, times| {
                if made.is_some() || !memory.after(&self.rules, at, choice, 0, &mut next) {
                    return;
                }
                let each = layer.ways[layer.to[edge] as usize];
                let all = each * Ways::from(times);
                if number < all {
                    let nth = if each == Ways::ZERO { 0 } else { (number / each).as_usize() };
                    number -= each * Ways::from(nth as u64);
                    made = Some((choice, nth, layer.to[edge]));
                } else {
                    number -= all;
                }
                edge += 1;
            });
            let (choice, nth, to) = made?;
            let choice = memory.nth(choice, nth);
            let who = match choice {
                Choice::Known(known, _) => memory.classes()[usize::from(known)].who,
                Choice::Absent(class) => class.who,
                Choice::Fresh(..) => {
                    fresh += 1;
                    fresh - 1
                }
            };
            seats[place.seats[0]] = who;
            memory.after(&self.rules, at, choice, who, &mut next);
            std::mem::swap(&mut memory, &mut next);
            here = to as usize;
        }
        Some(seats)
    }
}
