//! The rules of the balance, and what each result lets one conclude.

use serde::{Deserialize, Serialize};

use super::{Coins, Instance, State, names};
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

/// What the balance does in a case: physics, and nothing that was concluded.
pub fn weigh(left: &Coins, right: &Coins, case: Case) -> Tilt {
    let Some(coin) = case.coin() else { return Tilt::Level };
    let heavy = matches!(case, Case::Heavy(_));
    match (left.contains(coin), right.contains(coin)) {
        (false, false) => Tilt::Level,
        // A heavy coin sinks its own pan, a light one the other.
        (left, _) if left == heavy => Tilt::Left,
        _ => Tilt::Right,
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
            let next = tip(state, *tilt)?;
            let apart = instance.table().is_some() && !instance.laid_down(state);
            Ok(if apart { next.set_apart() } else { next })
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
    if state.tilt().is_none() && (left, right) == (state.left(), state.right()) {
        return Err("these coins lie there already".to_owned());
    }
    Ok(state.loaded(left, right))
}

fn tip(state: &State, tilt: Tilt) -> Result<State, String> {
    let (left, right) = (state.left().len(), state.right().len());
    if state.tilt().is_some() {
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
    if state.used() >= MOST_WEIGHINGS {
        return Err(format!("{MOST_WEIGHINGS} weighings have been made, and no more are kept"));
    }
    state.after(tilt).ok_or_else(|| format!("{}: no case that is left would make it so", names::cannot(tilt)))
}
