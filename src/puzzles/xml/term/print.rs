//! Terms to text.

use super::Term;

/// How text is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strings {
    /// In quotation marks.
    #[default]
    Quoted,
    /// As a list of character codes.
    Codes,
    /// As a name.
    Atoms,
}

/// A term on one line.
pub fn term(term: &Term, strings: Strings) -> String {
    let mut out = String::new();
    put(&mut out, term, strings);
    out
}

/// Writes a term on one line.
pub fn put(out: &mut String, term: &Term, strings: Strings) {
    match term {
        Term::Var(name) => out.push_str(name),
        Term::Number(number) => out.push_str(number),
        Term::Atom(name) => atom(out, name),
        Term::Text(text) => string(out, text, strings),
        Term::List(list) => {
            out.push('[');
            in_turn(out, list.items(), strings);
            if let Some(tail) = list.tail() {
                out.push('|');
                put(out, tail, strings);
            }
            out.push(']');
        }
        Term::Compound(compound) => match (&*compound.name, &compound.args[..]) {
            (name @ ("=" | ":" | "-"), [left, right]) => {
                put(out, left, strings);
                out.push_str(name);
                put(out, right, strings);
            }
            (name, args) => {
                atom(out, name);
                out.push('(');
                in_turn(out, args, strings);
                out.push(')');
            }
        },
    }
}

fn in_turn(out: &mut String, items: &[Term], strings: Strings) {
    for (at, item) in items.iter().enumerate() {
        if at > 0 {
            out.push_str(", ");
        }
        put(out, item, strings);
    }
}

/// Writes a name, in quotation marks where it needs them.
pub fn atom(out: &mut String, name: &str) {
    let plain = name.starts_with(|letter: char| letter.is_ascii_lowercase())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if plain { out.push_str(name) } else { quoted(out, name, '\'') }
}

/// Writes text.
pub fn string(out: &mut String, text: &str, strings: Strings) {
    match strings {
        Strings::Quoted => quoted(out, text, '"'),
        Strings::Atoms => atom(out, text),
        Strings::Codes => {
            out.push('[');
            for (at, letter) in text.chars().enumerate() {
                if at > 0 {
                    out.push(',');
                }
                out.push_str(&u32::from(letter).to_string());
            }
            out.push(']');
        }
    }
}

fn quoted(out: &mut String, text: &str, quote: char) {
    out.push(quote);
    let mut rest = text;
    // Most text needs nothing: it is taken as a whole.
    while let Some(at) =
        rest.find(|sign: char| sign < ' ' || sign == '\\' || sign == quote || sign == '\u{7f}')
    {
        out.push_str(&rest[..at]);
        let Some(sign) = rest[at..].chars().next() else { break };
        match sign {
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            sign if sign < ' ' || sign == '\u{7f}' => {
                out.push_str("\\x");
                for shift in [4, 0] {
                    out.push(char::from_digit(u32::from(sign) >> shift & 15, 16).unwrap_or('0'));
                }
                out.push('\\');
            }
            sign => {
                out.push('\\');
                out.push(sign);
            }
        }
        rest = &rest[at + sign.len_utf8()..];
    }
    out.push_str(rest);
    out.push(quote);
}
