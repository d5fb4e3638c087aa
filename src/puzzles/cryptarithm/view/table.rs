//! Which digit each letter can still be: it empties as the reasons go on.

use yew::Html;

use super::super::Cryptarithm;
use super::super::board::Board;
use super::super::letters::digit;
use super::pad::give;
use super::stage::chosen;
use crate::engine::words::count;
use crate::ui::Stage;
use crate::ui::shape::{all, classes, figure, rect, ring, shape, text, words};

/// The most letters drawn: with more there is no solution anyhow.
const LETTERS: usize = 36;
const SIDE: f64 = 34.0;
const TOP: f64 = 34.0;
const LEFT: f64 = 30.0;

pub fn draw(stage: &Stage<Cryptarithm>) -> Html {
    let instance = &*stage.instance;
    let letters = instance.letters().len();
    if letters > LETTERS {
        return Html::default();
    }
    let board = stage.line.state().board();
    let before = stage.line.at().checked_sub(1).map(|at| stage.line.states()[at].board());
    let base = instance.base();
    let mut parts = Vec::new();
    let chosen = chosen(stage);
    if let Some(letter) = chosen {
        let corner = (LEFT + f64::from(letter) * SIDE, 0.0);
        parts.push(rect("can__chosen", corner, (SIDE, TOP + f64::from(base) * SIDE)).at("rx", 7.0).done());
    }
    for value in 0..base {
        let y = TOP + f64::from(value) * SIDE + SIDE / 2.0 + 5.0;
        let label = shape("text", "can__digit").keyed(usize::from(value));
        parts.push(label.at("x", LEFT / 2.0).at("y", y).saying(digit(value).to_string()));
    }
    for letter in 0..letters as u8 {
        parts.push(column(stage, &board, before.as_ref(), letter));
    }
    let open: u32 = board.letters.iter().map(|set| set.count_ones()).sum();
    let label =
        format!("The digits each letter can still be: {}", count(open, "possibility").replace("ys", "ies"));
    let size = (LEFT + letters as f64 * SIDE + 2.0, TOP + f64::from(base) * SIDE + 2.0);
    let caption = if stage.act.is_some() {
        "What each letter can be. Tap a place to give that digit."
    } else {
        "What each letter can still be. Crosses are what this step rules out."
    };
    let title = shape("h2", "part__title").saying("Letters and digits");
    all(vec![title, figure(size, label, false, shape("g", "can").with(parts), text(caption))])
}

fn column(stage: &Stage<Cryptarithm>, board: &Board, before: Option<&Board>, letter: u8) -> Html {
    let at = usize::from(letter);
    let x = LEFT + f64::from(letter) * SIDE;
    let known = stage.line.state().digit(letter);
    let name = classes("can__letter", &[(known.is_some(), "can__letter--known")]);
    let mut parts = vec![
        shape("text", "")
            .text_at("class", name)
            .at("x", x + SIDE / 2.0)
            .at("y", TOP - 12.0)
            .saying(stage.instance.letters()[at].clone()),
    ];
    for value in 0..stage.instance.base() {
        let y = TOP + f64::from(value) * SIDE;
        let middle = (x + SIDE / 2.0, y + SIDE / 2.0);
        let can = board.letters[at] >> value & 1 == 1;
        let could = before.is_none_or(|before| before.letters[at] >> value & 1 == 1);
        let mut cell =
            vec![rect("can__cell", (x + 1.5, y + 1.5), (SIDE - 3.0, SIDE - 3.0)).at("rx", 6.0).done()];
        if known == Some(value) {
            cell.push(ring("can__is", middle, SIDE / 2.0 - 4.0));
            cell.push(words("can__is-digit", (middle.0, middle.1 + 5.5), "middle", digit(value).to_string()));
        } else if can && known.is_none() {
            cell.push(ring("can__dot", middle, 5.0));
        } else if could && !can && stage.act.is_none() {
            cell.push(shape("path", "can__cross").text_at("d", crate::ui::shape::cross(middle, 5.0)).done());
        }
        let part = shape("g", "").keyed(usize::from(value));
        let open = stage.act.is_some() && stage.instance.given()[at].is_none();
        let part = if open { part.pressed(give(stage, letter, value)) } else { part };
        parts.push(part.with(cell));
    }
    shape("g", "").keyed(at).with(parts)
}
