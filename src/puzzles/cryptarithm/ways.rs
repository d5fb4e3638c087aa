//! Every way to fill a column, or two beside each other, by what is known so far.

use super::board::{Board, Digits, Link, digits};
use super::columns::Column;
use super::instance::Instance;

/// A place to look at: a sum and its first column, how many columns, and
/// whether letters known to be so much apart are taken into account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The sum.
    pub sum: u8,
    /// The first column, from the units.
    pub first: u8,
    /// How many columns, 1 or 2.
    pub columns: u8,
    /// Whether links are used.
    pub linked: bool,
}

/// What all ways have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ways {
    /// How many there are.
    pub count: u32,
    /// The unknown letters, and those linked to them after the first `own`.
    pub letters: Vec<u8>,
    /// How many of the letters stand in the columns.
    pub own: usize,
    /// For each of the letters, the digits it has in some way.
    pub digits: Vec<Digits>,
    /// The least and the most carried into each column, and out of the last.
    pub carries: Vec<(i64, i64)>,
    /// How far apart two letters are in all ways.
    pub links: Vec<Link>,
    /// The first ways, the digits of the letters each.
    pub listed: Vec<Vec<u8>>,
}

/// Ways listed at most.
pub const LISTED: usize = 8;
/// Digits tried at most in one place, before it is called too much.
const TRIED: u32 = 3000;

/// Every way to fill a span; none where they are too many to go through.
pub fn ways(instance: &Instance, board: &Board, span: Span, work: &mut u64) -> Option<Ways> {
    let sum = &instance.sums()[usize::from(span.sum)];
    let first = usize::from(span.first);
    let columns = sum.columns.get(first..first + usize::from(span.columns))?;
    let mut letters = Vec::new();
    let mut ends = Vec::new();
    for column in columns {
        for letter in &column.letters {
            if board.known(*letter).is_none() && !letters.contains(letter) {
                letters.push(*letter);
            }
        }
        ends.push(letters.len());
    }
    let own = letters.len();
    if span.linked {
        for link in &board.links {
            for (one, other) in [(link.one, link.other), (link.other, link.one)] {
                let here = letters[..own].contains(&one);
                if here && !letters.contains(&other) && board.known(other).is_none() {
                    letters.push(other);
                }
            }
        }
    }
    // The last letter of a column is found by what is missing there.
    let free = letters[..own].iter().enumerate().filter(|(at, _)| !ends.contains(&(at + 1)));
    let sizes = free.map(|(_, letter)| u64::from(board.letters[usize::from(*letter)].count_ones()));
    if sizes.fold(1, |all: u64, size| all.saturating_mul(size)) > u64::from(TRIED) {
        return None;
    }
    let carries = board.carries[usize::from(span.sum)][first..=first + columns.len()].to_vec();
    let mut fill = Fill {
        base: i64::from(instance.base()),
        board,
        columns,
        ends,
        linked: span.linked,
        value: vec![0; board.letters.len()],
        range: carries.clone(),
        carry: vec![0; carries.len()],
        used: 0,
        left: TRIED,
        found: Ways {
            count: 0,
            own,
            digits: vec![0; letters.len()],
            carries: vec![(i64::MAX, i64::MIN); carries.len()],
            links: Vec::new(),
            listed: Vec::new(),
            letters,
        },
        apart: Vec::new(),
    };
    for (letter, set) in board.letters.iter().enumerate() {
        fill.value[letter] = set.trailing_zeros() as i64;
    }
    let unfinished = fill.letter(0).is_none();
    *work += u64::from(TRIED - fill.left);
    if unfinished {
        return None;
    }
    fill.link();
    Some(fill.found)
}

struct Fill<'a> {
    base: i64,
    board: &'a Board,
    columns: &'a [Column],
    /// After how many letters each column is filled.
    ends: Vec<usize>,
    linked: bool,
    value: Vec<i64>,
    range: Vec<(i64, i64)>,
    carry: Vec<i64>,
    used: Digits,
    left: u32,
    found: Ways,
    /// How far each letter is from each later one, where that is always the same so far.
    apart: Vec<Option<i64>>,
}

impl Fill<'_> {
    /// Gives the letter with this number, and those after it, every digit; none where it is too much.
    fn letter(&mut self, at: usize) -> Option<()> {
        if self.ends[0] == at { self.column(0, at) } else { self.digit(at) }
    }

    fn digit(&mut self, at: usize) -> Option<()> {
        let letter = self.found.letters[at];
        let mut open = self.board.letters[usize::from(letter)] & !self.used;
        if let Some(column) = self.ends.iter().position(|end| *end == at + 1) {
            self.left = self.left.checked_sub(1)?;
            open = self.balanced(column, letter, open);
        }
        for digit in digits(open) {
            self.left = self.left.checked_sub(1)?;
            self.value[usize::from(letter)] = i64::from(digit);
            if self.linked && !self.links_hold(at) {
                continue;
            }
            self.used |= 1 << digit;
            let done = self.onward(at + 1);
            self.used &= !(1 << digit);
            done?;
        }
        Some(())
    }

    /// The digits of `open` that balance a column whose last letter this is.
    fn balanced(&mut self, column: usize, letter: u8, open: Digits) -> Digits {
        let (least, most) = self.carried(column);
        let (low, high) = self.range[column + 1];
        let base = self.base;
        let parts = &self.columns[column];
        let value = &mut self.value;
        let mut with = |digit: i64| {
            value[usize::from(letter)] = digit;
            parts.total(|letter| value[usize::from(letter)])
        };
        let (none, one, two) = (with(0), with(1), with(2));
        // A letter multiplied by itself makes no even steps.
        let even = two - one == one - none;
        let fits = |digit: &u8| {
            let digit = i64::from(*digit);
            let total = if even { none + (one - none) * digit } else { with(digit) };
            let out = low.max(super::board::up(total + least, base));
            out <= high.min((total + most).div_euclid(base))
        };
        digits(open).filter(fits).fold(0, |set, digit| set | 1 << digit)
    }

    /// What may be carried into a column: into the first, all that is known; into the next, what the first made.
    fn carried(&self, column: usize) -> (i64, i64) {
        if column == 0 { self.range[0] } else { (self.carry[column], self.carry[column]) }
    }

    /// After a letter: its column, if it was the last one there, or the next letter.
    fn onward(&mut self, at: usize) -> Option<()> {
        match self.ends.iter().position(|end| *end == at) {
            Some(column) => self.column(column, at),
            None if at == self.found.letters.len() => {
                self.keep();
                Some(())
            }
            None => self.digit(at),
        }
    }

    /// Balances a filled column by every carry that does, and goes on.
    fn column(&mut self, column: usize, at: usize) -> Option<()> {
        let total = self.columns[column].total(|letter| self.value[usize::from(letter)]);
        let (least, most) = self.carried(column);
        let (low, high) = self.range[column + 1];
        let from = low.max(super::board::up(total + least, self.base));
        let to = high.min((total + most).div_euclid(self.base));
        for out in from..=to {
            let carried = out * self.base - total;
            if !(least..=most).contains(&carried) {
                continue;
            }
            self.left = self.left.checked_sub(1)?;
            (self.carry[column], self.carry[column + 1]) = (carried, out);
            match self.ends.get(column + 1) {
                Some(end) if *end == at => self.column(column + 1, at)?,
                None if at == self.found.letters.len() => self.keep(),
                _ => self.digit(at)?,
            }
        }
        Some(())
    }

    fn links_hold(&self, at: usize) -> bool {
        let set =
            |letter: u8| self.board.known(letter).is_some() || self.found.letters[..=at].contains(&letter);
        let letter = self.found.letters[at];
        let value = |letter: u8| self.value[usize::from(letter)];
        self.board.links.iter().filter(|link| link.one == letter || link.other == letter).all(|link| {
            !set(link.one) || !set(link.other) || value(link.one) - value(link.other) == link.more
        })
    }

    fn keep(&mut self) {
        let found = &mut self.found;
        let values: Vec<u8> =
            found.letters.iter().map(|letter| self.value[usize::from(*letter)] as u8).collect();
        for (set, value) in found.digits.iter_mut().zip(&values) {
            *set |= 1 << value;
        }
        for (range, carried) in found.carries.iter_mut().zip(&self.carry) {
            *range = (range.0.min(*carried), range.1.max(*carried));
        }
        let mut pair = 0;
        for one in 0..values.len() {
            for other in one + 1..values.len() {
                let apart = i64::from(values[one]) - i64::from(values[other]);
                if found.count == 0 {
                    self.apart.push(Some(apart));
                } else if self.apart[pair] != Some(apart) {
                    self.apart[pair] = None;
                }
                pair += 1;
            }
        }
        if found.listed.len() < LISTED {
            found.listed.push(values);
        }
        found.count += 1;
    }

    /// Notes the letters of the columns that are as far apart in all ways, where both are still open.
    fn link(&mut self) {
        let found = &mut self.found;
        let mut apart = self.apart.iter();
        for one in 0..found.letters.len() {
            for other in one + 1..found.letters.len() {
                let Some(apart) = apart.next() else { return };
                let open = found.digits[one].count_ones() > 1 && found.digits[other].count_ones() > 1;
                if let (Some(more), true) = (apart, open && other < found.own) {
                    found.links.push(Link {
                        one: found.letters[one],
                        other: found.letters[other],
                        more: *more,
                    });
                }
            }
        }
    }
}
