use std::rc::Rc;

use super::columns::{Sum, sums};
use super::letters::digit;
use super::model::Scratch;
use super::presets::INFO;
use crate::engine::Draft;

/// One place of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The letter with this number, in the order letters first stand in the puzzle.
    Letter(u8),
    /// A digit that is written already.
    Digit(u8),
}

/// A number as it is written, its largest place first.
pub type Word = Vec<Sign>;

/// What is added or taken away: a number, or several to be multiplied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// Whether it is taken away.
    pub minus: bool,
    /// The numbers multiplied, at least one.
    pub factors: Vec<Word>,
}

/// Two sides that are to be equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Equation {
    /// What stands before the sign of equality.
    pub left: Vec<Term>,
    /// What stands after it.
    pub right: Vec<Term>,
}

impl Equation {
    /// All its terms, each with whether it stands on the right.
    pub fn terms(&self) -> impl Iterator<Item = (&Term, bool)> {
        let left = self.left.iter().map(|term| (term, false));
        left.chain(self.right.iter().map(|term| (term, true)))
    }

    /// All its numbers.
    pub fn words(&self) -> impl Iterator<Item = &Word> {
        self.terms().flat_map(|(term, _)| &term.factors)
    }
}

/// A cryptarithm with a definite meaning. Digits that are given may break the
/// rules: then it is impossible, and says why.
#[derive(Clone, Debug, PartialEq)]
pub struct Instance {
    base: u8,
    zeros: bool,
    letters: Rc<[String]>,
    equations: Rc<[Equation]>,
    sums: Rc<[Sum]>,
    given: Vec<Option<u8>>,
    /// What was worked out before, where it is asked from the middle.
    scratch: Option<Rc<Scratch>>,
}

impl Instance {
    /// Of parts that `reading` has found right.
    pub(super) fn new(
        base: u8,
        zeros: bool,
        letters: Vec<String>,
        equations: Vec<Equation>,
        given: Vec<Option<u8>>,
    ) -> Self {
        let sums = sums(&equations).into();
        Self { base, zeros, letters: letters.into(), equations: equations.into(), sums, given, scratch: None }
    }

    /// How many digits there are, 2 to 36.
    pub fn base(&self) -> u8 {
        self.base
    }

    /// Whether a number may start with 0.
    pub fn zeros(&self) -> bool {
        self.zeros
    }

    /// The letters, as they are shown.
    pub fn letters(&self) -> &[String] {
        &self.letters
    }

    /// What is to hold, as it was posed.
    pub fn equations(&self) -> &[Equation] {
        &self.equations
    }

    /// The same as sums to be worked through column by column, with what follows from partial products.
    pub fn sums(&self) -> &[Sum] {
        &self.sums
    }

    /// For each letter, the digit that is given.
    pub fn given(&self) -> &[Option<u8>] {
        &self.given
    }

    /// What was worked out before.
    pub(super) fn scratch(&self) -> Option<&Rc<Scratch>> {
        self.scratch.as_ref()
    }

    /// The same puzzle with these digits given, after what was worked out.
    pub(super) fn with(&self, given: Vec<Option<u8>>, scratch: Option<Rc<Scratch>>) -> Self {
        Self { given, scratch, ..self.clone() }
    }

    /// For each letter, whether it may not be 0: it starts a number of several places.
    pub fn leading(&self) -> Vec<bool> {
        let mut leading = vec![false; self.letters.len()];
        if !self.zeros {
            for word in self.equations.iter().flat_map(Equation::words) {
                if let [Sign::Letter(first), _, ..] = word.as_slice() {
                    leading[usize::from(*first)] = true;
                }
            }
        }
        leading
    }

    /// Whether a number starts with a written 0 where none may: no digits mend that.
    pub fn starts_with_zero(&self) -> bool {
        let mut words = self.equations.iter().flat_map(Equation::words);
        !self.zeros && words.any(|word| matches!(word.as_slice(), [Sign::Digit(0), _, ..]))
    }

    /// A sign as it is written.
    pub fn sign(&self, sign: Sign) -> String {
        match sign {
            Sign::Letter(letter) => self.letters[usize::from(letter)].clone(),
            Sign::Digit(value) => digit(value).to_string(),
        }
    }

    /// An equation as links write it, each sign by `sign`.
    pub fn written(&self, equation: &Equation, sign: impl Fn(Sign) -> String) -> String {
        let mut out = String::new();
        for (at, (term, right)) in equation.terms().enumerate() {
            let first = at == 0 || at == equation.left.len();
            if at == equation.left.len() && right {
                out.push('=');
            }
            match (term.minus, first) {
                (true, _) => out.push('-'),
                (false, false) => out.push('+'),
                (false, true) => {}
            }
            for (at, word) in term.factors.iter().enumerate() {
                if at > 0 {
                    out.push('*');
                }
                out.extend(word.iter().map(|place| sign(*place)));
            }
        }
        out
    }

    /// The canonical draft.
    pub fn draft(&self) -> Draft {
        let puzzle: Vec<String> =
            self.equations.iter().map(|equation| self.written(equation, |sign| self.sign(sign))).collect();
        let given = self.letters.iter().zip(&self.given);
        let given: Vec<String> =
            given.filter_map(|(letter, value)| Some(format!("{letter}:{}", digit((*value)?)))).collect();
        Draft::new(&INFO)
            .with("puzzle", puzzle.join(";"))
            .with("base", self.base.to_string())
            .with("zeros", if self.zeros { "yes" } else { "no" })
            .with("given", given.join(","))
    }
}
