use serde::{Deserialize, Serialize};

use super::{Instance, names};

/// The most jugs a puzzle may have.
pub const JUGS: usize = 6;

/// What each jug holds. Jugs that do not exist hold 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State([u32; JUGS]);

impl State {
    /// The state with these amounts; those past the sixth are dropped.
    pub fn new(amounts: &[u32]) -> Self {
        let mut state = [0; JUGS];
        for (slot, amount) in state.iter_mut().zip(amounts) {
            *slot = *amount;
        }
        Self(state)
    }

    /// The amounts of the jugs that exist.
    pub fn amounts(&self, instance: &Instance) -> &[u32] {
        &self.0[..instance.sizes().len()]
    }
}

/// One pour. Jugs are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// Fill a jug from the tap.
    Fill(usize),
    /// Empty a jug into the drain.
    Empty(usize),
    /// Pour one jug into another until that is full or the first is empty.
    Pour(usize, usize),
}

/// Makes a move by the rules.
pub fn apply(instance: &Instance, state: &State, mv: Move) -> Result<State, String> {
    let sizes = instance.sizes();
    let (Move::Fill(one) | Move::Empty(one) | Move::Pour(one, _)) = mv;
    let other = if let Move::Pour(_, to) = mv { to } else { one };
    if one.max(other) >= sizes.len() {
        return Err(format!("there are only {} jugs", sizes.len()));
    }
    let mut next = *state;
    match mv {
        Move::Fill(_) | Move::Empty(_) if !instance.tap() => {
            return Err("there is neither tap nor drain here".to_owned());
        }
        Move::Fill(jug) if state.0[jug] == sizes[jug] => return Err(full(instance, jug)),
        Move::Fill(jug) => next.0[jug] = sizes[jug],
        Move::Empty(jug) if state.0[jug] == 0 => return Err(empty(instance, jug)),
        Move::Empty(jug) => next.0[jug] = 0,
        Move::Pour(from, to) if from == to => {
            return Err("a jug cannot be poured into itself".to_owned());
        }
        Move::Pour(from, _) if state.0[from] == 0 => return Err(empty(instance, from)),
        Move::Pour(_, to) if state.0[to] == sizes[to] => return Err(full(instance, to)),
        Move::Pour(from, to) => {
            let moved = state.0[from].min(sizes[to] - state.0[to]);
            next.0[from] -= moved;
            next.0[to] += moved;
        }
    }
    Ok(next)
}

fn full(instance: &Instance, jug: usize) -> String {
    format!("{} is full already", names::jug(instance, jug))
}

fn empty(instance: &Instance, jug: usize) -> String {
    format!("{} is empty", names::jug(instance, jug))
}

/// Every pour, possible now or not: fills, pours, then empties.
pub fn all_moves(jugs: usize, tap: bool) -> Vec<Move> {
    let one = |make: fn(usize) -> Move| (0..jugs).filter(move |_| tap).map(make);
    let pours = (0..jugs).flat_map(move |from| {
        let others = (0..jugs).filter(move |&to| to != from);
        others.map(move |to| Move::Pour(from, to))
    });
    one(Move::Fill).chain(pours).chain(one(Move::Empty)).collect()
}

/// Every pour possible now.
pub fn moves(instance: &Instance, state: &State) -> Vec<Move> {
    let all = all_moves(instance.sizes().len(), instance.tap());
    let possible = |mv: &Move| apply(instance, state, *mv).is_ok();
    all.into_iter().filter(possible).collect()
}
