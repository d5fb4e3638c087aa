//! How coins, results and cases are called.

use super::State;
use super::model::{Case, Conclusion, Move, Tilt};
use super::{Coins, Instance, Tell};
use crate::engine::words::{capital, count, list, number};

/// Up to this many ranges are named; of more, the first, and how many coins follow.
const NAMED: usize = 40;

/// “1–4, 7, 9”; “1–4, 7 and 9”.
fn join(coins: &Coins, and: bool) -> String {
    let mut parts = Vec::new();
    let mut named = 0;
    for (first, last) in coins.ranges().iter().copied() {
        if parts.len() >= NAMED {
            break;
        }
        named += u64::from(last - first) + 1;
        match last - first {
            0 => parts.push(number(first)),
            1 => parts.extend([number(first), number(last)]),
            _ => parts.push(format!("{}–{}", number(first), number(last))),
        }
    }
    let more = coins.len() - named;
    if more > 0 {
        parts.push(format!("{} more", number(more)));
    }
    if and { list(&parts) } else { parts.join(", ") }
}

/// “1, 2, 5–8”; “no coin”.
pub fn coins(coins: &Coins) -> String {
    if coins.is_empty() { "no coin".to_owned() } else { join(coins, false) }
}

/// “1, 2, 5–8”; “13 coins” where they are too scattered for a heading.
pub fn brief(set: &Coins) -> String {
    if set.ranges().len() <= 8 { coins(set) } else { count(set.len(), "coin") }
}

/// “1, 2 and 5–8”.
pub fn coins_and(coins: &Coins) -> String {
    join(coins, true)
}

/// “left sinks”.
pub fn tilt(tilt: Tilt) -> &'static str {
    match tilt {
        Tilt::Left => "left sinks",
        Tilt::Right => "right sinks",
        Tilt::Level => "level",
    }
}

/// “the left pan sinks”.
pub fn result(tilt: Tilt) -> &'static str {
    match tilt {
        Tilt::Left => "the left pan sinks",
        Tilt::Right => "the right pan sinks",
        Tilt::Level => "the pans are level",
    }
}

/// “the left pan cannot sink”.
pub fn cannot(tilt: Tilt) -> &'static str {
    match tilt {
        Tilt::Left => "the left pan cannot sink",
        Tilt::Right => "the right pan cannot sink",
        Tilt::Level => "the pans cannot be level",
    }
}

/// “coin 7 is light”.
pub fn case(case: Case) -> String {
    match case {
        Case::Heavy(coin) => format!("coin {} is heavy", number(coin)),
        Case::Light(coin) => format!("coin {} is light", number(coin)),
        Case::None => "no coin is fake".to_owned(),
    }
}

/// “coin 7 is light”, “coin 7 is the fake”.
pub fn conclusion(conclusion: Conclusion) -> String {
    match conclusion {
        Conclusion::Case(known) => case(known),
        Conclusion::Coin(coin) => format!("coin {} is the fake", number(coin)),
    }
}

/// What may still be: “1–4 may be light, 5–8 may be heavy, or no coin is fake”.
pub fn suspects(state: &State) -> String {
    use super::Mark::{Heavy, Light, Untested};
    let mut parts = Vec::new();
    for (mark, what) in [(Light, "light"), (Heavy, "heavy"), (Untested, "heavy or light")] {
        let here = state.coins(mark);
        if !here.is_empty() {
            // Scattered coins are counted, but for one or two handfuls.
            let these = if here.ranges().len() <= 16 { coins_and(&here) } else { count(here.len(), "coin") };
            parts.push(format!("{these} may be {what}"));
        }
    }
    if state.none() {
        parts.push("perhaps no coin is fake".to_owned());
    }
    parts.join("; ")
}

/// What is known, in a sentence without its end.
pub fn known(state: &State, tell: Tell) -> String {
    match state.conclusion(tell) {
        Some(found) => conclusion(found),
        None => format!("{} left: {}", count(state.cases(), "case"), suspects(state)),
    }
}

/// A move, as a button or a list has it.
pub fn short_move(mv: &Move) -> String {
    match mv {
        Move::Load(left, right) if left.is_empty() && right.is_empty() => "Clear the pans".to_owned(),
        Move::Load(left, right) => format!("{} against {}", brief(left), brief(right)),
        Move::Tip(to) => capital(result(*to)),
    }
}

/// A state in a few words.
pub fn state(instance: &Instance, state: &State) -> String {
    let pans = match (state.left().is_empty() && state.right().is_empty(), state.tilt()) {
        (true, _) => "The pans are empty".to_owned(),
        (_, None) => format!("{} against {}, not yet weighed", coins(state.left()), coins(state.right())),
        (_, Some(to)) => format!("{} against {}: {}", coins(state.left()), coins(state.right()), tilt(to)),
    };
    format!("{pans}. {}.", capital(&known(state, instance.tell())))
}
