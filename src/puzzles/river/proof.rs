//! The verdict and the proof in words, and the same as data.

use super::instance::{Crew, Rule};
use super::model::{self, Counts, Place, State, places};
use super::names::{self, on};
use super::rule::wrong;
use super::{Evidence, Instance, Reason, River};
use crate::engine::words::{capital, count, grouped, number};
use crate::engine::{Answer, AnswerOf, Data};

type RiverAnswer = AnswerOf<River>;

/// The verdict in a line.
pub fn headline(instance: &Instance, answer: &RiverAnswer) -> String {
    match answer {
        Answer::Solved { moves, .. } if moves.is_empty() => "All are across already".to_owned(),
        Answer::Solved { moves, .. } => {
            format!("{}; nothing shorter exists", count(moves.len() as u64, "crossing"))
        }
        Answer::Impossible { evidence } => match evidence.reason {
            Some(Reason::Start(_)) => "Impossible: the rule is broken before anybody moves".to_owned(),
            Some(Reason::Heavy(kind)) => {
                let kind = &instance.kinds()[kind.min(instance.kinds().len() - 1)];
                format!("Impossible: the boat cannot carry {}", names::single(instance.crew(), kind))
            }
            Some(Reason::OneSeat) => "Impossible: whoever crosses must bring the boat back".to_owned(),
            Some(Reason::Exhausted) | None => {
                let all = count(evidence.states, "position");
                format!("Impossible: {all} can be reached, and none has all across")
            }
        },
        Answer::TooLarge { limit, .. } => format!("Not settled within {limit}"),
    }
}

/// The proof, a paragraph each.
pub fn proof(instance: &Instance, answer: &RiverAnswer) -> Vec<String> {
    match answer {
        Answer::Solved { moves, evidence, .. } => {
            let mut out = vec![shorter(moves.len(), evidence)];
            out.extend(plans(evidence));
            out.extend(deep(moves.len(), evidence));
            out.extend(compared(instance, answer));
            out
        }
        Answer::Impossible { evidence } => {
            let mut out = vec![impossible(instance, evidence)];
            out.extend(known(instance));
            out.extend(compared(instance, answer));
            out
        }
        Answer::TooLarge { need, limit } => vec![format!(
            "All being across was not among the first {limit} looked at, nearest first; to be sure would need {need}. \
             Fewer people, or a smaller boat, will do."
        )],
    }
}

fn shorter(crossings: usize, evidence: &Evidence) -> String {
    match crossings {
        0 => "Nobody has to move.".to_owned(),
        1 => "One crossing is the least there is.".to_owned(),
        _ => format!(
            "Every safe crossing was followed from every position, one crossing further each time (breadth first). {} \
             can be had with at most {}, and in none of them are all across. With {} that appears for the first time.",
            capital(&count(evidence.earlier, "position")),
            count(crossings as u64 - 1, "crossing"),
            count(crossings as u64, "crossing")
        ),
    }
}

fn plans(evidence: &Evidence) -> Option<String> {
    Some(match evidence.plans.as_str() {
        "" => "There are more plans as short than can be counted.".to_owned(),
        "0" => return None,
        "1" => "It is the only plan as short.".to_owned(),
        plans => format!(
            "{} plans are as short, told apart by who is in the boat{}.",
            grouped(plans),
            if evidence.choices.len() > 1 { " each time" } else { "" }
        ),
    })
}

fn deep(shortest: usize, evidence: &Evidence) -> Option<String> {
    let deep = evidence.deep.as_ref().filter(|_| shortest > 1)?;
    let crossings = count(deep.crossings, "crossing");
    let entered = count(deep.entered, "position");
    Some(match (deep.crossings as usize).cmp(&shortest) {
        std::cmp::Ordering::Greater => format!(
            "A depth-first search, which follows one way as far as it goes before it turns back, also gets across, after \
             {entered}, but in {crossings}: it takes the first way it finds."
        ),
        _ => format!(
            "A depth-first search happens to find a way as short here, after {entered}; it could not know that there is \
             none shorter."
        ),
    })
}

fn impossible(instance: &Instance, evidence: &Evidence) -> String {
    match evidence.reason {
        Some(Reason::Start(place)) => {
            let danger = model::danger(instance, instance.start().at(place));
            let so = danger.map_or("somebody is in danger".to_owned(), |danger| wrong(instance, danger));
            format!("{} {so} before the boat has left.", capital(on(place)))
        }
        Some(Reason::Heavy(kind)) => {
            let kind = &instance.kinds()[kind.min(instance.kinds().len() - 1)];
            format!(
                "{} weighs {}; the boat carries {}.",
                capital(&names::single(instance.crew(), kind)),
                number(kind.weight),
                number(instance.carries().unwrap_or_default())
            )
        }
        Some(Reason::OneSeat) => {
            "The boat takes one. Whoever has crossed in it is the only one there who can bring it \
             back, and is then where they began: never do two stand on the right bank."
                .to_owned()
        }
        Some(Reason::Exhausted) | None => format!(
            "Every safe crossing was followed from every position until nothing new came: {} can be reached. While the \
             boat is elsewhere, never more than {} of {} stand on the right bank. From there on every crossing breaks the \
             rule or leads back to a position had before.",
            count(evidence.states, "position"),
            number(evidence.most),
            number(names::heads(&instance.totals()))
        ),
    }
}

/// What is known of how many pairs a boat serves.
fn known(instance: &Instance) -> Option<String> {
    let (first, second) = (instance.of(super::Role::First), instance.of(super::Role::Second));
    let plain = !instance.rule().left
        && instance.kinds().iter().all(|kind| kind.rows)
        && instance.island() == super::Island::None;
    let pairs = first == second && instance.crew() != Crew::Cast && plain;
    let most = match instance.boat() {
        2 => 3,
        3 => 5,
        _ => return None,
    };
    (pairs && first > most).then(|| {
        format!("A boat for {} serves at most {most} pairs, however patient they are; one for four serves any number.", instance.boat())
    })
}

/// The crossings needed where the other banks are judged, if that differs from the answer.
fn otherwise(answer: &RiverAnswer) -> Option<Option<u32>> {
    let other = answer.evidence()?.other?;
    let ours = answer.moves().len() as u32;
    let solved = answer.verdict() == "solved";
    let same = if solved { other == Some(ours) || ours < 2 } else { other.is_none() };
    (!same).then_some(other)
}

/// In a line, what the other reading of the rule would need.
#[cfg(feature = "web")]
pub fn other_reading(instance: &Instance, answer: &RiverAnswer) -> Option<String> {
    let needs = match otherwise(answer)? {
        Some(crossings) => count(crossings, "crossing"),
        None => "nobody gets all across".to_owned(),
    };
    let judged = if instance.rule().left { "both banks" } else { "only the bank just left" };
    Some(format!("The rule decides: judging {judged}, {needs}."))
}

/// How the answer differs where other banks are judged, and where this plan would break that rule.
fn compared(instance: &Instance, answer: &RiverAnswer) -> Option<String> {
    let other = otherwise(answer)?;
    let needs = match other {
        Some(crossings) => format!("{} would do", count(crossings, "crossing")),
        None => "nobody could get all across".to_owned(),
    };
    if !instance.rule().left {
        return Some(format!(
            "The rule decides. If only the bank just left were judged, because the boatman keeps order where he is, {needs}: \
             those who have just landed could then be too many for a moment."
        ));
    }
    let classic = match other {
        Some(crossings) => format!("{} are needed", count(crossings, "crossing")),
        None => "nobody gets all across".to_owned(),
    };
    let where_ = differs(instance, answer.moves()).unwrap_or_default();
    let swapped = if instance.crew() == Crew::Numbers && instance.rule().protect == super::Role::Second {
        let (first, second) = (instance.of(super::Role::First), instance.of(super::Role::Second));
        match first == second {
            true => format!(
                " That it is the {} who are protected only swaps the names, since there are as many of the one as of the other.",
                instance.rule().protect.names().1
            ),
            false => String::new(),
        }
    } else {
        String::new()
    };
    Some(format!(
        "The rule decides. Where both banks are judged whenever the boat has landed, as the classic rule has it, {classic}.{where_}{swapped}"
    ))
}

/// The first crossing of a plan that the rule for both banks would refuse.
fn differs(instance: &Instance, moves: &[super::Crossing]) -> Option<String> {
    let strict = instance.ruled(Rule { left: false, strict: false, ..instance.rule() });
    let mut state = *strict.start();
    for (at, mv) in moves.iter().enumerate() {
        let next = model::apply(&strict, &state, mv).ok()?;
        if let Some(place) = Place::ALL.into_iter().find(|place| next.endangered(*place)) {
            let danger = model::danger(&strict, next.at(place))?;
            return Some(format!(
                " This plan breaks that rule at crossing {}: {} {}, which here does not count, since the boat lies there.",
                at + 1,
                on(place),
                wrong(&strict, danger)
            ));
        }
        state = next;
    }
    None
}

fn people(instance: &Instance, counts: &Counts) -> Data {
    let kinds = instance.kinds().iter().zip(counts);
    let name = |kind: &super::Kind| {
        if instance.crew() == Crew::Numbers { kind.many.clone() } else { kind.one.clone() }
    };
    Data::Named(kinds.map(|(kind, count)| (name(kind), Data::from(u32::from(*count)))).collect())
}

fn place(place: Place) -> &'static str {
    match place {
        Place::Left => "left",
        Place::Island => "island",
        Place::Right => "right",
    }
}

/// A position as data.
pub fn state_data(instance: &Instance, state: &State) -> Data {
    let who = |at: &Place| (place(*at), people(instance, state.at(*at)));
    let boat = ("boat", place(state.boat()).into());
    Data::Map(places(instance).iter().map(who).chain([boat]).collect())
}

/// The crossings of a solved one, the reason of an impossible one, as data.
pub fn answer_data(instance: &Instance, answer: &RiverAnswer) -> Data {
    let trip = |mv: &super::Crossing| {
        Data::Map(vec![("to", place(mv.to).into()), ("load", people(instance, &mv.load))])
    };
    match answer {
        Answer::Solved { moves, .. } => {
            Data::Map(vec![("crossings", Data::List(moves.iter().map(trip).collect()))])
        }
        Answer::Impossible { evidence } => {
            let reason = match evidence.reason {
                Some(Reason::Start(_)) => "start",
                Some(Reason::Heavy(_)) => "weight",
                Some(Reason::OneSeat) => "one seat",
                Some(Reason::Exhausted) | None => "exhausted",
            };
            Data::Map(vec![("reason", reason.into()), ("most_across", evidence.most.into())])
        }
        Answer::TooLarge { .. } => Data::Null,
    }
}

/// The named figures.
pub fn facts(answer: &RiverAnswer) -> Vec<(&'static str, Data)> {
    let Some(evidence) = answer.evidence() else { return Vec::new() };
    let solved = answer.verdict() == "solved";
    let crossings = if solved { Data::from(answer.moves().len() as u32) } else { Data::Null };
    let plans = match evidence.plans.as_str() {
        "" => Data::Null,
        plans => Data::decimal(plans.to_owned()),
    };
    let deep = evidence.deep.as_ref().map_or(Data::Null, |deep| deep.crossings.into());
    vec![
        ("crossings", crossings),
        ("states", Data::Number(evidence.states)),
        ("complete", Data::Bool(evidence.complete)),
        ("shortest", plans),
        ("depth_first", deep),
    ]
}
