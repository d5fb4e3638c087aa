//! Looking for the simplest reason: every column, then every letter.

use super::board::Board;
use super::instance::Instance;
use super::narrow::{alone, apply, bounds, fresh, parity, place, share, span};
use super::reason::{Clash, GONE_THROUGH, How, Next, Why, clash, places};
use super::ways::{Span, ways};

/// The simplest reason that says something; `work` counts the digits tried.
pub fn next(instance: &Instance, board: &Board, work: &mut u64) -> Next {
    if let Some(clash) = clash(instance, board) {
        return Next::Clash(clash);
    }
    let mut best = Best { cost: u32::MAX, found: None };
    let columns: Vec<(u8, u8)> = places(instance).collect();
    for (sum, place) in &columns {
        match column(instance, board, (*sum, *place), work, &mut best) {
            Some(clash) => return Next::Clash(clash),
            None if best.cost <= cost(How::Known, 1) => break,
            None => {}
        }
    }
    if best.cost > PLACE {
        place_reasons(instance, board, &mut best);
    }
    if best.cost > SHARED[0] {
        shares(instance, board, 2, SHARED[0], &mut best);
        for (sum, place) in &columns {
            if let Some(clash) = wider(instance, board, (*sum, *place), work, &mut best) {
                return Next::Clash(clash);
            }
        }
    }
    if best.cost > SHARED[1] {
        shares(instance, board, 3, SHARED[1], &mut best);
    }
    best.found.map_or(Next::Stuck, |(why, board)| Next::Reason(why, board))
}

/// How much a reason asks of a person: the least is taken, and of equals the one further to the right.
fn cost(how: How, ways: u32) -> u32 {
    match how {
        How::Carry => 0,
        How::Known => 1,
        How::Same => 2,
        How::Parity => 3 + ways / 8,
        How::Listed => 4 + ways,
        How::Bounds => 7,
        How::Linked => 6 + ways,
        How::Joint => 12 + ways,
    }
}

/// The same for placing a digit, and for letters that share theirs, two and three.
const PLACE: u32 = 5;
const SHARED: [u32; 2] = [8, 18];

struct Best {
    cost: u32,
    found: Option<(Why, Board)>,
}

impl Best {
    fn offer(&mut self, cost: u32, why: Why, board: Option<Board>) {
        if let Some(board) = board.filter(|_| cost < self.cost) {
            self.cost = cost;
            self.found = Some((why, board));
        }
    }
}

/// What one column says by itself.
fn column(
    instance: &Instance,
    board: &Board,
    at: (u8, u8),
    work: &mut u64,
    best: &mut Best,
) -> Option<Clash> {
    let column = &instance.sums()[usize::from(at.0)].columns[usize::from(at.1)];
    let carry = board.carries[usize::from(at.0)][usize::from(at.1)];
    let out = board.carries[usize::from(at.0)][usize::from(at.1) + 1];
    let open = column.letters.iter().filter(|letter| board.known(**letter).is_none()).count();
    if open == 0 && carry.0 == carry.1 && out.0 == out.1 {
        // Nothing is left to be found here; does it hold?
        let total = column.total(|letter| board.known(letter).map_or(0, i64::from));
        let holds = total + carry.0 == i64::from(instance.base()) * out.0;
        return (!holds).then_some(Clash::Column(at.0, at.1));
    }
    let Some(all) = ways(instance, board, span(at), work) else {
        return wide(instance, board, at, best);
    };
    if all.count == 0 {
        return Some(Clash::Column(at.0, at.1));
    }
    let narrowed = apply(board, &all, span(at));
    let parity = parity(instance, board, at);
    let (how, ways) = match () {
        () if alone(column) => (How::Carry, 1),
        () if open == 0 || (open == 1 && carry.0 == carry.1) => (How::Known, 1),
        () if !column.cancelled.is_empty() && open <= 1 => (How::Same, 1),
        () if parity.is_some() => (How::Parity, all.count),
        // How far two letters are apart is worth more than what it rules out.
        () if !fresh(board, &all).is_empty() && all.count <= GONE_THROUGH => (How::Listed, 0),
        () if narrowed.is_some() && narrowed == bounds(instance, board, at) => (How::Bounds, 1),
        () if all.count <= GONE_THROUGH => (How::Listed, all.count),
        () => (How::Bounds, 1),
    };
    let narrowed = if how == How::Bounds { bounds(instance, board, at) } else { narrowed };
    best.offer(cost(how, ways), Why::Column(at.0, at.1, how), narrowed);
    None
}

/// What a column says that has too many ways to go through.
fn wide(instance: &Instance, board: &Board, at: (u8, u8), best: &mut Best) -> Option<Clash> {
    let bounded = bounds(instance, board, at);
    if bounded.as_ref().is_some_and(Board::empty) {
        return Some(Clash::Column(at.0, at.1));
    }
    best.offer(cost(How::Parity, 24), Why::Column(at.0, at.1, How::Parity), parity(instance, board, at));
    best.offer(cost(How::Bounds, 1), Why::Column(at.0, at.1, How::Bounds), bounded);
    None
}

/// What a column says with linked letters, or with the column to its left.
fn wider(instance: &Instance, board: &Board, at: (u8, u8), work: &mut u64, best: &mut Best) -> Option<Clash> {
    for (span, how) in [
        (Span { linked: true, ..span(at) }, How::Linked),
        (Span { columns: 2, linked: true, ..span(at) }, How::Joint),
    ] {
        if best.cost <= cost(how, 1) || (how == How::Linked && board.links.is_empty()) {
            continue;
        }
        let Some(all) = ways(instance, board, span, work) else { continue };
        if all.count == 0 {
            return Some(Clash::Column(at.0, at.1));
        }
        if all.count <= GONE_THROUGH {
            best.offer(cost(how, all.count), Why::Column(at.0, at.1, how), apply(board, &all, span));
        }
    }
    None
}

fn place_reasons(instance: &Instance, board: &Board, best: &mut Best) {
    if board.letters.len() == usize::from(instance.base()) {
        for digit in 0..instance.base() {
            best.offer(PLACE, Why::Place(digit), place(instance, board, digit));
        }
    }
}

fn shares(instance: &Instance, board: &Board, size: usize, cost: u32, best: &mut Best) {
    let few = |letter: &u8| {
        let digits = board.letters[usize::from(*letter)].count_ones() as usize;
        (2..=size).contains(&digits)
    };
    let letters: Vec<u8> = (0..instance.letters().len() as u8).filter(few).collect();
    for (at, one) in letters.iter().enumerate() {
        for (next, other) in letters.iter().enumerate().skip(at + 1) {
            if size == 2 {
                best.offer(cost, Why::Share(vec![*one, *other]), share(board, &[*one, *other]));
                continue;
            }
            for third in &letters[next + 1..] {
                best.offer(
                    cost,
                    Why::Share(vec![*one, *other, *third]),
                    share(board, &[*one, *other, *third]),
                );
            }
        }
    }
}
