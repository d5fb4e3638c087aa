//! Everybody with what they say, and the line between what cannot stand together.

use yew::{Callback, Html};

use super::super::explain::describe;
use super::super::known::Thing;
use super::super::layout::{Block, Layout, Row};
use super::super::logic::Unit;
use super::super::names::{excluded, quoted, thing};
use super::super::{Choices, Known, Move, Quality, Whodunit};
use super::{deeds, person, pick, picked};
use crate::ui::Stage;
use crate::ui::press::hit;
use crate::ui::session::Passage;
use crate::ui::shape::{Point, classes, cross, line, path, point, rect, shape, words};

pub fn draw(stage: &Stage<Whodunit>) -> Html {
    let case = stage.instance.case();
    let layout = Layout::new(case, stage.compact);
    let shown = shown(stage);
    let clash = clash(stage);
    let parts = layout.blocks.iter().map(|block| draw_block(stage, block, &shown, &clash));
    let mut parts: Vec<Html> = parts.collect();
    parts.push(ties(&layout, &clash));
    let even = stage.turn.is_multiple_of(2);
    let moves = stage.passage == Passage::Forward;
    let class = classes(
        "inquiry",
        &[
            (moves && even, "inquiry--even"),
            (moves && !even, "inquiry--odd"),
            (stage.act.is_some(), "inquiry--live"),
        ],
    );
    let drawing = shape("svg", "")
        .text_at("class", class)
        .text_at("viewBox", format!("0 0 {}", point(layout.size)))
        .text_at("role", if stage.act.is_some() { "group" } else { "img" })
        .text_at("aria-label", describe(&stage.instance, stage.line.state()))
        .with(parts);
    let mut whole = vec![drawing];
    let apart = excluded(case);
    if !apart.is_empty() {
        whole.push(shape("figcaption", "").saying(apart.join(" ")));
    }
    if stage.act.is_some() {
        whole.push(deeds::draw(stage));
    }
    shape("figure", "figure").with(whole)
}

/// What was known when the present step was made: a closed case is shown as it was, with what closes it.
fn shown(stage: &Stage<Whodunit>) -> Known {
    let at = stage.line.at();
    let before = at
        .checked_sub(1)
        .and_then(|before| Some((stage.line.states().get(before)?, stage.line.moves().get(before)?)));
    match before {
        Some((before, Move::Clash(_) | Move::Stand)) if stage.act.is_none() => before.known,
        _ => stage.line.state().known,
    }
}

/// What cannot stand together at the present step.
fn clash(stage: &Stage<Whodunit>) -> Vec<Unit> {
    if stage.act.is_some() {
        return picked(stage);
    }
    let before = stage.line.at().checked_sub(1);
    match before.and_then(|at| stage.line.moves().get(at)) {
        Some(Move::Clash(units)) => units.clone(),
        _ => Vec::new(),
    }
}

fn draw_block(stage: &Stage<Whodunit>, block: &Block, known: &Known, clash: &[Unit]) -> Html {
    let truthful = block.who.and_then(|who| known.is(who, Quality::Truthful));
    let lies = block.who.is_some_and(|who| clash.contains(&Unit::Lies(who)));
    let class = classes(
        "speech",
        &[
            (truthful == Some(true) || block.who.is_none(), "speech--true"),
            (truthful == Some(false), "speech--false"),
            (lies && stage.act.is_none(), "speech--clash"),
        ],
    );
    let (at, size) = block.bubble;
    let mut parts = Vec::new();
    match block.who {
        Some(who) => parts.push(person::draw(stage, block, who, known)),
        None => parts.push(words("speech__sure", (56.0, block.head.1 + 14.0), "middle", "Sure")),
    }
    let silent = block.rows.is_empty();
    if silent {
        parts.push(words(
            "speech__silent",
            (at.0 + 14.0, at.1 + size.1 / 2.0 + 6.0),
            "start",
            "says nothing",
        ));
    } else {
        parts.push(rect("speech__bubble", at, size).at("rx", 14.0).done());
        let tip =
            [(at.0 + 1.0, block.head.1 - 8.0), (at.0 - 13.0, block.head.1), (at.0 + 1.0, block.head.1 + 8.0)];
        parts.push(line("speech__tip", path(tip)));
    }
    parts.extend(block.rows.iter().map(|row| draw_row(stage, row, clash)));
    shape("g", "").keyed(block.who.map_or(99, u32::from)).text_at("class", class).with(parts)
}

fn draw_row(stage: &Stage<Whodunit>, row: &Row, clash: &[Unit]) -> Html {
    let on = clash.contains(&row.unit);
    let class = classes(
        "claim",
        &[(on && stage.act.is_none(), "claim--clash"), (on && stage.act.is_some(), "claim--picked")],
    );
    let (x, y) = row.at;
    let text = row.lines.iter().enumerate().map(|(at, said)| {
        words("claim__text", (x + 16.0, y + 7.0 + 16.5 + 22.0 * at as f64), "start", said.clone())
    });
    let mut parts = vec![
        rect("claim__box", (x + 5.0, y + 1.0), (row.size.0 - 10.0, row.size.1 - 2.0)).at("rx", 8.0).done(),
    ];
    parts.extend(text);
    if stage.act.is_some() {
        let says = format!("Pick {}", quoted(stage.instance.case(), row.unit));
        parts.push(hit((x + 5.0, y), (row.size.0 - 10.0, row.size.1), says, Some(on), pick(stage, row.unit)));
    }
    shape("g", "").keyed(format!("{:?}", row.unit)).text_at("class", class).with(parts)
}

/// The lines between what cannot stand together, with a cross on each.
fn ties(layout: &Layout, clash: &[Unit]) -> Html {
    let mut places: Vec<Point> = clash.iter().filter_map(|unit| layout.anchor(*unit)).collect();
    places.sort_by(|one, other| one.1.total_cmp(&other.1));
    let tie = |pair: &[Point]| {
        let (one, other) = (pair[0], pair[1]);
        let out = ((other.1 - one.1) * 0.28).clamp(26.0, layout.size.0 - one.0 - 18.0);
        let curve = format!(
            "M{}C{} {} {}",
            point(one),
            point((one.0 + out * 1.25, one.1)),
            point((other.0 + out * 1.25, other.1)),
            point(other)
        );
        let middle = (one.0 + out * 0.94, (one.1 + other.1) / 2.0);
        vec![
            shape("path", "tie__line").text_at("d", curve).text_at("pathLength", "1").done(),
            shape("circle", "tie__disc").at("cx", middle.0).at("cy", middle.1).at("r", 11.0).done(),
            line("tie__cross", cross(middle, 5.0)),
        ]
    };
    let mut parts: Vec<Html> = places.windows(2).flat_map(tie).collect();
    if let [alone] = places[..] {
        let middle = (alone.0 + 24.0, alone.1);
        parts.push(line("tie__line", path([alone, (middle.0 - 11.0, middle.1)])));
        parts.push(shape("circle", "tie__disc").at("cx", middle.0).at("cy", middle.1).at("r", 11.0).done());
        parts.push(line("tie__cross", cross(middle, 5.0)));
    }
    shape("g", "tie").keyed("ties").with(parts)
}

/// What a head says when it is pressed, and what that supposes.
pub fn supposed(stage: &Stage<Whodunit>, who: u8) -> Option<(String, Callback<()>)> {
    let (act, case, known) = (stage.act.clone()?, stage.instance.case(), &stage.line.state().known);
    let guilt = case.one_culprit() && known.all(Quality::Guilty) == 0;
    let what = if guilt { Thing::Guilt(who) } else { Thing::Truth(who) };
    known.get(what).is_none().then_some(())?;
    let says = format!("Suppose {}", thing(case, what, true));
    let choose = stage.choose.clone();
    let press = Callback::from(move |()| {
        act.emit(Move::Suppose(what, true));
        choose.emit((Choices::default(), None));
    });
    Some((says, press))
}
