//! A plain search over persons, one by one, written from the rules alone.

use std::collections::{HashMap, HashSet, VecDeque};

use proptest::prelude::*;

use super::*;

/// A puzzle as the plain search has it: persons, and what may not be.
#[derive(Clone, Debug)]
struct Plain {
    /// Of each person: whether they row, and whether they are of the first group.
    persons: Vec<(bool, bool)>,
    boat: usize,
    islands: usize,
    stop: bool,
    judge_boat: bool,
    judge_left_only: bool,
    strict: bool,
    protect_first: bool,
    /// Person and person, kept apart unless the third is there.
    quarrels: Vec<(usize, usize, usize)>,
    by_number: bool,
}

type Where = (Vec<u8>, u8);

impl Plain {
    fn safe(&self, here: &[usize]) -> bool {
        if self.by_number {
            let firsts = here.iter().filter(|p| self.persons[**p].1).count();
            let seconds = here.len() - firsts;
            let (ours, theirs) = if self.protect_first { (firsts, seconds) } else { (seconds, firsts) };
            return theirs <= ours || (ours == 0 && !self.strict);
        }
        let is = |p: usize| here.contains(&p);
        !self.quarrels.iter().any(|(a, b, peace)| is(*a) && is(*b) && !is(*peace))
    }

    fn at(&self, whole: &Where, place: u8) -> Vec<usize> {
        (0..self.persons.len()).filter(|p| whole.0[*p] == place).collect()
    }

    fn places(&self) -> Vec<u8> {
        if self.islands > 0 { vec![0, 1, 2] } else { vec![0, 2] }
    }

    fn nexts(&self, whole: &Where) -> Vec<Where> {
        let here = self.at(whole, whole.1);
        let mut out = Vec::new();
        for choice in 1u32..1 << here.len() {
            let load: Vec<usize> =
                (0..here.len()).filter(|at| choice >> at & 1 == 1).map(|at| here[at]).collect();
            if load.len() > self.boat || !load.iter().any(|p| self.persons[*p].0) {
                continue;
            }
            if self.judge_boat && !self.safe(&load) {
                continue;
            }
            for to in self.places() {
                if to == whole.1 || self.stop && to != 1 && whole.1 != 1 {
                    continue;
                }
                let mut next = (whole.0.clone(), to);
                load.iter().for_each(|p| next.0[*p] = to);
                let judged: Vec<u8> = if self.judge_left_only { vec![whole.1] } else { self.places() };
                if judged.into_iter().all(|place| self.safe(&self.at(&next, place))) {
                    out.push(next);
                }
            }
        }
        out
    }

    /// The fewest crossings; none if nobody gets across.
    fn solve(&self) -> Option<usize> {
        let start: Where = (vec![0; self.persons.len()], 0);
        if !self.judge_left_only && !self.safe(&self.at(&start, 0)) {
            return None;
        }
        let mut seen: HashSet<Where> = HashSet::from([start.clone()]);
        let mut queue = VecDeque::from([(start, 0)]);
        while let Some((whole, far)) = queue.pop_front() {
            if whole.0.iter().all(|place| *place == 2) {
                return Some(far);
            }
            for next in self.nexts(&whole) {
                if seen.insert(next.clone()) {
                    queue.push_back((next, far + 1));
                }
            }
        }
        None
    }

    /// The positions reachable, told apart only by how many of each are where.
    fn kinds(&self) -> usize {
        let start: Where = (vec![0; self.persons.len()], 0);
        let sort = |whole: &Where| {
            let mut counts: HashMap<(bool, bool, u8), usize> = HashMap::new();
            for (person, place) in self.persons.iter().zip(&whole.0) {
                *counts.entry((person.0, person.1, *place)).or_default() += 1;
            }
            let mut counts: Vec<_> = counts.into_iter().collect();
            counts.sort_unstable();
            (counts, whole.1)
        };
        let mut sorts = HashSet::from([sort(&start)]);
        let mut queue = VecDeque::from([start]);
        while let Some(whole) = queue.pop_front() {
            for next in self.nexts(&whole) {
                if sorts.insert(sort(&next)) {
                    queue.push_back(next);
                }
            }
        }
        sorts.len()
    }
}

fn safe_words(plain: &Plain) -> String {
    let mut words = Vec::new();
    if plain.by_number {
        words.push(if plain.protect_first { "missionaries" } else { "cannibals" });
    }
    words.extend(
        [(plain.judge_boat, "boat"), (plain.judge_left_only, "left"), (plain.strict, "strict")]
            .iter()
            .filter(|w| w.0)
            .map(|w| w.1),
    );
    words.join(",")
}

fn island(plain: &Plain) -> &'static str {
    match (plain.islands, plain.stop) {
        (0, _) => "no",
        (_, false) => "yes",
        _ => "stop",
    }
}

fn switches() -> impl Strategy<Value = [bool; 6]> {
    any::<[bool; 6]>()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(250))]

    #[test]
    fn numbers_agree(first in 0u8..=4, second in 0u8..=3, rows in (0u8..=4, 0u8..=3), boat in 1usize..=4,
        [boat_judged, left, strict, protect_first, isle, stop] in switches()) {
        prop_assume!(first + second > 0);
        let rows = (rows.0.min(first), rows.1.min(second));
        prop_assume!(rows.0 + rows.1 > 0);
        let persons = (0..first).map(|p| (p < rows.0, true)).chain((0..second).map(|p| (p < rows.1, false)));
        let plain = Plain {
            persons: persons.collect(), boat, islands: usize::from(isle), stop: isle && stop, judge_boat: boat_judged,
            judge_left_only: left, strict, protect_first, quarrels: Vec::new(), by_number: true,
        };
        let text = format!(
            "river?missionaries={first}&cannibals={second}&boat={boat}&rowers=missionaries:{},cannibals:{}&safe={}&island={}",
            rows.0, rows.1, safe_words(&plain), island(&plain)
        );
        let answer = solve(&text);
        prop_assert_eq!(Some(answer.moves().len()).filter(|_| answer.verdict() == "solved"), plain.solve(), "{}", text);
        let evidence = answer.evidence().unwrap();
        if evidence.states > 0 {
            prop_assert!(evidence.complete);
            prop_assert_eq!(evidence.states as usize, plain.kinds(), "{}", text);
        }
    }

    #[test]
    fn couples_agree(couples in 1usize..=3, boat in 1usize..=4, [boat_judged, left, isle, stop, men, _] in switches()) {
        let persons = (0..2 * couples).map(|p| (!men || p % 2 == 0, p % 2 == 0)).collect();
        let pairs = (0..couples).flat_map(|wife| (0..couples).filter(move |man| *man != wife).map(move |man| (wife, man)));
        let plain = Plain {
            persons, boat, islands: usize::from(isle), stop: isle && stop, judge_boat: boat_judged, judge_left_only: left,
            strict: false, protect_first: true, by_number: false,
            quarrels: pairs.map(|(wife, man)| (2 * wife + 1, 2 * man, 2 * wife)).collect(),
        };
        let text = format!(
            "river?couples={couples}&boat={boat}&rowers={}&safe={}&island={}",
            if men { "husbands" } else { "" }, safe_words(&plain), island(&plain)
        );
        prop_assert_eq!(crossings(&text), plain.solve(), "{}", text);
    }

    #[test]
    fn casts_agree(size in 2usize..=6, boat in 1usize..=3, rowers in 1u8..64, triples in prop::collection::vec((0usize..6, 0usize..6, 0usize..6), 0..5),
        [boat_judged, left, isle, stop, ..] in switches()) {
        let triples: Vec<_> = triples.into_iter().map(|(a, b, c)| (a % size, b % size, c % size)).filter(|(a, b, c)| a != b && a != c && b != c).collect();
        prop_assume!(rowers as usize & ((1 << size) - 1) != 0);
        let plain = Plain {
            persons: (0..size).map(|p| (rowers >> p & 1 == 1, true)).collect(), boat, islands: usize::from(isle), stop: isle && stop,
            judge_boat: boat_judged, judge_left_only: left, strict: false, protect_first: true, quarrels: triples.clone(), by_number: false,
        };
        let name = |p: usize| char::from(b'p' + p as u8).to_string();
        let who: Vec<String> = (0..size).map(name).collect();
        let row: Vec<String> = (0..size).filter(|p| rowers >> p & 1 == 1).map(name).collect();
        let apart: Vec<String> = triples.iter().map(|(a, b, c)| format!("{}+{}/{}", name(*a), name(*b), name(*c))).collect();
        let text = format!(
            "river?who={}&boat={boat}&rowers={}&apart={}&safe={}&island={}",
            who.join(","), row.join(","), apart.join(","), safe_words(&plain), island(&plain)
        );
        prop_assert_eq!(crossings(&text), plain.solve(), "{}", text);
    }
}

/// Every plan as short is counted: followed one by one over the same positions.
#[test]
fn shortest_plans_are_counted() {
    for text in [
        "river?missionaries=3&cannibals=3",
        "river?missionaries=5&cannibals=5&boat=3",
        "river?couples=3",
        "river?missionaries=3&cannibals=2&island=yes",
    ] {
        let (instance, answer) = (instance(text), solve(text));
        let mut ways = HashMap::from([(format!("{:?}", instance.start()), (*instance.start(), 1u128))]);
        for _ in 0..answer.moves().len() {
            let mut next = HashMap::new();
            for (state, count) in ways.values() {
                for mv in River::moves(&instance, state) {
                    let after = River::apply(&instance, state, &mv).unwrap();
                    if !after.broken() {
                        next.entry(format!("{after:?}")).or_insert((after, 0)).1 += count;
                    }
                }
            }
            ways = next;
        }
        let done: u128 =
            ways.values().filter(|(state, _)| River::is_goal(&instance, state)).map(|(_, count)| count).sum();
        assert_eq!(answer.evidence().unwrap().plans, done.to_string(), "{text}");
    }
}
