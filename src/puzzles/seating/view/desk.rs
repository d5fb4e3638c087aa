//! A desk: who sits there, or who may; and how a person seats someone.

use web_sys::KeyboardEvent;
use yew::{Callback, Html, html};

use super::super::bits::has;
use super::super::board::Board;
use super::super::export::number;
use super::super::layout::{Frame, SIDE, name_size};
use super::super::model::{Back, Move, Why};
use super::super::{Brush, Instance, Seating, names};
use super::stage::Marks;
use crate::ui::Stage;
use crate::ui::press::by_click;
use crate::ui::shape::{Shape, classes, line, rect, shape, tenths, words};
use crate::ui::stroke;

/// The colours there are.
const COLOURS: usize = 8;
/// The patterns: how each is turned, and its mark. No two groups share both until the 57th.
const PATTERNS: [(&str, &str); 7] = [
    ("", ""),
    ("rotate(45)", "M0 0V9"),
    ("", "M4.5 4.5h0"),
    ("rotate(-45)", "M0 0V9"),
    ("", "M0 4.5H9"),
    ("", "M4.5 0V9M0 4.5H9"),
    ("", "M4.5 0V9"),
];
/// Up to this many groups, an empty desk says who may still sit there.
const LISTED: usize = 9;

/// The patterns, to be used by desks and by the list of groups.
pub fn patterns() -> Html {
    let pattern = |(at, (turn, mark)): (usize, &(&'static str, &'static str))| {
        shape("pattern", "")
            .keyed(at)
            .text_at("id", format!("seating-{at}"))
            .at("width", 9.0)
            .at("height", 9.0)
            .text_at("patternUnits", "userSpaceOnUse")
            .text_at("patternTransform", *turn)
            .holding(line("desk__mark", *mark))
    };
    shape("defs", "").with(PATTERNS.iter().enumerate().map(pattern).collect())
}

/// The square that stands for a group, by colour and pattern.
pub fn swatch(group: usize, at: (f64, f64), side: f64) -> Vec<Html> {
    let round = side / 8.0;
    let colour = format!("fill: var(--group-{})", group % COLOURS + 1);
    let pattern = format!("fill: url(#seating-{})", group % PATTERNS.len());
    vec![
        rect("desk__base", at, (side, side)).at("rx", round).text_at("style", colour).done(),
        rect("desk__pattern", at, (side, side)).at("rx", round).text_at("style", pattern).done(),
    ]
}

pub fn draw(stage: &Stage<Seating>, frame: &Frame, seat: usize, marks: &Marks) -> Html {
    let (instance, room) = (&stage.instance, stage.instance.room());
    let state = stage.line.state();
    let (row, column) = room.place(seat);
    let (x, y) = frame.corner(row, column);
    let who = state.seats()[seat].map(usize::from);
    let nobody = marks.nobody == Some(seat);
    let mut parts = match (who, marks.most) {
        (Some(group), _) => taken(stage, group, number(state, seat)),
        (None, Some((group, seats))) if has(seats, seat) => {
            let earlier = seats & ((1 << seat) - 1);
            vec![shape("g", "desk__ghost").with(taken(stage, group, earlier.count_ones() as usize + 1))]
        }
        (None, _) if nobody => vec![line("desk__cross", "M36 36L64 64M64 36L36 64")],
        (None, _) => free(stage, seat),
    };
    let edge = rect("desk__edge", (7.0, 7.0), (SIDE - 14.0, SIDE - 14.0)).at("rx", 11.0).done();
    parts.push(edge);
    let class = classes(
        "desk",
        &[
            (who.is_none(), "desk--free"),
            (instance.fixed(seat), "desk--given"),
            (marks.now == Some(seat), "desk--now"),
            (has(marks.cleared, seat), "desk--cleared"),
            (has(marks.bad, seat) || nobody, "desk--bad"),
        ],
    );
    let desk = shape("g", "")
        .keyed(seat)
        .text_at("class", class)
        .text_at("transform", format!("translate({} {})", tenths(x), tenths(y)));
    match &stage.act {
        Some(act) => live(stage, act, desk, seat, who).with(parts),
        None => desk.with(parts),
    }
}

/// A desk with someone at it.
fn taken(stage: &Stage<Seating>, group: usize, number: usize) -> Vec<Html> {
    let name = &stage.instance.groups()[group].name;
    let told = if name.chars().count() > 2 { format!("{name} {number}") } else { number.to_string() };
    let size = format!("font-size: {}px", tenths(name_size(&told)));
    let mut parts = swatch(group, (7.0, 7.0), SIDE - 14.0);
    parts.push(words("desk__letter", (SIDE / 2.0, 60.0), "middle", stage.instance.letter(group).to_string()));
    parts.push(shape("g", "desk__name").text_at("style", size).holding(words(
        "",
        (SIDE / 2.0, 82.0),
        "middle",
        told,
    )));
    parts
}

/// An empty desk, with the letters of those who may sit there.
fn free(stage: &Stage<Seating>, seat: usize) -> Vec<Html> {
    let groups = stage.instance.groups().len();
    if groups > LISTED || stage.act.is_some() {
        return Vec::new();
    }
    let board = Board::new(&stage.instance, stage.line.state().seats());
    let wide = if groups <= 4 { 2 } else { 3 };
    let step = 66.0 / wide as f64;
    let top = (SIDE - step * groups.div_ceil(wide) as f64) / 2.0 + 6.0;
    let letter = |group: usize| {
        let at = (17.0 + step * ((group % wide) as f64 + 0.5), top + step * ((group / wide) as f64 + 0.5));
        words("desk__may", at, "middle", stage.instance.letter(group).to_string())
    };
    (0..groups).filter(|group| board.may(*group, seat)).map(letter).collect()
}

/// What a touched seat does: the brush's group sits down, or whoever sits there goes.
fn touched(stage: &Stage<Seating>, seat: usize) -> Option<Move> {
    let now = stage.line.state().seats()[seat];
    let clear = || now.map(|_| Move::Clear(vec![seat as u8], Back::Wished));
    match stage.choices.brush {
        Brush::Group(group) if now == Some(group) => clear(),
        Brush::Group(group) => Some(Move::Seat(seat as u8, group, Why::Wished)),
        Brush::Nobody => clear(),
    }
}

/// A desk that can be pressed, drawn over, and typed on.
fn live(stage: &Stage<Seating>, act: &Callback<Move>, desk: Shape, seat: usize, who: Option<usize>) -> Shape {
    let instance = &stage.instance;
    let place = instance.room().name(seat);
    let here = match who {
        Some(group) => names::group(instance, group as u8),
        None => "empty".to_owned(),
    };
    let desk = desk
        .text_at("id", format!("seat-{seat}"))
        .text_at("role", "button")
        .text_at("tabindex", if seat == 0 { "0" } else { "-1" });
    if instance.fixed(seat) {
        return desk
            .text_at("aria-label", format!("{place}: {here}, given"))
            .hearing(html::onkeydown::Wrapper::new(keys(stage, act, seat, None)));
    }
    let mv = touched(stage, seat);
    let brush = match stage.choices.brush {
        Brush::Group(group) if who == Some(usize::from(group)) => "press to clear".to_owned(),
        Brush::Group(group) => format!("press to seat {}", names::group(instance, group)),
        Brush::Nobody => "press to clear".to_owned(),
    };
    let press = {
        let (act, mv) = (act.clone(), mv.clone());
        Callback::from(move |()| {
            if let Some(mv) = mv.clone() {
                act.emit(mv);
            }
        })
    };
    let click = by_click(press.clone());
    let kind = if matches!(mv, Some(Move::Clear(..))) { "clear" } else { "seat" };
    stroke::part(desk, kind, press)
        .text_at("aria-label", format!("{place}: {here}; {brush}"))
        .hearing(html::onclick::Wrapper::new(click))
        .hearing(html::onkeydown::Wrapper::new(keys(stage, act, seat, mv)))
}

/// The keys of a desk: arrows to others, letters for groups, space for what a touch does.
fn keys(
    stage: &Stage<Seating>,
    act: &Callback<Move>,
    seat: usize,
    press: Option<Move>,
) -> Callback<KeyboardEvent> {
    let (act, instance) = (act.clone(), stage.instance.clone());
    let now = stage.line.state().seats()[seat];
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let key = event.key();
        if let Some(other) = beside(&instance, seat, &key) {
            crate::ui::focus(&format!("seat-{other}"));
        } else if let Some(mv) = typed(&instance, seat, now, &key, &press) {
            if let Some(mv) = mv {
                act.emit(mv);
            }
        } else {
            return;
        }
        event.prevent_default();
    })
}

/// The next seat in an arrow's direction.
fn beside(instance: &Instance, seat: usize, key: &str) -> Option<usize> {
    let (down, across) = match key {
        "ArrowUp" => (-1, 0),
        "ArrowDown" => (1, 0),
        "ArrowLeft" => (0, -1),
        "ArrowRight" => (0, 1),
        _ => return None,
    };
    let room = instance.room();
    let (mut row, mut column) = room.place(seat);
    // At a wall the focus stays; the key is used all the same.
    loop {
        let next = (row.checked_add_signed(down), column.checked_add_signed(across));
        let (Some(r), Some(c)) = next else { return Some(seat) };
        if r > 8 || c > 8 {
            return Some(seat);
        }
        (row, column) = (r, c);
        if let Some(other) = room.at(row, column) {
            return Some(other);
        }
    }
}

/// The move a key makes; none if it is no key of a desk.
fn typed(
    instance: &Instance,
    seat: usize,
    now: Option<u8>,
    key: &str,
    press: &Option<Move>,
) -> Option<Option<Move>> {
    if instance.fixed(seat) {
        return None;
    }
    match key {
        "Enter" | " " => return Some(press.clone()),
        "Delete" | "Backspace" => return Some(now.map(|_| Move::Clear(vec![seat as u8], Back::Wished))),
        _ => {}
    }
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?.to_ascii_uppercase();
    let group = (0..instance.groups().len()).find(|group| instance.letter(*group) == letter)? as u8;
    Some((now != Some(group)).then_some(Move::Seat(seat as u8, group, Why::Wished)))
}
