//! Whodunits against trying every world, and against what is published.

mod brute;
mod drawing;
mod play;
mod published;
mod reading;

use super::{Case, Evidence, Expr, Instance, Liars, Many, Quality, Whodunit, World};
use crate::engine::{Answer, Link, Puzzle, lab};

fn instance(link: &str) -> Instance {
    lab::instance::<Whodunit>(&Link::parse(link).unwrap())
        .unwrap_or_else(|faults| panic!("{link}: {faults:?}"))
}

fn evidence(instance: &Instance) -> Evidence {
    match Whodunit::solve(instance, &mut ()) {
        Answer::Solved { evidence, .. } | Answer::Impossible { evidence } => evidence,
        other => panic!("{other:?}"),
    }
}

/// Who did it and who lies, told by first letters: “A/AB”.
fn told(link: &str) -> Vec<String> {
    let instance = instance(link);
    let names = |set: u16| -> String {
        super::names::members(set)
            .map(|who| instance.case().names[usize::from(who)].chars().next().unwrap())
            .collect()
    };
    evidence(&instance)
        .worlds
        .iter()
        .map(|world| format!("{}/{}", names(world.culprits), names(world.liars)))
        .collect()
}

/// A random thing to say.
fn expr(random: &mut fastrand::Rng, people: u8, facts: u8, crime: bool, deep: u8) -> Expr {
    let quality = |random: &mut fastrand::Rng| loop {
        match random.u8(..6) {
            0 if crime => return Quality::Guilty,
            1 if crime => return Quality::Innocent,
            2 => return Quality::Truthful,
            3 => return Quality::Lying,
            4 | 5 if facts > 0 => return Quality::Fact(random.u8(..facts)),
            _ => {}
        }
    };
    let kinds = if deep == 0 { 3 } else { 10 };
    match random.u8(..kinds) {
        0 | 1 => Expr::Is(random.u8(..people), quality(random)),
        2 => {
            let many = match random.u8(..5) {
                0 => Many::All,
                1 => Many::None,
                2 => Many::AtLeast(random.u8(..=people)),
                3 => Many::AtMost(random.u8(..=people)),
                _ => Many::Exactly(random.u8(..=people)),
            };
            Expr::Count(many, quality(random))
        }
        3 => Expr::Like(random.u8(..people), random.u8(..people)),
        4 => Expr::Says(random.u8(..people), Box::new(expr(random, people, facts, crime, deep - 1))),
        5 => Expr::Not(Box::new(expr(random, people, facts, crime, deep - 1))),
        6 | 7 => {
            let all = (0..random.usize(2..4)).map(|_| expr(random, people, facts, crime, deep - 1)).collect();
            if random.bool() { Expr::And(all) } else { Expr::Or(all) }
        }
        8 => Expr::Implies(
            Box::new(expr(random, people, facts, crime, deep - 1)),
            Box::new(expr(random, people, facts, crime, deep - 1)),
        ),
        _ => Expr::Iff(
            Box::new(expr(random, people, facts, crime, deep - 1)),
            Box::new(expr(random, people, facts, crime, deep - 1)),
        ),
    }
}

/// A random case of a few people.
fn case(random: &mut fastrand::Rng) -> Case {
    let people = random.u8(1..=4);
    let facts = random.u8(..3);
    let liars = match random.u8(..5) {
        0 => Liars::Culprit,
        1 => Liars::Exactly(random.u8(..=people)),
        2 => Liars::AtMost(random.u8(..=people)),
        3 => Liars::Guilty,
        _ => Liars::Knaves,
    };
    let crime = random.bool();
    let mut says = Vec::new();
    for _ in 0..people {
        let many = random.usize(..3);
        says.push((0..many).map(|_| expr(random, people, facts, crime, 2)).collect());
    }
    let sure = (0..random.usize(..2)).map(|_| expr(random, people, facts, crime, 1)).collect();
    // A fact exists for standing in an exclusion.
    let mut excludes: Vec<Vec<Quality>> = Vec::new();
    if facts > 0 {
        let mut list: Vec<Quality> = (0..facts).map(Quality::Fact).collect();
        if crime && random.bool() {
            list.push(Quality::Guilty);
        }
        excludes.push(list);
    }
    Case {
        names: ["Ann", "Bob", "Cy", "Dee"][..usize::from(people)].iter().map(ToString::to_string).collect(),
        facts: ["was away", "had a key"][..usize::from(facts)].iter().map(ToString::to_string).collect(),
        says,
        sure,
        excludes,
        liars,
    }
}
