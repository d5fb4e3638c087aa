//! How many weighings a position needs: by arithmetic alone.
//!
//! The bounds are those of F. J. Dyson, “The problem of the pennies”,
//! Mathematical Gazette 30 (1946), for untested coins, and, for coins each
//! suspected one way, what C. A. B. Smith, “The counterfeit coin problem”,
//! Mathematical Gazette 31 (1947), shows. Both are held against exhaustive
//! search in the tests, with every exception.

use serde::{Deserialize, Serialize};

use super::Tell;

/// The coins that may be the fake. Untested coins and coins suspected one way
/// never stand together: a level balance leaves untested coins untested, and
/// any other result settles all that were not weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suspects {
    /// So many that may be heavy or light.
    Untested(u64),
    /// So many that may be heavy, and so many that may be light.
    Marked {
        /// May be heavy.
        heavy: u64,
        /// May be light.
        light: u64,
    },
}

impl Suspects {
    /// How many coins.
    pub fn count(self) -> u64 {
        match self {
            Suspects::Untested(untested) => untested,
            Suspects::Marked { heavy, light } => heavy + light,
        }
    }
}

/// What is known, as numbers; which coins they are does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The coins that may be the fake.
    pub suspects: Suspects,
    /// How many are known to be genuine.
    pub genuine: u64,
    /// Whether there may be no fake.
    pub none: bool,
    /// What is to be told.
    pub tell: Tell,
}

/// Why so many weighings do not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// There are more cases to tell apart than results.
    Count,
    /// The count would allow it; but without a genuine coin the pans hold an
    /// even number of untested coins, and so an odd number of results is
    /// never quite used.
    Parity,
    /// No number of weighings does: there is nothing to compare with.
    Alone,
    /// A plan fixed beforehand cannot load its pans evenly (see `fixed.rs`).
    Uneven,
}

/// How many different results `weighings` have: 3 each.
pub fn results(weighings: u32) -> u64 {
    // 3^40 is the largest power that fits; no limit is lost.
    3u64.pow(weighings.min(40))
}

impl Position {
    /// How many cases are left.
    pub fn cases(&self) -> u64 {
        u64::from(self.none)
            + match self.suspects {
                Suspects::Untested(untested) => 2 * untested,
                Suspects::Marked { heavy, light } => heavy + light,
            }
    }

    /// Whether two cases may share a result: one untested coin, if only the
    /// coin is wanted, is found by being the one that is left.
    fn spared(&self) -> bool {
        self.tell == Tell::Coin && !self.none && matches!(self.suspects, Suspects::Untested(1..))
    }

    /// How many results must differ.
    pub fn needed(&self) -> u64 {
        self.cases() - u64::from(self.spared())
    }

    /// Whether nothing is left to find.
    pub fn resolved(&self) -> bool {
        self.needed() <= 1
    }

    /// Whether no weighing can ever help: two coins that only tip against each
    /// other, or one coin, with nothing genuine beside them.
    fn alone(&self) -> bool {
        self.genuine == 0
            && !self.resolved()
            && match self.suspects {
                Suspects::Untested(untested) => untested <= 2,
                Suspects::Marked { heavy, light } => heavy + light == 1 || (heavy, light) == (1, 1),
            }
    }

    /// Whether `weighings` do.
    ///
    /// # Errors
    /// Why they do not.
    pub fn winnable(&self, weighings: u32) -> Result<(), Why> {
        if self.resolved() {
            return Ok(());
        }
        if self.alone() {
            return Err(Why::Alone);
        }
        let results = results(weighings);
        if self.needed() > results {
            return Err(Why::Count);
        }
        // Dyson's bound: without a genuine coin an even number of untested ones is
        // weighed first, which leaves an odd number of results never quite used.
        let most = if self.spared() { results - 1 } else { results - 3 };
        match self.suspects {
            Suspects::Untested(untested) if self.genuine == 0 && 2 * untested > most => Err(Why::Parity),
            _ => Ok(()),
        }
    }

    /// The fewest weighings that do; `None` if no number does.
    pub fn fewest(&self) -> Option<u32> {
        (0..=40).find(|weighings| self.winnable(*weighings).is_ok())
    }
}
