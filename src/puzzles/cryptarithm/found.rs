//! What a step of the reasoning has found, in words.

use super::board::{Board, Digits, Link, digits};
use super::instance::Instance;
use super::letters::digit;
use super::names::{any_of, carried, letter, numeral, place};

/// More digits than these are not told one by one.
const FEW: u32 = 4;

/// What is known after a step and was not before: the letters found, what letters may still be, what is carried,
/// and how far letters are apart; the surest first.
pub fn found(instance: &Instance, before: &Board, after: &Board) -> Vec<String> {
    let mut sure = Vec::new();
    let mut open = Vec::new();
    let taken: Digits = taken(after) & !taken(before);
    for at in 0..instance.letters().len() as u8 {
        let (was, is) = (before.letters[usize::from(at)], after.letters[usize::from(at)]);
        let name = letter(instance, at);
        match is {
            _ if was == is => {}
            0 => open.push(format!("nothing is left for {name}")),
            one if one.is_power_of_two() => {
                sure.push(format!("{name} is {}", digit(one.trailing_zeros() as u8)));
            }
            // That others have their digits now needs no telling.
            some if was & !taken == some => {}
            some if some.count_ones() <= FEW => open.push(format!("{name} is {}", any_of(some))),
            some => open.extend(limits(name, was & !taken, some)),
        }
    }
    sure.extend(open);
    for (sum, carries) in after.carries.iter().enumerate() {
        for (column, now) in carries.iter().enumerate().take(carries.len() - 1) {
            let was = before.carries[sum][column];
            let at = (sum as u8, column as u8);
            if was != *now && now.0 == now.1 {
                sure.push(carried(instance, now.0, at));
            } else if was != *now && now.0 < now.1 {
                let (least, most) = (numeral(instance, now.0), numeral(instance, now.1));
                sure.push(format!("{least} to {most} is carried into {}", place(instance, at)));
            }
        }
    }
    let new = after.links.iter().filter(|link| !before.links.contains(link));
    sure.extend(new.map(|new| link(instance, new)));
    sure
}

fn taken(board: &Board) -> Digits {
    board.letters.iter().filter(|set| set.is_power_of_two()).fold(0, |all, set| all | set)
}

/// “E is at most 7”, “T is even”, “R is not 0”.
fn limits(name: &str, was: Digits, is: Digits) -> Option<String> {
    const EVEN: Digits = 0x5555_5555_5555_5555;
    let (least, most) = (is.trailing_zeros(), is.ilog2());
    let (low, high) = (was.trailing_zeros(), was.ilog2());
    let sign = |value: u32| digit(value as u8);
    if is == was & EVEN || is == was & !EVEN {
        return Some(format!("{name} is {}", if is & EVEN == is { "even" } else { "odd" }));
    }
    let between = digits(was).filter(|value| (least..=most).contains(&u32::from(*value))).count();
    if between == is.count_ones() as usize {
        return match (least > low, most < high) {
            (true, true) => Some(format!("{name} is {} to {}", sign(least), sign(most))),
            (true, false) => Some(format!("{name} is at least {}", sign(least))),
            (false, true) => Some(format!("{name} is at most {}", sign(most))),
            (false, false) => None,
        };
    }
    let gone = was & !is;
    if gone.count_ones() <= FEW {
        let not = any_of(gone);
        return Some(format!("{name} is not {not}"));
    }
    Some(format!(
        "{name} is one of {}",
        digits(is).map(digit).map(String::from).collect::<Vec<_>>().join(", ")
    ))
}

/// “N is 1 more than E”.
pub fn link(instance: &Instance, Link { one, other, more }: &Link) -> String {
    let (large, small) = if *more > 0 { (one, other) } else { (other, one) };
    let by = numeral(instance, more.abs());
    format!("{} is {by} more than {}", letter(instance, *large), letter(instance, *small))
}
