//! The reasoning put in order: reasons while there are any, and where there are none a split into cases,
//! each followed to what cannot be.

use super::board::{Board, Cell};
use super::columns::Column;
use super::instance::Instance;
use super::look;
use super::model::{self, Move, Other, Scratch, solves};
use super::narrow;
use super::reason::{self, Next};
use super::ways::{Span, ways};

/// The most digits tried for reasons, and the most cases.
const WORK: u64 = 200_000;
const CASES: u32 = 400;
/// Where every column has more letters than this, reasons say little by little next to nothing: only those are told
/// that find a letter, and no case is opened.
const WIDE: usize = 7;
/// The cells looked at for a split.
const LOOKED_AT: usize = 8;

/// The reasoning of a puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Derived {
    /// Its moves, to a solution or to the end of the last case.
    pub moves: Vec<Move>,
    /// Whether they come to that end.
    pub finished: bool,
    /// How many cases were opened and closed.
    pub cases: u32,
    /// The most cases open at once.
    pub deepest: u32,
    /// How often one of several possibilities was followed without showing that the others fail.
    pub followed: u32,
}

/// Works out a puzzle of which `solutions` are known, `all` of them or not.
pub fn derive(instance: &Instance, scratch: &Scratch, solutions: &[Vec<u8>], all: bool) -> Derived {
    if scratch.closed {
        return Derived { finished: true, ..Derived::default() };
    }
    let wide = instance.sums().iter().all(|sum| sum.columns[0].letters.len() > WIDE);
    let wide = wide && !solutions.is_empty();
    let mut deriver = Deriver { instance, solutions, all, wide, work: 0, out: Derived::default() };
    let mut board = scratch.board.clone();
    let mut open = scratch.cases.clone();
    let finished = loop {
        match deriver.run(board, open.len() as u32) {
            Ok(End::Solved) => break true,
            Err(Exhausted) => break false,
            Ok(End::Closed) => match open.pop() {
                Some(case) => board = case.before.without(case.cell, case.value),
                None => break true,
            },
        }
    };
    let moves = prune(instance, scratch, std::mem::take(&mut deriver.out.moves));
    Derived { moves, finished, ..deriver.out }
}

/// The most moves replayed to find those that can be done without.
const REPLAYED: usize = 400;

/// The moves without the reasons that lead to nothing, the later ones looked at first.
fn prune(instance: &Instance, scratch: &Scratch, mut moves: Vec<Move>) -> Vec<Move> {
    let mut stands = vec![scratch.clone()];
    for mv in &moves {
        match model::step(instance, &stands[stands.len() - 1], mv) {
            Ok(next) => stands.push(next),
            // What cannot be replayed is left for the check to find.
            Err(_) => return moves,
        }
    }
    let mut left = REPLAYED;
    for at in (0..moves.len()).rev() {
        if !matches!(moves[at], Move::Reason(_)) {
            continue;
        }
        let Some(without) =
            replay(instance, (&stands[at], &stands[at + 1]), &moves[at + 1..], &stands[at + 2..], &mut left)
        else {
            continue;
        };
        moves.remove(at);
        stands.truncate(at + 1);
        stands.extend(without);
    }
    moves
}

/// Where moves lead from another place, if all can be made and the end is as good; `before` is where they led
/// from `first`.
fn replay(
    instance: &Instance,
    (from, first): (&Scratch, &Scratch),
    moves: &[Move],
    before: &[Scratch],
    left: &mut usize,
) -> Option<Vec<Scratch>> {
    let mut stands: Vec<Scratch> = Vec::new();
    for (at, (mv, was)) in moves.iter().zip(before).enumerate() {
        *left = left.checked_sub(1)?;
        let here = stands.last().unwrap_or(from);
        // A case is one of as few as before, or it would seem to come from nowhere.
        if let (Move::Suppose(cell, _), Some(then)) =
            (mv, at.checked_sub(1).map_or(Some(first), |at| before.get(at)))
            && here.board.options(*cell).len() > then.board.options(*cell).len()
        {
            return None;
        }
        let next = model::step(instance, here, mv).ok()?;
        if next == *was {
            // From here on all is as it was.
            stands.extend_from_slice(&before[stands.len()..]);
            return Some(stands);
        }
        stands.push(next);
    }
    let end = stands.last().unwrap_or(from);
    (end.closed || end.board.letters == before.last()?.board.letters).then_some(stands)
}

enum End {
    Solved,
    Closed,
}

/// It would take too long.
struct Exhausted;

struct Deriver<'a> {
    instance: &'a Instance,
    solutions: &'a [Vec<u8>],
    all: bool,
    wide: bool,
    work: u64,
    out: Derived,
}

impl Deriver<'_> {
    /// Goes on until all is known, or something cannot be.
    fn run(&mut self, mut board: Board, depth: u32) -> Result<End, Exhausted> {
        loop {
            if board.complete() && self.solved(&board) {
                return Ok(End::Solved);
            }
            match look::next(self.instance, &board, &mut self.work) {
                Next::Clash(clash) => {
                    self.out.moves.push(Move::Close(clash));
                    return Ok(End::Closed);
                }
                Next::Reason(why, after) if !self.wide || found(&after) > found(&board) => {
                    self.out.moves.push(Move::Reason(why));
                    board = after;
                }
                Next::Reason(..) | Next::Stuck => board = self.split(board, depth)?,
            }
        }
    }

    fn solved(&self, board: &Board) -> bool {
        let digits: Vec<u8> = board.letters.iter().map(|set| set.trailing_zeros() as u8).collect();
        solves(self.instance, &digits)
    }

    /// Closes what leads nowhere at one cell, and follows the rest; what is known then.
    fn split(&mut self, board: Board, depth: u32) -> Result<Board, Exhausted> {
        let live: Vec<&Vec<u8>> =
            self.solutions.iter().filter(|digits| holds(self.instance, &board, digits)).collect();
        let (target, rest) = (live.first().copied(), live.len());
        if let Some(target) = target
            && (!self.all || self.spent())
        {
            let other = if self.all && rest == 1 { Other::Searched } else { Other::Unknown };
            return Ok(self.follow(&board, smallest(&board), target, other));
        }
        let cell = self.choose(&board, &live)?;
        let leads = |value: &i64| live.iter().any(|digits| value_of(self.instance, cell, digits) == *value);
        let (good, mut dead): (Vec<i64>, Vec<i64>) = board.options(cell).into_iter().partition(leads);
        if good.is_empty() {
            // The last one follows when all others are closed.
            dead.pop();
        }
        let begun = self.out.clone();
        let mut left = board.clone();
        for value in dead {
            let closed = self.close(&left, cell, value, depth);
            if closed.is_err() {
                let target = target.ok_or(Exhausted)?;
                self.out = begun;
                let other = if rest == 1 { Other::Searched } else { Other::Unknown };
                return Ok(self.follow(&board, cell, target, other));
            }
            left = left.without(cell, value);
        }
        match target {
            Some(target) if good.len() > 1 => {
                Ok(self.follow(&left, cell, target, Other::Lead(good.len() as u8)))
            }
            _ => Ok(left),
        }
    }

    fn spent(&self) -> bool {
        self.wide || self.work > WORK || self.out.cases >= CASES
    }

    fn close(&mut self, board: &Board, cell: Cell, value: i64, depth: u32) -> Result<(), Exhausted> {
        if self.spent() {
            return Err(Exhausted);
        }
        self.out.cases += 1;
        self.out.deepest = self.out.deepest.max(depth + 1);
        self.out.moves.push(Move::Suppose(cell, value));
        self.run(board.supposing(cell, value), depth + 1)?;
        Ok(())
    }

    fn follow(&mut self, board: &Board, cell: Cell, target: &[u8], other: Other) -> Board {
        let value = value_of(self.instance, cell, target);
        self.out.followed += 1;
        self.out.moves.push(Move::Follow(cell, value, other));
        board.supposing(cell, value)
    }

    /// The cell whose cases are closed the soonest, and leave the least to do.
    fn choose(&mut self, board: &Board, live: &[&Vec<u8>]) -> Result<Cell, Exhausted> {
        let mut cells = cells(self.instance, board);
        let mut best = None;
        for _ in 0..LOOKED_AT {
            let few = (0..cells.len()).min_by_key(|at| board.options(cells[*at]).len());
            let Some(cell) = few.map(|at| cells.remove(at)) else { break };
            if best.is_some() && self.spent() {
                break;
            }
            let mut cost = 0;
            for value in board.options(cell) {
                let mut after = board.supposing(cell, value);
                let alive = self.propagate(&mut after);
                let leads = live.iter().any(|digits| value_of(self.instance, cell, digits) == value);
                cost += match (alive, leads) {
                    (false, _) => 4,
                    (true, true) => open(&after),
                    (true, false) => 12 + 2 * open(&after),
                };
            }
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, cell));
            }
        }
        best.map(|(_, cell)| cell).ok_or(Exhausted)
    }

    /// Narrows by all columns until nothing changes; whether it can still be.
    fn propagate(&mut self, board: &mut Board) -> bool {
        let places: Vec<(u8, u8)> = reason::places(self.instance).collect();
        loop {
            if board.empty() || board.twins().is_some() {
                return false;
            }
            let before = board.clone();
            for (sum, first) in &places {
                self.work += 10;
                let span = Span { sum: *sum, first: *first, columns: 1, linked: true };
                let after = match ways(self.instance, board, span, &mut self.work) {
                    Some(all) if all.count == 0 => return false,
                    Some(all) => narrow::apply(board, &all, span),
                    None => {
                        self.work += 40;
                        narrow::bounds(self.instance, board, (*sum, *first))
                    }
                };
                if let Some(after) = after {
                    *board = after;
                }
                if board.empty() || board.twins().is_some() {
                    return false;
                }
            }
            if *board == before {
                return true;
            }
        }
    }
}

/// How much is open, about twice as many bits.
fn open(board: &Board) -> u32 {
    board
        .letters
        .iter()
        .map(|set| (2 * set.count_ones()).saturating_sub(1).ilog2() + set.count_ones().max(1).ilog2())
        .sum()
}

/// How many letters are known.
fn found(board: &Board) -> usize {
    board.letters.iter().filter(|set| set.is_power_of_two()).count()
}

fn smallest(board: &Board) -> Cell {
    let open = (0..board.letters.len() as u8).filter(|letter| board.known(*letter).is_none());
    let letter = open.min_by_key(|letter| board.letters[usize::from(*letter)].count_ones());
    Cell::Letter(letter.unwrap_or(0))
}

/// The cells that are open; carries of two possibilities among them.
fn cells(instance: &Instance, board: &Board) -> Vec<Cell> {
    let letters = (0..board.letters.len() as u8).filter(|letter| board.known(*letter).is_none());
    let two = |(sum, place): &(u8, u8)| {
        let (least, most) = board.carries[usize::from(*sum)][usize::from(*place)];
        most == least + 1
    };
    let carries = reason::places(instance).filter(two).map(|(sum, place)| Cell::Carry(sum, place));
    letters.map(Cell::Letter).chain(carries).collect()
}

/// What a cell is in a solution.
fn value_of(instance: &Instance, cell: Cell, digits: &[u8]) -> i64 {
    match cell {
        Cell::Letter(letter) => i64::from(digits[usize::from(letter)]),
        // Carries are of columns that are there.
        Cell::Carry(sum, place) => carried(instance, sum, digits).nth(usize::from(place)).unwrap_or(0),
    }
}

/// What is carried into each column of a sum with these digits, and out of the last.
fn carried(instance: &Instance, sum: u8, digits: &[u8]) -> impl Iterator<Item = i64> {
    let base = i64::from(instance.base());
    let total = |column: &Column| column.total(|letter| i64::from(digits[usize::from(letter)]));
    let columns = instance.sums()[usize::from(sum)].columns.iter();
    std::iter::once(0).chain(columns.scan(0, move |carry, column| {
        *carry = (*carry + total(column)).div_euclid(base);
        Some(*carry)
    }))
}

/// Whether a solution is among what is still possible, its carries too.
fn holds(instance: &Instance, board: &Board, solution: &[u8]) -> bool {
    let carries = |(sum, carries): (usize, &Vec<(i64, i64)>)| {
        let made = carried(instance, sum as u8, solution);
        made.zip(carries).all(|(carry, (least, most))| (*least..=*most).contains(&carry))
    };
    board.allows(solution) && board.carries.iter().enumerate().all(carries)
}
