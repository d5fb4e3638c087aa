use serde::{Deserialize, Serialize};

use super::board::{Board, MOST, Track, each};
use super::clues::{Clues, clues};
use super::instance::Instance;
use super::model::{Move, Reason};
use super::rules::{Rule, follows};
use super::search::{Counted, LOOKED, count, list};
use super::suppose::shortest;
use super::theory::{Made, fit, model, threes};
use crate::engine::words::number;
use crate::engine::{Answer, Reporter};

/// Completions listed at most: all that seven places have.
pub const LISTED: usize = 240;

/// What an answer rests on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// How many completions were met.
    pub total: u128,
    /// Whether these are all.
    pub complete: bool,
    /// How many boards were looked at to count them.
    pub looked: u64,
    /// The completions, where all are few enough to be listed: where each place leads.
    pub listed: Vec<Vec<u32>>,
    /// What is known of the tracks given, where there is one completion.
    pub clues: Option<Clues>,
    /// How the network shown was made by theory, and the number each place has there.
    pub made: Option<(Made, Vec<u8>)>,
    /// Whether any three places of the network shown share a next place.
    pub threes: bool,
    /// Whether no network of this size can be.
    pub size: bool,
    /// Where there is no completion: the reasoning that shows it, if it comes to an end.
    pub moves: Vec<Move>,
}

/// Counts the completions, and reasons to one of them or to there being none.
pub fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> Answer<Move, Evidence> {
    let given = instance.given();
    let Some(rule) = instance.rule() else {
        return Answer::Impossible {
            evidence: Evidence { size: true, complete: true, ..Evidence::default() },
        };
    };
    let counted = count(given, &rule, u128::MAX, reporter);
    let mut evidence = Evidence {
        total: counted.total,
        complete: counted.complete,
        looked: counted.looked,
        ..Evidence::default()
    };
    if counted.total == 0 && counted.complete {
        let (moves, ended) = derive(given, &rule, None, reporter);
        evidence.moves = if ended { moves } else { Vec::new() };
        return Answer::Impossible { evidence };
    }
    let unique = counted.complete && counted.total == 1;
    if let Some((made, numbers, rows)) = by_theory(instance, &counted) {
        let moves = rows_in_order(given, &rows, &numbers);
        evidence.total = evidence.total.max(1);
        return found(evidence, Board::of(&rows), moves, Some((made, numbers)), given, &rule);
    }
    let Some(whole) = counted.first else {
        return Answer::TooLarge {
            need: format!("more than {} boards looked at", number(counted.looked)),
            limit: number(LOOKED),
        };
    };
    let (moves, _) = derive(given, &rule, Some(&whole), reporter);
    if unique {
        evidence.clues = Some(clues(given, &rule, &whole));
    }
    found(evidence, whole, moves, None, given, &rule)
}

fn found(
    mut evidence: Evidence,
    whole: Board,
    moves: Vec<Move>,
    made: Option<(Made, Vec<u8>)>,
    given: &Board,
    rule: &Rule,
) -> Answer<Move, Evidence> {
    evidence.threes = threes(&whole);
    evidence.made = made;
    if evidence.complete && (2..=LISTED as u128).contains(&evidence.total) {
        evidence.listed = list(given, rule, LISTED).iter().map(Board::rows).collect();
    }
    Answer::Solved { moves, best: evidence.complete, evidence }
}

/// What theory gives, fitted to the tracks that are given: where there is more than one completion, and more places than
/// can be followed track by track, or nothing to begin from.
fn by_theory(instance: &Instance, counted: &Counted) -> Option<(Made, Vec<u8>, Vec<u32>)> {
    let given = instance.given();
    let begun = given.tracks().next().is_some();
    if counted.complete && counted.total == 1 || begun && given.many() < 11 {
        return None;
    }
    let model = model(given.many(), instance.meet())?;
    let numbers = fit(given, &model)?;
    let mut place = [0u8; MOST];
    (0u8..).zip(&numbers).for_each(|(at, number)| place[usize::from(*number)] = at);
    let row = |number: &u8| {
        each(model.rows[usize::from(*number)]).fold(0, |row, to| row | 1 << place[usize::from(to)])
    };
    let rows = numbers.iter().map(row).collect();
    Some((model.made, numbers, rows))
}

/// The rows in the order of their numbers, as long as they lay anything new.
fn rows_in_order(given: &Board, rows: &[u32], numbers: &[u8]) -> Vec<Move> {
    let mut order: Vec<u8> = (0..given.many()).collect();
    order.sort_by_key(|place| numbers[usize::from(*place)]);
    let mut board = *given;
    let mut moves = Vec::new();
    for place in order {
        let row = rows[usize::from(place)];
        let many = given.many();
        let new = board.open(place);
        if new != 0 {
            for other in (0..many).filter(|other| new >> other & 1 == 1) {
                let track = Track { from: place, to: other };
                board.lay(if row >> other & 1 == 1 { track } else { track.turned() });
            }
            moves.push(Move::Row(place, row));
        }
    }
    moves
}

/// Reasons from a board towards a completion, or to what cannot be; whether it came to either.
fn derive(
    given: &Board,
    rule: &Rule,
    whole: Option<&Board>,
    reporter: &mut dyn Reporter,
) -> (Vec<Move>, bool) {
    let mut board = *given;
    let mut moves = Vec::new();
    loop {
        let forced = match follows(&board, rule) {
            Ok(all) => all.into_iter().next(),
            Err(clash) => {
                moves.push(Move::Stop(clash));
                return (moves, true);
            }
        };
        if board.whole() {
            return (moves, true);
        }
        let laid = forced
            .and_then(|forced| Some((forced.tracks().next()?, Reason::Forced(forced.why))))
            .or_else(|| Some((shortest(&board, rule)?.supposed.turned(), Reason::Supposed)))
            .or_else(|| split(&board, rule, whole?, reporter));
        let Some((track, reason)) = laid else { return (moves, false) };
        board.lay(track);
        moves.push(Move::Lay(track, reason));
    }
}

/// A track that nothing short settles, as in `whole`: of those whose other way cannot be completed, the first; else the
/// first at all.
fn split(board: &Board, rule: &Rule, whole: &Board, reporter: &mut dyn Reporter) -> Option<(Track, Reason)> {
    let mine = |gap: Track| if whole.has(gap) { gap } else { gap.turned() };
    let mut first = None;
    for track in board.gaps().map(mine) {
        let other = count(&board.with(track.turned()), rule, 0, reporter);
        if other.complete && other.total == 0 {
            return Some((track, Reason::Searched));
        }
        let reason = if other.total > 0 { Reason::Free } else { Reason::Found };
        first = first.or(Some((track, reason)));
        // To try every track of a large board would take too long.
        if reason == Reason::Found || board.many() > 10 {
            break;
        }
    }
    first
}
