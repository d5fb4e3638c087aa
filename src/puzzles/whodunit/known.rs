//! What is known of everybody, or supposed.

use super::expr::Quality;

/// The most people, and the most facts that can be told of each.
pub const PEOPLE: usize = 10;
pub const FACTS: usize = 14;

/// For each person, whether something is so, if it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Row {
    known: u16,
    so: u16,
}

/// What can be known: of one person, one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Thing {
    /// Whether somebody did it.
    Guilt(u8),
    /// Whether all that somebody says is true.
    Truth(u8),
    /// Whether a fact (the first number) holds of somebody (the second).
    Fact(u8, u8),
}

/// What is known of everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    people: u8,
    rows: [Row; FACTS + 2],
}

impl Known {
    /// Nothing of so many people, at most [`PEOPLE`].
    pub fn nothing(people: u8) -> Self {
        Self { people, rows: [Row::default(); FACTS + 2] }
    }

    /// How many people there are.
    pub fn people(&self) -> u8 {
        self.people
    }

    /// Whether somebody is so, if it is known.
    pub fn is(&self, who: u8, quality: Quality) -> Option<bool> {
        match quality {
            Quality::Guilty => self.get(Thing::Guilt(who)),
            Quality::Innocent => self.get(Thing::Guilt(who)).map(|so| !so),
            Quality::Truthful => self.get(Thing::Truth(who)),
            Quality::Lying => self.get(Thing::Truth(who)).map(|so| !so),
            Quality::Fact(fact) => self.get(Thing::Fact(fact, who)),
        }
    }

    fn place(thing: Thing) -> (usize, u16) {
        match thing {
            Thing::Guilt(who) => (0, 1 << who),
            Thing::Truth(who) => (1, 1 << who),
            Thing::Fact(fact, who) => (2 + usize::from(fact), 1 << who),
        }
    }

    /// Whether a thing is so, if it is known.
    pub fn get(&self, thing: Thing) -> Option<bool> {
        let (row, bit) = Self::place(thing);
        let row = self.rows[row];
        (row.known & bit != 0).then_some(row.so & bit != 0)
    }

    /// Sets a thing.
    pub fn set(&mut self, thing: Thing, so: bool) {
        let (row, bit) = Self::place(thing);
        let row = &mut self.rows[row];
        row.known |= bit;
        row.so = if so { row.so | bit } else { row.so & !bit };
    }

    /// The same with one more thing known.
    #[must_use]
    pub fn with(mut self, thing: Thing, so: bool) -> Self {
        self.set(thing, so);
        self
    }

    /// Those of whom something is so, a bit each.
    pub fn all(&self, quality: Quality) -> u16 {
        (0..self.people).filter(|who| self.is(*who, quality) == Some(true)).fold(0, |all, who| all | 1 << who)
    }
}
