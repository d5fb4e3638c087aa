use std::rc::Rc;

use super::State;
use super::bound::{Position, Why};
use super::fixed::Table;
use super::model::{Case, Conclusion, Mark};
use super::presets;
use crate::engine::words::number;
use crate::engine::{Draft, Fault};

/// The most coins.
pub const MOST_COINS: u32 = 1_000_000;
/// The most coins of a plan fixed beforehand: every one has a label of its own.
pub const MOST_FIXED: u32 = 9_840;
/// The most genuine coins to spare; more than one never helps.
pub const MOST_SPARE: u32 = 1_000;
/// The most weighings that may be allowed.
pub const MOST_ALLOWED: u32 = 40;

/// What the fake may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fake {
    /// Heavy or light, nobody knows.
    Either,
    /// Heavy.
    Heavy,
    /// Light.
    Light,
}

/// What is to be told of the fake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tell {
    /// Which coin, and whether it is heavy or light.
    Weight,
    /// Which coin.
    Coin,
}

/// A question about coins: valid by construction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    coins: u32,
    weighings: Option<u32>,
    fake: Fake,
    none: bool,
    spare: u32,
    tell: Tell,
    /// The plan, where it is to be fixed beforehand and there is one.
    table: Option<Rc<Table>>,
    fixed: bool,
    /// What is known already, where the question is asked anew.
    from: Option<Rc<State>>,
}

impl Instance {
    /// Reads a draft.
    ///
    /// # Errors
    /// Every field's fault at once.
    pub fn read(draft: &Draft) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut note = |result: Result<u32, Fault>| result.map_err(|fault| faults.push(fault)).unwrap_or(0);
        let fixed = note(word(draft, "plan", &["adaptive", "fixed"])) == 1;
        let most = if fixed { MOST_FIXED } else { MOST_COINS };
        let coins = note(whole(draft, "n", 1, most, if fixed { " for a fixed plan" } else { "" }));
        let weighings = match draft.get("weighings").trim() {
            "fewest" | "" => None,
            _ => Some(note(whole(draft, "weighings", 0, MOST_ALLOWED, ", or “fewest”"))),
        };
        let fake = note(word(draft, "fake", &["either", "heavy", "light"]));
        let none = note(word(draft, "none", &["no", "yes"])) == 1;
        let spare = note(whole(draft, "genuine", 0, MOST_SPARE, ""));
        let tell = note(word(draft, "tell", &["weight", "coin"]));
        if !faults.is_empty() {
            return Err(faults);
        }
        let fake = [Fake::Either, Fake::Heavy, Fake::Light][fake as usize];
        // Where the way is known there is nothing more to tell.
        let tell = if tell == 1 && fake == Fake::Either { Tell::Coin } else { Tell::Weight };
        let mut instance = Self { coins, weighings, fake, none, spare, tell, table: None, fixed, from: None };
        if fixed {
            instance.table = Table::new(&instance.position()).map(Rc::new);
        }
        Ok(instance)
    }

    /// The canonical draft.
    pub fn draft(&self) -> Draft {
        let fake = match self.fake {
            Fake::Either => "either",
            Fake::Heavy => "heavy",
            Fake::Light => "light",
        };
        Draft::new(&presets::INFO)
            .with("n", self.coins.to_string())
            .with("weighings", self.weighings.map_or("fewest".to_owned(), |weighings| weighings.to_string()))
            .with("fake", fake)
            .with("none", if self.none { "yes" } else { "no" })
            .with("genuine", self.spare.to_string())
            .with("tell", if self.tell == Tell::Coin { "coin" } else { "weight" })
            .with("plan", if self.fixed { "fixed" } else { "adaptive" })
    }

    /// How many coins may be the fake, at first.
    pub fn coins(&self) -> u32 {
        self.coins
    }

    /// How many genuine coins there are to spare; they are numbered after the others.
    pub fn spare(&self) -> u32 {
        self.spare
    }

    /// How many coins there are.
    pub fn total(&self) -> u32 {
        self.coins + self.spare
    }

    /// What the fake may be.
    pub fn fake(&self) -> Fake {
        self.fake
    }

    /// Whether there may be no fake.
    pub fn none(&self) -> bool {
        self.none
    }

    /// What is to be told of the fake.
    pub fn tell(&self) -> Tell {
        self.tell
    }

    /// How many weighings are allowed; none where the fewest are wanted.
    pub fn weighings(&self) -> Option<u32> {
        self.weighings
    }

    /// Whether the plan is to be fixed beforehand.
    pub fn fixed(&self) -> bool {
        self.fixed
    }

    /// The plan fixed beforehand, where one is wanted and there is one.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_deref()
    }

    /// Whether the pans are loaded as the plan laid down beforehand has them now.
    pub fn laid_down(&self, state: &State) -> bool {
        let row = self.table.as_ref().and_then(|table| table.weighing(state.used()));
        !state.apart() && row.is_some_and(|(left, right)| (left, right) == (state.left(), state.right()))
    }

    /// What is known at the start.
    pub fn start(&self) -> State {
        match &self.from {
            Some(state) => (**state).clone(),
            None => self.fresh(),
        }
    }

    /// What is known before anything is weighed.
    pub fn fresh(&self) -> State {
        let mark = match self.fake {
            Fake::Either => Mark::Untested,
            Fake::Heavy => Mark::Heavy,
            Fake::Light => Mark::Light,
        };
        State::new(self.coins, self.total(), mark, self.none)
    }

    /// The start as numbers.
    pub fn position(&self) -> Position {
        self.start().position(self.tell)
    }

    /// The same question asked where this is known.
    pub fn from(&self, state: &State) -> Self {
        Self { from: (*state != self.fresh()).then(|| Rc::new(state.clone())), ..self.clone() }
    }

    /// The fewest weighings that do from `state`, as the plan is wanted.
    pub fn fewest(&self, state: &State) -> Option<u32> {
        if state.conclusion(self.tell).is_some() {
            return Some(0);
        }
        match &self.table {
            Some(table) if !state.apart() => Some(table.count().saturating_sub(state.used())),
            _ => state.position(self.tell).fewest(),
        }
    }

    /// Whether a conclusion says what is asked, and rightly, in `case`.
    pub fn accepts(&self, found: Conclusion, case: Case) -> bool {
        let coin_only = self.tell == Tell::Coin || self.fake != Fake::Either;
        match found {
            Conclusion::Case(known) if coin_only => known.coin() == case.coin(),
            Conclusion::Case(known) => known == case,
            Conclusion::Coin(coin) => coin_only && case.coin() == Some(coin),
        }
    }

    /// How many more weighings may be made at `state`, where it is said: those
    /// allowed, or the fewest that do from the very start.
    pub fn left(&self, state: &State) -> Option<u32> {
        let all = self.weighings.or_else(|| self.fewest(&self.fresh()))?;
        all.checked_sub(state.used())
    }

    /// Why `weighings` do not do from `state`.
    pub fn lacking(&self, state: &State, weighings: u32) -> Option<Why> {
        let position = state.position(self.tell);
        match position.winnable(weighings) {
            Err(why) => Some(why),
            Ok(()) => self.fewest(state).filter(|fewest| *fewest > weighings).map(|_| Why::Uneven),
        }
    }
}

fn whole(draft: &Draft, key: &str, least: u32, most: u32, or: &str) -> Result<u32, Fault> {
    let given = draft.get(key).trim();
    let plain: String = given.chars().filter(|letter| *letter != ',').collect();
    plain.parse().ok().filter(|value| (least..=most).contains(value)).ok_or_else(|| {
        let message = format!("“{given}” is not a whole number from {least} to {}{or}", number(most));
        Fault::new(key, message)
    })
}

/// The place of the value among `allowed`.
fn word(draft: &Draft, key: &str, allowed: &[&str]) -> Result<u32, Fault> {
    let given = draft.get(key).trim();
    let at = allowed.iter().zip(0u32..).find(|(word, _)| **word == given);
    at.map(|(_, at)| at).ok_or_else(|| {
        let allowed: Vec<String> = allowed.iter().map(|word| format!("“{word}”")).collect();
        Fault::new(key, format!("“{given}” is none of {}", allowed.join(", ")))
    })
}
