//! What a step looks at: to be lit in the drawing.

use super::board::{Board, Places, Track, bit, each};
use super::instance::Instance;
use super::model::{Move, Reason};
use super::rules::{Clash, Why, follows};
use super::suppose::{Chain, refute};

/// What is lit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Tracks that the step lays.
    pub now: Vec<Track>,
    /// Tracks that its reason speaks of.
    pub why: Vec<Track>,
    /// Tracks that are only supposed.
    pub supposed: Vec<Track>,
    /// Places that its reason speaks of.
    pub places: Places,
    /// Where these meet, or must.
    pub meet: Places,
    /// Whether something cannot be.
    pub wrong: bool,
}

impl Marks {
    /// What a move looks at on the board before it.
    pub fn of(instance: &Instance, before: &Board, mv: &Move, after: &Board) -> Self {
        let Some(rule) = instance.rule() else { return Self::default() };
        match mv {
            Move::Lay(track, reason) => {
                let mut marks = match reason {
                    Reason::Forced(why) => Self::why(before, *track, *why),
                    Reason::Supposed => {
                        let chain = refute(before, &rule, track.turned());
                        chain.map_or_else(Self::default, |chain| Self::chain(before, &chain))
                    }
                    _ => Self::default(),
                };
                marks.now = vec![*track];
                marks
            }
            Move::Row(place, _) => {
                let new = after.tracks().filter(|track| !before.has(*track));
                Self { now: new.collect(), places: bit(*place), ..Self::default() }
            }
            Move::Stop(clash) => Self::clash(before, *clash),
            Move::Put(track) => Self { now: vec![*track], ..Self::wrong(instance, after) },
            Move::Take(_) => Self::wrong(instance, after),
            Move::Whole(_) => Self::default(),
        }
    }

    /// What is wrong on a board, if anything is.
    pub fn wrong(instance: &Instance, board: &Board) -> Self {
        let clash = instance.rule().and_then(|rule| follows(board, &rule).err());
        clash.map_or_else(Self::default, |clash| Self::clash(board, clash))
    }

    fn why(board: &Board, track: Track, why: Why) -> Self {
        match why {
            Why::Full(from) => Self::at(out_of(board, from), bit(from), 0),
            Why::Led(to) => Self::at(into(board, to), bit(to), 0),
            Why::Met(one, other) => {
                let shared = board.shared((one, other));
                let mate = if track.to == one { other } else { one };
                let mut tracks = rides(one, other, shared);
                tracks.push(Track { from: mate, to: track.from });
                Self::at(tracks, bit(one) | bit(other), shared)
            }
            Why::Must(one, other) => {
                let left = board.may_share((one, other));
                Self::at(off(board, one, other), bit(one) | bit(other), left)
            }
        }
    }

    fn clash(board: &Board, clash: Clash) -> Self {
        let marks = match clash {
            Clash::Many(from) => Self::at(out_of(board, from), bit(from), 0),
            Clash::Few(to) => Self::at(into(board, to), bit(to), 0),
            Clash::Twice(one, other) => {
                let shared = board.shared((one, other));
                Self::at(rides(one, other, shared), bit(one) | bit(other), shared)
            }
            Clash::Never(one, other) => Self::at(off(board, one, other), bit(one) | bit(other), 0),
        };
        Self { wrong: true, ..marks }
    }

    fn chain(board: &Board, chain: &Chain) -> Self {
        let links = chain.links.iter().map(|(track, _)| *track);
        let supposed: Vec<Track> = std::iter::once(chain.supposed).chain(links).collect();
        let then = supposed.iter().fold(*board, |board, track| board.with(*track));
        let mut marks = Self::clash(&then, chain.clash);
        marks.why.retain(|track| !supposed.contains(track));
        Self { supposed, wrong: false, ..marks }
    }

    fn at(why: Vec<Track>, places: Places, meet: Places) -> Self {
        Self { why, places, meet, ..Self::default() }
    }
}

fn out_of(board: &Board, from: u8) -> Vec<Track> {
    each(board.out(from)).map(|to| Track { from, to }).collect()
}

fn into(board: &Board, to: u8) -> Vec<Track> {
    each(board.into(to)).map(|from| Track { from, to }).collect()
}

/// Both tracks to each place of a set.
pub fn rides(one: u8, other: u8, to: Places) -> Vec<Track> {
    each(to).flat_map(|to| [Track { from: one, to }, Track { from: other, to }]).collect()
}

/// The tracks by which two places cannot share others: into either of them.
fn off(board: &Board, one: u8, other: u8) -> Vec<Track> {
    let (by_one, by_other) = board.barred((one, other));
    let to = |set: Places, to: u8| each(set).map(move |from| Track { from, to });
    to(by_one, one).chain(to(by_other, other)).collect()
}
