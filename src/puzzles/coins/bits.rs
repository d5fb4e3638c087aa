//! How much a result tells, in bits (C. E. Shannon, 1948).

/// The logarithm to base 2 of a count of at least 1. Digit by digit, since the
/// library's weighs more than the page can spare.
fn log2(count: u64) -> f64 {
    let whole = count.max(1).ilog2();
    let (mut rest, mut log, mut digit) =
        (count.max(1) as f64 / 2f64.powi(whole as i32), f64::from(whole), 0.5);
    for _ in 0..20 {
        rest *= rest;
        if rest >= 2.0 {
            rest /= 2.0;
            log += digit;
        }
        digit /= 2.0;
    }
    log
}

/// The bits needed to name one of `cases` equally likely ones.
pub fn needed(cases: u64) -> f64 {
    log2(cases)
}

/// The bits a weighing tells whose results leave so many cases each.
pub fn told(left: [u64; 3]) -> f64 {
    let all = left.iter().sum::<u64>().max(1) as f64;
    let kept: f64 = left.iter().map(|cases| *cases as f64 / all * log2(*cases)).sum();
    log2(left.iter().sum()) - kept
}

/// “1.56”: to a hundredth.
pub fn words(bits: f64) -> String {
    let hundredths = (bits * 100.0 + 0.5) as u64;
    format!("{}.{}{}", hundredths / 100, hundredths / 10 % 10, hundredths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures() {
        for count in [1u64, 2, 3, 8, 24, 27, 1000, 1_594_320] {
            assert!((needed(count) - (count as f64).log2()).abs() < 1e-5, "{count}");
        }
        assert_eq!(words(told([8, 8, 8])), "1.58");
        assert_eq!(words(told([3, 2, 3])), "1.56");
        assert_eq!(words(told([12, 0, 12])), "1.00");
        assert_eq!(words(told([0, 5, 0])), "0.00");
    }
}
