//! Where any two places meet: a table that fills as tracks are laid.

use yew::Html;

use super::super::Tracks;
use super::super::board::{Board, each, pairs};
use super::super::names::{all as all_of, both, place, places};
use super::super::rules::Rule;
use super::{friends, send};
use crate::ui::Stage;
use crate::ui::press::hit;
use crate::ui::shape::{Point, all, classes, figure, rect, shape, text, words};

/// The side of a cell.
const CELL: f64 = 40.0;
/// With more places, cells are pressed by pointer alone.
const FEW: u8 = 11;
/// More places than these are counted, not named.
const NAMED: u32 = 3;

pub fn draw(stage: &Stage<Tracks>) -> Html {
    let instance = &*stage.instance;
    let many = instance.many();
    let state = stage.line.state();
    let before = stage.line.at().checked_sub(1).map(|at| stage.line.states()[at]);
    let rule = instance.rule();
    let side = f64::from(many) * CELL;
    let corner = |pair: (u8, u8)| (f64::from(pair.0) * CELL, f64::from(pair.1) * CELL);
    let mut parts: Vec<Html> =
        pairs(many).map(|pair| cell(stage, pair, corner(pair), before.as_ref(), rule)).collect();
    parts.extend((0..many).map(|at| {
        let (x, y) = (f64::from(at) * CELL, f64::from(at) * CELL);
        words("meets__name", (x + CELL / 2.0, y + CELL / 2.0 + 6.0), "middle", short(place(instance, at)))
    }));
    let done = pairs(many).filter(|pair| met(state, rule, *pair)).count();
    let said = format!("{done} of {} pairs share what they are to.", all_of(many));
    let caption = format!(
        "Where any two meet: the cell below one and beside the other. {said} Press a cell to see the friends ride."
    );
    let drawing = figure((side, side), said, true, all(parts), text(caption));
    let title = shape("h2", "part__title").saying("Meeting places");
    shape("section", "meets").text_at("aria-label", "Meeting places").with(vec![title, drawing])
}

/// Whether two places share what they are to.
fn met(board: &Board, rule: Option<Rule>, pair: (u8, u8)) -> bool {
    let shared = board.shared(pair).count_ones();
    rule.map_or(shared > 0, |rule| (rule.shared.0..=rule.shared.1).contains(&shared))
}

fn cell(
    stage: &Stage<Tracks>,
    pair: (u8, u8),
    (x, y): Point,
    before: Option<&Board>,
    rule: Option<Rule>,
) -> Html {
    let instance = &*stage.instance;
    let state = stage.line.state();
    let shared = state.shared(pair);
    let most = rule.map_or(u32::MAX, |rule| rule.shared.1);
    let least = rule.map_or(1, |rule| rule.shared.0);
    let bad = shared.count_ones() > most || state.may_share(pair).count_ones() < least;
    let new = before.is_some_and(|before| before.shared(pair) != shared);
    let class = classes(
        "meets__cell",
        &[
            (met(state, rule, pair), "meets__cell--met"),
            (bad, "meets__cell--bad"),
            (new, "meets__cell--new"),
            (friends(stage) == Some(pair), "meets__cell--on"),
        ],
    );
    let shown = match shared.count_ones() {
        0 if bad => "×".to_owned(),
        0 => String::new(),
        few if few <= NAMED && instance.short() => {
            each(shared).map(|at| place(instance, at)).collect::<Vec<_>>().concat()
        }
        1 => short(places(instance, shared).as_str()),
        many => many.to_string(),
    };
    let says = format!("{} meet at {}", both(instance, pair), places(instance, shared));
    let pressed = friends(stage) == Some(pair);
    let next = if pressed { (None, None) } else { (Some(pair.0), Some(pair.1)) };
    let press = send(stage).reform(move |()| next);
    shape("g", "").keyed(u32::from(pair.0) * 64 + u32::from(pair.1)).text_at("class", class).with(vec![
        rect("meets__box", (x + 1.5, y + 1.5), (CELL - 3.0, CELL - 3.0)).at("rx", 5.0).done(),
        words("meets__text", (x + CELL / 2.0, y + CELL / 2.0 + 5.5), "middle", shown),
        // Hundreds of cells are no way to go by keys: two places are pressed in the drawing instead.
        if instance.many() <= FEW {
            hit((x, y), (CELL, CELL), says, Some(pressed), press)
        } else {
            rect("hit", (x, y), (CELL, CELL)).pressed(press).done()
        },
    ])
}

/// A name's first letters.
fn short(name: &str) -> String {
    name.chars().take(4).collect()
}
