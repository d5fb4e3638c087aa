//! What people and links write, read.

use super::Instance;
use super::instance::{Person, Role};
use super::names::value;
use super::space::{Bounds, Known, LARGEST, Listed, POSSIBILITIES, Pairs, Space};
use super::talk;
use crate::engine::case::large;
use crate::engine::words::{number, whole};
use crate::engine::{Draft, Fault};

/// The most that each number can be where nothing is said.
pub const HIGH: u32 = 99;
/// The most possibilities a list may have, and the longest name, in letters.
const LISTED: usize = 400;
const NAME: usize = 24;

/// Reads a draft.
///
/// # Errors
/// Every field's fault at once.
pub fn read(draft: &Draft) -> Result<Instance, Vec<Fault>> {
    let mut faults = Vec::new();
    let listed = !draft.get("list").trim().is_empty();
    let space = if listed { list(draft) } else { numbers(draft) }.map_err(|more| faults.extend(more)).ok();
    let parts = space.as_ref().map_or(2, |space| match space {
        Space::Listed(listed) => listed.names().len(),
        Space::Pairs(_) => 2,
    });
    let mut field = |key: &'static str, message: String| faults.push(Fault::new(key, message));
    let people = match people(draft.get("told"), listed, parts) {
        Ok(people) => people,
        Err(why) => {
            field("told", why);
            return Err(faults);
        }
    };
    let letters: Vec<char> = people.iter().map(|person| person.letter).collect();
    let talk = talk::read(draft.get("talk"), &letters).map_err(|why| field("talk", why)).ok();
    let role = match &space {
        Some(space) => role(draft.get("be"), space, &people).map_err(|why| field("be", why)).ok(),
        None => None,
    };
    match (space, talk, role) {
        (Some(space), Some(talk), Some(role)) if faults.is_empty() => {
            Ok(Instance::new(space, people, talk, role))
        }
        _ => Err(faults),
    }
}

fn numbers(draft: &Draft) -> Result<Space, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut bound = |key: &'static str, least: u32, most: u32| -> Option<u32> {
        let text = draft.get(key).trim();
        if text.is_empty() {
            return None;
        }
        whole(text, least, most).map_err(|why| faults.push(Fault::new(key, why))).ok()
    };
    let low = bound("low", 0, LARGEST).unwrap_or(2);
    let high = bound("high", 0, LARGEST);
    let sum = bound("sum", 0, 2 * LARGEST);
    let distinct = match draft.get("distinct").trim() {
        "yes" => true,
        "no" | "" => false,
        other => {
            faults.push(Fault::new("distinct", format!("“{other}” is neither no nor yes")));
            false
        }
    };
    if !faults.is_empty() {
        return Err(faults);
    }
    let said = high.is_some() || sum.is_some();
    let bounds = Bounds { low, high: if said { high } else { Some(HIGH) }, sum, distinct };
    if bounds.largest() > LARGEST {
        let most = number(LARGEST + low);
        return Err(vec![Fault::new(
            "sum",
            format!("numbers go to {}; from {low} on, the sum can be at most {most}", number(LARGEST)),
        )]);
    }
    match bounds.count() {
        0 => Err(vec![none(&bounds)]),
        pairs if pairs > POSSIBILITIES => {
            let (pairs, most) = (number(pairs as u64), number(POSSIBILITIES as u64));
            let key = if sum.is_some() { "sum" } else { "high" };
            Err(vec![Fault::new(key, format!("these are {pairs} pairs; at most {most} are gone through"))])
        }
        _ => Ok(Space::Pairs(Pairs::new(bounds))),
    }
}

/// The fault of bounds between which there is no pair.
fn none(bounds: &Bounds) -> Fault {
    let Bounds { low, high, sum, distinct } = *bounds;
    let least = 2 * low + u32::from(distinct);
    match (high, sum) {
        (_, Some(sum)) if sum < least => {
            let (sum, least) = (number(sum), number(least));
            Fault::new("sum", format!("the sum can be at most {sum}; the two least numbers make {least}"))
        }
        (high, _) => {
            let (high, least) = (number(high.unwrap_or(HIGH)), number(low + u32::from(distinct)));
            Fault::new(
                "high",
                format!("“{high}” is too small; from {} on, it can be {least} or more", number(low)),
            )
        }
    }
}

fn items_of(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ';', '\n']).map(str::trim).filter(|item| !item.is_empty())
}

fn parts(item: &str) -> Vec<String> {
    match item.contains(':') {
        true => item.split(':').map(|part| part.trim().to_owned()).collect(),
        false => item.split_whitespace().map(str::to_owned).collect(),
    }
}

/// Who is told what by a draft, if that can be read.
pub fn people_of(draft: &Draft) -> Vec<Person> {
    let list = draft.get("list");
    let parts = items_of(list).next().map_or(2, |item| parts(item).len());
    people(draft.get("told"), !list.trim().is_empty(), parts).unwrap_or_default()
}

/// Possibilities with commas between; their parts with colons, or else spaces.
fn list(draft: &Draft) -> Result<Space, Vec<Fault>> {
    let fault = |message: String| vec![Fault::new("list", message)];
    let text = draft.get("list");
    let mut items: Vec<Vec<String>> = Vec::new();
    for item in items_of(text) {
        let parts = parts(item);
        let expected = items.first().map_or(parts.len(), Vec::len);
        if !(2..=3).contains(&parts.len()) || parts.len() != expected {
            let parts = if items.is_empty() {
                "two parts, or three".to_owned()
            } else {
                format!("{expected} parts, as the first has")
            };
            return Err(fault(format!("“{item}” must have {parts}, with a colon between")));
        }
        if let Some(part) = parts.iter().find(|part| part.is_empty() || part.chars().count() > NAME) {
            return Err(fault(format!("“{part}” in “{item}” must have 1 to {NAME} letters")));
        }
        if items.contains(&parts) {
            return Err(fault(format!("“{item}” is listed twice")));
        }
        if items.len() == LISTED {
            return Err(fault(format!("there are more than {LISTED} possibilities")));
        }
        items.push(parts);
    }
    if items.len() < 2 {
        return Err(fault("list at least two possibilities, such as May:15,June:17".to_owned()));
    }
    Ok(Space::Listed(Listed::new(&items)))
}

/// Who is told what where nothing is said, as links write it.
pub fn usual(people: usize, listed: bool) -> &'static str {
    match (listed, people) {
        (false, _) => "Susan:sum,Peter:product",
        (true, 3) => "Albert:first,Bernard:second,Clara:third",
        (true, _) => "Albert:first,Bernard:second",
    }
}

/// People with what each is told: `Name:what`, commas between.
fn people(text: &str, listed: bool, parts: usize) -> Result<Vec<Person>, String> {
    let text = if text.trim().is_empty() { usual(parts, listed) } else { text };
    let mut people: Vec<Person> = Vec::new();
    for entry in text.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
        let such = if listed { "Albert:month" } else { "Susan:sum" };
        let Some((name, what)) = entry.split_once(':') else {
            return Err(format!("“{entry}” has no colon; write such as {such}"));
        };
        let (name, what) = (name.trim(), what.trim());
        for part in [name, what] {
            if part.is_empty() || part.chars().count() > NAME || part.contains([':', '+', '-']) {
                return Err(format!(
                    "“{part}” in “{entry}” must have 1 to {NAME} letters, and no colon, plus or minus"
                ));
            }
        }
        let letter = name.chars().next().map(large).unwrap_or_default();
        if let Some(other) = people.iter().find(|other| other.letter == letter) {
            return Err(format!(
                "{} and {name} begin alike; each needs a first letter of their own",
                other.name
            ));
        }
        let known = match (listed, what) {
            (true, _) => Known::Part(people.len() as u8),
            (_, "sum") => Known::Sum,
            (_, "product") => Known::Product,
            (_, "difference") => Known::Difference,
            (_, other) => return Err(format!("“{other}” is neither sum, product nor difference")),
        };
        if !listed && people.iter().any(|other| other.known == known) {
            return Err(format!("two people are told the {what}; each must be told something else"));
        }
        people.push(Person { name: name.to_owned(), letter, known, what: what.to_owned() });
    }
    match people.len() {
        len if listed && len != parts => Err(format!(
            "there are {} people for {} parts; each part is told to one",
            number(len as u64),
            number(parts as u64)
        )),
        2..=3 => Ok(people),
        _ => Err("name two people, or three, such as Susan:sum,Peter:product".to_owned()),
    }
}

/// Whose eyes: a letter, a colon, and what that person was told.
fn role(text: &str, space: &Space, people: &[Person]) -> Result<Option<Role>, String> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let letters: Vec<char> = people.iter().map(|person| person.letter).collect();
    let such = || format!("“{text}” is nobody’s view; write such as {}:17", letters[0]);
    let (letter, told) = text.split_once(':').ok_or_else(such)?;
    let who = talk::person(letter, &letters)?;
    let person = &people[usize::from(who)];
    let told = told.trim();
    let most = space.most(person.known) as u32;
    let known = match space {
        Space::Pairs(_) => {
            told.parse().ok().filter(|value| *value < most && told.bytes().all(|byte| byte.is_ascii_digit()))
        }
        Space::Listed(_) => (0..most).find(|at| value(space, person.known, *at) == told),
    };
    let possible = |told: &u32| !space.mates(person.known, *told, &mut |_| false);
    match known.filter(possible) {
        Some(told) => Ok(Some(Role { who, told })),
        None => Err(format!(
            "“{told}” cannot be what {} is told: no possibility has it as its {}",
            person.name, person.what
        )),
    }
}
