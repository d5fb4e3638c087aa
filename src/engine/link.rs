//! The address of a puzzle: `jugs?sizes=3,7&goal=any:2`.
//!
//! As a form sends it (`?lab=jugs&sizes=3%2C7&goal=any%3A2`) and as a term (`jugs(sizes=[3,7], goal=any:2)`) it is read
//! too. The same text stands after `#/` in the browser, is what the command line
//! takes and what the worker is sent. Only percent-decoding applies: `+` is a
//! plus sign, since cryptarithms are full of them.

mod spelling;

use std::fmt;

use percent_encoding::{AsciiSet, CONTROLS, percent_decode_str, utf8_percent_encode};

use super::Fault;

pub use spelling::parted;

/// The longest link read, in bytes: checked before anything is decoded.
pub const LINK_LIMIT: usize = 64 * 1024;

/// What cannot stand unescaped in a fragment's value. Everything else stays
/// as typed, other alphabets too, so that links remain readable.
const ESCAPED: &AsciiSet =
    &CONTROLS.add(b' ').add(b'"').add(b'#').add(b'%').add(b'&').add(b'<').add(b'>').add(b'\\').add(b'`');

/// A parsed address. Says nothing yet about whether its values make sense.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// The lab, such as `jugs`; empty for the home page.
    pub slug: String,
    /// The puzzle's own keys and values, decoded, in the order given.
    pub values: Vec<(String, String)>,
    /// The step to open at, from 0 (the start).
    pub step: Option<usize>,
    /// Whether to leave out the page's frame.
    pub embed: bool,
}

impl Link {
    /// Reads an address; a leading `#`, `/` or `#/` is skipped.
    ///
    /// # Errors
    /// Every fault of [`Link::read`].
    pub fn parse(text: &str) -> Result<Self, Vec<Fault>> {
        let (link, faults) = Self::read(text);
        if faults.is_empty() { Ok(link) } else { Err(faults) }
    }

    /// Reads what can be read of an address, and names what cannot: a link
    /// that is too long, a part that is not `key=value`, a key given twice,
    /// escapes that are not UTF-8, and a `step` that is no number.
    pub fn read(text: &str) -> (Self, Vec<Fault>) {
        if text.len() > LINK_LIMIT {
            let message = format!("the link is {} bytes long; at most {LINK_LIMIT} are read", text.len());
            return (Self::default(), vec![Fault::new("", message)]);
        }
        let text = text.trim();
        let text = text.strip_prefix('#').unwrap_or(text);
        let text = text.strip_prefix('/').unwrap_or(text);
        let respelled = spelling::respelled(text);
        let text = respelled.as_deref().unwrap_or(text);
        let (slug, query) = text.split_once('?').unwrap_or((text, ""));
        let mut link = Link::default();
        let mut faults = Vec::new();
        match decode("", slug) {
            Ok(slug) => link.slug = slug,
            Err(fault) => faults.push(fault),
        }
        for part in query.split('&').filter(|part| !part.is_empty()) {
            faults.extend(link.read_part(part).err());
        }
        (link, faults)
    }

    fn read_part(&mut self, part: &str) -> Result<(), Fault> {
        let (key, value) = match part.split_once('=') {
            Some((key, value)) => (decode(part, key)?, decode(key, value)?),
            None if part == "embed" => (part.to_owned(), String::new()),
            None => {
                let message = format!("“{part}” has no value; parts of a link are written key=value");
                return Err(Fault::new(part, message));
            }
        };
        match key.as_str() {
            "step" if self.step.is_some() => return Err(twice(&key)),
            "step" => self.step = Some(read_step(&value)?),
            "embed" => self.embed = true,
            _ if self.values.iter().any(|(seen, _)| *seen == key) => return Err(twice(&key)),
            _ => self.values.push((key, value)),
        }
        Ok(())
    }
}

fn twice(key: &str) -> Fault {
    Fault::new(key, format!("“{key}” is given twice; once is allowed"))
}

fn read_step(value: &str) -> Result<usize, Fault> {
    value
        .parse::<u32>()
        .map(|step| step as usize)
        .map_err(|_| Fault::new("step", format!("“{value}” is not a step; a whole number from 0 is")))
}

fn decode(key: &str, text: &str) -> Result<String, Fault> {
    percent_decode_str(text).decode_utf8().map(|text| text.into_owned()).map_err(|_| {
        Fault::new(key, format!("the % escapes in “{text}” are not UTF-8 text; write the letters plainly"))
    })
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.slug)?;
        let mut mark = '?';
        for (key, value) in &self.values {
            write!(f, "{mark}{key}=")?;
            // Other alphabets stay as typed; the crate would escape them all.
            for part in value.split_inclusive(|letter: char| !letter.is_ascii()) {
                let plain = part.trim_end_matches(|letter: char| !letter.is_ascii());
                write!(f, "{}{}", utf8_percent_encode(plain, ESCAPED), &part[plain.len()..])?;
            }
            mark = '&';
        }
        if let Some(step) = self.step {
            write!(f, "{mark}step={step}")?;
            mark = '&';
        }
        if self.embed {
            write!(f, "{mark}embed")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_and_prints_the_same_link() {
        let text = "jugs?sizes=3,7&goal=any:2&step=5&embed";
        let link = Link::parse(text).unwrap();
        assert_eq!(link.slug, "jugs");
        assert_eq!(link.step, Some(5));
        assert!(link.embed);
        assert_eq!(link.to_string(), text);
        assert_eq!(Link::parse(&format!("#/{text}")).unwrap(), link);
    }

    #[test]
    fn forms_and_terms_are_the_same_links() {
        for (other, link) in [
            ("?lab=jugs&sizes=3%2C7&goal=any%3A2", "jugs?sizes=3,7&goal=any:2"),
            ("?sizes=3,7&lab=jugs&start=&goal=any:2&step=2", "jugs?sizes=3,7&goal=any:2&step=2"),
            ("?lab=xml&query=element(a,+_,+_)", "xml?query=element(a,%20_,%20_)"),
            ("jugs(sizes=[3,7], goal=any:2)", "jugs?sizes=3,7&goal=any:2"),
            ("jugs( sizes = [3, 7], goal = 'any:2', step=2 ).", "jugs?sizes=3,7&goal=any:2&step=2"),
            ("cryptarithm(puzzle='SEND+MORE=MONEY')", "cryptarithm?puzzle=SEND+MORE=MONEY"),
            ("cryptarithm(puzzle=SEND+MORE=MONEY)", "cryptarithm?puzzle=SEND+MORE=MONEY"),
            ("xml(doc=\"<a b=\\\"1\\\">x, y</a>\\n\")", "xml?doc=%3Ca%20b=%221%22%3Ex,%20y%3C/a%3E%0A"),
            ("xml(doc='don''t')", "xml?doc=don't"),
            ("jugs(goal=any:2,%20sizes=[3,7])", "jugs?sizes=3,7&goal=any:2"),
            ("jugs()", "jugs"),
            ("#/jugs(embed)", "jugs?embed"),
        ] {
            let sorted = |text: &str| {
                let mut link = Link::parse(text).unwrap();
                link.values.sort();
                link
            };
            assert_eq!(sorted(other), sorted(link), "{other}");
        }
        // A bracket in a value makes no term of a link.
        assert_eq!(Link::parse("xml?query=f(a)").unwrap().values[0].1, "f(a)");
        assert_eq!(Link::parse("jugs(sizes)").unwrap_err()[0].key, "sizes");
    }

    #[test]
    fn plus_is_plus_and_letters_stay_letters() {
        let link = Link::parse("cryptarithm?puzzle=ДОНАЛД+ГЕРАЛД=РОБЕРТ").unwrap();
        assert_eq!(link.values[0].1, "ДОНАЛД+ГЕРАЛД=РОБЕРТ");
        assert_eq!(link.to_string(), "cryptarithm?puzzle=ДОНАЛД+ГЕРАЛД=РОБЕРТ");
        let escaped = Link::parse("x?a=%D0%94%26%25%20").unwrap();
        assert_eq!(escaped.values[0].1, "Д&% ");
        assert_eq!(escaped.to_string(), "x?a=Д%26%25%20");
    }

    #[test]
    fn faults_name_the_part() {
        for (text, key) in [
            ("jugs?sizes", "sizes"),
            ("jugs?a=1&a=2", "a"),
            ("jugs?step=x", "step"),
            ("jugs?step=1&step=2", "step"),
            ("jugs?sizes=%ff", "sizes"),
        ] {
            assert_eq!(Link::parse(text).unwrap_err()[0].key, key, "{text}");
        }
        assert!(Link::parse(&"x".repeat(LINK_LIMIT + 1)).is_err());
    }
}
