//! What is known so far: the digits each letter may still have, and how much each column may carry.

use serde::{Deserialize, Serialize};

use super::columns::Column;
use super::instance::Instance;

/// A set of digits, a bit each.
pub type Digits = u64;

/// The digits of a set, from the least.
pub fn digits(mut set: Digits) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let least = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(least)
    })
}

/// Something that is found out: a letter's digit, or what is carried into a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cell {
    /// The letter with this number.
    Letter(u8),
    /// What is carried, in this sum, into this column, from 0 at the units.
    Carry(u8, u8),
}

/// One letter's digit is always so much more than another's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The one letter.
    pub one: u8,
    /// The other.
    pub other: u8,
    /// By how much the one is more; may be below 0.
    pub more: i64,
}

/// What is known so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// For each letter, the digits it may have.
    pub letters: Vec<Digits>,
    /// For each sum and column, and after its last, the least and the most carried into it.
    pub carries: Vec<Vec<(i64, i64)>>,
    /// Letters that are so much apart.
    pub links: Vec<Link>,
}

impl Board {
    /// What the rules and the given digits say by themselves.
    pub fn new(instance: &Instance) -> Self {
        let all: Digits = (1 << instance.base()) - 1;
        let letters = instance
            .given()
            .iter()
            .zip(instance.leading())
            .map(|(given, leading)| {
                let set = given.map_or(all, |digit| 1 << digit);
                if leading { set & !1 } else { set }
            })
            .collect();
        let carries = instance.sums().iter().map(|sum| vec![(0, 0); sum.columns.len() + 1]).collect();
        let mut board = Self { letters, carries, links: Vec::new() };
        board.settle();
        let base = i64::from(instance.base());
        for (at, sum) in instance.sums().iter().enumerate() {
            for (place, column) in sum.columns.iter().enumerate().take(sum.columns.len() - 1) {
                let (least, most) = board.range(column);
                let (from, to) = board.carries[at][place];
                board.carries[at][place + 1] = (up(least + from, base), (most + to).div_euclid(base));
            }
        }
        board
    }

    /// A letter's digit, where it is known.
    pub fn known(&self, letter: u8) -> Option<u8> {
        let set = self.letters[usize::from(letter)];
        set.is_power_of_two().then(|| set.trailing_zeros() as u8)
    }

    /// Whether every letter is known.
    pub fn complete(&self) -> bool {
        self.letters.iter().all(|set| set.is_power_of_two())
    }

    /// Whether a letter has no digit left, or a carry no value.
    pub fn empty(&self) -> bool {
        self.letters.contains(&0) || self.carries.iter().flatten().any(|(least, most)| least > most)
    }

    /// A known digit is no other letter's, and so on until nothing changes.
    /// Two letters of one digit stay as they are: [`Board::twins`] tells of them.
    pub fn settle(&mut self) {
        let mut done = vec![false; self.letters.len()];
        while let Some(at) = (0..done.len()).find(|at| !done[*at] && self.letters[*at].is_power_of_two()) {
            done[at] = true;
            let digit = self.letters[at];
            for set in self.letters.iter_mut().filter(|set| **set != digit) {
                *set &= !digit;
            }
        }
    }

    /// Two letters known to be one digit.
    pub fn twins(&self) -> Option<(u8, u8)> {
        let mut seen = [None; 64];
        for (at, set) in self.letters.iter().enumerate().filter(|(_, set)| set.is_power_of_two()) {
            if let Some(one) = seen[set.trailing_zeros() as usize].replace(at as u8) {
                return Some((one, at as u8));
            }
        }
        None
    }

    /// What a cell may be.
    pub fn options(&self, cell: Cell) -> Vec<i64> {
        match cell {
            Cell::Letter(letter) => digits(self.letters[usize::from(letter)]).map(i64::from).collect(),
            Cell::Carry(sum, place) => {
                let (least, most) = self.carries[usize::from(sum)][usize::from(place)];
                (least..=most).collect()
            }
        }
    }

    /// The same where a cell is this.
    pub fn supposing(&self, cell: Cell, value: i64) -> Self {
        let mut board = self.clone();
        match cell {
            Cell::Letter(letter) => board.letters[usize::from(letter)] &= 1 << value,
            Cell::Carry(sum, place) => {
                board.carries[usize::from(sum)][usize::from(place)] = (value, value);
            }
        }
        board.settle();
        board
    }

    /// The same where a cell is not this. A carry only loses its least or its most.
    pub fn without(&self, cell: Cell, value: i64) -> Self {
        let mut board = self.clone();
        match cell {
            Cell::Letter(letter) => board.letters[usize::from(letter)] &= !(1 << value),
            Cell::Carry(sum, place) => {
                let carry = &mut board.carries[usize::from(sum)][usize::from(place)];
                if carry.0 == value {
                    carry.0 += 1;
                } else if carry.1 == value {
                    carry.1 -= 1;
                }
            }
        }
        board.settle();
        board
    }

    /// Whether these digits, a letter each, are among what is still possible.
    pub fn allows(&self, digits: &[u8]) -> bool {
        self.letters.iter().zip(digits).all(|(set, digit)| set >> digit & 1 == 1)
    }

    /// The least and the most that a column's parts come to.
    pub fn range(&self, column: &Column) -> (i64, i64) {
        column.parts.iter().fold((column.fixed, column.fixed), |(least, most), part| {
            let (low, high) = self.part(&part.of, part.times);
            (least + low, most + high)
        })
    }

    /// The least and the most that letters multiplied, so many times, come to.
    pub fn part(&self, of: &[u8], times: i64) -> (i64, i64) {
        let ends = of.iter().fold((1, 1), |(low, high), letter| {
            let set = self.letters[usize::from(*letter)];
            let (least, most) = match set {
                0 => (0, 0),
                set => (i64::from(set.trailing_zeros()), i64::from(set.ilog2())),
            };
            (low * least, high * most)
        });
        if times < 0 { (ends.1 * times, ends.0 * times) } else { (ends.0 * times, ends.1 * times) }
    }
}

/// The quotient, rounded up.
pub fn up(value: i64, by: i64) -> i64 {
    -(-value).div_euclid(by)
}
