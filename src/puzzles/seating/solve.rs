use std::cell::RefCell;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::Instance;
use super::fill::{fill, named};
use super::model::Move;
use super::reason::{Reason, reason};
use super::search::{CAREFUL, End, Search, careful, plain};
use super::symmetry::{Turn, symmetries};
use super::tables::{Tables, TooMany, count};
use super::ways::Ways;
use crate::engine::words::number;
use crate::engine::{Answer, Reporter};

/// The most patterns of the frontier that are gone through.
pub const PATTERNS: usize = 3_000_000;

/// What an answer rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// Why there is no such seating, if there is none.
    pub reason: Option<Reason>,
    /// How many there are; none where counting would be too much, or is needless.
    pub counts: Option<Counts>,
    /// The search as it happened; none where a small reason makes it needless.
    pub search: Option<Search>,
}

/// How many seatings there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Groups of equal size unnamed, and so candidates.
    pub families: Ways,
    /// How many of them each of the room's own turns leaves as they are.
    pub fixed: Vec<(Turn, Ways)>,
    /// How many patterns of the frontier there were, before each seat and at the end.
    pub layers: Vec<u32>,
}

impl Counts {
    /// How many patterns there were in all.
    pub fn patterns(&self) -> u64 {
        self.layers.iter().map(|size| u64::from(*size)).sum()
    }

    /// Up to the room's own turns and mirrors: the mean of the fixed ones
    /// (Burnside's lemma; Cauchy 1845, Frobenius 1887).
    pub fn up_to_symmetry(&self) -> Ways {
        let sum = self.fixed.iter().fold(Ways::ZERO, |sum, (_, fixed)| sum + *fixed);
        sum / Ways::from(self.fixed.len() as u64)
    }
}

pub type Solution = Answer<Move, Evidence>;

pub fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> Solution {
    if let Some(reason) = reason(instance) {
        return impossible(Evidence { reason: Some(reason), counts: None, search: None });
    }
    let search = plain(instance);
    let counted = counted(instance, reporter);
    let seating = match counted.as_deref() {
        Some((tables, _)) => match tables.seating(instance, instance.pick() - Ways::ONE) {
            Some(classes) => Ok(named(instance, &classes)),
            None if tables.count() == Ways::ZERO => Err(Reason::Exhausted),
            None => Err(Reason::Number),
        },
        None => match careful(instance) {
            (End::Found, seating) if instance.pick() == Ways::ONE => Ok(seating),
            (End::Exhausted, _) => Err(Reason::Exhausted),
            (end, _) => return too_large(end),
        },
    };
    let counts = counted.as_deref().and_then(|(_, counts)| counts.clone());
    let evidence = |reason| Evidence { reason, counts, search: Some(search) };
    match seating {
        Ok(seating) => {
            Answer::Solved { moves: fill(instance, &seating), best: true, evidence: evidence(None) }
        }
        Err(reason) => impossible(evidence(Some(reason))),
    }
}

/// The answer where the seatings are too many to count, and the search ended so.
fn too_large(end: End) -> Solution {
    Answer::TooLarge {
        need: format!("more than {} patterns of the frontier", number(PATTERNS as u64)),
        limit: if end == End::Found {
            "that many; without them no seating but the first can be shown".to_owned()
        } else {
            format!("that many; nor did a search of {} moves find a seating", number(CAREFUL as u64))
        },
    }
}

fn impossible(evidence: Evidence) -> Solution {
    Answer::Impossible { evidence }
}

/// The tables of a room, and what was counted with them.
type Counted = Rc<(Tables, Option<Counts>)>;

thread_local! {
    /// The room last counted: another of its seatings is then told at once.
    static LAST: RefCell<Option<(Instance, Counted)>> = const { RefCell::new(None) };
}

fn counted(instance: &Instance, reporter: &mut dyn Reporter) -> Option<Counted> {
    let room = instance.with_pick(Ways::ONE);
    let kept = LAST.with_borrow(|last| {
        last.as_ref().filter(|(known, _)| *known == room).map(|(_, counted)| Rc::clone(counted))
    });
    if kept.is_some() {
        return kept;
    }
    // The old tables go first, so that both never fill the memory together.
    LAST.set(None);
    let tables = Tables::new(instance, PATTERNS, reporter).ok()?;
    let counts = counts(instance, &tables, reporter);
    let counted = Rc::new((tables, counts));
    LAST.set(Some((room, Rc::clone(&counted))));
    Some(counted)
}

fn counts(instance: &Instance, tables: &Tables, reporter: &mut dyn Reporter) -> Option<Counts> {
    let mut fixed: Vec<(Turn, Ways)> = Vec::new();
    for (turn, images) in symmetries(instance) {
        let quarter = fixed.iter().find(|(known, _)| *known == Turn::Quarter && turn == Turn::Back);
        let ways = match (turn, quarter) {
            (Turn::None, _) => tables.count(),
            // A seating that one quarter turn leaves as it is, the other does too.
            (_, Some((_, ways))) => *ways,
            _ => count(instance, &images, turn.order(), PATTERNS, reporter).ok()?,
        };
        fixed.push((turn, ways));
    }
    Some(Counts { families: tables.count(), fixed, layers: tables.sizes().to_vec() })
}

/// In how many ways the room can be filled from here.
///
/// # Errors
/// When that is too much to count.
pub fn left(instance: &Instance, reporter: &mut dyn Reporter) -> Result<Ways, TooMany> {
    if reason(instance).is_some() {
        return Ok(Ways::ZERO);
    }
    let still: Vec<usize> = (0..instance.room().seats()).collect();
    count(instance, &still, 1, PATTERNS, reporter)
}
