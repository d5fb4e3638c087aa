//! Which tracks need not be given, and the fewest that still leave one completion.

use serde::{Deserialize, Serialize};

use super::board::{Board, Track};
use super::rules::Rule;
use super::search::{count, list};

/// The most tracks gone through for the fewest of them.
const TRACKS: usize = 64;
/// Choices of tracks tried at most.
const TRIED: u32 = 3_000;
/// Steps at most to choose tracks.
const STEPS: u32 = 200_000;

/// What is known of the tracks that are given, where just one completion is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clues {
    /// Those of which each alone could be left out.
    pub needless: Vec<Track>,
    /// The fewest of them that leave one completion; none where that was not found out.
    pub fewest: Option<Vec<Track>>,
    /// The fewest of all tracks of the completion that leave it alone; none where that was not found out.
    pub any: Option<Vec<Track>>,
}

/// Looks at the tracks given, where `whole` is the only completion.
pub fn clues(given: &Board, rule: &Rule, whole: &Board) -> Clues {
    let tracks: Vec<Track> = given.tracks().collect();
    let needless = tracks.iter().copied().filter(|track| {
        let mut rest = *given;
        rest.lift(*track);
        alone(&rest, rule) == Some(true)
    });
    let every: Vec<Track> = whole.tracks().collect();
    Clues {
        needless: needless.collect(),
        fewest: fewest(&tracks, rule, whole),
        any: if given.many() == 7 { fewest(&every, rule, whole) } else { None },
    }
}

/// Whether a board has just one completion; none where that was not found out.
fn alone(board: &Board, rule: &Rule) -> Option<bool> {
    let counted = count(board, rule, 1, &mut ());
    match counted.total {
        0 | 1 => counted.complete.then_some(counted.total == 1),
        _ => Some(false),
    }
}

/// The fewest of these tracks that leave `whole` alone: the fewest that meet, in each other completion found, a track
/// that runs the other way there. As long as the choice leaves another, that one is added to those to be met; so the
/// choice that leaves none is the fewest of all (implicit hitting sets; Moreno-Centeno and Karp 2013).
fn fewest(tracks: &[Track], rule: &Rule, whole: &Board) -> Option<Vec<Track>> {
    if tracks.len() > TRACKS {
        return None;
    }
    let mut others: Vec<u64> = Vec::new();
    for _ in 0..TRIED {
        let chosen = hit(&others)?;
        let mut board = Board::new(whole.many());
        let taken = tracks.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1);
        taken.clone().for_each(|(_, track)| board.lay(*track));
        let counted = list(&board, rule, 24);
        let before = others.len();
        for other in counted.iter().filter(|other| *other != whole) {
            let turned = tracks.iter().enumerate().filter(|(_, track)| other.has(track.turned()));
            let mask = turned.fold(0, |mask, (at, _)| mask | 1 << at);
            if !others.contains(&mask) {
                others.push(mask);
            }
        }
        if others.len() == before {
            // What was listed may have been cut short: only a count tells.
            return (alone(&board, rule)?).then(|| taken.map(|(_, track)| *track).collect());
        }
    }
    None
}

/// The smallest set with a member in each of `sets`; none where that takes too long or one of them is empty.
fn hit(sets: &[u64]) -> Option<u64> {
    fn go(sets: &[u64], chosen: u64, left: u32, steps: &mut u32) -> Option<u64> {
        let missed = || sets.iter().filter(|set| *set & chosen == 0);
        let Some(least) = missed().min_by_key(|set| set.count_ones()) else { return Some(chosen) };
        *steps = steps.checked_sub(1)?;
        // Sets that have nothing in common need a member each.
        let mut apart = 0;
        let mut used = 0u64;
        for set in missed() {
            if set & used == 0 {
                used |= set;
                apart += 1;
            }
        }
        if apart > left {
            return None;
        }
        let mut rest = *least;
        while rest != 0 {
            let member = rest & rest.wrapping_neg();
            rest ^= member;
            if let Some(found) = go(sets, chosen | member, left - 1, steps) {
                return Some(found);
            }
        }
        None
    }
    let mut steps = STEPS;
    for size in 0..=TRACKS as u32 {
        if let Some(found) = go(sets, 0, size, &mut steps) {
            return Some(found);
        }
        if steps == 0 {
            return None;
        }
    }
    None
}
