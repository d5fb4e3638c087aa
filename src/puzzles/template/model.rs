use serde::{Deserialize, Serialize};

/// One step down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// Halve an even number.
    Halve,
    /// Take 1 away.
    Less,
}

/// Makes a move by the rules.
pub fn apply(state: u32, mv: Move) -> Result<u32, String> {
    match mv {
        _ if state <= 1 => Err("the number is 1 already".to_owned()),
        Move::Halve if state.is_multiple_of(2) => Ok(state / 2),
        Move::Halve => Err(format!("{state} is odd, and only even numbers can be halved")),
        Move::Less => Ok(state - 1),
    }
}

/// Every move the rules allow.
pub fn moves(state: u32) -> Vec<Move> {
    let both = [Move::Halve, Move::Less];
    both.into_iter().filter(|mv| apply(state, *mv).is_ok()).collect()
}
