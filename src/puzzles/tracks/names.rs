//! Pieces of sentences about places and tracks.

use super::board::{Board, Places, Track, each};
use super::instance::Instance;
use crate::engine::words::{list, small};

/// A place by its number.
pub fn place(instance: &Instance, place: u8) -> &str {
    &instance.places()[usize::from(place)]
}

/// “S → U”; it stays together where lines break.
pub fn track(instance: &Instance, Track { from, to }: Track) -> String {
    format!("{}\u{a0}→\u{a0}{}", place(instance, from), place(instance, to))
}

/// “S → U, S → O and S → T”.
pub fn tracks(instance: &Instance, some: &[Track]) -> String {
    list(&some.iter().map(|one| track(instance, *one)).collect::<Vec<_>>())
}

/// “S and U”.
pub fn both(instance: &Instance, (one, other): (u8, u8)) -> String {
    format!("{} and {}", place(instance, one), place(instance, other))
}

/// “U, O and T”; “no place”.
pub fn places(instance: &Instance, set: Places) -> String {
    match set {
        0 => "no place".to_owned(),
        set => list(&each(set).map(|at| place(instance, at)).collect::<Vec<_>>()),
    }
}

/// “one place”, “three places”.
pub fn so_many(value: u32) -> String {
    if value == 1 { "one place".to_owned() } else { format!("{} places", small(value)) }
}

/// “P and Q lead to S”.
pub fn lead(instance: &Instance, from: Places, to: u8) -> String {
    let lead = if from.count_ones() == 1 { "leads" } else { "lead" };
    format!("{} {lead} to {}", places(instance, from), place(instance, to))
}

/// How many tracks there are in all.
pub fn all(many: u8) -> u32 {
    u32::from(many) * u32::from(many - 1) / 2
}

/// “12 of 21 tracks are laid”.
pub fn laid(board: &Board) -> String {
    let laid = board.tracks().count() as u32;
    let of = all(board.many());
    match laid {
        0 => format!("none of {of} tracks is laid"),
        laid if laid == of => format!("all {of} tracks are laid"),
        laid => format!("{laid} of {of} tracks are laid"),
    }
}
