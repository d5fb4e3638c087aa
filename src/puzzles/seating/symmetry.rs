//! The turns and mirrors that leave a room, and whoever sits there, as they are.

use super::Instance;

/// A turn or a mirror of the square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Turn {
    /// Nothing is moved.
    None,
    /// A quarter turn, one way.
    Quarter,
    /// A half turn.
    Half,
    /// A quarter turn, the other way.
    Back,
    /// Left and right change places.
    Across,
    /// Top and bottom change places.
    Down,
    /// Mirrored in the falling diagonal.
    Falling,
    /// Mirrored in the rising diagonal.
    Rising,
}

/// All eight.
const TURNS: [Turn; 8] = [
    Turn::None,
    Turn::Quarter,
    Turn::Half,
    Turn::Back,
    Turn::Across,
    Turn::Down,
    Turn::Falling,
    Turn::Rising,
];

impl Turn {
    /// After how many times everything is back in its place.
    pub fn order(self) -> u8 {
        match self {
            Turn::None => 1,
            Turn::Quarter | Turn::Back => 4,
            _ => 2,
        }
    }

    /// Whether it is a mirror.
    pub fn mirrors(self) -> bool {
        matches!(self, Turn::Across | Turn::Down | Turn::Falling | Turn::Rising)
    }

    /// Where it takes a row and a column of a box with these last ones.
    fn image(self, (row, column): (u8, u8), (last_row, last_column): (u8, u8)) -> (u8, u8) {
        match self {
            Turn::None => (row, column),
            Turn::Quarter => (column, last_row - row),
            Turn::Half => (last_row - row, last_column - column),
            Turn::Back => (last_column - column, row),
            Turn::Across => (row, last_column - column),
            Turn::Down => (last_row - row, column),
            Turn::Falling => (column, row),
            Turn::Rising => (last_column - column, last_row - row),
        }
    }
}

/// Where a turn takes each seat.
pub type Images = Vec<usize>;

/// Every turn under which the room and whoever is given in it come out the same.
pub fn symmetries(instance: &Instance) -> Vec<(Turn, Images)> {
    TURNS.into_iter().filter_map(|turn| Some((turn, images(instance, turn)?))).collect()
}

fn images(instance: &Instance, turn: Turn) -> Option<Images> {
    let room = instance.room();
    let places = || (0..room.seats()).map(|seat| room.place(seat));
    let top = places().map(|place| place.0).min()?;
    let left = places().map(|place| place.1).min()?;
    let (rows, columns) = room.extent();
    let last = (rows - 1 - top, columns - 1 - left);
    let image = |seat: usize| {
        let (row, column) = room.place(seat);
        let (row, column) = turn.image((row - top, column - left), last);
        let image = room.at(row.checked_add(top)?, column.checked_add(left)?)?;
        (instance.given()[image] == instance.given()[seat]).then_some(image)
    };
    (0..room.seats()).map(image).collect()
}
