//! Digits given to letters in every way, and each way added up with whole numbers.

use super::super::{Instance, Sign, Word};

/// Every solution, the letters' digits each, in order: by permutations, apart from everything the lab does.
pub fn solutions(instance: &Instance) -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    let mut digits = Vec::new();
    give(instance, &mut digits, &mut found);
    found
}

fn give(instance: &Instance, digits: &mut Vec<u8>, found: &mut Vec<Vec<u8>>) {
    if digits.len() == instance.letters().len() {
        if right(instance, digits) {
            found.push(digits.clone());
        }
        return;
    }
    for digit in 0..instance.base() {
        if !digits.contains(&digit) {
            digits.push(digit);
            give(instance, digits, found);
            digits.pop();
        }
    }
}

/// Whether digits are a solution, with numbers as the machine has them.
pub fn right(instance: &Instance, digits: &[u8]) -> bool {
    let value = |word: &Word| {
        word.iter().fold(0_i128, |value, sign| {
            let digit = match sign {
                Sign::Letter(letter) => digits[usize::from(*letter)],
                Sign::Digit(digit) => *digit,
            };
            value * i128::from(instance.base()) + i128::from(digit)
        })
    };
    let side = |terms: &[super::super::Term]| {
        let term = |term: &super::super::Term| {
            let product: i128 = term.factors.iter().map(value).product();
            if term.minus { -product } else { product }
        };
        terms.iter().map(term).sum::<i128>()
    };
    let zero = |word: &Word| {
        word.len() > 1
            && match word[0] {
                Sign::Letter(letter) => digits[usize::from(letter)] == 0,
                Sign::Digit(digit) => digit == 0,
            }
    };
    let given =
        instance.given().iter().zip(digits).all(|(given, digit)| given.is_none_or(|given| given == *digit));
    given
        && instance.equations().iter().all(|equation| {
            let words = equation.left.iter().chain(&equation.right).flat_map(|term| &term.factors);
            side(&equation.left) == side(&equation.right)
                && (instance.zeros() || !words.into_iter().any(zero))
        })
}

/// A random small puzzle: sums, differences, products, several equations, digits among the letters, given digits.
pub fn random(random: &mut fastrand::Rng) -> String {
    let base = random.u8(2..=7);
    let letters = &"ABCDEFGH"[..usize::from(random.u8(1..=base.min(6)))];
    let word = |random: &mut fastrand::Rng| -> String {
        let places = random.usize(1..=3);
        let sign = |random: &mut fastrand::Rng| match random.u8(0..9) {
            0 => char::from(b'0' + random.u8(0..base)),
            _ => char::from(letters.as_bytes()[random.usize(0..letters.len())]),
        };
        (0..places).map(|_| sign(random)).collect()
    };
    let equation = |random: &mut fastrand::Rng| {
        let mut text = word(random);
        for _ in 0..random.usize(0..3) {
            text.push(['+', '+', '+', '-', '*'][random.usize(0..5)]);
            text += &word(random);
        }
        text.push('=');
        text += &word(random);
        if random.u8(0..6) == 0 {
            text.push('+');
            text += &word(random);
        }
        text
    };
    let mut text = format!("A={}", word(random));
    if random.u8(0..8) > 0 {
        text = equation(random);
        for _ in 0..[0, 0, 0, 1][random.usize(0..4)] {
            text = format!("{text};{}", equation(random));
        }
    }
    let zeros = if random.bool() { "&zeros=yes" } else { "" };
    let mut link = format!("cryptarithm?puzzle={text}&base={base}{zeros}");
    if random.u8(0..5) == 0
        && let Some(letter) = text.chars().find(char::is_ascii_alphabetic)
    {
        link += &format!("&given={letter}:{}", random.u8(0..base));
    }
    link
}

/// Puzzles made of sums that come out, so that there is a solution, and mostly several.
pub fn solvable(seed: u64, count: usize) -> impl Iterator<Item = (String, Instance)> {
    let mut random = fastrand::Rng::with_seed(seed);
    std::iter::from_fn(move || {
        let base = random.u64(6..=8);
        let mut letters: Vec<char> = ('A'..='H').collect();
        random.shuffle(&mut letters);
        let addends: Vec<u64> =
            (0..random.usize(2..=3)).map(|_| random.u64(base * base..base.pow(4))).collect();
        let word = |mut value: u64| {
            let mut word = String::new();
            while value > 0 {
                word.insert(0, letters[(value % base) as usize]);
                value /= base;
            }
            word
        };
        let above: Vec<String> = addends.iter().map(|value| word(*value)).collect();
        let link =
            format!("cryptarithm?puzzle={}={}&base={base}", above.join("+"), word(addends.iter().sum()));
        Some((link.clone(), super::instance(&link)))
    })
    .take(count)
}

/// Small puzzles, most of them of letters alone.
pub fn many(seed: u64, count: usize) -> impl Iterator<Item = (String, Instance)> {
    let mut source = fastrand::Rng::with_seed(seed);
    std::iter::from_fn(move || Some(random(&mut source)))
        .filter(|link| link.contains(|sign: char| ('A'..='H').contains(&sign)))
        .filter(|link| link.split(['=', '&']).nth(1).is_some_and(|text| !text.is_empty()))
        .map(|link| {
            let instance = super::instance(&link);
            (link, instance)
        })
        .take(count)
}
