//! The setter's tool: which sums of a list of words have exactly one solution, and how hard they are.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::count;
use super::derive::derive;
use super::instance::{Equation, Instance, Sign, Term};
use super::letters::{self, signs};
use super::model::start;
use super::names::solved;
use super::{Finding, Query};
use crate::engine::job::encode;
use crate::engine::{Progress, Reporter};

/// The most words taken, and the places of each.
pub const WORDS: usize = 1000;
const PLACES: usize = 14;
/// After so many sums it is told how far it has come.
const TOLD: u64 = 20_000;

/// A sum with exactly one solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// As links write it.
    pub puzzle: String,
    /// Its link, with the base and the rule it was made by.
    pub link: String,
    /// Its solution in digits.
    pub solution: String,
    /// How many cases the reasoning opens.
    pub cases: u32,
    /// The most of them open at once.
    pub deepest: u32,
    /// How many steps it takes.
    pub steps: u32,
    /// Whether the reasoning alone decides it.
    pub reasoned: bool,
}

/// The words of a text, each once, as letters; whatever is no letter parts them.
pub fn words(text: &str) -> Vec<Vec<String>> {
    let mut words: Vec<Vec<String>> = Vec::new();
    let mut word = Vec::new();
    for sign in signs(text).into_iter().chain([letters::Sign::Other(' ')]) {
        match sign {
            letters::Sign::Letter(letter) => word.push(letter),
            _ => {
                let whole = std::mem::take(&mut word);
                if (2..=PLACES).contains(&whole.len()) && !words.contains(&whole) && words.len() < WORDS {
                    words.push(whole);
                }
            }
        }
    }
    words
}

/// Goes through all sums of two words, or also of three, that make a third; tells of those with one solution.
pub fn survey(instance: &Instance, query: &Query, reporter: &mut dyn Reporter) {
    let words = words(&query.words);
    let mut alphabet: Vec<&String> = Vec::new();
    let mut index = |letter| {
        let known = alphabet.iter().position(|known| *known == letter);
        known.unwrap_or_else(|| {
            alphabet.push(letter);
            alphabet.len() - 1
        }) as u16
    };
    let coded: Vec<Vec<u16>> = words.iter().map(|word| word.iter().map(&mut index).collect()).collect();
    // Letters beyond the 128th share a bit: then fewer sums are left out beforehand, and none wrongly.
    let set = |word: &Vec<u16>| word.iter().fold(0_u128, |set, letter| set | 1 << (letter % 128));
    let mut seeker = Seeker {
        sets: coded.iter().map(set).collect(),
        instance,
        alphabet: &alphabet,
        words: &coded,
        place: vec![u8::MAX; alphabet.len()],
        tried: 0,
        made: Vec::new(),
        reporter,
    };
    seeker.pairs(query.three);
    seeker.tell();
}

struct Seeker<'a> {
    instance: &'a Instance,
    alphabet: &'a [&'a String],
    words: &'a [Vec<u16>],
    /// The letters of each word, a bit each.
    sets: Vec<u128>,
    /// For each letter of the list, its place among those of the present sum.
    place: Vec<u8>,
    tried: u64,
    made: Vec<Finding>,
    reporter: &'a mut dyn Reporter,
}

impl Seeker<'_> {
    fn pairs(&mut self, three: bool) {
        for one in 0..self.words.len() {
            for other in one..self.words.len() {
                self.results(&[one, other]);
                if three {
                    for third in other..self.words.len() {
                        self.results(&[one, other, third]);
                    }
                }
            }
        }
    }

    /// Tries every word that may be the sum of these.
    fn results(&mut self, above: &[usize]) {
        let most = above.iter().map(|word| self.words[*word].len()).max().unwrap_or(0);
        let letters = above.iter().fold(0, |set, word| set | self.sets[*word]);
        for below in 0..self.words.len() {
            let long = self.words[below].len();
            // The sum of a few numbers is one place longer at most, unless the base is smaller than they are many.
            let longest = most + 1 + usize::from(above.len() > usize::from(self.instance.base()));
            let fits = self.instance.zeros() || (most..=longest).contains(&long);
            if fits && !above.contains(&below) {
                self.tried += 1;
                if self.tried.is_multiple_of(TOLD) {
                    self.tell();
                }
                let few = (letters | self.sets[below]).count_ones() <= u32::from(self.instance.base());
                if few && self.single(above, below) {
                    self.keep(above, below);
                }
            }
        }
    }

    fn tell(&mut self) {
        self.reporter.progress(Progress { done: self.tried });
        if !self.made.is_empty() {
            self.reporter.found(encode(&self.made));
            self.made.clear();
        }
    }

    /// Whether the sum has exactly one solution: its letters by weight, the heaviest first.
    fn single(&mut self, above: &[usize], below: usize) -> bool {
        let (base, zeros) = (i64::from(self.instance.base()), self.instance.zeros());
        let mut letters: ArrayVec<(u16, i64, bool), 36> = ArrayVec::new();
        let all = above.iter().map(|word| (*word, 1)).chain([(below, -1)]);
        let mut fits = true;
        for (word, side) in all {
            let mut unit = side;
            for (from_right, letter) in self.words[word].iter().rev().enumerate() {
                let leading = from_right + 1 == self.words[word].len() && !zeros;
                let at = &mut self.place[usize::from(*letter)];
                if *at == u8::MAX {
                    if letters.len() == usize::from(self.instance.base()) {
                        fits = false;
                        break;
                    }
                    *at = letters.len() as u8;
                    letters.push((*letter, 0, false));
                }
                let weight = &mut letters[usize::from(*at)];
                weight.1 += unit;
                weight.2 |= leading;
                // Fourteen places of base 36 would not fit; such sums are not tried.
                if unit.checked_mul(base * base * 8).is_none() {
                    fits = false;
                    break;
                }
                unit *= base;
            }
        }
        for (letter, ..) in &letters {
            self.place[usize::from(*letter)] = u8::MAX;
        }
        if !fits {
            return false;
        }
        let mut weights: ArrayVec<Light, 36> = ArrayVec::new();
        for (_, each, leading) in letters {
            let before = weights.iter().take_while(|other| other.each.abs() >= each.abs()).count();
            weights.insert(before, Light { each, first: i64::from(leading), rest: (0, 0) });
        }
        let mut rest = (0_i64, 0_i64);
        for weight in weights.iter_mut().rev() {
            weight.rest = rest;
            let ends = (weight.each * weight.first, weight.each * (base - 1));
            rest = (rest.0.saturating_add(ends.0.min(ends.1)), rest.1.saturating_add(ends.0.max(ends.1)));
        }
        let mut found = 0;
        weigh(&weights, base, 0, 0, &mut found);
        found == 1
    }

    /// Looks at it as any puzzle is looked at, and keeps it.
    fn keep(&mut self, above: &[usize], below: usize) {
        let mut names: Vec<String> = Vec::new();
        let mut term = |word: usize| {
            let sign = |letter: &u16| {
                let name = self.alphabet[usize::from(*letter)];
                let at = names.iter().position(|known| known == name).unwrap_or_else(|| {
                    names.push(name.clone());
                    names.len() - 1
                });
                Sign::Letter(at as u8)
            };
            Term { minus: false, factors: vec![self.words[word].iter().map(sign).collect()] }
        };
        let left: Vec<Term> = above.iter().map(|word| term(*word)).collect();
        let right = vec![term(below)];
        let given = vec![None; names.len()];
        let (base, zeros) = (self.instance.base(), self.instance.zeros());
        let puzzle = Instance::new(base, zeros, names, vec![Equation { left, right }], given);
        let counted = count::count(&puzzle, 2, &mut ());
        if counted.total != 1 {
            return;
        }
        let derived = derive(&puzzle, &start(&puzzle).scratch, &counted.solutions, true);
        self.made.push(Finding::Made(Made {
            puzzle: puzzle.draft().get("puzzle").to_owned(),
            link: puzzle.draft().link().to_string(),
            solution: solved(&puzzle, &counted.solutions[0]),
            cases: derived.cases,
            deepest: derived.deepest,
            steps: derived.moves.len() as u32,
            reasoned: derived.followed == 0,
        }));
    }
}

/// A letter by what it counts for.
struct Light {
    each: i64,
    first: i64,
    rest: (i64, i64),
}

/// Counts solutions until there are two.
fn weigh(weights: &[Light], base: i64, made: i64, used: u64, found: &mut u8) {
    let [weight, rest @ ..] = weights else {
        *found += u8::from(made == 0);
        return;
    };
    for digit in weight.first..base {
        let made = made + weight.each * digit;
        let open = used >> digit & 1 == 0;
        if open && made + weight.rest.0 <= 0 && made + weight.rest.1 >= 0 {
            weigh(rest, base, made, used | 1 << digit, found);
            if *found > 1 {
                return;
            }
        }
    }
}

/// What was found as a table, commas between.
pub fn table<'a>(made: impl Iterator<Item = &'a Made>) -> String {
    let mut out = "puzzle,solution,cases,deepest,steps,reasoned\n".to_owned();
    for Made { puzzle, solution, cases, deepest, steps, reasoned, .. } in made {
        let reasoned = if *reasoned { "yes" } else { "no" };
        out += &format!("{puzzle},{solution},{cases},{deepest},{steps},{reasoned}\n");
    }
    out
}
