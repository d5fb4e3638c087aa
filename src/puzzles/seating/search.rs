//! Two searches. The plain one takes the seats as they come and goes back to
//! the last choice where a seat finds nobody: it is kept, to be watched. The
//! careful one first does whatever follows, and finds a seating where there
//! are too many to be counted.

use serde::{Deserialize, Serialize};

use super::Instance;
use super::bits::each;
use super::board::{Board, Deduction, Kind};
use super::model::{Back, Move, Why};

/// How many moves of a search are kept, to be watched.
const KEPT: usize = 2_000;
/// How many moves the plain search makes before it gives up.
const PLAIN: usize = 20_000;
/// How many the careful one makes.
pub const CAREFUL: usize = 50_000;

/// A search, from its first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Search {
    /// Its moves, at most the first 2,000.
    pub moves: Vec<Move>,
    /// How many it made.
    pub made: u32,
    /// How often it went back.
    pub retreats: u32,
    /// How it ended.
    pub end: End,
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// Everyone sits.
    Found,
    /// Every choice was tried.
    Exhausted,
    /// It was given up.
    GivenUp,
}

/// A choice made on the way.
struct Level {
    seat: usize,
    kinds: Vec<Kind>,
    /// The groups that the kinds were tried with, in their order, the present one last.
    tried: Vec<u8>,
    /// Everyone seated since, this seat first.
    since: Vec<u8>,
}

struct Trace<'a> {
    careful: bool,
    board: Board<'a>,
    levels: Vec<Level>,
    search: Search,
}

/// The plain search.
pub fn plain(instance: &Instance) -> Search {
    run(instance, false).search
}

/// How the careful search ends, and the seating it finds, for each seat its group.
pub fn careful(instance: &Instance) -> (End, Vec<u8>) {
    let trace = run(instance, true);
    (trace.search.end, trace.board.seats.iter().flatten().copied().collect())
}

fn run(instance: &Instance, careful: bool) -> Trace<'_> {
    let search = Search { moves: Vec::new(), made: 0, retreats: 0, end: End::GivenUp };
    let mut trace =
        Trace { careful, board: Board::new(instance, instance.given()), levels: Vec::new(), search };
    trace.search.end = trace.run();
    trace
}

impl Trace<'_> {
    fn run(&mut self) -> End {
        let most = if self.careful { CAREFUL } else { PLAIN };
        while (self.search.made as usize) < most {
            if self.board.free == 0 {
                return End::Found;
            }
            let went_on = match self.next() {
                Some(Deduction::Only(seat, kind)) => {
                    self.seat(seat, self.board.one(kind), Why::Only);
                    true
                }
                Some(Deduction::Needed(seat, kind)) => {
                    self.seat(seat, self.board.one(kind), Why::Needed);
                    true
                }
                Some(Deduction::Nobody(seat)) => self.retreat(Back::Nobody(seat as u8)),
                Some(Deduction::NoRoom(group)) => self.retreat(Back::NoRoom(group)),
                None => self.choose(),
            };
            if !went_on {
                return End::Exhausted;
            }
        }
        End::GivenUp
    }

    /// What follows; for the plain search, only for the next seat.
    fn next(&self) -> Option<Deduction> {
        if self.careful {
            return self.board.deduce();
        }
        let seat = each(self.board.free).next()?;
        match self.board.kinds(seat)[..] {
            [] => Some(Deduction::Nobody(seat)),
            [kind] => Some(Deduction::Only(seat, kind)),
            _ => None,
        }
    }

    fn choose(&mut self) -> bool {
        let (choice, why): (_, fn(u8) -> Why) = if self.careful {
            (self.board.choice(), Why::Choice)
        } else {
            (each(self.board.free).next().map(|seat| (seat, self.board.kinds(seat))), Why::Next)
        };
        let Some((seat, kinds)) = choice else { return false };
        let group = self.board.one(kinds[0]);
        let why = why(kinds.len() as u8);
        self.levels.push(Level { seat, kinds, tried: vec![group], since: Vec::new() });
        self.seat(seat, group, why);
        true
    }

    /// Back to the last choice with something left to try, and tries it; false if there is none.
    fn retreat(&mut self, mut why: Back) -> bool {
        while let Some(mut level) = self.levels.pop() {
            for seat in &level.since {
                self.board.clear(usize::from(*seat));
            }
            self.search.retreats += 1;
            self.push(Move::Clear(std::mem::take(&mut level.since), why));
            if let Some(kind) = level.kinds.get(level.tried.len()) {
                let (seat, group) = (level.seat, self.board.one(*kind));
                let failed = level.tried.clone();
                level.tried.push(group);
                self.levels.push(level);
                self.seat(seat, group, Why::Left(failed));
                return true;
            }
            why = Back::Spent(level.seat as u8);
        }
        false
    }

    fn seat(&mut self, seat: usize, group: u8, why: Why) {
        self.board.seat(seat, group);
        if let Some(level) = self.levels.last_mut() {
            level.since.push(seat as u8);
        }
        self.push(Move::Seat(seat as u8, group, why));
    }

    fn push(&mut self, mv: Move) {
        self.search.made += 1;
        if self.search.moves.len() < KEPT {
            self.search.moves.push(mv);
        }
    }
}
