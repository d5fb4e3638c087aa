//! What cannot be, in words; and what cannot be right of the digits a person put.

use super::board::Board;
use super::instance::Instance;
use super::letters::digit;
use super::model::State;
use super::names::{balance, letter, numeral, place};
use super::narrow;
use super::reason::{self, Clash};
use super::ways::ways;

/// The smallest reason there is for having no solution, as a headline: only where a single look shows it.
pub fn headline(instance: &Instance, board: &Board, what: Clash) -> &'static str {
    match what {
        Clash::Letters => "more letters than digits",
        Clash::Zero => "a number starts with 0",
        Clash::Letter(_) | Clash::Twins(..) | Clash::Digit(_) => "the given digits do not go together",
        Clash::Column(sum, at) => match length(instance, board, (sum, at)) {
            Some(true) => "the result is too long",
            Some(false) => "the result is too short",
            None => "a column cannot come out",
        },
        Clash::Carry(..) => "a column cannot come out",
    }
}

/// Whether the result is longer than anything above it reaches, or shorter than what stands above.
fn length(instance: &Instance, board: &Board, (sum, at): (u8, u8)) -> Option<bool> {
    let column = &instance.sums()[usize::from(sum)].columns[usize::from(at)];
    let last = usize::from(at) + 1 == instance.sums()[usize::from(sum)].columns.len();
    let (above, below): (Vec<i64>, Vec<i64>) =
        column.parts.iter().map(|part| part.times).partition(|times| *times > 0);
    let carry = board.carries[usize::from(sum)][usize::from(at)];
    match () {
        () if last && below.is_empty() && column.fixed >= 0 && !above.is_empty() => Some(false),
        () if above.is_empty() && !below.is_empty() && carry.1 <= 0 => Some(true),
        () => None,
    }
}

/// Why something cannot be.
pub fn why(instance: &Instance, board: &Board, what: Clash) -> String {
    let name = |at: u8| letter(instance, at);
    match what {
        Clash::Letters => format!(
            "There are {} letters and only {} digits, and no two letters may have the same.",
            instance.letters().len(),
            instance.base()
        ),
        Clash::Zero => "A number starts with a written 0, which the rules here do not allow.".to_owned(),
        Clash::Letter(at) => {
            format!("No digit is left for {}: each is another letter’s by now, or was ruled out.", name(at))
        }
        Clash::Twins(one, other) => match board.known(one) {
            Some(value) => format!("{} and {} would both be {}.", name(one), name(other), digit(value)),
            None => format!("{} and {} would be the same digit.", name(one), name(other)),
        },
        Clash::Digit(value) => format!(
            "There are as many letters as digits, so all are used; but no letter can be {} any more.",
            digit(value)
        ),
        Clash::Column(sum, at) => column(instance, board, (sum, at)),
        Clash::Carry(sum, at) => format!(
            "Nothing that could be carried into {} suits the columns on both sides of it.",
            place(instance, (sum, at))
        ),
    }
}

fn column(instance: &Instance, board: &Board, at: (u8, u8)) -> String {
    let here = place(instance, at);
    match length(instance, board, at) {
        Some(false) => {
            return format!(
                "The result is too short: in {here} there is {} and nothing below to write it in.",
                balance(instance, board, at, false).split(" = ").next().unwrap_or_default()
            );
        }
        Some(true) => {
            return format!(
                "The result is too long: in {here} nothing is added, and nothing is carried that far."
            );
        }
        None => {}
    }
    let column = &instance.sums()[usize::from(at.0)].columns[usize::from(at.1)];
    if narrow::alone(column) {
        let most = numeral(instance, board.carries[usize::from(at.0)][usize::from(at.1)].1);
        return format!(
            "In {here} nothing is added: {} is what is carried there, at most {most}. It cannot be that.",
            letter(instance, column.letters[0])
        );
    }
    let plain = balance(instance, board, at, false);
    let valued = balance(instance, board, at, true);
    let with = if plain == valued { plain } else { format!("{plain} is now {valued}") };
    let same = !column.cancelled.is_empty();
    let cancels = if same {
        format!(
            " {} stands above and below, and cancels.",
            super::names::letters(instance, &column.cancelled)
        )
    } else {
        String::new()
    };
    let (least, most) = board.range(column);
    let carry = board.carries[usize::from(at.0)][usize::from(at.1)];
    let out = board.carries[usize::from(at.0)][usize::from(at.1) + 1];
    let base = i64::from(instance.base());
    let one = |part: &super::columns::Part| part.times.abs() == 1 && part.of.len() == 1;
    let open = column.letters.iter().any(|letter| board.known(*letter).is_none());
    let reach = if !open && carry.0 == carry.1 {
        "That is not so"
    } else if column.parts.len() == 2 && column.parts.iter().all(one) && carry == (0, 0) && out == (0, 0) {
        "Two letters would be one digit"
    } else if least + carry.0 > base * out.1 || most + carry.1 < base * out.0 {
        "One side is always more than the other"
    } else {
        "No digits that are left make it come out"
    };
    format!("In {here}, {with}.{cancels} {reach}.")
}

/// Where to look for it.
pub fn hint(instance: &Instance, what: Clash) -> String {
    match what {
        Clash::Letters => "Count the letters, and the digits there are.".to_owned(),
        Clash::Zero => "Look at how the numbers begin.".to_owned(),
        Clash::Letter(at) => format!("What can {} still be?", letter(instance, at)),
        Clash::Twins(one, other) => {
            format!("Compare {} and {}.", letter(instance, one), letter(instance, other))
        }
        Clash::Digit(value) => format!("Who can be {}?", digit(value)),
        Clash::Column(sum, at) | Clash::Carry(sum, at) => {
            format!("Look at {}: can it come out?", place(instance, (sum, at)))
        }
    }
}

/// What the digits that stand say by themselves.
pub fn standing(instance: &Instance, state: &State) -> Board {
    Board::new(&instance.with(state.digits(), None))
}

/// What cannot be right of the digits that stand: a letter that starts a number with 0, two letters of one digit,
/// columns that come out with no digits that are left.
pub fn closing(instance: &Instance, state: &State) -> Vec<Clash> {
    let board = standing(instance, state);
    let mut wrong = Vec::new();
    for at in 0..instance.letters().len() as u8 {
        if board.letters[usize::from(at)] == 0 {
            wrong.push(Clash::Letter(at));
        }
    }
    for one in 0..instance.letters().len() as u8 {
        let same = |other: &u8| state.digit(one).is_some() && state.digit(one) == state.digit(*other);
        wrong.extend(
            (one + 1..instance.letters().len() as u8).find(same).map(|other| Clash::Twins(one, other)),
        );
    }
    if !wrong.is_empty() {
        return wrong;
    }
    let broken = |(sum, first): &(u8, u8)| {
        let (least, most) = board.carries[usize::from(*sum)][usize::from(*first)];
        if least > most {
            // It is the column to the right that does not come out.
            return false;
        }
        match ways(instance, &board, narrow::span((*sum, *first)), &mut 0) {
            Some(all) => all.count == 0,
            None => narrow::bounds(instance, &board, (*sum, *first)).is_some_and(|board| board.empty()),
        }
    };
    wrong.extend(reason::places(instance).filter(broken).map(|(sum, at)| Clash::Column(sum, at)));
    wrong
}
