//! One statement read: people, what is said of them, and the words that join.

use super::case::Case;
use super::expr::{Expr, Many, Quality};
use super::known::PEOPLE;
use crate::engine::case::small;
use crate::engine::words::SMALL;

/// How deep brackets go.
const DEEP: usize = 12;
/// Words that join others.
pub const JOINTS: [&str; 13] =
    ["not", "and", "or", "if", "then", "iff", "implies", "says", "like", "exactly", "all", "none", "nobody"];

/// A word with its place in its line, from 1.
#[derive(Clone, Debug)]
struct Word {
    text: String,
    at: usize,
}

/// An expression by itself, of people and facts a case has.
///
/// # Errors
/// The first fault, with its word.
pub fn alone(text: &str, case: &Case) -> Result<Expr, String> {
    let mut parser = Parser { case, words: split(text), at: 0, speaker: None, deep: 0 };
    let expr = parser.whole().map_err(|why| why.trim_start_matches(", ").to_owned())?;
    match parser.words.get(parser.at) {
        None => Ok(expr),
        Some(word) => Err(format!("word {}: nothing can follow before “{}”", word.at, word.text)),
    }
}

/// All that a person says, commas between; `before` words of the line come before it.
///
/// # Errors
/// The first fault, as it follows on “line 3”.
pub fn list(case: &Case, text: &str, before: usize, speaker: Option<u8>) -> Result<Vec<Expr>, String> {
    let mut parser = Parser { case, words: split(text), at: 0, speaker, deep: 0 };
    parser.words.iter_mut().for_each(|word| word.at += before);
    let mut all = Vec::new();
    while parser.at < parser.words.len() {
        all.push(parser.whole()?);
        match parser.words.get(parser.at) {
            None => break,
            Some(word) if word.text == "," => parser.at += 1,
            Some(word) => {
                return Err(format!(
                    ", word {}: a comma, “and”, “or”, “iff” or “implies” can stand before “{}”",
                    word.at, word.text
                ));
            }
        }
    }
    Ok(all)
}

/// The words of a text; brackets and commas stand by themselves, and have the number of the word before them.
fn split(text: &str) -> Vec<Word> {
    let mut out: Vec<Word> = Vec::new();
    let (mut fresh, mut at) = (true, 0);
    for sign in text.chars() {
        let lone = matches!(sign, '(' | ')' | ',');
        if sign.is_whitespace() || sign == '_' {
            fresh = true;
        } else if lone || fresh {
            at += usize::from(!lone);
            out.push(Word { text: sign.to_string(), at });
            fresh = lone;
        } else if let Some(word) = out.last_mut() {
            word.text.push(sign);
        }
    }
    out
}

/// How many words a text has.
pub fn words(text: &str) -> usize {
    split(text).len()
}

/// A text with single spaces.
pub fn plain(text: &str) -> String {
    split(text).into_iter().map(|word| word.text).collect::<Vec<_>>().join(" ")
}

/// Whether two texts are the same but for large and small letters.
pub fn same(one: &str, other: &str) -> bool {
    one.chars().map(small).eq(other.chars().map(small))
}

/// What one word, or a few, say of somebody.
pub fn quality(text: &str) -> Option<Quality> {
    const WORDS: [(Quality, &[&str]); 4] = [
        (Quality::Guilty, &["guilty", "culprit", "did it", "murderer", "thief", "culprits"]),
        (Quality::Innocent, &["innocent", "did not do it"]),
        (
            Quality::Truthful,
            &[
                "truthful",
                "honest",
                "knight",
                "knights",
                "sage",
                "sages",
                "tells the truth",
                "tell the truth",
            ],
        ),
        (Quality::Lying, &["lies", "lie", "lying", "liar", "liars", "knave", "knaves", "fool", "fools"]),
    ];
    let found = WORDS.iter().find(|(_, words)| words.iter().any(|word| same(word, text)));
    found.map(|(quality, _)| *quality)
}

/// A reader of statements, one after the other.
struct Parser<'a> {
    case: &'a Case,
    words: Vec<Word>,
    at: usize,
    speaker: Option<u8>,
    deep: usize,
}

type Read = Result<Expr, String>;

impl Parser<'_> {
    fn is(&self, word: &str) -> bool {
        self.words.get(self.at).is_some_and(|next| same(&next.text, word))
    }

    fn take(&mut self, word: &str) -> bool {
        let found = self.is(word);
        self.at += usize::from(found);
        found
    }

    /// Where one is, and what stands there.
    fn here<T>(&self, wanted: &str) -> Result<T, String> {
        match self.words.get(self.at) {
            Some(word) => Err(format!(", word {}: “{}” is not {wanted}", word.at, word.text)),
            None => Err(format!(": at its end {wanted} is missing")),
        }
    }

    fn whole(&mut self) -> Read {
        self.deep += 1;
        if self.deep > DEEP {
            return Err(format!(": brackets go at most {DEEP} deep"));
        }
        let mut left = self.implication()?;
        while self.take("iff") {
            left = Expr::Iff(Box::new(left), Box::new(self.implication()?));
        }
        self.deep -= 1;
        Ok(left)
    }

    fn implication(&mut self) -> Read {
        if self.take("if") {
            let one = self.choice()?;
            if !self.take("then") {
                return self.here("“then”");
            }
            return Ok(Expr::Implies(Box::new(one), Box::new(self.implication()?)));
        }
        let one = self.choice()?;
        if self.take("implies") || self.take("->") {
            return Ok(Expr::Implies(Box::new(one), Box::new(self.implication()?)));
        }
        Ok(one)
    }

    fn choice(&mut self) -> Read {
        let mut all = vec![self.both()?];
        while self.take("or") {
            all.push(self.both()?);
        }
        Ok(if all.len() == 1 { all.remove(0) } else { Expr::Or(all) })
    }

    fn both(&mut self) -> Read {
        let mut all = vec![self.unary()?];
        while self.take("and") {
            all.push(self.unary()?);
        }
        Ok(if all.len() == 1 { all.remove(0) } else { Expr::And(all) })
    }

    fn unary(&mut self) -> Read {
        self.deep += 1;
        if self.deep > 4 * DEEP {
            return Err(": that is too deep to be read".to_owned());
        }
        let found = self.simple();
        self.deep -= 1;
        found
    }

    fn simple(&mut self) -> Read {
        if self.take("not") {
            return Ok(Expr::Not(Box::new(self.unary()?)));
        }
        if self.take("(") {
            let inner = self.whole()?;
            return if self.take(")") { Ok(inner) } else { self.here("a bracket that closes") };
        }
        if let Some(many) = self.many()? {
            let found = self.what().or_else(|| {
                self.skip();
                self.what()
            });
            return match found {
                Some(quality) => Ok(Expr::Count(many, quality)),
                None => self.here(&self.wanted()),
            };
        }
        let Some(who) = self.person() else {
            let names = self.case.names.join(", ");
            return self.here(&format!(
                "one of the people ({names}), nor “not”, “if”, “exactly”, “all”, “none” or a bracket"
            ));
        };
        self.of(who)
    }

    /// What is said of somebody.
    fn of(&mut self, who: u8) -> Read {
        if self.take("says") {
            return Ok(Expr::Says(who, Box::new(self.unary()?)));
        }
        if self.take("like") || self.take("unlike") {
            let like = same(&self.words[self.at - 1].text, "like");
            let Some(other) = self.person() else { return self.here("one of the people") };
            let found = Expr::Like(who, other);
            return Ok(if like { found } else { Expr::Not(Box::new(found)) });
        }
        if let Some(quality) = self.what() {
            return Ok(Expr::Is(who, quality));
        }
        let begun = self.at;
        self.skip();
        if self.at > begun && self.take("not") {
            self.skip();
            return match self.what() {
                Some(quality) => Ok(Expr::Not(Box::new(Expr::Is(who, quality)))),
                None => self.here(&self.wanted()),
            };
        }
        match self.what() {
            Some(quality) => Ok(Expr::Is(who, quality)),
            None if self.at > begun => self.here(&self.wanted()),
            // A name by itself accuses.
            None => match self.words.get(self.at) {
                Some(word)
                    if !JOINTS.iter().any(|joint| same(joint, &word.text))
                        && !matches!(word.text.as_str(), ")" | "," | "->") =>
                {
                    self.here(&self.wanted())
                }
                _ => Ok(Expr::Is(who, Quality::Guilty)),
            },
        }
    }

    /// What can be said of somebody, for a fault.
    fn wanted(&self) -> String {
        let facts: String = self.case.facts.iter().map(|fact| format!(", “{fact}”")).collect();
        format!(
            "“guilty”, “innocent”, “truthful”, “lies”{facts}; any other fact must first stand in a line with slashes, as fact/"
        )
    }

    /// Passes by “is a”.
    fn skip(&mut self) {
        for word in ["is", "are", "was", "a", "an", "the"] {
            self.take(word);
        }
    }

    /// The longest run of words that is one of `all`.
    fn longest<'b>(&self, all: impl Iterator<Item = &'b str>) -> Option<(usize, usize)> {
        let mut best: Option<(usize, usize)> = None;
        for (at, text) in all.enumerate() {
            let parts: Vec<&str> = text.split(' ').collect();
            let fits = parts
                .iter()
                .enumerate()
                .all(|(off, part)| self.words.get(self.at + off).is_some_and(|word| same(&word.text, part)));
            if fits && best.is_none_or(|(_, long)| parts.len() > long) {
                best = Some((at, parts.len()));
            }
        }
        best
    }

    fn person(&mut self) -> Option<u8> {
        if let Some((who, long)) = self.longest(self.case.names.iter().map(String::as_str)) {
            self.at += long;
            return Some(who as u8);
        }
        let me = self.speaker.filter(|_| self.is("I"))?;
        self.at += 1;
        Some(me)
    }

    fn what(&mut self) -> Option<Quality> {
        if let Some((fact, long)) = self.longest(self.case.facts.iter().map(String::as_str)) {
            self.at += long;
            return Some(Quality::Fact(fact as u8));
        }
        (1..=4).rev().find_map(|long| {
            let words = self.words.get(self.at..self.at + long)?;
            let text: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
            let found = quality(&text.join(" "))?;
            self.at += long;
            Some(found)
        })
    }

    /// How many, if that is said.
    fn many(&mut self) -> Result<Option<Many>, String> {
        if self.take("all") {
            return Ok(Some(Many::All));
        }
        if self.take("none") || self.take("nobody") {
            return Ok(Some(Many::None));
        }
        let bound: fn(u8) -> Many = if self.take("exactly") {
            Many::Exactly
        } else if self.is("at") {
            self.at += 1;
            if self.take("least") {
                Many::AtLeast
            } else if self.take("most") {
                Many::AtMost
            } else {
                return self.here("“least” or “most”");
            }
        } else {
            return Ok(None);
        };
        let number = self.words.get(self.at).and_then(|word| {
            let digits = word.text.bytes().all(|byte| byte.is_ascii_digit());
            let number = word.text.parse().ok().filter(|_| digits);
            number.or_else(|| SMALL.iter().position(|name| same(name, &word.text)).map(|at| at as u8))
        });
        match number.filter(|number| usize::from(*number) <= PEOPLE) {
            Some(number) => {
                self.at += 1;
                Ok(Some(bound(number)))
            }
            None => self.here(&format!("a number from 0 to {PEOPLE}")),
        }
    }
}
