//! Why a remark would be true of a possibility, or why not, in numbers.

use super::Instance;
use super::judge::{self, Judged};
use super::names::{few, thought, thoughts, view, who};
use super::talk::Says;

/// The reason why a round leaves a possibility, or takes it; none if it was gone before.
pub fn sentence(instance: &Instance, round: usize, at: usize) -> Option<String> {
    let hearing = instance.hearing();
    let judged = hearing.left(at, round).then(|| judge::verdict(instance, hearing, round, at)).flatten()?;
    Some(reason(instance, &judged, at))
}

/// “Peter, told 52,”
fn told(instance: &Instance, person: u8, at: usize) -> String {
    format!("{},", view(instance, person, instance.space().told(instance.person(person).known, at)))
}

fn reason(instance: &Instance, judged: &Judged, at: usize) -> String {
    let remark = judged.remark;
    let speaker = told(instance, remark.who, at);
    let known = instance.person(remark.who).known;
    let all = |which: &[usize]| thoughts(instance, known, which);
    let choose =
        |which: &[usize]| format!("{} {}", if which.len() == 2 { "between" } else { "among" }, all(which));
    let alone = || {
        if judged.first.len() > 1 {
            let left = thought(instance, known, at);
            format!("of {} only {left} is left{}", all(&judged.first), went(instance, &judged.first, at))
        } else {
            format!("it can only be {}", thought(instance, known, at))
        }
    };
    match remark.says {
        Says::Unsure if judged.holds => format!("{speaker} cannot choose {}.", choose(&judged.mates)),
        Says::Unsure => format!("{speaker} would know: {}.", alone()),
        Says::Sure if judged.holds => format!("{speaker} knows: {}.", alone()),
        Says::Now if judged.holds => format!("{speaker} knows by now: {}.", alone()),
        Says::Now if judged.mates.len() == 1 => {
            format!("{speaker} would have known from the start: {}.", alone())
        }
        Says::Sure | Says::Now => format!("{speaker} could still not choose {}.", choose(&judged.mates)),
        Says::Knew { whom, could } => knew(instance, judged, &speaker, &all(&judged.mates), whom, could),
    }
}

/// When the others went: “; the other went at remark 2”.
fn went(instance: &Instance, first: &[usize], at: usize) -> String {
    let others =
        || first.iter().filter(|other| **other != at).filter_map(|other| instance.hearing().round(*other));
    let (Some(least), Some(most)) = (others().min(), others().max()) else { return String::new() };
    let which = if first.len() == 2 { "the other" } else { "the others" };
    match least == most {
        true => format!("; {which} went at remark {least}"),
        false => format!("; {which} went at remarks {least} to {most}"),
    }
}

/// What somebody knew of another: with all that was possible then, or with one against it.
fn knew(instance: &Instance, judged: &Judged, speaker: &str, mates: &str, whom: u8, could: bool) -> String {
    let known = instance.person(whom).known;
    let other = who(instance, whom);
    let then = match judged.moment {
        0 => String::new(),
        moment => format!("After remark {moment}, "),
    };
    let thought_of = format!("{then}{speaker} thought of {mates}.");
    let Some((first, same)) = judged.others.first().filter(|_| !judged.holds) else {
        let also = |(mate, same): &(usize, Vec<usize>)| {
            let another = same.iter().find(|at| **at != *mate).copied().unwrap_or(*mate);
            format!("{} could be {}", thought(instance, known, *mate), thought(instance, known, another))
        };
        return match could {
            true => format!("{thought_of} With each of them {other} would have known."),
            false => format!(
                "{thought_of} With none of them could {other} have known: {}.",
                few(&judged.others, also)
            ),
        };
    };
    let with = thought(instance, instance.person(judged.remark.who).known, *first);
    let other_told = told(instance, whom, *first);
    let sure = format!("So {} could not have been sure.", who(instance, judged.remark.who));
    match could {
        false => {
            let only = thought(instance, known, *first);
            format!(
                "{thought_of} With {with}, {other_told} would have known: it could only be {only}. {sure}"
            )
        }
        true => {
            let among = thoughts(instance, known, same);
            format!("{thought_of} With {with}, {other_told} could not have chosen among {among}. {sure}")
        }
    }
}
