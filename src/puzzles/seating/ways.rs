//! Numbers of ways. 64 seats can be parted into groups in fewer than 2^218
//! ways (Bell's number), so 256 bits hold every count of seatings.

use crate::engine::Data;
use crate::engine::words::grouped;

/// A number of ways, exactly.
pub type Ways = ethnum::U256;

/// With commas between thousands.
pub fn shown(ways: Ways) -> String {
    grouped(&ways.to_string())
}

/// As data: text where a reader might not hold it exactly.
pub fn data(ways: Ways) -> Data {
    Data::decimal(ways.to_string())
}

/// The decimal digits of `ways` times each of `factors`. Labelled arrangements
/// go up to 64!, which 256 bits do not hold.
pub fn times(ways: Ways, factors: impl IntoIterator<Item = u64>) -> String {
    // The least digit first.
    let mut digits: Vec<u64> = ways.to_string().bytes().rev().map(|digit| u64::from(digit - b'0')).collect();
    for factor in factors {
        let mut carry = 0;
        for digit in &mut digits {
            carry += *digit * factor;
            *digit = carry % 10;
            carry /= 10;
        }
        while carry > 0 {
            digits.push(carry % 10);
            carry /= 10;
        }
    }
    digits.iter().rev().map(|digit| char::from(b'0' + *digit as u8)).collect()
}

/// A number from 1 to `most`, each as likely as any other if `bits` gives
/// random bits: drawn again until it is not too large.
pub fn random(most: Ways, mut bits: impl FnMut() -> u32) -> Ways {
    let length = 256 - most.leading_zeros();
    loop {
        let mut drawn = Ways::ZERO;
        for _ in 0..length.div_ceil(32) {
            drawn = (drawn << 32) | Ways::from(bits());
        }
        drawn &= Ways::MAX >> (256 - length);
        if drawn < most {
            return drawn + Ways::ONE;
        }
    }
}
