//! Where pairs lie in the drawing: the larger number across, the smaller one upwards.

use super::space::Pairs;

/// How wide the pairs are drawn.
pub const WIDTH: f64 = 640.0;
/// Pairs closer than this are drawn together.
const LEAST: f64 = 4.0;

/// A part of all pairs, as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// The larger and the smaller number in the lower left corner.
    pub corner: (u32, u32),
    /// How many numbers across and upwards.
    pub span: (u32, u32),
    /// How large a pair is drawn.
    pub cell: f64,
    /// How many pairs a side are drawn together.
    pub bin: u32,
}

impl Grid {
    /// All pairs.
    pub fn whole(pairs: &Pairs) -> Self {
        let bounds = pairs.bounds();
        let least = bounds.low + u32::from(bounds.distinct);
        Self::of((least, bounds.low), (bounds.largest() - least + 1, pairs.rows().len() as u32))
    }

    /// A part of it, so many numbers across and upwards from this corner, if it goes so far.
    pub fn part(pairs: &Pairs, corner: (u32, u32), span: (u32, u32)) -> Self {
        let whole = Self::whole(pairs);
        let span = (span.0.min(whole.span.0), span.1.min(whole.span.1));
        let within = |corner: u32, first: u32, all: u32, span: u32| corner.clamp(first, first + all - span);
        let across = within(corner.0, whole.corner.0, whole.span.0, span.0);
        Self::of((across, within(corner.1, whole.corner.1, whole.span.1, span.1)), span)
    }

    /// The part around some pairs, and at least some numbers across; all of it if there are none.
    pub fn around(pairs: &Pairs, which: impl Iterator<Item = usize>) -> Self {
        let mut edges = Edges::default();
        which.map(|at| pairs.pair(at)).for_each(|(small, large)| edges.meet(small, large));
        Self::within(pairs, &edges)
    }

    fn within(pairs: &Pairs, Edges { least, most }: &Edges) -> Self {
        const LEAST: u32 = 16;
        if *most == (0, 0) {
            return Self::whole(pairs);
        }
        let span = ((most.0 - least.0 + 3).max(LEAST), (most.1 - least.1 + 3).max(LEAST * 5 / 8));
        // What is more than the pairs take stands evenly around them.
        let corner = |least: u32, most: u32, span: u32| (least + most + 1).saturating_sub(span) / 2;
        Self::part(pairs, (corner(least.0, most.0, span.0), corner(least.1, most.1, span.1)), span)
    }

    fn of(corner: (u32, u32), span: (u32, u32)) -> Self {
        let cell = (WIDTH / f64::from(span.0.max(span.1))).min(48.0);
        Self { corner, span, cell, bin: (LEAST / cell).ceil().max(1.0) as u32 }
    }

    /// How large all of it is drawn.
    pub fn size(&self) -> (f64, f64) {
        (f64::from(self.span.0) * self.cell, f64::from(self.span.1) * self.cell)
    }

    /// The middle of a pair, whether within it or not.
    pub fn place(&self, small: f64, large: f64) -> (f64, f64) {
        let across = large - f64::from(self.corner.0) + 0.5;
        let up = small - f64::from(self.corner.1) + 0.5;
        (across * self.cell, self.size().1 - up * self.cell)
    }

    /// Whether a pair is within it.
    pub fn holds(&self, small: u32, large: u32) -> bool {
        let within = |value: u32, first: u32, span: u32| (first..first + span).contains(&value);
        within(large, self.corner.0, self.span.0) && within(small, self.corner.1, self.span.1)
    }

    /// The pair at a place, each way as a share of its size: the smaller and the larger number.
    pub fn at(&self, across: f64, down: f64) -> (u32, u32) {
        let number = |share: f64, first: u32, span: u32| {
            first + ((share * f64::from(span)).max(0.0) as u32).min(span - 1)
        };
        (number(1.0 - down, self.corner.1, self.span.1), number(across, self.corner.0, self.span.0))
    }

    /// The numbers written along an edge: even ones, at most some twelve.
    pub fn ticks(first: u32, span: u32) -> Vec<u32> {
        const MOST: u32 = 12;
        let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
        let step = steps.into_iter().find(|step| span / step < MOST).unwrap_or(2000);
        let rest = (first.div_ceil(step)..=(first + span - 1) / step).map(|at| at * step);
        rest.collect()
    }
}

/// How many shades there are.
pub const SHADES: usize = 5;

/// A grid whose pairs are too small to be told apart: how dark each place is, and what is left lies where.
#[derive(Clone, Debug, PartialEq)]
pub struct Shades {
    /// For each place that has pairs: its left upper corner, and 0 if none of them is left, or up to [`SHADES`].
    pub places: Vec<((f64, f64), u8)>,
    /// How large a place is drawn.
    pub side: f64,
    /// What is around those that are left.
    pub around: Grid,
}

impl Shades {
    /// How dark each place of a grid is, of what `left` says is left.
    pub fn new(pairs: &Pairs, grid: &Grid, left: &dyn Fn(usize) -> bool) -> Self {
        let across = grid.span.0.div_ceil(grid.bin);
        let mut all = vec![(0_u32, 0_u32); (across * grid.span.1.div_ceil(grid.bin)) as usize];
        let mut edges = Edges::default();
        for row in pairs
            .rows()
            .iter()
            .filter(|row| (grid.corner.1..grid.corner.1 + grid.span.1).contains(&row.small))
        {
            let line = (row.small - grid.corner.1) / grid.bin * across;
            let (from, to) =
                (row.large.0.max(grid.corner.0), row.large.1.min(grid.corner.0 + grid.span.0 - 1));
            for large in from..=to {
                let left = left(row.first() + (large - row.large.0) as usize);
                let bin = &mut all[(line + (large - grid.corner.0) / grid.bin) as usize];
                bin.0 += 1;
                if left {
                    bin.1 += 1;
                    edges.meet(row.small, large);
                }
            }
        }
        let (side, height) = (grid.cell * f64::from(grid.bin), grid.size().1);
        let place = |(at, (every, left)): (usize, &(u32, u32))| {
            let (column, row) = (at as u32 % across, at as u32 / across);
            let corner = (f64::from(column) * side, height - f64::from(row + 1) * side);
            (corner, (left * SHADES as u32).div_ceil(*every) as u8)
        };
        let places = all.iter().enumerate().filter(|(_, (every, _))| *every > 0).map(place).collect();
        Self { places, side, around: Grid::within(pairs, &edges) }
    }
}

/// The least and the most of some pairs' numbers.
#[derive(Clone, Copy, Debug)]
struct Edges {
    /// The larger and the smaller.
    least: (u32, u32),
    most: (u32, u32),
}

impl Default for Edges {
    fn default() -> Self {
        Self { least: (u32::MAX, u32::MAX), most: (0, 0) }
    }
}

impl Edges {
    fn meet(&mut self, small: u32, large: u32) {
        self.least = (self.least.0.min(large), self.least.1.min(small));
        self.most = (self.most.0.max(large), self.most.1.max(small));
    }
}
