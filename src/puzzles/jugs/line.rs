//! Two jugs and a tap as one equation: x·a + y·b = c.
//!
//! x counts how often the first jug is filled from the tap less how often it
//! is emptied, y the same for the second. The water there is in all is always
//! x·a + y·b, so a plan for c is a walk to a lattice point of that line.

use super::reason::gcd;
use super::{Goal, Instance, Move, State, model};
use crate::engine::words::number;

/// The most steps of a natural plan that are followed.
const LONGEST: usize = 4000;

/// The line of a two-jug puzzle that starts empty, with a tap.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The jugs' sizes.
    pub sizes: [u32; 2],
    /// The water the goal speaks of.
    pub water: u32,
    /// The lattice points with least x ≥ 0 and with least y ≥ 0; none if the
    /// common divisor does not divide the water.
    pub points: Vec<(i64, i64)>,
    /// The two natural plans as walks: fill one jug, pour into the other,
    /// empty that when full, until the goal.
    pub plans: [Vec<(f64, f64)>; 2],
}

/// The line of `instance`, if it has one.
pub fn line(instance: &Instance) -> Option<Line> {
    let &[a, b] = instance.sizes() else { return None };
    if !instance.tap() || !instance.starts_empty() {
        return None;
    }
    let water = match instance.goal() {
        Goal::Any(water) | Goal::Total(water) => *water,
        Goal::Each(wants) => wants.iter().flatten().sum(),
    };
    (water <= a + b).then(|| Line {
        sizes: [a, b],
        water,
        points: points(a, b, water),
        plans: [0, 1].map(|from| walk(instance, &natural_plan(instance, from))),
    })
}

/// The least solutions of x·a + y·b = c: with x ≥ 0 and with y ≥ 0.
fn points(a: u32, b: u32, c: u32) -> Vec<(i64, i64)> {
    let g = gcd(a, b);
    if !c.is_multiple_of(g) {
        return Vec::new();
    }
    let (a, b, c) = (i64::from(a / g), i64::from(b / g), i64::from(c / g));
    let x = (c * inverse(a, b)).rem_euclid(b);
    let y = (c * inverse(b, a)).rem_euclid(a);
    let first = (x, (c - x * a) / b);
    let second = ((c - y * b) / a, y);
    if first == second { vec![first] } else { vec![first, second] }
}

/// The number i with a·i ≡ 1 modulo `m`, for coprime numbers (extended Euclid).
fn inverse(a: i64, m: i64) -> i64 {
    let (mut old, mut new) = ((a.rem_euclid(m), 1), (m, 0));
    while new.0 != 0 {
        let times = old.0 / new.0;
        (old, new) = (new, (old.0 - times * new.0, old.1 - times * new.1));
    }
    old.1
}

/// Fill jug `from`, pour on, empty the other when full, until the goal, or
/// until all is empty again.
pub fn natural_plan(instance: &Instance, from: usize) -> Vec<Move> {
    let to = 1 - from;
    let mut state = State::new(instance.start());
    let mut moves = Vec::new();
    while !instance.goal().met(state.amounts(instance)) && moves.len() < LONGEST {
        let have = state.amounts(instance);
        let mv = if have[to] == instance.sizes()[to] {
            Move::Empty(to)
        } else if have[from] == 0 {
            Move::Fill(from)
        } else {
            Move::Pour(from, to)
        };
        let Ok(next) = model::apply(instance, &state, mv) else { break };
        state = next;
        moves.push(mv);
        if state.amounts(instance) == [0, 0] {
            break;
        }
    }
    moves
}

/// Where moves from the start lead, as points (x, y): one more than moves.
/// A jug filled or emptied in part counts for that part.
pub fn walk(instance: &Instance, moves: &[Move]) -> Vec<(f64, f64)> {
    let mut state = State::new(instance.start());
    let mut at = [0.0, 0.0];
    let mut points = vec![(0.0, 0.0)];
    for mv in moves {
        let Ok(next) = model::apply(instance, &state, *mv) else { break };
        if let Move::Fill(jug) | Move::Empty(jug) = *mv
            && jug < 2
        {
            let change = f64::from(next.amounts(instance)[jug]) - f64::from(state.amounts(instance)[jug]);
            at[jug] += change / f64::from(instance.sizes()[jug]);
        }
        state = next;
        points.push((at[0], at[1]));
    }
    points
}

/// The equation behind the plan, in words, where there is one.
pub fn identity(instance: &Instance) -> Option<String> {
    let line = line(instance)?;
    let [a, b] = line.sizes;
    let sums: Vec<String> = line.points.iter().map(|&(x, y)| sum(x, a, y, b)).collect();
    let water = number(line.water);
    let counted = "Counting how often each jug is filled (+) and emptied (−)";
    match sums.as_slice() {
        [] => None,
        [one] => Some(format!("{counted}, the figures behind it are {one} = {water}.")),
        [one, .., two] => {
            Some(format!("{counted}, there are two natural plans: {one} = {water}, and {two} = {water}."))
        }
    }
}

fn sum(x: i64, a: u32, y: i64, b: u32) -> String {
    let sign = if y < 0 { '−' } else { '+' };
    let first = format!("{}{}", if x < 0 { "−" } else { "" }, number(x.unsigned_abs()));
    format!("{first} × {} {sign} {} × {}", number(a), number(y.unsigned_abs()), number(b))
}
