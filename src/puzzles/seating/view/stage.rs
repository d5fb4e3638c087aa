//! The room: its desks, who sits at them, and what the present step looks at.

use yew::{Callback, Html};

use super::super::bits::{Cells, bit, each};
use super::super::layout::{Frame, SIDE, walls};
use super::super::model::{Back, Move};
use super::super::reason::Reason;
use super::super::tables::TooMany;
use super::super::{Seating, ways};
use super::{desk, palette};
use crate::engine::Puzzle;
use crate::engine::words::count;
use crate::ui::shape::{classes, line, path, point, rect, shape, words};
use crate::ui::{Stage, stroke};

pub fn draw(stage: &Stage<Seating>) -> Html {
    let (instance, room) = (&stage.instance, stage.instance.room());
    let frame = Frame::new(room);
    let marks = Marks::new(stage);
    let class = classes("room", &[(stage.act.is_some(), "room--live"), (stage.compact, "room--small")]);
    let mut parts = vec![desk::patterns()];
    let floor = |seat: usize| {
        let (row, column) = room.place(seat);
        rect("room__floor", frame.corner(row, column), (SIDE, SIDE)).keyed(seat).done()
    };
    parts.push(shape("g", "").with((0..room.seats()).map(floor).collect()));
    parts.push(shape("g", "room__names").with(names(&frame)));
    parts.push(shape("g", "room__blocks").with(blocks(stage, &frame)));
    let tie = |(seat, other): &(usize, usize)| path([frame.middle(room, *seat), frame.middle(room, *other)]);
    // Between the desks only, so that it hides nobody.
    let bridge = |(seat, other): &(usize, usize)| {
        let ((x, y), (u, v)) = (frame.middle(room, *seat), frame.middle(room, *other));
        let part = |share: f64| (x + (u - x) * share, y + (v - y) * share);
        path([part(0.34), part(0.66)])
    };
    parts.push(line("room__ties", marks.ties.iter().map(tie).collect::<String>()));
    parts.push(
        shape("g", "").with((0..room.seats()).map(|seat| desk::draw(stage, &frame, seat, &marks)).collect()),
    );
    let wall = walls(room, &frame).into_iter().map(|(from, to)| path([from, to])).collect::<String>();
    parts.push(line("room__walls", wall));
    parts.push(line("room__trouble", marks.trouble.iter().map(bridge).collect::<String>()));
    let drawing = shape("svg", "")
        .text_at("class", class)
        .text_at("role", if stage.act.is_some() { "group" } else { "img" })
        .text_at("aria-label", <Seating as Puzzle>::describe(instance, stage.line.state()))
        .text_at("viewBox", format!("0 0 {}", point(frame.size())));
    let drawing = stroke::whole(drawing, Callback::noop());
    shape("figure", "figure seating").with(vec![
        says(stage, &marks),
        drawing.with(parts),
        palette::draw(stage),
    ])
}

/// What is to be marked at the present place.
pub struct Marks {
    /// The seat the present step is about.
    pub now: Option<usize>,
    /// Seats that the present step clears.
    pub cleared: Cells,
    /// Seats that break the rule or that a reason points at.
    pub bad: Cells,
    /// A seat for nobody.
    pub nobody: Option<usize>,
    /// The most seats that a group could have, and the group.
    pub most: Option<(usize, Cells)>,
    /// Pairs whose touching the present step speaks of.
    ties: Vec<(usize, usize)>,
    /// Pairs of one group that touch.
    trouble: Vec<(usize, usize)>,
}

impl Marks {
    fn new(stage: &Stage<Seating>) -> Self {
        let (instance, room) = (&stage.instance, stage.instance.room());
        let seats = stage.line.state().seats();
        let trouble = instance.conflicts(seats);
        let bad = trouble.iter().fold(0, |bad, (one, other)| bad | bit(*one) | bit(*other));
        let mut marks =
            Self { now: None, cleared: 0, bad, nobody: None, most: None, ties: Vec::new(), trouble };
        let taken = |seats: &[Option<u8>], seat: usize| -> Vec<(usize, usize)> {
            each(room.near(seat)).filter(|other| seats[*other].is_some()).map(|other| (seat, other)).collect()
        };
        // The step that is told of, from whichever side it was come to.
        let step = stage.line.at().checked_sub(1);
        let step = step.and_then(|at| Some((stage.line.states().get(at)?, stage.line.moves().get(at)?)));
        match step {
            Some((before, Move::Seat(seat, ..))) => {
                let seat = usize::from(*seat);
                marks.now = Some(seat);
                marks.ties = taken(before.seats(), seat);
            }
            Some((before, Move::Clear(out, why))) => {
                marks.cleared = out.iter().fold(0, |cleared, seat| cleared | bit(usize::from(*seat)));
                if let Back::Nobody(seat) = why {
                    marks.nobody = Some(usize::from(*seat));
                    marks.ties = taken(before.seats(), usize::from(*seat));
                }
            }
            None => {}
        }
        match reason(stage) {
            Some(Reason::Large(group, most, _) | Reason::NoRoom(group, most)) => {
                marks.most = Some((usize::from(*group), *most));
            }
            Some(Reason::Touching(one, other)) => marks.bad = 1 << one | 1 << other,
            Some(Reason::Crowd(seats)) => marks.bad = *seats,
            Some(Reason::Nobody(seat)) => marks.nobody = Some(usize::from(*seat)),
            Some(Reason::Over(_) | Reason::Number | Reason::Exhausted) | None => {}
        }
        marks
    }
}

/// Why the puzzle cannot be done, while its start is shown.
fn reason(stage: &Stage<Seating>) -> Option<&Reason> {
    let answer = stage.answer.as_ref().filter(|_| stage.line.at() == 0 && stage.act.is_none())?;
    answer.evidence()?.reason.as_ref()
}

/// The blocks that show how few seats a group can have.
fn blocks(stage: &Stage<Seating>, frame: &Frame) -> Vec<Html> {
    let Some(Reason::Large(_, _, blocks)) = reason(stage) else { return Vec::new() };
    let room = stage.instance.room();
    let block = |(at, block): (usize, &Cells)| {
        let corners = || each(*block).map(|seat| room.place(seat));
        let top = corners().map(|place| place.0).min().unwrap_or(0);
        let left = corners().map(|place| place.1).min().unwrap_or(0);
        let tall = corners().map(|place| place.0 - top).max().unwrap_or(0) + 1;
        let wide = corners().map(|place| place.1 - left).max().unwrap_or(0) + 1;
        let (x, y) = frame.corner(top, left);
        let size = (f64::from(wide) * SIDE - 8.0, f64::from(tall) * SIDE - 8.0);
        rect("room__block", (x + 4.0, y + 4.0), size).at("rx", 16.0).keyed(at).done()
    };
    blocks.iter().enumerate().map(block).collect()
}

/// The names of rows and columns.
fn names(frame: &Frame) -> Vec<Html> {
    let column = |column: u8| {
        let (x, _) = frame.corner(frame.first.0, column);
        words("", (x + SIDE / 2.0, 24.0), "middle", char::from(b'A' + column).to_string())
    };
    let row = |row: u8| {
        let (_, y) = frame.corner(row, frame.first.1);
        words("", (17.0, y + SIDE / 2.0 + 6.0), "middle", (row + 1).to_string())
    };
    (frame.first.1..=frame.last.1).map(column).chain((frame.first.0..=frame.last.0).map(row)).collect()
}

/// The line above the room: in how many ways it can still be filled, and what is wrong.
fn says(stage: &Stage<Seating>, marks: &Marks) -> Html {
    let wrong = match marks.trouble.len() {
        0 => Html::default(),
        pairs => {
            let touch = if pairs == 1 { "touches" } else { "touch" };
            let said = format!("{} of one group {touch}", count(pairs as u64, "pair"));
            shape("span", "seating__wrong").saying(said)
        }
    };
    let says = shape("p", "seating__ways");
    // While a step is watched, its words alone are spoken.
    let says = if stage.act.is_some() { says.text_at("role", "status") } else { says };
    says.with(vec![left(stage), wrong])
}

/// In how many ways the room can be filled from here.
fn left(stage: &Stage<Seating>) -> Html {
    let counts = stage.answer.as_ref().and_then(|answer| answer.evidence()?.counts.as_ref());
    let untouched = stage.line.state().seats() == stage.instance.given();
    let known = counts.filter(|_| untouched).map(|counts| Some(Ok(counts.families))).or(stage.tally);
    let (figure, rest) = match known {
        _ if <Seating as Puzzle>::is_goal(&stage.instance, stage.line.state()) => {
            (String::new(), "Everyone sits")
        }
        Some(Some(Ok(ways))) if ways == ways::Ways::ONE => ("1".to_owned(), " way left"),
        Some(Some(Ok(ways))) => (ways::shown(ways), if untouched { " ways" } else { " ways left" }),
        Some(Some(Err(TooMany))) => (String::new(), "too many ways to count here"),
        Some(None) => (String::new(), ""),
        None => (String::new(), if stage.answer.is_some() { "counting …" } else { "" }),
    };
    let none = matches!(known, Some(Some(Ok(ways::Ways::ZERO))));
    let class = classes("seating__left", &[(none, "seating__left--none")]);
    shape("span", "")
        .text_at("class", class)
        .with(vec![shape("b", "").saying(figure), crate::ui::shape::text(rest)])
}
