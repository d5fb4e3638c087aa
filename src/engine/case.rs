//! Large and small letters of the alphabets that have both. The standard tables know a few more, and weigh 8 KB each on
//! the page, in every lab that asks: these alphabets are laid out so regularly that their rules take a few lines.

/// The small form of a letter: Latin with all that Europe and Vietnam write, Greek, Cyrillic, Armenian; of any other
/// letter, itself.
pub fn small(letter: char) -> char {
    let code = letter as u32;
    // Pairs, the large one first, at even places or at odd ones.
    let pair = |large_is_even: bool| code + u32::from(code.is_multiple_of(2) == large_is_even);
    let small = match code {
        0x41..=0x5a | 0xc0..=0xd6 | 0xd8..=0xde | 0x391..=0x3a1 | 0x3a3..=0x3ab | 0x410..=0x42f => {
            code + 0x20
        }
        0x130 | 0x131 | 0x138 | 0x149 => code,
        0x100..=0x137 | 0x14a..=0x177 => pair(true),
        0x139..=0x148 | 0x179..=0x17e => pair(false),
        0x178 => 0xff,
        0x386 => code + 0x26,
        0x388..=0x38a => code + 0x25,
        0x38c => code + 0x40,
        0x38e | 0x38f => code + 0x3f,
        0x400..=0x40f => code + 0x50,
        0x4c0 => 0x4cf,
        0x4c1..=0x4ce => pair(false),
        0x460..=0x481 | 0x48a..=0x4bf | 0x4d0..=0x52f | 0x1e00..=0x1e95 | 0x1ea0..=0x1eff => pair(true),
        0x531..=0x556 => code + 0x30,
        // Greek with breathings: rows of small ones, then of large ones.
        0x1f08..=0x1f0f | 0x1f18..=0x1f1d | 0x1f28..=0x1f2f | 0x1f38..=0x1f3f | 0x1f48..=0x1f4d => code - 8,
        0x1f59 | 0x1f5b | 0x1f5d | 0x1f5f | 0x1f68..=0x1f6f => code - 8,
        _ => code,
    };
    char::from_u32(small).unwrap_or(letter)
}

/// The large form of a small letter, where it has one that has just this small form; of any other letter, itself.
pub fn large(letter: char) -> char {
    /// How far off large forms stand: the ways of [`small`], back.
    const OFF: [i32; 11] = [0x20, 1, 0x50, 0x30, 0x26, 0x25, 0x40, 0x3f, -8, -0x79, 0xf];
    let off = |off: &i32| char::from_u32(u32::try_from(letter as i32 - off).ok()?);
    OFF.iter().filter_map(off).find(|large| *large != letter && small(*large) == letter).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The only letter in a form, if it is only one.
    fn one(mut form: impl Iterator<Item = char>) -> Option<char> {
        form.next().filter(|_| form.next().is_none())
    }

    #[test]
    fn is_what_the_standard_tables_say() {
        let blocks =
            [0x20..=0x17f, 0x386..=0x3ab, 0x400..=0x52f, 0x531..=0x556, 0x1e00..=0x1e95, 0x1ea0..=0x1f6f];
        for letter in blocks.into_iter().flatten().filter_map(char::from_u32) {
            if let Some(right) = one(letter.to_lowercase()) {
                assert_eq!(small(letter), right, "{letter} {:x}", letter as u32);
            }
        }
    }

    #[test]
    fn large_letters_are_those_of_the_small_ones() {
        for letter in (0x20..0x2000).filter_map(char::from_u32) {
            let (large, small) = (large(letter), small(letter));
            if large != letter {
                assert_eq!(super::small(large), letter);
                assert_eq!(one(letter.to_uppercase()), Some(large), "{letter}");
            }
            if small != letter {
                assert_eq!(super::large(small), letter, "{letter}");
            }
        }
        assert_eq!(
            "abzäéßøÿžşđαώљјґѝևա".chars().map(super::large).collect::<String>(),
            "ABZÄÉßØŸŽŞĐΑΏЉЈҐЍևԱ"
        );
    }
}
