//! Equations as sums worked through column by column, from the right, with carries.

use arrayvec::ArrayVec;

use super::instance::{Equation, Sign, Term, Word};

/// What stands in a column: so many times one letter, or several letters multiplied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// How many times; below 0 on the side of the result.
    pub times: i64,
    /// The letters multiplied, in order.
    pub of: ArrayVec<u8, 3>,
}

/// One column: its parts and `fixed` with the carry from the right make the carry to the left, times the base.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Column {
    /// Each product of letters once; none of them 0 times.
    pub parts: Vec<Part>,
    /// What the written digits come to.
    pub fixed: i64,
    /// The letters in it, each once.
    pub letters: Vec<u8>,
    /// Letters that stand on both sides as often, and cancel.
    pub cancelled: Vec<u8>,
}

/// What a sum comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// The equation with this number.
    Equation(u8),
    /// The partial products of the equation with this number, added.
    Partials(u8),
}

/// An equation in columns, the units first. The last column carries nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// What it comes from.
    pub from: From,
    /// Its columns.
    pub columns: Vec<Column>,
}

/// A product of numbers, and how many columns it is shifted to the left.
type Shifted = (Vec<Word>, usize);

/// All sums of a puzzle: an equation each, and after them those of partial products.
pub fn sums(equations: &[Equation]) -> Vec<Sum> {
    let posed = equations.iter().enumerate().map(|(at, equation)| posed(at as u8, equation));
    let implied = partials(equations).into_iter().map(|long| {
        let Term { factors, .. } = result(&equations[usize::from(long.product)]);
        let row = |(equation, shift): &(u8, usize)| {
            (result(&equations[usize::from(*equation)]).factors.clone(), *shift)
        };
        let above = long.rows.iter().map(row).collect();
        Sum::new(From::Partials(long.product), above, vec![(factors.clone(), 0)])
    });
    posed.chain(implied).collect()
}

fn posed(at: u8, equation: &Equation) -> Sum {
    let (mut above, mut below) = (Vec::new(), Vec::new());
    for (term, right) in equation.terms() {
        let side = if term.minus == right { &mut above } else { &mut below };
        side.push((term.factors.clone(), 0));
    }
    let product = |side: &[Shifted]| side.iter().any(|(factors, _)| factors.len() > 1);
    // Several numbers make one, and never the other way: so carries are not below 0.
    if (above.len() == 1 && below.len() > 1) || (above.len() == 1 && !product(&above) && product(&below)) {
        std::mem::swap(&mut above, &mut below);
    }
    Sum::new(From::Equation(at), above, below)
}

impl Sum {
    /// Of the numbers added and those they make.
    fn new(from: From, above: Vec<Shifted>, below: Vec<Shifted>) -> Self {
        let mut columns: Vec<Column> = Vec::new();
        for (side, times) in [(&above, 1), (&below, -1)] {
            for (factors, shift) in side {
                add(&mut columns, factors, *shift, times);
            }
        }
        for column in &mut columns {
            column.finish();
        }
        Self { from, columns }
    }

    /// Whether letters are multiplied in it.
    pub fn multiplies(&self) -> bool {
        self.columns.iter().flat_map(|column| &column.parts).any(|part| part.of.len() > 1)
    }
}

impl Column {
    fn finish(&mut self) {
        let all = self.parts.iter().flat_map(|part| &part.of).fold(0_u64, |all, letter| all | 1 << letter);
        let letters = super::board::digits(all);
        self.parts.retain(|part| part.times != 0);
        let left = |letter: &u8| self.parts.iter().any(|part| part.of.contains(letter));
        (self.letters, self.cancelled) = letters.partition(left);
    }

    fn add(&mut self, times: i64, of: ArrayVec<u8, 3>) {
        if of.is_empty() {
            self.fixed += times;
            return;
        }
        match self.parts.iter_mut().find(|part| part.of == of) {
            Some(part) => part.times += times,
            None => self.parts.push(Part { times, of }),
        }
    }

    /// What it comes to without the carry, where `digit` gives each letter's digit.
    pub fn total(&self, digit: impl Fn(u8) -> i64) -> i64 {
        let part = |part: &Part| part.times * part.of.iter().map(|letter| digit(*letter)).product::<i64>();
        self.fixed + self.parts.iter().map(part).sum::<i64>()
    }
}

/// Adds a product of numbers, place by place.
fn add(columns: &mut Vec<Column>, factors: &[Word], shift: usize, times: i64) {
    let places: usize = factors.iter().map(Vec::len).sum::<usize>() + shift;
    if columns.len() < places {
        columns.resize_with(places, Column::default);
    }
    place(columns, factors, shift, times, ArrayVec::new());
}

fn place(columns: &mut [Column], factors: &[Word], at: usize, times: i64, of: ArrayVec<u8, 3>) {
    let [word, rest @ ..] = factors else {
        columns[at].add(times, of);
        return;
    };
    for (from_right, sign) in word.iter().rev().enumerate() {
        let mut of = of.clone();
        let times = match sign {
            Sign::Letter(letter) => {
                let before = of.iter().filter(|other| *other < letter).count();
                of.insert(before, *letter);
                times
            }
            Sign::Digit(value) => times * i64::from(*value),
        };
        place(columns, rest, at + from_right, times, of);
    }
}

/// A multiplication on paper: the equation of the product, and those of its
/// partial products with how far each is shifted to the left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Long {
    /// The equation of the whole product.
    pub product: u8,
    /// The two numbers multiplied; the second gives the rows.
    pub factors: [Word; 2],
    /// The rows from above.
    pub rows: Vec<(u8, usize)>,
}

/// The multiplications whose partial products are all given as further equations.
pub fn partials(equations: &[Equation]) -> Vec<Long> {
    let long = |at: usize| {
        let (one, other) = product(&equations[at])?;
        let rows = |whole: &Word, by: &Word| -> Option<Long> {
            let row = |(shift, sign): (usize, &Sign)| {
                let single = |(at, equation): (usize, &Equation)| {
                    let (a, b) = product(equation)?;
                    let here = (a == whole && b[..] == [*sign]) || (b == whole && a[..] == [*sign]);
                    here.then_some((at as u8, shift))
                };
                let known = equations.iter().enumerate().find_map(single);
                match sign {
                    Sign::Digit(0) => Some(None),
                    _ => known.map(Some),
                }
            };
            let rows: Option<Vec<_>> = by.iter().rev().enumerate().map(row).collect();
            let rows: Vec<_> = rows?.into_iter().flatten().collect();
            let factors = [whole.clone(), by.clone()];
            (rows.len() > 1).then_some(Long { product: at as u8, factors, rows })
        };
        rows(one, other).or_else(|| rows(other, one))
    };
    (0..equations.len()).filter_map(long).collect()
}

/// The two numbers whose product is one number, where the equation says that.
pub fn product(equation: &Equation) -> Option<(&Word, &Word)> {
    let plain = |term: &Term| !term.minus && term.factors.len() == 1;
    let sides = [(&equation.left, &equation.right), (&equation.right, &equation.left)];
    sides.into_iter().find_map(|(product, whole)| match (&product[..], &whole[..]) {
        ([Term { minus: false, factors }], [one]) if plain(one) => match &factors[..] {
            [a, b] => Some((a, b)),
            _ => None,
        },
        _ => None,
    })
}

/// The term that a product is said to make.
pub fn result(equation: &Equation) -> &Term {
    if equation.right[0].factors.len() == 1 { &equation.right[0] } else { &equation.left[0] }
}
