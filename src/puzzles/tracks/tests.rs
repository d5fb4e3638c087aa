//! Zoom tracks against trying everything, and against what is published.

mod brute;
mod drawing;
mod published;
mod reading;
mod reasoning;

use super::board::{Board, Places, Track, pairs};
use super::{Evidence, Instance, Move, Tracks};
use crate::engine::{Answer, Link, Puzzle, lab};

fn instance(link: &str) -> Instance {
    lab::instance::<Tracks>(&Link::parse(link).unwrap()).unwrap_or_else(|faults| panic!("{link}: {faults:?}"))
}

fn solved(instance: &Instance) -> (Vec<Move>, Evidence) {
    match Tracks::solve(instance, &mut ()) {
        Answer::Solved { moves, evidence, .. } => (moves, evidence),
        other => panic!("{:?}: {other:?}", instance.draft().link().to_string()),
    }
}

/// Whether any two rows have this many bits in common, told by the definition alone.
fn shares(rows: &[Places], right: impl Fn(u32) -> bool) -> bool {
    pairs(rows.len() as u8)
        .all(|(one, other)| right((rows[usize::from(one)] & rows[usize::from(other)]).count_ones()))
}

/// Every way to lay all tracks between so many places.
fn every(many: u8) -> impl Iterator<Item = Vec<Places>> {
    let all: Vec<(u8, u8)> = pairs(many).collect();
    (0u32..1 << all.len()).map(move |ways| {
        let mut rows = vec![0; usize::from(many)];
        for (at, (one, other)) in all.iter().enumerate() {
            let (from, to) = if ways >> at & 1 == 1 { (one, other) } else { (other, one) };
            rows[usize::from(*from)] |= 1 << to;
        }
        rows
    })
}

/// The 240 networks of seven places, by going through all two million.
fn seven() -> &'static [Vec<Places>] {
    static ALL: std::sync::OnceLock<Vec<Vec<Places>>> = std::sync::OnceLock::new();
    ALL.get_or_init(|| every(7).filter(|rows| shares(rows, |share| share == 1)).collect())
}

fn runs(rows: &[Places], track: Track) -> bool {
    rows[usize::from(track.from)] >> track.to & 1 == 1
}

/// Those of the 240 that have all tracks of a board.
fn with<'a>(board: &'a Board) -> impl Iterator<Item = &'a Vec<Places>> + 'a {
    seven().iter().filter(|rows| board.tracks().all(|track| runs(rows, track)))
}

/// A few tracks of a network, and now and then one that is turned.
fn some_of(random: &mut fastrand::Rng, whole: &[Places]) -> Board {
    let mut board = Board::new(whole.len() as u8);
    let many = random.usize(0..=14);
    for _ in 0..many {
        let all: Vec<Track> = Board::of(whole).tracks().collect();
        let track = all[random.usize(..all.len())];
        if !board.has(track.turned()) {
            board.lay(if random.u8(..20) == 0 && !board.has(track) { track.turned() } else { track });
        }
    }
    board
}
