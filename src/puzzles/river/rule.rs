//! The rule in force, as sentences.

use super::Instance;
use super::instance::{Crew, Island, Role};
use super::model::Danger;
use super::names::single;
use crate::engine::words::{capital, list, plural};

/// Those of a mask, as “the wolf and the goat”.
pub fn those(instance: &Instance, mask: u16, joined: &str) -> String {
    let kinds = instance.kinds().iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
    let names: Vec<String> = kinds.map(|(_, kind)| single(instance.crew(), kind)).collect();
    if joined == "or" { names.join(" or ") } else { list(&names) }
}

/// The rule in force in one sentence.
pub fn sentence(instance: &Instance) -> String {
    let rule = instance.rule();
    let banks = match (rule.left, instance.island()) {
        (true, Island::None) => "on the bank the boat has just left, and nowhere else",
        (true, _) => "at the place the boat has just left, and nowhere else",
        (false, Island::None) => "on either bank, whenever the boat has landed",
        (false, _) => "on either bank or on the island, whenever the boat has landed",
    };
    let boat = if rule.boat { "the boat’s load is judged too" } else { "the boat’s load is not judged" };
    match instance.crew() {
        Crew::Numbers => {
            let (ours, theirs) = (rule.protect.names().1, rule.protect.other().names().1);
            let alone = if rule.strict {
                format!("even {theirs} alone count as too many")
            } else {
                format!("{theirs} alone are no danger")
            };
            format!("The {ours} must not be outnumbered by {theirs} {banks}; {alone}; {boat}.")
        }
        Crew::Couples => {
            format!("No wife may be with another’s husband unless her own is there, {banks}; {boat}.")
        }
        Crew::Cast if instance.quarrels().is_empty() => "Anybody may be left with anybody.".to_owned(),
        Crew::Cast => {
            let quarrel = |(at, quarrel): (usize, &super::Quarrel)| {
                let of = those(instance, quarrel.of, "and");
                let peace = match quarrel.unless {
                    0 => String::new(),
                    unless => format!(" without {}", those(instance, unless, "or")),
                };
                if at == 0 { format!("{of} must not be together{peace}") } else { format!("nor {of}{peace}") }
            };
            let all: Vec<String> = instance.quarrels().iter().enumerate().map(quarrel).collect();
            format!("{}, {banks}; {boat}.", capital(&all.join(", ")))
        }
    }
}

/// What is wrong where some are together: “2 missionaries are with 3 cannibals”.
pub fn wrong(instance: &Instance, danger: Danger) -> String {
    let rule = instance.rule();
    let count = |count: u32, role: Role| plural(count, role.names().0, role.names().1);
    match danger {
        Danger::Outnumbered(0, others) => {
            let are = if others == 1 { "is" } else { "are" };
            format!("{} {are} where no {} are", count(others, rule.protect.other()), rule.protect.names().1)
        }
        Danger::Outnumbered(ours, theirs) => {
            let are = if ours == 1 { "is" } else { "are" };
            format!("{} {are} with {}", count(ours, rule.protect), count(theirs, rule.protect.other()))
        }
        Danger::Quarrel(at) => match instance.quarrels().get(at) {
            Some(quarrel) if quarrel.unless != 0 => format!(
                "{} are together without {}",
                those(instance, quarrel.of, "and"),
                those(instance, quarrel.unless, "or")
            ),
            Some(quarrel) => format!("{} are together", those(instance, quarrel.of, "and")),
            None => String::new(),
        },
    }
}
