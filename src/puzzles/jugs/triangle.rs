//! Three jugs without a tap as a triangle: since the water in all stays the
//! same, three amounts are one point, and a pour is a straight line to the
//! edge of what the jugs can hold (Tweedie, 1939).

use super::Instance;

/// Where a state of three jugs stands in the unit triangle: corners at (0, 0),
/// (1, 0) and (½, 1) for all the water in jug 1, 2 and 3.
pub fn place(amounts: &[u32], total: u32) -> (f64, f64) {
    let share = |at: usize| f64::from(amounts[at]) / f64::from(total.max(1));
    (share(1) + share(2) / 2.0, share(2))
}

/// The corners, in order around it, of the region that the jugs can hold.
/// `None` unless there are three jugs, no tap, and some water.
pub fn region(instance: &Instance) -> Option<Vec<[u32; 3]>> {
    let &[a, b, c] = instance.sizes() else { return None };
    let total: u32 = instance.start().iter().sum();
    if instance.tap() || total == 0 {
        return None;
    }
    let sizes = [a, b, c];
    let mut corners: Vec<[u32; 3]> = Vec::new();
    // A corner has two jugs at a rim, full or empty; the third has the rest.
    for free in 0..3 {
        let (one, two) = ((free + 1) % 3, (free + 2) % 3);
        for (first, second) in [(0, 0), (0, sizes[two]), (sizes[one], 0), (sizes[one], sizes[two])] {
            if let Some(rest) = total.checked_sub(first + second).filter(|rest| *rest <= sizes[free]) {
                let mut corner = [0; 3];
                (corner[one], corner[two], corner[free]) = (first, second, rest);
                if !corners.contains(&corner) {
                    corners.push(corner);
                }
            }
        }
    }
    Some(around(corners, total))
}

/// The corners of a convex region in order around it (gift wrapping; Jarvis, 1973).
fn around(mut corners: Vec<[u32; 3]>, total: u32) -> Vec<[u32; 3]> {
    for next in 1..corners.len() {
        let last = place(&corners[next - 1], total);
        // The next corner is the one that has all others on its left.
        for other in next + 1..corners.len() {
            let (one, two) = (place(&corners[next], total), place(&corners[other], total));
            let turn = (one.0 - last.0) * (two.1 - last.1) - (one.1 - last.1) * (two.0 - last.0);
            if turn < 0.0 {
                corners.swap(next, other);
            }
        }
    }
    corners
}
