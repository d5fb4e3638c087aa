//! Where the balance stands and each coin lies.

use super::State;
use super::model::{Mark, Tilt};
use super::{Coins, Instance};

/// Up to this many coins are drawn one by one; more, as rolls.
pub const SINGLE: u32 = 40;
/// The most rolls drawn; coins that would make more are drawn together.
const ROLLS: usize = 40;
/// Sine and cosine of the seven degrees the beam tips.
const LEAN: (f64, f64) = (0.121_87, 0.992_55);
/// The same in degrees.
pub const LEAN_DEGREES: i32 = 7;

/// A place in the drawing: across, and down.
pub type Point = (f64, f64);

/// Where a coin lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On the left pan.
    Left,
    /// On the right pan.
    Right,
    /// On the table.
    Table,
}

/// A coin, or a roll of coins treated alike: neighbours, or where those are too
/// scattered to be drawn, all that lie together and are known alike.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// The coins.
    pub coins: Coins,
    /// What is known of them.
    pub mark: Mark,
    /// Where they lie.
    pub place: Place,
    /// The middle of the drawing of it.
    pub at: Point,
}

/// The balance: the same for every state of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// How wide the drawing is.
    pub width: f64,
    /// How high.
    pub height: f64,
    /// The point the beam turns on.
    pub pivot: Point,
    /// From there to either end.
    pub arm: f64,
    /// From an end of the beam to its pan.
    pub drop: f64,
    /// Half a pan's width.
    pub pan: f64,
    /// The edge of the table.
    pub table: f64,
    /// Half a coin's width and height; a roll's.
    pub half: Point,
    /// How many lie in a row on the table.
    row: u32,
    rolls: bool,
}

/// The frame for so many coins, composed for a narrow screen or a wide one.
pub fn frame(total: u32, compact: bool) -> Frame {
    let rolls = total > SINGLE;
    let (width, pivot, arm, drop, pan) = if compact {
        (420.0, (210.0, 44.0), 124.0, 140.0, 84.0)
    } else {
        (860.0, (430.0, 56.0), 260.0, 180.0, 108.0)
    };
    let table = pivot.1 + drop + if compact { 84.0 } else { 112.0 };
    let (half, row) = match (compact, rolls, total) {
        (false, true, _) => ((92.0, 13.0), 4),
        (true, true, _) => ((67.0, 11.5), 3),
        (false, _, 0..=18) => ((21.0, 21.0), 18),
        (false, _, 19..=28) => ((18.0, 18.0), total.div_ceil(2)),
        (false, ..) => ((16.0, 16.0), total.div_ceil(2)),
        (true, _, 0..=20) => ((18.0, 18.0), total.div_ceil(2).max(6)),
        (true, _, 21..=26) => ((15.0, 15.0), total.div_ceil(2)),
        (true, ..) => ((13.5, 13.5), 14),
    };
    let rows = if rolls { 3 } else { total.div_ceil(row).max(1) };
    let height = table + 14.0 + f64::from(rows) * (2.0 * half.1 + 6.0) + 4.0;
    Frame { width, height, pivot, arm, drop, pan, table, half, row, rolls }
}

impl Frame {
    /// Whether coins are drawn as rolls.
    pub fn rolls(&self) -> bool {
        self.rolls
    }

    /// The end of the beam a pan hangs from.
    pub fn end(&self, place: Place, tilt: Option<Tilt>) -> Point {
        let side = if place == Place::Left { -1.0 } else { 1.0 };
        let lean = match tilt {
            Some(Tilt::Left) => -LEAN.0,
            Some(Tilt::Right) => LEAN.0,
            _ => 0.0,
        };
        let across = if lean == 0.0 { 1.0 } else { LEAN.1 };
        (self.pivot.0 + side * self.arm * across, self.pivot.1 + side * self.arm * lean)
    }

    /// Place number `at`, from 0, of `count` on the table.
    pub fn slot(&self, at: u32, count: u32) -> Point {
        let (row, column) = (at / self.row, at % self.row);
        let here = self.row.min(count - (row * self.row).min(count)).max(1);
        let gap = if self.rolls {
            8.0
        } else if self.half.0 < 16.0 {
            2.0
        } else {
            4.0
        };
        let pitch = 2.0 * self.half.0 + gap;
        (
            self.width / 2.0 + (f64::from(column) - f64::from(here - 1) / 2.0) * pitch,
            self.table + 14.0 + self.half.1 + f64::from(row) * (2.0 * self.half.1 + 6.0),
        )
    }

    /// Place number `at` of `count` on a pan, from the middle of its floor.
    fn heap(&self, at: u32, count: u32) -> Point {
        if self.rolls {
            let room = self.drop - 20.0;
            let pitch = (2.0 * self.half.1 + 2.0).min(room / f64::from(count.max(1)));
            return (0.0, -self.half.1 - 1.0 - f64::from(at) * pitch);
        }
        // Rows of a coin more and a coin fewer by turns: each lies in the hollow of two.
        let long = ((2.0 * self.pan - 8.0) / (2.0 * self.half.0 + 1.0)) as u32;
        let (mut row, mut first) = (0, 0);
        while first + long - row % 2 <= at {
            first += long - row % 2;
            row += 1;
        }
        let here = (long - row % 2).min(count - first);
        let pitch = 2.0 * self.half.0 + 1.0;
        let across = f64::from(at - first) - f64::from(here - 1) / 2.0;
        // A short last row lies in the hollows too.
        let shift = if row > 0 && (long - row % 2 - here) % 2 == 1 { 0.5 } else { 0.0 };
        ((across + shift) * pitch, -self.half.1 - 1.0 - f64::from(row) * 1.76 * self.half.1)
    }
}

/// Every coin of `state`, in the order of their numbers, so that they can be
/// told apart from one state to the next. `around` are the states before and
/// after: rolls are cut where theirs are.
pub fn items(instance: &Instance, frame: &Frame, state: &State, around: &[&State]) -> Vec<Item> {
    let sets: Vec<Coins> = if frame.rolls {
        let cuts = cuts(instance, state, around);
        if cuts.len() > ROLLS {
            groups(state)
        } else {
            cuts.windows(2).map(|cut| Coins::range(cut[0], cut[1] - 1)).collect()
        }
    } else {
        (1..=instance.total()).map(Coins::one).collect()
    };
    let place = |coin: u32| match (state.left().contains(coin), state.right().contains(coin)) {
        (true, _) => Place::Left,
        (_, true) => Place::Right,
        _ => Place::Table,
    };
    let item = |coins: Coins| {
        let first = coins.first()?;
        Some(Item { mark: state.mark(first), place: place(first), coins, at: (0.0, 0.0) })
    };
    let mut items: Vec<Item> = sets.into_iter().filter_map(item).collect();
    for here in [Place::Left, Place::Right, Place::Table] {
        let count = items.iter().filter(|item| item.place == here).count() as u32;
        let (x, y) = frame.end(here, state.tilt());
        let mut next = 0;
        for item in items.iter_mut() {
            // A coin on the table lies in its own place, found again at once.
            let slot = if frame.rolls { next } else { item.coins.first().unwrap_or(1) - 1 };
            if item.place == here {
                item.at = match here {
                    Place::Table if frame.rolls => frame.slot(slot, count),
                    Place::Table => frame.slot(slot, instance.total()),
                    _ => {
                        let (dx, dy) = frame.heap(next, count);
                        (x + dx, y + frame.drop + dy)
                    }
                };
                next += 1;
            }
        }
    }
    items
}

/// All coins that lie together and are known alike.
fn groups(state: &State) -> Vec<Coins> {
    let weighed = state.left().with(state.right());
    let marks = [Mark::Untested, Mark::Heavy, Mark::Light, Mark::Genuine];
    let group = |mark| {
        let here = state.coins(mark);
        [here.common(state.left()), here.common(state.right()), here.without(&weighed)]
    };
    marks.into_iter().flat_map(group).collect()
}

/// Where runs of coins treated alike begin, and one past the end.
fn cuts(instance: &Instance, state: &State, around: &[&State]) -> Vec<u32> {
    let mut cuts = vec![1];
    let mut at = |coin: u32| {
        if let Err(place) = cuts.binary_search(&coin) {
            cuts.insert(place, coin);
        }
    };
    at(instance.coins() + 1);
    at(instance.total() + 1);
    let mut cut = |coins: &Coins| {
        for (first, last) in coins.ranges() {
            at(*first);
            at(last + 1);
        }
    };
    for state in around.iter().copied().chain([state]) {
        // Genuine coins are the rest, and begin where the others end.
        for mark in [Mark::Untested, Mark::Heavy, Mark::Light] {
            cut(&state.coins(mark));
        }
        cut(state.left());
        cut(state.right());
    }
    cuts
}
