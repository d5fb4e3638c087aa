//! Where the places stand, and how a track runs between two of them.

use super::board::Track;

/// A place in the drawing: across, and down.
type Point = (f64, f64);

/// The places on a circle, the first on top.
pub struct Circle {
    /// Its width and height.
    pub size: Point,
    /// Where each place stands.
    pub at: Vec<Point>,
    /// The size of a place's disc.
    pub r: f64,
    /// Whether names stand in the discs, or beside them.
    pub inside: bool,
    middle: Point,
}

/// The length of an arrow's head, and half its width.
const HEAD: Point = (13.0, 5.5);

impl Circle {
    /// So many places, whose longest name has so many letters.
    pub fn new(many: usize, longest: usize) -> Self {
        let inside = longest <= 2;
        let r = match (inside, many) {
            (false, _) => 13.0,
            (_, ..=9) => 26.0,
            (_, ..=15) => 21.0,
            _ => 17.0,
        };
        let beside = if inside { 0.0 } else { longest as f64 * 9.0 + 8.0 };
        let size = (560.0 + 2.0 * beside, if inside { 560.0 } else { 600.0 });
        let middle = (size.0 / 2.0, size.1 / 2.0);
        let round = 278.0 - if inside { r + 26.0 } else { r + 14.0 };
        let place = |at: usize| {
            let turn = std::f64::consts::TAU * at as f64 / many as f64;
            (middle.0 + round * turn.sin(), middle.1 - round * turn.cos())
        };
        Self { size, at: (0..many).map(place).collect(), r, inside, middle }
    }

    /// Which way is out from the middle, at a place.
    pub fn out(&self, place: u8) -> Point {
        direction(self.middle, self.at[usize::from(place)])
    }

    /// Where a name stands beside its disc, and how it is set.
    pub fn beside(&self, place: u8) -> (Point, &'static str) {
        let ((x, y), out) = (self.at[usize::from(place)], self.out(place));
        let anchor = match out.0 {
            right if right > 0.2 => "start",
            left if left < -0.2 => "end",
            _ => "middle",
        };
        let off = self.r + 8.0;
        ((x + out.0 * off, y + out.1 * (off + 4.0) + 6.0), anchor)
    }

    /// Where a friend waits at a place; of two, each to a side.
    pub fn waiting(&self, place: u8, side: f64) -> Point {
        let ((x, y), out) = (self.at[usize::from(place)], self.out(place));
        let off = if self.inside { self.r + 13.0 } else { -self.r - 14.0 };
        (x + out.0 * off - out.1 * side, y + out.1 * off + out.0 * side)
    }

    /// How far a track is set off that would lie on another.
    pub fn aside(&self, track: Track) -> Point {
        let (from, tip) = self.ends(track);
        let along = direction(from, tip);
        (-along.1 * 9.0, along.0 * 9.0)
    }

    /// A track's shaft, from disc to head.
    pub fn shaft(&self, track: Track) -> (Point, Point) {
        let (from, tip) = self.ends(track);
        let along = direction(from, tip);
        (from, (tip.0 - along.0 * HEAD.0 * 0.8, tip.1 - along.1 * HEAD.0 * 0.8))
    }

    /// The three corners of its head.
    pub fn head(&self, track: Track) -> [Point; 3] {
        let (from, tip) = self.ends(track);
        let (x, y) = direction(from, tip);
        let foot = (tip.0 - x * HEAD.0, tip.1 - y * HEAD.0);
        [tip, (foot.0 - y * HEAD.1, foot.1 + x * HEAD.1), (foot.0 + y * HEAD.1, foot.1 - x * HEAD.1)]
    }

    fn ends(&self, Track { from, to }: Track) -> (Point, Point) {
        let (from, to) = (self.at[usize::from(from)], self.at[usize::from(to)]);
        let (x, y) = direction(from, to);
        let (near, far) = (self.r + 1.0, self.r + 3.0);
        ((from.0 + x * near, from.1 + y * near), (to.0 - x * far, to.1 - y * far))
    }
}

fn direction(from: Point, to: Point) -> Point {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let long = (x * x + y * y).sqrt().max(1e-9);
    (x / long, y / long)
}
