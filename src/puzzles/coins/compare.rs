//! A weighing against others that could be made instead.

use super::bound::Suspects;
use super::strategy::Split;
use super::{Instance, State};

/// Another weighing, by how many coins lie on each pan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Other {
    /// How many coins lie on each pan.
    pub pan: u64,
    /// What each result leaves, in the order of [`TILTS`](super::model::TILTS).
    pub leaves: [u64; 3],
    /// Whether the plan's number of weighings is still kept to.
    pub fits: bool,
}

/// Other sizes of pans that could be weighed now: the next smaller and larger
/// ones, one coin against one, and as many as there are. None where the plan is
/// laid down beforehand: there a weighing is not chosen by itself.
pub fn others(instance: &Instance, state: &State, pan: u64) -> Vec<Other> {
    let position = state.position(instance.tell());
    let fewest = position.fewest().filter(|_| !instance.fixed());
    let Some(more) = fewest.and_then(|fewest| fewest.checked_sub(1)) else { return Vec::new() };
    let largest = position.suspects.count() / 2;
    let mut sizes = vec![largest, pan + 1, pan.saturating_sub(1), 1];
    sizes.retain(|size| (1..=largest).contains(size) && *size != pan);
    sizes.dedup();
    let split = |size: u64| match position.suspects {
        Suspects::Untested(_) => Some(Split::untested(2 * size)),
        Suspects::Marked { heavy, light } => Split::even(heavy, light, size),
    };
    let other = |size: u64| {
        let split = split(size)?;
        let leaves = split.outcomes(&position).map(|left| left.cases());
        Some(Other { pan: size, leaves, fits: split.winnable(&position, more) })
    };
    let mut others: Vec<Other> = sizes.into_iter().filter_map(other).collect();
    others.truncate(3);
    others
}
