use super::bits::{Cells, bit, each};

/// The longest row, and the most rows.
pub const SIDE: usize = 8;

/// Which seats touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// Seats that share an edge or a corner.
    Corner,
    /// Only seats that share an edge.
    Edge,
}

/// Whether this sign of a drawing is a seat.
pub fn is_seat(sign: char) -> bool {
    matches!(sign, 'X' | 'x' | '#')
}

/// “B1”: the column's letter and the row's number.
pub fn place_name(row: u8, column: u8) -> String {
    format!("{}{}", char::from(b'A' + column), row + 1)
}

/// A room: its seats, numbered from 0 row by row, and which of them touch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    seats: Vec<(u8, u8)>,
    near: Vec<Cells>,
    touch: Touch,
}

impl Room {
    /// The room a drawing shows: rows of `X` for a seat and `.` for none.
    ///
    /// # Errors
    /// What is wrong with it, and what a drawing may have.
    pub fn read(text: &str, touch: Touch) -> Result<Self, String> {
        let rows: Vec<&str> = text.split(['/', '\n']).collect();
        let mut seats = Vec::new();
        for (row, letters) in rows.iter().enumerate() {
            for (column, letter) in letters.trim_end().chars().enumerate() {
                match letter {
                    letter if is_seat(letter) && row < SIDE && column < SIDE => {
                        seats.push((row as u8, column as u8))
                    }
                    letter if is_seat(letter) => {
                        return Err(format!(
                            "there is a seat in row {}, column {}; a room has at most {SIDE} rows and {SIDE} columns",
                            row + 1,
                            column + 1
                        ));
                    }
                    '.' | ' ' | '_' | '-' => {}
                    other => {
                        return Err(format!(
                            "“{other}” in row {} is neither X, a seat, nor ., none",
                            row + 1
                        ));
                    }
                }
            }
        }
        if seats.is_empty() {
            return Err(
                "the room has no seat; write X for a seat and . for none, rows joined by /".to_owned()
            );
        }
        Ok(Self::new(seats, touch))
    }

    fn new(seats: Vec<(u8, u8)>, touch: Touch) -> Self {
        let touches = |(r, c): (u8, u8), (row, column): (u8, u8)| {
            let (down, across) = (r.abs_diff(row), c.abs_diff(column));
            match touch {
                Touch::Corner => down.max(across) == 1,
                Touch::Edge => down + across == 1,
            }
        };
        let near = seats
            .iter()
            .map(|seat| {
                let others = seats.iter().enumerate().filter(|(_, other)| touches(*seat, **other));
                others.fold(0, |near, (at, _)| near | bit(at))
            })
            .collect();
        Self { seats, near, touch }
    }

    /// The drawing, as links have it: nothing right of the last column or below the last row.
    pub fn text(&self) -> String {
        let (rows, columns) = self.extent();
        let row = |row| {
            let letter = |column| if self.at(row, column).is_some() { 'X' } else { '.' };
            (0..columns).map(letter).collect::<String>()
        };
        (0..rows).map(row).collect::<Vec<_>>().join("/")
    }

    /// How many rows and columns it reaches over, from the first.
    pub fn extent(&self) -> (u8, u8) {
        let most = |of: fn(&(u8, u8)) -> u8| self.seats.iter().map(of).max().unwrap_or(0) + 1;
        (most(|seat| seat.0), most(|seat| seat.1))
    }

    /// How many seats there are, 1 to 64.
    pub fn seats(&self) -> usize {
        self.seats.len()
    }

    /// Row and column of a seat, from 0.
    pub fn place(&self, seat: usize) -> (u8, u8) {
        self.seats[seat]
    }

    /// The seat at a row and column, from 0.
    pub fn at(&self, row: u8, column: u8) -> Option<usize> {
        self.seats.binary_search(&(row, column)).ok()
    }

    /// Every seat.
    pub fn all(&self) -> Cells {
        u64::MAX >> (64 - self.seats())
    }

    /// The seats that touch this one.
    pub fn near(&self, seat: usize) -> Cells {
        self.near[seat]
    }

    /// Which seats touch.
    pub fn touch(&self) -> Touch {
        self.touch
    }

    /// “B1”: the column's letter and the row's number.
    pub fn name(&self, seat: usize) -> String {
        let (row, column) = self.seats[seat];
        place_name(row, column)
    }

    /// The seat of that name.
    pub fn named(&self, name: &str) -> Option<usize> {
        let (letter, number) = name.split_at_checked(1)?;
        let column = letter.bytes().next()?.to_ascii_uppercase().checked_sub(b'A')?;
        let row = number.parse::<u8>().ok()?.checked_sub(1)?;
        self.at(row, column)
    }

    /// The largest sets of seats that all touch one another, that lie within `within`:
    /// two by two seats where corners touch, two seats where only edges do.
    pub fn cliques(&self, within: Cells) -> Vec<Cells> {
        let side = if self.touch == Touch::Corner { 2 } else { 1 };
        let mut cliques: Vec<Cells> = Vec::new();
        for seat in each(within) {
            let (row, column) = self.seats[seat];
            // A block that holds this seat begins at most one row and column before it.
            let corners = if side == 2 {
                [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(down, across)| ((down, across), (1, 1)))
            } else {
                [((0, 0), (0, 1)), ((0, 1), (0, 1)), ((0, 0), (1, 0)), ((1, 0), (1, 0))]
            };
            for ((down, across), (tall, wide)) in corners {
                let (Some(top), Some(left)) = (row.checked_sub(down), column.checked_sub(across)) else {
                    continue;
                };
                let mut clique = 0;
                for r in top..=top + tall {
                    for c in left..=left + wide {
                        clique |= self.at(r, c).map_or(0, bit) & within;
                    }
                }
                if !cliques.contains(&clique) {
                    cliques.push(clique);
                }
            }
        }
        cliques
    }
}
