//! Tags: a name, attributes, an end.

use super::super::doc::Attributes;
use super::super::names::{self, is_blank, skip};
use super::refs::{Entities, Reference, plain};
use super::slip::{Slip, Why};

/// A tag that opens an element.
pub struct Tag {
    /// Its name as written.
    pub name: String,
    /// Its attributes as written.
    pub attributes: Attributes,
    /// Whether it closes the element at once.
    pub empty: bool,
    /// Where it has ended.
    pub end: usize,
}

/// Reads a tag that opens, after its `<` at `at`.
///
/// # Errors
/// Where it goes wrong.
pub fn open(text: &str, at: usize, entities: &mut Entities) -> Result<Tag, Slip> {
    let length = names::length(&text[at..]);
    if length == 0 {
        return Err(Slip::new(at, Why::Name));
    }
    let name = text[at..at + length].to_owned();
    let mut attributes = Attributes::new();
    let mut at = at + length;
    loop {
        at = after_blanks(text, at);
        let rest = &text[at..];
        if rest.starts_with('>') {
            return Ok(Tag { name, attributes, empty: false, end: at + 1 });
        }
        if rest.starts_with("/>") {
            return Ok(Tag { name, attributes, empty: true, end: at + 2 });
        }
        let length = names::length(rest);
        if length == 0 {
            return Err(Slip::new(at, Why::TagEnd(name)));
        }
        let key = &rest[..length];
        if attributes.iter().any(|(known, _)| known == key) {
            return Err(Slip::new(at, Why::Twice(key.to_owned())));
        }
        let (value, end) = attribute(text, at, length, entities)?;
        attributes.push((key.to_owned(), value));
        at = end;
    }
}

/// The value of the attribute whose name of `length` bytes stands at `at`, and where it has ended.
fn attribute(text: &str, at: usize, length: usize, entities: &mut Entities) -> Result<(String, usize), Slip> {
    let none = || Slip::new(at, Why::Value(text[at..at + length].to_owned()));
    let equals = after_blanks(text, at + length);
    if !text[equals..].starts_with('=') {
        return Err(none());
    }
    let start = after_blanks(text, equals + 1);
    let quote = text[start..].chars().next().filter(|quote| matches!(quote, '"' | '\'')).ok_or_else(none)?;
    let length = text[start + 1..]
        .find(quote)
        .ok_or_else(|| Slip::new(start, Why::Endless("a quoted value", "its quotation mark")))?;
    let written = &text[start + 1..start + 1 + length];
    let value = value(written, entities).map_err(|why| Slip::new(start, why))?;
    Ok((value, start + length + 2))
}

/// A value as it is meant: references in place, blanks before and after gone, and one space for many between.
fn value(written: &str, entities: &mut Entities) -> Result<String, Why> {
    if !written.contains(|sign: char| sign == '&' || sign <= ' ' || sign == '\u{a0}') {
        return Ok(written.to_owned());
    }
    let mut out = String::with_capacity(written.len());
    let mut blank = false;
    let mut put = |letter: char, as_is: bool, out: &mut String| {
        if !as_is && (letter <= ' ' || letter == '\u{a0}') {
            blank = !out.is_empty();
            return;
        }
        if std::mem::take(&mut blank) {
            out.push(' ');
        }
        out.push(letter);
    };
    let mut rest = written;
    while let Some(letter) = rest.chars().next() {
        rest = &rest[letter.len_utf8()..];
        if letter != '&' {
            put(letter, false, &mut out);
            continue;
        }
        match entities.read(rest) {
            Ok((Reference::Letter(letter), length)) => {
                put(letter, true, &mut out);
                rest = &rest[length..];
            }
            Ok((Reference::Entity(name, value), length)) => {
                entities.grow(&name, value.len())?;
                plain(&value).chars().for_each(|letter| put(letter, false, &mut out));
                rest = &rest[length..];
            }
            // A lone & is no fault in a value: addresses are full of them.
            Err(_) => put('&', true, &mut out),
        }
    }
    Ok(out)
}

/// Reads a tag that closes, after its `</` at `at`: its name, and where it has ended.
///
/// # Errors
/// Where it goes wrong.
pub fn close(text: &str, at: usize) -> Result<(&str, usize), Slip> {
    let length = names::length(&text[at..]);
    let name = &text[at..at + length];
    if length == 0 {
        return Err(Slip::new(at, Why::Name));
    }
    let end = after_blanks(text, at + length);
    if text[end..].starts_with('>') {
        Ok((name, end + 1))
    } else {
        Err(Slip::new(end, Why::TagEnd(format!("/{name}"))))
    }
}

/// The next place that is not blank.
pub fn after_blanks(text: &str, at: usize) -> usize {
    at + text[at..].bytes().take_while(|byte| is_blank(*byte)).count()
}

/// Reads what the document says of itself: `<?xml version="1.0"?>`; `None` where it says nothing. Where it has ended.
///
/// # Errors
/// What it says that is not known.
pub fn signature(text: &str) -> Result<Option<(Attributes, usize)>, Slip> {
    let start = text.len() - skip(text).len();
    let Some(rest) = text[start..].strip_prefix("<?xml") else { return Ok(None) };
    if rest.chars().next().is_some_and(names::goes_on) {
        return Ok(None);
    }
    let mut attributes = Attributes::new();
    let mut at = start + "<?xml".len();
    loop {
        at = after_blanks(text, at);
        if text[at..].starts_with("?>") {
            return Ok(Some((attributes, at + 2)));
        }
        let length = names::length(&text[at..]);
        let (value, end) = attribute(text, at, length, &mut Entities::new(&Default::default()))
            .map_err(|_| Slip::new(start, Why::Signature(text[at..at + length].to_owned())))?;
        let name = &text[at..at + length];
        if !known(name, &value) {
            return Err(Slip::new(start, Why::Signature(format!("{name}=\"{value}\""))));
        }
        if attributes.iter().any(|(known, _)| known == name) {
            return Err(Slip::new(start, Why::Twice(name.to_owned())));
        }
        attributes.push((name.to_owned(), value));
        at = end;
    }
}

/// Whether the declaration of a document may say this.
pub fn known(name: &str, value: &str) -> bool {
    let value = value.to_ascii_lowercase();
    match name {
        "version" => value == "1.0",
        "standalone" => value == "yes" || value == "no",
        "encoding" => super::super::encoding::KNOWN.contains(&value.as_str()),
        _ => false,
    }
}
