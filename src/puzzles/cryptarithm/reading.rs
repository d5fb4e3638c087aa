//! A draft read: every fault of it at once.

use super::instance::{Equation, Instance, Sign, Term, Word};
use super::letters::{self, digit, read_digit, signs};
use crate::engine::words::{number, whole};
use crate::engine::{Draft, Fault};

/// The most equations, numbers in all, places of a number, factors of a term, and different letters.
const EQUATIONS: usize = 20;
const WORDS: usize = 1000;
const PLACES: usize = 30;
const FACTORS: usize = 3;
const LETTERS: usize = 60;

/// Reads a draft, gathering every fault.
pub fn read(draft: &Draft) -> Result<Instance, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut keep = |key: &str, message: String| faults.push(Fault::new(key, message));
    let base = whole(draft.get("base"), 2, 36).map_err(|why| keep("base", why)).ok().map(|base| base as u8);
    let zeros = match draft.get("zeros").trim() {
        "yes" => Some(true),
        "no" => Some(false),
        word => {
            keep("zeros", format!("“{word}” is neither yes nor no"));
            None
        }
    };
    let mut letters = Vec::new();
    let equations = equations(draft.get("puzzle"), base.unwrap_or(36), &mut letters)
        .map_err(|why| keep("puzzle", why))
        .ok();
    let given = equations.as_ref().and_then(|_| {
        given(draft.get("given"), base.unwrap_or(36), &letters).map_err(|why| keep("given", why)).ok()
    });
    match (base, zeros, equations, given) {
        (Some(base), Some(zeros), Some(equations), Some(given)) => {
            Ok(Instance::new(base, zeros, letters, equations, given))
        }
        _ => Err(faults),
    }
}

/// A mark between signs.
#[derive(Clone, Copy, PartialEq)]
enum Mark {
    Plus,
    Minus,
    Times,
    Equal,
}

impl Mark {
    fn read(sign: char) -> Option<Self> {
        Some(match sign {
            '+' => Mark::Plus,
            '-' | '−' | '–' | '—' => Mark::Minus,
            '*' | '×' | '·' | '∙' | '⋅' | '∗' => Mark::Times,
            '=' => Mark::Equal,
            _ => return None,
        })
    }
}

enum Token {
    Word(Word),
    Mark(Mark),
}

/// The equations of a text; `letters` gathers the letters as they are met.
pub fn equations(text: &str, base: u8, letters: &mut Vec<String>) -> Result<Vec<Equation>, String> {
    let parts = text.split([';', ',', '\n']).map(str::trim).filter(|part| !part.is_empty());
    let mut equations = Vec::new();
    for part in parts {
        equations.push(equation(part, base, letters)?);
    }
    let words = equations.iter().map(|equation| equation.words().count()).sum::<usize>();
    match () {
        () if equations.is_empty() => {
            Err("there is nothing to solve; write a sum, as SEND+MORE=MONEY".to_owned())
        }
        () if equations.len() > EQUATIONS => {
            Err(format!("{} equations are given; at most {EQUATIONS} are taken", equations.len()))
        }
        () if words > WORDS => Err(format!(
            "{} numbers are given; at most {} are taken",
            number(words as u64),
            number(WORDS as u64)
        )),
        () if letters.is_empty() => Err("there is no letter to find a digit for".to_owned()),
        () if letters.len() > LETTERS => {
            Err(format!("{} different letters are given; at most {LETTERS} are taken", letters.len()))
        }
        () => Ok(equations),
    }
}

fn equation(text: &str, base: u8, letters: &mut Vec<String>) -> Result<Equation, String> {
    let tokens = tokens(text, base, letters)?;
    let equal = |token: &Token| matches!(token, Token::Mark(Mark::Equal));
    let sides: Vec<&[Token]> = tokens.split(equal).collect();
    match sides[..] {
        [left, right] => Ok(Equation { left: side(left, text)?, right: side(right, text)? }),
        [_] => Err(format!("“{text}” has no =; write what it makes, as SEND+MORE=MONEY")),
        _ => Err(format!(
            "“{text}” has {} signs =; one is allowed, and several equations are parted by ;",
            sides.len() - 1
        )),
    }
}

fn tokens(text: &str, base: u8, letters: &mut Vec<String>) -> Result<Vec<Token>, String> {
    let mut tokens = Vec::new();
    let mut open = false;
    for sign in signs(text) {
        let place = match sign {
            letters::Sign::Other(sign) => {
                open = false;
                match Mark::read(sign) {
                    // “==” is what programmers write.
                    Some(Mark::Equal) if matches!(tokens.last(), Some(Token::Mark(Mark::Equal))) => {}
                    Some(mark) => tokens.push(Token::Mark(mark)),
                    None if sign.is_whitespace() => {}
                    None => return Err(format!("“{sign}” is no letter, no digit and none of + - * =")),
                }
                continue;
            }
            letters::Sign::Digit(value) if value < base => Sign::Digit(value),
            letters::Sign::Digit(value) => return Err(format!("{value} is no digit in base {base}")),
            letters::Sign::Letter(letter) => {
                let known = letters.iter().position(|known| *known == letter);
                Sign::Letter(known.unwrap_or_else(|| {
                    letters.push(letter);
                    letters.len() - 1
                }) as u8)
            }
        };
        if letters.len() > LETTERS {
            return Err(format!(
                "there are more than {LETTERS} different letters; at most {LETTERS} are taken"
            ));
        }
        match tokens.last_mut() {
            Some(Token::Word(word)) if open => word.push(place),
            _ => tokens.push(Token::Word(vec![place])),
        }
        open = true;
    }
    Ok(tokens)
}

/// One side: terms with signs between, each of numbers with × between.
fn side(tokens: &[Token], text: &str) -> Result<Vec<Term>, String> {
    let mut terms: Vec<Term> = Vec::new();
    let mut before = None;
    for token in tokens {
        match (token, before) {
            (Token::Word(word), _) if word.len() > PLACES => {
                return Err(format!(
                    "a number of {} places is given; at most {PLACES} are taken",
                    word.len()
                ));
            }
            (Token::Word(word), None | Some(Mark::Plus)) if terms.is_empty() || before.is_some() => {
                terms.push(Term { minus: false, factors: vec![word.clone()] });
                before = None;
            }
            (Token::Word(word), Some(Mark::Minus)) => {
                terms.push(Term { minus: true, factors: vec![word.clone()] });
                before = None;
            }
            (Token::Word(word), Some(Mark::Times)) => match terms.last_mut() {
                Some(term) if term.factors.len() < FACTORS => {
                    term.factors.push(word.clone());
                    before = None;
                }
                Some(_) => {
                    return Err(format!("more than {FACTORS} numbers are multiplied; {FACTORS} are allowed"));
                }
                None => return Err(misplaced(text)),
            },
            (Token::Word(_), _) => {
                return Err(format!("in “{text}” two numbers stand together with no sign between them"));
            }
            // A side may begin with its sign.
            (Token::Mark(mark @ (Mark::Plus | Mark::Minus)), None) => before = Some(*mark),
            (Token::Mark(Mark::Times), None) if !terms.is_empty() => before = Some(Mark::Times),
            (Token::Mark(_), _) => return Err(misplaced(text)),
        }
    }
    if terms.is_empty() || before.is_some() { Err(misplaced(text)) } else { Ok(terms) }
}

fn misplaced(text: &str) -> String {
    format!("in “{text}” a number is missing before or after a sign")
}

/// “M:1, S 9”: digits given for letters of the puzzle.
fn given(text: &str, base: u8, letters: &[String]) -> Result<Vec<Option<u8>>, String> {
    let mut given = vec![None; letters.len()];
    for part in text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
        let (letter, value) = part
            .split_once([':', '=', ' '])
            .ok_or_else(|| format!("“{part}” is not a letter and its digit, as M:1"))?;
        let [letters::Sign::Letter(name)] = &signs(letter.trim())[..] else {
            return Err(format!("“{}” is not one letter", letter.trim()));
        };
        let at = letters
            .iter()
            .position(|known| known == name)
            .ok_or_else(|| format!("{name} is no letter of the puzzle"))?;
        let value = read_digit(value.trim_start_matches([':', '=', ' ']), base).ok_or_else(|| {
            let last = digit(base - 1);
            format!("“{}” is no digit in base {base}; {name} may be 0 to {last}", value.trim())
        })?;
        if given[at].replace(value).is_some_and(|before| before != value) {
            return Err(format!("{name} is given twice"));
        }
    }
    Ok(given)
}
