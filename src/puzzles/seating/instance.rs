use super::bits::{Cells, bit, has};
use super::model::State;
use super::presets::INFO;
use super::reading::{read_given, read_groups, read_pick, read_touch};
use super::room::{Room, Touch};
use super::ways::Ways;
use crate::engine::{Draft, Fault};

/// The most groups: each has a letter of its own.
pub const GROUPS: usize = 26;

/// Candidates who must not touch one another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// What they are called.
    pub name: String,
    /// How many they are, 1 to 64.
    pub size: u8,
}

/// A room to be filled, with a definite meaning. Whoever sits already may
/// break the rules: then it is impossible, and says why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    room: Room,
    groups: Vec<Group>,
    given: Vec<Option<u8>>,
    pick: Ways,
}

impl Instance {
    /// The room.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// The groups, whose sizes add up to the room's seats.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// For each seat, the group that is given there.
    pub fn given(&self) -> &[Option<u8>] {
        &self.given
    }

    /// Which of the seatings is wanted, from 1.
    pub fn pick(&self) -> Ways {
        self.pick
    }

    /// The letter that stands for a group: its name's first, where those differ.
    pub fn letter(&self, group: usize) -> char {
        if self.initials_differ() {
            return char::from(self.groups[group].name.as_bytes()[0].to_ascii_uppercase());
        }
        char::from(b'A' + group as u8)
    }

    fn initials_differ(&self) -> bool {
        let mut seen = 0u32;
        self.groups.iter().all(|group| {
            let letter = group.name.bytes().next().unwrap_or(0).to_ascii_uppercase();
            let fresh = letter.is_ascii_uppercase() && seen & 1 << (letter - b'A') == 0;
            seen |= if fresh { 1 << (letter - b'A') } else { 0 };
            fresh
        })
    }

    /// The seats of each group among `seats`.
    pub fn sets(&self, seats: &[Option<u8>]) -> Vec<Cells> {
        let mut sets = vec![0; self.groups.len()];
        for (seat, group) in seats.iter().enumerate() {
            if let Some(group) = group {
                sets[usize::from(*group)] |= bit(seat);
            }
        }
        sets
    }

    /// Whether a group sits somewhere from the start, and so has a name to be told by.
    pub fn seated(&self, group: usize) -> bool {
        self.given.contains(&Some(group as u8))
    }

    /// The same room with whoever sits there now.
    pub fn from(&self, state: &State) -> Self {
        if state.seats() == self.given {
            return self.clone();
        }
        Self { given: state.seats().to_vec(), pick: Ways::ONE, ..self.clone() }
    }

    /// The same question whose answer is another of the seatings.
    pub fn with_pick(&self, pick: Ways) -> Self {
        Self { pick, ..self.clone() }
    }

    /// The canonical draft.
    pub fn draft(&self) -> Draft {
        let group = |group: &Group| format!("{}:{}", group.name, group.size);
        let given = |(seat, group): (usize, &Option<u8>)| {
            group.map(|group| format!("{}:{}", self.room.name(seat), self.groups[usize::from(group)].name))
        };
        let joined = |parts: Vec<String>| parts.join(",");
        Draft::new(&INFO)
            .with("room", self.room.text())
            .with("groups", joined(self.groups.iter().map(group).collect()))
            .with("touch", if self.room.touch() == Touch::Corner { "corner" } else { "edge" })
            .with("given", joined(self.given.iter().enumerate().filter_map(given).collect()))
            .with("pick", self.pick.to_string())
    }

    /// Reads a draft, gathering every fault.
    pub fn read(draft: &Draft) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut keep = |key: &str, message: String| faults.push(Fault::new(key, message));
        let touch = read_touch(draft.get("touch")).map_err(|m| keep("touch", m)).ok();
        let room = Room::read(draft.get("room"), touch.unwrap_or(Touch::Corner));
        let room = room.map_err(|m| keep("room", m)).ok();
        let groups = read_groups(draft.get("groups")).map_err(|m| keep("groups", m)).ok();
        if let (Some(room), Some(groups)) = (&room, &groups)
            && let Some(miss) = miss(room.seats(), groups)
        {
            keep("groups", miss);
        }
        let given = match (&room, &groups) {
            (Some(room), Some(groups)) => {
                read_given(draft.get("given"), room, groups).map_err(|m| keep("given", m)).ok()
            }
            _ => None,
        };
        let pick = read_pick(draft.get("pick")).map_err(|m| keep("pick", m)).ok();
        match (room, groups, given, pick) {
            (Some(room), Some(groups), Some(given), Some(pick)) if faults.is_empty() => {
                Ok(Self { room, groups, given, pick })
            }
            _ => Err(faults),
        }
    }

    /// Whether the seat is taken from the start.
    pub fn fixed(&self, seat: usize) -> bool {
        self.given[seat].is_some()
    }

    /// Seats of one group that touch, among `seats`: each such pair.
    pub fn conflicts(&self, seats: &[Option<u8>]) -> Vec<(usize, usize)> {
        let sets = self.sets(seats);
        let mut pairs = Vec::new();
        for (seat, group) in seats.iter().enumerate() {
            let Some(group) = group else { continue };
            let close = self.room.near(seat) & sets[usize::from(*group)];
            pairs.extend(
                (seat + 1..seats.len()).filter(|other| has(close, *other)).map(|other| (seat, other)),
            );
        }
        pairs
    }
}

/// By how much the groups miss the seats, in words.
fn miss(seats: usize, groups: &[Group]) -> Option<String> {
    use crate::engine::words::count;
    let candidates: usize = groups.iter().map(|group| usize::from(group.size)).sum();
    let (have, there) = (count(candidates as u64, "candidate"), count(seats as u64, "seat"));
    match candidates.cmp(&seats) {
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Less => {
            let more = count((seats - candidates) as u64, "candidate");
            Some(format!("{have} for {there}: {more} too few"))
        }
        std::cmp::Ordering::Greater => {
            let more = count((candidates - seats) as u64, "candidate");
            Some(format!("{have} for {there}: {more} too many"))
        }
    }
}
