//! A draft read: every fault of it at once.

use super::case::Liars;
use super::instance::Instance;
use super::known::PEOPLE;
use super::{parse, saying, write};
use crate::engine::words::plural;
use crate::engine::{Draft, Fault};

/// Reads a draft.
///
/// # Errors
/// Every field's fault at once.
pub fn read(draft: &Draft) -> Result<Instance, Vec<Fault>> {
    let mut faults = Vec::new();
    let liars = liars(draft.get("liars")).map_err(|why| faults.push(Fault::new("liars", why))).ok();
    let text = draft.get("case");
    let case = parse::case(text, liars.unwrap_or(Liars::Knaves));
    let case = case.map_err(|why| faults.push(Fault::new("case", why))).ok();
    if let (Some(case), Some(Liars::Exactly(many) | Liars::AtMost(many))) = (&case, liars)
        && usize::from(many) > case.names.len()
    {
        let people = plural(case.names.len() as u32, "person", "people");
        faults.push(Fault::new("liars", format!("{many} cannot lie among {people}")));
    }
    let ask = match (&case, draft.get("ask").trim()) {
        (None, _) | (_, "") => None,
        (Some(case), text) => {
            saying::alone(text, case).map_err(|why| faults.push(Fault::new("ask", why))).ok()
        }
    };
    match case {
        Some(case) if faults.is_empty() => Ok(Instance::new(case, ask)),
        _ => Err(faults),
    }
}

/// Who may lie.
///
/// # Errors
/// What was given and what is allowed.
pub fn liars(text: &str) -> Result<Liars, String> {
    let text = text.trim();
    let number = |text: &str| -> Option<u8> {
        let text = text.trim();
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|many| digits && usize::from(*many) <= PEOPLE)
    };
    let least = text.strip_prefix("<=").or_else(|| text.strip_prefix('≤'));
    match (text, least) {
        ("culprit", _) => Some(Liars::Culprit),
        ("guilty", _) => Some(Liars::Guilty),
        ("knaves", _) => Some(Liars::Knaves),
        (_, Some(rest)) => number(rest).map(Liars::AtMost),
        (text, None) => number(text).map(Liars::Exactly),
    }
    .ok_or_else(|| {
        format!(
            "“{text}” is neither culprit, guilty nor knaves, nor how many lie, as 3 or <=3 (0 to {PEOPLE})"
        )
    })
}

/// The lines of a draft's case, as people write them; what is being typed stays as it is, `typed`.
pub fn lines(text: &str, typed: bool) -> Vec<String> {
    let wide = |line: &str| {
        let mut out = String::new();
        for sign in write::spaced(line.trim()).chars() {
            match sign {
                ',' => out.push_str(", "),
                ':' => out.push_str(": "),
                '/' => out.push_str(" / "),
                sign => out.push(sign),
            }
        }
        // A link that was typed by hand may have spaces there already.
        out.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    };
    let lines = text.split([';', '\n']);
    if typed { lines.map(write::spaced).collect() } else { lines.map(wide).collect() }
}

/// Whether somebody speaks in a line.
pub fn speaks(line: &str) -> bool {
    line.contains(':') && !line.trim_start().starts_with('*')
}
