//! What is known at a moment, and what each result of the balance shows.

use std::borrow::Cow;

use super::bound::{Position, Suspects};
use super::model::{Case, Conclusion, Mark, Tilt};
use super::{Coins, Tell};

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

    /// The same, once such a weighing was made.
    #[must_use]
    pub fn set_apart(self) -> Self {
        Self { apart: true, ..self }
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
