//! Which coins to weigh next, and which result is the worst. Nothing is
//! stored: the whole tree of a million coins is had by asking node by node.

use super::State;
use super::bound::{Position, Suspects};
use super::model::{Mark, TILTS, Tilt};
use super::{Coins, Instance, Tell};

/// How many coins of each kind lie on the left pan and on the right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Split {
    /// Untested.
    pub untested: (u64, u64),
    /// May be heavy.
    pub heavy: (u64, u64),
    /// May be light.
    pub light: (u64, u64),
    /// Genuine ones, that make the pans equal.
    pub genuine: (u64, u64),
}

impl Split {
    /// What each result leaves, in the order of [`TILTS`].
    pub fn outcomes(&self, at: &Position) -> [Position; 3] {
        let all = at.suspects.count();
        let sinks = |heavy: u64, light: u64| Position {
            suspects: Suspects::Marked { heavy, light },
            genuine: at.genuine + all - heavy - light,
            none: false,
            tell: at.tell,
        };
        let (u, h, l) = (self.untested, self.heavy, self.light);
        let weighed = u.0 + u.1 + h.0 + h.1 + l.0 + l.1;
        let suspects = match at.suspects {
            Suspects::Untested(untested) => match untested - weighed {
                0 => Suspects::Marked { heavy: 0, light: 0 },
                rest => Suspects::Untested(rest),
            },
            Suspects::Marked { heavy, light } => {
                Suspects::Marked { heavy: heavy - h.0 - h.1, light: light - l.0 - l.1 }
            }
        };
        let level = Position { suspects, genuine: at.genuine + weighed, ..*at };
        [sinks(u.0 + h.0, u.1 + l.1), level, sinks(u.1 + h.1, u.0 + l.0)]
    }

    /// Whether `weighings` more do after any result.
    pub fn winnable(&self, at: &Position, weighings: u32) -> bool {
        self.outcomes(at).iter().all(|left| left.cases() == 0 || left.winnable(weighings).is_ok())
    }

    /// Untested coins, `count` in all, a genuine one making up an odd count.
    pub fn untested(count: u64) -> Self {
        let (left, right) = (count.div_ceil(2), count / 2);
        Self { untested: (left, right), genuine: (0, left - right), ..Self::default() }
    }

    /// `each` suspects on either pan, lights first: as many heavy as on the other pan, and as many light.
    pub fn even(heavy: u64, light: u64, each: u64) -> Option<Self> {
        let light = each.min(light / 2);
        let from_heavy = each - light;
        (2 * from_heavy <= heavy).then_some(Self {
            heavy: (from_heavy, from_heavy),
            light: (light, light),
            ..Self::default()
        })
    }

    /// One suspect against a genuine coin.
    fn against_genuine(heavy: u64) -> Self {
        let one = (1, 0);
        let (heavy, light) = if heavy > 0 { (one, (0, 0)) } else { ((0, 0), one) };
        Self { heavy, light, genuine: (0, 1), ..Self::default() }
    }
}

/// The weighing to make in a position: of those after which the fewest
/// weighings still do whatever the result, the one that splits the cases most
/// evenly. `None` where there is nothing to find, or no way to.
pub fn split(at: &Position) -> Option<Split> {
    let weighings = at.fewest()?.checked_sub(1)?;
    match at.suspects {
        Suspects::Untested(untested) => {
            let third = (at.needed() + 1) / 3;
            let near = (0..=third.max(3)).flat_map(|off| [third.checked_sub(off), third.checked_add(off)]);
            near.flatten()
                .filter(|count| (1..=untested).contains(count) && (at.genuine > 0 || count % 2 == 0))
                .map(Split::untested)
                .find(|split| split.winnable(at, weighings))
        }
        Suspects::Marked { heavy, light } => {
            let third = at.cases().div_ceil(3) - u64::from(at.cases() % 3 == 1);
            Split::even(heavy, light, third)
                .or((at.genuine > 0).then_some(Split::against_genuine(heavy)))
                .filter(|split| split.winnable(at, weighings))
        }
    }
}

/// The coins of a split: the lowest numbers of each kind, the left pan first.
pub fn coins(state: &State, split: &Split) -> (Coins, Coins) {
    let mut pans = (Coins::default(), Coins::default());
    for (mark, (left, right)) in [
        (Mark::Untested, split.untested),
        (Mark::Light, split.light),
        (Mark::Heavy, split.heavy),
        (Mark::Genuine, split.genuine),
    ] {
        if left + right == 0 {
            continue;
        }
        let (first, rest) = state.coins(mark).split(left);
        pans = (pans.0.with(&first), pans.1.with(&rest.split(right).0));
    }
    pans
}

/// The next weighing of the plan; `None` where nothing is left to find, or
/// nothing can be.
pub fn next(instance: &Instance, state: &State) -> Option<(Coins, Coins)> {
    if state.conclusion(instance.tell()).is_some() {
        return None;
    }
    if let Some(table) = instance.table().filter(|_| !state.apart()) {
        return table.weighing(state.used()).cloned();
    }
    split(&state.position(instance.tell())).map(|split| coins(state, &split))
}

/// A weighing, and where each of its results leads.
pub struct Weighing<N> {
    /// What lies on the left pan.
    pub left: Coins,
    /// What lies on the right pan.
    pub right: Coins,
    /// What follows each result, in the order of [`TILTS`]; `None` where nothing does.
    pub after: [Option<N>; 3],
}

/// The next weighing of the plan with what is known after each result.
pub fn weighing(instance: &Instance, state: &State) -> Option<Weighing<State>> {
    let (left, right) = next(instance, state)?;
    let loaded = state.loaded(&left, &right);
    Some(Weighing { left, right, after: TILTS.map(|tilt| loaded.after(tilt)) })
}

/// The result that leaves the most to do: the adversary's.
pub fn worst(state: &State, tell: Tell) -> Option<Tilt> {
    let burden = |tilt: &Tilt| {
        let left = state.after(*tilt)?.position(tell);
        Some((left.fewest().unwrap_or(u32::MAX), left.cases()))
    };
    [Tilt::Level, Tilt::Left, Tilt::Right]
        .into_iter()
        .filter(|tilt| burden(tilt).is_some())
        .max_by_key(burden)
}

/// Whether the pans are loaded as well as they can be.
pub fn well_loaded(instance: &Instance, state: &State) -> bool {
    if !state.ready() {
        return false;
    }
    let tell = instance.tell();
    if instance.table().is_some() && !state.apart() {
        return instance.laid_down(state);
    }
    let Some(left) = state.position(tell).fewest().and_then(|fewest| fewest.checked_sub(1)) else {
        return false;
    };
    let mut after = TILTS.into_iter().filter_map(|tilt| state.after(tilt));
    after.all(|after| after.position(tell).winnable(left).is_ok())
}
