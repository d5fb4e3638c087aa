//! A draft read: every fault of it at once.

use super::instance::Instance;
use super::options::Options;
use super::presets::{LONGEST, SVG};
use super::query::known::{SAMPLES, known};
use super::query::{Program, parse};
use super::source::{Taken, take};
use super::term::lines::Shape;
use crate::engine::words::number;
use crate::engine::{Draft, Fault};

/// Reads a draft.
///
/// # Errors
/// Every field's fault at once.
pub fn read(draft: &Draft) -> Result<Instance, Vec<Fault>> {
    let mut faults = Vec::new();
    let taken = taken(draft, &mut faults);
    let program =
        program(draft.get("query")).map_err(|why| faults.push(Fault::new("query", why))).ok().flatten();
    let text = draft.get("doc");
    if text.len() > LONGEST {
        let (long, most) = (number(text.len() as u64), number(LONGEST as u64));
        faults.push(Fault::new("doc", format!("the document is {long} bytes long; at most {most} are read")));
        return Err(faults);
    }
    let given = (text != SVG).then(|| text.to_owned());
    let sample = program.as_ref().and_then(|program| program.documents.first());
    let sample = SAMPLES.iter().find(|one| sample.is_some_and(|name| **name == *one.name));
    let (text, how) = match (&given, sample) {
        (None, Some(sample)) => (sample.text, Taken { html: false, ..taken }),
        _ => (text, taken),
    };
    match take(text, &how) {
        Ok(main) if faults.is_empty() => Ok(Instance::new(given, main, taken, program)),
        Ok(_) => Err(faults),
        Err(wrong) => {
            let place = place(text, wrong.at);
            faults.push(Fault::new("doc", format!("the term cannot be read at {place}: {}", wrong.what)));
            Err(faults)
        }
    }
}

/// How the document of a draft is taken.
pub fn taken(draft: &Draft, faults: &mut Vec<Fault>) -> Taken {
    let said = |key: &'static str, faults: &mut Vec<Fault>| match draft.get(key) {
        "true" => true,
        "false" => false,
        other => {
            faults.push(Fault::new(key, format!("“{other}” is neither true nor false")));
            false
        }
    };
    let options = Options {
        extended_characters: said("extended_characters", faults),
        format: said("format", faults),
        remove_attribute_prefixes: said("remove_attribute_prefixes", faults),
        allow_ampersand: said("allow_ampersand", faults),
    };
    let html = match draft.get("read") {
        "xml" => false,
        "html" => true,
        other => {
            faults.push(Fault::new("read", format!("“{other}” is neither xml nor html")));
            false
        }
    };
    let shape = match draft.get("shape") {
        "xml" => Shape::Xml,
        "codes" => Shape::Codes,
        "element" => Shape::Element,
        other => {
            faults.push(Fault::new("shape", format!("“{other}” is neither xml, codes nor element")));
            Shape::Xml
        }
    };
    Taken { options, html, shape }
}

/// What a draft's question is; none where it asks nothing.
///
/// # Errors
/// Where it cannot be read, and why.
pub fn program(text: &str) -> Result<Option<Program>, String> {
    let text = known(text.trim()).map_or(text, |known| known.text);
    if text.trim().is_empty() {
        return Ok(None);
    }
    match parse(text) {
        Ok(program) => Ok(Some(program)),
        Err(wrong) => {
            Err(format!("the question cannot be read at {}: {}", place(text, wrong.at), wrong.what))
        }
    }
}

/// A place in a text, in words.
pub fn place(text: &str, at: usize) -> String {
    let (line, column) = line_and_column(text, at);
    format!("line {}, column {}", number(line as u64), number(column as u64))
}

/// A place in a text, in bytes, as line and column from 1. Columns are letters.
pub fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line = before.bytes().filter(|byte| *byte == b'\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    (line, before[start..].chars().count() + 1)
}
