use super::Template;
use crate::engine::{Link, Puzzle, document, lab};

/// The steps by the number's binary digits: one to halve for each digit past
/// the first, one to take away for each 1 past the first.
fn by_digits(from: u32) -> usize {
    (from.ilog2() + from.count_ones() - 1) as usize
}

#[test]
fn agrees_with_the_binary_digits() {
    for from in 1..2000 {
        let link = Link::parse(&format!("template?from={from}")).unwrap();
        let instance = lab::instance::<Template>(&link).unwrap();
        let answer = Template::solve(&instance, &mut ());
        let line = document::check::<Template>(&instance, &answer).unwrap();
        assert_eq!(line.len(), by_digits(from), "from {from}");
    }
}

#[test]
fn faults_say_what_is_allowed() {
    for bad in ["0", "", "x", "-1", "1000001"] {
        let link = Link::parse(&format!("template?from={bad}&a=1")).unwrap();
        let faults = lab::instance::<Template>(&link).unwrap_err();
        assert_eq!(faults.len(), 2);
        assert!(faults[1].message.contains("1,000,000"));
    }
}
