//! Letters of any alphabet, and digits of any base up to 36.

use crate::engine::case::{large, small};

/// One sign of a text as a person writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A letter, as it is compared and shown: composed (NFC), large where it has a large form.
    Letter(String),
    /// A digit from 0 to 9.
    Digit(u8),
    /// Anything else: signs of arithmetic, spaces, and what is not allowed.
    Other(char),
}

/// Takes a text apart into signs. Marks that do not compose with their letter stay with it.
pub fn signs(text: &str) -> Vec<Sign> {
    let mut signs = Vec::new();
    for sign in composed(text).chars() {
        match (sign, signs.last_mut()) {
            (sign, _) if sign.is_ascii_digit() => signs.push(Sign::Digit(sign as u8 - b'0')),
            // It says how the sign before is painted, and nothing else.
            ('\u{fe0e}' | '\u{fe0f}', _) => {}
            (mark, Some(Sign::Letter(letter))) if is_mark(mark) => {
                letter.push(mark);
                *letter = composed(letter);
            }
            (sign, _) if is_letter(sign) => signs.push(Sign::Letter(folded(sign))),
            (other, _) => signs.push(Sign::Other(other)),
        }
    }
    signs
}

/// The text in its composed form (NFC).
#[cfg(not(target_arch = "wasm32"))]
fn composed(text: &str) -> String {
    unicode_normalization::UnicodeNormalization::nfc(text).collect()
}

/// In a browser, what a person gives is composed before it comes here: browsers have the tables for it, which would
/// weigh more than the rest of the lab.
#[cfg(target_arch = "wasm32")]
fn composed(text: &str) -> String {
    text.to_owned()
}

/// Whether a sign may stand for a digit: letters, and pictures too.
fn is_letter(sign: char) -> bool {
    sign.is_ascii_alphabetic()
        || !(sign.is_ascii()
            || sign.is_whitespace()
            || sign.is_control()
            || is_mark(sign)
            || matches!(
                sign,
                '\u{ad}' | '\u{b7}' | '\u{d7}' | '\u{f7}' | '\u{200b}'
                    ..='\u{206f}' | '\u{2212}' | '\u{2217}' | '\u{2219}' | '\u{22c5}' | '\u{feff}'
            ))
}

/// Whether a sign is a mark on the letter before it: accents, points of Hebrew and Arabic, signs of Thai, and the
/// vowel signs of India, whose scripts are all laid out alike in blocks of 128. The whole table would weigh more than
/// the lab.
fn is_mark(sign: char) -> bool {
    match u32::from(sign) {
        0x300..=0x36f
        | 0x483..=0x489
        | 0x591..=0x5bd
        | 0x5bf
        | 0x5c1..=0x5c2
        | 0x5c4..=0x5c5
        | 0x5c7
        | 0x610..=0x61a
        | 0x64b..=0x65f
        | 0x670
        | 0x6d6..=0x6dc
        | 0xe31
        | 0xe34..=0xe3a
        | 0xe47..=0xe4e
        | 0x1ab0..=0x1aff
        | 0x1dc0..=0x1dff
        | 0x20d0..=0x20ff
        | 0x3099..=0x309a
        | 0xfe20..=0xfe2f => true,
        india @ 0x900..=0xdff => {
            matches!(india % 0x80, 0..=3 | 0x3a..=0x3c | 0x3e..=0x4d | 0x55..=0x57 | 0x62..=0x63)
        }
        _ => false,
    }
}

/// The form a letter is compared in: large and small are one, the two Greek
/// small sigmas too. A letter without one large form, as ß, stays small.
fn folded(sign: char) -> String {
    if sign == 'ς' { "Σ".to_owned() } else { large(small(sign)).to_string() }
}

/// The digit's sign: 0 to 9, then A to Z.
pub fn digit(value: u8) -> char {
    char::from_digit(u32::from(value), 36).unwrap_or('?').to_ascii_uppercase()
}

/// The digit a person wrote: its sign, or its value in decimals.
pub fn read_digit(text: &str, base: u8) -> Option<u8> {
    let text = text.trim();
    let mut signs = text.chars();
    let value = match (signs.next(), signs.next()) {
        (Some(sign), None) => sign.to_digit(36)? as u8,
        _ if text.bytes().all(|byte| byte.is_ascii_digit()) => text.parse().ok()?,
        _ => return None,
    };
    (value < base).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(text: &str) -> Vec<String> {
        let letter = |sign| match sign {
            Sign::Letter(letter) => letter,
            other => format!("{other:?}"),
        };
        signs(text).into_iter().map(letter).collect()
    }

    #[test]
    fn large_and_small_composed_and_not_are_one() {
        assert_eq!(letters("Send"), ["S", "E", "N", "D"]);
        assert_eq!(letters("донАЛД"), letters("ДОНАЛД"));
        assert_eq!(letters("é"), letters("E\u{301}"));
        assert_eq!(letters("й"), letters("И\u{306}"));
        assert_eq!(letters("ёж"), ["Ё", "Ж"]);
        assert_eq!(letters("àőšÿłαώђѝ").concat(), "ÀŐŠŸŁΑΏЂЍ");
        assert_eq!(letters("σς"), letters("ΣΣ"));
        assert_eq!(letters("ß"), ["ß"]);
        assert_ne!(letters("ı"), letters("i"), "the dotless one is a letter of its own");
        assert_ne!(letters("e"), letters("é"));
    }

    #[test]
    fn marks_without_a_composed_form_stay_with_their_letter() {
        assert_eq!(letters("q\u{303}a").len(), 2);
        assert_eq!(letters("q\u{303}"), letters("Q\u{303}"));
        assert_eq!(letters("日本"), ["日", "本"]);
        assert_eq!(letters("🍎\u{fe0f}🍐"), ["🍎", "🍐"]);
        assert_eq!(signs("\u{301}a")[0], Sign::Other('\u{301}'), "a mark alone is no letter");
    }

    #[test]
    fn digits_have_one_sign_each() {
        assert_eq!((0..36).map(digit).collect::<String>(), "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
        assert_eq!(read_digit("f", 16), Some(15));
        assert_eq!(read_digit("15", 16), Some(15));
        for (text, base) in [("16", 16), ("g", 16), ("", 10), ("1a", 36), ("-1", 10), ("8", 8)] {
            assert_eq!(read_digit(text, base), None, "{text}");
        }
    }
}
