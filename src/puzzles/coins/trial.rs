//! Every case put through the plan, weighed by the rules alone.

use super::State;
use super::model::{Case, TILTS, weigh};
use super::strategy::{self, Weighing};
use super::{Instance, Tell, names};
use crate::engine::words::{capital, count};
use crate::engine::{Progress, Reporter};

/// What a plan says at a node: weigh these, or conclude.
pub trait Plan {
    /// A place in the plan.
    type Node;
    /// What is weighed there; `None` where the plan concludes.
    fn weighing(&self, node: &Self::Node) -> Option<Weighing<Self::Node>>;
    /// Whether what the plan concludes there is right in `case`.
    fn right(&self, node: &Self::Node, case: Case) -> bool;
}

/// A case that a plan fails, and what went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The case.
    pub case: Case,
    /// How many weighings were made in it.
    pub weighings: u32,
    /// Whether the plan concluded, and wrongly; else it said nothing.
    pub wrong: bool,
}

/// Puts `cases` through `plan` and counts those it serves.
///
/// # Errors
/// The first case, in the plan's own order, that it fails.
pub fn run<P: Plan>(
    plan: &P,
    root: P::Node,
    cases: Vec<Case>,
    done: &mut dyn FnMut(u64),
) -> Result<u64, Failure> {
    let mut right = 0;
    let mut waiting = vec![(root, cases, 0)];
    while let Some((node, cases, weighings)) = waiting.pop() {
        let Some(weighing) = plan.weighing(&node) else {
            if let Some(case) = cases.iter().copied().find(|case| !plan.right(&node, *case)) {
                return Err(Failure { case, weighings, wrong: true });
            }
            right += cases.len() as u64;
            done(right);
            continue;
        };
        let mut sorted: [Vec<Case>; 3] = Default::default();
        for case in cases {
            let result = weigh(&weighing.left, &weighing.right, case);
            sorted[TILTS.iter().position(|tilt| *tilt == result).unwrap_or(0)].push(case);
        }
        for (next, cases) in weighing.after.into_iter().zip(sorted).rev() {
            let Some(first) = cases.first().copied() else { continue };
            match next {
                Some(next) => waiting.push((next, cases, weighings + 1)),
                None => return Err(Failure { case: first, weighings: weighings + 1, wrong: false }),
            }
        }
    }
    Ok(right)
}

/// The solver's plan.
struct Strategy<'a>(&'a Instance);

impl Plan for Strategy<'_> {
    type Node = State;

    fn weighing(&self, node: &State) -> Option<Weighing<State>> {
        strategy::weighing(self.0, node)
    }

    fn right(&self, node: &State, case: Case) -> bool {
        node.conclusion(self.0.tell()).is_some_and(|found| self.0.accepts(found, case))
    }
}

/// How often progress is told, in cases.
const EVERY: u64 = 20_000;

/// Tries the plan on every case of the puzzle.
///
/// # Errors
/// The first case it fails, in words.
pub fn trial(instance: &Instance, reporter: &mut dyn Reporter) -> Result<u64, String> {
    let start = instance.start();
    let mut told = 0;
    let mut done = |cases: u64| {
        if cases >= told + EVERY {
            told = cases;
            reporter.progress(Progress { done: cases });
        }
    };
    let cases = start.each_case().collect();
    run(&Strategy(instance), start, cases, &mut done).map_err(|failure| words(&failure, instance.tell()))
}

/// A failure as a sentence without its end.
pub fn words(failure: &Failure, tell: Tell) -> String {
    let wanted = match (failure.case, tell) {
        (Case::None, _) => "that no coin is fake",
        (_, Tell::Weight) => "which coin, and whether heavy or light",
        (_, Tell::Coin) => "which coin",
    };
    let made = count(failure.weighings, "weighing");
    let case = capital(&names::case(failure.case));
    if failure.wrong {
        format!("{case}: after {made} it concludes something else")
    } else {
        format!("{case}: after {made} it does not say {wanted}")
    }
}
