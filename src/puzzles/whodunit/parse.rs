//! The small text form read: lines of statements, of what is sure, and of what excludes what.
//!
//! A line is `Name: statement, statement`, or `*: what is known for sure`, or `fact/fact`: no person is both.

use super::case::{Case, Liars};
use super::expr::Quality;
use super::known::{FACTS, PEOPLE};
use super::saying::{self, JOINTS, plain, quality, same, words};

/// The longest name or fact, in letters; the most statements of one person, and sure things or exclusions in all.
const LONG: usize = 28;
const SAID: usize = 12;
const LINES: usize = 16;

/// Reads a case; `liars` is not in the text.
///
/// # Errors
/// The first fault, with its line and word.
pub fn case(text: &str, liars: Liars) -> Result<Case, String> {
    let lines: Vec<(usize, &str)> =
        (1..).zip(text.split([';', '\n'])).filter(|(_, line)| !line.trim().is_empty()).collect();
    let mut case = Case {
        names: Vec::new(),
        facts: Vec::new(),
        says: Vec::new(),
        sure: Vec::new(),
        excludes: Vec::new(),
        liars,
    };
    for (number, line) in &lines {
        name(line, &mut case).map_err(|why| format!("line {number}: {why}"))?;
    }
    if case.names.is_empty() {
        return Err(
            "nobody says anything; a line is a name, a colon and what is said, as A: B lies".to_owned()
        );
    }
    for (number, line) in &lines {
        exclusion(line, &mut case).map_err(|why| format!("line {number}: {why}"))?;
    }
    case.says = vec![Vec::new(); case.names.len()];
    for (number, line) in lines {
        said(line, &mut case).map_err(|why| format!("line {number}{why}"))?;
    }
    Ok(case)
}

/// What may be a name or a fact.
fn named(text: &str, what: &str) -> Result<String, String> {
    let text = plain(text);
    if text.is_empty() {
        return Err(format!("{what} has no name"));
    }
    if text.chars().count() > LONG {
        return Err(format!("“{text}” is too long; {what} has at most {LONG} letters"));
    }
    let odd = |sign: &char| !(sign.is_alphanumeric() || matches!(sign, ' ' | '\'' | '’' | '-' | '.'));
    if let Some(sign) = text.chars().find(odd) {
        return Err(format!("“{sign}” cannot be in “{text}”; letters, digits, -, . and ’ can"));
    }
    if let Some(word) = text.split(' ').find(|word| JOINTS.iter().any(|joint| same(joint, word))) {
        return Err(format!("“{word}” cannot be in “{text}”: it joins statements"));
    }
    Ok(text)
}

/// Who speaks in a line, and what is said.
fn parted(line: &str) -> Option<(&str, &str)> {
    line.split_once(':')
}

fn name(line: &str, case: &mut Case) -> Result<(), String> {
    let Some((name, _)) = parted(line) else {
        if line.contains('/') {
            return Ok(());
        }
        return Err(format!(
            "“{}” is neither a name with a colon nor a list with / between of what excludes each other",
            plain(line)
        ));
    };
    if plain(name) == "*" {
        return Ok(());
    }
    let name = named(name, "a person")?;
    if quality(&name).is_some() || same(&name, "I") {
        return Err(format!("“{name}” cannot be a name: it means something in a statement"));
    }
    if case.names.iter().any(|other| same(other, &name)) {
        return Err(format!(
            "{name} speaks in an earlier line already; all that {name} says is one line, with commas"
        ));
    }
    if case.names.len() == PEOPLE {
        return Err(format!("{name} is one too many; there can be {PEOPLE} people"));
    }
    case.names.push(name);
    Ok(())
}

fn exclusion(line: &str, case: &mut Case) -> Result<(), String> {
    if parted(line).is_some() {
        return Ok(());
    }
    let mut list = Vec::new();
    for part in line.split('/') {
        if plain(part).is_empty() {
            continue;
        }
        let text = named(part, "a fact")?;
        let found = match quality(&text) {
            Some(quality) => quality,
            None => Quality::Fact(match case.facts.iter().position(|fact| same(fact, &text)) {
                Some(at) => at as u8,
                None if case.facts.len() == FACTS => {
                    return Err(format!("“{text}” is one too many; there can be {FACTS} facts"));
                }
                None => {
                    case.facts.push(text.clone());
                    case.facts.len() as u8 - 1
                }
            }),
        };
        if list.contains(&found) {
            return Err(format!("“{text}” is there twice"));
        }
        list.push(found);
    }
    if list.is_empty() {
        return Err("between slashes stand the facts that exclude each other".to_owned());
    }
    if case.excludes.len() == LINES {
        return Err(format!("there can be {LINES} lists of what excludes each other"));
    }
    case.excludes.push(list);
    Ok(())
}

fn said(line: &str, case: &mut Case) -> Result<(), String> {
    let Some((name, rest)) = parted(line) else { return Ok(()) };
    let name = plain(name);
    let speaker = case.names.iter().position(|other| same(other, &name)).map(|at| at as u8);
    let all = saying::list(case, rest, words(&name), speaker)?;
    match speaker {
        Some(_) if all.len() > SAID => Err(format!(": {name} says too much; {SAID} statements are read")),
        Some(who) => {
            case.says[usize::from(who)] = all;
            Ok(())
        }
        None if case.sure.len() + all.len() > LINES => {
            Err(format!(": at most {LINES} things can be known for sure"))
        }
        None => {
            case.sure.extend(all);
            Ok(())
        }
    }
}
