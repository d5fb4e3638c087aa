//! The rules of the game: tracks are laid, for a reason or by a person, and taken away again.

use serde::{Deserialize, Serialize};

use super::board::{Board, Track, pairs};
use super::instance::{Instance, Meet};
use super::names;
use super::rules::{Clash, Why, follows};
use super::suppose;

/// The tracks laid so far.
pub type State = Board;

/// Why a track is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// It follows at once.
    Forced(Why),
    /// Supposing the other way, something cannot be in the end.
    Supposed,
    /// The search through all ways to lay the rest shows that the other way cannot be completed.
    Searched,
    /// Both ways can be completed.
    Free,
    /// It leads to the completion that was found; whether the other way can be completed is not known.
    Found,
}

/// One move. Places are numbered as the puzzle names them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// A track is laid for a reason.
    Lay(Track, Reason),
    /// All tracks out of a place are laid as theory has them: to the places of this set.
    Row(u8, u32),
    /// All the rest is laid at once: where each place leads.
    Whole(Vec<u32>),
    /// What cannot be, as the board stands.
    Stop(Clash),
    /// A person lays a track, or turns one.
    Put(Track),
    /// A person takes a track away.
    Take(Track),
}

pub fn start(instance: &Instance) -> State {
    *instance.given()
}

/// Makes a move. A reason that does not hold is refused; what a person lays is not judged.
///
/// # Errors
/// Why the rules refuse it, as a sentence.
pub fn apply(instance: &Instance, state: &State, mv: &Move) -> Result<State, String> {
    let mut next = *state;
    match mv {
        Move::Lay(track, reason) => {
            open(instance, state, *track)?;
            if !holds(instance, state, *track, *reason) {
                return Err(format!("that reason does not give {}", names::track(instance, *track)));
            }
            next.lay(*track);
        }
        Move::Row(place, row) => {
            let mut tracks = (0..instance.many()).filter(|to| to != place);
            tracks.try_for_each(|to| {
                let track = Track { from: *place, to };
                let track = if row >> to & 1 == 1 { track } else { track.turned() };
                if state.has(track) { Ok(()) } else { open(instance, state, track).map(|()| next.lay(track)) }
            })?;
        }
        Move::Whole(rows) => {
            let rows = rows.get(..usize::from(instance.many())).ok_or("a place has no row")?;
            if rows.iter().any(|row| *row >= 1 << instance.many()) {
                return Err("a row leads to a place that is not there".to_owned());
            }
            let whole = Board::of(rows);
            let given = |track| whole.has(track) && !whole.has(Track::turned(track));
            if !instance.given().tracks().all(given) {
                return Err("a track that is given runs the other way there".to_owned());
            }
            next = whole;
        }
        Move::Stop(clash) => {
            let found = instance.rule().and_then(|rule| follows(state, &rule).err());
            if found != Some(*clash) {
                return Err("nothing is wrong there yet".to_owned());
            }
        }
        Move::Put(track) => {
            within(instance, *track)?;
            if state.has(*track) {
                return Err(format!("{} is laid already", names::track(instance, *track)));
            }
            loose(instance, track.turned())?;
            next.lift(track.turned());
            next.lay(*track);
        }
        Move::Take(track) => {
            within(instance, *track)?;
            loose(instance, *track)?;
            if !state.has(*track) {
                return Err(format!("{} is not laid", names::track(instance, *track)));
            }
            next.lift(*track);
        }
    }
    Ok(next)
}

/// Refuses what is no two places.
fn within(instance: &Instance, track: Track) -> Result<(), String> {
    let many = instance.many();
    if track.from >= many || track.to >= many {
        return Err(format!("there are only {many} places"));
    }
    if track.from == track.to {
        return Err("a track leads to another place".to_owned());
    }
    Ok(())
}

/// Refuses what is given.
fn loose(instance: &Instance, track: Track) -> Result<(), String> {
    if instance.given().has(track) {
        return Err(format!("{} is given: it stays", names::track(instance, track)));
    }
    Ok(())
}

/// Refuses where a track is laid already.
fn open(instance: &Instance, state: &State, track: Track) -> Result<(), String> {
    within(instance, track)?;
    if state.has(track) || state.has(track.turned()) {
        return Err(format!(
            "between {} a track is laid already",
            names::both(instance, (track.from, track.to))
        ));
    }
    Ok(())
}

/// Whether a reason gives the track, as far as the rules alone can tell.
fn holds(instance: &Instance, state: &State, track: Track, reason: Reason) -> bool {
    let Some(rule) = instance.rule() else { return false };
    match reason {
        Reason::Forced(why) => follows(state, &rule).is_ok_and(|all| {
            all.into_iter().any(|forced| forced.why == why && forced.tracks().any(|given| given == track))
        }),
        Reason::Supposed => suppose::refute(state, &rule, track.turned()).is_some(),
        Reason::Searched | Reason::Free | Reason::Found => true,
    }
}

/// Whether a track runs between every two places, what is given among them, and any two places share what they are to.
pub fn is_goal(instance: &Instance, state: &State) -> bool {
    if !state.whole() || !instance.given().tracks().all(|track| state.has(track)) {
        return false;
    }
    let mut shares = pairs(instance.many()).map(|pair| state.shared(pair).count_ones());
    match (instance.meet(), shares.next()) {
        (_, None | Some(0)) => false,
        (Meet::Equal, Some(first)) => shares.all(|share| share == first),
        (Meet::Some, Some(_)) => shares.all(|share| share > 0),
    }
}
