//! Pieces of sentences about seats and groups.

use super::Instance;
use super::bits::{Cells, each};
use super::board::{Board, Kind};
use super::room::Touch;
use crate::engine::words::{count, list};

/// “B1”.
pub fn seat(instance: &Instance, seat: u8) -> String {
    instance.room().name(usize::from(seat))
}

/// “B1, C2 and D4”.
pub fn seats(instance: &Instance, seats: Cells) -> String {
    let names: Vec<String> = each(seats).map(|seat| instance.room().name(seat)).collect();
    list(&names)
}

/// “Norwegian”, or “group A” where the name is but a letter.
pub fn group(instance: &Instance, group: u8) -> String {
    let name = &instance.groups()[usize::from(group)].name;
    if name.chars().count() <= 2 { format!("group {name}") } else { name.clone() }
}

/// “German, French or a new group of 4”.
pub fn kinds(instance: &Instance, kinds: &[Kind]) -> String {
    let name = |kind: &Kind| match kind {
        Kind::Known(at) => group(instance, *at),
        Kind::Fresh(size) => format!("a new group of {size}"),
    };
    match kinds.iter().map(name).collect::<Vec<_>>().as_slice() {
        [] => "nobody".to_owned(),
        [init @ .., last] if !init.is_empty() => format!("{} or {last}", init.join(", ")),
        [one, ..] => one.clone(),
    }
}

/// Why everyone else may not sit on a free seat: “it touches Norwegian at A2 and
/// German at C4; French and Spanish are all seated”.
pub fn closed(instance: &Instance, board: &Board<'_>, place: usize) -> String {
    let (mut beside, mut all_in) = (Vec::new(), Vec::new());
    for at in 0..instance.groups().len() {
        if let Some(other) = board.beside(at, place) {
            beside.push(format!("{} at {}", group(instance, at as u8), instance.room().name(other)));
        } else if board.left(at) == 0 {
            all_in.push(at);
        }
    }
    let mut text = Vec::new();
    if !beside.is_empty() {
        text.push(format!("it touches {}", list(&beside)));
    }
    if !all_in.is_empty() {
        // Groups of a single candidate are not “all” seated.
        let alone = all_in.iter().all(|at| instance.groups()[*at].size == 1);
        let verb = if all_in.len() == 1 { "is" } else { "are" };
        let all = if alone { "" } else { "all " };
        let names: Vec<String> = all_in.iter().map(|at| group(instance, *at as u8)).collect();
        text.push(format!("{} {verb} {all}seated", list(&names)));
    }
    text.join("; ")
}

/// “touch, even at a corner”.
pub fn touching(instance: &Instance) -> &'static str {
    match instance.room().touch() {
        Touch::Corner => "touch, even at a corner",
        Touch::Edge => "share an edge",
    }
}

/// “5 groups of 4” or “groups of 7, 6 and 6”.
pub fn sizes(instance: &Instance) -> String {
    let groups = instance.groups();
    let first = groups[0].size;
    if groups.iter().all(|group| group.size == first) {
        return format!("{} of {first}", count(groups.len() as u64, "group"));
    }
    let sizes: Vec<String> = groups.iter().map(|group| group.size.to_string()).collect();
    format!("groups of {}", list(&sizes))
}

/// The room as rows: `free` for an empty seat, `.` for no seat.
pub fn rows(
    instance: &Instance,
    seats: &[Option<u8>],
    free: char,
    letter: impl Fn(usize) -> char,
) -> Vec<String> {
    let (rows, columns) = instance.room().extent();
    let sign = |row, column| match instance.room().at(row, column) {
        Some(seat) => seats[seat].map_or(free, |group| letter(usize::from(group))),
        None => '.',
    };
    (0..rows).map(|row| (0..columns).map(|column| sign(row, column)).collect()).collect()
}

/// A group's letter in data: a, b, … in the order they are listed.
pub fn data_letter(group: usize) -> char {
    char::from(b'a' + group as u8)
}
