//! A single sum is not searched by columns: all of it is a weight for each letter, and the heaviest letters get
//! their digits first, as long as the rest can still make up for them. With 199 numbers a column has nearly
//! every letter, and says nothing until all have their digits.

use super::board::{Board, digits};
use super::columns::Sum;
use super::instance::Instance;

/// A letter and what it counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    /// The letter.
    pub letter: u8,
    /// What one of it adds; below 0 on the side of the result.
    pub each: i64,
    /// The least and the most that the letters after it can add.
    pub rest: (i64, i64),
}

/// The letters by weight, the heaviest first, and what the known ones come to; none where columns serve better.
pub fn weights(instance: &Instance, board: &Board) -> Option<(Vec<Weight>, i64)> {
    let [sum] = instance.sums() else { return None };
    let open = |letter: &u8| board.known(*letter).is_none();
    if sum.multiplies() {
        return None;
    }
    let mut each = vec![0_i64; board.letters.len()];
    let begun = total(i64::from(instance.base()), sum, board, &mut each)?;
    let mut weights: Vec<Weight> = Vec::new();
    for letter in (0..each.len() as u8).filter(open) {
        let each = each[usize::from(letter)];
        let before = weights.iter().take_while(|other| other.each.abs() >= each.abs()).count();
        weights.insert(before, Weight { letter, each, rest: (0, 0) });
    }
    let mut rest = (0_i64, 0_i64);
    for weight in weights.iter_mut().rev() {
        weight.rest = rest;
        let mut all =
            digits(board.letters[usize::from(weight.letter)]).map(|digit| weight.each * i64::from(digit));
        let first = all.next()?;
        let (least, most) =
            all.fold((first, first), |(least, most), value| (least.min(value), most.max(value)));
        rest = (rest.0.checked_add(least)?, rest.1.checked_add(most)?);
    }
    Some((weights, begun))
}

/// What the known letters come to; `each` gathers what one of every other letter adds. None where it is too much.
fn total(base: i64, sum: &Sum, board: &Board, each: &mut [i64]) -> Option<i64> {
    let mut begun = 0_i64;
    let mut unit = 1_i64;
    for column in &sum.columns {
        begun = begun.checked_add(column.fixed.checked_mul(unit)?)?;
        for part in &column.parts {
            let letter = part.of[0];
            let adds = part.times.checked_mul(unit)?;
            match board.known(letter) {
                Some(digit) => begun = begun.checked_add(adds.checked_mul(i64::from(digit))?)?,
                None => {
                    let each = &mut each[usize::from(letter)];
                    *each = each.checked_add(adds)?;
                    each.checked_mul(base)?;
                }
            }
        }
        unit = unit.checked_mul(base)?;
    }
    Some(begun)
}
