//! An answer checked: every possibility judged by what whoever speaks could tell apart from it, one by one.

use super::Instance;
use super::solve::Evidence;
use super::talk::{Remark, Says};
use crate::engine::{Progress, Reporter};

/// After so many possibilities it is told how far it has come.
const TOLD: usize = 200_000;

/// Judges every possibility at every round, and compares how many are left.
///
/// # Errors
/// The first round after which the answer has another number left.
pub fn trial(instance: &Instance, evidence: &Evidence, reporter: &mut dyn Reporter) -> Result<u64, String> {
    let len = instance.space().len();
    let rounds = instance.talk().rounds();
    let mut judge = Judge { instance, gone: vec![u8::MAX; len], known: Vec::new() };
    for (at, round) in rounds.iter().enumerate() {
        let mut taken = Vec::new();
        for index in 0..len {
            if usize::from(judge.gone[index]) > at
                && !round.iter().all(|remark| judge.holds(at, *remark, index))
            {
                taken.push(index);
            }
            if index % TOLD == 0 {
                reporter.progress(Progress { done: ((at * len + index) / rounds.len()) as u64 });
            }
        }
        for index in taken {
            judge.gone[index] = at as u8 + 1;
        }
        let left = judge.gone.iter().filter(|gone| **gone == u8::MAX).count();
        let said = evidence.survivors.get(at + 1).copied().unwrap_or_default() as usize;
        if left != said {
            return Err(format!("after remark {} {left} possibilities are left, not {said}", at + 1));
        }
    }
    let worked = evidence.worked.as_ref().map_or(&[][..], |worked| worked.gone());
    if let Some(index) = worked.iter().zip(&judge.gone).position(|(said, gone)| said != gone) {
        return Err(format!(
            "possibility {index} goes at remark {}, not {}",
            judge.gone[index], worked[index]
        ));
    }
    for index in evidence.left.iter().map(|index| *index as usize) {
        if judge.gone.get(index) != Some(&u8::MAX) || !instance.mine(index) {
            return Err(format!("possibility {index} is not left in the end"));
        }
    }
    Ok(len as u64)
}

struct Judge<'a> {
    instance: &'a Instance,
    gone: Vec<u8>,
    /// Who knows at which moment, of each possibility asked about: 1 yes, 2 no, 0 not asked yet.
    known: Vec<((usize, u8), Vec<u8>)>,
}

impl Judge<'_> {
    fn left(&self, index: usize, heard: usize) -> bool {
        usize::from(self.gone[index]) > heard
    }

    /// Whether a person who was told what this possibility says knows it, after so many rounds.
    fn knows(&mut self, who: u8, index: usize, heard: usize) -> bool {
        let key = (heard, who);
        let place = self.known.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
            self.known.push((key, vec![0; self.gone.len()]));
            self.known.len() - 1
        });
        let known = self.known[place].1[index];
        if known > 0 {
            return known == 1;
        }
        let told = self.instance.person(who).known;
        let value = self.instance.space().told(told, index);
        let alone =
            self.instance.space().mates(told, value, &mut |mate| mate == index || !self.left(mate, heard));
        self.known[place].1[index] = if alone { 1 } else { 2 };
        alone
    }

    fn holds(&mut self, round: usize, remark: Remark, index: usize) -> bool {
        let who = remark.who;
        match remark.says {
            Says::Unsure => !self.knows(who, index, round),
            Says::Sure => self.knows(who, index, round),
            Says::Now => self.knows(who, index, round) && !self.knows(who, index, 0),
            Says::Knew { whom, could } => {
                let (instance, moment) = (self.instance, self.instance.talk().moment(round, whom));
                let known = instance.person(who).known;
                instance.space().mates(known, instance.space().told(known, index), &mut |mate| {
                    !self.left(mate, moment) || self.knows(whom, mate, moment) == could
                })
            }
        }
    }
}
