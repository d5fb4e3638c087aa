//! Every answer beside the definition: worlds as plain tuples, and remarks judged world by world.

use proptest::prelude::*;

use super::super::instance::Person;
use super::super::judge;
use super::super::space::{Bounds, Known, Listed, Pairs, Space};
use super::super::sweep::{Over, Query, survey};
use super::super::talk::{Remark, Says, Talk};
use super::super::{Finding, Instance, MisterX, why};
use crate::engine::job::decode;
use crate::engine::{Progress, Puzzle, Reporter};

/// What each person is told of a world.
type World = Vec<u32>;

/// The worlds left after each round, the first list whole: by the definition of knowing alone.
fn heard(worlds: &[World], talk: &Talk) -> Vec<Vec<usize>> {
    let mut left: Vec<Vec<usize>> = vec![(0..worlds.len()).collect()];
    let mut spoke: Vec<Option<usize>> = vec![None; 3];
    for (at, round) in talk.rounds().iter().enumerate() {
        let knows = |who: u8, world: usize, moment: usize| {
            let told = |at: usize| worlds[at][usize::from(who)];
            left[moment].iter().all(|other| told(*other) != told(world) || *other == world)
        };
        let holds = |remark: &Remark, world: usize| match remark.says {
            Says::Unsure => !knows(remark.who, world, at),
            Says::Sure => knows(remark.who, world, at),
            Says::Now => knows(remark.who, world, at) && !knows(remark.who, world, 0),
            Says::Knew { whom, could } => {
                let moment = spoke[usize::from(whom)].unwrap_or(0);
                let told = |at: usize| worlds[at][usize::from(remark.who)];
                let mut alike = left[moment].iter().filter(|other| told(**other) == told(world));
                alike.all(|other| knows(whom, *other, moment) == could)
            }
        };
        let next = left[at].iter().copied().filter(|world| round.iter().all(|remark| holds(remark, *world)));
        let next: Vec<usize> = next.collect();
        left.push(next);
        for remark in round {
            spoke[usize::from(remark.who)] = Some(at);
        }
    }
    left
}

/// The pairs within bounds, each with its sum, product and difference, by trying every two numbers.
fn worlds(bounds: Bounds, known: &[Known]) -> Vec<World> {
    let mut worlds = Vec::new();
    for small in 0..60 {
        for large in small..60 {
            let within = small >= bounds.low
                && bounds.high.is_none_or(|high| large <= high)
                && bounds.sum.is_none_or(|sum| small + large <= sum)
                && (small != large || !bounds.distinct);
            if within {
                let told = |known: &Known| match known {
                    Known::Sum => small + large,
                    Known::Product => small * large,
                    _ => large - small,
                };
                worlds.push(known.iter().map(told).collect());
            }
        }
    }
    worlds
}

fn people(known: &[Known]) -> Vec<Person> {
    let person = |(at, known): (usize, &Known)| Person {
        name: ["Ann", "Ben", "Cleo"][at].to_owned(),
        letter: ['A', 'B', 'C'][at],
        known: *known,
        what: "part".to_owned(),
    };
    known.iter().enumerate().map(person).collect()
}

fn talks(people: u8) -> impl Strategy<Value = Talk> {
    let says = prop_oneof![
        4 => Just(Says::Unsure),
        1 => Just(Says::Sure),
        2 => Just(Says::Now),
        3 => (1..people, any::<bool>()).prop_map(|(whom, could)| Says::Knew { whom, could }),
    ];
    let remark = (0..people, says).prop_map(move |(who, says)| match says {
        // Counted from whoever speaks, so never of oneself.
        Says::Knew { whom, could } => Remark { who, says: Says::Knew { whom: (who + whom) % people, could } },
        says => Remark { who, says },
    });
    let round =
        prop_oneof![3 => prop::collection::vec(remark.clone(), 1), 1 => prop::collection::vec(remark, 2..4)];
    prop::collection::vec(round, 1..7).prop_map(|rounds| {
        let line = |(at, remark): (usize, Remark)| (at > 0, remark);
        let lines: Vec<_> =
            rounds.into_iter().flat_map(|round| round.into_iter().enumerate().map(line)).collect();
        let talk = Talk::of(&lines).unwrap();
        assert_eq!(talk.lines(), lines);
        talk
    })
}

fn bounds() -> impl Strategy<Value = Bounds> {
    let most = prop_oneof![
        (1u32..24).prop_map(|span| (Some(span), None)),
        (1u32..36).prop_map(|span| (None, Some(span))),
        ((1u32..24), (1u32..36)).prop_map(|(high, sum)| (Some(high), Some(sum))),
    ];
    (0u32..5, most, any::<bool>())
        .prop_map(|(low, (high, sum), distinct)| Bounds {
            low,
            high: high.map(|high| low + high),
            sum: sum.map(|sum| 2 * low + sum),
            distinct,
        })
        .prop_filter("some pair", |bounds| bounds.count() > 0)
}

fn knowns() -> impl Strategy<Value = Vec<Known>> {
    prop::sample::select(vec![
        vec![Known::Sum, Known::Product],
        vec![Known::Product, Known::Difference],
        vec![Known::Sum, Known::Product, Known::Difference],
    ])
}

/// The counts, what is left, the reasons and the check, beside the definition.
fn agrees(instance: &Instance, worlds: &[World]) {
    let talk = instance.talk();
    let left = heard(worlds, talk);
    let hearing = instance.hearing();
    let counts: Vec<u32> = left.iter().map(|left| left.len() as u32).collect();
    assert_eq!(hearing.counts(), counts, "{:?}", instance.draft().link().to_string());
    for (at, left) in left.iter().enumerate() {
        assert_eq!(&hearing.all_left(at).collect::<Vec<_>>(), left);
    }
    for round in 0..talk.rounds().len() {
        for at in &left[round] {
            let judged = judge::verdict(instance, hearing, round, *at).unwrap();
            assert_eq!(judged.holds, left[round + 1].contains(at));
            assert!(why::sentence(instance, round, *at).unwrap().len() > 20);
        }
    }
    let answer = MisterX::solve(instance, &mut ());
    assert_eq!(answer.verdict() == "solved", !left.last().unwrap().is_empty());
    assert_eq!(MisterX::trial(instance, &answer, &mut ()), Ok(worlds.len() as u64));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn numbers_are_heard_as_defined((known, talk) in knowns().prop_flat_map(|known| {
        let people = known.len() as u8;
        (Just(known), talks(people))
    }), bounds in bounds()) {
        let worlds = worlds(bounds, &known);
        let instance = Instance::new(Space::Pairs(Pairs::new(bounds)), people(&known), talk, None);
        prop_assert_eq!(instance.space().len(), worlds.len());
        agrees(&instance, &worlds);
    }

    #[test]
    fn lists_are_heard_as_defined(
        (parts, talk) in (2u8..4).prop_flat_map(|parts| (Just(parts), talks(parts))),
        items in prop::collection::btree_set(prop::collection::vec(0u8..4, 3), 2..20),
    ) {
        let mut items: Vec<Vec<String>> =
            items.iter().map(|item| item[..usize::from(parts)].iter().map(|part| format!("v{part}")).collect()).collect();
        items.sort();
        items.dedup();
        let space = Space::Listed(Listed::new(&items));
        let known: Vec<Known> = (0..parts).map(Known::Part).collect();
        let worlds: Vec<World> =
            (0..space.len()).map(|at| known.iter().map(|known| space.told(*known, at)).collect()).collect();
        agrees(&Instance::new(space, people(&known), talk, None), &worlds);
    }

    /// What is alike to somebody, by arithmetic, is what a look at all pairs finds.
    #[test]
    fn mates_are_found_by_arithmetic(bounds in bounds(), known in prop::sample::select(vec![Known::Sum, Known::Product, Known::Difference])) {
        let space = Space::Pairs(Pairs::new(bounds));
        for at in 0..space.len() {
            let told = space.told(known, at);
            let mut mates = Vec::new();
            let whole = space.mates(known, told, &mut |mate| {
                mates.push(mate);
                true
            });
            prop_assert!(whole);
            let all: Vec<usize> = (0..space.len()).filter(|other| space.told(known, *other) == told).collect();
            prop_assert_eq!(mates, all);
            prop_assert!((told as usize) < space.most(known));
            let pairs = space.pairs().unwrap();
            let (small, large) = pairs.pair(at);
            prop_assert_eq!(pairs.find(large, small), Some(at));
        }
    }

    /// A wrong count does not pass the check.
    #[test]
    fn the_check_can_fail(bounds in bounds(), talk in talks(2), round in any::<prop::sample::Index>(), more in any::<bool>()) {
        let known = [Known::Sum, Known::Product];
        let instance = Instance::new(Space::Pairs(Pairs::new(bounds)), people(&known), talk, None);
        let mut answer = MisterX::solve(&instance, &mut ());
        let (crate::engine::Answer::Solved { evidence, .. } | crate::engine::Answer::Impossible { evidence }) = &mut answer else {
            unreachable!()
        };
        let round = 1 + round.index(evidence.survivors.len() - 1);
        evidence.survivors[round] = if more { evidence.survivors[round] + 1 } else { evidence.survivors[round].wrapping_sub(1) };
        prop_assert!(MisterX::trial(&instance, &answer, &mut ()).is_err());
    }

    /// Through somebody's eyes: what is left is what is left for all, of what that person was told.
    #[test]
    fn eyes_see_their_own_part(bounds in bounds(), talk in talks(2), at in any::<prop::sample::Index>(), who in 0u8..2) {
        let known = [Known::Sum, Known::Product];
        let all = Instance::new(Space::Pairs(Pairs::new(bounds)), people(&known), talk.clone(), None);
        let at = at.index(all.space().len());
        let told = all.space().told(known[usize::from(who)], at);
        let role = Some(super::super::Role { who, told });
        let mine = Instance::new(Space::Pairs(Pairs::new(bounds)), people(&known), talk, role);
        for heard in 0..=all.talk().rounds().len() {
            let expected = all.hearing().all_left(heard).filter(|at| all.space().told(known[usize::from(who)], *at) == told);
            prop_assert_eq!(mine.left(heard), expected.count());
        }
        let answer = MisterX::solve(&mine, &mut ());
        let line = crate::engine::document::check::<MisterX>(&mine, &answer).unwrap();
        // Whatever was struck out one by one is gone once the remark was heard.
        prop_assert!(line.states().last().unwrap().struck.is_empty());
    }
}

struct Heard(Vec<Finding>);

impl Reporter for Heard {
    fn progress(&mut self, _: Progress) {}
    fn found(&mut self, found: Vec<u8>) {
        self.0.extend(decode::<Vec<Finding>>(&found).unwrap());
    }
}

/// The bound that is moved is the only one that changes, unless it is 99 for want of another.
#[test]
fn a_sweep_moves_one_bound() {
    let bounds = Bounds { low: 1, high: Some(30), sum: None, distinct: true };
    let sum = Query { over: Over::Sum, ..Query::default() };
    let high = Query::default();
    assert_eq!(sum.at(bounds, 40), Bounds { sum: Some(40), ..bounds });
    assert_eq!(
        sum.at(Bounds { high: Some(99), ..bounds }, 40),
        Bounds { high: None, sum: Some(40), ..bounds }
    );
    let both = Bounds { sum: Some(50), ..bounds };
    assert_eq!(sum.at(both, 40), Bounds { sum: Some(40), ..bounds });
    assert_eq!(high.at(both, 40), Bounds { high: Some(40), ..both });
}

#[test]
fn a_sweep_counts_what_each_bound_gives() {
    for (link, over) in [
        ("mister-x", Over::High),
        ("mister-x?distinct=yes", Over::Sum),
        ("mister-x?low=1&sum=40", Over::Sum),
        ("mister-x?low=1&high=30&sum=40&talk=P:no,S:no,P:now", Over::High),
    ] {
        let instance = super::instance(link);
        let query = Query { over, to: "45".to_owned(), ..Query::default() };
        let mut heard_of = Heard(Vec::new());
        survey(&instance, &query, &mut heard_of);
        let known = [Known::Sum, Known::Product];
        let bounds = instance.space().pairs().unwrap().bounds();
        let mut expected = Vec::new();
        for bound in 1..=45 {
            let bounds = query.at(bounds, bound);
            let worlds = worlds(bounds, &known);
            if worlds.is_empty() {
                continue;
            }
            let last = heard(&worlds, instance.talk()).pop().unwrap();
            let pairs = Pairs::new(bounds);
            expected.push(Finding {
                bound,
                total: last.len() as u32,
                pair: last.first().map(|at| pairs.pair(*at)),
            });
        }
        assert_eq!(heard_of.0, expected, "{link}");
    }
}
