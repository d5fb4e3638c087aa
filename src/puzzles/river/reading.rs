//! A draft read: every fault of it at once.

use super::instance::{COUPLES, Crew, Instance, Island, Kind, MOST, Quarrel, Role, Rule, SEATS};
use super::model::{KINDS, State};
use crate::engine::words::{number, whole};
use crate::engine::{Draft, Fault};

/// The most somebody weighs, and the boat carries.
const HEAVIEST: u32 = 1_000_000;
/// The longest name, in letters.
const LONGEST: usize = 20;
/// The most sets that are to be kept apart.
const QUARRELS: usize = 60;

/// Reads a draft, gathering every fault.
pub fn read(draft: &Draft) -> Result<Instance, Vec<Fault>> {
    let mut faults = Vec::new();
    let crew = crew(draft);
    let kinds = keep(&mut faults, kinds(draft, crew));
    faults.extend(superfluous(draft, crew));
    let boat = keep(&mut faults, given(draft, "boat", 1, u32::from(SEATS)));
    let carries = keep(&mut faults, carries(draft, crew));
    let rule = keep(&mut faults, rule(draft.get("safe"), crew).map_err(|why| Fault::new("safe", why)));
    let island = keep(&mut faults, island(draft.get("island")));
    let mut kinds = kinds.unwrap_or_default();
    // Who can row, and who quarrels, can be told only of a cast that is known.
    let known = !kinds.is_empty();
    let quarrels = if known { keep(&mut faults, quarrels(draft, crew, &kinds)) } else { None };
    if known {
        match rowing(draft.get("rowers"), crew, &kinds) {
            Ok(rowing) => kinds = rowing,
            Err(why) => faults.push(Fault::new("rowers", why)),
        }
    }
    match (boat, carries, rule, island, quarrels) {
        (Some(boat), Some(carries), Some(rule), Some(island), Some(quarrels)) if faults.is_empty() => {
            let start = State::all_left([0; KINDS]);
            let boat = boat as u16;
            let instance = Instance { crew, kinds, quarrels, boat, carries, rule, island, start };
            let start = State::all_left(instance.totals());
            Ok(Instance { start, ..instance })
        }
        _ => Err(faults),
    }
}

fn keep<T>(faults: &mut Vec<Fault>, read: Result<T, Fault>) -> Option<T> {
    read.map_err(|fault| faults.push(fault)).ok()
}

/// Who a draft says crosses.
pub fn crew(draft: &Draft) -> Crew {
    let given = |key| !draft.get(key).trim().is_empty();
    if given("who") {
        Crew::Cast
    } else if given("couples") {
        Crew::Couples
    } else {
        Crew::Numbers
    }
}

/// Keys that say nothing about this crew.
fn superfluous(draft: &Draft, crew: Crew) -> Vec<Fault> {
    let (those, keys): (&str, &[&'static str]) = match crew {
        Crew::Numbers => ("missionaries and cannibals", &["apart"]),
        Crew::Couples => ("couples", &["missionaries", "cannibals", "apart"]),
        Crew::Cast => ("a cast of your own", &["missionaries", "cannibals", "couples"]),
    };
    let given = keys.iter().filter(|key| !draft.get(key).trim().is_empty());
    given
        .map(|key| Fault::new(*key, format!("“{key}” does not go with {those}; leave one of them out")))
        .collect()
}

/// The whole number given for a key.
fn given(draft: &Draft, key: &'static str, least: u32, most: u32) -> Result<u32, Fault> {
    whole(draft.get(key), least, most).map_err(|why| Fault::new(key, why))
}

fn carries(draft: &Draft, crew: Crew) -> Result<Option<u32>, Fault> {
    match draft.get("carries").trim() {
        "" => Ok(None),
        _ if crew != Crew::Cast => {
            let why = "only a cast has weights, such as who=Father:80,Anna:40; leave “carries” out";
            Err(Fault::new("carries", why))
        }
        _ => given(draft, "carries", 1, HEAVIEST).map(Some),
    }
}

fn island(text: &str) -> Result<Island, Fault> {
    match text.trim() {
        "no" => Ok(Island::None),
        "yes" => Ok(Island::Beside),
        "stop" => Ok(Island::Stop),
        word => Err(Fault::new("island", format!("“{word}” is none of no, yes and stop"))),
    }
}

/// Reads the rule; `classic` and `unattended` are whole rules, other words parts of one.
pub fn rule(text: &str, crew: Crew) -> Result<Rule, String> {
    let mut rule = Rule::CLASSIC;
    for word in text.split([',', ' ']).filter(|word| !word.is_empty()) {
        match word {
            "classic" => {}
            "boat" => rule.boat = true,
            "left" => rule.left = true,
            "unattended" if crew == Crew::Numbers => rule = Rule { boat: rule.boat, ..Rule::UNATTENDED },
            "unattended" => rule.left = true,
            "missionaries" if crew == Crew::Numbers => rule.protect = Role::First,
            "cannibals" if crew == Crew::Numbers => rule.protect = Role::Second,
            "strict" if crew == Crew::Numbers => rule.strict = true,
            _ if crew == Crew::Numbers => {
                return Err(format!(
                    "“{word}” is no rule; write classic, unattended, or some of missionaries, cannibals, boat, left, strict"
                ));
            }
            _ => return Err(format!("“{word}” is no rule here; write classic, or boat, left or both")),
        }
    }
    Ok(rule)
}

fn kinds(draft: &Draft, crew: Crew) -> Result<Vec<Kind>, Fault> {
    match crew {
        Crew::Cast => cast(draft.get("who")).map_err(|why| Fault::new("who", why)),
        Crew::Couples => given(draft, "couples", 1, u32::from(COUPLES)).map(couples),
        Crew::Numbers => {
            let many = |key: &'static str| match draft.get(key).trim() {
                "" => Ok(0),
                _ => given(draft, key, 0, u32::from(MOST)),
            };
            let (first, second) = (many("missionaries")?, many("cannibals")?);
            if first + second == 0 {
                let why = "nobody is there to cross; give missionaries, cannibals, couples, or who";
                return Err(Fault::new("missionaries", why));
            }
            let groups = [(Role::First, first), (Role::Second, second)].into_iter();
            Ok(groups
                .filter(|(_, count)| *count > 0)
                .map(|(role, count)| group(role, count as u16, ""))
                .collect())
        }
    }
}

/// Missionaries or cannibals, all called by `manner` too.
fn group(role: Role, count: u16, manner: &str) -> Kind {
    let (one, many) = role.names();
    let (one, many) = (format!("{manner}{one}"), format!("{manner}{many}"));
    Kind { one, many, count, rows: true, weight: 0, role }
}

/// Husbands are capital letters, their wives the small ones.
fn couples(count: u32) -> Vec<Kind> {
    let person = |letter: char, role| Kind {
        one: letter.to_string(),
        many: String::new(),
        count: 1,
        rows: true,
        weight: 0,
        role,
    };
    let letters = ('A'..='Z').take(count as usize);
    letters
        .flat_map(|name| [person(name, Role::First), person(name.to_ascii_lowercase(), Role::Second)])
        .collect()
}

fn cast(text: &str) -> Result<Vec<Kind>, String> {
    let parts: Vec<&str> = text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()).collect();
    if parts.is_empty() || parts.len() > KINDS {
        return Err(format!("{} names given; a cast has 1 to {KINDS}", parts.len()));
    }
    let mut kinds: Vec<Kind> = Vec::new();
    for part in parts {
        let (name, weight) = match part.split_once(':') {
            Some((name, weight)) => (name.trim(), weigh(name, weight)?),
            None => (part, 0),
        };
        let plain = |letter: char| letter.is_alphanumeric() || " -'’.".contains(letter);
        if name.is_empty() || name.chars().count() > LONGEST || !name.chars().all(plain) {
            return Err(format!(
                "“{name}” is no name; use up to {LONGEST} letters, figures, blanks and hyphens"
            ));
        }
        if kinds.iter().any(|kind| kind.one == name) {
            return Err(format!("“{name}” is there twice; give each a name of its own"));
        }
        let one = name.to_owned();
        kinds.push(Kind { one, many: String::new(), count: 1, rows: true, weight, role: Role::First });
    }
    Ok(kinds)
}

fn weigh(name: &str, text: &str) -> Result<u32, String> {
    whole(text, 1, HEAVIEST).map_err(|why| format!("the weight of {name}, {why}"))
}

/// A bit for each of the names between `+`.
fn mask(text: &str, kinds: &[Kind]) -> Result<u16, String> {
    text.split('+').map(str::trim).try_fold(0, |mask, name| Ok(mask | 1 << member(name, kinds)?))
}

/// The kind called so, in whatever case if that is plain.
fn member(name: &str, kinds: &[Kind]) -> Result<usize, String> {
    let exact = kinds.iter().position(|kind| kind.one == name);
    let mut alike = (0..kinds.len()).filter(|at| kinds[*at].one.eq_ignore_ascii_case(name));
    let (first, second) = (alike.next(), alike.next());
    exact.or(first.filter(|_| second.is_none())).ok_or_else(|| {
        let names: Vec<&str> = kinds.iter().map(|kind| kind.one.as_str()).collect();
        format!("“{name}” is not in the cast; it has {}", names.join(", "))
    })
}

fn quarrels(draft: &Draft, crew: Crew, kinds: &[Kind]) -> Result<Vec<Quarrel>, Fault> {
    match crew {
        Crew::Numbers => Ok(Vec::new()),
        Crew::Couples => Ok(jealous(kinds.len() / 2)),
        Crew::Cast => apart(draft.get("apart"), kinds).map_err(|why| Fault::new("apart", why)),
    }
}

/// No wife with another's husband unless her own is there.
fn jealous(couples: usize) -> Vec<Quarrel> {
    let pairs = (0..couples).flat_map(|wife| (0..couples).map(move |man| (wife, man)));
    let others = pairs.filter(|(wife, man)| wife != man);
    others
        .map(|(wife, man)| Quarrel { of: 1 << (2 * wife + 1) | 1 << (2 * man), unless: 1 << (2 * wife) })
        .collect()
}

fn apart(text: &str, kinds: &[Kind]) -> Result<Vec<Quarrel>, String> {
    let parts: Vec<&str> = text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()).collect();
    if parts.len() > QUARRELS {
        return Err(format!("{} sets are to be kept apart; at most {QUARRELS} may be", parts.len()));
    }
    let read = |part: &&str| {
        let (of, unless) = part.split_once('/').map_or((*part, None), |(of, unless)| (of, Some(unless)));
        let quarrel =
            Quarrel { of: mask(of, kinds)?, unless: unless.map_or(Ok(0), |names| mask(names, kinds))? };
        match quarrel.of.count_ones() {
            0 | 1 => Err(format!(
                "“{part}” names nobody to be kept apart; write two or more, such as wolf+goat/farmer"
            )),
            _ if quarrel.of & quarrel.unless != 0 => {
                Err(format!("in “{part}” somebody keeps the peace with themselves; name others after the /"))
            }
            _ => Ok(quarrel),
        }
    };
    parts.iter().map(read).collect()
}

/// The kinds with only those rowing who are named; all where none is.
fn rowing(text: &str, crew: Crew, kinds: &[Kind]) -> Result<Vec<Kind>, String> {
    let parts: Vec<&str> = text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()).collect();
    if parts.is_empty() || parts == ["anyone"] {
        return Ok(kinds.to_vec());
    }
    if crew == Crew::Cast {
        let rowers =
            parts.iter().try_fold(0u16, |mask, name| Ok::<_, String>(mask | 1 << member(name, kinds)?))?;
        let row = |(at, kind): (usize, &Kind)| Kind { rows: rowers >> at & 1 == 1, ..kind.clone() };
        return Ok(kinds.iter().enumerate().map(row).collect());
    }
    let mut rowers = [0u32; 2];
    for part in parts {
        let (role, many) = rower(part, crew)?;
        let there =
            kinds.iter().filter(|kind| kind.role == role).map(|kind| u32::from(kind.count)).sum::<u32>();
        if many.is_some_and(|many| many > there) {
            return Err(format!("“{part}” asks for more than the {} there are", number(there)));
        }
        rowers[role as usize] = many.unwrap_or(there);
    }
    if rowers == [0, 0] {
        return Err("nobody could row; name somebody who can, or leave it empty".to_owned());
    }
    Ok(match crew {
        Crew::Numbers => {
            kinds.iter().flat_map(|kind| parted(kind, rowers[kind.role as usize] as u16)).collect()
        }
        _ => kinds.iter().map(|kind| Kind { rows: rowers[kind.role as usize] > 0, ..kind.clone() }).collect(),
    })
}

/// “cannibals:1”, “1 cannibal”, “cannibals”: a group, and how many of it if not all.
fn rower(part: &str, crew: Crew) -> Result<(Role, Option<u32>), String> {
    let (name, many) = match (part.split_once(':'), part.split_once(' ')) {
        (Some((name, many)), _) => (name.trim(), Some(many)),
        (_, Some((many, name))) if many != "all" => (name.trim(), Some(many)),
        (_, Some((_, name))) => (name.trim(), None),
        _ => (part, None),
    };
    let role = match (crew, name) {
        (Crew::Numbers, "missionaries" | "missionary") => Role::First,
        (Crew::Numbers, "cannibals" | "cannibal") => Role::Second,
        (Crew::Couples, "husbands") => Role::First,
        (Crew::Couples, "wives") => Role::Second,
        (Crew::Couples, _) => {
            return Err(format!("“{name}” cannot be told; write husbands, wives, or leave it empty"));
        }
        _ => {
            return Err(format!(
                "“{name}” cannot be told; write missionaries, cannibals, or cannibals:1 for some of them"
            ));
        }
    };
    match many {
        Some(_) if crew == Crew::Couples => {
            Err(format!("“{part}” cannot be told; either all husbands row or none"))
        }
        Some(many) => Ok((role, Some(whole(many, 0, u32::from(MOST))?))),
        None => Ok((role, None)),
    }
}

/// A group as those who row and those who do not.
fn parted(kind: &Kind, rowing: u16) -> Vec<Kind> {
    match rowing {
        0 => vec![Kind { rows: false, ..kind.clone() }],
        all if all == kind.count => vec![kind.clone()],
        some => {
            let rest = Kind { rows: false, ..group(kind.role, kind.count - some, "") };
            vec![group(kind.role, some, "rowing "), rest]
        }
    }
}
