//! What may be a name, and which characters there are (XML 1.0, fifth edition, productions 2 to 5).

/// Whether a name may begin so.
pub fn starts(letter: char) -> bool {
    match letter {
        ':' | '_' | 'A'..='Z' | 'a'..='z' => true,
        _ if letter.is_ascii() => false,
        '\u{c0}'..='\u{2ff}' => letter != '\u{d7}' && letter != '\u{f7}',
        '\u{370}'..='\u{1fff}' => letter != '\u{37e}',
        '\u{200c}' | '\u{200d}' | '\u{2070}'..='\u{218f}' | '\u{2c00}'..='\u{2fef}' => true,
        '\u{3001}'..='\u{d7ff}' | '\u{f900}'..='\u{fdcf}' | '\u{fdf0}'..='\u{fffd}' => true,
        _ => ('\u{10000}'..='\u{effff}').contains(&letter),
    }
}

/// Whether a name may go on so.
pub fn goes_on(letter: char) -> bool {
    matches!(letter, '-' | '.' | '0'..='9' | '\u{b7}' | '\u{300}'..='\u{36f}' | '\u{203f}' | '\u{2040}')
        || starts(letter)
}

/// How long the name is that a text begins with, in bytes; 0 where there is none.
pub fn length(text: &str) -> usize {
    let mut letters = text.char_indices();
    match letters.next() {
        Some((_, first)) if starts(first) => {}
        _ => return 0,
    }
    letters.find(|(_, letter)| !goes_on(*letter)).map_or(text.len(), |(at, _)| at)
}

/// Whether the whole of a text is a name.
pub fn is_name(text: &str) -> bool {
    !text.is_empty() && length(text) == text.len()
}

/// Whether a document may have this character.
pub fn is_char(letter: char) -> bool {
    match letter {
        '\t' | '\n' | '\r' => true,
        _ => letter >= ' ' && letter != '\u{fffe}' && letter != '\u{ffff}',
    }
}

/// Whether it is blank, as the reader takes it: a space, or anything before it.
pub fn is_blank(byte: u8) -> bool {
    byte <= b' '
}

/// A text without the blanks it begins with.
pub fn skip(text: &str) -> &str {
    let blank = text.bytes().take_while(|byte| is_blank(*byte)).count();
    &text[blank..]
}
