//! How the number of answers changes with a bound.

use serde::{Deserialize, Serialize};

use super::Instance;
use super::solve::outcome;
use super::space::{Bounds, Pairs};
use crate::engine::job::encode;
use crate::engine::{Progress, Reporter};

/// The bound that is moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Over {
    /// The most that each number can be.
    #[default]
    High,
    /// The most that the sum can be.
    Sum,
}

/// Asks for the answers at every bound up to one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Query {
    /// Which bound.
    pub over: Over,
    /// How far, as a person typed it.
    pub to: String,
    /// What it was last asked of, as a link; the page's own note.
    pub about: String,
}

/// How many answers there are at a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// The bound.
    pub bound: u32,
    /// How many pairs are left in the end.
    pub total: u32,
    /// The first of them.
    pub pair: Option<(u32, u32)>,
}

/// The farthest a bound is moved.
pub const FARTHEST: u32 = 2800;
/// How far it is moved where nothing was typed.
pub const NEAR: u32 = 150;
/// After so many pairs gone through, what was found is told.
const TOLD: u64 = 2_000_000;

impl Query {
    /// How far.
    ///
    /// # Errors
    /// What was given and what is allowed.
    pub fn farthest(&self) -> Result<u32, String> {
        match self.to.trim() {
            "" => Ok(NEAR),
            text => crate::engine::words::whole(text, 1, FARTHEST),
        }
    }

    /// The bounds of a puzzle with this one moved. A bound that nobody stated gives way.
    pub fn at(&self, bounds: Bounds, bound: u32) -> Bounds {
        match self.over {
            Over::High => Bounds { high: Some(bound), ..bounds },
            Over::Sum if bounds.sum.is_none() && bounds.high == Some(super::reading::HIGH) => {
                Bounds { high: None, sum: Some(bound), ..bounds }
            }
            Over::Sum => Bounds { sum: Some(bound), ..bounds },
        }
    }
}

/// Goes through the bounds, and tells of each.
pub fn survey(instance: &Instance, query: &Query, reporter: &mut dyn Reporter) {
    let (Some(bounds), Ok(farthest)) = (instance.space().pairs().map(Pairs::bounds), query.farthest()) else {
        return;
    };
    let mut found: Vec<Finding> = Vec::new();
    let (mut gone, mut told) = (0_u64, 0_u64);
    for bound in 1..=farthest {
        let bounds = query.at(bounds, bound);
        let Some((total, pairs)) = outcome(instance, bounds) else { continue };
        found.push(Finding { bound, total, pair: pairs.first().copied() });
        gone += bounds.count() as u64;
        if gone - told >= TOLD {
            told = gone;
            reporter.progress(Progress { done: u64::from(bound) });
            reporter.found(encode(&std::mem::take(&mut found)));
        }
    }
    if !found.is_empty() {
        reporter.found(encode(&found));
    }
}
