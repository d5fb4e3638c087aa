//! Every solution, counted: letters get digits column by column from the right, and a column that does not
//! come out is left at once.

use super::Finding;
use super::board::{Board, Digits, digits};
use super::columns::Column;
use super::instance::Instance;
use super::narrow;
use super::weigh::{Weight, weights};
use crate::engine::job::encode;
use crate::engine::{Progress, Reporter};

/// The most solutions kept.
pub const KEPT: usize = 1000;
/// The most digits tried.
pub const TRIED: u64 = 100_000_000;
/// After so many digits tried it is told how far it has come.
const TOLD: u64 = 1 << 18;

/// What was counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// The first solutions, the letters' digits each.
    pub solutions: Vec<Vec<u8>>,
    /// How many there are, or were met before it was stopped.
    pub total: u64,
    /// Whether all were counted.
    pub complete: bool,
    /// How many digits were tried.
    pub tried: u64,
}

/// Counts the solutions, at most `most` of them; the reporter is told of the first as they come.
pub fn count(instance: &Instance, most: u64, reporter: &mut dyn Reporter) -> Counted {
    let Some(board) = narrowed(instance) else {
        return Counted { complete: true, ..Counted::default() };
    };
    let (plan, free) = plan(instance, &board);
    let weights = weights(instance, &board);
    let mut search = Search {
        base: i64::from(instance.base()),
        fits: fits(instance.base()),
        plan,
        free,
        value: board.letters.iter().map(|set| i64::from(set.trailing_zeros())).collect(),
        used: board.letters.iter().filter(|set| set.is_power_of_two()).fold(0, |used, set| used | set),
        carry: board.carries.iter().map(|carries| vec![0; carries.len()]).collect(),
        board,
        most,
        told: TOLD,
        reporter,
        shown: 0,
        counted: Counted::default(),
    };
    let complete = match weights {
        Some((weights, begun)) => search.weigh(&weights, begun).is_some(),
        None => search.column(0).is_some(),
    };
    search.tell();
    Counted { complete, ..search.counted }
}

/// What the bounds of all columns leave; none where nothing is left.
pub fn narrowed(instance: &Instance) -> Option<Board> {
    let mut board = Board::new(instance);
    if instance.letters().len() > usize::from(instance.base()) || instance.starts_with_zero() {
        return None;
    }
    loop {
        let before = board.clone();
        for (sum, place) in all_places(instance) {
            if let Some(next) = narrow::bounds(instance, &board, (sum, place)) {
                board = next;
            }
            if board.empty() || board.twins().is_some() {
                return None;
            }
        }
        if board == before {
            return Some(board);
        }
    }
}

fn all_places(instance: &Instance) -> impl Iterator<Item = (u8, u8)> {
    let sums = instance.sums().iter().enumerate();
    sums.flat_map(|(sum, columns)| (0..columns.columns.len()).map(move |place| (sum as u8, place as u8)))
}

/// A column in the order they are gone through.
struct Step {
    sum: usize,
    place: usize,
    column: Column,
    last: bool,
    /// The letters it brings, the one found by the column itself last.
    letters: Vec<u8>,
    /// Whether that one is multiplied by itself.
    squared: bool,
}

/// The columns, each after those to its right, the one with the fewest new letters first; and the letters that
/// no column asks for, since they cancel wherever they stand.
fn plan(instance: &Instance, board: &Board) -> (Vec<Step>, Vec<u8>) {
    let mut known: Vec<bool> = board.letters.iter().map(|set| set.is_power_of_two()).collect();
    let mut next: Vec<usize> = vec![0; instance.sums().len()];
    let mut plan = Vec::new();
    loop {
        let fresh = |sum: &usize| {
            let column = &instance.sums()[*sum].columns[next[*sum]];
            column.letters.iter().filter(|letter| !known[usize::from(**letter)]).count()
        };
        let open = (0..next.len()).filter(|sum| next[*sum] < instance.sums()[*sum].columns.len());
        let Some(sum) = open.min_by_key(fresh) else {
            let free = (0..known.len()).filter(|letter| !known[*letter]).map(|letter| letter as u8);
            return (plan, free.collect());
        };
        let columns = &instance.sums()[sum].columns;
        let place = next[sum];
        let column = columns[place].clone();
        let mut letters: Vec<u8> =
            column.letters.iter().copied().filter(|letter| !known[usize::from(*letter)]).collect();
        let squares = |letter: &u8| {
            let times = |part: &super::columns::Part| part.of.iter().filter(|of| *of == letter).count();
            column.parts.iter().any(|part| times(part) > 1)
        };
        // The one that the column finds is best one that stands there few times, and not multiplied by itself.
        let weight = |letter: &u8| {
            let parts = column.parts.iter().filter(|part| part.of.contains(letter));
            (squares(letter), parts.map(|part| part.times.abs()).sum::<i64>())
        };
        if let Some(last) = (0..letters.len()).min_by_key(|at| weight(&letters[*at])) {
            let letter = letters.remove(last);
            letters.push(letter);
        }
        for letter in &letters {
            known[usize::from(*letter)] = true;
        }
        next[sum] += 1;
        let squared = letters.last().is_some_and(squares);
        plan.push(Step { sum, place, last: next[sum] == columns.len(), column, letters, squared });
    }
}

/// For each number of times and each rest, the digits that make it, modulo the base.
fn fits(base: u8) -> Vec<Vec<Digits>> {
    let row = |times: u64| {
        let mut row = vec![0; usize::from(base)];
        for digit in 0..u64::from(base) {
            row[(times * digit % u64::from(base)) as usize] |= 1 << digit;
        }
        row
    };
    (0..u64::from(base)).map(row).collect()
}

struct Search<'a> {
    base: i64,
    fits: Vec<Vec<Digits>>,
    plan: Vec<Step>,
    free: Vec<u8>,
    board: Board,
    value: Vec<i64>,
    used: Digits,
    carry: Vec<Vec<i64>>,
    most: u64,
    told: u64,
    reporter: &'a mut dyn Reporter,
    shown: usize,
    counted: Counted,
}

impl Search<'_> {
    /// Goes through a column and those after it; none when it is to stop.
    fn column(&mut self, at: usize) -> Option<()> {
        if at == self.plan.len() {
            return self.rest(0);
        }
        self.letter(at, 0)
    }

    /// Gives the letters that no column asks for what is left.
    fn rest(&mut self, which: usize) -> Option<()> {
        let Some(letter) = self.free.get(which).copied() else { return self.keep() };
        for digit in digits(self.board.letters[usize::from(letter)] & !self.used) {
            self.give(letter, digit)?;
            let on = self.rest(which + 1);
            self.used &= !(1 << digit);
            on?;
        }
        Some(())
    }

    /// Gives a letter a digit; none when it is to stop.
    fn give(&mut self, letter: u8, digit: u8) -> Option<()> {
        self.counted.tried += 1;
        if self.counted.tried >= self.told {
            self.tell();
            if self.counted.tried >= TRIED {
                return None;
            }
        }
        self.value[usize::from(letter)] = i64::from(digit);
        self.used |= 1 << digit;
        Some(())
    }

    fn letter(&mut self, at: usize, which: usize) -> Option<()> {
        let step = &self.plan[at];
        let Some(letter) = step.letters.get(which).copied() else { return self.balance(at) };
        let mut open = self.board.letters[usize::from(letter)] & !self.used;
        let last = which + 1 == step.letters.len();
        if last && !step.squared {
            open &= self.fitting(at, letter);
        }
        for digit in digits(open) {
            self.give(letter, digit)?;
            let on = self.letter(at, which + 1);
            self.used &= !(1 << digit);
            on?;
        }
        Some(())
    }

    /// The digits with which the last letter makes a column come out.
    fn fitting(&mut self, at: usize, letter: u8) -> Digits {
        let (step, base) = (&self.plan[at], self.base);
        let value = &mut self.value;
        value[usize::from(letter)] = 0;
        let none = step.column.total(|letter| value[usize::from(letter)]) + self.carry[step.sum][step.place];
        value[usize::from(letter)] = 1;
        let one = step.column.total(|letter| value[usize::from(letter)]) + self.carry[step.sum][step.place];
        self.fits[(one - none).rem_euclid(base) as usize][(-none).rem_euclid(base) as usize]
    }

    /// Carries on from a column that is filled, if it comes out.
    fn balance(&mut self, at: usize) -> Option<()> {
        let step = &self.plan[at];
        let (sum, place) = (step.sum, step.place);
        let value = &self.value;
        let total = step.column.total(|letter| value[usize::from(letter)]) + self.carry[sum][place];
        if total % self.base != 0 {
            return Some(());
        }
        let out = total / self.base;
        let (least, most) = self.board.carries[sum][place + 1];
        if out < least || out > most || (step.last && out != 0) {
            return Some(());
        }
        self.carry[sum][place + 1] = out;
        self.column(at + 1)
    }

    /// Goes through the letters by weight; `made` is what those before come to.
    fn weigh(&mut self, weights: &[Weight], made: i64) -> Option<()> {
        let [weight, rest @ ..] = weights else {
            return if made == 0 { self.keep() } else { Some(()) };
        };
        for digit in digits(self.board.letters[usize::from(weight.letter)] & !self.used) {
            let made = made + weight.each * i64::from(digit);
            if made + weight.rest.0 > 0 || made + weight.rest.1 < 0 {
                continue;
            }
            self.give(weight.letter, digit)?;
            let on = self.weigh(rest, made);
            self.used &= !(1 << digit);
            on?;
        }
        Some(())
    }

    fn keep(&mut self) -> Option<()> {
        if self.counted.total == self.most {
            return None;
        }
        self.counted.total += 1;
        if self.counted.solutions.len() < KEPT {
            self.counted.solutions.push(self.value.iter().map(|digit| *digit as u8).collect());
        }
        Some(())
    }

    fn tell(&mut self) {
        self.told = self.counted.tried + TOLD;
        if self.counted.tried >= TOLD {
            self.reporter.progress(Progress { done: self.counted.total });
            let fresh = self.counted.solutions[self.shown..].iter().cloned();
            let fresh: Vec<Finding> = fresh.map(Finding::Solution).collect();
            self.shown = self.counted.solutions.len();
            if !fresh.is_empty() {
                self.reporter.found(encode(&fresh));
            }
        }
    }
}
