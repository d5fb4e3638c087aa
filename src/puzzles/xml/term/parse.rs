//! Text to terms: names, variables, numbers, text, lists, and `=`, `:` and `-` between.

use super::super::doc::Span;
use super::super::options::DEEPEST;
use super::{List, Term};

/// What is wrong with the text of a term, and where, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// Where.
    pub at: usize,
    /// What was met and what may stand there.
    pub what: String,
}

/// A term with where it and its parts stand.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The term.
    pub term: Term,
    /// Where it stands.
    pub span: Span,
    /// Its arguments or items.
    pub parts: Vec<Parsed>,
}

/// How deep terms may stand in each other: as deep as those of a document, each of whose elements takes two.
const DEEP: usize = 2 * DEEPEST + 16;

/// Reads a whole text as one term. It may end with a full stop.
///
/// # Errors
/// Where it is none.
pub fn parse(text: &str) -> Result<Parsed, Wrong> {
    let mut parser = Parser { text, at: 0, deep: 0 };
    let parsed = parser.term(700)?;
    parser.blanks()?;
    if parser.rest().starts_with('.') {
        parser.at += 1;
        parser.blanks()?;
    }
    if parser.rest().is_empty() { Ok(parsed) } else { Err(parser.wrong("the term has ended before this")) }
}

/// Reads the term a text begins with, and how far it goes.
///
/// # Errors
/// Where it is none.
pub fn first(text: &str) -> Result<(Parsed, usize), Wrong> {
    let mut parser = Parser { text, at: 0, deep: 0 };
    let parsed = parser.term(700)?;
    Ok((parsed, parser.at))
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    deep: usize,
}

/// The signs that names may be made of instead of letters.
const SIGNS: &str = "+-*/\\^<>=~:.?@#&$";

impl<'a> Parser<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn wrong(&self, what: &str) -> Wrong {
        let met = self.rest().chars().next().map_or("the end".to_owned(), |letter| format!("“{letter}”"));
        Wrong { at: self.at, what: format!("here is {met}: {what}") }
    }

    /// Goes past blank space and comments.
    fn blanks(&mut self) -> Result<(), Wrong> {
        loop {
            let rest = self.rest();
            let blank = rest.len() - rest.trim_start().len();
            self.at += blank;
            let rest = self.rest();
            if rest.starts_with('%') {
                self.at += rest.find('\n').unwrap_or(rest.len());
            } else if let Some(comment) = rest.strip_prefix("/*") {
                let end = comment.find("*/").ok_or_else(|| self.wrong("the comment does not end with */"))?;
                self.at += end + 4;
            } else {
                return Ok(());
            }
        }
    }

    fn eat(&mut self, sign: char) -> Result<bool, Wrong> {
        self.blanks()?;
        let is = self.rest().starts_with(sign);
        self.at += if is { sign.len_utf8() } else { 0 };
        Ok(is)
    }

    /// A term whose operators bind at least so tightly.
    fn term(&mut self, most: u32) -> Result<Parsed, Wrong> {
        self.deep += 1;
        if self.deep > DEEP {
            return Err(self.wrong("terms stand in each other too deep"));
        }
        let mut left = self.simple()?;
        let mut reached = 0;
        loop {
            self.blanks()?;
            let Some((sign, binds)) = self.operator().filter(|(_, binds)| *binds <= most && *binds > reached)
            else {
                break;
            };
            self.at += sign.len();
            // `a:b:c` is `a:(b:c)`; `a=b=c` is nothing.
            let right = self.term(if binds == 200 { 200 } else { binds - 1 })?;
            reached = binds;
            let span = Span::new(left.span.from as usize, self.at);
            let term = Term::compound(sign, vec![left.term.clone(), right.term.clone()]);
            left = Parsed { term, span, parts: vec![left, right] };
        }
        self.deep -= 1;
        Ok(left)
    }

    fn operator(&self) -> Option<(&'static str, u32)> {
        let signs = self.rest().find(|sign| !SIGNS.contains(sign)).unwrap_or(self.rest().len());
        match &self.rest()[..signs] {
            "=" => Some(("=", 700)),
            "-" => Some(("-", 500)),
            ":" => Some((":", 200)),
            _ => None,
        }
    }

    fn simple(&mut self) -> Result<Parsed, Wrong> {
        self.blanks()?;
        let from = self.at;
        let Some(first) = self.rest().chars().next() else {
            return Err(self.wrong("a term is missing"));
        };
        let (term, parts) = match first {
            '"' => (Term::text(&self.quoted('"')?), Vec::new()),
            '[' => {
                self.at += 1;
                self.list()?
            }
            '(' => {
                self.at += 1;
                let inner = self.term(700)?;
                if !self.eat(')')? {
                    return Err(self.wrong("a ) is missing"));
                }
                return Ok(inner);
            }
            '_' => (self.variable(), Vec::new()),
            _ if first.is_uppercase() => (self.variable(), Vec::new()),
            _ if first.is_ascii_digit() || first == '-' && self.number_follows() => {
                (self.number()?, Vec::new())
            }
            _ => {
                let name = self.name(first)?;
                if self.rest().starts_with('(') {
                    self.at += 1;
                    self.arguments(&name)?
                } else {
                    (Term::atom(&name), Vec::new())
                }
            }
        };
        Ok(Parsed { term, span: Span::new(from, self.at), parts })
    }

    fn number_follows(&self) -> bool {
        self.rest()[1..].starts_with(|digit: char| digit.is_ascii_digit())
    }

    fn variable(&mut self) -> Term {
        Term::Var(self.word().into())
    }

    /// Letters, digits and underlines.
    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    fn number(&mut self) -> Result<Term, Wrong> {
        if let Some(code) = self.rest().strip_prefix("0'") {
            let Some(letter) = code.chars().next() else { return Err(self.wrong("a character is missing")) };
            self.at += 2 + letter.len_utf8();
            // A quotation mark after 0' is written twice.
            if letter == '\'' && self.rest().starts_with('\'') {
                self.at += 1;
            }
            return Ok(Term::Number(u32::from(letter).to_string().into()));
        }
        let rest = self.rest();
        let sign = usize::from(rest.starts_with('-'));
        let digits = rest[sign..].bytes().take_while(u8::is_ascii_digit).count();
        let mut length = sign + digits;
        let after = rest[length..].strip_prefix('.').unwrap_or_default();
        let part = after.bytes().take_while(u8::is_ascii_digit).count();
        // A full stop may end the term.
        length += if part > 0 { part + 1 } else { 0 };
        self.at += length;
        Ok(Term::Number(rest[..length].into()))
    }

    fn name(&mut self, first: char) -> Result<String, Wrong> {
        if first == '\'' {
            return self.quoted('\'');
        }
        if first.is_alphabetic() {
            return Ok(self.word().to_owned());
        }
        let rest = self.rest();
        let signs = rest.find(|sign| !SIGNS.contains(sign)).unwrap_or(rest.len());
        if signs == 0 {
            return Err(self.wrong("a term begins with a letter, a digit, a quotation mark or ["));
        }
        self.at += signs;
        Ok(rest[..signs].to_owned())
    }

    /// What stands in quotation marks: one of them within is written twice, or after \.
    fn quoted(&mut self, quote: char) -> Result<String, Wrong> {
        let from = self.at;
        self.at += 1;
        let mut out = String::new();
        loop {
            let rest = self.rest();
            let Some(stop) = rest.find([quote, '\\']) else {
                return Err(Wrong { at: from, what: format!("here {quote} begins, and no {quote} ends it") });
            };
            out.push_str(&rest[..stop]);
            self.at += stop + 1;
            if rest[stop..].starts_with('\\') {
                self.escape(&mut out)?;
            } else if self.rest().starts_with(quote) {
                out.push(quote);
                self.at += 1;
            } else {
                return Ok(out);
            }
        }
    }

    /// What follows \.
    fn escape(&mut self, out: &mut String) -> Result<(), Wrong> {
        let Some(letter) = self.rest().chars().next() else {
            return Err(self.wrong("a character is missing"));
        };
        self.at += letter.len_utf8();
        let plain = match letter {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'a' => '\u{7}',
            'b' => '\u{8}',
            'f' => '\u{c}',
            'v' => '\u{b}',
            '0'..='7' | 'x' => return self.coded(letter, out),
            // The line goes on below.
            '\n' => return Ok(()),
            '\\' | '\'' | '"' | '`' => letter,
            _ => {
                self.at -= letter.len_utf8() + 1;
                return Err(self.wrong("a \\ in quotation marks is written twice"));
            }
        };
        out.push(plain);
        Ok(())
    }

    /// A character by its code, as `\x41\` or `\101\`.
    fn coded(&mut self, first: char, out: &mut String) -> Result<(), Wrong> {
        let (base, start) = if first == 'x' { (16, self.at) } else { (8, self.at - 1) };
        let digits = self.text[start..].bytes().take_while(|byte| char::from(*byte).is_digit(base)).count();
        let code = u32::from_str_radix(&self.text[start..start + digits], base).ok();
        match code.and_then(char::from_u32) {
            Some(letter) => out.push(letter),
            None => return Err(self.wrong("there is no such character")),
        }
        self.at = start + digits;
        self.at += usize::from(self.rest().starts_with('\\'));
        Ok(())
    }

    fn arguments(&mut self, name: &str) -> Result<(Term, Vec<Parsed>), Wrong> {
        let mut parts = vec![self.term(700)?];
        while self.eat(',')? {
            parts.push(self.term(700)?);
        }
        if !self.eat(')')? {
            return Err(self.wrong("a , or a ) is missing"));
        }
        let args = parts.iter().map(|part| part.term.clone()).collect();
        Ok((Term::compound(name, args), parts))
    }

    fn list(&mut self) -> Result<(Term, Vec<Parsed>), Wrong> {
        let mut parts = Vec::new();
        if self.eat(']')? {
            return Ok((Term::list(Vec::new()), parts));
        }
        let mut tail = None;
        loop {
            parts.push(self.term(700)?);
            if self.eat(',')? {
                continue;
            }
            if self.eat('|')? {
                tail = Some(self.term(700)?.term);
            }
            if self.eat(']')? {
                break;
            }
            return Err(self.wrong("a , or a ] is missing"));
        }
        let items: Vec<Term> = parts.iter().map(|part| part.term.clone()).collect();
        if tail.is_none()
            && let Some(text) = codes(&items)
        {
            return Ok((Term::text(&text), Vec::new()));
        }
        // `[a|[b]]` is `[a, b]`.
        let term = match tail {
            Some(Term::List(rest)) => {
                let items = items.into_iter().chain(rest.items().iter().cloned()).collect();
                List::new(items, rest.tail().cloned())
            }
            tail => List::new(items, tail),
        };
        Ok((Term::List(term), parts))
    }
}

/// The text that a list of character codes is.
fn codes(items: &[Term]) -> Option<String> {
    let code = |item: &Term| match item {
        Term::Number(code) => code.parse().ok().and_then(char::from_u32),
        _ => None,
    };
    items.iter().map(code).collect()
}
