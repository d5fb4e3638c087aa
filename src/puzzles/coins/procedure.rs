//! A plan written out whole, for people and for programs.

use super::State;
use super::model::{Case, Conclusion, Move, TILTS, apply};
use super::strategy::{self, Weighing};
use super::trial::{self, Plan};
use super::{Coins, Instance, names};
use crate::engine::Data;
use crate::engine::words::{capital, number};

/// Up to this many coins a plan is written out whole.
pub const WRITTEN: u32 = 2_000;

/// A plan from some place on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Procedure {
    /// Weigh, and go on by the result.
    Weigh {
        /// What lies on the left pan.
        left: Coins,
        /// What lies on the right pan.
        right: Coins,
        /// Where each result leads, in the order of [`TILTS`]; `None` where it cannot happen.
        after: Box<[Option<Procedure>; 3]>,
    },
    /// Conclude.
    Conclude(Conclusion),
}

impl Procedure {
    /// The solver's plan, if there is one and it is not too long to write.
    pub fn of(instance: &Instance) -> Option<Self> {
        let start = instance.start();
        instance.fewest(&start)?;
        (instance.coins() <= WRITTEN).then(|| Self::from(instance, &start)).flatten()
    }

    fn from(instance: &Instance, state: &State) -> Option<Self> {
        if let Some(found) = state.conclusion(instance.tell()) {
            return Some(Procedure::Conclude(found));
        }
        let Weighing { left, right, after } = strategy::weighing(instance, state)?;
        let after = after.map(|after| Self::from(instance, &after?));
        Some(Procedure::Weigh { left, right, after: Box::new(after) })
    }

    /// Nested lines: what to weigh, what to do by the result, what to conclude.
    pub fn text(&self, instance: &Instance) -> String {
        let mut out = format!("Number the coins 1 to {}", number(instance.coins()));
        out += &match instance.spare() {
            0 => ".\n".to_owned(),
            1 => format!("; the genuine coin is number {}.\n", number(instance.total())),
            _ => format!(
                "; the genuine coins are numbers {} to {}.\n",
                number(instance.coins() + 1),
                number(instance.total())
            ),
        };
        self.write(0, &mut out);
        out
    }

    fn write(&self, depth: usize, out: &mut String) {
        let indent = "    ".repeat(depth);
        match self {
            Procedure::Conclude(found) => {
                *out += &format!("{indent}{}.\n", capital(&names::conclusion(*found)));
            }
            Procedure::Weigh { left, right, after } => {
                *out += &format!("{indent}Weigh {} against {}.\n", plain(left), plain(right));
                for (tilt, next) in TILTS.into_iter().zip(after.iter()) {
                    if let Some(next) = next {
                        *out += &format!("{indent}If {}:\n", names::result(tilt));
                        next.write(depth + 1, out);
                    }
                }
            }
        }
    }

    /// As the design of the data has it.
    pub fn data(&self) -> Data {
        match self {
            Procedure::Conclude(Conclusion::Case(Case::Heavy(coin))) => weight(*coin, "heavy"),
            Procedure::Conclude(Conclusion::Case(Case::Light(coin))) => weight(*coin, "light"),
            Procedure::Conclude(Conclusion::Case(Case::None)) => Data::Map(vec![("none", Data::Bool(true))]),
            Procedure::Conclude(Conclusion::Coin(coin)) => Data::Map(vec![("coin", (*coin).into())]),
            Procedure::Weigh { left, right, after } => {
                let [sinks, level, rises] = after.each_ref().map(|next| match next {
                    Some(next) => next.data(),
                    None => Data::Null,
                });
                Data::Map(vec![
                    ("left", listed(left)),
                    ("right", listed(right)),
                    ("<", rises),
                    ("=", level),
                    (">", sinks),
                ])
            }
        }
    }
}

fn weight(coin: u32, weight: &str) -> Data {
    Data::Map(vec![("coin", coin.into()), ("weight", weight.into())])
}

/// Every coin by its number.
pub fn listed(coins: &Coins) -> Data {
    Data::List(coins.iter().map(Data::from).collect())
}

/// “1-4 7”: as it can be typed and read again, every coin named.
pub fn plain(coins: &Coins) -> String {
    let part = |(first, last): &(u32, u32)| match last - first {
        0 => first.to_string(),
        1 => format!("{first} {last}"),
        _ => format!("{first}-{last}"),
    };
    let parts: Vec<String> = coins.ranges().iter().map(part).collect();
    parts.join(" ")
}

/// A written procedure as a plan to be tried.
struct Written<'a>(&'a Instance);

impl<'a> Plan for Written<'a> {
    type Node = &'a Procedure;

    fn weighing(&self, node: &&'a Procedure) -> Option<Weighing<&'a Procedure>> {
        let Procedure::Weigh { left, right, after } = node else { return None };
        let after = after.each_ref().map(Option::as_ref);
        Some(Weighing { left: left.clone(), right: right.clone(), after })
    }

    fn right(&self, node: &&'a Procedure, case: Case) -> bool {
        matches!(node, Procedure::Conclude(found) if self.0.accepts(*found, case))
    }
}

/// Tries a person's procedure on every case: how many it serves.
///
/// # Errors
/// The first weighing that cannot be made, or the first case it fails, in words.
pub fn check(instance: &Instance, procedure: &Procedure) -> Result<u64, String> {
    let depth = possible(instance, procedure)?;
    if let Some(allowed) = instance.weighings().filter(|allowed| depth > *allowed) {
        return Err(format!("it may take {depth} weighings, and {allowed} are allowed"));
    }
    let cases = instance.fresh().each_case().collect();
    trial::run(&Written(instance), procedure, cases, &mut |_| {})
        .map_err(|failure| trial::words(&failure, instance.tell()))
}

/// How many weighings it may take, if each can be made at all.
fn possible(instance: &Instance, procedure: &Procedure) -> Result<u32, String> {
    let Procedure::Weigh { left, right, after } = procedure else { return Ok(0) };
    let start = instance.fresh();
    let loaded = Move::Load(left.clone(), right.clone());
    let weighed = format!("{} against {}", plain(left), plain(right));
    let state = apply(instance, &start, &loaded).map_err(|why| format!("{weighed}: {why}"))?;
    if !state.ready() {
        return Err(format!("{weighed}: the pans must hold equally many coins, and at least one"));
    }
    let mut deepest = 0;
    for next in after.iter().flatten() {
        deepest = deepest.max(possible(instance, next)?);
    }
    Ok(deepest + 1)
}
