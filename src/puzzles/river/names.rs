use super::instance::{Crew, Instance, Kind, Role};
use super::model::{Counts, Place, State, places};
use crate::engine::words::{list, number};

/// “on the left bank”.
pub fn on(place: Place) -> &'static str {
    match place {
        Place::Left => "on the left bank",
        Place::Island => "on the island",
        Place::Right => "on the right bank",
    }
}

/// “to the left bank”.
pub fn to(place: Place) -> &'static str {
    match place {
        Place::Left => "to the left bank",
        Place::Island => "to the island",
        Place::Right => "to the right bank",
    }
}

/// “the goat”, “Anna”, “wife a”: names that begin small are no names of persons.
pub fn single(crew: Crew, kind: &Kind) -> String {
    let small = kind.one.chars().next().is_some_and(char::is_lowercase);
    match crew {
        Crew::Cast if small => format!("the {}", kind.one),
        Crew::Couples if kind.role == Role::Second => format!("wife {}", kind.one),
        _ => kind.one.clone(),
    }
}

/// “the goat is”, “missionaries are”.
pub fn is(instance: &Instance, kind: usize) -> String {
    let one = &instance.kinds()[kind];
    if instance.crew() == Crew::Numbers {
        format!("{} are", one.many)
    } else {
        format!("{} is", single(instance.crew(), one))
    }
}

/// “2 missionaries”, “the goat”.
pub fn some(instance: &Instance, kind: usize, count: u32) -> String {
    let named = &instance.kinds()[kind];
    match count {
        _ if instance.crew() != Crew::Numbers => single(instance.crew(), named),
        1 => format!("1 {}", named.one),
        many => format!("{} {}", number(many), named.many),
    }
}

/// “2 missionaries and 1 cannibal”; “nobody”.
pub fn group(instance: &Instance, counts: &Counts) -> String {
    let there = (0..instance.kinds().len()).filter(|kind| counts[*kind] > 0);
    let names: Vec<String> = there.map(|kind| some(instance, kind, u32::from(counts[kind]))).collect();
    if names.is_empty() { "nobody".to_owned() } else { list(&names) }
}

/// How many are in a group.
pub fn heads(counts: &Counts) -> u32 {
    counts.iter().map(|count| u32::from(*count)).sum()
}

/// “On the left bank 2 missionaries, on the right bank nobody; the boat is on the left bank”.
pub fn state(instance: &Instance, state: &State) -> String {
    let place = |place: &Place| format!("{} {}", on(*place), group(instance, state.at(*place)));
    let all: Vec<String> = places(instance).iter().map(place).collect();
    format!("{}; the boat is {}", all.join(", "), on(state.boat()))
}
