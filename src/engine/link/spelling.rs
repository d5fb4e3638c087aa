//! Other ways to write a link: as a form sends it, and as a term.

use std::ops::Range;

use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// The link that a text is, if it is written in another way: `?lab=jugs&sizes=3%2C7&goal=any%3A2`, as a form sends it,
/// where `+` is a space; or `jugs(sizes=[3,7], goal=any:2)`, a term whose arguments are keys and values.
pub fn respelled(text: &str) -> Option<String> {
    if let Some(form) = text.strip_prefix('?') {
        return Some(of_form(form));
    }
    let open = text.find(['(', '?'])?;
    text[open..].strip_prefix('(')?;
    // Browsers escape spaces and quotation marks in addresses. What is no text is said of the link as it is.
    let text = percent_decode_str(text).decode_utf8().ok()?;
    let (slug, rest) = text.split_once('(')?;
    let arguments = rest.trim_end().trim_end_matches('.').strip_suffix(')')?;
    Some(of_term(slug.trim(), arguments))
}

fn of_form(form: &str) -> String {
    let plain = form.replace('+', "%20");
    let mut slug = "";
    let mut rest: Vec<&str> = Vec::new();
    for part in plain.split('&') {
        match part.strip_prefix("lab=") {
            Some(lab) => slug = lab,
            // An empty field of a form says nothing.
            None if part.ends_with('=') || part.is_empty() => {}
            None => rest.push(part),
        }
    }
    format!("{slug}?{}", rest.join("&"))
}

fn of_term(slug: &str, arguments: &str) -> String {
    let part = |argument: &str| match argument.split_once('=') {
        Some((key, value)) => {
            format!("{}={}", key.trim(), utf8_percent_encode(&value_of(value.trim()), NON_ALPHANUMERIC))
        }
        None => argument.to_owned(),
    };
    let parts: Vec<String> = listed(arguments).map(part).collect();
    format!("{slug}?{}", parts.join("&"))
}

/// The parts of a text between separators that stand in no brackets and no quotation marks; \ within quotation marks
/// takes what follows as it is.
pub fn parted(text: &str, separators: &[char]) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let (mut from, mut quote, mut escaped, mut deep) = (0, None, false, 0);
    for (at, letter) in text.char_indices() {
        match (quote, letter) {
            _ if escaped => escaped = false,
            (Some(_), '\\') => escaped = true,
            (Some(open), letter) if letter == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(letter),
            (None, '[' | '(') => deep += 1,
            (None, ']' | ')') => deep -= 1,
            (None, letter) if deep <= 0 && separators.contains(&letter) => {
                parts.push(from..at);
                from = at + letter.len_utf8();
            }
            (None, _) => {}
        }
    }
    parts.push(from..text.len());
    parts
}

/// The parts between commas, without the blanks around them.
fn listed(text: &str) -> impl Iterator<Item = &str> {
    parted(text, &[',']).into_iter().map(|part| text[part].trim()).filter(|part| !part.is_empty())
}

/// A value as links have it: what is quoted as it is, a list its items with commas between.
fn value_of(value: &str) -> String {
    let quoted = |quote| value.strip_prefix(quote).and_then(|rest: &str| rest.strip_suffix(quote));
    if let Some(inner) = quoted('"').or(quoted('\'')) {
        let mut out = String::new();
        let mut letters = inner.chars();
        while let Some(letter) = letters.next() {
            match (letter, letters.clone().next()) {
                ('\\', Some('n')) => {
                    out.push('\n');
                    letters.next();
                }
                // A quotation mark is written twice, or after \.
                ('\\', Some(next)) => {
                    out.push(next);
                    letters.next();
                }
                (letter, Some(next)) if letter == next && value.starts_with(letter) => {
                    out.push(letter);
                    letters.next();
                }
                _ => out.push(letter),
            }
        }
        return out;
    }
    match value.strip_prefix('[').and_then(|list| list.strip_suffix(']')) {
        Some(items) => listed(items).map(value_of).collect::<Vec<_>>().join(","),
        None => value.to_owned(),
    }
}
