//! The document type, and the entities that are defined in it.

use std::rc::Rc;

use super::super::doc::External;
use super::super::entities::standard;
use super::super::names;
use super::refs::{Entities, Reference, plain};
use super::slip::{Slip, Why};
use super::tag::after_blanks;

/// A document type as read.
pub struct Doctype {
    /// Its name.
    pub name: String,
    /// Where it is defined.
    pub external: External,
    /// The entities it defines, with what they stand for.
    pub entities: Vec<(String, Rc<str>)>,
    /// Where it has ended.
    pub end: usize,
}

/// Reads a document type, after its `<!DOCTYPE` at `at`, and defines its entities.
///
/// # Errors
/// Where it goes wrong.
pub fn read(text: &str, at: usize, entities: &mut Entities) -> Result<Doctype, Slip> {
    let start = after_blanks(text, at);
    let length = names::length(&text[start..]);
    if length == 0 {
        return Err(Slip::new(start, Why::Doctype("it has no name")));
    }
    let name = text[start..start + length].to_owned();
    let mut at = after_blanks(text, start + length);
    let mut external = External::default();
    if text[at..].starts_with("SYSTEM") {
        (external.system, at) = quoted(text, at + 6)?;
    } else if text[at..].starts_with("PUBLIC") {
        (external.public, at) = quoted(text, at + 6)?;
        (external.system, at) = quoted(text, at)?;
    }
    at = after_blanks(text, at);
    let mut defined = Vec::new();
    if text[at..].starts_with('[') {
        at = subset(text, at + 1, entities, &mut external, &mut defined)?;
    }
    at = after_blanks(text, at);
    if !text[at..].starts_with('>') {
        return Err(Slip::new(at, Why::Doctype("it does not end with >")));
    }
    Ok(Doctype { name, external, entities: defined, end: at + 1 })
}

/// A quoted text after blanks, and where it has ended.
fn quoted(text: &str, at: usize) -> Result<(Option<String>, usize), Slip> {
    let at = after_blanks(text, at);
    let quote = text[at..].chars().next().filter(|quote| matches!(quote, '"' | '\''));
    let quote =
        quote.ok_or_else(|| Slip::new(at, Why::Doctype("an address in quotation marks is missing")))?;
    let length = text[at + 1..]
        .find(quote)
        .ok_or_else(|| Slip::new(at, Why::Endless("a quoted text", "its quotation mark")))?;
    Ok((Some(text[at + 1..at + 1 + length].to_owned()), at + length + 2))
}

/// Reads what is declared within `[` and `]`, and where it has ended.
fn subset(
    text: &str,
    at: usize,
    entities: &mut Entities,
    external: &mut External,
    defined: &mut Vec<(String, Rc<str>)>,
) -> Result<usize, Slip> {
    let mut at = at;
    loop {
        at = after_blanks(text, at);
        let rest = &text[at..];
        if rest.starts_with(']') {
            return Ok(at + 1);
        }
        if let Some(after) = rest.strip_prefix("<!--") {
            let length = after.find("-->").ok_or_else(|| Slip::new(at, Why::Endless("a comment", "-->")))?;
            at += length + "<!---->".len();
        } else if rest.starts_with("<?") {
            let length =
                rest.find("?>").ok_or_else(|| Slip::new(at, Why::Endless("an instruction", "?>")))?;
            at += length + 2;
        } else if let Some(entity) = rest.strip_prefix("<!ENTITY").and_then(head) {
            at = define(text, text.len() - entity.len(), entities, defined)?;
        } else if let Some(declaration) = rest.strip_prefix("<!") {
            let length =
                literal(declaration).ok_or_else(|| Slip::new(at, Why::Endless("a declaration", ">")))?;
            external.literals.push(declaration[..length].to_owned());
            at += length + "<!>".len();
        } else if rest.starts_with('%') && names::length(&rest[1..]) > 0 {
            // What it stands for is defined elsewhere.
            at += 1 + names::length(&rest[1..]);
            at += usize::from(text[at..].starts_with(';'));
        } else {
            return Err(Slip::new(at, Why::Doctype("between [ and ] stand declarations")));
        }
    }
}

/// What follows `<!ENTITY`, if it is a name and a quoted text: others are kept as they are written.
fn head(text: &str) -> Option<&str> {
    let start = names::skip(text);
    let length = names::length(start);
    let value = names::skip(&start[length..]);
    (length > 0 && start.len() < text.len() && value.starts_with(['"', '\''])).then_some(start)
}

/// How long a declaration is: comments within it may hold its end.
fn literal(text: &str) -> Option<usize> {
    let mut at = 0;
    loop {
        let end = at + text[at..].find('>')?;
        match text[at..end].find("--") {
            None => return Some(end),
            Some(comment) => {
                let inside = at + comment + 2;
                at = inside + text[inside..].find("--")? + 2;
            }
        }
    }
}

/// Defines the entity whose name stands at `at`; where its declaration has ended.
fn define(
    text: &str,
    at: usize,
    entities: &mut Entities,
    defined: &mut Vec<(String, Rc<str>)>,
) -> Result<usize, Slip> {
    let length = names::length(&text[at..]);
    let name = &text[at..at + length];
    let (written, end) = quoted(text, at + length)?;
    let value = expand(name, &written.unwrap_or_default(), entities).map_err(|why| Slip::new(at, why))?;
    let end = after_blanks(text, end);
    if !text[end..].starts_with('>') {
        return Err(Slip::new(end, Why::Doctype("the entity does not end with >")));
    }
    match standard(name) {
        // It may be told again, as long as it is the same.
        Some(letter) if plain(&plain(&value)) == letter.to_string() => {}
        Some(_) => return Err(Slip::new(at, Why::Fixed(name.to_owned()))),
        None => {
            entities.define(name, &value);
            defined.push((name.to_owned(), Rc::from(value)));
        }
    }
    Ok(end + 1)
}

/// What an entity stands for, with the entities in it in place. Only what is defined already is known, so nothing
/// can go round in a circle. Characters by number wait until it is used: they are never markup.
fn expand(name: &str, written: &str, entities: &mut Entities) -> Result<String, Why> {
    let mut out = String::with_capacity(written.len());
    let mut rest = written;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        match entities.read(rest) {
            Ok((Reference::Letter(_), length)) => {
                out.push('&');
                out.push_str(&rest[..length]);
                rest = &rest[length..];
            }
            Ok((Reference::Entity(inner, value), length)) => {
                entities.grow(name, value.len())?;
                // The sum over all that are defined bounds each of them.
                debug_assert!(!inner.is_empty());
                out.push_str(&value);
                rest = &rest[length..];
            }
            Err(Why::Reference(inner)) => return Err(Why::Forward(name.to_owned(), inner)),
            Err(why) => return Err(why),
        }
    }
    Ok(out + rest)
}
