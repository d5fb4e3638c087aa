//! What can stand together: tried by cases, and left as soon as something breaks.

use serde::{Deserialize, Serialize};

use super::case::{Case, Liars};
use super::expr::{Quality, together};
use super::known::{Known, Thing};

/// One thing that must stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Unit {
    /// If somebody tells the truth, this of what he says holds.
    Says(u8, u8),
    /// If somebody lies, not all that he says holds.
    Lies(u8),
    /// Something known for sure.
    Sure(u8),
}

impl Unit {
    /// Whether it stands, as far as is known.
    pub fn stands(self, case: &Case, known: &Known) -> Option<bool> {
        let truthful = |who: u8| known.is(who, Quality::Truthful);
        let either = |one: Option<bool>, other: Option<bool>| match (one, other) {
            (Some(true), _) | (_, Some(true)) => Some(true),
            (Some(false), other) => other,
            (one, Some(false)) => one,
            _ => None,
        };
        match self {
            Unit::Says(who, at) => {
                let said = case.says[usize::from(who)][usize::from(at)].holds(known);
                either(truthful(who).map(|truthful| !truthful), said)
            }
            Unit::Lies(who) => {
                let all = together(case.says[usize::from(who)].iter().map(|said| said.holds(known)));
                either(truthful(who), all.map(|all| !all))
            }
            Unit::Sure(at) => case.sure[usize::from(at)].holds(known),
        }
    }

    /// Whether the case has it.
    pub fn is_of(self, case: &Case) -> bool {
        match self {
            Unit::Says(who, at) => {
                case.says.get(usize::from(who)).is_some_and(|says| usize::from(at) < says.len())
            }
            Unit::Lies(who) => usize::from(who) < case.names.len() && case.bears(who),
            Unit::Sure(at) => usize::from(at) < case.sure.len(),
        }
    }

    /// What it speaks of.
    pub fn things(self, case: &Case, visit: &mut dyn FnMut(u8, Quality)) {
        let people = case.people();
        match self {
            Unit::Says(who, at) => {
                visit(who, Quality::Truthful);
                case.says[usize::from(who)][usize::from(at)].each(people, visit);
            }
            Unit::Lies(who) => {
                visit(who, Quality::Truthful);
                case.says[usize::from(who)].iter().for_each(|said| said.each(people, visit));
            }
            Unit::Sure(at) => case.sure[usize::from(at)].each(people, visit),
        }
    }
}

/// All units of what somebody says.
pub fn of_speaker(case: &Case, who: u8) -> Vec<Unit> {
    if !case.bears(who) {
        return Vec::new();
    }
    let many = case.says[usize::from(who)].len() as u8;
    (0..many).map(|at| Unit::Says(who, at)).chain([Unit::Lies(who)]).collect()
}

/// All that must stand.
pub fn units(case: &Case) -> Vec<Unit> {
    let said = (0..case.people()).flat_map(|who| of_speaker(case, who));
    said.chain((0..case.sure.len() as u8).map(Unit::Sure)).collect()
}

/// What is known of somebody of whom this is said.
pub fn thing(who: u8, quality: Quality) -> Thing {
    match quality {
        Quality::Guilty | Quality::Innocent => Thing::Guilt(who),
        Quality::Truthful | Quality::Lying => Thing::Truth(who),
        Quality::Fact(fact) => Thing::Fact(fact, who),
    }
}

/// Whether no exclusion is broken, as far as is known.
fn apart(case: &Case, known: &Known, lists: &[usize]) -> bool {
    let broken = |list: &Vec<Quality>, who: u8| {
        list.iter().filter(|quality| known.is(who, **quality) == Some(true)).count() > 1
    };
    lists.iter().all(|list| (0..case.people()).all(|who| !broken(&case.excludes[*list], who)))
}

/// What these units, the exclusions and the rule on liars leave: all that is known in some world, or nothing.
pub fn world(case: &Case, known: &Known, units: &[Unit], excluded: &[usize]) -> Option<Known> {
    leaves(case, known, units, excluded, Case::keeps)
}

/// The same with another look at the rule.
fn leaves(
    case: &Case,
    known: &Known,
    units: &[Unit],
    excluded: &[usize],
    keeps: fn(&Case, &Known) -> bool,
) -> Option<Known> {
    let mut known = *known;
    case.close(&mut known);
    if !keeps(case, &known) || !apart(case, &known, excluded) {
        return None;
    }
    let mut open = None;
    for unit in units {
        match unit.stands(case, &known) {
            Some(false) => return None,
            Some(true) => {}
            None => open = open.or(Some(*unit)),
        }
    }
    let mut next = None;
    if let Some(unit) = open {
        unit.things(case, &mut |who, quality| {
            let thing = thing(who, quality);
            next = next.or(known.get(thing).is_none().then_some(thing));
        });
    }
    let next = next.or_else(|| undecided(case, &known));
    match next {
        None => Some(known),
        Some(thing) => [true, false]
            .into_iter()
            .find_map(|so| leaves(case, &known.with(thing, so), units, excluded, keeps)),
    }
}

/// Who is not known to have done it or not, or to lie or not.
pub fn undecided(case: &Case, known: &Known) -> Option<Thing> {
    let people = 0..case.people();
    let mut things = people.clone().map(Thing::Guilt).chain(people.map(Thing::Truth));
    things.find(|thing| known.get(*thing).is_none())
}

/// All exclusions of a case.
pub fn exclusions(case: &Case) -> Vec<usize> {
    (0..case.excludes.len()).collect()
}

/// Whether these units can stand together.
pub fn together_stand(case: &Case, known: &Known, units: &[Unit]) -> bool {
    world(case, known, units, &exclusions(case)).is_some()
}

/// Why something follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// The rule on who may lie.
    Rule,
    /// What somebody says, true or false.
    Says(u8),
    /// Something known for sure.
    Sure(u8),
}

/// All that follows from one statement at a time: what is so, and why. Of a statement of somebody who may lie or not, only
/// whether he does; and how many lie is not counted beside a statement, but by itself.
pub fn follows(case: &Case, known: &Known) -> Vec<(Thing, bool, Why)> {
    let mut reasons: Vec<(Why, Vec<Unit>)> = vec![(Why::Rule, Vec::new())];
    reasons.extend((0..case.people()).map(|who| (Why::Says(who), of_speaker(case, who))));
    reasons.extend((0..case.sure.len() as u8).map(|at| (Why::Sure(at), vec![Unit::Sure(at)])));
    let mut found: Vec<(Thing, bool, Why)> = Vec::new();
    for (why, units) in reasons {
        for (thing, so) in forced(case, known, why, &units) {
            if !found.iter().any(|(found, ..)| *found == thing) {
                found.push((thing, so, why));
            }
        }
    }
    found
}

/// What is known with all that follows; none where nothing does.
pub fn followed(case: &Case, known: &Known) -> Option<Known> {
    let all = follows(case, known);
    let mut known = *known;
    all.iter().for_each(|(thing, so, _)| known.set(*thing, *so));
    case.close(&mut known);
    (!all.is_empty()).then_some(known)
}

/// What one reason forces.
fn forced(case: &Case, known: &Known, why: Why, units: &[Unit]) -> Vec<(Thing, bool)> {
    let excluded = exclusions(case);
    let keeps = if why == Why::Rule { Case::keeps } else { Case::keeps_one };
    // What cannot stand at all is no reason for anything.
    if leaves(case, known, units, &excluded, keeps).is_none() {
        return Vec::new();
    }
    let people = 0..case.people();
    let things = people.clone().map(Thing::Truth).chain(people.map(Thing::Guilt));
    let own = |thing: &Thing| match why {
        Why::Says(who) if known.is(who, Quality::Truthful).is_none() => match thing {
            Thing::Truth(other) | Thing::Guilt(other) => *other == who,
            Thing::Fact(..) => false,
        },
        _ => true,
    };
    let one = |thing: Thing| {
        let without = |so: &bool| leaves(case, &known.with(thing, !so), units, &excluded, keeps).is_none();
        Some((thing, [true, false].into_iter().find(without)?))
    };
    things.filter(|thing| known.get(*thing).is_none()).filter(own).filter_map(one).collect()
}

/// Up to this many units are tried together for the smallest contradiction.
const SMALL: usize = 3;

/// The smallest set of units, of people known to lie or not, that cannot stand together: at most `most` of them.
pub fn contradiction(case: &Case, known: &Known, most: usize) -> Option<Vec<Unit>> {
    let told = |unit: &Unit| match unit {
        Unit::Says(who, _) => known.is(*who, Quality::Truthful) == Some(true),
        Unit::Lies(who) => known.is(*who, Quality::Truthful) == Some(false),
        Unit::Sure(_) => true,
    };
    let all: Vec<Unit> = units(case).into_iter().filter(told).collect();
    if together_stand(case, known, &all) {
        return None;
    }
    for size in 0..=most.min(SMALL) {
        if let Some(found) = some_of(case, known, &all, size, &mut Vec::new()) {
            return Some(found);
        }
    }
    if most <= SMALL {
        return None;
    }
    // Too many for all choices: those that can be left out are.
    let mut rest = all;
    for at in (0..rest.len()).rev() {
        let unit = rest.remove(at);
        if together_stand(case, known, &rest) {
            rest.insert(at, unit);
        }
    }
    Some(rest)
}

/// So many units out of `all`, after those chosen, that cannot stand together.
fn some_of(
    case: &Case,
    known: &Known,
    all: &[Unit],
    size: usize,
    chosen: &mut Vec<Unit>,
) -> Option<Vec<Unit>> {
    if size == 0 {
        return (!together_stand(case, known, chosen)).then(|| chosen.clone());
    }
    for (at, unit) in all.iter().enumerate() {
        chosen.push(*unit);
        let found = some_of(case, known, &all[at + 1..], size - 1, chosen);
        chosen.pop();
        if found.is_some() {
            return found;
        }
    }
    None
}

/// The exclusions without which these units could stand.
pub fn needed_exclusions(case: &Case, known: &Known, units: &[Unit]) -> Vec<usize> {
    let mut lists = exclusions(case);
    for at in (0..lists.len()).rev() {
        let list = lists.remove(at);
        if world(case, known, units, &lists).is_some() {
            lists.insert(at, list);
        }
    }
    lists
}

/// Whether the rule leaves open whether somebody lies: the culprit may, or may not.
pub fn may_lie(case: &Case, known: &Known, who: u8) -> bool {
    case.liars == Liars::Culprit && known.is(who, Quality::Guilty) == Some(true)
}
