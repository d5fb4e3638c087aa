//! The rules of the balance, and what each result lets one conclude.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::bound::{Position, Suspects};
use super::names;
use super::{Coins, Instance, Tell};
use crate::engine::words::{count, number};

/// What is known of a coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// Nothing: it may be the fake, and either way.
    Untested,
    /// If it is the fake, it is heavy.
    Heavy,
    /// If it is the fake, it is light.
    Light,
    /// It is not the fake.
    Genuine,
}

/// What a balance does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Tilt {
    /// The left pan sinks.
    Left,
    /// The right pan sinks.
    Right,
    /// The pans are level.
    Level,
}

/// Every result, in the order it is shown.
pub const TILTS: [Tilt; 3] = [Tilt::Left, Tilt::Level, Tilt::Right];

/// One move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// Has these coins on the pans and all others on the table.
    Load(Coins, Coins),
    /// Lets the balance go, and it does this.
    Tip(Tilt),
}

/// One way things may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Case {
    /// This coin is heavy.
    Heavy(u32),
    /// This coin is light.
    Light(u32),
    /// No coin is the fake.
    None,
}

/// What is known once nothing is left to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conclusion {
    /// All of it.
    Case(Case),
    /// Which coin, not which way.
    Coin(u32),
}

impl Case {
    /// The fake, if there is one.
    pub fn coin(self) -> Option<u32> {
        match self {
            Case::Heavy(coin) | Case::Light(coin) => Some(coin),
            Case::None => None,
        }
    }
}

/// The most weighings that can be made.
pub const MOST_WEIGHINGS: u32 = 60;

/// What is known, and what lies on the pans.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The coins that may be the fake, by what is known of them, in the order of [`Mark`].
    suspects: [Coins; 3],
    /// How many coins there are; those that are not suspects are genuine.
    total: u32,
    none: bool,
    used: u32,
    left: Coins,
    right: Coins,
    tilt: Option<Tilt>,
    /// Whether a weighing was made that a plan laid down beforehand does not have.
    apart: bool,
}

impl State {
    /// The state before anything is weighed: coins 1 to `coins` of `total` are
    /// suspects, of which `mark` is known.
    pub fn new(coins: u32, total: u32, mark: Mark, none: bool) -> Self {
        let mut suspects = <[Coins; 3]>::default();
        if let Some(here) = suspects.get_mut(mark as usize) {
            *here = Coins::range(1, coins);
        }
        Self {
            suspects,
            total,
            none,
            used: 0,
            left: Coins::default(),
            right: Coins::default(),
            tilt: None,
            apart: false,
        }
    }

    /// The coins of which this is known.
    pub fn coins(&self, mark: Mark) -> Cow<'_, Coins> {
        match self.suspects.get(mark as usize) {
            Some(coins) => Cow::Borrowed(coins),
            None => {
                let all = Coins::range(1, self.total);
                Cow::Owned(self.suspects.iter().fold(all, |rest, coins| rest.without(coins)))
            }
        }
    }

    /// What is known of a coin.
    pub fn mark(&self, coin: u32) -> Mark {
        let marks = [Mark::Untested, Mark::Heavy, Mark::Light];
        marks.into_iter().find(|mark| self.coins(*mark).contains(coin)).unwrap_or(Mark::Genuine)
    }

    /// Whether there may still be no fake at all.
    pub fn none(&self) -> bool {
        self.none
    }

    /// How many weighings have been made.
    pub fn used(&self) -> u32 {
        self.used
    }

    /// What lies on the left pan.
    pub fn left(&self) -> &Coins {
        &self.left
    }

    /// What lies on the right pan.
    pub fn right(&self) -> &Coins {
        &self.right
    }

    /// What the balance did, if what lies on the pans has been weighed.
    pub fn tilt(&self) -> Option<Tilt> {
        self.tilt
    }

    /// Whether a weighing was made that a plan laid down beforehand does not have.
    pub fn apart(&self) -> bool {
        self.apart
    }

    /// Whether the pans are loaded alike and not yet weighed.
    pub fn ready(&self) -> bool {
        self.tilt.is_none() && !self.left.is_empty() && self.left.len() == self.right.len()
    }

    /// What is known, as numbers.
    pub fn position(&self, tell: Tell) -> Position {
        let [untested, heavy, light] = self.suspects.each_ref().map(Coins::len);
        let suspects = match untested {
            0 => Suspects::Marked { heavy, light },
            untested => Suspects::Untested(untested),
        };
        let genuine = u64::from(self.total) - untested - heavy - light;
        Position { suspects, genuine, none: self.none, tell }
    }

    /// With these coins on the pans, not yet weighed.
    #[must_use]
    pub fn loaded(&self, left: &Coins, right: &Coins) -> Self {
        // Part by part: the pans as they were need no copy.
        Self {
            suspects: self.suspects.clone(),
            left: left.clone(),
            right: right.clone(),
            tilt: None,
            total: self.total,
            none: self.none,
            used: self.used,
            apart: self.apart,
        }
    }

    /// The cases left, coin by coin.
    pub fn each_case(&self) -> impl Iterator<Item = Case> {
        let [untested, heavy, light] = &self.suspects;
        let both = untested.iter().flat_map(|coin| [Case::Heavy(coin), Case::Light(coin)]);
        let heavy = heavy.iter().map(Case::Heavy);
        let light = light.iter().map(Case::Light);
        both.chain(heavy).chain(light).chain(self.none.then_some(Case::None))
    }

    /// Case number `at` of those left, from 0, in the order of [`State::each_case`].
    pub fn case(&self, at: u64) -> Option<Case> {
        let [untested, heavy, light] = &self.suspects;
        let heavies = at.checked_sub(2 * untested.len());
        let lights = heavies.and_then(|at| at.checked_sub(heavy.len()));
        match (heavies, lights) {
            (None, _) if at.is_multiple_of(2) => untested.nth(at / 2).map(Case::Heavy),
            (None, _) => untested.nth(at / 2).map(Case::Light),
            (Some(at), None) => heavy.nth(at).map(Case::Heavy),
            (_, Some(at)) if at < light.len() => light.nth(at).map(Case::Light),
            (_, Some(at)) => (self.none && at == light.len()).then_some(Case::None),
        }
    }

    /// Whether it may still be so.
    pub fn allows(&self, case: Case) -> bool {
        let [untested, heavy, light] = &self.suspects;
        match case {
            Case::Heavy(coin) => untested.contains(coin) || heavy.contains(coin),
            Case::Light(coin) => untested.contains(coin) || light.contains(coin),
            Case::None => self.none,
        }
    }

    /// How many cases are left.
    pub fn cases(&self) -> u64 {
        self.position(Tell::Weight).cases()
    }

    /// What is known for certain, if that is what was asked.
    pub fn conclusion(&self, tell: Tell) -> Option<Conclusion> {
        let position = self.position(tell);
        let first = |mark| self.coins(mark).first();
        match position.cases() {
            1 => {
                let heavy = first(Mark::Heavy).map(Case::Heavy);
                Some(Conclusion::Case(heavy.or(first(Mark::Light).map(Case::Light)).unwrap_or(Case::None)))
            }
            2 if position.resolved() => first(Mark::Untested).map(Conclusion::Coin),
            _ => None,
        }
    }

    /// What is known after the loaded pans did this; `None` if they cannot.
    pub fn after(&self, tilt: Tilt) -> Option<Self> {
        let (left, right) = (&self.left, &self.right);
        let suspects = match tilt {
            Tilt::Left => self.imbalance(left, right),
            Tilt::Right => self.imbalance(right, left),
            Tilt::Level => self.suspects.each_ref().map(|coins| coins.without(left).without(right)),
        };
        let none = self.none && tilt == Tilt::Level;
        let cases = suspects.iter().any(|coins| !coins.is_empty()) || none;
        cases.then(|| Self {
            suspects,
            none,
            used: self.used + 1,
            tilt: Some(tilt),
            left: left.clone(),
            right: right.clone(),
            total: self.total,
            apart: self.apart,
        })
    }

    /// The fake is on a pan: heavy on the sinking one or light on the rising one.
    fn imbalance(&self, sinks: &Coins, rises: &Coins) -> [Coins; 3] {
        let [untested, heavy, light] = &self.suspects;
        let heavy = untested.with(heavy).common(sinks);
        let light = untested.with(light).common(rises);
        [Coins::default(), heavy, light]
    }
}

/// What the balance does in a case: physics, and nothing that was concluded.
pub fn weigh(left: &Coins, right: &Coins, case: Case) -> Tilt {
    let (coin, heavy) = match case {
        Case::Heavy(coin) => (coin, true),
        Case::Light(coin) => (coin, false),
        Case::None => return Tilt::Level,
    };
    match (left.contains(coin), right.contains(coin)) {
        (true, _) => {
            if heavy {
                Tilt::Left
            } else {
                Tilt::Right
            }
        }
        (_, true) => {
            if heavy {
                Tilt::Right
            } else {
                Tilt::Left
            }
        }
        _ => Tilt::Level,
    }
}

/// Makes a move by the rules.
///
/// # Errors
/// Why the rules refuse it.
pub fn apply(instance: &Instance, state: &State, mv: &Move) -> Result<State, String> {
    match mv {
        Move::Load(left, right) => load(instance, state, left, right),
        Move::Tip(tilt) => {
            let mut next = tip(state, *tilt)?;
            next.apart |= instance.table().is_some() && !instance.laid_down(state);
            Ok(next)
        }
    }
}

fn load(instance: &Instance, state: &State, left: &Coins, right: &Coins) -> Result<State, String> {
    let all = left.with(right);
    let odd = all.first().filter(|coin| *coin == 0).or(all.last().filter(|coin| *coin > instance.total()));
    if let Some(odd) = odd {
        let total = number(instance.total());
        return Err(format!("there is no coin {}: the coins are numbered 1 to {total}", number(odd)));
    }
    if let Some(both) = left.common(right).first() {
        return Err(format!("coin {} cannot lie on both pans", number(both)));
    }
    if state.tilt.is_none() && (left, right) == (&state.left, &state.right) {
        return Err("these coins lie there already".to_owned());
    }
    Ok(state.loaded(left, right))
}

fn tip(state: &State, tilt: Tilt) -> Result<State, String> {
    let (left, right) = (state.left.len(), state.right.len());
    if state.tilt.is_some() {
        return Err("this has been weighed; move some coins first".to_owned());
    }
    if left == 0 && right == 0 {
        return Err("the pans are empty; put equally many coins on each".to_owned());
    }
    if left != right {
        return Err(format!(
            "there {} {} on the left pan and {} on the right: unequal pans would only show where more coins lie; \
             put equally many on each",
            if left == 1 { "is" } else { "are" },
            count(left, "coin"),
            number(right)
        ));
    }
    if state.used >= MOST_WEIGHINGS {
        return Err(format!("{MOST_WEIGHINGS} weighings have been made, and no more are kept"));
    }
    state.after(tilt).ok_or_else(|| format!("{}: no case that is left would make it so", names::cannot(tilt)))
}
