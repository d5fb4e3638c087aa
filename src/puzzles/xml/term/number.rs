//! Numbers as they are written: compared digit by digit, so that none is too long or rounded.

use std::cmp::Ordering;

/// A number’s sign, its digits before the point and those after it, without zeros that say nothing.
fn parts(text: &str) -> Option<(bool, &str, &str)> {
    let text = text.trim();
    let (minus, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let plain = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    if !plain(whole) || !plain(part) || whole.is_empty() && part.is_empty() {
        return None;
    }
    let (whole, part) = (whole.trim_start_matches('0'), part.trim_end_matches('0'));
    // There is one nothing.
    Some((minus && !(whole.is_empty() && part.is_empty()), whole, part))
}

/// How two numbers stand to each other; none where one of them is no number.
pub fn compare(one: &str, two: &str) -> Option<Ordering> {
    let (one, two) = (parts(one)?, parts(two)?);
    let size = one.1.len().cmp(&two.1.len()).then_with(|| one.1.cmp(two.1)).then_with(|| one.2.cmp(two.2));
    Some(match (one.0, two.0) {
        (false, true) => Ordering::Greater,
        (true, false) => Ordering::Less,
        (false, false) => size,
        (true, true) => size.reverse(),
    })
}
