//! Equations set out as on paper: numbers below each other, their places in columns.

use super::columns::{From, Long, partials, product, result};
use super::instance::{Equation, Instance, Sign, Term, Word};

/// A place: across, and down.
pub type Point = (f64, f64);

/// The width and height of a sign’s cell.
pub const CELL: Point = (46.0, 58.0);
/// The height of the row of carries.
pub const CARRIES: f64 = 34.0;
const GAP: f64 = 46.0;
/// More rows than this are set small, and side by side.
const ROWS: usize = 12;
const SMALL: f64 = 0.42;
/// A wide drawing comes of very many rows: about so many times as wide as tall.
const SHAPE: f64 = 1.9;

/// A sign of a number.
#[derive(Clone, Debug, PartialEq)]
pub struct Glyph {
    /// The sign.
    pub sign: Sign,
    /// Its middle.
    pub at: Point,
    /// The sum it belongs to, and its column there.
    pub place: (u8, u8),
}

/// What is written of a puzzle.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// Its width and height.
    pub size: Point,
    /// How large its cells are: 1, or less.
    pub scale: f64,
    /// The signs of all numbers.
    pub glyphs: Vec<Glyph>,
    /// Signs of arithmetic and counts, with the middle of each.
    pub marks: Vec<(Point, String)>,
    /// Lines, from the left.
    pub rules: Vec<(Point, Point)>,
    /// Where what is carried into a column is written.
    pub carries: Vec<((u8, u8), Point)>,
    /// The columns: the left top corner and the size of each.
    pub bands: Vec<((u8, u8), Point, Point)>,
}

/// Sets out a puzzle; blocks stand beside each other as far as `wide` goes.
pub fn sheet(instance: &Instance, wide: f64) -> Sheet {
    let equations = instance.equations();
    let longs = partials(equations);
    let row_of = |at: u8| longs.iter().any(|long| long.rows.iter().any(|(row, _)| *row == at));
    let mut blocks = Vec::new();
    for at in 0..equations.len() as u8 {
        match longs.iter().find(|long| long.product == at) {
            Some(long) => blocks.push(multiplication(instance, long)),
            None if row_of(at) => {}
            None => blocks.push(block(instance, at, wide < 500.0)),
        }
    }
    flow(blocks, wide)
}

/// Puts blocks beside each other, and below where there is no more room.
fn flow(blocks: Vec<Sheet>, wide: f64) -> Sheet {
    let mut whole =
        Sheet { scale: blocks.iter().map(|block| block.scale).fold(1.0, f64::min), ..Sheet::default() };
    let (mut x, mut y, mut row) = (0.0, 0.0, 0.0_f64);
    for block in blocks {
        if x > 0.0 && x + block.size.0 > wide {
            (x, y, row) = (0.0, y + row + GAP, 0.0);
        }
        row = row.max(block.size.1);
        let right = x + block.size.0;
        whole.size = (whole.size.0.max(right), whole.size.1.max(y + block.size.1));
        whole.take(block, (x, y));
        x = right + GAP;
    }
    whole
}

impl Sheet {
    fn take(&mut self, other: Sheet, (x, y): Point) {
        let moved = |(a, b): Point| (a + x, b + y);
        self.glyphs.extend(other.glyphs.into_iter().map(|glyph| Glyph { at: moved(glyph.at), ..glyph }));
        self.marks.extend(other.marks.into_iter().map(|(at, mark)| (moved(at), mark)));
        self.rules.extend(other.rules.into_iter().map(|(from, to)| (moved(from), moved(to))));
        self.carries.extend(other.carries.into_iter().map(|(place, at)| (place, moved(at))));
        self.bands.extend(other.bands.into_iter().map(|(place, at, size)| (place, moved(at), size)));
    }

    /// Writes a number whose units end at `right`, and whose middle is at `y`.
    fn number(&mut self, word: &Word, sum: u8, shift: usize, (right, y): Point, scale: f64) {
        for (at, sign) in word.iter().enumerate() {
            let from_right = word.len() - 1 - at;
            let x = right - (from_right as f64 + 0.5) * CELL.0 * scale;
            self.glyphs.push(Glyph { sign: *sign, at: (x, y), place: (sum, (from_right + shift) as u8) });
        }
    }
}

/// A row: the mark before it, the number, and how many times it stands there.
struct Row<'a> {
    mark: &'static str,
    word: &'a Word,
    times: usize,
}

/// An equation by itself: below each other where it is a sum or a product of two, else in a line.
fn block(instance: &Instance, at: u8, narrow: bool) -> Sheet {
    let equation = &instance.equations()[usize::from(at)];
    if let Some((one, other)) = product(equation) {
        let rows = vec![Row { mark: "", word: one, times: 1 }, Row { mark: "×", word: other, times: 1 }];
        return columns(instance, at, rows, &result(equation).factors[0], (false, narrow));
    }
    match sides(equation) {
        Some((terms, result)) if plain(terms) && plain(std::slice::from_ref(result)) => {
            columns(instance, at, rows(terms), &result.factors[0], (terms.len() > 1, narrow))
        }
        _ => line(at, equation),
    }
}

/// The side of several terms, and the term they make.
fn sides(equation: &Equation) -> Option<(&[Term], &Term)> {
    match (&equation.left[..], &equation.right[..]) {
        (left, [one]) if !one.minus && one.factors.len() == 1 => Some((left, one)),
        ([one], right) if !one.minus && one.factors.len() == 1 => Some((right, one)),
        _ => None,
    }
}

fn plain(terms: &[Term]) -> bool {
    terms.iter().all(|term| term.factors.len() == 1)
}

/// Terms as rows; where they are very many, the same ones together.
fn rows(terms: &[Term]) -> Vec<Row<'_>> {
    let mut rows: Vec<Row> = Vec::new();
    for (at, term) in terms.iter().enumerate() {
        let mark = match (term.minus, at) {
            (true, _) => "−",
            (false, 0) => "",
            (false, _) => "+",
        };
        let word = &term.factors[0];
        let same = |row: &&mut Row| *row.word == *word && (row.mark == "−") == term.minus;
        match rows.iter_mut().find(same).filter(|_| terms.len() > ROWS) {
            Some(row) => row.times += 1,
            None => rows.push(Row { mark, word, times: 1 }),
        }
    }
    rows
}

/// Numbers below each other, a line, and what they make.
fn columns(
    instance: &Instance,
    sum: u8,
    rows: Vec<Row<'_>>,
    result: &Word,
    (carries, narrow): (bool, bool),
) -> Sheet {
    let scale = if rows.len() > ROWS { SMALL } else { 1.0 };
    let (w, h) = (CELL.0 * scale, CELL.1 * scale);
    let counts = rows.iter().any(|row| row.times > 1);
    let places = rows.iter().map(|row| row.word.len()).max().unwrap_or(0).max(result.len());
    let margin = if counts { 2.6 * w } else { w };
    let stack_wide = margin + places as f64 * w;
    let side_by_side = match () {
        () if rows.len() <= ROWS => 1,
        () if narrow => 2,
        () => ((rows.len() as f64 * h * SHAPE / (stack_wide + w)).sqrt() as usize).max(1),
    };
    let stacks: Vec<&[Row]> = rows.chunks(rows.len().div_ceil(side_by_side)).collect();
    let tall = stacks.iter().map(|stack| stack.len()).max().unwrap_or(0);
    let top = if carries { CARRIES } else { 0.0 };
    let mut sheet = Sheet { scale, ..Sheet::default() };
    let last = stacks.len() - 1;
    for (at, stack) in stacks.iter().enumerate() {
        let left = at as f64 * (stack_wide + w);
        let right = left + stack_wide;
        // The last stack stands on the line.
        let begin = top + if at == last { (tall - stack.len()) as f64 * h } else { 0.0 };
        for (index, row) in stack.iter().enumerate() {
            let y = begin + (index as f64 + 0.5) * h;
            sheet.number(row.word, sum, 0, (right, y), scale);
            let x = right - places as f64 * w - 0.5 * w;
            match row.times {
                1 if !row.mark.is_empty() => sheet.marks.push(((x, y), row.mark.to_owned())),
                1 => {}
                times => sheet.marks.push(((left + margin - 1.1 * w, y), format!("{times} ×"))),
            }
        }
        let height =
            if at == last { tall as f64 * h + h + 12.0 * scale + top } else { tall as f64 * h + top };
        for place in 0..places as u8 {
            let x = right - (f64::from(place) + 1.0) * w;
            sheet.bands.push(((sum, place), (x, 0.0), (w, height)));
        }
    }
    let right = last as f64 * (stack_wide + w) + stack_wide;
    let line = top + tall as f64 * h + 6.0 * scale;
    sheet.rules.push(((right - places as f64 * w - w, line), (right, line)));
    sheet.number(result, sum, 0, (right, line + 6.0 * scale + 0.5 * h), scale);
    if carries {
        let all = instance.sums()[usize::from(sum)].columns.len().min(places);
        for place in 1..all as u8 {
            let x = right - (f64::from(place) + 0.5) * w;
            let y =
                if scale < 1.0 { top + (tall - stacks[last].len()) as f64 * h - 10.0 } else { top - 16.0 };
            sheet.carries.push(((sum, place), (x, y)));
        }
    }
    sheet.size = (right + 2.0, line + 6.0 * scale + h + 2.0);
    sheet
}

/// A multiplication with its partial products, each shifted, and what they make.
fn multiplication(instance: &Instance, long: &Long) -> Sheet {
    let (w, h) = CELL;
    let equations = instance.equations();
    let result = |at: u8| &result(&equations[usize::from(at)]).factors[0];
    let whole = instance.sums().iter().position(|sum| sum.from == From::Partials(long.product));
    let Some(added) = whole else { return block(instance, long.product, false) };
    let total = result(long.product);
    let rows: Vec<(u8, &Word, usize)> =
        long.rows.iter().map(|(row, shift)| (*row, result(*row), *shift)).collect();
    let widest = rows.iter().map(|(_, word, shift)| word.len() + shift).max().unwrap_or(0);
    let places = widest.max(total.len()).max(long.factors[0].len()).max(long.factors[1].len());
    let right = (places as f64 + 1.0) * w;
    let mut sheet = Sheet { scale: 1.0, ..Sheet::default() };
    let added = added as u8;
    // The factors belong to no column of what is added; their letters are lit by themselves.
    for (at, factor) in long.factors.iter().enumerate() {
        sheet.number(factor, long.product, 0, (right, (at as f64 + 0.5) * h), 1.0);
    }
    sheet.marks.push(((right - places as f64 * w - 0.5 * w, 1.5 * h), "×".to_owned()));
    let rule =
        |sheet: &mut Sheet, y: f64| sheet.rules.push(((right - (places as f64 + 1.0) * w, y), (right, y)));
    rule(&mut sheet, 2.0 * h + 6.0);
    let top = 2.0 * h + 12.0 + CARRIES;
    for (at, (row, word, shift)) in rows.iter().enumerate() {
        let y = top + (at as f64 + 0.5) * h;
        let end = right - *shift as f64 * w;
        sheet.number(word, *row, 0, (end, y), 1.0);
        for place in 0..word.len() as u8 {
            let x = end - (f64::from(place) + 1.0) * w;
            sheet.bands.push(((*row, place), (x, y - 0.5 * h), (w, h)));
        }
    }
    let line = top + rows.len() as f64 * h + 6.0;
    rule(&mut sheet, line);
    sheet.number(total, added, 0, (right, line + 6.0 + 0.5 * h), 1.0);
    for place in 0..places as u8 {
        let x = right - (f64::from(place) + 1.0) * w;
        sheet.bands.push(((added, place), (x, top - CARRIES), (w, line + 6.0 + h - top + CARRIES)));
        if place > 0 {
            sheet.carries.push(((added, place), (x + 0.5 * w, top - 16.0)));
        }
    }
    sheet.size = (right + 2.0, line + 6.0 + h + 2.0);
    sheet
}

/// An equation in a line, signs between.
fn line(at: u8, equation: &Equation) -> Sheet {
    let (w, h) = CELL;
    let mut sheet = Sheet { scale: 1.0, ..Sheet::default() };
    let (mut x, y) = (0.0, 0.5 * h);
    let mark = |sheet: &mut Sheet, x: &mut f64, mark: &str| {
        sheet.marks.push(((*x + 0.4 * w, y), mark.to_owned()));
        *x += 0.8 * w;
    };
    for (index, (term, right)) in equation.terms().enumerate() {
        let first = index == 0 || index == equation.left.len();
        if right && index == equation.left.len() {
            mark(&mut sheet, &mut x, "=");
        }
        match (term.minus, first) {
            (true, _) => mark(&mut sheet, &mut x, "−"),
            (false, false) => mark(&mut sheet, &mut x, "+"),
            (false, true) => {}
        }
        for (factor, word) in term.factors.iter().enumerate() {
            if factor > 0 {
                mark(&mut sheet, &mut x, "×");
            }
            x += word.len() as f64 * w;
            sheet.number(word, at, 0, (x, y), 1.0);
        }
    }
    sheet.size = (x + 2.0, h + 2.0);
    sheet
}
