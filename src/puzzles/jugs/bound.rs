use super::Instance;
use super::reason::common_divisor;

/// At most how many states can be reached.
///
/// A pour ends with a jug full or empty, so past the start only states with
/// such a jug occur; and only multiples of the common divisor.
pub fn reachable(instance: &Instance) -> u128 {
    let divisor = common_divisor(instance);
    let sizes: Vec<u128> = instance.sizes().iter().map(|size| u128::from(size / divisor)).collect();
    if instance.tap() {
        let all: u128 = sizes.iter().map(|size| size + 1).product();
        let inside: u128 = sizes.iter().map(|size| size - 1).product();
        return all - inside + 1;
    }
    // Without a tap the total fixes one more jug: leave out the largest.
    let with_rim = (0..sizes.len()).map(|rim| {
        let mut others: Vec<u128> = sizes.clone();
        others.remove(rim);
        let largest = others.iter().copied().max().unwrap_or_default();
        if let Some(at) = others.iter().position(|size| *size == largest) {
            others.remove(at);
        }
        2 * others.iter().map(|size| size + 1).product::<u128>()
    });
    with_rim.sum::<u128>() + 1
}

/// How many states there are with these jugs (and, without a tap, this much
/// water), reachable or not. `None` where counting them would take long.
pub fn conceivable(instance: &Instance) -> Option<u128> {
    if instance.tap() {
        return Some(instance.sizes().iter().map(|size| u128::from(*size) + 1).product());
    }
    let total = instance.start().iter().sum::<u32>() as usize;
    if total > 10_000 {
        return None;
    }
    // ways[w]: how the jugs so far can hold w litres; one more jug is a sliding sum.
    let mut ways = vec![0u128; total + 1];
    ways[0] = 1;
    for size in instance.sizes() {
        let size = *size as usize;
        let mut sum = 0;
        ways = (0..=total)
            .map(|water| {
                sum += ways[water];
                if water > size {
                    sum -= ways[water - size - 1];
                }
                sum
            })
            .collect();
    }
    Some(ways[total])
}
