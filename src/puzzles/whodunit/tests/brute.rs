use super::*;
use crate::engine::document;
use crate::puzzles::whodunit::model::concluded;
use crate::puzzles::whodunit::{Known, Move, Thing, Unit};

/// One world told outright: who did it, who tells the truth, what else is so.
#[derive(Clone, Copy)]
struct Told {
    people: u8,
    guilt: u16,
    truth: u16,
    facts: [u16; 2],
}

impl Told {
    fn is(&self, who: u8, quality: Quality) -> bool {
        let bit = |set: u16| set >> who & 1 == 1;
        match quality {
            Quality::Guilty => bit(self.guilt),
            Quality::Innocent => !bit(self.guilt),
            Quality::Truthful => bit(self.truth),
            Quality::Lying => !bit(self.truth),
            Quality::Fact(fact) => bit(self.facts[usize::from(fact)]),
        }
    }

    fn holds(&self, expr: &Expr) -> bool {
        match expr {
            Expr::Is(who, quality) => self.is(*who, *quality),
            Expr::Like(one, other) => self.is(*one, Quality::Truthful) == self.is(*other, Quality::Truthful),
            Expr::Count(many, quality) => {
                let so = (0..self.people).filter(|who| self.is(*who, *quality)).count() as u8;
                match many {
                    Many::Exactly(wanted) => so == *wanted,
                    Many::AtLeast(wanted) => so >= *wanted,
                    Many::AtMost(wanted) => so <= *wanted,
                    Many::All => so == self.people,
                    Many::None => so == 0,
                }
            }
            Expr::Says(who, what) => self.is(*who, Quality::Truthful) == self.holds(what),
            Expr::Not(what) => !self.holds(what),
            Expr::And(all) => all.iter().all(|one| self.holds(one)),
            Expr::Or(all) => all.iter().any(|one| self.holds(one)),
            Expr::Implies(one, other) => !self.holds(one) || self.holds(other),
            Expr::Iff(one, other) => self.holds(one) == self.holds(other),
        }
    }

    /// Whether the case allows it, by what each rule says.
    fn stands(&self, case: &Case) -> bool {
        let people = 0..self.people;
        let spoken = people.clone().all(|who| {
            let says = &case.says[usize::from(who)];
            let silent = says.is_empty();
            match case.liars {
                Liars::Guilty | Liars::Knaves if silent => true,
                _ => self.is(who, Quality::Truthful) == says.iter().all(|said| self.holds(said)),
            }
        });
        let lying = people.clone().filter(|who| self.is(*who, Quality::Lying)).count();
        let rule = match case.liars {
            Liars::Culprit => {
                people.clone().all(|who| self.is(who, Quality::Guilty) || self.is(who, Quality::Truthful))
            }
            Liars::Exactly(many) => lying == usize::from(many),
            Liars::AtMost(many) => lying <= usize::from(many),
            Liars::Guilty => {
                people.clone().all(|who| self.is(who, Quality::Guilty) == self.is(who, Quality::Lying))
            }
            Liars::Knaves => true,
        };
        let culprits = self.guilt.count_ones();
        let number = match (case.liars, case.crime()) {
            (Liars::Guilty, _) => true,
            (_, true) => culprits == 1,
            (_, false) => culprits == 0,
        };
        let apart = case.excludes.iter().all(|list| {
            people.clone().all(|who| list.iter().filter(|quality| self.is(who, **quality)).count() <= 1)
        });
        spoken && rule && number && apart && case.sure.iter().all(|sure| self.holds(sure))
    }
}

/// Every world told outright that a case allows.
fn all(case: &Case) -> Vec<Told> {
    let people = case.people();
    let sets = 0..1u16 << people;
    let facts = |at: usize| if at < case.facts.len() { sets.clone() } else { 0..1 };
    let mut found = Vec::new();
    for guilt in sets.clone() {
        for truth in sets.clone() {
            for first in facts(0) {
                for second in facts(1) {
                    let told = Told { people, guilt, truth, facts: [first, second] };
                    if told.stands(case) {
                        found.push(told);
                    }
                }
            }
        }
    }
    found
}

/// Who did it and who lies in these.
fn worlds(told: &[Told]) -> Vec<World> {
    let world = |told: &Told| World { culprits: told.guilt, liars: !told.truth & ((1 << told.people) - 1) };
    let mut found: Vec<World> = told.iter().map(world).collect();
    found.sort_unstable();
    found.dedup();
    found
}

fn agrees(told: &Told, known: &Known) -> bool {
    (0..told.people).all(|who| {
        [Quality::Guilty, Quality::Truthful]
            .into_iter()
            .all(|quality| known.is(who, quality).is_none_or(|so| so == told.is(who, quality)))
    })
}

#[test]
fn worlds_are_those_of_trying_everything() {
    let mut random = fastrand::Rng::with_seed(21);
    let (mut none, mut one, mut many) = (0, 0, 0);
    for _ in 0..2500 {
        let case = case(&mut random);
        let told = all(&case);
        let right = worlds(&told);
        let instance = Instance::new(case.clone(), None);
        let answer = Whodunit::solve(&instance, &mut ());
        let evidence = answer.evidence().unwrap();
        assert_eq!(evidence.worlds, right, "{}", instance.draft().link());
        assert_eq!(answer.verdict(), if right.is_empty() { "impossible" } else { "solved" });
        document::check::<Whodunit>(&instance, &answer).unwrap();
        match right.len() {
            0 => none += 1,
            1 => one += 1,
            _ => many += 1,
        }
    }
    assert!(none > 200 && one > 200 && many > 200, "{none} {one} {many}");
}

/// What follows is so in every world that agrees with what is supposed; what is closed has none.
#[test]
fn every_step_is_true_of_all_worlds() {
    let mut random = fastrand::Rng::with_seed(22);
    let (mut followed, mut closed, mut stopped) = (0, 0, 0);
    for _ in 0..1200 {
        let case = case(&mut random);
        let told = all(&case);
        let instance = Instance::new(case.clone(), None);
        let answer = Whodunit::solve(&instance, &mut ());
        let line = document::check::<Whodunit>(&instance, &answer).unwrap();
        for (at, mv) in line.moves().iter().enumerate() {
            let (before, after) = (&line.states()[at], &line.states()[at + 1]);
            let mut left = told.iter().filter(|told| agrees(told, &before.known));
            match mv {
                Move::Follow => {
                    followed += 1;
                    assert!(left.all(|told| agrees(told, &after.known)));
                }
                Move::Clash(units) => {
                    closed += 1;
                    assert!(left.next().is_none());
                    smallest(&case, &before.known, units);
                    if let Some((frame, so)) = concluded(before) {
                        let mut all = told.iter().filter(|told| agrees(told, &frame.before));
                        assert!(all.all(|told| agrees(told, &frame.before.with(frame.thing, so))));
                        stopped += usize::from(frame.second);
                    }
                }
                _ => {}
            }
        }
    }
    assert!(followed > 500 && closed > 300 && stopped > 5, "{followed} {closed} {stopped}");
}

/// No unit of a contradiction can be left out.
fn smallest(case: &Case, known: &Known, units: &[Unit]) {
    for at in 0..units.len() {
        let mut rest = units.to_vec();
        rest.remove(at);
        assert!(crate::puzzles::whodunit::logic::together_stand(case, known, &rest), "{units:?}");
    }
}

#[test]
fn without_a_statement_the_worlds_are_those_of_the_case_without_it() {
    let mut random = fastrand::Rng::with_seed(23);
    for _ in 0..400 {
        let case = case(&mut random);
        let evidence = evidence(&Instance::new(case.clone(), None));
        for (unit, left) in evidence.without {
            let mut rest = case.clone();
            match unit {
                Unit::Says(who, at) => drop(rest.says[usize::from(who)].remove(usize::from(at))),
                Unit::Sure(at) => drop(rest.sure.remove(usize::from(at))),
                Unit::Lies(_) => panic!("nobody says that"),
            }
            assert_eq!(left, worlds(&all(&rest)));
        }
    }
}

#[test]
fn what_is_asked_and_what_would_settle_it() {
    use crate::puzzles::whodunit::Certain;
    let mut random = fastrand::Rng::with_seed(24);
    let mut kinds = [0; 3];
    for _ in 0..800 {
        let case = case(&mut random);
        let told = all(&case);
        let ask = expr(&mut random, case.people(), case.facts.len() as u8, case.crime(), 1);
        let evidence = evidence(&Instance::new(case.clone(), Some(ask.clone())));
        let so = told.iter().filter(|told| told.holds(&ask)).count();
        let right = match so {
            _ if told.is_empty() => None,
            0 => Some(Certain::No),
            all if all == told.len() => Some(Certain::Yes),
            _ => Some(Certain::Open),
        };
        // What is asked may speak of guilt where the case does not.
        if case.crime() == with(&case, &ask).crime() {
            assert_eq!(evidence.asked, right);
            if let Some(right) = right {
                kinds[right as usize] += 1;
            }
        }
        for (thing, so, world) in &evidence.settles {
            let (who, quality) = match thing {
                Thing::Guilt(who) => (*who, Quality::Guilty),
                Thing::Truth(who) => (*who, Quality::Truthful),
                Thing::Fact(..) => panic!("only of who did it, and who lies"),
            };
            let left: Vec<Told> = told.iter().copied().filter(|told| told.is(who, quality) == *so).collect();
            assert_eq!(worlds(&left), [*world]);
        }
    }
    assert!(kinds.into_iter().all(|kind| kind > 50), "{kinds:?}");
}

fn with(case: &Case, sure: &Expr) -> Case {
    let mut case = case.clone();
    case.sure.push(sure.clone());
    case
}
