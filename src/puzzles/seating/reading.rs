//! What people and links write: groups, given seats, numbers.

use super::instance::{GROUPS, Group};
use super::room::{Room, Touch};
use super::ways::Ways;

/// The longest name of a group, in letters.
const NAME: usize = 24;

/// The parts of a list: split at commas, semicolons and ends of lines.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ';', '\n']).map(str::trim).filter(|part| !part.is_empty())
}

pub fn read_touch(text: &str) -> Result<Touch, String> {
    match text.trim() {
        "corner" => Ok(Touch::Corner),
        "edge" => Ok(Touch::Edge),
        other => Err(format!("“{other}” is neither corner nor edge")),
    }
}

/// Groups as “Norwegian:4”, “Norwegian 4”, “4 Norwegian” or only “4”, which are called A, B, and so on.
pub fn read_groups(text: &str) -> Result<Vec<Group>, String> {
    let mut groups: Vec<Group> = Vec::new();
    for (at, part) in parts(text).enumerate() {
        if at == GROUPS {
            return Err(format!("there are more than {GROUPS} groups; each needs a letter of its own"));
        }
        let group = read_group(part, at)?;
        if groups.iter().any(|other| other.name.eq_ignore_ascii_case(&group.name)) {
            return Err(format!("two groups are called {}; names must differ", group.name));
        }
        groups.push(group);
    }
    if groups.is_empty() {
        return Err("no group is named; write such as Norwegian:4, German:4".to_owned());
    }
    Ok(groups)
}

fn read_group(part: &str, at: usize) -> Result<Group, String> {
    let (name, size) = match part.rsplit_once(':') {
        Some((name, size)) => (name.trim(), size.trim()),
        None => match (digits(part), part.rsplit_once(' '), part.split_once(' ')) {
            (true, ..) => ("", part),
            (_, Some((name, size)), _) if digits(size) => (name.trim(), size),
            (_, _, Some((size, name))) if digits(size) => (name.trim(), size),
            _ => return Err(format!("“{part}” has no number of candidates; write such as {part}:4")),
        },
    };
    let least_most = |size: &u8| (1..=64).contains(size);
    let Some(size) = size.parse().ok().filter(least_most).filter(|_| digits(size)) else {
        return Err(format!("“{size}” in “{part}” is not a whole number from 1 to 64"));
    };
    if name.chars().count() > NAME {
        return Err(format!("“{name}” is longer than {NAME} letters"));
    }
    if name.chars().any(|letter| letter == ':' || letter.is_control()) {
        return Err(format!("“{name}” has a sign in it that a name cannot have"));
    }
    let name = if name.is_empty() { char::from(b'A' + at as u8).to_string() } else { name.to_owned() };
    Ok(Group { name, size })
}

fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Who sits already, as “B1:German” or “B1 German”, for each seat.
pub fn read_given(text: &str, room: &Room, groups: &[Group]) -> Result<Vec<Option<u8>>, String> {
    let mut given = vec![None; room.seats()];
    for part in parts(text) {
        let Some((place, name)) = part.split_once([':', ' ']) else {
            return Err(format!(
                "“{part}” is no seat with a group; write such as {}:{}",
                room.name(0),
                groups[0].name
            ));
        };
        let name = name.trim();
        let Some(seat) = room.named(place.trim()) else {
            return Err(format!(
                "there is no seat {place}; seats are called by column and row, {} to {}",
                room.name(0),
                room.name(room.seats() - 1)
            ));
        };
        let Some(group) = groups.iter().position(|group| group.name.eq_ignore_ascii_case(name)) else {
            let names: Vec<&str> = groups.iter().map(|group| group.name.as_str()).collect();
            return Err(format!("no group is called “{name}”; there is {}", names.join(", ")));
        };
        if given[seat].replace(group as u8).is_some() {
            return Err(format!("seat {} is given twice", room.name(seat)));
        }
    }
    Ok(given)
}

/// Which of the seatings: a whole number from 1, grouped by commas or not.
pub fn read_pick(text: &str) -> Result<Ways, String> {
    let plain: String = text.trim().chars().filter(|letter| *letter != ',').collect();
    let number = digits(&plain).then(|| plain.parse::<Ways>().ok()).flatten();
    // No room has more seatings than there are ways to part 64 seats, some 2^217.
    number
        .filter(|number| *number != Ways::ZERO && plain.len() <= 66)
        .ok_or_else(|| format!("“{text}” is not a whole number from 1"))
}
