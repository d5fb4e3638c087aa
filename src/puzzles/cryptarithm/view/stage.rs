//! The sum on paper: carries above the columns, digits dropping into letters, the present column lit.

use yew::Html;

use super::super::layout::{Point, Sheet, sheet};
use super::super::model::{Move, State};
use super::super::reason::{Clash, How, Why};
use super::super::{Cryptarithm, Instance, clash, names};
use super::{glyph, keys, pad};
use crate::engine::Puzzle;
use crate::engine::words::capital;
use crate::ui::Stage;
use crate::ui::shape::{classes, path, point, rect, shape, words};

/// Room around the paper.
const EDGE: f64 = 6.0;

pub fn draw(stage: &Stage<Cryptarithm>) -> Html {
    let instance = &*stage.instance;
    let paper = sheet(instance, if stage.compact { 360.0 } else { 640.0 });
    let marks = Marks::new(stage);
    let mut parts = vec![shape("g", "").with(bands(&paper, &marks))];
    parts.push(shape("g", "").with(carries(stage, &paper)));
    let rules = paper.rules.iter().map(|(from, to)| path([*from, *to])).collect::<String>();
    parts.push(shape("path", "sum__rule").text_at("d", rules).done());
    let mark = |(at, (place, mark)): (usize, &(Point, String))| {
        let name = if paper.scale < 1.0 { "sum__mark sum__mark--small" } else { "sum__mark" };
        let (x, y) = *place;
        shape("text", name).keyed(at).at("x", x).at("y", y + 9.0 * paper.scale).saying(mark.clone())
    };
    parts.push(shape("g", "").with(paper.marks.iter().enumerate().map(mark).collect()));
    let glyphs =
        paper.glyphs.iter().enumerate().map(|(at, glyph)| glyph::draw(stage, &marks, &paper, at, glyph));
    parts.push(shape("g", "").with(glyphs.collect()));
    let (wide, tall) = paper.size;
    let live = stage.act.is_some();
    let class = classes(
        "sum",
        &[(live, "sum--live"), (paper.scale < 1.0, "sum--many"), (stage.turn.is_multiple_of(2), "sum--even")],
    );
    let drawing = shape("svg", "")
        .text_at("class", class)
        .text_at("viewBox", format!("{} {} {}", point((-EDGE, -EDGE)), wide as i64 + 12, tall as i64 + 12))
        .text_at("role", "img")
        .text_at("aria-label", <Cryptarithm as Puzzle>::describe(instance, stage.line.state()))
        .with(parts);
    // No wider than its signs want to be.
    let width = format!("--wide: {}px", ((wide + 12.0) * if paper.scale < 1.0 { 1.5 } else { 1.9 }) as u32);
    let figure = shape("figure", "figure cryptarithm").text_at("style", width);
    keys::listening(figure, stage).with(vec![drawing, cases(stage), pad::draw(stage, &marks)])
}

/// What is to be marked at the present place.
pub struct Marks {
    /// The columns the present step looks at.
    pub lit: Vec<(u8, u8)>,
    /// Columns that cannot be right.
    pub broken: Vec<(u8, u8)>,
    /// Letters that cannot be right.
    pub wrong: Vec<u8>,
    /// Letters whose digit has just been found.
    pub found: Vec<u8>,
    /// The letter the next digit is for.
    pub chosen: Option<u8>,
}

impl Marks {
    fn new(stage: &Stage<Cryptarithm>) -> Self {
        let (instance, state) = (&*stage.instance, stage.line.state());
        let mut marks = Self {
            lit: Vec::new(),
            broken: Vec::new(),
            wrong: Vec::new(),
            found: Vec::new(),
            chosen: chosen(stage),
        };
        let step = stage.line.at().checked_sub(1);
        let step = step.and_then(|at| Some((stage.line.states().get(at)?, stage.line.moves().get(at)?)));
        if let Some((before, mv)) = step {
            match mv {
                Move::Reason(Why::Column(sum, column, how)) => {
                    marks.lit.push((*sum, *column));
                    if *how == How::Joint {
                        marks.lit.push((*sum, column + 1));
                    }
                }
                Move::Close(what) => marks.trouble(*what),
                _ => {}
            }
            let new =
                |letter: &u8| before.digit(*letter) != state.digit(*letter) && state.digit(*letter).is_some();
            marks.found = (0..instance.letters().len() as u8).filter(new).collect();
        }
        if stage.act.is_some() {
            for what in clash::closing(instance, state) {
                marks.trouble(what);
            }
        }
        marks
    }

    fn trouble(&mut self, what: Clash) {
        match what {
            Clash::Column(sum, column) | Clash::Carry(sum, column) => self.broken.push((sum, column)),
            Clash::Letter(letter) => self.wrong.push(letter),
            Clash::Twins(one, other) => self.wrong.extend([one, other]),
            Clash::Letters | Clash::Zero | Clash::Digit(_) => {}
        }
    }
}

/// The letter the next digit is for: the one that was chosen, or the first without.
pub fn chosen(stage: &Stage<Cryptarithm>) -> Option<u8> {
    stage.act.as_ref()?;
    let (instance, state) = (&*stage.instance, stage.line.state());
    let open = |letter: &u8| instance.given()[usize::from(*letter)].is_none();
    let letters = 0..instance.letters().len() as u8;
    let first = letters.clone().find(|letter| open(letter) && state.digit(*letter).is_none());
    stage.choices.letter.filter(|letter| letters.contains(letter) && open(letter)).or(first)
}

fn bands(paper: &Sheet, marks: &Marks) -> Vec<Html> {
    let band = |(at, (place, corner, size)): (usize, &((u8, u8), Point, Point))| {
        let broken = marks.broken.contains(place);
        let class = match (marks.lit.contains(place), broken) {
            (_, true) => "sum__band sum__band--broken",
            (true, _) => "sum__band sum__band--lit",
            _ => "sum__band",
        };
        rect(class, *corner, *size).at("rx", 6.0).keyed(at).done()
    };
    paper.bands.iter().enumerate().map(band).collect()
}

/// What is carried, as far as it is known.
fn carries(stage: &Stage<Cryptarithm>, paper: &Sheet) -> Vec<Html> {
    let instance = &*stage.instance;
    let board = match stage.act {
        Some(_) => carried(instance, stage.line.state()),
        None => stage.line.state().board(),
    };
    let carry = |(place, at): &((u8, u8), Point)| {
        let (least, most) = *board.carries.get(usize::from(place.0))?.get(usize::from(place.1))?;
        let class = match () {
            () if least != most => return None,
            () if paper.scale < 1.0 => "sum__carry sum__carry--small",
            () if least == 0 => "sum__carry sum__carry--none",
            () => "sum__carry",
        };
        let value = names::numeral(instance, least);
        let key = usize::from(place.0) * 100 + usize::from(place.1);
        let name = capital(&names::carried(instance, least, *place));
        let title = shape("title", "").saying(name);
        Some(shape("g", class).keyed(key).with(vec![title, words("", *at, "middle", value)]))
    };
    paper.carries.iter().filter_map(carry).collect()
}

/// What follows for the carries from a person's digits alone, from the right as far as columns are filled.
fn carried(instance: &Instance, state: &State) -> super::super::board::Board {
    let mut board = state.board();
    let standing = clash::standing(instance, state);
    for (carries, now) in board.carries.iter_mut().zip(&standing.carries) {
        for (carry, now) in carries.iter_mut().zip(now) {
            if now.0 == now.1 {
                *carry = *now;
            }
        }
    }
    board
}

/// What is only supposed at the present place.
fn cases(stage: &Stage<Cryptarithm>) -> Html {
    let cases = &stage.line.state().scratch.cases;
    if cases.is_empty() {
        return Html::default();
    }
    let case = |(at, case): (usize, &super::super::model::Case)| {
        let said = names::being(&stage.instance, case.cell, case.value);
        shape("li", "").keyed(at).saying(format!("Suppose {said}"))
    };
    shape("ol", "supposed")
        .text_at("aria-label", "Open cases")
        .with(cases.iter().enumerate().map(case).collect())
}
