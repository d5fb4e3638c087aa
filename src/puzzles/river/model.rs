use serde::{Deserialize, Serialize};

use super::instance::{Crew, Instance, Island, Kind, Quarrel, Role};
use super::names;

/// The most kinds of people.
pub const KINDS: usize = 12;

/// How many of each kind; kinds that do not exist count 0.
pub type Counts = [u16; KINDS];

/// Where somebody can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// The bank where all begin.
    Left,
    /// The island.
    Island,
    /// The bank where all want to be.
    Right,
}

impl Place {
    /// All three, in the order of [`State`].
    pub const ALL: [Self; 3] = [Place::Left, Place::Island, Place::Right];

    /// Its place in that order.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// Who is where, and who is in danger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    at: [Counts; 3],
    boat: Place,
    danger: u8,
}

/// What the boat is in [`State::endangered`].
const ABOARD: u8 = 1 << 3;

impl State {
    /// Everybody on the left bank, with the boat.
    pub fn all_left(totals: Counts) -> Self {
        Self { at: [totals, [0; KINDS], [0; KINDS]], boat: Place::Left, danger: 0 }
    }

    /// These at each place, and nobody in danger.
    pub fn new(at: [Counts; 3], boat: Place) -> Self {
        Self { at, boat, danger: 0 }
    }

    /// Who is at a place.
    pub fn at(&self, place: Place) -> &Counts {
        &self.at[place.index()]
    }

    /// Where the boat lies.
    pub fn boat(&self) -> Place {
        self.boat
    }

    /// Whether the rule is broken.
    pub fn broken(&self) -> bool {
        self.danger != 0
    }

    /// Whether the rule is broken at `place`.
    pub fn endangered(&self, place: Place) -> bool {
        self.danger >> place.index() & 1 == 1
    }

    /// Whether it was broken in the boat on the way here.
    pub fn endangered_aboard(&self) -> bool {
        self.danger & ABOARD != 0
    }
}

/// One trip of the boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crossing {
    /// Who is in it.
    pub load: Counts,
    /// Where it goes.
    pub to: Place,
}

/// How the rule is broken where some are together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Danger {
    /// So many protected are with so many others.
    Outnumbered(u32, u32),
    /// This quarrel, by its place in the list.
    Quarrel(usize),
}

/// How the rule is broken where these are together, if it is.
pub fn danger(instance: &Instance, here: &Counts) -> Option<Danger> {
    if instance.crew() != Crew::Numbers {
        let present = present(here);
        let breaks = |quarrel: &Quarrel| present & quarrel.of == quarrel.of && present & quarrel.unless == 0;
        return instance.quarrels().iter().position(breaks).map(Danger::Quarrel);
    }
    let rule = instance.rule();
    let count = |role: Role| -> u32 {
        let those = instance.kinds().iter().zip(here).filter(|(kind, _)| kind.role == role);
        those.map(|(_, count)| u32::from(*count)).sum()
    };
    let (protected, others) = (count(rule.protect), count(rule.protect.other()));
    let outnumbered = others > protected && (protected > 0 || rule.strict);
    outnumbered.then_some(Danger::Outnumbered(protected, others))
}

/// A bit for each kind of which somebody is here.
fn present(here: &Counts) -> u16 {
    here.iter().enumerate().fold(0, |mask, (at, count)| mask | u16::from(*count > 0) << at)
}

/// The places somebody can be at.
pub fn places(instance: &Instance) -> &'static [Place] {
    match instance.island() {
        Island::None => &[Place::Left, Place::Right],
        Island::Beside | Island::Stop => &Place::ALL,
    }
}

/// Whether the boat goes from one place straight to another.
pub fn connected(instance: &Instance, from: Place, to: Place) -> bool {
    let island = from == Place::Island || to == Place::Island;
    from != to
        && match instance.island() {
            Island::None => !island,
            Island::Beside => true,
            Island::Stop => island,
        }
}

/// Where the boat can go from here.
pub fn destinations(instance: &Instance, from: Place) -> impl Iterator<Item = Place> {
    // The far bank first: that is where all want to be.
    Place::ALL.into_iter().rev().filter(move |to| connected(instance, from, *to))
}

/// Why the boat cannot be loaded so, if it cannot.
pub fn refused(instance: &Instance, state: &State, load: &Counts) -> Option<String> {
    let here = state.at(state.boat);
    let place = names::on(state.boat);
    if state.broken() {
        return Some("somebody is in danger; take the last crossing back first".to_owned());
    }
    if let Some(kind) = (0..KINDS).find(|kind| load[*kind] > here[*kind]) {
        return Some(match instance.kinds().get(kind) {
            Some(_) if here[kind] == 0 => {
                format!("{} not {place}, where the boat is", names::is(instance, kind))
            }
            Some(_) => format!("there are not that many {place}, where the boat is"),
            None => "there is nobody like that here".to_owned(),
        });
    }
    let aboard: u32 = load.iter().map(|count| u32::from(*count)).sum();
    let kinds = || instance.kinds().iter().zip(load);
    if aboard == 0 {
        return Some("somebody must be in the boat".to_owned());
    }
    if aboard > u32::from(instance.boat()) {
        return Some(format!("the boat takes only {}", instance.boat()));
    }
    if !kinds().any(|(kind, count)| kind.rows && *count > 0) {
        return Some("nobody in the boat can row".to_owned());
    }
    let weight: u64 = kinds().map(|(kind, count)| u64::from(kind.weight) * u64::from(*count)).sum();
    match instance.carries() {
        Some(most) if weight > u64::from(most) => {
            Some(format!("they weigh {weight} together, and the boat carries {most}"))
        }
        _ => None,
    }
}

/// Makes a crossing. One that breaks the rule is made, and nothing can follow it.
pub fn apply(instance: &Instance, state: &State, mv: &Crossing) -> Result<State, String> {
    if let Some(why) = refused(instance, state, &mv.load) {
        return Err(why);
    }
    if !connected(instance, state.boat, mv.to) {
        let (here, there) = (names::on(state.boat), names::to(mv.to));
        return Err(format!("the boat is {here}, and does not go from there {there}"));
    }
    let mut next = *state;
    for (kind, count) in mv.load.iter().enumerate() {
        next.at[state.boat.index()][kind] -= count;
        next.at[mv.to.index()][kind] += count;
    }
    next.boat = mv.to;
    let judged = |place: &&Place| !instance.rule().left || **place == state.boat;
    for place in places(instance).iter().filter(judged) {
        if danger(instance, next.at(*place)).is_some() {
            next.danger |= 1 << place.index();
        }
    }
    if instance.rule().boat && danger(instance, &mv.load).is_some() {
        next.danger |= ABOARD;
    }
    Ok(next)
}

/// The places where the rule is broken at the very start, where that is judged.
pub fn broken_at_start(instance: &Instance) -> Option<Place> {
    let judged =
        |place: &&Place| !instance.rule().left && danger(instance, instance.start().at(**place)).is_some();
    places(instance).iter().find(judged).copied()
}

/// Whether all are across, and safe.
pub fn is_goal(instance: &Instance, state: &State) -> bool {
    !state.broken() && *state.at(Place::Right) == instance.totals()
}

/// Every load the boat can take at all, whoever is there: the first kinds, and the most of them, first.
pub fn loads(instance: &Instance) -> Vec<Counts> {
    let mut loads = Vec::new();
    let mut load = [0; KINDS];
    fill(instance, 0, instance.boat(), instance.carries().map_or(u64::MAX, u64::from), &mut load, &mut loads);
    loads
}

fn fill(
    instance: &Instance,
    kind: usize,
    seats: u16,
    carries: u64,
    load: &mut Counts,
    loads: &mut Vec<Counts>,
) {
    let Some(Kind { count, weight, .. }) = instance.kinds().get(kind) else {
        let rowed = instance.kinds().iter().zip(&*load).any(|(kind, count)| kind.rows && *count > 0);
        loads.extend(rowed.then_some(*load));
        return;
    };
    for many in (0..=seats.min(*count)).rev() {
        let heavy = u64::from(*weight) * u64::from(many);
        if heavy <= carries {
            load[kind] = many;
            fill(instance, kind + 1, seats - many, carries - heavy, load, loads);
        }
    }
    load[kind] = 0;
}

/// Up to this many crossings are listed by name.
const LISTED: usize = 80;

/// Every crossing possible now, safe or not; none where there are too many to list.
pub fn moves(instance: &Instance, state: &State) -> Vec<Crossing> {
    if state.broken() {
        return Vec::new();
    }
    let here = state.at(state.boat);
    let fits = |load: &Counts| load.iter().zip(here).all(|(load, here)| load <= here);
    let loads: Vec<Counts> = loads(instance).into_iter().filter(fits).collect();
    if loads.len() > LISTED {
        return Vec::new();
    }
    let trips = |load: Counts| destinations(instance, state.boat).map(move |to| Crossing { load, to });
    loads.into_iter().flat_map(trips).collect()
}
