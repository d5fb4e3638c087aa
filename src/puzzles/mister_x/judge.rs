//! One possibility, and whether a remark would be true of it: by going through all that are the same to whoever
//! makes it, one by one. Slower than counting, and by another way: it gives the reasons, and checks the counts.

use super::Instance;
use super::hearing::Hearing;
use super::talk::{Remark, Says};

/// Why a remark would be true of a possibility, or why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The remark.
    pub remark: Remark,
    /// Whether it would be true.
    pub holds: bool,
    /// After how many rounds is looked: now, or before the other spoke.
    pub moment: usize,
    /// What the speaker thought possible then, the possibility itself among it.
    pub mates: Vec<usize>,
    /// What the speaker thought possible before anybody spoke; not for “I knew”.
    pub first: Vec<usize>,
    /// For “I knew”: those of `mates` that speak against it, each with all that is the same to the other then;
    /// or, if none does, all of them.
    pub others: Vec<(usize, Vec<usize>)>,
}

/// All that is the same as a possibility to a person, and left after so many rounds.
pub fn mates(instance: &Instance, hearing: &Hearing, who: u8, at: usize, heard: usize) -> Vec<usize> {
    let known = instance.person(who).known;
    let mut mates = instance.space().alike(known, instance.space().told(known, at));
    mates.retain(|mate| hearing.left(*mate, heard));
    mates
}

/// Judges a remark of `round` (from 0) for a possibility that is left before it.
pub fn judge(instance: &Instance, hearing: &Hearing, round: usize, remark: Remark, at: usize) -> Judged {
    let see = |who, at, heard| mates(instance, hearing, who, at, heard);
    let mut judged = Judged {
        remark,
        holds: true,
        moment: round,
        mates: Vec::new(),
        first: Vec::new(),
        others: Vec::new(),
    };
    match remark.says {
        Says::Unsure | Says::Sure | Says::Now => {
            judged.mates = see(remark.who, at, round);
            judged.first = see(remark.who, at, 0);
            let knows = judged.mates.len() == 1;
            judged.holds = match remark.says {
                Says::Unsure => !knows,
                Says::Now => knows && judged.first.len() > 1,
                _ => knows,
            };
        }
        Says::Knew { whom, could } => {
            judged.moment = instance.talk().moment(round, whom);
            judged.mates = see(remark.who, at, judged.moment);
            let other = |mate: &usize| (*mate, see(whom, *mate, judged.moment));
            let (fit, against): (Vec<_>, Vec<_>) =
                judged.mates.iter().map(other).partition(|(_, same)| (same.len() == 1) == could);
            judged.holds = against.is_empty();
            judged.others = if judged.holds { fit } else { against };
        }
    }
    judged
}

/// The first remark of a round that is not true of a possibility; if all are, its first.
pub fn verdict(instance: &Instance, hearing: &Hearing, round: usize, at: usize) -> Option<Judged> {
    let remarks = instance.talk().rounds().get(round)?;
    let mut judged = remarks.iter().map(|remark| judge(instance, hearing, round, *remark, at));
    let first = judged.next()?;
    if first.holds { Some(judged.find(|judged| !judged.holds).unwrap_or(first)) } else { Some(first) }
}
