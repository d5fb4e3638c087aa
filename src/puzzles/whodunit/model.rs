//! The rules of the game: something is supposed, followed, and closed by a contradiction or found to stand.

use serde::{Deserialize, Serialize};

use super::case::Case;
use super::expr::Quality;
use super::instance::Instance;
use super::known::{Known, Thing};
use super::logic::{Unit, followed, may_lie, together_stand, units};

/// Who did it and who lies, where all can stand: a bit for each person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct World {
    /// Who did it.
    pub culprits: u16,
    /// Who says something that is not so.
    pub liars: u16,
}

impl World {
    /// The world in which just this is so.
    pub fn of(known: &Known) -> Self {
        Self { culprits: known.all(Quality::Guilty), liars: known.all(Quality::Lying) }
    }
}

/// Something supposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// What was known before.
    pub before: Known,
    /// What is supposed.
    pub thing: Thing,
    /// Whether it is so.
    pub so: bool,
    /// Whether it has been looked at, and now its contrary is.
    pub second: bool,
    /// How many worlds had been found when it was supposed.
    pub found: usize,
}

impl Frame {
    /// Whether it is so as it is looked at now.
    pub fn now(&self) -> bool {
        self.so != self.second
    }
}

/// What is supposed, what follows, and what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What is known, given all that is supposed.
    pub known: Known,
    /// What is supposed, the last innermost.
    pub frames: Vec<Frame>,
    /// The worlds found.
    pub worlds: Vec<World>,
    /// Whether everything has been looked at.
    pub done: bool,
}

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// A thing is supposed to be so, or not.
    Suppose(Thing, bool),
    /// All that follows from one statement at a time.
    Follow,
    /// These cannot stand together: what was supposed last cannot be.
    Clash(Vec<Unit>),
    /// All can stand: a world is found, and what was supposed last has been looked at.
    Stand,
}

pub fn start(case: &Case) -> State {
    State { known: case.start(), frames: Vec::new(), worlds: Vec::new(), done: false }
}

/// Makes a move.
///
/// # Errors
/// Why the rules refuse it, as a sentence.
pub fn apply(instance: &Instance, state: &State, mv: &Move) -> Result<State, String> {
    let case = instance.case();
    if state.done {
        return Err("everything has been looked at".to_owned());
    }
    let mut next = state.clone();
    match mv {
        Move::Suppose(thing, so) => {
            let who = match thing {
                Thing::Guilt(who) | Thing::Truth(who) => *who,
                Thing::Fact(..) => return Err("only who did it, and who lies, is supposed".to_owned()),
            };
            if usize::from(who) >= case.names.len() {
                return Err("there is nobody with that number".to_owned());
            }
            if state.known.get(*thing).is_some() {
                return Err(format!("that is settled already for {}", case.names[usize::from(who)]));
            }
            let found = state.worlds.len();
            next.frames.push(Frame { before: state.known, thing: *thing, so: *so, second: false, found });
            next.known.set(*thing, *so);
            case.close(&mut next.known);
        }
        Move::Follow => {
            next.known = followed(case, &state.known).ok_or("nothing follows from one statement alone")?;
        }
        Move::Clash(units) => {
            if let Some(odd) = units.iter().find(|unit| !unit.is_of(case)) {
                return Err(format!("{odd:?} is not in this case"));
            }
            if together_stand(case, &state.known, units) {
                return Err(match units.len() {
                    0 => "nothing is chosen; press the statements that cannot stand together".to_owned(),
                    1 => "this alone can well stand".to_owned(),
                    _ => "these can well stand together".to_owned(),
                });
            }
            finish(case, &mut next);
        }
        Move::Stand => {
            let found = worlds(case, &state.known)?;
            for world in found {
                if !next.worlds.contains(&world) {
                    next.worlds.push(world);
                }
            }
            finish(case, &mut next);
        }
    }
    Ok(next)
}

/// The worlds in which all that is known stands, where who did it and who lies is known.
///
/// # Errors
/// What is still open, or that it cannot stand.
pub fn worlds(case: &Case, known: &Known) -> Result<Vec<World>, String> {
    let name = |who: u8| &case.names[usize::from(who)];
    let mut open = Vec::new();
    for who in 0..case.people() {
        if known.is(who, Quality::Guilty).is_none() {
            return Err(format!("whether {} did it is still open", name(who)));
        }
        if known.is(who, Quality::Truthful).is_none() {
            if !may_lie(case, known, who) {
                return Err(format!("whether {} lies is still open", name(who)));
            }
            open.push(who);
        }
    }
    let all = units(case);
    let mut found = Vec::new();
    // Only a culprit's own word can be open, and there is one culprit.
    let ways = match open.first() {
        Some(who) => [false, true].map(|so| known.with(Thing::Truth(*who), so)).to_vec(),
        None => vec![*known],
    };
    for known in ways {
        if together_stand(case, &known, &all) {
            found.push(World::of(&known));
        }
    }
    if found.is_empty() { Err("that cannot all stand together".to_owned()) } else { Ok(found) }
}

/// Leaves what was supposed last: its contrary is next, or what was supposed before it has been looked at too.
fn finish(case: &Case, state: &mut State) {
    loop {
        match state.frames.last_mut() {
            None => {
                state.done = true;
                return;
            }
            Some(frame) if !frame.second => {
                frame.second = true;
                state.known = frame.before.with(frame.thing, !frame.so);
                case.close(&mut state.known);
                if case.keeps(&state.known) {
                    return;
                }
            }
            Some(frame) => {
                state.known = frame.before;
                state.frames.pop();
            }
        }
    }
}

/// What is so if the present place cannot stand: of the outermost supposition in which nothing has been found to stand, the
/// contrary. None where all has been looked at then.
pub fn concluded(state: &State) -> Option<(&Frame, bool)> {
    // Where both ways have been looked at and nothing stands, what was supposed before cannot stand either.
    let open = |frame: &&Frame| !frame.second || state.worlds.len() > frame.found;
    let frame = state.frames.iter().rev().find(open)?;
    Some((frame, if frame.second { frame.so } else { !frame.so }))
}

/// Whether everything was looked at, and something can stand.
pub fn is_goal(state: &State) -> bool {
    state.done && !state.worlds.is_empty()
}
