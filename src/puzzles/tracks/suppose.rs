//! A track supposed, and what follows until something cannot be.

use super::board::{Board, Track, bit, each};
use super::rules::{Clash, Forced, Rule, Why, follows};

/// What follows from a track that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The track supposed.
    pub supposed: Track,
    /// What follows in turn: only what the clash needs.
    pub links: Vec<(Track, Why)>,
    /// What cannot be.
    pub clash: Clash,
}

/// The shortest chain that refutes a track with its other way open; none where none is refuted.
pub fn shortest(board: &Board, rule: &Rule) -> Option<Chain> {
    let ways = board.gaps().flat_map(|track| [track, track.turned()]);
    let mut best: Option<Chain> = None;
    for track in ways {
        if let Some(chain) = refute(board, rule, track) {
            if chain.links.is_empty() {
                return Some(chain);
            }
            if best.as_ref().is_none_or(|best| chain.links.len() < best.links.len()) {
                best = Some(chain);
            }
        }
    }
    best
}

/// What follows from a track until something cannot be; none where nothing shows.
pub fn refute(board: &Board, rule: &Rule, supposed: Track) -> Option<Chain> {
    let mut tried = board.with(supposed);
    // Round by round, so that what needs the fewest links comes first.
    let mut laid: Vec<(Track, Why)> = Vec::new();
    loop {
        let round = match follows(&tried, rule) {
            Ok(round) => round,
            Err(clash) => return Some(needed(board, rule, supposed, &laid, clash)),
        };
        let before = laid.len();
        for forced in round {
            for track in Forced::tracks(forced) {
                if tried.has(track.turned()) {
                    // Two that follow contradict: the first stands, and what the second rests on breaks.
                    continue;
                }
                if !tried.has(track) {
                    tried.lay(track);
                    laid.push((track, forced.why));
                }
            }
        }
        if laid.len() == before {
            return None;
        }
    }
}

/// Only those links that the clash rests on.
fn needed(board: &Board, rule: &Rule, supposed: Track, laid: &[(Track, Why)], clash: Clash) -> Chain {
    let mut wanted: Vec<Track> = Vec::new();
    let upto =
        |end: usize| laid[..end].iter().fold(board.with(supposed), |board, (track, _)| board.with(*track));
    want(board, &upto(laid.len()), rule, ground(clash), &mut wanted);
    let mut links = Vec::new();
    for (at, (track, why)) in laid.iter().enumerate().rev() {
        if wanted.contains(track) {
            links.push((*track, *why));
            want(board, &upto(at), rule, basis(*track, *why), &mut wanted);
        }
    }
    links.reverse();
    // Of what was found in one round, a part may do.
    let mut now = board.with(supposed);
    for (at, (track, _)) in links.iter().enumerate() {
        if let Err(clash) = follows(&now, rule) {
            return needed(board, rule, supposed, &links[..at], clash);
        }
        now.lay(*track);
    }
    Chain { supposed, links, clash }
}

/// What a conclusion rests on.
enum Basis {
    /// All tracks out of a place.
    Out(u8),
    /// All tracks into a place.
    Into(u8),
    /// What two places share, and a track besides.
    Shared(u8, u8, Option<Track>),
    /// What two places cannot share any more.
    Not(u8, u8),
}

fn ground(clash: Clash) -> Basis {
    match clash {
        Clash::Many(place) => Basis::Out(place),
        Clash::Few(place) => Basis::Into(place),
        Clash::Twice(one, other) => Basis::Shared(one, other, None),
        Clash::Never(one, other) => Basis::Not(one, other),
    }
}

fn basis(track: Track, why: Why) -> Basis {
    match why {
        Why::Full(place) => Basis::Out(place),
        Why::Led(place) => Basis::Into(place),
        Why::Met(one, other) => {
            let mate = if track.to == one { other } else { one };
            Basis::Shared(one, other, Some(Track { from: mate, to: track.from }))
        }
        Why::Must(one, other) => Basis::Not(one, other),
    }
}

/// Adds the tracks that a conclusion rests on and that the board had not before.
fn want(before: &Board, now: &Board, rule: &Rule, basis: Basis, wanted: &mut Vec<Track>) {
    let mut add = |track: Track| {
        if !before.has(track) && !wanted.contains(&track) {
            wanted.push(track);
        }
    };
    match basis {
        Basis::Out(place) => each(now.out(place)).for_each(|to| add(Track { from: place, to })),
        Basis::Into(place) => each(now.into(place)).for_each(|from| add(Track { from, to: place })),
        Basis::Shared(one, other, besides) => {
            let shared = each(now.shared((one, other))).take(rule.shared.1 as usize + 1);
            shared.for_each(|to| [one, other].into_iter().for_each(|from| add(Track { from, to })));
            besides.into_iter().for_each(add);
        }
        Basis::Not(one, other) => {
            for place in 0..now.many() {
                let off = |of: u8| (now.into(of) & bit(place) != 0).then_some(Track { from: place, to: of });
                // One of the two is enough; one that stood before needs nothing more.
                let ways: Vec<Track> = [off(one), off(other)].into_iter().flatten().collect();
                if place != one && place != other && !ways.iter().any(|track| before.has(*track)) {
                    ways.into_iter().take(1).for_each(&mut add);
                }
            }
        }
    }
}
