use serde::{Deserialize, Serialize};

use super::{Goal, Instance};

/// Why a goal cannot be reached, as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// More is wanted in one place than fits there.
    TooMuch {
        /// The jug, or `None` for the largest or for all together.
        jug: Option<usize>,
        /// What is wanted.
        want: u32,
        /// What fits.
        room: u32,
    },
    /// Nothing is added or lost, and the goal needs another total.
    Conserved {
        /// The water there is.
        total: u32,
        /// The least the goal needs.
        least: u32,
        /// The most the goal can hold.
        most: u32,
    },
    /// Every amount is a multiple of what the sizes and starts share
    /// (Bézout's identity, read backwards).
    Divisor {
        /// The common divisor, 2 or more.
        divisor: u32,
        /// The wanted amount that is not a multiple.
        want: u32,
    },
    /// Each pour ends with a jug full or empty, and the goal has neither.
    NoRim,
    /// Every reachable state was listed, and none is the goal.
    Exhausted,
}

impl Reason {
    /// Its name in data.
    pub fn name(self) -> &'static str {
        match self {
            Reason::TooMuch { .. } => "too-much",
            Reason::Conserved { .. } => "conserved",
            Reason::Divisor { .. } => "divisor",
            Reason::NoRim => "no-rim",
            Reason::Exhausted => "exhausted",
        }
    }
}

/// A reason that needs no search, if there is one.
pub fn find(instance: &Instance) -> Option<Reason> {
    if instance.goal().met(instance.start()) {
        return None;
    }
    too_much(instance)
        .or_else(|| conserved(instance))
        .or_else(|| divisor(instance))
        .or_else(|| no_rim(instance))
}

fn too_much(instance: &Instance) -> Option<Reason> {
    let sizes = instance.sizes();
    let over = |jug, want: u32, room: u32| (want > room).then_some(Reason::TooMuch { jug, want, room });
    match instance.goal() {
        Goal::Any(want) => over(None, *want, sizes.iter().copied().max()?),
        Goal::Total(want) => over(None, *want, sizes.iter().sum()),
        Goal::Each(wants) => wants
            .iter()
            .zip(sizes)
            .enumerate()
            .find_map(|(jug, (want, size))| over(Some(jug), (*want)?, *size)),
    }
}

fn conserved(instance: &Instance) -> Option<Reason> {
    if instance.tap() {
        return None;
    }
    let total = instance.start().iter().sum();
    let (least, most) = match instance.goal() {
        Goal::Any(want) => (*want, instance.sizes().iter().sum()),
        Goal::Total(want) => (*want, *want),
        Goal::Each(wants) => (
            wants.iter().flatten().sum(),
            wants.iter().zip(instance.sizes()).map(|(want, size)| want.unwrap_or(*size)).sum(),
        ),
    };
    (!(least..=most).contains(&total)).then_some(Reason::Conserved { total, least, most })
}

fn divisor(instance: &Instance) -> Option<Reason> {
    let divisor = common_divisor(instance);
    let wants = match instance.goal() {
        Goal::Any(want) | Goal::Total(want) => vec![*want],
        Goal::Each(wants) => wants.iter().flatten().copied().collect(),
    };
    let want = wants.into_iter().find(|want| want % divisor != 0)?;
    Some(Reason::Divisor { divisor, want })
}

fn no_rim(instance: &Instance) -> Option<Reason> {
    let Goal::Each(wants) = instance.goal() else {
        return None;
    };
    let inside = |(want, size): (&Option<u32>, &u32)| want.is_some_and(|w| 0 < w && w < *size);
    wants.iter().zip(instance.sizes()).all(inside).then_some(Reason::NoRim)
}

/// The largest number that divides every size and every starting amount.
pub fn common_divisor(instance: &Instance) -> u32 {
    let amounts = instance.sizes().iter().chain(instance.start());
    amounts.copied().fold(0, gcd)
}

/// The greatest common divisor (Euclid, Elements VII.2); `gcd(0, b)` is `b`.
pub fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
