//! The text of a question to its lines.

use std::ops::Range;
use std::rc::Rc;

use super::super::term::Term;
use super::super::term::parse::{Wrong, first};
use super::known::SAMPLES;
use super::{Line, Name, Place, Program, TESTS, Test};
use crate::engine::link::parted;

/// The most lines a question may have.
const MOST: usize = 40;

/// Reads a question.
///
/// # Errors
/// Where it is none, and why.
pub fn parse(text: &str) -> Result<Program, Wrong> {
    let mut reader = Reader { text, at: 0, bound: Vec::new(), program: Program::empty() };
    let parts = parts(text);
    if parts.len() > MOST {
        return Err(Wrong { at: 0, what: format!("it has {} lines; at most {MOST} are read", parts.len()) });
    }
    for part in parts {
        reader.text = &text[..part.end];
        reader.at = part.start;
        reader.line()?;
    }
    let built = reader.program.lines.iter().any(|line| matches!(line, Line::Build(_)));
    let done = matches!(reader.program.lines.last(), None | Some(Line::Build(_)));
    if built && !done {
        return Err(Wrong {
            at: text.len(),
            what: "after a build, what begins anew ends with a build too".to_owned(),
        });
    }
    Ok(reader.program)
}

/// The lines of a question that say something: a line break or a semicolon ends one.
fn parts(text: &str) -> Vec<Range<usize>> {
    let mut parts = parted(text, &['\n', ';']);
    parts.retain(|part| !text[part.clone()].trim().is_empty());
    parts
}

impl Program {
    fn empty() -> Self {
        Self { lines: Vec::new(), into: None, documents: Vec::new(), plain: false }
    }
}

struct Reader<'a> {
    /// The text up to the end of the present line.
    text: &'a str,
    at: usize,
    /// What is bound by the lines above.
    bound: Vec<Name>,
    program: Program,
}

const WORDS: &str = "each, all, when, let, sort, once, gather, least, build or into";

impl<'a> Reader<'a> {
    fn wrong<T>(&self, what: impl Into<String>) -> Result<T, Wrong> {
        Err(Wrong { at: self.at, what: what.into() })
    }

    fn rest(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let blank = rest.len() - rest.trim_start().len();
        self.at += blank;
        &self.text[self.at..]
    }

    /// The place after blank space.
    fn start(&mut self) -> usize {
        self.rest();
        self.at
    }

    /// Whether a word comes next; then it is passed.
    fn word(&mut self, word: &str) -> bool {
        let rest = self.rest();
        let is = rest.strip_prefix(word).is_some_and(|after| {
            let letters = word.ends_with(char::is_alphabetic);
            !(letters && after.starts_with(|letter: char| letter.is_alphanumeric() || letter == '_'))
        });
        self.at += if is { word.len() } else { 0 };
        is
    }

    fn must(&mut self, word: &str, why: &str) -> Result<(), Wrong> {
        if self.word(word) { Ok(()) } else { self.wrong(format!("here “{word}” is missing: {why}")) }
    }

    fn term(&mut self) -> Result<Term, Wrong> {
        self.rest();
        let (parsed, length) =
            first(&self.text[self.at..]).map_err(|wrong| Wrong { at: wrong.at + self.at, ..wrong })?;
        self.at += length;
        Ok(parsed.term)
    }

    /// A term of which every variable is bound.
    fn bound_term(&mut self) -> Result<Term, Wrong> {
        let from = self.start();
        let term = self.term()?;
        self.check(from, &term)?;
        Ok(term)
    }

    /// That a variable at a place is not bound.
    fn unbound<T>(&mut self, from: usize, name: &Name) -> Result<T, Wrong> {
        self.at = from;
        self.wrong(format!("here stands {name}, which no line above has bound"))
    }

    /// A variable by itself: what follows it is none of its business.
    fn name(&mut self) -> Result<Name, Wrong> {
        let rest = self.rest();
        let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
        let name = &rest[..end];
        if name == "_" || !name.starts_with(|letter: char| letter.is_uppercase() || letter == '_') {
            return self.wrong("here a variable is missing, whose name begins with a capital letter");
        }
        self.at += end;
        Ok(Rc::from(name))
    }

    fn bound_name(&mut self) -> Result<Name, Wrong> {
        let from = self.start();
        let name = self.name()?;
        if self.bound.contains(&name) { Ok(name) } else { self.unbound(from, &name) }
    }

    fn bound_names(&mut self) -> Result<Vec<Name>, Wrong> {
        let mut names = vec![self.bound_name()?];
        while self.word(",") {
            names.push(self.bound_name()?);
        }
        Ok(names)
    }

    fn bind(&mut self, term: &Term) {
        let bound = &mut self.bound;
        variables(term, &mut |name| {
            if !bound.contains(name) {
                bound.push(name.clone());
            }
        });
    }

    fn line(&mut self) -> Result<(), Wrong> {
        if self.program.into.is_some() {
            self.rest();
            return self.wrong("after “into” nothing more stands");
        }
        let begun = self.program.lines.is_empty();
        let line = if self.word("each") {
            self.each()?
        } else if self.word("all") {
            self.all()?
        } else if self.word("when") {
            self.when()?
        } else if self.word("let") {
            self.binding()?
        } else if self.word("sort") {
            self.must("by", "sort by Title")?;
            Line::Sort(self.bound_names()?)
        } else if self.word("once") {
            Line::Once(self.bound_names()?)
        } else if self.word("gather") {
            let list = self.name()?;
            self.must("=", "gather Titles = Title per Author")?;
            let item = self.bound_name()?;
            self.must("per", "gather Titles = Title per Author")?;
            let key = self.bound_name()?;
            self.bound = vec![key.clone(), list.clone()];
            Line::Gather(list, item, key)
        } else if self.word("least") {
            let what = self.bound_name()?;
            self.must("per", "least Price per Title")?;
            Line::Least(what, self.bound_name()?)
        } else if self.word("build") {
            let term = self.bound_term()?;
            self.bound.clear();
            Line::Build(term)
        } else if self.word("into") {
            let from = self.start();
            match self.term()? {
                Term::Atom(name) if super::super::names::is_name(&name) => self.program.into = Some(name),
                _ => {
                    self.at = from;
                    return self.wrong("here the name of an element is missing");
                }
            }
            return self.ended();
        } else if begun {
            // A pattern alone, looked for in the document.
            self.program.plain = true;
            let pattern = self.term()?;
            self.bind(&pattern);
            Line::Each(None, pattern, Place::Document(self.document("doc")))
        } else {
            self.rest();
            return self.wrong(format!("a line begins with {WORDS}"));
        };
        self.program.plain &= begun;
        self.program.lines.push(line);
        self.ended()
    }

    fn ended(&mut self) -> Result<(), Wrong> {
        match self.rest().is_empty() {
            true => Ok(()),
            false => self.wrong("the line has ended before this"),
        }
    }

    fn document(&mut self, name: &str) -> usize {
        let documents = &mut self.program.documents;
        documents.iter().position(|known| &**known == name).unwrap_or_else(|| {
            documents.push(Rc::from(name));
            documents.len() - 1
        })
    }

    fn place(&mut self) -> Result<Place, Wrong> {
        if !self.word("in") {
            return Ok(Place::Document(self.document("doc")));
        }
        let from = self.start();
        match self.term()? {
            Term::Var(name) if self.bound.contains(&name) => Ok(Place::Var(name)),
            Term::Atom(name) if &*name == "doc" || SAMPLES.iter().any(|sample| sample.name == &*name) => {
                Ok(Place::Document(self.document(&name)))
            }
            Term::Var(name) => self.unbound(from, &name),
            _ => {
                self.at = from;
                let names: Vec<&str> = SAMPLES.iter().map(|sample| sample.name).collect();
                self.wrong(format!(
                    "after “in” stands doc, {}, or a variable that is bound",
                    names.join(", ")
                ))
            }
        }
    }

    /// A pattern, or `Whole = Pattern`.
    fn pattern(&mut self) -> Result<(Option<Name>, Term), Wrong> {
        let term = self.term()?;
        Ok(match term.args("=", 2) {
            Some([Term::Var(name), pattern]) if &**name != "_" => (Some(name.clone()), pattern.clone()),
            _ => (None, term),
        })
    }

    fn each(&mut self) -> Result<Line, Wrong> {
        let (name, pattern) = self.pattern()?;
        let place = self.place()?;
        if let Some(name) = &name {
            self.bind(&Term::Var(name.clone()));
        }
        self.bind(&pattern);
        Ok(Line::Each(name, pattern, place))
    }

    fn all(&mut self) -> Result<Line, Wrong> {
        let from = self.start();
        let (Some(name), pattern) = self.pattern()? else {
            self.at = from;
            return self.wrong(
                "here a name for the list is missing, as in all Authors = element(author, _, _) in Book",
            );
        };
        let place = self.place()?;
        self.bind(&Term::Var(name.clone()));
        Ok(Line::All(name, pattern, place))
    }

    fn when(&mut self) -> Result<Line, Wrong> {
        let from = self.start();
        // `A = B` is one term to the reader of terms.
        let left = self.term()?;
        if let Some([left, right]) = left.args("=", 2) {
            let (left, right) = (left.clone(), right.clone());
            self.check(from, &left)?;
            self.bind(&right);
            return Ok(Line::When(left, Test::Is, right));
        }
        self.check(from, &left)?;
        for (written, test) in TESTS {
            if self.word(written) {
                let right = self.bound_term()?;
                return Ok(Line::When(left, test, right));
            }
        }
        self.rest();
        let known: Vec<&str> = TESTS.iter().map(|(written, _)| *written).collect();
        self.wrong(format!("here one of {} is missing", known.join(" ")))
    }

    fn check(&mut self, from: usize, term: &Term) -> Result<(), Wrong> {
        let mut wrong = None;
        variables(term, &mut |name| {
            wrong = wrong.take().or((!self.bound.contains(name)).then(|| name.clone()))
        });
        wrong.map_or(Ok(()), |name| self.unbound(from, &name))
    }

    fn binding(&mut self) -> Result<Line, Wrong> {
        let from = self.start();
        let equation = self.term()?;
        let Some([Term::Var(name), term]) = equation.args("=", 2) else {
            self.at = from;
            return self.wrong("here Name = Term is missing");
        };
        let (name, term) = (name.clone(), term.clone());
        if !self.word("if") {
            self.check(from, &term)?;
            self.bind(&Term::Var(name.clone()));
            return Ok(Line::Let(name, term, None));
        }
        let at = self.start();
        let condition = self.term()?;
        let Some([value, pattern]) = condition.args("=", 2) else {
            self.at = at;
            return self.wrong("after “if” stands Term = Pattern");
        };
        let (value, pattern) = (value.clone(), pattern.clone());
        self.check(at, &value)?;
        self.must("else", "let More = [x] if Rest = [_|_] else []")?;
        let other = self.bound_term()?;
        let known = self.bound.clone();
        self.bind(&pattern);
        self.check(from, &term)?;
        self.bound = known;
        self.bind(&Term::Var(name.clone()));
        Ok(Line::Let(name, term, Some((value, pattern, other))))
    }
}

/// Tells of each variable in a term, but for `_`.
fn variables(term: &Term, tell: &mut dyn FnMut(&Name)) {
    match term {
        Term::Var(name) if &**name == "_" => {}
        Term::Var(name) => tell(name),
        Term::List(list) => list.items().iter().chain(list.tail()).for_each(|item| variables(item, tell)),
        Term::Compound(compound) => compound.args.iter().for_each(|arg| variables(arg, tell)),
        _ => {}
    }
}
