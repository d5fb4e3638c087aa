//! What each reason leaves: the board after it, or nothing where it does not apply.

use arrayvec::ArrayVec;

use super::board::{Board, Digits, Link, digits, up};
use super::columns::Column;
use super::instance::Instance;
use super::reason::{GONE_THROUGH, How, Why};
use super::ways::{Span, Ways, ways};

/// The one column of a place.
pub fn span((sum, first): (u8, u8)) -> Span {
    Span { sum, first, columns: 1, linked: false }
}

/// What is known after a reason; none where it says nothing, or does not apply.
pub fn after(instance: &Instance, board: &Board, why: &Why) -> Option<Board> {
    match why {
        Why::Place(digit) => place(instance, board, *digit),
        Why::Share(letters) => share(board, letters),
        Why::Column(sum, first, how) => {
            let sums = instance.sums();
            sums.get(usize::from(*sum)).filter(|sum| usize::from(*first) < sum.columns.len())?;
            said(instance, board, (*sum, *first), *how)
        }
    }
}

/// What is known after a column has spoken in this way; none where it cannot speak so.
fn said(instance: &Instance, board: &Board, at: (u8, u8), how: How) -> Option<Board> {
    let column = &instance.sums()[usize::from(at.0)].columns[usize::from(at.1)];
    let carry = board.carries[usize::from(at.0)][usize::from(at.1)];
    let open = column.letters.iter().filter(|letter| board.known(**letter).is_none()).count();
    let may = match how {
        How::Carry => alone(column),
        How::Known => open == 0 || (open == 1 && carry.0 == carry.1),
        How::Same => !column.cancelled.is_empty() && open <= 1,
        How::Parity => parity(instance, board, at).is_some(),
        How::Bounds | How::Listed | How::Linked | How::Joint => true,
    };
    if !may || how == How::Bounds {
        return bounds(instance, board, at).filter(|_| may);
    }
    let span = wide_span(at, how);
    match ways(instance, board, span, &mut 0) {
        Some(all) => {
            let many = matches!(how, How::Listed | How::Linked | How::Joint) && all.count > GONE_THROUGH;
            apply(board, &all, span).filter(|_| !many && all.count > 0)
        }
        None if how == How::Parity => parity(instance, board, at),
        None => None,
    }
}

/// The columns a reason looks at.
pub fn wide_span(at: (u8, u8), how: How) -> Span {
    match how {
        How::Linked => Span { linked: true, ..span(at) },
        How::Joint => Span { linked: true, columns: 2, ..span(at) },
        _ => span(at),
    }
}

/// Whether a column is a carry that makes one letter.
pub fn alone(column: &Column) -> bool {
    column.fixed == 0 && matches!(&column.parts[..], [part] if part.times == -1 && part.of.len() == 1)
}

/// The links found that are not known yet.
pub fn fresh(board: &Board, ways: &Ways) -> Vec<Link> {
    let known = |link: &Link| {
        board.links.iter().any(|known| {
            (known.one, known.other) == (link.one, link.other)
                || (known.other, known.one) == (link.one, link.other)
        })
    };
    ways.links.iter().filter(|link| !known(link)).copied().collect()
}

/// What is known after a place was gone through; none where it says nothing.
pub fn apply(board: &Board, ways: &Ways, span: Span) -> Option<Board> {
    let mut next = board.clone();
    for (letter, set) in ways.letters.iter().zip(&ways.digits) {
        next.letters[usize::from(*letter)] &= set;
    }
    let carries = &mut next.carries[usize::from(span.sum)][usize::from(span.first)..];
    for (carry, found) in carries.iter_mut().zip(&ways.carries) {
        *carry = (carry.0.max(found.0), carry.1.min(found.1));
    }
    next.links.extend(fresh(board, ways));
    next.settle();
    (next != *board).then_some(next)
}

/// Whether an odd number of times is odd or even, where it is known.
fn odd(board: &Board, letter: u8) -> Option<bool> {
    const EVEN: Digits = 0x5555_5555_5555_5555;
    match board.letters[usize::from(letter)] {
        set if set & EVEN == 0 => Some(true),
        set if set & !EVEN == 0 => Some(false),
        _ => None,
    }
}

/// What is even on one side of a column is even on the other; it says something where
/// just one letter, or the carry, is not known to be odd or even.
pub fn parity(instance: &Instance, board: &Board, (sum, place): (u8, u8)) -> Option<Board> {
    let column = &instance.sums()[usize::from(sum)].columns[usize::from(place)];
    let pairs = column.parts.iter().any(|part| part.times.rem_euclid(2) == 0);
    if !instance.base().is_multiple_of(2) || !pairs || column.parts.iter().any(|part| part.of.len() > 1) {
        return None;
    }
    let carry = board.carries[usize::from(sum)][usize::from(place)];
    let mut is_odd = column.fixed.rem_euclid(2) == 1;
    let mut unknown = ArrayVec::<u8, 2>::new();
    for part in column.parts.iter().filter(|part| part.times.rem_euclid(2) == 1) {
        match odd(board, part.of[0]) {
            Some(odd) => is_odd ^= odd,
            None => unknown.try_push(part.of[0]).ok()?,
        }
    }
    let mut next = board.clone();
    match (&unknown[..], carry.0 == carry.1) {
        ([letter], true) => {
            is_odd ^= carry.0.rem_euclid(2) == 1;
            let set = digits(board.letters[usize::from(*letter)]).filter(|digit| (digit % 2 == 1) == is_odd);
            next.letters[usize::from(*letter)] = set.fold(0, |set, digit| set | 1 << digit);
        }
        ([], false) => {
            let fit = |carry: i64| (carry.rem_euclid(2) == 1) == is_odd;
            let carry = &mut next.carries[usize::from(sum)][usize::from(place)];
            carry.0 += i64::from(!fit(carry.0));
            carry.1 -= i64::from(!fit(carry.1));
        }
        _ => return None,
    }
    next.settle();
    (next != *board).then_some(next)
}

/// What a column cannot reach, at least or at most, is not there.
pub fn bounds(instance: &Instance, board: &Board, (sum, place): (u8, u8)) -> Option<Board> {
    let base = i64::from(instance.base());
    let column = &instance.sums()[usize::from(sum)].columns[usize::from(place)];
    let mut next = board.clone();
    let at = (usize::from(sum), usize::from(place));
    let range = |board: &Board| {
        let (least, most) = board.range(column);
        let (carry, out) = (board.carries[at.0][at.1], board.carries[at.0][at.1 + 1]);
        // All of it together: must come to 0.
        (least + carry.0 - base * out.1, most + carry.1 - base * out.0)
    };
    let (least, most) = range(board);
    if least > 0 || most < 0 {
        next.carries[at.0][at.1] = (1, 0);
        return Some(next);
    }
    let carry = board.carries[at.0][at.1];
    next.carries[at.0][at.1] = (carry.0.max(carry.1 - most), carry.1.min(carry.0 - least));
    let out = board.carries[at.0][at.1 + 1];
    // With the others at their ends, so much is left for the carry to the left.
    let (low, high) = (least + base * out.1, most + base * out.0);
    next.carries[at.0][at.1 + 1] = (out.0.max(up(low, base)), out.1.min(high.div_euclid(base)));
    for part in column.parts.iter().filter(|part| part.of.len() == 1) {
        let letter = part.of[0];
        // A letter in products too is not alone here.
        if column.parts.iter().filter(|part| part.of.contains(&letter)).count() > 1 {
            continue;
        }
        let (low, high) = board.part(&part.of, part.times);
        let fits = |digit: &u8| {
            let value = part.times * i64::from(*digit);
            least - low + value <= 0 && most - high + value >= 0
        };
        let set = digits(board.letters[usize::from(letter)]).filter(fits);
        next.letters[usize::from(letter)] = set.fold(0, |set, digit| set | 1 << digit);
    }
    next.settle();
    (next != *board).then_some(next)
}

/// The one letter that can have a digit, where all digits are used.
pub fn place(instance: &Instance, board: &Board, digit: u8) -> Option<Board> {
    if board.letters.len() != usize::from(instance.base()) || digit >= instance.base() {
        return None;
    }
    let mut can = (0..board.letters.len()).filter(|letter| board.letters[*letter] >> digit & 1 == 1);
    let (one, None) = (can.next()?, can.next()) else { return None };
    let mut next = board.clone();
    next.letters[one] = 1 << digit;
    next.settle();
    (next != *board).then_some(next)
}

/// As many letters as digits for them: the other letters have none of these.
pub fn share(board: &Board, letters: &[u8]) -> Option<Board> {
    let inside = |letter: usize| letters.iter().any(|one| usize::from(*one) == letter);
    let known = letters.iter().all(|letter| usize::from(*letter) < board.letters.len());
    if !known || !(2..=3).contains(&letters.len()) {
        return None;
    }
    let set = letters.iter().fold(0, |set, letter| set | board.letters[usize::from(*letter)]);
    if set.count_ones() as usize != letters.len() {
        return None;
    }
    let mut next = board.clone();
    for (_, other) in next.letters.iter_mut().enumerate().filter(|(letter, _)| !inside(*letter)) {
        *other &= !set;
    }
    next.settle();
    (next != *board).then_some(next)
}
