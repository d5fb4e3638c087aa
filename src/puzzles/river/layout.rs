//! Where everybody stands: on the banks, on the island, and in the boat.

use super::instance::{Crew, Instance, Island, SEATS};
use super::model::{Counts, KINDS, Place};

/// A place of the drawing: across, and down.
pub type Point = (f64, f64);

/// The most of a kind that are drawn one by one; more are one figure with their number.
pub const CROWD: u16 = 12;
/// The largest room for one person.
const CELL: f64 = 78.0;

/// A part of the drawing where people stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Region {
    /// Its left top corner.
    pub at: Point,
    /// Its width and height.
    pub size: Point,
}

/// The drawing's measures, made anew for each width of screen.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Width and height.
    pub size: Point,
    /// The room on each bank, and on the island.
    pub regions: [Region; 3],
    /// The left and right edge of the river.
    pub river: (f64, f64),
    /// The boat's hull.
    pub hull: Point,
    /// The room for one in the boat.
    pub seat: f64,
    places: [Slots; 3],
    seats: usize,
}

/// How the figures of one place stand in rows.
#[derive(Clone, Debug)]
struct Slots {
    columns: usize,
    cell: f64,
    rows: usize,
}

/// How many figures stand for so many: one for a crowd.
pub fn figures(count: u16) -> u16 {
    if count > CROWD { 1 } else { count }
}

/// The drawing's measures for a wide screen or a narrow one.
pub fn layout(instance: &Instance, compact: bool) -> Layout {
    let island = instance.island() != Island::None;
    let size = if compact { (380.0, 400.0) } else { (760.0, 372.0) };
    let bank = match (compact, island) {
        (false, false) => 252.0,
        (false, true) => 210.0,
        (true, false) => 128.0,
        (true, true) => 112.0,
    };
    let (left, right) = (bank, size.0 - bank);
    let inset = if compact { 6.0 } else { 16.0 };
    let shore = |x: f64| Region { at: (x + inset, 40.0), size: (bank - 2.0 * inset, size.1 - 56.0) };
    let wide = (right - left) * if compact { 0.8 } else { 0.56 };
    let isle =
        Region { at: ((size.0 - wide) / 2.0, 44.0), size: (wide, if compact { 120.0 } else { 130.0 }) };
    let regions = [shore(0.0), isle, shore(right)];
    let seats = usize::from(instance.boat().min(SEATS));
    let across = match seats {
        0..=2 => seats.max(1),
        3..=4 => 2,
        5..=9 => 3,
        10..=16 => 4,
        _ => 5,
    };
    let deep = seats.div_ceil(across);
    let widest = if compact {
        60.0
    } else if island {
        84.0
    } else {
        124.0
    };
    let highest = if island { 130.0 } else { 200.0 };
    let seat = (widest / across as f64).min(highest / deep as f64).min(if compact { 36.0 } else { 54.0 });
    let hull = (seat * across as f64 + 44.0, seat * deep as f64 + 18.0);
    let places = regions.map(|region| slots(instance, region));
    Layout { size, regions, river: (left, right), hull, seat, places, seats: across }
}

/// The largest rows in which everybody could stand here.
fn slots(instance: &Instance, region: Region) -> Slots {
    let kinds = instance.kinds();
    let rows = |columns: usize| match instance.crew() {
        Crew::Numbers => kinds.iter().map(|kind| usize::from(figures(kind.count)).div_ceil(columns)).sum(),
        _ => kinds.len().div_ceil(columns),
    };
    let step = if instance.crew() == Crew::Couples { 2 } else { 1 };
    let fit = |columns: usize| {
        let rows: usize = rows(columns);
        let cell = (region.size.0 / columns as f64).min(region.size.1 / rows.max(1) as f64).min(CELL);
        Slots { columns, cell, rows }
    };
    let mut best = fit(step);
    for columns in (step..=CROWD as usize).step_by(step) {
        let next = fit(columns);
        // Persons one by one fill rows whole: as many in a row as have the same room.
        if next.cell > best.cell || next.cell == best.cell && instance.crew() != Crew::Numbers {
            best = next;
        }
    }
    best
}

impl Layout {
    /// The room for one person at a place.
    pub fn cell(&self, place: Place) -> f64 {
        self.places[place.index()].cell
    }

    /// Where the one of a kind numbered `rank` (from 0) stands at a place.
    pub fn spot(&self, instance: &Instance, place: Place, kind: usize, rank: u16) -> Point {
        let Slots { columns, cell, rows } = self.places[place.index()];
        let kinds = instance.kinds();
        let (row, column) = match instance.crew() {
            Crew::Numbers => {
                let before =
                    kinds.iter().take(kind).map(|kind| usize::from(figures(kind.count)).div_ceil(columns));
                let (before, rank) = (before.sum::<usize>(), usize::from(rank));
                (before + rank / columns, rank % columns)
            }
            _ => (kind / columns, kind % columns),
        };
        let region = self.regions[place.index()];
        let x = region.at.0 + (region.size.0 - cell * columns as f64) / 2.0 + cell * (column as f64 + 0.5);
        let y = region.at.1 + (region.size.1 - cell * rows as f64) / 2.0 + cell * (row as f64 + 0.5);
        (x, y)
    }

    /// The middle of the boat when it lies at a place.
    pub fn dock(&self, instance: &Instance, place: Place) -> Point {
        let island = instance.island() != Island::None;
        let y = if island { self.size.1 * 0.74 } else { self.size.1 * 0.53 };
        let half = self.hull.0 / 2.0 + 3.0;
        match place {
            Place::Left => (self.river.0 + half, y),
            Place::Right => (self.river.1 - half, y),
            Place::Island => {
                let isle = self.regions[1];
                (self.size.0 / 2.0, isle.at.1 + isle.size.1 + 12.0 + self.hull.1 / 2.0)
            }
        }
    }

    /// Where the one numbered `seat` (from 0) of `aboard` sits, from the middle of the boat.
    pub fn seat(&self, seat: usize, boat: u16) -> Point {
        let rows = usize::from(boat).div_ceil(self.seats);
        let (row, column) = (seat / self.seats, seat % self.seats);
        let x = (column as f64 - (self.seats as f64 - 1.0) / 2.0) * self.seat;
        (x, (row as f64 - (rows as f64 - 1.0) / 2.0) * self.seat)
    }
}

/// A load as a number, for what the page keeps of things taken up.
pub fn packed(instance: &Instance, load: &Counts) -> usize {
    load[..instance.kinds().len()]
        .iter()
        .rev()
        .fold(0, |sum, count| sum * base(instance) + usize::from(*count))
}

/// The load that was packed so.
pub fn unpacked(instance: &Instance, mut number: usize) -> Counts {
    let mut load = [0; KINDS];
    for count in load.iter_mut().take(instance.kinds().len()) {
        *count = (number % base(instance)) as u16;
        number /= base(instance);
    }
    load
}

/// Of missionaries and cannibals there are at most four kinds, of others one each.
fn base(instance: &Instance) -> usize {
    if instance.crew() == Crew::Numbers { usize::from(SEATS) + 1 } else { 2 }
}
