//! Bytes to text: UTF-8, UTF-16, and the 8-bit encodings that the reader's description lists. A library's tables are
//! for all the encodings of the web, and weigh more than this whole lab; these four are a few lines (the Unicode
//! Consortium's mapping tables of ISO 8859 and of Windows 1252).

/// What a document may say of its encoding.
pub const KNOWN: [&str; 8] =
    ["utf-8", "utf-16", "us-ascii", "ascii", "iso-8859-1", "iso-8859-2", "iso-8859-15", "windows-1252"];

/// ISO 8859-2 from A0.
const LATIN_2: &str = "\u{a0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{ad}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙";
/// Where ISO 8859-15 differs from ISO 8859-1.
const LATIN_9: [(u8, char); 8] =
    [(0xa4, '€'), (0xa6, 'Š'), (0xa8, 'š'), (0xb4, 'Ž'), (0xb8, 'ž'), (0xbc, 'Œ'), (0xbd, 'œ'), (0xbe, 'Ÿ')];
/// Windows 1252 from 80 to 9F.
const WINDOWS: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";

/// A text as bytes had it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The text, its lines ended by `\n` alone (XML 1.0, 2.11).
    pub text: String,
    /// The encoding, as [`KNOWN`] has it.
    pub encoding: &'static str,
    /// How many bytes, or pairs, meant no character, and became U+FFFD.
    pub lost: usize,
}

/// The text that bytes are: in the encoding that their first bytes show, or that they say, or in UTF-8.
pub fn decode(bytes: &[u8]) -> Decoded {
    let (encoding, rest) = match bytes {
        [0xef, 0xbb, 0xbf, rest @ ..] => ("utf-8", rest),
        [0xff, 0xfe, rest @ ..] => return utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => return utf16(rest, u16::from_be_bytes),
        [0, b'<', ..] => return utf16(bytes, u16::from_be_bytes),
        [b'<', 0, ..] => return utf16(bytes, u16::from_le_bytes),
        _ => (said(bytes), bytes),
    };
    let mut lost = 0;
    let byte = |byte: u8| -> char {
        match encoding {
            "iso-8859-2" if byte >= 0xa0 => LATIN_2.chars().nth(usize::from(byte) - 0xa0).unwrap_or_default(),
            "iso-8859-15" => {
                LATIN_9.iter().find(|(code, _)| *code == byte).map_or(char::from(byte), |(_, letter)| *letter)
            }
            "windows-1252" if (0x80..0xa0).contains(&byte) => {
                WINDOWS.chars().nth(usize::from(byte) - 0x80).unwrap_or_default()
            }
            _ => char::from(byte),
        }
    };
    let text = match encoding {
        "utf-8" | "us-ascii" | "ascii" | "utf-16" => {
            let text = String::from_utf8_lossy(rest);
            if matches!(text, std::borrow::Cow::Owned(_)) {
                lost = text.matches('\u{fffd}').count();
            }
            text.into_owned()
        }
        _ => {
            let table: Vec<char> = (0..=255).map(byte).collect();
            rest.iter().map(|byte| table[usize::from(*byte)]).collect()
        }
    };
    Decoded { text: lines(text), encoding, lost }
}

/// What the declaration at the start says, if that is known.
fn said(bytes: &[u8]) -> &'static str {
    let start = &bytes[..bytes.len().min(200)];
    let start: String = start.iter().map(|byte| char::from(*byte).to_ascii_lowercase()).collect();
    let said = || {
        let (head, _) = start.trim_start().strip_prefix("<?xml")?.split_once("?>")?;
        let (_, rest) = head.split_once("encoding")?;
        let rest = rest.trim_start().strip_prefix('=')?.trim_start();
        let quote = rest.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
        rest.strip_prefix(quote)?.split(quote).next()
    };
    let said = said().unwrap_or_default();
    KNOWN.into_iter().find(|known| *known == said).unwrap_or("utf-8")
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Decoded {
    let (pairs, odd) = bytes.as_chunks::<2>();
    let mut lost = usize::from(!odd.is_empty());
    let text = char::decode_utf16(pairs.iter().map(|pair| unit(*pair))).map(|letter| {
        letter.unwrap_or_else(|_| {
            lost += 1;
            char::REPLACEMENT_CHARACTER
        })
    });
    let text = text.collect();
    Decoded { text: lines(text), encoding: "utf-16", lost }
}

/// With `\n` alone between lines.
fn lines(text: String) -> String {
    if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text }
}
