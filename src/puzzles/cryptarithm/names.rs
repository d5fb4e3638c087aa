//! Pieces of sentences about letters, digits and columns.

use super::board::{Board, Cell, Digits, digits};
use super::columns::{Column, From, Part};
use super::instance::{Equation, Instance};
use super::letters::digit;
use crate::engine::words::list;

/// A letter by its number.
pub fn letter(instance: &Instance, letter: u8) -> &str {
    &instance.letters()[usize::from(letter)]
}

/// A number in the puzzle's base.
pub fn numeral(instance: &Instance, value: i64) -> String {
    let base = u64::from(instance.base());
    let mut rest = value.unsigned_abs();
    let mut signs = Vec::new();
    while signs.is_empty() || rest > 0 {
        signs.push(digit((rest % base) as u8));
        rest /= base;
    }
    let sign = if value < 0 { "−" } else { "" };
    format!("{sign}{}", signs.iter().rev().collect::<String>())
}

/// “5, 6 or 7”.
pub fn either(items: &[String]) -> String {
    match items {
        [init @ .., last] if !init.is_empty() => format!("{} or {last}", init.join(", ")),
        [one] => one.clone(),
        _ => "nothing".to_owned(),
    }
}

/// The digits of a set, “5, 6 or 7”.
pub fn any_of(set: Digits) -> String {
    either(&digits(set).map(|value| digit(value).to_string()).collect::<Vec<_>>())
}

/// An equation as people write it, “SEND + MORE = MONEY”, each sign by `sign`.
pub fn pretty(
    instance: &Instance,
    equation: &Equation,
    sign: impl Fn(super::instance::Sign) -> String,
) -> String {
    let mut out = String::new();
    let mut begun = false;
    // The signs between are ASCII, and no sign of a number is one of them.
    for one in instance.written(equation, sign).chars() {
        match one {
            '+' => out += " + ",
            '=' => out += " = ",
            '*' => out += " × ",
            '-' if begun => out += " − ",
            '-' => out.push('−'),
            other => out.push(other),
        }
        begun = !matches!(one, '=' | '+');
    }
    out
}

/// All equations as they were posed.
pub fn posed(instance: &Instance) -> String {
    let equations = instance.equations().iter();
    equations
        .map(|equation| shortened(pretty(instance, equation, |sign| instance.sign(sign))))
        .collect::<Vec<_>>()
        .join("; ")
}

/// All equations with these digits.
pub fn solved(instance: &Instance, digits: &[u8]) -> String {
    let sign = |sign| match sign {
        super::instance::Sign::Letter(letter) => digit(digits[usize::from(letter)]).to_string(),
        super::instance::Sign::Digit(value) => digit(value).to_string(),
    };
    let equations = instance.equations().iter();
    equations.map(|equation| shortened(pretty(instance, equation, sign))).collect::<Vec<_>>().join("; ")
}

/// A very long sum with its middle left out.
fn shortened(text: String) -> String {
    const PARTS: usize = 16;
    let parts: Vec<&str> = text.split(" + ").collect();
    if parts.len() <= PARTS {
        return text;
    }
    let more = parts.len() - 4;
    format!("{} + … {more} more … + {}", parts[..3].join(" + "), parts[parts.len() - 1])
}

/// “the tens”, “the tens of TO + GET = HER”.
pub fn place(instance: &Instance, (sum, column): (u8, u8)) -> String {
    const NAMES: [&str; 7] =
        ["units", "tens", "hundreds", "thousands", "ten-thousands", "hundred-thousands", "millions"];
    let name = match (instance.base(), NAMES.get(usize::from(column))) {
        (10, Some(name)) => format!("the {name}"),
        (_, _) if column == 0 => "the units".to_owned(),
        _ => format!("column {} from the right", column + 1),
    };
    if instance.sums().len() == 1 {
        return name;
    }
    match instance.sums()[usize::from(sum)].from {
        From::Equation(at) => {
            let equation = &instance.equations()[usize::from(at)];
            format!("{name} of {}", pretty(instance, equation, |sign| instance.sign(sign)))
        }
        From::Partials(_) => format!("{name} of the partial products, added"),
    }
}

/// A letter, or what is carried, as a subject: “E”, “the carry into the tens”.
pub fn cell(instance: &Instance, cell: Cell) -> String {
    match cell {
        Cell::Letter(at) => letter(instance, at).to_owned(),
        Cell::Carry(sum, column) => format!("what is carried into {}", place(instance, (sum, column))),
    }
}

/// “E is 4”, “1 is carried into the tens”.
pub fn being(instance: &Instance, cell: Cell, value: i64) -> String {
    match cell {
        Cell::Letter(at) => format!("{} is {}", letter(instance, at), numeral(instance, value)),
        Cell::Carry(sum, column) => carried(instance, value, (sum, column)),
    }
}

/// “1 is carried into the tens”.
pub fn carried(instance: &Instance, value: i64, at: (u8, u8)) -> String {
    match value {
        0 => format!("nothing is carried into {}", place(instance, at)),
        value => format!("{} is carried into {}", numeral(instance, value), place(instance, at)),
    }
}

/// One side of a column: letters, or their digits where those are known.
fn side(instance: &Instance, board: Option<&Board>, column: &Column, above: bool) -> Vec<String> {
    let sign = if above { 1 } else { -1 };
    let one = |at: &u8| match board.and_then(|board| board.known(*at)) {
        Some(value) => digit(value).to_string(),
        None => letter(instance, *at).to_owned(),
    };
    let mut side = Vec::new();
    for Part { times, of } in column.parts.iter().filter(|part| part.times.signum() == sign) {
        let product = of.iter().map(one).collect::<Vec<_>>().join("·");
        match times.abs() {
            few @ 1..=3 if of.len() == 1 || few == 1 => side.extend((0..few).map(|_| product.clone())),
            many => side.push(format!("{}·{product}", numeral(instance, many))),
        }
    }
    if column.fixed.signum() == sign {
        side.push(numeral(instance, column.fixed.abs()));
    }
    side
}

/// “N + R + carry = E + 10”, with digits for letters that are known, and the carries as far as they are.
pub fn balance(instance: &Instance, board: &Board, (sum, at): (u8, u8), valued: bool) -> String {
    let column = &instance.sums()[usize::from(sum)].columns[usize::from(at)];
    let carries = &board.carries[usize::from(sum)];
    let board = valued.then_some(board);
    let mut above = side(instance, board, column, true);
    match carries[usize::from(at)] {
        (0, 0) => {}
        (least, most) if least == most => above.push(numeral(instance, least)),
        _ => above.push("carry".to_owned()),
    }
    let mut below = side(instance, board, column, false);
    match carries[usize::from(at) + 1] {
        (0, 0) => {}
        (least, most) if least == most => {
            below.push(numeral(instance, least * i64::from(instance.base())));
        }
        _ => {}
    }
    let base = numeral(instance, i64::from(instance.base()));
    let nothing = below.is_empty();
    let on = match carries[usize::from(at) + 1] {
        (least, most) if least == most => String::new(),
        (0, 1) if nothing => format!(" or {base}"),
        // An empty range is that of a column that does not come out.
        (least, most) if least > most || (least, most) == (0, 1) => format!(" (+ {base})"),
        _ => format!(" (+ {base} for each carried on)"),
    };
    let or_nothing = |side: Vec<String>| if side.is_empty() { "0".to_owned() } else { side.join(" + ") };
    format!("{} = {}{on}", or_nothing(above), or_nothing(below))
}

/// “D = 5, T = 0”; the parts of each stay together where lines break.
pub fn known(instance: &Instance, board: &Board) -> String {
    let all = (0..instance.letters().len() as u8)
        .filter_map(|at| Some(format!("{}\u{a0}=\u{a0}{}", letter(instance, at), digit(board.known(at)?))));
    all.collect::<Vec<_>>().join(", ")
}

/// Some letters, “E, N and R”.
pub fn letters(instance: &Instance, some: &[u8]) -> String {
    list(&some.iter().map(|at| letter(instance, *at)).collect::<Vec<_>>())
}
