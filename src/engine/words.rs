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
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
        assert_eq!(list::<&str>(&[]), "");
        assert_eq!(capital("the 3"), "The 3");
        assert_eq!(capital("“x” is"), "“x” is");
        assert_eq!(capital(""), "");
    }
}
