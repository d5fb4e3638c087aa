//! What is tried with one input. The tests try it too, with inputs of their own.

use stepwise::engine::{Link, lab};
use stepwise::puzzles::xml::{Xml, encoding};

/// The ways in which a document is read, one of which the first byte of the input chooses.
const KEYS: [(&str, &str, &str); 6] = [
    ("extended_characters", "true", "false"),
    ("format", "true", "false"),
    ("remove_attribute_prefixes", "false", "true"),
    ("allow_ampersand", "false", "true"),
    ("read", "xml", "html"),
    ("shape", "xml", "codes"),
];

/// Reads bytes as a document, or as a question where the first of them is above 127: solved, checked and told. What is
/// refused is refused in words; nothing panics, and no answer fails its check.
pub fn xml(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let text = encoding::decode(rest).text;
    if text.is_empty() || text.len() > 4096 {
        return;
    }
    let mut values: Vec<(String, String)> = KEYS
        .iter()
        .enumerate()
        .map(|(bit, (key, zero, one))| {
            let value = if first >> bit & 1 == 0 { zero } else { one };
            ((*key).to_owned(), (*value).to_owned())
        })
        .collect();
    let asked = *first > 127;
    values.push((if asked { "query" } else { "doc" }.to_owned(), text));
    let link = Link { slug: "xml".to_owned(), values, ..Link::default() };
    match lab::document::<Xml>(&link, &mut ()) {
        Ok(document) => assert!(!document.text().is_empty()),
        Err(faults) => {
            for fault in faults {
                assert!(!fault.message.contains("failed its check"), "{fault}: {link}");
            }
        }
    }
}
