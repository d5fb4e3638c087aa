use arrayvec::ArrayVec;

use super::Instance;
use super::evidence::{Choice, Deep, Evidence, Reason, Spot};
use super::instance::{Island, Rule};
use super::model::{self, Counts, Crossing, KINDS, Place, State};
use super::names::heads;
use super::party::Party;
use crate::engine::search::{Breadth, Depth, End, Space, breadth_first, depth_first};
use crate::engine::words::number;
use crate::engine::{Answer, Packing, Reporter};

/// The most positions one search keeps.
const LIMIT: usize = 3_000_000;
/// The most positions times ways to load the boat, so that a search ends within a minute.
const WORK: usize = 2_000_000_000;
/// Where no more were seen, everything reachable is counted also after the goal is found.
const SURVEY: usize = 200_000;
/// Up to this many positions are handed over one by one, for pictures.
const LISTED: usize = 20_000;
/// The most positions the depth-first search enters, and crossings of its that are handed over.
const DEEPEST: usize = 20_000;
const WALKED: usize = 4_000;

/// Solves by search; what needs none is found first.
pub fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> Answer<Crossing, Evidence> {
    Solver::new(instance, packing(instance)).answer(reporter)
}

/// A position, packed: 4 kinds of a thousand at two places take 82 bits, 12 of one each fewer.
type Packed = u128;

/// The most numbers packed: each kind at two places, and the boat.
const FIELDS: usize = 2 * KINDS + 1;

/// The places where people are counted; on the right bank is the rest.
fn kept(instance: &Instance) -> &'static [Place] {
    let places = model::places(instance);
    &places[..places.len() - 1]
}

/// Room for each kind at the places where people are counted, and for the boat.
fn packing(instance: &Instance) -> Packing {
    let counts: Vec<u32> = instance.kinds().iter().map(|kind| u32::from(kind.count)).collect();
    let mut most = counts.repeat(kept(instance).len());
    most.push(2);
    Packing::new(&most)
}

/// A reason that needs no search.
fn reason(instance: &Instance) -> Option<Reason> {
    if let Some(place) = model::broken_at_start(instance) {
        return Some(Reason::Start(place));
    }
    let start = instance.start();
    if start.broken() {
        return Place::ALL
            .into_iter()
            .find(|place| start.endangered(*place))
            .or(Some(start.boat()))
            .map(Reason::Start);
    }
    let heavy = |kind: &super::Kind| instance.carries().is_some_and(|most| kind.weight > most);
    let waiting = |kind: usize| start.at(Place::Right)[kind] < instance.kinds()[kind].count;
    if let Some(kind) =
        (0..instance.kinds().len()).find(|kind| heavy(&instance.kinds()[*kind]) && waiting(*kind))
    {
        return Some(Reason::Heavy(kind));
    }
    let alone = instance.boat() == 1 && start.boat() == Place::Left && heads(start.at(Place::Left)) > 1;
    alone.then_some(Reason::OneSeat)
}

/// A way to load the boat.
struct Cargo {
    load: Counts,
    party: Party,
    /// Its people at each place, packed.
    packed: [Packed; 3],
    /// Whether the rule lets them be in the boat together.
    safe: bool,
}

/// The river as a search space, positions packed.
struct Solver<'a> {
    instance: &'a Instance,
    packing: Packing,
    cargoes: Vec<Cargo>,
    /// The boat's place alone, packed.
    boats: [Packed; 3],
    totals: Counts,
    kinds: usize,
    start: Packed,
}

impl<'a> Solver<'a> {
    fn new(instance: &'a Instance, packing: Packing) -> Self {
        let mut solver = Self {
            instance,
            packing,
            cargoes: Vec::new(),
            boats: [0; 3],
            totals: instance.totals(),
            kinds: instance.kinds().len(),
            start: 0,
        };
        solver.boats = Place::ALL.map(|boat| solver.pack(&State::new([[0; KINDS]; 3], boat)));
        solver.cargoes = model::loads(instance).into_iter().map(|load| solver.cargo(load)).collect();
        solver.start = solver.pack(instance.start());
        solver
    }

    fn cargo(&self, load: Counts) -> Cargo {
        let party = Party::of(self.instance, &load);
        let at = |place: Place| {
            let mut at = [[0; KINDS]; 3];
            at[place.index()] = load;
            // A boat on the left packs as nothing.
            self.pack(&State::new(at, Place::Left))
        };
        let safe = !self.instance.rule().boat || party.safe(self.instance);
        Cargo { load, party, packed: Place::ALL.map(at), safe }
    }

    fn pack(&self, state: &State) -> Packed {
        let counts = kept(self.instance).iter().flat_map(|place| &state.at(*place)[..self.kinds]);
        let boat = std::iter::once(state.boat().index() as u32);
        let values: ArrayVec<u32, FIELDS> = counts.map(|count| u32::from(*count)).chain(boat).collect();
        self.packing.pack(&values)
    }

    fn unpack(&self, word: Packed) -> State {
        let mut values = [0u32; FIELDS];
        let kept = kept(self.instance);
        let boat = self.kinds * kept.len();
        self.packing.unpack(word, &mut values[..=boat]);
        let mut at = [[0; KINDS]; 3];
        at[Place::Right.index()] = self.totals;
        for (field, place) in kept.iter().enumerate() {
            for kind in 0..self.kinds {
                let count = values[self.kinds * field + kind] as u16;
                at[place.index()][kind] = count;
                at[Place::Right.index()][kind] -= count;
            }
        }
        State::new(at, Place::ALL[(values[boat] as usize).min(2)])
    }

    /// Calls `visit` with the position each possible crossing leads to, and whether that is safe.
    ///
    /// Made once, for all searches: it is the larger part of their code.
    #[inline(never)]
    fn crossings(&self, word: Packed, visit: &mut dyn FnMut(Packed, bool)) {
        let state = self.unpack(word);
        let from = state.boat();
        let here = state.at(from);
        let parties = Place::ALL.map(|place| Party::of(self.instance, state.at(place)));
        let left_only = self.instance.rule().left;
        for cargo in &self.cargoes {
            if (0..self.kinds).any(|kind| cargo.load[kind] > here[kind]) {
                continue;
            }
            let leaves = cargo.safe && parties[from.index()].without(&cargo.party).safe(self.instance);
            for to in model::destinations(self.instance, from) {
                let safe =
                    leaves && (left_only || parties[to.index()].with(&cargo.party).safe(self.instance));
                let boat = self.boats[to.index()].wrapping_sub(self.boats[from.index()]);
                let moved = cargo.packed[to.index()].wrapping_sub(cargo.packed[from.index()]);
                visit(word.wrapping_add(moved).wrapping_add(boat), safe);
            }
        }
    }

    fn limit(&self) -> usize {
        LIMIT.min(WORK / self.cargoes.len().max(1))
    }

    fn answer(&self, reporter: &mut dyn Reporter) -> Answer<Crossing, Evidence> {
        let reason = reason(self.instance);
        if let Some(Reason::Start(_) | Reason::Heavy(_)) = reason {
            return Answer::Impossible { evidence: Evidence { reason, ..Evidence::default() } };
        }
        let search = breadth_first(self, self.start, self.limit(), SURVEY, reporter);
        let evidence = self.evidence(&search, reporter);
        match search.path() {
            Some(shortest) => {
                let deep = depth_first(self, self.start, DEEPEST);
                let way = deep.path();
                // Of two plans as short, the one both searches know is shown.
                let same = way.as_ref().filter(|way| way.len() == shortest.len());
                let path = same.unwrap_or(&shortest);
                let moves = self.moves_along(path);
                let steps = path.len() - 1;
                let earlier = search.layers().iter().take(steps).map(|states| u64::from(*states)).sum();
                let choices = path.iter().take(steps).enumerate();
                let choices = choices.map(|(depth, word)| self.choice(&search, depth, *word)).collect();
                let plans = search.plans();
                let plans = if plans == u128::MAX { String::new() } else { plans.to_string() };
                let deep = way.as_ref().map(|way| self.deep(&deep, way));
                Answer::Solved {
                    moves,
                    best: true,
                    evidence: Evidence { plans, earlier, choices, deep, ..evidence },
                }
            }
            None if search.end() == End::Limit => Answer::TooLarge {
                need: format!("more than {} positions", number(search.seen() as u64)),
                limit: format!("{} positions", number(self.limit() as u64)),
            },
            None => {
                let reason = reason.or(Some(Reason::Exhausted));
                Answer::Impossible { evidence: Evidence { reason, ..evidence } }
            }
        }
    }

    fn evidence(&self, search: &Breadth<Packed>, reporter: &mut dyn Reporter) -> Evidence {
        let few = search.seen() <= LISTED;
        let ashore = |(word, _): (Packed, u32)| {
            let state = self.unpack(word);
            if state.boat() == Place::Right { 0 } else { heads(state.at(Place::Right)) }
        };
        Evidence {
            states: search.seen() as u64,
            complete: search.end() == End::Exhausted,
            layers: search.layers(),
            reached: if few {
                search.states().map(|(word, parent)| self.spot(word, parent)).collect()
            } else {
                Vec::new()
            },
            most: if search.path().is_none() { search.states().map(ashore).max().unwrap_or(0) } else { 0 },
            other: if search.seen() <= SURVEY { self.other(reporter) } else { None },
            ..Evidence::default()
        }
    }

    fn spot(&self, word: Packed, parent: u32) -> Spot {
        let state = self.unpack(word);
        let counts = |place| state.at(place)[..self.kinds].to_vec();
        let island = if self.instance.island() == Island::None { Vec::new() } else { counts(Place::Island) };
        Spot { left: counts(Place::Left), island, boat: state.boat(), parent }
    }

    /// What the rule that judges the other banks would need.
    fn other(&self, reporter: &mut dyn Reporter) -> Option<Option<u32>> {
        let rule = self.instance.rule();
        let other = match rule.left {
            true => Rule { left: false, strict: false, ..rule },
            false => Rule { left: true, ..rule },
        };
        let instance = self.instance.ruled(other);
        if model::broken_at_start(&instance).is_some() {
            return None;
        }
        let solver = Solver::new(&instance, self.packing.clone());
        let search = breadth_first(&solver, solver.start, SURVEY, 0, reporter);
        match search.path() {
            Some(path) => Some(Some(path.len() as u32 - 1)),
            None => (search.end() == End::Exhausted).then_some(None),
        }
    }

    fn deep(&self, search: &Depth<Packed>, way: &[Packed]) -> Deep {
        let moves = if way.len() <= WALKED { self.moves_along(way) } else { Vec::new() };
        Deep { moves, crossings: way.len() as u32 - 1, entered: search.states().count() as u32 }
    }

    fn moves_along(&self, path: &[Packed]) -> Vec<Crossing> {
        let step = |pair: &[Packed]| {
            let (before, after) = (self.unpack(pair[0]), self.unpack(pair[1]));
            let (from, to) = (before.boat(), after.boat());
            let mut load = [0; KINDS];
            for (kind, load) in load.iter_mut().enumerate() {
                *load = before.at(from)[kind] - after.at(from)[kind];
            }
            Crossing { load, to }
        };
        path.windows(2).map(step).collect()
    }

    fn choice(&self, search: &Breadth<Packed>, depth: usize, word: Packed) -> Choice {
        let mut choice = Choice { possible: 0, broken: 0, back: 0 };
        self.crossings(word, &mut |next, safe| {
            choice.possible += 1;
            choice.broken += u32::from(!safe);
            let known = || search.depth(next).is_some_and(|first| first <= depth);
            choice.back += u32::from(safe && known());
        });
        choice
    }
}

impl Space for Solver<'_> {
    type State = Packed;

    fn successors(&self, word: Packed, mut visit: impl FnMut(Packed, u64)) {
        self.crossings(word, &mut |next, safe| {
            if safe {
                visit(next, 1);
            }
        });
    }

    fn goal(&self, word: Packed) -> bool {
        *self.unpack(word).at(Place::Right) == self.totals
    }
}
