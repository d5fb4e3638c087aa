//! What each remark takes away.
//!
//! A remark is a public announcement (Plaza 1989): all possibilities go in which it would not be true, and
//! everybody knows that they do. Whether somebody knows depends on what that person is told alone, so a remark takes
//! or leaves together all that are the same to whoever makes it: it is enough to count, for each thing a
//! person can be told, whether one possibility is left or several.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::Instance;
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
        let mut ears = Ears { space, known, start: vec![None; known.len()], few: None };
        let mut left = space.len() as u32;
        for (at, round) in talk.rounds().iter().enumerate() {
            // Before anything goes: what is said at once is judged alike.
            let tests: Vec<Test> =
                round.iter().map(|remark| ears.untrue(&hearing, talk, at, remark)).collect();
            for Test { known, marks, untrue } in &tests {
                ears.each(*known, *known, |index, told, _| {
                    let gone = &mut hearing.gone[index];
                    if *gone == STAYS && marks[told as usize] == *untrue {
                        *gone = at as u8 + 1;
                        left -= 1;
                    }
                });
            }
            hearing.counts.push(left);
            if (left as usize) < space.len() / FEW {
                ears.few = Some(match ears.few.take() {
                    Some(few) => few.into_iter().filter(|at| hearing.gone[*at as usize] == STAYS).collect(),
                    None => hearing.all_left(at + 1).map(|at| at as u32).collect(),
                });
            }
        }
        hearing
    }

    /// What was heard elsewhere: which round took each possibility, and how many are left after each.
    pub(super) fn of(gone: Vec<u8>, counts: Vec<u32>) -> Self {
        Self { gone, counts }
    }

    /// For each possibility, the round (from 1) that took it; 255 where none did.
    pub(super) fn gone(&self) -> &[u8] {
        &self.gone
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

    /// Of some possibilities, the first that a round (from 0) takes, and the first of those it leaves that are left
    /// longest.
    pub fn examples(&self, round: usize, which: impl Iterator<Item = usize>) -> [Option<u32>; 2] {
        let (mut taken, mut stays): (Option<usize>, Option<usize>) = (None, None);
        for at in which.filter(|at| self.left(*at, round)) {
            if usize::from(self.gone[at]) == round + 1 {
                taken = taken.or(Some(at));
            } else if stays.is_none_or(|best| self.gone[at] > self.gone[best]) {
                stays = Some(at);
            }
            // Nothing is left longer than to the end.
            if taken.is_some() && stays.is_some_and(|best| self.gone[best] == STAYS) {
                break;
            }
        }
        [taken, stays].map(|at| at.map(|at| at as u32))
    }
}

/// What somebody can still be told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Values {
    /// How many different things.
    pub count: u32,
    /// The least and the most.
    pub ends: (u32, u32),
    /// All of them, if they are at most [`LISTED`].
    pub list: Vec<u32>,
}

/// So many are listed of what somebody can still be told.
pub const LISTED: u32 = 200;

impl Values {
    /// With fewer possibilities left, each is looked up; otherwise all are gone through.
    pub(super) const FEW: u32 = 100_000;

    /// What somebody can still be told of what is left after so many rounds.
    pub(super) fn of(instance: &Instance, known: Known, heard: usize) -> Self {
        let space = instance.space();
        let mut seen = vec![false; space.most(known)];
        if heard == 0 {
            space.each(known, known, |_, told, _| seen[told as usize] = true);
        } else if instance.hearing().counts()[heard] < Self::FEW {
            instance.hearing().all_left(heard).for_each(|at| seen[space.told(known, at) as usize] = true);
        } else {
            let hearing = instance.hearing();
            space.each(known, known, |at, told, _| seen[told as usize] |= hearing.left(at, heard));
        }
        Self::collect(seen.iter().enumerate().filter(|(_, seen)| **seen).map(|(told, _)| told as u32))
    }

    /// These, which come in order, each once.
    pub(super) fn collect(all: impl Iterator<Item = u32>) -> Self {
        let mut values = Self::default();
        for told in all {
            if values.count == 0 {
                values.ends.0 = told;
            }
            values.ends.1 = told;
            values.count += 1;
            if values.count <= LISTED {
                values.list.push(told);
            }
        }
        if values.count > LISTED {
            values.list.clear();
        }
        values
    }
}

/// Once so small a part of them is left, the others are not gone through any more.
const FEW: usize = 16;

/// Of which possibilities a remark would not be true.
struct Test {
    /// What its speaker is told,
    known: Known,
    /// a mark for each thing that can be,
    marks: Rc<Vec<u8>>,
    /// and the mark of those with which it would not be true.
    untrue: u8,
}

/// Whoever listens, with what need not be found twice.
struct Ears<'a> {
    space: &'a Space,
    known: &'a [Known],
    /// For each person, the counts before anybody spoke.
    start: Vec<Option<Rc<Vec<u8>>>>,
    /// What is left now, once that is little.
    few: Option<Vec<u32>>,
}

impl Ears<'_> {
    /// Goes through what is left now, with what two people are told of each; and maybe through others.
    fn each(&self, one: Known, other: Known, mut visit: impl FnMut(usize, u32, u32)) {
        match &self.few {
            Some(few) => few.iter().map(|at| *at as usize).for_each(|at| {
                visit(at, self.space.told(one, at), self.space.told(other, at));
            }),
            None => self.space.each(one, other, visit),
        }
    }

    /// Of what a remark would not be true.
    fn untrue(&mut self, hearing: &Hearing, talk: &Talk, round: usize, remark: &Remark) -> Test {
        let who = usize::from(remark.who);
        let known = self.known[who];
        let test = |marks, untrue| Test { known, marks, untrue };
        match remark.says {
            Says::Unsure => test(self.counted(hearing, round, round, who), 1),
            Says::Sure => test(self.counted(hearing, round, round, who), 2),
            Says::Now => test(Rc::new(self.not_by_now(hearing, round, who)), 1),
            Says::Knew { whom, could } => {
                let (moment, whom) = (talk.moment(round, whom), usize::from(whom));
                let counts = self.counted(hearing, moment, round, whom);
                let mut marks = vec![0; self.space.most(known)];
                let judge = |index: usize, told: u32, other: u32| {
                    let knows = counts[other as usize] == 1;
                    if knows != could && hearing.left(index, moment) {
                        marks[told as usize] = 1;
                    }
                };
                match moment == round {
                    true => self.each(known, self.known[whom], judge),
                    false => self.space.each(known, self.known[whom], judge),
                }
                test(Rc::new(marks), 1)
            }
        }
    }

    /// For each thing somebody can be told, 1 if that person does not know now, or knew from the start.
    fn not_by_now(&mut self, hearing: &Hearing, round: usize, who: usize) -> Vec<u8> {
        let known = self.known[who];
        let mut marks = (*self.counted(hearing, round, round, who)).clone();
        marks.iter_mut().for_each(|mark| *mark /= 2);
        match &self.few {
            // Whether it was alone from the start is found by arithmetic.
            Some(few) => few.iter().map(|at| *at as usize).for_each(|at| {
                let told = self.space.told(known, at);
                marks[told as usize] |= u8::from(self.space.mates(known, told, &mut |mate| mate == at));
            }),
            None => {
                let start = self.counted(hearing, 0, round, who);
                marks.iter_mut().zip(start.iter()).for_each(|(mark, start)| *mark |= u8::from(*start == 1));
            }
        }
        marks
    }

    /// For each thing a person can be told, whether one possibility is left after so many rounds (of `now` heard so
    /// far), or several: 2.
    fn counted(&mut self, hearing: &Hearing, heard: usize, now: usize, who: usize) -> Rc<Vec<u8>> {
        if let Some(Some(counts)) = self.start.get(who).filter(|_| heard == 0) {
            return Rc::clone(counts);
        }
        let known = self.known[who];
        let mut counts = vec![0_u8; self.space.most(known)];
        let count = |index: usize, told: u32, _| {
            if hearing.left(index, heard) {
                let count = &mut counts[told as usize];
                *count = (*count + 1).min(2);
            }
        };
        match heard == now {
            true => self.each(known, known, count),
            false => self.space.each(known, known, count),
        }
        let counts = Rc::new(counts);
        if heard == 0 {
            self.start[who] = Some(Rc::clone(&counts));
        }
        counts
    }
}
