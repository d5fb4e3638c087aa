//! Small pieces of sentences.

/// `1234567` as “1,234,567”.
pub fn number(value: impl Into<u128>) -> String {
    plain(value.into())
}

/// Made once, not for every kind of number.
#[inline(never)]
fn plain(value: u128) -> String {
    grouped(&value.to_string())
}

/// Decimal digits with commas between thousands.
pub fn grouped(digits: &str) -> String {
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// “1 pour”, “6 pours”, “no pours”.
pub fn count(value: impl Into<u128>, noun: &str) -> String {
    counted(value.into(), noun)
}

#[inline(never)]
fn counted(value: u128, noun: &str) -> String {
    match value {
        0 => format!("no {noun}s"),
        1 => format!("1 {noun}"),
        many => format!("{} {noun}s", number(many)),
    }
}

/// Small numbers in words, from none on.
pub const SMALL: [&str; 13] = [
    "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
];

/// Up to twelve in words, “three”; beyond, in digits.
pub fn small(value: u32) -> String {
    SMALL.get(value as usize).map_or_else(|| number(value), |word| (*word).to_owned())
}

/// “1 missionary”, “6 missionaries”.
pub fn plural(value: u32, one: &str, many: &str) -> String {
    if value == 1 { format!("1 {one}") } else { format!("{} {many}", number(value)) }
}

/// A whole number that a person gave, in digits alone.
///
/// # Errors
/// What was given and what is allowed.
pub fn whole(text: &str, least: u32, most: u32) -> Result<u32, String> {
    let text = text.trim();
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let value = text.parse().ok().filter(|value| digits && (least..=most).contains(value));
    value.ok_or_else(|| {
        let (least, most) = (number(least), number(most));
        format!("“{text}” is not a whole number from {least} to {most}")
    })
}

/// “a”, “a and b”, “a, b and c”.
pub fn list<T: AsRef<str>>(items: &[T]) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [init @ .., last] => {
            let init: Vec<&str> = init.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", init.join(", "), last.as_ref())
        }
    }
}

/// The sentence with its first letter large.
pub fn capital(text: &str) -> String {
    let mut text = text.to_owned();
    // Our sentences are English; tables of all capitals would weigh on the page.
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_lists_and_plurals() {
        assert_eq!(number(999u32), "999");
        assert_eq!(number(1_234_567u32), "1,234,567");
        assert_eq!(count(1u32, "pour"), "1 pour");
        assert_eq!(count(0u32, "pour"), "no pours");
        assert_eq!(count(1000u32, "pour"), "1,000 pours");
        assert_eq!(plural(1, "missionary", "missionaries"), "1 missionary");
        assert_eq!(plural(0, "missionary", "missionaries"), "0 missionaries");
        assert_eq!(whole(" 7 ", 1, 1000), Ok(7));
        assert_eq!(whole("+7", 1, 1000).unwrap_err(), "“+7” is not a whole number from 1 to 1,000");
        assert!(
            whole("1001", 1, 1000).is_err()
                && whole("", 0, 9).is_err()
                && whole("99999999999", 0, 9).is_err()
        );
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
        assert_eq!(list::<&str>(&[]), "");
        assert_eq!(capital("the 3"), "The 3");
        assert_eq!(capital("“x” is"), "“x” is");
        assert_eq!(capital(""), "");
    }
}
