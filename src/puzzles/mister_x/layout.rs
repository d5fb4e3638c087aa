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
        const LEAST: u32 = 16;
        let mut least = (u32::MAX, u32::MAX);
        let mut most = (0, 0);
        for (small, large) in which.map(|at| pairs.pair(at)) {
            least = (least.0.min(large), least.1.min(small));
            most = (most.0.max(large), most.1.max(small));
        }
        if most == (0, 0) {
            return Self::whole(pairs);
        }
        let span = ((most.0 - least.0 + 3).max(LEAST), (most.1 - least.1 + 3).max(LEAST * 5 / 8));
        // What is more than the pairs take stands evenly around them.
        let corner = |least: u32, most: u32, span: u32| (least + most + 1).saturating_sub(span) / 2;
        Self::part(pairs, (corner(least.0, most.0, span.0), corner(least.1, most.1, span.1)), span)
    }

    fn of(corner: (u32, u32), span: (u32, u32)) -> Self {
        let cell = (WIDTH / f64::from(span.0.max(span.1))).min(80.0);
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
