use super::{Instance, Move, State};
use crate::engine::words::{self, number};

/// “3 litres”.
pub fn litres(amount: impl Into<u128>) -> String {
    match amount.into() {
        1 => "1 litre".to_owned(),
        amount => format!("{} litres", number(amount)),
    }
}

/// “3, 0, 5”, as drawings have it.
#[cfg(feature = "web")]
pub fn list(amounts: &[u32]) -> String {
    amounts.iter().map(|amount| number(*amount)).collect::<Vec<_>>().join(", ")
}

/// Whether another jug has the same size, so that sizes cannot name it.
pub fn shares_size(instance: &Instance, jug: usize) -> bool {
    let sizes = instance.sizes();
    sizes.iter().filter(|size| **size == sizes[jug]).count() > 1
}

/// The letter of a jug, A for the first.
pub fn letter(jug: usize) -> char {
    char::from(b'A' + (jug as u8).min(25))
}

/// “the 7-litre jug”, or “jug B” where two are equal.
pub fn jug(instance: &Instance, jug: usize) -> String {
    if shares_size(instance, jug) {
        format!("jug {}", letter(jug))
    } else {
        format!("the {}-litre jug", number(instance.sizes()[jug]))
    }
}

/// “7”, or “B” where two are equal.
pub fn bare(instance: &Instance, jug: usize) -> String {
    if shares_size(instance, jug) { letter(jug).to_string() } else { number(instance.sizes()[jug]) }
}

/// “the 7”, or “B” where two are equal.
pub fn brief(instance: &Instance, jug: usize) -> String {
    let article = if shares_size(instance, jug) { "" } else { "the " };
    format!("{article}{}", bare(instance, jug))
}

/// “Fill the 7”, “Pour the 3 into the 7”.
pub fn short(instance: &Instance, mv: Move) -> String {
    let name = |jug| brief(instance, jug);
    match mv {
        Move::Fill(jug) => format!("Fill {}", name(jug)),
        Move::Empty(jug) => format!("Empty {}", name(jug)),
        Move::Pour(from, to) => format!("Pour {} into {}", name(from), name(to)),
    }
}

/// “3 litres in the 3-litre jug and nothing in the 7-litre jug”.
pub fn state(instance: &Instance, state: &State) -> String {
    let amounts = state.amounts(instance);
    let each = |at: usize| match amounts[at] {
        0 => format!("nothing in {}", jug(instance, at)),
        amount => format!("{} in {}", litres(amount), jug(instance, at)),
    };
    // With many jugs, only what they hold is worth saying.
    let held: Vec<usize> = (0..amounts.len()).filter(|at| amounts.len() < 4 || amounts[*at] > 0).collect();
    let words = words::list(&held.iter().map(|at| each(*at)).collect::<Vec<_>>());
    match amounts.len() - held.len() {
        0 => words,
        _ if held.is_empty() => "nothing in any jug".to_owned(),
        1 => format!("{words}; the other jug is empty"),
        _ => format!("{words}; the other jugs are empty"),
    }
}
