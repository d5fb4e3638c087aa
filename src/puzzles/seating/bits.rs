//! Sets of seats as bits: a room has at most 64.

/// A set of seats.
pub type Cells = u64;

/// The set of one seat.
pub fn bit(seat: usize) -> Cells {
    1 << seat
}

/// Whether the seat is in the set.
pub fn has(cells: Cells, seat: usize) -> bool {
    cells & bit(seat) != 0
}

/// How many seats are in the set.
pub fn size(cells: Cells) -> usize {
    cells.count_ones() as usize
}

/// The seats of a set, in order.
pub fn each(mut cells: Cells) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let seat = cells.trailing_zeros() as usize;
        cells &= cells.checked_sub(1)?;
        Some(seat)
    })
}
