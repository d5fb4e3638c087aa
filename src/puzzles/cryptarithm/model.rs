use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::board::{Board, Cell};
use super::instance::{Equation, Instance, Sign, Word};
use super::letters::digit;
use super::narrow;
use super::reason::{self, Clash, Why};

/// One step of the reasoning, or of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// What a reason says.
    Reason(Why),
    /// A case is opened: this cell is taken to be this.
    Suppose(Cell, i64),
    /// What stands cannot be: the case is closed, or the puzzle.
    Close(Clash),
    /// One of several possibilities is followed, and not shown to be the only one.
    Follow(Cell, i64, Other),
    /// Every letter gets its digit.
    Write(Vec<u8>),
    /// A person gives a letter a digit.
    Put(u8, u8),
    /// A person takes a letter's digit away.
    Clear(u8),
}

/// What becomes of the other possibilities where one is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Other {
    /// So many possibilities lead to solutions, this one included.
    Lead(u8),
    /// A search has shown that no other leads anywhere; there was no short reason.
    Searched,
    /// Nobody has looked.
    Unknown,
}

/// A case that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// What was supposed.
    pub cell: Cell,
    /// To be what.
    pub value: i64,
    /// What was known before.
    pub before: Board,
}

/// What was worked out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scratch {
    /// What is known, in the innermost open case.
    pub board: Board,
    /// The open cases, the innermost last.
    pub cases: Vec<Case>,
    /// Whether the puzzle was shown to have no solution.
    pub closed: bool,
}

/// How it stands: what was worked out, and the digits a person put.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What was worked out.
    pub scratch: Rc<Scratch>,
    /// For each letter, the digit a person put, right or wrong.
    pub put: Vec<Option<u8>>,
}

impl State {
    /// A letter's digit, as it stands.
    pub fn digit(&self, letter: u8) -> Option<u8> {
        self.put[usize::from(letter)].or_else(|| self.scratch.board.known(letter))
    }

    /// The digits that stand, a letter each.
    pub fn digits(&self) -> Vec<Option<u8>> {
        (0..self.put.len() as u8).map(|letter| self.digit(letter)).collect()
    }

    /// What is known, with what a person put.
    pub fn board(&self) -> Board {
        let mut board = self.scratch.board.clone();
        for (set, put) in board.letters.iter_mut().zip(&self.put) {
            *set &= put.map_or(!0, |digit| 1 << digit);
        }
        board.settle();
        board
    }
}

/// Where it begins.
pub fn start(instance: &Instance) -> State {
    let fresh = || Scratch { board: Board::new(instance), cases: Vec::new(), closed: false };
    let scratch = instance.scratch().cloned().unwrap_or_else(|| Rc::new(fresh()));
    State { scratch, put: vec![None; instance.letters().len()] }
}

/// The same question with all that stands given.
pub fn from_here(instance: &Instance, state: &State) -> Instance {
    // What is only supposed is not given.
    let sure = state.scratch.cases.first().map_or(&state.scratch.board, |case| &case.before);
    let given =
        (0..state.put.len() as u8).map(|letter| state.put[usize::from(letter)].or(sure.known(letter)));
    let scratch = Scratch { board: state.board(), ..(*state.scratch).clone() };
    instance.with(given.collect(), Some(Rc::new(scratch)))
}

/// Makes a move by the rules.
pub fn apply(instance: &Instance, state: &State, mv: &Move) -> Result<State, String> {
    let letter = |letter: u8| {
        let known = usize::from(letter) < instance.letters().len();
        known.then_some(usize::from(letter)).ok_or_else(|| "there is no such letter".to_owned())
    };
    match mv {
        Move::Put(at, value) => put(instance, state, letter(*at)?, *value),
        Move::Clear(at) => clear(instance, state, letter(*at)?),
        Move::Write(digits) => write(instance, state, digits),
        worked => {
            let here = Scratch { board: state.board(), ..(*state.scratch).clone() };
            Ok(State { scratch: Rc::new(step(instance, &here, worked)?), put: state.put.clone() })
        }
    }
}

/// Makes a step of the reasoning.
///
/// # Errors
/// Why it says nothing, as a sentence.
pub(super) fn step(instance: &Instance, here: &Scratch, mv: &Move) -> Result<Scratch, String> {
    let Scratch { board, cases, closed } = here;
    if *closed {
        return Err("it is shown already that nothing fits".to_owned());
    }
    match mv {
        Move::Reason(why) => {
            let board = narrow::after(instance, board, why);
            let board = board.ok_or_else(|| "that says nothing new here".to_owned())?;
            Ok(Scratch { board, cases: cases.clone(), closed: false })
        }
        Move::Suppose(cell, value) => {
            let mut cases = cases.clone();
            let supposed = possible(instance, board, *cell, *value)?;
            cases.push(Case { cell: *cell, value: *value, before: board.clone() });
            Ok(Scratch { board: supposed, cases, closed: false })
        }
        Move::Follow(cell, value, _) => {
            let board = possible(instance, board, *cell, *value)?;
            Ok(Scratch { board, cases: cases.clone(), closed: false })
        }
        Move::Close(clash) => {
            if !reason::clashes(instance, board, *clash) {
                return Err("nothing is wrong there".to_owned());
            }
            let mut cases = cases.clone();
            Ok(match cases.pop() {
                Some(case) => {
                    Scratch { board: case.before.without(case.cell, case.value), cases, closed: false }
                }
                None => Scratch { board: board.clone(), cases, closed: true },
            })
        }
        Move::Write(_) | Move::Put(..) | Move::Clear(_) => Err("that is no step of the reasoning".to_owned()),
    }
}

fn possible(instance: &Instance, board: &Board, cell: Cell, value: i64) -> Result<Board, String> {
    let there = match cell {
        Cell::Letter(letter) => usize::from(letter) < instance.letters().len(),
        Cell::Carry(sum, place) => {
            instance.sums().get(usize::from(sum)).is_some_and(|sum| usize::from(place) < sum.columns.len())
        }
    };
    if !there || !board.options(cell).contains(&value) {
        return Err("that is ruled out already".to_owned());
    }
    Ok(board.supposing(cell, value))
}

/// A person's digit. What was worked out stays where the digit is among it, and
/// else is forgotten: it rested on what the person takes back.
fn put(instance: &Instance, state: &State, letter: usize, value: u8) -> Result<State, String> {
    if value >= instance.base() {
        return Err(format!("there is no such digit in base {}", instance.base()));
    }
    let name = &instance.letters()[letter];
    if instance.given()[letter].is_some() {
        return Err(format!("{name} is given"));
    }
    if state.digit(letter as u8) == Some(value) {
        return Err(format!("{name} is {} already", digit(value)));
    }
    let among = state.scratch.board.letters[letter] >> value & 1 == 1 && state.scratch.cases.is_empty();
    let mut next = if among && state.put[letter].is_none() { state.clone() } else { anew(instance, state) };
    next.put[letter] = Some(value);
    Ok(next)
}

fn clear(instance: &Instance, state: &State, letter: usize) -> Result<State, String> {
    if instance.given()[letter].is_some() {
        return Err(format!("{} is given", instance.letters()[letter]));
    }
    if state.digit(letter as u8).is_none() {
        return Err(format!("{} has no digit yet", instance.letters()[letter]));
    }
    let mut next = anew(instance, state);
    next.put[letter] = None;
    Ok(next)
}

/// Only the digits that stand, as if a person had put them all.
fn anew(instance: &Instance, state: &State) -> State {
    let begun = start(&instance.with(instance.given().to_vec(), None));
    let put = state.digits().into_iter().zip(instance.given());
    State { put: put.map(|(digit, given)| digit.filter(|_| given.is_none())).collect(), ..begun }
}

fn write(instance: &Instance, state: &State, digits: &[u8]) -> Result<State, String> {
    if digits.len() != instance.letters().len() || digits.iter().any(|digit| *digit >= instance.base()) {
        return Err("there is a digit for each letter".to_owned());
    }
    let mut next = anew(instance, state);
    next.put =
        digits.iter().zip(instance.given()).map(|(digit, given)| given.is_none().then_some(*digit)).collect();
    Ok(next)
}

/// Whether every letter has its digit, and all is right.
pub fn is_goal(instance: &Instance, state: &State) -> bool {
    let digits: Option<Vec<u8>> = state.digits().into_iter().collect();
    digits.is_some_and(|digits| solves(instance, &digits))
}

/// Whether digits, a letter each, are a solution: reckoned with whole numbers, apart from all columns.
pub fn solves(instance: &Instance, digits: &[u8]) -> bool {
    let used = digits.iter().fold(0_u64, |used, digit| used | 1 << digit);
    let given =
        instance.given().iter().zip(digits).all(|(given, digit)| given.is_none_or(|given| given == *digit));
    let leading = instance.leading().iter().zip(digits).any(|(leading, digit)| *leading && *digit == 0);
    used.count_ones() as usize == digits.len()
        && given
        && !leading
        && !instance.starts_with_zero()
        && instance.equations().iter().all(|equation| holds(instance, equation, digits))
}

/// Whether an equation holds: all of it added up place by place, then carried out.
fn holds(instance: &Instance, equation: &Equation, digits: &[u8]) -> bool {
    let number = |word: &Word| -> Vec<i64> {
        let digit = |sign: &Sign| match sign {
            Sign::Letter(letter) => i64::from(digits[usize::from(*letter)]),
            Sign::Digit(digit) => i64::from(*digit),
        };
        word.iter().rev().map(digit).collect()
    };
    let times = |one: Vec<i64>, other: Vec<i64>| {
        let mut product = vec![0; one.len() + other.len()];
        for (at, a) in one.iter().enumerate() {
            for (more, b) in other.iter().enumerate() {
                product[at + more] += a * b;
            }
        }
        product
    };
    let mut places: Vec<i64> = Vec::new();
    for (term, right) in equation.terms() {
        let value = term.factors.iter().map(number).fold(vec![1], times);
        places.resize(places.len().max(value.len()), 0);
        for (place, digit) in places.iter_mut().zip(value) {
            *place += if term.minus == right { digit } else { -digit };
        }
    }
    let base = i64::from(instance.base());
    let carried = places.iter().try_fold(0, |carry, place| {
        let here = carry + place;
        (here % base == 0).then_some(here / base)
    });
    carried == Some(0)
}
