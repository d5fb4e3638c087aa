//! The rules: remarks are heard in turn, and a person may strike out by hand what one takes.

use serde::{Deserialize, Serialize};

use super::Instance;
use super::names;
use crate::engine::words::capital;

/// How far the dialogue was heard, and what was struck out besides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// How many rounds were heard: what they take is gone.
    pub heard: usize,
    /// What was struck out by hand and is not gone by itself, in order.
    pub struck: Vec<u32>,
}

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// The next round is heard to its end: all that it takes goes.
    Hear,
    /// A possibility is struck out, rightly or not.
    Strike(u32),
    /// A possibility is struck out that the present remark takes.
    Rule(u32),
    /// All that a person would be told the same of is struck out.
    StrikeAll(u8, u32),
    /// What was struck out is put back.
    Restore(u32),
}

/// The most struck out by hand at a time.
const STRUCK: usize = 20_000;

impl Instance {
    /// Whether a possibility is left for whose eyes it is seen with: not taken, not struck out.
    pub fn open(&self, state: &State, at: usize) -> bool {
        self.stays(at, state.heard) && !struck(state, at) && self.mine(at)
    }

    /// Whether it agrees with what the person was told whose eyes it is seen with.
    pub fn mine(&self, at: usize) -> bool {
        self.role().is_none_or(|role| self.space().told(self.person(role.who).known, at) == role.told)
    }

    /// All that person thought possible at first; everything for somebody who only overhears.
    pub fn candidates(&self) -> Vec<usize> {
        match self.role() {
            Some(role) => self.space().alike(self.person(role.who).known, role.told),
            None => (0..self.space().len()).collect(),
        }
    }

    /// How many possibilities are left by the rules, whatever was struck out.
    pub fn left(&self, heard: usize) -> usize {
        match self.role() {
            None if heard == 0 => self.space().len(),
            None => self.hearing().counts()[heard] as usize,
            Some(_) => self.candidates().into_iter().filter(|at| self.stays(*at, heard)).count(),
        }
    }

    /// Up to `most` of the possibilities left, in order.
    pub fn list_left(&self, state: &State, most: usize) -> Vec<usize> {
        match self.role() {
            None => {
                let open = |at: &usize| !struck(state, *at);
                if state.heard == 0 {
                    return (0..self.space().len()).filter(open).take(most).collect();
                }
                self.hearing().all_left(state.heard).filter(open).take(most).collect()
            }
            Some(_) => self.candidates().into_iter().filter(|at| self.open(state, *at)).take(most).collect(),
        }
    }
}

/// Whether a possibility was struck out by hand.
pub fn struck(state: &State, at: usize) -> bool {
    state.struck.binary_search(&(at as u32)).is_ok()
}

/// What was struck out that the present remark leaves.
pub fn rash<'a>(instance: &'a Instance, state: &'a State) -> impl Iterator<Item = usize> + 'a {
    let stays = |at: &usize| {
        instance.hearing().left(*at, state.heard + 1) || state.heard == instance.talk().rounds().len()
    };
    state.struck.iter().map(|at| *at as usize).filter(stays)
}

/// Makes a move.
///
/// # Errors
/// Why the rules refuse it, as a sentence.
pub fn apply(instance: &Instance, state: &State, mv: &Move) -> Result<State, String> {
    let mut state = state.clone();
    match mv {
        Move::Hear => {
            if state.heard == instance.talk().rounds().len() {
                return Err("everything has been said".to_owned());
            }
            if instance.left(state.heard) == 0 {
                return Err("nothing is left, so nobody can say anything more".to_owned());
            }
            state.heard += 1;
            state.struck.retain(|at| instance.hearing().left(*at as usize, state.heard));
        }
        Move::Strike(at) => strike(instance, &mut state, *at)?,
        Move::Rule(at) => {
            strike(instance, &mut state, *at)?;
            if rash(instance, &state).any(|rash| rash == *at as usize) {
                return Err(format!(
                    "{} is still possible after this remark",
                    names::possibility(instance, *at as usize)
                ));
            }
        }
        Move::StrikeAll(who, told) => {
            let person =
                instance.people().get(usize::from(*who)).ok_or("there is nobody with that number")?;
            let mut all = instance.space().alike(person.known, *told);
            all.retain(|at| instance.open(&state, *at));
            if all.is_empty() {
                return Err(format!("nothing is left with that {}", person.what));
            }
            for at in all {
                strike(instance, &mut state, at as u32)?;
            }
        }
        Move::Restore(at) => match state.struck.binary_search(at) {
            Ok(place) => drop(state.struck.remove(place)),
            Err(_) => return Err("only what was struck out can be put back".to_owned()),
        },
    }
    Ok(state)
}

fn strike(instance: &Instance, state: &mut State, at: u32) -> Result<(), String> {
    let index = at as usize;
    if index >= instance.space().len() || !instance.open(state, index) {
        let what = if index < instance.space().len() {
            names::possibility(instance, index)
        } else {
            "it".to_owned()
        };
        return Err(format!("{} is not among what is left", capital(&what)));
    }
    if state.struck.len() == STRUCK {
        return Err(format!("{STRUCK} are struck out already; hear the remark first"));
    }
    let place = state.struck.partition_point(|other| *other < at);
    state.struck.insert(place, at);
    Ok(())
}

/// Whether everything was heard, something is left, and nothing was struck out rashly.
pub fn is_goal(instance: &Instance, state: &State) -> bool {
    let end = state.heard == instance.talk().rounds().len();
    end && state.struck.is_empty() && instance.left(state.heard) > 0
}
