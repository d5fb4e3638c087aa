//! A case: who says what, what excludes what, what is known for sure, and who may lie.

use super::expr::{Expr, Quality};
use super::known::{Known, Thing};

/// Who may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Liars {
    /// Only whoever did it.
    Culprit,
    /// Just so many.
    Exactly(u8),
    /// So many or fewer.
    AtMost(u8),
    /// Whoever did it lies, all others tell the truth; any number may have done it.
    Guilty,
    /// Each is a knight, who tells the truth, or a knave, who lies.
    Knaves,
}

/// A case with a definite meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The people's names.
    pub names: Vec<String>,
    /// What can be told of them.
    pub facts: Vec<String>,
    /// What each says; nothing where it is empty.
    pub says: Vec<Vec<Expr>>,
    /// What is known for sure.
    pub sure: Vec<Expr>,
    /// Of each list, no person is two at once.
    pub excludes: Vec<Vec<Quality>>,
    /// Who may lie.
    pub liars: Liars,
}

impl Case {
    /// How many people there are.
    pub fn people(&self) -> u8 {
        self.names.len() as u8
    }

    /// Whether anything is said of who did it, or the rule on liars speaks of it.
    pub fn crime(&self) -> bool {
        if matches!(self.liars, Liars::Culprit | Liars::Guilty) {
            return true;
        }
        let mut crime = self
            .excludes
            .iter()
            .flatten()
            .any(|quality| matches!(quality, Quality::Guilty | Quality::Innocent));
        for said in self.says.iter().flatten().chain(&self.sure) {
            said.each(self.people(), &mut |_, quality| {
                crime |= matches!(quality, Quality::Guilty | Quality::Innocent);
            });
        }
        crime
    }

    /// Whether just one person did it.
    pub fn one_culprit(&self) -> bool {
        self.liars != Liars::Guilty && self.crime()
    }

    /// What is known before anything is supposed.
    pub fn start(&self) -> Known {
        let mut known = Known::nothing(self.people());
        if !self.crime() {
            (0..self.people()).for_each(|who| known.set(Thing::Guilt(who), false));
        }
        self.close(&mut known);
        known
    }

    /// Whether what somebody says bears on whether he lies: not where somebody silent may be of either kind.
    pub fn bears(&self, who: u8) -> bool {
        !(self.says[usize::from(who)].is_empty() && matches!(self.liars, Liars::Guilty | Liars::Knaves))
    }

    /// Sets what the rule on liars, and there being one culprit, give at once.
    pub fn close(&self, known: &mut Known) {
        let people = self.people();
        if self.one_culprit()
            && let Some(culprit) = (0..people).find(|who| known.is(*who, Quality::Guilty) == Some(true))
        {
            (0..people).filter(|who| *who != culprit).for_each(|who| known.set(Thing::Guilt(who), false));
        }
        for who in 0..people {
            match (self.liars, known.is(who, Quality::Guilty), known.is(who, Quality::Truthful)) {
                (Liars::Culprit, Some(false), None) => known.set(Thing::Truth(who), true),
                (Liars::Guilty, Some(guilty), None) => known.set(Thing::Truth(who), !guilty),
                (Liars::Guilty, None, Some(truthful)) => known.set(Thing::Guilt(who), !truthful),
                _ => {}
            }
        }
    }

    /// Whether the rule on liars and the number of culprits can still be kept.
    pub fn keeps(&self, known: &Known) -> bool {
        let people = u32::from(self.people());
        let lying = known.all(Quality::Lying).count_ones();
        let truthful = known.all(Quality::Truthful).count_ones();
        let number = match self.liars {
            Liars::Exactly(many) => lying <= u32::from(many) && people - truthful >= u32::from(many),
            Liars::AtMost(many) => lying <= u32::from(many),
            _ => true,
        };
        number && self.keeps_one(known)
    }

    /// The same, however many lie.
    pub fn keeps_one(&self, known: &Known) -> bool {
        let count = |quality| known.all(quality).count_ones();
        if self.one_culprit()
            && (count(Quality::Guilty) > 1 || count(Quality::Innocent) == u32::from(self.people()))
        {
            return false;
        }
        let of_each =
            |who: u8| match (self.liars, known.is(who, Quality::Guilty), known.is(who, Quality::Truthful)) {
                (Liars::Culprit, Some(false), Some(false)) => false,
                (Liars::Guilty, Some(guilty), Some(truthful)) => guilty != truthful,
                _ => true,
            };
        (0..self.people()).all(of_each)
    }
}
