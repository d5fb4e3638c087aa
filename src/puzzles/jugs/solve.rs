use serde::{Deserialize, Serialize};

use super::model::{self, JUGS, Move, State, all_moves};
use super::{Best, Instance, Reason, bound, proof, reason};
use crate::engine::search::{Breadth, End, Space, breadth_first, cheapest_first};
use crate::engine::words::number;
use crate::engine::{Answer, Packing, Reporter, Word};

/// The most states one search keeps, chosen to stay under 512 MB in a browser:
/// this many bytes of packed states, so 7,000,000 narrow or 3,500,000 wide.
const STATE_BYTES: usize = 56_000_000;
/// The most states a search for the least water keeps; each costs more memory.
const WATER_LIMIT: usize = 1_000_000;
/// Where no more than this can be reached, everything reachable is counted,
/// also after the goal is found.
const SURVEY: u128 = 200_000;
/// Up to this many states are handed over one by one, for pictures and lists.
const LISTED: usize = 20_000;
/// Up to this many layers of a search are handed over.
const LAYERS: usize = 20_000;

/// What an answer rests on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Evidence {
    /// Why it is impossible, if it is.
    pub reason: Option<Reason>,
    /// How many states the search reached; 0 if the reason needed no search.
    pub states: u64,
    /// Whether those are all that can be reached.
    pub complete: bool,
    /// How many states are first reached with 0, 1, 2 … pours.
    pub layers: Vec<u32>,
    /// How many plans are as good, in decimal; empty if more than can be counted.
    pub plans: String,
    /// The litres the plan draws from the tap, and those it pours away.
    pub water: (u64, u64),
    /// For each step: how many pours were possible, how many led to new states.
    pub choices: Vec<(u32, u32)>,
    /// How many states come before the goal in the order of search, none of
    /// them it: those with fewer pours, or with less water.
    pub earlier: u64,
    /// States in the order found, each with the place of its parent.
    pub reached: Vec<(Vec<u32>, u32)>,
}

/// Solves by search; reasons that need none are found first.
pub fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> Answer<Move, Evidence> {
    let packing = Packing::new(instance.sizes());
    // The narrower word the jugs fit in: memory decides what can be solved.
    match packing.bits() {
        0..=64 => Solver::<u64>::new(instance, packing).answer(reporter),
        _ => Solver::<u128>::new(instance, packing).answer(reporter),
    }
}

/// The jugs as a search space, states packed into words of `W`.
struct Solver<'a, W> {
    instance: &'a Instance,
    packing: Packing,
    moves: Vec<Move>,
    start: W,
    bound: u128,
}

impl<W: Word> Space for Solver<'_, W> {
    type State = W;

    #[inline(always)]
    fn successors(&self, word: W, mut visit: impl FnMut(W, u64)) {
        let sizes = self.instance.sizes();
        let mut have = [0; JUGS];
        self.packing.unpack(word, &mut have);
        for mv in &self.moves {
            let (jug, amount, other, rest, drawn) = match *mv {
                Move::Fill(jug) => (jug, sizes[jug], jug, sizes[jug], sizes[jug] - have[jug]),
                Move::Empty(jug) => (jug, 0, jug, 0, 0),
                Move::Pour(from, to) => {
                    let moved = have[from].min(sizes[to] - have[to]);
                    (to, have[to] + moved, from, have[from] - moved, 0)
                }
            };
            if amount != have[jug] {
                let mut next = self.packing.swap(word, jug, have[jug], amount);
                if other != jug {
                    next = self.packing.swap(next, other, have[other], rest);
                }
                visit(next, u64::from(drawn));
            }
        }
    }

    fn goal(&self, word: W) -> bool {
        let mut have = [0; JUGS];
        self.packing.unpack(word, &mut have);
        self.instance.goal().met(&have[..self.instance.sizes().len()])
    }
}

impl<'a, W: Word> Solver<'a, W> {
    const LIMIT: usize = STATE_BYTES / size_of::<W>();

    fn new(instance: &'a Instance, packing: Packing) -> Self {
        Self {
            instance,
            moves: all_moves(instance.sizes().len(), instance.tap()),
            start: packing.pack(instance.start()),
            bound: bound::reachable(instance),
            packing,
        }
    }

    fn answer(&self, reporter: &mut dyn Reporter) -> Answer<Move, Evidence> {
        let reason = reason::find(self.instance);
        if reason.is_some() && self.bound > SURVEY {
            let evidence = Evidence { reason, ..Evidence::default() };
            return Answer::Impossible { evidence };
        }
        if self.instance.best() == Best::Water && reason.is_none() {
            return self.least_water(reporter);
        }
        let search = self.breadth(reporter);
        let path = search.path();
        let steps = path.as_ref().map_or(0, |path| path.len() - 1);
        let evidence = Evidence {
            reason,
            plans: plans(search.plans()),
            choices: path.as_ref().map_or(Vec::new(), |path| self.choices(&search, path)),
            earlier: search.layers().iter().take(steps).map(|states| u64::from(*states)).sum(),
            ..self.evidence(&search)
        };
        self.conclude(path, search.end(), Self::LIMIT, evidence)
    }

    fn breadth(&self, reporter: &mut dyn Reporter) -> Breadth<W> {
        let survey = if self.bound <= SURVEY { usize::MAX } else { 0 };
        breadth_first(self, self.start, Self::LIMIT, survey, reporter)
    }

    fn least_water(&self, reporter: &mut dyn Reporter) -> Answer<Move, Evidence> {
        let search = cheapest_first(self, self.start, WATER_LIMIT, reporter);
        let reach = if self.bound <= SURVEY {
            self.evidence(&self.breadth(reporter))
        } else {
            let complete = search.end() == End::Exhausted;
            Evidence { states: search.seen() as u64, complete, ..Evidence::default() }
        };
        let evidence = Evidence { plans: plans(search.plans()), earlier: search.cheaper() as u64, ..reach };
        self.conclude(search.path(), search.end(), WATER_LIMIT, evidence)
    }

    /// The answer a search leads to, whichever search it was.
    fn conclude(
        &self,
        path: Option<Vec<W>>,
        end: End,
        limit: usize,
        evidence: Evidence,
    ) -> Answer<Move, Evidence> {
        match path {
            Some(path) => {
                let moves = self.moves_along(&path);
                let water = proof::water(self.instance, &moves);
                Answer::Solved { moves, best: true, evidence: Evidence { water, ..evidence } }
            }
            None if end == End::Limit => self.too_large(limit),
            None => {
                let reason = evidence.reason.or(Some(Reason::Exhausted));
                Answer::Impossible { evidence: Evidence { reason, ..evidence } }
            }
        }
    }

    fn too_large(&self, limit: usize) -> Answer<Move, Evidence> {
        Answer::TooLarge {
            need: format!("up to {} states", number(self.bound)),
            limit: format!("{} states", number(limit as u64)),
        }
    }

    fn evidence(&self, search: &Breadth<W>) -> Evidence {
        let layers = search.layers();
        Evidence {
            states: search.seen() as u64,
            complete: search.end() == End::Exhausted,
            layers: if layers.len() <= LAYERS { layers } else { Vec::new() },
            reached: if search.seen() <= LISTED { self.list(search) } else { Vec::new() },
            ..Evidence::default()
        }
    }

    fn list(&self, search: &Breadth<W>) -> Vec<(Vec<u32>, u32)> {
        let listed =
            search.states().map(|(word, parent)| (self.state(word).amounts(self.instance).to_vec(), parent));
        listed.collect()
    }

    fn state(&self, word: W) -> State {
        let mut have = [0; JUGS];
        self.packing.unpack(word, &mut have);
        State::new(&have)
    }

    fn moves_along(&self, path: &[W]) -> Vec<Move> {
        let step = |pair: &[W]| {
            let (before, after) = (self.state(pair[0]), self.state(pair[1]));
            let leads = |mv: &&Move| model::apply(self.instance, &before, **mv) == Ok(after);
            self.moves.iter().find(leads).copied()
        };
        path.windows(2).filter_map(step).collect()
    }

    fn choices(&self, search: &Breadth<W>, path: &[W]) -> Vec<(u32, u32)> {
        let choice = |(depth, word): (usize, &W)| {
            let (mut possible, mut fresh) = (0, 0);
            self.successors(*word, |next, _| {
                possible += 1;
                fresh += u32::from(search.depth(next) == Some(depth + 1));
            });
            (possible, fresh)
        };
        let steps = path.len().saturating_sub(1);
        path.iter().take(steps).enumerate().map(choice).collect()
    }
}

fn plans(count: u128) -> String {
    if count == u128::MAX { String::new() } else { count.to_string() }
}
