//! A procedure read from a person's text, leniently.
//!
//! A line weighs (`Weigh 1-4 against 5-8`, `1 2 3 v 4 5 6`, or one line for
//! each pan), begins a branch (`If the left pan sinks:`, `<:`, `level:`), or
//! concludes (`7 is light`, `7-`, `none`). Branches belong together by their
//! indentation; a result that a weighing has had already goes to the one before.

use super::model::{Case, Conclusion, Tilt};
use super::procedure::Procedure;
use super::{Coins, model::TILTS};

/// The deepest a text may nest: far beyond any plan of use.
const DEEPEST: usize = 60;

/// A weighing that is being read.
struct Open {
    left: Coins,
    right: Option<Coins>,
    after: [Option<Procedure>; 3],
    /// The branch being read.
    branch: Option<usize>,
    indent: Option<usize>,
    line: usize,
}

/// Reads a procedure.
///
/// # Errors
/// The first line that cannot be read, by its number, and what is expected.
pub fn read(text: &str) -> Result<Procedure, String> {
    let mut open: Vec<Open> = Vec::new();
    let mut done: Option<Procedure> = None;
    for (line, number) in text.lines().zip(1..) {
        let indent = line.bytes().take_while(u8::is_ascii_whitespace).count();
        let line = plain(line);
        if skipped(&line) {
            continue;
        }
        let wrong = |what: &str| Err(format!("line {number}: {what}"));
        if done.is_some() && open.is_empty() {
            return wrong("the procedure has ended before this line");
        }
        let rest = match branch(&line) {
            Some((tilt, rest)) => {
                if !enter(&mut open, indent, tilt) {
                    return wrong("this result has no weighing to belong to, or was given already");
                }
                rest
            }
            None => line.as_str(),
        };
        if skipped(rest) {
            continue;
        }
        let step = pans(rest).map_err(|what| format!("line {number}: {what}"))?;
        match step {
            Some(Pans::Both(left, right)) => open_new(&mut open, left, Some(right), number)?,
            Some(Pans::Left(left)) => open_new(&mut open, left, None, number)?,
            Some(Pans::Right(right)) => match open.last_mut() {
                Some(last) if last.right.is_none() => last.right = Some(right),
                _ => return wrong("the right pan is named without the left"),
            },
            None => match conclusion(rest) {
                Some(found) => done = settle(&mut open, Procedure::Conclude(found), number)?,
                None => {
                    return wrong(
                        "expected a weighing such as “1 2 3 v 4 5 6”, a result such as “if left sinks:”, \
                         or a conclusion such as “7 is light”",
                    );
                }
            },
        }
    }
    while let Some(last) = open.pop() {
        done = settle(&mut open, close(last)?, 0)?;
    }
    done.ok_or_else(|| "there is nothing to check yet".to_owned())
}

/// Small letters, and hyphens for whatever dashes there are.
fn plain(text: &str) -> String {
    let plain = |letter| match letter {
        '–' | '−' | '—' => '-',
        letter => letter.to_ascii_lowercase(),
    };
    text.trim_ascii().chars().map(plain).collect()
}

/// The first place of `word` in `text`.
fn find(text: &str, word: &str) -> Option<usize> {
    text.as_bytes().windows(word.len()).position(|window| window == word.as_bytes())
}

/// What stands before `word` and after it.
fn cut<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let at = find(text, word)?;
    Some((text.get(..at)?, text.get(at + word.len()..)?))
}

fn has(text: &str, words: &[&str]) -> bool {
    words.iter().any(|word| find(text, word).is_some())
}

fn skipped(line: &str) -> bool {
    let said = |letter: u8| letter.is_ascii_alphanumeric() || b"<>=-+".contains(&letter);
    !line.bytes().any(said)
        || ["begin", "end", "end.", "then", "otherwise"].contains(&line)
        || line.starts_with("number the coins")
        || line.starts_with("leaving")
}

/// The result that begins `line`, and what follows it on the line.
fn branch(line: &str) -> Option<(Tilt, &str)> {
    let (head, rest) = match cut(line, ":") {
        Some((head, rest)) => (head, rest),
        None if line.starts_with("if ") => cut(line, " then").unwrap_or((line, "")),
        None => return None,
    };
    let has = |words: &[&str]| has(head, words);
    let tilt = if has(&["=", "level", "balanc", "equal", "even"]) {
        Tilt::Level
    } else if has(&["<"]) {
        Tilt::Right
    } else if has(&[">"]) {
        Tilt::Left
    } else {
        let down = has(&["sink", "heav", "down", "lower"]);
        let up = has(&["rise", "light", "up"]);
        match (has(&["left"]), has(&["right"]), down, up) {
            (true, false, true, false) | (false, true, false, true) => Tilt::Left,
            (true, false, false, true) | (false, true, true, false) => Tilt::Right,
            _ => return None,
        }
    };
    Some((tilt, rest))
}

/// Begins a branch of the weighing it belongs to.
fn enter(open: &mut Vec<Open>, indent: usize, tilt: Tilt) -> bool {
    let place = TILTS.iter().position(|each| *each == tilt).unwrap_or(0);
    while let Some(last) = open.last_mut() {
        let here = last.indent.is_none_or(|theirs| theirs <= indent);
        if here && last.after[place].is_none() && last.branch != Some(place) {
            last.indent.get_or_insert(indent);
            last.branch = Some(place);
            return true;
        }
        let Some(closed) = open.pop().and_then(|last| close(last).ok()) else { return false };
        if open.is_empty() || settle(open, closed, 0).is_err() {
            return false;
        }
    }
    false
}

fn open_new(open: &mut Vec<Open>, left: Coins, right: Option<Coins>, line: usize) -> Result<(), String> {
    if open.len() >= DEEPEST {
        return Err(format!("line {line}: weighings may nest {DEEPEST} deep"));
    }
    if open.last().is_some_and(|last| last.branch.is_none()) {
        return Err(format!("line {line}: a weighing follows a weighing without a result between them"));
    }
    open.push(Open { left, right, after: [None, None, None], branch: None, indent: None, line });
    Ok(())
}

fn close(last: Open) -> Result<Procedure, String> {
    let Some(right) = last.right else {
        return Err(format!("line {}: the right pan of this weighing is missing", last.line));
    };
    Ok(Procedure::Weigh { left: last.left, right, after: Box::new(last.after) })
}

/// Puts what a branch came to where it belongs; without a weighing around it, it is all there is.
fn settle(open: &mut [Open], step: Procedure, line: usize) -> Result<Option<Procedure>, String> {
    let Some(last) = open.last_mut() else { return Ok(Some(step)) };
    match last.branch.take() {
        Some(place) => {
            last.after[place] = Some(step);
            Ok(None)
        }
        None => Err(format!("line {line}: a conclusion follows a weighing without a result between them")),
    }
}

enum Pans {
    Both(Coins, Coins),
    Left(Coins),
    Right(Coins),
}

fn pans(line: &str) -> Result<Option<Pans>, String> {
    if let Some((left, right)) = against(line) {
        return Ok(Some(Pans::Both(coins(left)?, coins(right)?)));
    }
    if line.starts_with("put ") || line.starts_with("place ") {
        let coins = coins(line)?;
        return Ok(match (has(line, &["left"]), has(line, &["right"])) {
            (true, false) => Some(Pans::Left(coins)),
            (false, true) => Some(Pans::Right(coins)),
            _ => None,
        });
    }
    Ok(None)
}

/// The two sides of a weighing.
fn against(text: &str) -> Option<(&str, &str)> {
    [" against ", " versus ", " vs. ", " vs ", " v ", "|"].into_iter().find_map(|word| cut(text, word))
}

/// A weighing as a person types it: `1 2 3 v 4 5 6`.
///
/// # Errors
/// What is expected.
pub fn weighing(text: &str) -> Result<(Coins, Coins), String> {
    match against(&plain(text)) {
        Some((left, right)) => Ok((coins(left)?, coins(right)?)),
        None => Err("type the coins of both pans with a v between them, such as “1 2 3 v 4 5 6”".to_owned()),
    }
}

/// Coins in a text: numbers, and ranges such as `1-4`; words between them do not matter.
fn coins(text: &str) -> Result<Coins, String> {
    let numeral = |text: &str| text.parse::<u32>().map_err(|_| format!("“{text}” is no coin's number"));
    let mut ranges = Vec::new();
    for part in text.as_bytes().split(|letter| !letter.is_ascii_digit() && *letter != b'-') {
        // Only digits and hyphens, so it is text.
        let part = std::str::from_utf8(part).unwrap_or_default().trim_matches('-');
        match cut(part, "-") {
            _ if part.is_empty() => {}
            Some((first, last)) => ranges.push((numeral(first)?, numeral(last)?)),
            None => {
                let coin = numeral(part)?;
                ranges.push((coin, coin));
            }
        }
    }
    if ranges.is_empty() { Err("no coin is named on a pan".to_owned()) } else { Ok(Coins::from(ranges)) }
}

fn conclusion(line: &str) -> Option<Conclusion> {
    let digits: String = line
        .bytes()
        .skip_while(|letter| !letter.is_ascii_digit())
        .take_while(|letter| letter.is_ascii_digit() || *letter == b',')
        .filter(u8::is_ascii_digit)
        .map(char::from)
        .collect();
    let none = ["none", "no fake", "no coin", "all genuine", "all good", "no counterfeit"];
    if digits.is_empty() {
        return has(line, &none).then_some(Conclusion::Case(Case::None));
    }
    let coin = digits.parse().ok()?;
    Some(if has(line, &["heav", "+"]) {
        Conclusion::Case(Case::Heavy(coin))
    } else if has(line, &["light"]) || line.ends_with('-') {
        Conclusion::Case(Case::Light(coin))
    } else {
        Conclusion::Coin(coin)
    })
}
