use serde::{Deserialize, Serialize};

use super::case::Case;
use super::expr::Quality;
use super::instance::Instance;
use super::known::{Known, Thing};
use super::logic::{Unit, contradiction, followed, follows, together_stand, undecided, units};
use super::model::{Move, State, World, apply, worlds};
use crate::engine::{Answer, Progress, Reporter};

/// Whether something is so in all worlds, in none, or in some.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Certain {
    /// In all.
    Yes,
    /// In none.
    No,
    /// In some only.
    Open,
}

/// What an answer rests on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// Every world that can stand, in order.
    pub worlds: Vec<World>,
    /// Without each statement by itself, the worlds that can stand.
    pub without: Vec<(Unit, Vec<World>)>,
    /// Whether what is asked besides is certain.
    pub asked: Option<Certain>,
    /// What a further witness could say, and the one world that is left then.
    pub settles: Vec<(Thing, bool, World)>,
    /// Where nothing can stand: the moves that show it.
    pub moves: Vec<Move>,
}

impl Evidence {
    /// Whether all worlds agree on who did it, or, where nobody did anything, on who lies.
    pub fn unique(&self, case: &Case) -> bool {
        agree(case, &self.worlds)
    }
}

/// Whether worlds, at least one, agree on what is asked for.
pub fn agree(case: &Case, worlds: &[World]) -> bool {
    let Some(first) = worlds.first() else { return false };
    worlds
        .iter()
        .all(|world| if case.crime() { world.culprits == first.culprits } else { world.liars == first.liars })
}

/// More worlds than these are not gone through.
pub const WORLDS: usize = 256;

/// Looks at every hypothesis in turn.
pub fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> Answer<Move, Evidence> {
    let case = instance.case();
    if all_worlds(case).len() > WORLDS {
        return Answer::TooLarge {
            need: format!("more than {WORLDS} worlds"),
            limit: format!("{WORLDS} worlds"),
        };
    }
    let mut state = instance.start();
    let mut moves = Vec::new();
    while !state.done {
        let mv = next(case, &state);
        // A move that was looked for by the rules is allowed by them.
        let Ok(after) = apply(instance, &state, &mv) else { break };
        state = after;
        moves.push(mv);
        reporter.progress(Progress { done: moves.len() as u64 });
    }
    let mut found = state.worlds;
    found.sort_unstable();
    let without = units(case).into_iter().filter(|unit| !matches!(unit, Unit::Lies(_)));
    let mut evidence = Evidence {
        without: without.map(|unit| (unit, all_worlds(&left_out(case, unit)))).collect(),
        asked: instance.ask().map(|ask| {
            let so = |so: bool| {
                let mut other = case.clone();
                let ask = ask.clone();
                other.sure.push(if so { ask } else { super::Expr::Not(Box::new(ask)) });
                !all_worlds(&other).is_empty()
            };
            match (so(true), so(false)) {
                (true, false) => Certain::Yes,
                (false, _) => Certain::No,
                (true, true) => Certain::Open,
            }
        }),
        settles: settling(case, &found),
        worlds: found,
        moves: Vec::new(),
    };
    if evidence.worlds.is_empty() {
        evidence.moves = moves;
        evidence.asked = None;
        return Answer::Impossible { evidence };
    }
    Answer::Solved { moves, best: true, evidence }
}

/// So many statements can be seen at a glance not to agree.
const GLANCE: usize = 2;

/// The move to be made next.
fn next(case: &Case, state: &State) -> Move {
    let known = &state.known;
    // Where one person did it, each is looked at in turn.
    if case.one_culprit() && known.all(Quality::Guilty) == 0 {
        let open = (0..case.people()).find(|who| known.is(*who, Quality::Guilty).is_none());
        if let Some(who) = open {
            return Move::Suppose(Thing::Guilt(who), true);
        }
    }
    if let Some(clash) = contradiction(case, known, GLANCE) {
        return Move::Clash(clash);
    }
    if !follows(case, known).is_empty() {
        return Move::Follow;
    }
    if worlds(case, known).is_ok() {
        return Move::Stand;
    }
    match open(case, state) {
        Some(supposed) => supposed,
        None => Move::Clash(contradiction(case, known, usize::MAX).unwrap_or_default()),
    }
}

/// What to suppose of who lies: what shows soonest what it is worth.
fn open(case: &Case, state: &State) -> Option<Move> {
    let things = (0..case.people()).map(Thing::Truth).filter(|thing| state.known.get(*thing).is_none());
    let worth = |thing: Thing, so: bool| (rounds(case, state, thing, so), Move::Suppose(thing, so));
    let both = things.flat_map(|thing| [worth(thing, true), worth(thing, false)]);
    both.min_by_key(|(rounds, _)| *rounds).map(|(_, mv)| mv)
}

/// How many rounds of what follows it takes until something supposed breaks; many if it does not.
fn rounds(case: &Case, state: &State, thing: Thing, so: bool) -> usize {
    let mut known = state.known.with(thing, so);
    case.close(&mut known);
    for round in 0.. {
        if contradiction(case, &known, GLANCE).is_some() {
            return round;
        }
        match followed(case, &known) {
            Some(next) => known = next,
            None => break,
        }
    }
    usize::MAX
}

/// Every world of a case, by trying who did it and who lies; where there are more than [`WORLDS`], one more than that.
pub fn all_worlds(case: &Case) -> Vec<World> {
    fn go(case: &Case, known: Known, units: &[Unit], found: &mut Vec<World>) {
        let enough = found.len() > WORLDS;
        if enough || !together_stand(case, &known, units) {
            return;
        }
        match undecided(case, &known) {
            None => found.push(World::of(&known)),
            Some(thing) => [true, false].into_iter().for_each(|so| {
                let mut known = known.with(thing, so);
                case.close(&mut known);
                go(case, known, units, found);
            }),
        }
    }
    let mut found = Vec::new();
    go(case, case.start(), &units(case), &mut found);
    found.sort_unstable();
    found.dedup();
    found
}

/// The case without one statement.
pub fn left_out(case: &Case, unit: Unit) -> Case {
    let mut rest = case.clone();
    match unit {
        Unit::Says(who, at) => drop(rest.says[usize::from(who)].remove(usize::from(at))),
        Unit::Lies(who) => rest.says[usize::from(who)].clear(),
        Unit::Sure(at) => drop(rest.sure.remove(usize::from(at))),
    }
    rest
}

/// What a further witness could say of one person so that one world is left: of who did it, or, where that tells nothing,
/// of who lies.
fn settling(case: &Case, worlds: &[World]) -> Vec<(Thing, bool, World)> {
    if worlds.len() < 2 {
        return Vec::new();
    }
    let of = |thing: fn(u8) -> Thing, set: fn(&World) -> u16| -> Vec<(Thing, bool, World)> {
        let ways = (0..case.people()).flat_map(|who| [(who, true), (who, false)]);
        let settled = |(who, so): (u8, bool)| {
            let mut left = worlds.iter().filter(|world| (set(world) >> who & 1 == 1) == so);
            match (left.next(), left.next()) {
                (Some(one), None) => Some((thing(who), so, *one)),
                _ => None,
            }
        };
        ways.filter_map(settled).collect()
    };
    let found = of(Thing::Guilt, |world| world.culprits);
    if found.is_empty() { of(Thing::Truth, |world| !world.liars) } else { found }
}
