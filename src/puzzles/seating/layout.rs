//! Where things stand in the drawing of a room.

use super::room::Room;

/// The side of a seat in the drawing.
pub const SIDE: f64 = 100.0;
/// The room around the seats, for the names of rows and columns.
const MARGIN: f64 = 34.0;

/// The frame of a drawing: the rows and columns the room reaches over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The first row and column that have a seat.
    pub first: (u8, u8),
    /// The last ones.
    pub last: (u8, u8),
}

impl Frame {
    /// The frame of a room.
    pub fn new(room: &Room) -> Self {
        let places = || (0..room.seats()).map(|seat| room.place(seat));
        let (rows, columns) = room.extent();
        let top = places().map(|place| place.0).min().unwrap_or(0);
        let left = places().map(|place| place.1).min().unwrap_or(0);
        Self { first: (top, left), last: (rows - 1, columns - 1) }
    }

    /// Its width and height.
    pub fn size(&self) -> (f64, f64) {
        let long = |first: u8, last: u8| f64::from(last - first + 1) * SIDE + MARGIN + 8.0;
        (long(self.first.1, self.last.1), long(self.first.0, self.last.0))
    }

    /// The left top corner of a row and column.
    pub fn corner(&self, row: u8, column: u8) -> (f64, f64) {
        let at = |place: u8, first: u8| f64::from(place - first) * SIDE + MARGIN;
        (at(column, self.first.1), at(row, self.first.0))
    }

    /// The middle of a seat.
    pub fn middle(&self, room: &Room, seat: usize) -> (f64, f64) {
        let (row, column) = room.place(seat);
        let (x, y) = self.corner(row, column);
        (x + SIDE / 2.0, y + SIDE / 2.0)
    }
}

/// The room's walls as lines: every side of a seat beyond which there is none.
pub fn walls(room: &Room, frame: &Frame) -> Vec<((f64, f64), (f64, f64))> {
    let mut walls = Vec::new();
    for seat in 0..room.seats() {
        let (row, column) = room.place(seat);
        let (x, y) = frame.corner(row, column);
        let beyond = |down: i8, across: i8| {
            let to = (row.checked_add_signed(down), column.checked_add_signed(across));
            matches!(to, (Some(row), Some(column)) if room.at(row, column).is_some())
        };
        let sides = [
            (beyond(-1, 0), (x, y), (x + SIDE, y)),
            (beyond(1, 0), (x, y + SIDE), (x + SIDE, y + SIDE)),
            (beyond(0, -1), (x, y), (x, y + SIDE)),
            (beyond(0, 1), (x + SIDE, y), (x + SIDE, y + SIDE)),
        ];
        walls.extend(sides.into_iter().filter(|(open, ..)| !open).map(|(_, from, to)| (from, to)));
    }
    walls
}

/// The letters under which a name still stands on a desk: smaller for long ones.
pub fn name_size(name: &str) -> f64 {
    (138.0 / name.chars().count().max(1) as f64).clamp(8.0, 15.0)
}

/// Sizes as even as can be for so many groups that fill the room, as people
/// write them; the names are the first of `names`, if those are enough.
pub fn even(names: &[String], groups: usize, seats: usize) -> String {
    let groups = groups.clamp(1, seats.clamp(1, super::instance::GROUPS));
    let size = |at: usize| seats / groups + usize::from(at < seats % groups);
    let name = |at: usize| {
        let letter = char::from(b'A' + at as u8).to_string();
        let free = |name: &String| !names.iter().take(groups).any(|other| other == name);
        names
            .get(at)
            .cloned()
            .unwrap_or_else(|| if free(&letter) { letter } else { format!("Group {}", at + 1) })
    };
    (0..groups).map(|at| format!("{} {}", name(at), size(at))).collect::<Vec<_>>().join(", ")
}
