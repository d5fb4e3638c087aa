//! The words for a verdict and its proof.

use super::bits::size;
use super::board::Board;
use super::frontier::pools;
use super::names::{closed, data_letter, group, rows, seat, seats};
use super::reason::Reason;
use super::solve::{Counts, Evidence, PATTERNS};
use super::symmetry::Turn;
use super::ways::{self, Ways, shown};
use super::{Instance, Seating, State};
use crate::engine::words::{capital, count, grouped, list, number};
use crate::engine::{Answer, AnswerOf, Data, Timeline};

/// “1 seating”, “29,870 seatings”.
fn seatings(ways: Ways) -> String {
    if ways == Ways::ONE { "1 seating".to_owned() } else { format!("{} seatings", shown(ways)) }
}

pub fn headline(instance: &Instance, answer: &AnswerOf<Seating>) -> String {
    match answer {
        Answer::Solved { evidence, .. } => match &evidence.counts {
            None => "It can be done; in how many ways is too much to count here".to_owned(),
            Some(counts) if counts.families == Ways::ONE => "1 seating, and no other".to_owned(),
            Some(counts) if counts.fixed.len() > 1 => format!(
                "{}; {} up to the room’s own {}",
                seatings(counts.families),
                shown(counts.up_to_symmetry()),
                if counts.fixed.iter().any(|(turn, _)| turn.mirrors()) {
                    "turns and mirrors"
                } else {
                    "turns"
                }
            ),
            Some(counts) => seatings(counts.families),
        },
        Answer::Impossible { evidence } => match (&evidence.reason, &evidence.counts) {
            (Some(Reason::Number), Some(counts)) => {
                format!("There is no seating {}, only {}", shown(instance.pick()), shown(counts.families))
            }
            _ => "No seating exists".to_owned(),
        },
        Answer::TooLarge { need, limit } => {
            format!("Too large to tell: it needs {need}; the limit is {limit}")
        }
    }
}

pub fn proof(instance: &Instance, answer: &AnswerOf<Seating>) -> Vec<String> {
    let Some(evidence) = answer.evidence() else {
        return vec![format!("The count was given up after {} patterns.", number(PATTERNS as u64))];
    };
    let reason = evidence.reason.as_ref().map(|reason| because(instance, evidence, reason));
    let mut proof: Vec<String> = reason.into_iter().collect();
    match &evidence.counts {
        Some(counts) if counts.families > Ways::ZERO => {
            proof.extend([counted(instance, counts), people(instance, counts), turned(counts)]);
        }
        Some(_) => {}
        None if proof.is_empty() => proof.push(format!(
            "The seating shown was found by search and checked seat by seat. To count all of them, more than {} \
             patterns of the frontier would have to be told apart; that is the limit.",
            number(PATTERNS as u64)
        )),
        None => {}
    }
    proof
}

/// How the count is made.
fn counted(instance: &Instance, counts: &Counts) -> String {
    let named = if instance.given().iter().any(Option::is_some) {
        "of equal size and with nobody given "
    } else {
        "of equal size "
    };
    format!(
        "Groups {named}are not told apart here, nor are candidates of one group. The seats are filled one after \
         the other, and only this is remembered: which of the seats that still touch an empty one share a group, \
         and how many of each group are left. Fillings that agree in this can be finished in the same ways, and \
         are counted together. So {} stood for {}; none was listed, and none is missed.",
        count(counts.patterns(), "pattern"),
        seatings(counts.families)
    )
}

/// What each equal-sized, unnamed set of groups multiplies the count by, and each group's own candidates.
fn factors(instance: &Instance) -> (Vec<u8>, Vec<u8>) {
    let named = pools(instance).into_iter().map(|(_, many)| many).filter(|many| *many > 1).collect();
    (named, instance.groups().iter().map(|group| group.size).filter(|size| *size > 1).collect())
}

/// The number of ways to seat people, as decimal digits.
pub fn arrangements(instance: &Instance, families: Ways) -> String {
    let (named, people) = factors(instance);
    let factors = named.iter().chain(&people).flat_map(|many| 2..=u64::from(*many));
    ways::times(families, factors)
}

/// From seatings of groups to seatings of people.
fn people(instance: &Instance, counts: &Counts) -> String {
    let (named, people) = factors(instance);
    let all = grouped(&arrangements(instance, counts.families));
    if named.is_empty() && people.is_empty() {
        let noun = if all == "1" { "arrangement" } else { "arrangements" };
        return format!(
            "No group has a second candidate, or another of its size to change names with: {all} {noun}."
        );
    }
    let mut steps = Vec::new();
    for many in &named {
        steps.push(format!("naming {many} groups of equal size, {many}! ways"));
    }
    let mut sizes: Vec<(u8, usize)> = Vec::new();
    for size in people {
        match sizes.iter_mut().find(|(known, _)| *known == size) {
            Some((_, many)) => *many += 1,
            None => sizes.push((size, 1)),
        }
    }
    for (size, many) in sizes {
        let groups = if many == 1 { "a group".to_owned() } else { format!("each of {many} groups") };
        steps.push(format!("placing the {size} candidates of {groups} among its seats, {size}! ways"));
    }
    format!("To seat people: {}. Each multiplies the count: {all} arrangements.", list(&steps))
}

/// “a quarter turn”.
pub fn turn(turn: Turn) -> &'static str {
    match turn {
        Turn::None => "all seatings",
        Turn::Quarter => "a quarter turn",
        Turn::Half => "a half turn",
        Turn::Back => "a quarter turn back",
        Turn::Across => "a mirror, left for right",
        Turn::Down => "a mirror, top for bottom",
        Turn::Falling => "a mirror in the falling diagonal",
        Turn::Rising => "a mirror in the rising diagonal",
    }
}

/// Burnside's lemma with the room's own figures.
fn turned(counts: &Counts) -> String {
    if counts.fixed.len() == 1 {
        return "The room has no turn or mirror of its own, so no two of these are one seen from another side."
            .to_owned();
    }
    let sum: Vec<String> = counts.fixed.iter().map(|(_, fixed)| shown(*fixed)).collect();
    let turns: Vec<&str> = counts.fixed.iter().skip(1).map(|(which, _)| turn(*which)).collect();
    format!(
        "The room comes out the same under {}. Seatings that such a turn carries into one another are one seating \
         seen from another side. Their number is the mean of how many seatings each turn leaves as they are, up to \
         the names of the groups (Burnside’s lemma): ({}) / {} = {}.",
        if turns.len() == 7 { "all turns and mirrors of a square".to_owned() } else { list(&turns) },
        sum.join(" + "),
        counts.fixed.len(),
        shown(counts.up_to_symmetry())
    )
}

/// A reason in sentences.
pub fn because(instance: &Instance, evidence: &Evidence, reason: &Reason) -> String {
    let board = || Board::new(instance, instance.given());
    match reason {
        Reason::Touching(one, other) => format!(
            "{} and {} touch, and {} sits on both.",
            seat(instance, *one),
            seat(instance, *other),
            instance.given()[usize::from(*one)].map(|who| group(instance, who)).unwrap_or_default()
        ),
        Reason::Over(who) => {
            let at = usize::from(*who);
            let (have, size) = (size(board().sets[at]), instance.groups()[at].size);
            format!("{have} of {} sit already; it has only {size}.", group(instance, *who))
        }
        Reason::Crowd(crowd) => {
            let touch = if size(*crowd) == 2 { "touch" } else { "all touch one another" };
            let groups = match instance.groups().len() {
                1 => "there is only 1".to_owned(),
                many => format!("there are only {many}"),
            };
            let (crowd, many) = (seats(instance, *crowd), size(*crowd));
            format!("{crowd} {touch}, so they need {many} different groups; {groups}.")
        }
        Reason::Large(who, most, blocks) => {
            let (name, large) = (group(instance, *who), instance.groups()[usize::from(*who)].size);
            let shown = if blocks.len() == size(*most) {
                format!(
                    "The room falls into {} in each of which all seats touch one another, and a group has at most one seat in each.",
                    count(blocks.len() as u64, "block")
                )
            } else {
                "Every larger choice of seats was ruled out one by one.".to_owned()
            };
            format!(
                "{} has {large} candidates, but no more than {} can be taken without two of them touching, such as {}. {shown}",
                capital(&name),
                count(size(*most) as u64, "seat"),
                seats(instance, *most)
            )
        }
        Reason::Nobody(at) => format!(
            "Nobody may sit at {}: {}.",
            seat(instance, *at),
            closed(instance, &board(), usize::from(*at))
        ),
        Reason::NoRoom(who, most) => {
            let needs = board().left(usize::from(*who));
            let found = size(*most);
            let found = if found == 0 { "none".to_owned() } else { format!("only {found}") };
            format!(
                "{} still needs {}, but {found} can be had without touching.",
                capital(&group(instance, *who)),
                count(needs as u64, "seat")
            )
        }
        Reason::Number => match &evidence.counts {
            Some(counts) => format!(
                "The seatings are numbered from 1 to {}, in the order the count goes through them.",
                shown(counts.families)
            ),
            None => String::new(),
        },
        Reason::Exhausted => exhausted(evidence),
    }
}

fn exhausted(evidence: &Evidence) -> String {
    let searched = evidence.search.as_ref().filter(|search| search.end == super::search::End::Exhausted);
    let tried = searched.map(|search| {
        format!(
            " The plain search says the same: all its choices fail, after {} and {}.",
            count(search.made, "move"),
            count(search.retreats, "retreat")
        )
    });
    let tried = tried.unwrap_or_default();
    match &evidence.counts {
        Some(counts) => {
            let filled = counts.layers.iter().take_while(|size| **size > 0).count() - 1;
            format!(
                "Every way to fill the room was followed, ways that can be finished alike as one: {}. The furthest \
                 get {} in, and none of them has anyone for the next.{tried}",
                count(counts.patterns(), "pattern"),
                count(filled as u64, "seat")
            )
        }
        None => format!("Every choice was tried, and each ends at a seat for nobody.{tried}"),
    }
}

pub fn answer_data(instance: &Instance, answer: &AnswerOf<Seating>) -> Data {
    filled(instance, answer).map_or(Data::Null, |state| state_data(instance, state.seats()))
}

/// The room as a solved answer leaves it.
pub fn filled(instance: &Instance, answer: &AnswerOf<Seating>) -> Option<State> {
    let Answer::Solved { moves, .. } = answer else { return None };
    let line = Timeline::<Seating>::replay(instance, moves.iter().cloned()).ok()?;
    line.states().last().cloned()
}

pub fn state_data(instance: &Instance, seats: &[Option<u8>]) -> Data {
    let rows = rows(instance, seats, '?', data_letter).into_iter().map(Data::Text);
    Data::Map(vec![("room", Data::List(rows.collect()))])
}

pub fn facts(instance: &Instance, answer: &AnswerOf<Seating>) -> Vec<(&'static str, Data)> {
    let counts = answer.evidence().and_then(|evidence| evidence.counts.as_ref());
    let none = answer.verdict() == "impossible";
    let (families, classes, people) = match counts {
        Some(counts) => {
            let people = Data::decimal(arrangements(instance, counts.families));
            (ways::data(counts.families), ways::data(counts.up_to_symmetry()), people)
        }
        None if none => (Data::Number(0), Data::Number(0), Data::Number(0)),
        None => (Data::Null, Data::Null, Data::Null),
    };
    vec![("families", families), ("up_to_symmetry", classes), ("arrangements", people)]
}
