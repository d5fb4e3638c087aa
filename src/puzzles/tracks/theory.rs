//! Networks that theory gives: from squares (Paley 1933), by doubling one (Reid and Brown 1972), and by adding places.

use serde::{Deserialize, Serialize};

use super::board::{Board, Places, bit, each, pairs};
use super::instance::Meet;

/// How a network was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Made {
    /// Place i leads to i + q for every square q that is not 0, all modulo a prime 4k + 3.
    Squares,
    /// Two copies of a network and a place between.
    Doubled,
    /// Seven by squares, each further place leading to all before it.
    Grown,
}

/// A network that theory gives, its places numbered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// How it is made.
    pub made: Made,
    /// Where each number leads.
    pub rows: Vec<Places>,
}

/// The squares modulo a prime that are not 0.
pub fn squares(prime: u8) -> Places {
    (1..u32::from(prime)).fold(0, |squares, root| squares | 1 << (root * root % u32::from(prime)))
}

fn by_squares(prime: u8) -> Vec<Places> {
    let squares = squares(prime);
    let row = |from: u8| each(squares).fold(0, |row, step| row | bit((from + step) % prime));
    (0..prime).map(row).collect()
}

/// Of a network of n places one of 2n + 1. A place leads where the network has it, in both copies, and to its double; a
/// double leads where its place leads in the first copy, and the other way round among doubles; the place between leads
/// to all of the first copy, and all doubles lead to it.
fn doubled(rows: &[Places]) -> Vec<Places> {
    let many = rows.len() as u32;
    let all = (1 << many) - 1;
    let second = |set: Places| set << (many + 1);
    let mut out: Vec<Places> = (0u8..).zip(rows).map(|(at, row)| row | second(row | bit(at))).collect();
    out.push(all);
    let back = |(at, row): (u8, &Places)| row | second(all & !row & !bit(at)) | 1 << many;
    out.extend((0u8..).zip(rows).map(back));
    out
}

fn grown(many: u8) -> Vec<Places> {
    let mut rows = by_squares(7);
    rows.extend((7..many).map(|place| bit(place) - 1));
    rows
}

/// What theory gives for so many places, at most 23; none where there is none.
pub fn model(many: u8, meet: Meet) -> Option<Model> {
    let (made, rows) = match (meet, many) {
        (_, 7 | 11 | 19 | 23) => (Made::Squares, by_squares(many)),
        (_, 15) => (Made::Doubled, doubled(&by_squares(7))),
        (Meet::Some, 8..) => (Made::Grown, grown(many)),
        _ => return None,
    };
    Some(Model { made, rows })
}

/// Whether any three places share a next place.
pub fn threes(board: &Board) -> bool {
    let rest = |(one, other): (u8, u8)| (other + 1..board.many()).map(move |third| (one, other, third));
    pairs(board.many())
        .flat_map(rest)
        .all(|(one, other, third)| board.shared((one, other)) & board.out(third) != 0)
}

/// Places tried before the fitting is given up.
const FITTED: u32 = 200_000;

/// A number for each place so that every track laid is one of the model's; none where none was found.
pub fn fit(board: &Board, model: &Model) -> Option<Vec<u8>> {
    // Those with the most tracks first: they bind the most.
    let mut order: Vec<u8> = (0..board.many()).collect();
    order.sort_by_key(|place| (board.open(*place).count_ones(), *place));
    let mut numbers = vec![u8::MAX; usize::from(board.many())];
    let mut left = FITTED;
    place(board, model, &order, 0, 0, &mut numbers, &mut left).then_some(numbers)
}

fn place(
    board: &Board,
    model: &Model,
    order: &[u8],
    at: usize,
    taken: Places,
    numbers: &mut [u8],
    left: &mut u32,
) -> bool {
    let Some(&here) = order.get(at) else { return true };
    let placed = &order[..at];
    for number in each(!taken & (bit(board.many()) - 1)) {
        if *left == 0 {
            return false;
        }
        *left -= 1;
        let numbered = |set: Places| {
            placed
                .iter()
                .filter(|other| set & bit(**other) != 0)
                .fold(0, |all, other| all | bit(numbers[usize::from(*other)]))
        };
        let (out, into) = (numbered(board.out(here)), numbered(board.into(here)));
        let row = model.rows[usize::from(number)];
        if out & !row != 0 || into & row != 0 {
            continue;
        }
        numbers[usize::from(here)] = number;
        if place(board, model, order, at + 1, taken | bit(number), numbers, left) {
            return true;
        }
    }
    false
}
