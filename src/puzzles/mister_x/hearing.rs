//! What each remark takes away.
//!
//! A remark is a public announcement (Plaza 1989): all possibilities go in which it would not be true, and
//! everybody knows that they do. Whether somebody knows depends on what that person is told alone, so a remark takes
//! or leaves together all that are the same to whoever makes it: it is enough to count, for each thing a
//! person can be told, whether one possibility is left or several.

use super::space::{Known, Space};
use super::talk::{Remark, Says, Talk};

/// A possibility that no remark has taken.
const STAYS: u8 = u8::MAX;

/// A whole dialogue heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hearing {
    /// For each possibility, the round (from 1) that took it.
    gone: Vec<u8>,
    /// How many are left after each round, before the first at first.
    counts: Vec<u32>,
}

impl Hearing {
    /// Hears `talk`, of people who are told what `known` says.
    pub fn new(space: &Space, known: &[Known], talk: &Talk) -> Self {
        let mut hearing = Self { gone: vec![STAYS; space.len()], counts: vec![space.len() as u32] };
        let mut ears = Ears { space, known, start: vec![None; known.len()] };
        for (at, round) in talk.rounds().iter().enumerate() {
            // Before anything goes: what is said at once is judged alike.
            let tests: Vec<(Known, Vec<bool>)> =
                round.iter().map(|remark| ears.untrue(&hearing, talk, at, remark)).collect();
            let mut left = 0;
            for (known, untrue) in &tests {
                space.each(*known, *known, |index, told, _| {
                    if hearing.gone[index] == STAYS && untrue[told as usize] {
                        hearing.gone[index] = at as u8 + 1;
                    }
                });
            }
            left += hearing.gone.iter().filter(|gone| **gone == STAYS).count() as u32;
            hearing.counts.push(left);
        }
        hearing
    }

    /// Whether a possibility is left after so many rounds.
    pub fn left(&self, at: usize, heard: usize) -> bool {
        usize::from(self.gone[at]) > heard
    }

    /// The round (from 1) that takes a possibility, if one does.
    pub fn round(&self, at: usize) -> Option<usize> {
        Some(usize::from(self.gone[at])).filter(|round| *round < self.counts.len())
    }

    /// How many are left after each round, before the first at first.
    pub fn counts(&self) -> &[u32] {
        &self.counts
    }

    /// Those left after so many rounds, in order.
    pub fn all_left(&self, heard: usize) -> impl Iterator<Item = usize> {
        let left = move |gone: &u8| usize::from(*gone) > heard;
        self.gone.iter().enumerate().filter(move |(_, gone)| left(gone)).map(|(at, _)| at)
    }
}

/// Whoever listens, with what need not be counted twice.
struct Ears<'a> {
    space: &'a Space,
    known: &'a [Known],
    /// For each person, the counts before anybody spoke.
    start: Vec<Option<Vec<u8>>>,
}

impl Ears<'_> {
    /// For each thing the speaker can be told, whether the remark would then not be true.
    fn untrue(
        &mut self,
        hearing: &Hearing,
        talk: &Talk,
        round: usize,
        remark: &Remark,
    ) -> (Known, Vec<bool>) {
        let who = usize::from(remark.who);
        let known = self.known[who];
        let untrue = match remark.says {
            Says::Unsure => self.counted(hearing, round, who).iter().map(|count| *count == 1).collect(),
            Says::Sure => self.counted(hearing, round, who).iter().map(|count| *count > 1).collect(),
            Says::Now => {
                let now = self.counted(hearing, round, who);
                let start = self.counted(hearing, 0, who);
                now.iter().zip(start).map(|(now, start)| *now > 1 || start == 1).collect()
            }
            Says::Knew { whom, could } => {
                let (moment, whom) = (talk.moment(round, whom), usize::from(whom));
                let counts = self.counted(hearing, moment, whom);
                let mut untrue = vec![false; self.space.most(known)];
                self.space.each(known, self.known[whom], |index, told, other| {
                    let knows = counts[other as usize] == 1;
                    if knows != could && hearing.left(index, moment) {
                        untrue[told as usize] = true;
                    }
                });
                untrue
            }
        };
        (known, untrue)
    }

    /// For each thing a person can be told, whether one possibility is left after so many rounds, or several: 2.
    fn counted(&mut self, hearing: &Hearing, heard: usize, who: usize) -> Vec<u8> {
        if let Some(Some(counts)) = self.start.get(who).filter(|_| heard == 0) {
            return counts.clone();
        }
        let known = self.known[who];
        let mut counts = vec![0_u8; self.space.most(known)];
        self.space.each(known, known, |index, told, _| {
            if hearing.left(index, heard) {
                let count = &mut counts[told as usize];
                *count = (*count + 1).min(2);
            }
        });
        if heard == 0 {
            self.start[who] = Some(counts.clone());
        }
        counts
    }
}
