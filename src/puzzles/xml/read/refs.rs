//! References: characters by number, XML's own five, XHTML's names, and the entities a document defines.

use std::collections::HashMap;
use std::rc::Rc;

use super::super::entities::{extended, standard};
use super::super::names;
use super::super::options::{GROWN, Options};
use super::slip::Why;

/// What a reference stands for.
pub enum Reference {
    /// One character, which is never markup.
    Letter(char),
    /// The text of an entity, which may hold markup; its name.
    Entity(String, Rc<str>),
}

/// The entities that are known.
pub struct Entities {
    known: HashMap<String, Rc<str>>,
    extended: bool,
    /// How many characters entities have added.
    grown: usize,
}

impl Entities {
    /// Those known at the start.
    pub fn new(options: &Options) -> Self {
        Self { known: HashMap::new(), extended: options.extended_characters, grown: 0 }
    }

    /// The reference that a text begins with, just after its `&`, and how long it is.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(&mut self, text: &str) -> Result<(Reference, usize), Why> {
        if let Some(number) = text.strip_prefix('#') {
            let (letter, length) = by_number(number)?;
            return Ok((Reference::Letter(letter), length + 1));
        }
        let length = names::length(text);
        let name = &text[..length];
        if length == 0 || !text[length..].starts_with(';') {
            return Err(Why::Reference(name.to_owned()));
        }
        if let Some(letter) = standard(name) {
            return Ok((Reference::Letter(letter), length + 1));
        }
        match self.entity(name) {
            Some(value) => Ok((Reference::Entity(name.to_owned(), value), length + 1)),
            None => Err(Why::Reference(name.to_owned())),
        }
    }

    /// What an entity stands for.
    pub fn entity(&mut self, name: &str) -> Option<Rc<str>> {
        if let Some(value) = self.known.get(name) {
            return Some(Rc::clone(value));
        }
        let letter = extended(name).filter(|_| self.extended)?;
        let value: Rc<str> = Rc::from(letter.encode_utf8(&mut [0; 4]) as &str);
        // Found once, it need not be looked for again.
        self.known.insert(name.to_owned(), Rc::clone(&value));
        Some(value)
    }

    /// Whether the document itself has defined this.
    pub fn define(&mut self, name: &str, value: &str) {
        self.known.insert(name.to_owned(), Rc::from(value));
    }

    /// Counts what an entity called `name` adds.
    ///
    /// # Errors
    /// That it is too much by now.
    pub fn grow(&mut self, name: &str, by: usize) -> Result<(), Why> {
        self.grown = self.grown.saturating_add(by);
        if self.grown > GROWN { Err(Why::Explosion(name.to_owned())) } else { Ok(()) }
    }
}

/// A character by its number, after `&#`, and how long that is with its semicolon.
fn by_number(text: &str) -> Result<(char, usize), Why> {
    let (digits, base, before) = match text.strip_prefix('x') {
        Some(digits) => (digits, 16, 1),
        None => (text, 10, 0),
    };
    let length = digits.bytes().take_while(|byte| char::from(*byte).is_digit(base)).count();
    let whole = &text[..before + length];
    if length == 0 || !digits[length..].starts_with(';') {
        return Err(Why::Character(whole.to_owned()));
    }
    let code = u32::from_str_radix(&digits[..length], base).ok();
    match code.and_then(char::from_u32).filter(|letter| *letter != '\0') {
        Some(letter) => Ok((letter, before + length + 1)),
        None => Err(Why::Character(whole.to_owned())),
    }
}

/// Puts the characters that a text refers to by number, or by one of the five names, in their place.
pub fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let found = match rest.strip_prefix('#') {
            Some(number) => by_number(number).ok().map(|(letter, length)| (letter, length + 1)),
            None => rest.find(';').and_then(|end| Some((standard(&rest[..end])?, end + 1))),
        };
        match found {
            Some((letter, length)) => {
                out.push(letter);
                rest = &rest[length..];
            }
            None => out.push('&'),
        }
    }
    out + rest
}
