//! Every way to lay the rest: counted, listed, or one of them found.
//!
//! Places that nothing tells apart are taken together: it matters only to how many of them a place leads, and each
//! such choice stands for as many as there are ways to pick them.

use super::board::{Board, Places, Track, bit, each};
use super::rules::{Rule, propagate};
use crate::engine::{Progress, Reporter};

/// Boards looked at before a count is stopped.
pub const LOOKED: u64 = 150_000;

/// What a count found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// How many completions were met.
    pub total: u128,
    /// Whether these are all.
    pub complete: bool,
    /// How many boards were looked at.
    pub looked: u64,
    /// One of the completions.
    pub first: Option<Board>,
}

/// Counts the completions of a board, until there are more than `enough` or too many boards were looked at.
pub fn count(board: &Board, rule: &Rule, enough: u128, reporter: &mut dyn Reporter) -> Counted {
    let mut search =
        Search { rule, enough, counted: Counted { complete: true, ..Counted::default() }, reporter };
    search.go(*board, 1);
    search.counted
}

struct Search<'a> {
    rule: &'a Rule,
    enough: u128,
    counted: Counted,
    reporter: &'a mut dyn Reporter,
}

impl Search<'_> {
    /// Goes through a board that stands for `weight` others.
    fn go(&mut self, mut board: Board, weight: u128) {
        if self.counted.looked >= LOOKED || self.counted.total > self.enough {
            self.counted.complete = false;
            return;
        }
        self.counted.looked += 1;
        if self.counted.looked.is_multiple_of(1024) {
            self.reporter.progress(Progress { done: self.counted.looked });
        }
        if propagate(&mut board, self.rule).is_err() {
            return;
        }
        let Some(place) = tightest(&board) else {
            self.counted.total = self.counted.total.saturating_add(weight);
            self.counted.first.get_or_insert(board);
            return;
        };
        let alike = alike(&board, place);
        let many = alike.count_ones();
        for chosen in evenly(many) {
            let mut next = board;
            for (at, other) in each(alike).enumerate() {
                let track = Track { from: place, to: other };
                next.lay(if (at as u32) < chosen { track } else { track.turned() });
            }
            self.go(next, weight.saturating_mul(choose(many, chosen)));
        }
    }
}

/// The place with the fewest open tracks, that is not done.
fn tightest(board: &Board) -> Option<u8> {
    let open = |place: &u8| board.open(*place).count_ones();
    (0..board.many()).filter(|place| open(place) > 0).min_by_key(open)
}

/// The most of the places open to `place` that nothing tells apart.
fn alike(board: &Board, place: u8) -> Places {
    let mut rest = board.open(place);
    let mut best: Places = 0;
    while let Some(first) = each(rest).next() {
        let same = each(rest).filter(|other| *other == first || twins(board, first, *other));
        let class = same.fold(0, |class, other| class | bit(other));
        rest &= !class;
        if class.count_ones() > best.count_ones() {
            best = class;
        }
    }
    best
}

/// Whether two places could change names and the board would be the same.
fn twins(board: &Board, one: u8, other: u8) -> bool {
    let rest = !(bit(one) | bit(other));
    board.open(one) & bit(other) != 0
        && board.out(one) & rest == board.out(other) & rest
        && board.into(one) & rest == board.into(other) & rest
}

/// From 0 to `many`, those in the middle first: there most completions are.
fn evenly(many: u32) -> impl Iterator<Item = u32> {
    let mut order: Vec<u32> = (0..=many).collect();
    order.sort_by_key(|chosen| chosen.abs_diff(many.div_ceil(2)));
    order.into_iter()
}

/// In how many ways so many can be picked out of `many`.
fn choose(many: u32, chosen: u32) -> u128 {
    (0..u128::from(chosen)).fold(1, |ways, at| ways * (u128::from(many) - at) / (at + 1))
}

/// Up to `most` completions, each by its rows; boards are looked at as in a count.
pub fn list(board: &Board, rule: &Rule, most: usize) -> Vec<Board> {
    fn go(mut board: Board, rule: &Rule, most: usize, looked: &mut u64, found: &mut Vec<Board>) {
        if found.len() == most || *looked == LOOKED || propagate(&mut board, rule).is_err() {
            return;
        }
        *looked += 1;
        let Some(place) = tightest(&board) else {
            found.push(board);
            return;
        };
        if let Some(other) = each(board.open(place)).next() {
            let track = Track { from: place, to: other };
            go(board.with(track), rule, most, looked, found);
            go(board.with(track.turned()), rule, most, looked, found);
        }
    }
    let mut found = Vec::new();
    go(*board, rule, most, &mut 0, &mut found);
    found
}
