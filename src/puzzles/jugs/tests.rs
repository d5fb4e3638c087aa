use std::collections::{BTreeMap, BTreeSet, VecDeque};

use proptest::prelude::*;

use super::*;
use crate::engine::{Answer, Link, Timeline, document, lab};

fn instance(link: &str) -> Instance {
    lab::instance::<Jugs>(&Link::parse(link).unwrap()).unwrap()
}

fn faults(query: &str) -> Vec<String> {
    let link = Link::parse(&format!("jugs?{query}")).unwrap();
    lab::instance::<Jugs>(&link).unwrap_err().iter().map(ToString::to_string).collect()
}

/// Pours written out apart from `model.rs`, over plain vectors.
fn pours(sizes: &[u32], tap: bool, have: &[u32]) -> Vec<(Vec<u32>, u64)> {
    let mut out = Vec::new();
    for from in 0..sizes.len() {
        if tap && have[from] < sizes[from] {
            let mut next = have.to_vec();
            next[from] = sizes[from];
            out.push((next, u64::from(sizes[from] - have[from])));
        }
        if tap && have[from] > 0 {
            let mut next = have.to_vec();
            next[from] = 0;
            out.push((next, 0));
        }
        for to in 0..sizes.len() {
            let mut next = have.to_vec();
            // A litre at a time, until it cannot go on.
            while from != to && next[from] > 0 && next[to] < sizes[to] {
                next[from] -= 1;
                next[to] += 1;
            }
            if next != have {
                out.push((next, 0));
            }
        }
    }
    out
}

/// Every reachable state with its least pours and how many ways there are so short.
fn flood(instance: &Instance) -> BTreeMap<Vec<u32>, (usize, u128)> {
    let mut seen = BTreeMap::from([(instance.start().to_vec(), (0, 1))]);
    let mut queue = VecDeque::from([instance.start().to_vec()]);
    while let Some(have) = queue.pop_front() {
        let (depth, ways) = seen[&have];
        for (next, _) in pours(instance.sizes(), instance.tap(), &have) {
            match seen.get_mut(&next) {
                None => {
                    seen.insert(next.clone(), (depth + 1, ways));
                    queue.push_back(next);
                }
                Some(known) if known.0 == depth + 1 => known.1 += ways,
                Some(_) => {}
            }
        }
    }
    seen
}

/// The least water, then pours, to each state: relaxed until nothing changes (Bellman and Ford).
fn least_water(instance: &Instance) -> Option<(u64, usize)> {
    let mut best = BTreeMap::from([(instance.start().to_vec(), (0u64, 0usize))]);
    loop {
        let mut changed = false;
        for (have, (water, moves)) in best.clone() {
            for (next, drawn) in pours(instance.sizes(), instance.tap(), &have) {
                let offer = (water + drawn, moves + 1);
                let known = best.entry(next).or_insert((u64::MAX, 0));
                if offer < *known {
                    *known = offer;
                    changed = true;
                }
            }
        }
        if !changed {
            return best
                .into_iter()
                .filter(|(have, _)| instance.goal().met(have))
                .map(|(_, cost)| cost)
                .min();
        }
    }
}

/// A jug's size, start, wanted amount, and whether any amount will do.
type Jug = (u32, u32, u32, bool);

fn drafts(most_jugs: usize, largest: u32) -> impl Strategy<Value = Draft> {
    let sizes = prop::collection::vec((1..=largest, 0..=largest, 0..=largest, any::<bool>()), 1..=most_jugs);
    (sizes, 0..3u8, 0..=largest * 2, any::<bool>(), any::<bool>(), any::<bool>()).prop_map(
        |(jugs, kind, amount, tap, filled, water)| {
            let text = |pick: &dyn Fn(&Jug) -> String| jugs.iter().map(pick).collect::<Vec<_>>().join(",");
            let start = text(&|jug| (jug.1 % (jug.0 + 1)).to_string());
            let each = text(&|jug| if jug.3 { "*".to_owned() } else { (jug.2 % (jug.0 + 1)).to_string() });
            let goal = match kind {
                0 => format!("any:{amount}"),
                1 => format!("total:{amount}"),
                _ if jugs.iter().all(|jug| jug.3) => format!("any:{amount}"),
                _ => each,
            };
            Draft::new(Jugs::INFO)
                .with("sizes", text(&|jug| jug.0.to_string()))
                .with("start", if filled || !tap { start } else { String::new() })
                .with("goal", goal)
                .with("water", if tap { "tap" } else { "closed" })
                .with("best", if water { "water" } else { "pours" })
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn agrees_with_brute_force(draft in prop_oneof![drafts(4, 7), drafts(6, 2)]) {
        let instance = Jugs::validate(&draft).unwrap();
        let answer = Jugs::solve(&instance, &mut ());
        document::check::<Jugs>(&instance, &answer).unwrap();
        let all = flood(&instance);
        let goals = || all.iter().filter(|(have, _)| instance.goal().met(have));
        let evidence = answer.evidence().unwrap();
        prop_assert!(evidence.complete);
        prop_assert_eq!(evidence.states as usize, all.len());
        prop_assert!(all.len() as u128 <= bound::reachable(&instance));
        let listed: BTreeSet<_> = evidence.reached.iter().map(|(have, _)| have.clone()).collect();
        prop_assert!(listed.iter().eq(all.keys()));
        match &answer {
            Answer::Impossible { .. } => prop_assert_eq!(goals().count(), 0),
            Answer::Solved { moves, .. } if instance.best() == Best::Pours => {
                let least = goals().map(|(_, found)| found.0).min();
                prop_assert_eq!(Some(moves.len()), least);
                let ways: u128 = goals().filter(|(_, found)| Some(found.0) == least).map(|(_, found)| found.1).sum();
                prop_assert_eq!(&evidence.plans, &ways.to_string());
                let earlier = all.values().filter(|found| Some(found.0) < least).count();
                prop_assert_eq!(evidence.earlier as usize, earlier);
            }
            Answer::Solved { moves, .. } => {
                let drawn = proof::water(&instance, moves).0;
                prop_assert_eq!(Some((drawn, moves.len())), least_water(&instance));
            }
            Answer::TooLarge { .. } => prop_assert!(false, "nothing here is too large"),
        }
    }

    /// Larger jugs by a common factor are the same puzzle, though their states
    /// need wider words.
    #[test]
    fn a_common_factor_changes_nothing(draft in drafts(4, 6)) {
        let small = Jugs::validate(&draft).unwrap();
        let scale = |text: &str| -> String {
            let parts = text.split(',').map(|part| match part.rsplit_once(':') {
                Some((kind, amount)) => format!("{kind}:{}", amount.parse::<u32>().unwrap() * 150_001),
                None => part.parse::<u32>().map_or(part.to_owned(), |amount| (amount * 150_001).to_string()),
            });
            parts.collect::<Vec<_>>().join(",")
        };
        let scaled = ["sizes", "start", "goal"].iter().fold(draft.clone(), |scaled, key| {
            scaled.with(key, scale(draft.get(key)))
        });
        let large = Jugs::validate(&scaled).unwrap();
        let (one, two) = (Jugs::solve(&small, &mut ()), Jugs::solve(&large, &mut ()));
        prop_assert_eq!(one.verdict(), two.verdict());
        prop_assert_eq!(one.moves(), two.moves());
        let (one, two) = (one.evidence().unwrap(), two.evidence().unwrap());
        prop_assert_eq!((&one.plans, &one.layers, one.states), (&two.plans, &two.layers, two.states));
    }

    #[test]
    fn a_reason_without_search_is_never_wrong(draft in drafts(4, 9)) {
        let instance = Jugs::validate(&draft).unwrap();
        if let Some(reason) = reason::find(&instance) {
            prop_assert!(!flood(&instance).keys().any(|have| instance.goal().met(have)), "{:?}", reason);
        }
    }

    #[test]
    fn the_rules_pour_as_a_litre_at_a_time_does(draft in drafts(6, 12)) {
        let instance = Jugs::validate(&draft).unwrap();
        let start = Jugs::start(&instance);
        let mut ours: Vec<Vec<u32>> = Jugs::moves(&instance, &start)
            .iter()
            .map(|mv| Jugs::apply(&instance, &start, mv).unwrap().amounts(&instance).to_vec())
            .collect();
        let mut plain: Vec<Vec<u32>> =
            pours(instance.sizes(), instance.tap(), instance.start()).into_iter().map(|next| next.0).collect();
        ours.sort();
        plain.sort();
        prop_assert_eq!(ours, plain);
    }

    #[test]
    fn canonical_drafts_say_the_same(draft in drafts(6, 1000)) {
        let instance = Jugs::validate(&draft).unwrap();
        let again = Jugs::draft(&instance);
        prop_assert_eq!(Jugs::validate(&again).unwrap(), instance.clone());
        let link = Link::parse(&again.link().to_string()).unwrap();
        prop_assert_eq!(lab::instance::<Jugs>(&link).unwrap(), instance);
    }

    #[test]
    fn the_water_is_what_the_line_says(a in 1u32..40, b in 1u32..40, c in 0u32..80) {
        let instance = instance(&format!("jugs?sizes={a},{b}&goal=total:{}", c % (a + b + 1)));
        let line = line::line(&instance).unwrap();
        for (x, y) in &line.points {
            prop_assert_eq!(x * i64::from(a) + y * i64::from(b), i64::from(line.water));
        }
        prop_assert_eq!(line.points.is_empty(), !line.water.is_multiple_of(reason::gcd(a, b)));
        for from in [0, 1] {
            let moves = line::natural_plan(&instance, from);
            let walked = Timeline::<Jugs>::replay(&instance, moves.clone()).unwrap();
            for ((x, y), state) in line::walk(&instance, &moves).into_iter().zip(walked.states()) {
                let water: u32 = state.amounts(&instance).iter().sum();
                prop_assert!((x * f64::from(a) + y * f64::from(b) - f64::from(water)).abs() < 1e-6);
            }
        }
    }
}

#[test]
fn one_of_the_two_natural_plans_is_shortest_for_an_amount_in_some_jug() {
    for (a, b) in [(3, 7), (5, 3), (34, 5), (4, 9), (6, 10), (11, 13)] {
        for want in (1..=std::cmp::max(a, b)).filter(|want| want % reason::gcd(a, b) == 0) {
            let instance = instance(&format!("jugs?sizes={a},{b}&goal=any:{want}"));
            let best = Jugs::solve(&instance, &mut ()).moves().len();
            let natural = [0, 1].map(|from| line::natural_plan(&instance, from).len());
            assert_eq!(natural.into_iter().min(), Some(best), "{a}, {b}: {want}");
        }
    }
}

#[test]
fn the_triangle_has_the_corners_of_the_table() {
    let classic = instance("jugs?sizes=8,5,3&start=8,0,0&goal=4,4,0&water=closed");
    let mut corners = triangle::region(&classic).unwrap();
    // Around the table, so that corners beside each other share a side.
    for (one, two) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        assert!((0..3).any(|jug| one[jug] == two[jug]), "{one:?} {two:?}");
    }
    corners.sort_unstable();
    assert_eq!(corners, [[0, 5, 3], [3, 5, 0], [5, 0, 3], [8, 0, 0]]);
    assert_eq!(triangle::region(&instance("jugs?sizes=3,7&goal=any:2")), None);
}

#[test]
fn every_fault_is_named_at_once_with_what_is_allowed() {
    assert_eq!(
        faults("sizes=3,x&start=1,2,y&goal=any:q&water=rain&best=looks&colour=red"),
        [
            "colour: “colour” is not a key of jugs; its keys are sizes, start, goal, water, best",
            "sizes: “x” is not a whole number from 1 to 1,000,000",
            "start: “y” is not a whole number from 0 to 1,000,000",
            "goal: “q” is not a whole number from 0 to 6,000,000",
            "water: “rain” is neither tap nor closed",
            "best: “looks” is neither pours nor water",
        ]
    );
    assert_eq!(
        faults("sizes=3,7&start=4,0&goal=1"),
        [
            "start: 4 litres do not fit into the 3-litre jug; at most 3 do",
            "goal: 1 given for 2 jugs; name one amount for each (* for any), or write any:2 or total:5",
        ]
    );
    for (query, key) in [
        ("sizes=&goal=any:1", "sizes"),
        ("sizes=0&goal=any:1", "sizes"),
        ("sizes=1000001&goal=any:1", "sizes"),
        ("sizes=1,1,1,1,1,1,1&goal=any:1", "sizes"),
        ("sizes=-1&goal=any:1", "sizes"),
        ("sizes=+1&goal=any:1", "sizes"),
        ("sizes=99999999999999999999&goal=any:1", "sizes"),
        ("sizes=3", "goal"),
        ("sizes=3,7&goal=*,*", "goal"),
        ("sizes=3,7&goal=some:2", "goal"),
    ] {
        let found = faults(query);
        assert!(found.len() == 1 && found[0].starts_with(key), "{query}: {found:?}");
    }
}

#[test]
fn lists_may_be_written_as_people_write_them() {
    for sizes in ["3,7", "3, 7", "3 7", "3 and 7", " 3;7 "] {
        let draft = Draft::new(Jugs::INFO).with("sizes", sizes).with("goal", "any: 2").with("start", "empty");
        assert_eq!(Jugs::validate(&draft).unwrap(), instance("jugs?sizes=3,7&goal=any:2"), "{sizes}");
    }
}

#[test]
fn the_rules_refuse_with_a_reason() {
    let tap = instance("jugs?sizes=3,7&goal=any:2");
    let closed = instance("jugs?sizes=3,7&start=3,0&goal=any:2&water=closed");
    let refuse = |instance: &Instance, mv| Jugs::apply(instance, &Jugs::start(instance), &mv).unwrap_err();
    assert_eq!(refuse(&tap, Move::Empty(0)), "the 3-litre jug is empty");
    assert_eq!(refuse(&tap, Move::Pour(0, 1)), "the 3-litre jug is empty");
    assert_eq!(refuse(&tap, Move::Pour(1, 1)), "a jug cannot be poured into itself");
    assert_eq!(refuse(&tap, Move::Fill(2)), "there are only 2 jugs");
    assert_eq!(refuse(&tap, Move::Pour(0, 200)), "there are only 2 jugs");
    assert_eq!(refuse(&closed, Move::Fill(1)), "there is neither tap nor drain here");
    let full = instance("jugs?sizes=3,3&start=3,3&goal=any:1");
    assert_eq!(refuse(&full, Move::Fill(1)), "jug B is full already");
    assert_eq!(refuse(&full, Move::Pour(0, 1)), "jug B is full already");
}

#[test]
fn too_large_says_what_would_be_needed() {
    let instance = instance("jugs?sizes=999983,999979,999961,999959&goal=any:123456&best=water");
    let Answer::TooLarge { need, limit } = Jugs::solve(&instance, &mut ()) else { panic!() };
    assert_eq!(limit, "1,000,000 states");
    assert!(need.starts_with("up to 7,99"), "{need}");
}

#[test]
fn a_reason_needs_no_search_however_large() {
    let instance = instance("jugs?sizes=1000000,999998,999996,999994&goal=any:3");
    let Answer::Impossible { evidence } = Jugs::solve(&instance, &mut ()) else { panic!() };
    assert_eq!(evidence.reason, Some(Reason::Divisor { divisor: 2, want: 3 }));
    assert_eq!(evidence.states, 0);
}

#[test]
fn large_jugs_with_a_near_goal_are_solved() {
    let instance = instance("jugs?sizes=1000000,999999,999997,999991,5,3&goal=any:4");
    let answer = Jugs::solve(&instance, &mut ());
    // 1,000,000 into 999,991 leaves 9, and 9 into 5 leaves 4; or in the other order.
    assert_eq!(answer.moves(), [Move::Fill(0), Move::Pour(0, 3), Move::Pour(0, 4)]);
    assert_eq!(answer.evidence().unwrap().plans, "2");
}

#[test]
fn standing_compares_with_the_best() {
    let instance = instance("jugs?sizes=3,7&goal=any:2");
    let best = Jugs::solve(&instance, &mut ());
    let standing = |made: &[Move]| {
        let line = {
            let mut line = Timeline::<Jugs>::new(&instance);
            line.extend(&instance, made.iter().copied()).unwrap();
            line
        };
        let rest = Jugs::solve(&instance.from(line.state()), &mut ());
        Jugs::standing(&instance, made, Some(&rest), Some(best.moves()))
    };
    assert_eq!(standing(&[Move::Fill(0)]).0, "Yes, still on a best plan");
    assert_eq!(
        standing(&[Move::Fill(0)]).1,
        "From here it takes 5 more pours, 6 pours in all, and no plan takes less."
    );
    assert_eq!(
        standing(&[Move::Fill(1)]).1,
        "From here it takes 7 more pours, 8 pours in all; the best plan takes 6 pours."
    );
    assert_eq!(standing(best.moves()).0, "Done: that is the goal");
    let none = Answer::Impossible { evidence: best.evidence().unwrap().clone() };
    assert_eq!(Jugs::standing(&instance, &[], Some(&none), None).0, "The goal is out of reach from here");
}
