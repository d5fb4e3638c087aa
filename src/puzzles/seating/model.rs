use serde::{Deserialize, Serialize};

use super::Instance;

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    seats: Vec<Option<u8>>,
}

impl State {
    /// For each seat, its group.
    pub fn seats(&self) -> &[Option<u8>] {
        &self.seats
    }

    /// How many seats are taken.
    pub fn taken(&self) -> usize {
        self.seats.iter().flatten().count()
    }
}

/// Why someone is seated here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// A person wishes it.
    Wished,
    /// Nobody else may sit here.
    Only,
    /// Without this seat the group would not find enough.
    Needed,
    /// Of so many that may sit here; no seat has fewer.
    Choice(u8),
    /// Of so many that may sit here, the first: the seats are taken as they come.
    Next(u8),
    /// The search has seen these fail here.
    Left(Vec<u8>),
}

/// Why candidates are sent out again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Back {
    /// A person wishes it.
    Wished,
    /// Nobody may sit on this seat.
    Nobody(u8),
    /// This group cannot find enough seats.
    NoRoom(u8),
    /// Everyone who might sit on this seat was tried.
    Spent(u8),
}

/// One move. Seats are numbered as the room's, groups as listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// A candidate of a group sits down, in place of whoever sat there.
    Seat(u8, u8, Why),
    /// Whoever sits on these seats goes out.
    Clear(Vec<u8>, Back),
}

pub fn start(instance: &Instance) -> State {
    State { seats: instance.given().to_vec() }
}

/// Moves are not judged, for people learn from what they see go wrong; only
/// what is given stays.
pub fn apply(instance: &Instance, state: &State, mv: &Move) -> Result<State, String> {
    let mut next = state.clone();
    match mv {
        Move::Seat(seat, group, _) => {
            let place = open(instance, *seat)?;
            let Some(named) = instance.groups().get(usize::from(*group)) else {
                return Err(format!("there are only {} groups", instance.groups().len()));
            };
            if state.seats[place] == Some(*group) {
                return Err(format!("{} sits on {} already", named.name, instance.room().name(place)));
            }
            next.seats[place] = Some(*group);
        }
        Move::Clear(seats, _) => {
            for seat in seats {
                let place = open(instance, *seat)?;
                if next.seats[place].take().is_none() {
                    return Err(format!("nobody sits on {}", instance.room().name(place)));
                }
            }
            if seats.is_empty() {
                return Err("no seat is named to be cleared".to_owned());
            }
        }
    }
    Ok(next)
}

/// The seat, if there is one of that number and it is not given.
fn open(instance: &Instance, seat: u8) -> Result<usize, String> {
    let place = usize::from(seat);
    let room = instance.room();
    match instance.given().get(place) {
        None => Err(format!("there are only {} seats", room.seats())),
        Some(Some(group)) => Err(format!(
            "{} is given: {} stays there",
            room.name(place),
            instance.groups()[usize::from(*group)].name
        )),
        Some(None) => Ok(place),
    }
}

/// Whether everyone sits, and nobody touches one of their group.
pub fn is_goal(instance: &Instance, state: &State) -> bool {
    let sets = instance.sets(&state.seats);
    let right = |(set, group): (&u64, &super::Group)| set.count_ones() == u32::from(group.size);
    sets.iter().zip(instance.groups()).all(right) && instance.conflicts(&state.seats).is_empty()
}
