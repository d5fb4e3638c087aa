//! A large document: of both its texts only the rows that are seen are on the page.

use web_sys::Element;
use yew::{Callback, Event, Html, MouseEvent, TargetCast, html};

use super::super::doc::Span;
use super::super::layout::{Mark, Marked};
use super::super::leaves::{Leaves, Row};
use super::super::source::Side;
use super::super::{Choices, Xml};
use super::files;
use super::pane::marked;
use crate::engine::words::number;
use crate::ui::shape::{shape, tenths};
use crate::ui::{Stage, scroll};

/// The height of a row, in pixels.
const HEIGHT: f64 = 22.0;
/// The width of a letter, in pixels, as browsers have it or nearly so.
const LETTER: f64 = 7.8;
/// Browsers draw nothing of what is longer than some millions of pixels: beyond this the rows are told closer together.
const LONGEST: f64 = 12e6;
/// So many rows before the first that is seen are drawn, and so many in all.
const BEFORE: usize = 24;
const DRAWN: usize = 80;
/// The rows are drawn anew when so many have gone by.
const GONE: u32 = 8;

/// Whether a large document is open.
pub fn is_open(stage: &Stage<Xml>) -> bool {
    !stage.survey.query.bytes.is_empty()
}

pub fn draw(stage: &Stage<Xml>) -> Html {
    let leaves = Leaves::new(&stage.survey.findings);
    let name = if stage.instance.taken().html { "HTML" } else { "XML" };
    let sheets = [(Side::Xml, name), (Side::Term, "Term")];
    let panes = sheets.into_iter().map(|(side, title)| sheet(stage, &leaves, side, title));
    files::of(stage).over("panes panes--large", panes.collect())
}

/// What it is called on the page.
fn id(side: Side) -> &'static str {
    match side {
        Side::Xml => "large-xml",
        Side::Term => "large-term",
    }
}

/// How far apart rows are told, in pixels.
fn pitch(rows: usize) -> f64 {
    HEIGHT.min(LONGEST / rows.max(1) as f64)
}

fn sheet(stage: &Stage<Xml>, leaves: &Leaves<'_>, side: Side, title: &str) -> Html {
    let rows = leaves.rows(side);
    if rows == 0 {
        return Html::default();
    }
    let (pitch, now) = (pitch(rows), stage.choices.clone());
    let seen = now.seen[side as usize];
    let (choose, chosen) = (stage.choose.clone(), now.clone());
    let onscroll = move |event: Event| {
        let part: Element = event.target_unchecked_into();
        let row = (f64::from(part.scroll_top()) / pitch) as u32;
        if row.abs_diff(seen) >= GONE {
            let mut next = chosen.clone();
            next.seen[side as usize] = row;
            choose.emit((next, None));
        }
    };
    let first = (seen as usize).min(rows - 1).saturating_sub(BEFORE);
    let window = leaves.window(side, first, DRAWN);
    let (from, to) = match (window.first(), window.last()) {
        (Some(first), Some(last)) => (first.from, last.from + last.text.len() as u32 + 1),
        _ => (0, 0),
    };
    let (marks, ends) = (marks(stage, leaves, side), leaves.ends(side, from, to));
    let lines: Vec<Html> = window.iter().map(|row| line(row, &marks, &ends)).collect();
    // Where rows are told closer together, those drawn still stand around the one that is seen.
    let top = (f64::from(seen) * pitch - (seen as usize).saturating_sub(first) as f64 * HEIGHT).max(0.0);
    let tall = format!("height: {}px", tenths((rows as f64 * pitch).max(HEIGHT)));
    let place = format!("transform: translateY({}px)", tenths(top));
    let label = format!("{title}, {} rows", number(rows as u64));
    // What is opened next begins at its start.
    let key = format!("{} {}", stage.survey.query.name, stage.survey.query.bytes.len());
    html! {
        <section class="pane" key={title.to_owned()}>
            { shape("h2", "pane__title").saying(title.to_owned()) }
            <div class="large" id={id(side)} key={key} tabindex="0" role="region" aria-label={label} {onscroll}>
                <div class="large__all" style={tall}>
                    <div class="large__rows" style={place} onclick={pick(stage, side)}>{ for lines }</div>
                </div>
            </div>
        </section>
    }
}

fn line(row: &Row<'_>, marks: &[Marked], ends: &[usize]) -> Html {
    let mut at = row.from;
    let mut parts = vec![
        shape("span", "large__line")
            .text_at("aria-hidden", "true")
            .saying(row.line.map_or_else(String::new, |line| line.to_string())),
    ];
    for cut in row.cut(marks, ends) {
        let part = shape("span", "").text_at("class", marked(&cut.marks)).text_at("data-at", at.to_string());
        parts.push(part.saying(cut.text.to_owned()));
        at += cut.text.len() as u32;
    }
    shape("div", "large__row").keyed(row.number).with(parts)
}

/// What is lit: what was found, what is wrong, the node that was picked.
fn marks(stage: &Stage<Xml>, leaves: &Leaves<'_>, side: Side) -> Vec<Marked> {
    let found = leaves.asked.iter().flat_map(|asked| &asked.rows).filter_map(|(_, node)| *node);
    let mut marks: Vec<Marked> =
        found.filter_map(|node| leaves.span(side, node)).map(|span| (span, Mark::Found)).collect();
    if let Some((wrong, at)) = leaves.told.and_then(|told| told.place)
        && wrong == side
    {
        let row = leaves.window(side, leaves.row_of(side, at), 1);
        let end = row.first().map_or(at, |row| row.from + row.text.len() as u32);
        marks.push((Span { from: at, to: end }, Mark::Wrong));
    }
    let picked = stage.choices.node.and_then(|(_, node)| leaves.span(side, node));
    marks.extend(picked.map(|span| (span, Mark::Cursor)));
    marks
}

/// Picks the innermost node where a text is pressed, and brings it into sight in the other.
fn pick(stage: &Stage<Xml>, side: Side) -> Callback<MouseEvent> {
    let (findings, choose, now) =
        (stage.survey.findings.clone(), stage.choose.clone(), stage.choices.clone());
    Callback::from(move |event: MouseEvent| {
        let at = event.target_dyn_into::<Element>().and_then(|part| part.get_attribute("data-at"));
        let Some(at) = at.and_then(|at| at.parse().ok()) else { return };
        let leaves = Leaves::new(&findings);
        let node = leaves.innermost(side, at).map(|node| (0, node));
        choose.emit((Choices { node, ..now.clone() }, None));
        if let Some((_, node)) = node {
            bring(&leaves, side.other(), node);
        }
    })
}

/// Brings a node of a text into sight.
fn bring(leaves: &Leaves<'_>, side: Side, node: u32) {
    if let Some(span) = leaves.span(side, node) {
        to(leaves, side, span.from);
    }
}

fn to(leaves: &Leaves<'_>, side: Side, at: u32) {
    let number = leaves.row_of(side, at);
    let before = leaves.window(side, number, 1).first().map_or(0, |row| at.saturating_sub(row.from));
    // Something of what stands before it is seen too.
    let left = f64::from(before) * LETTER - 160.0;
    scroll(id(side), left as i32, (number.saturating_sub(4) as f64 * pitch(leaves.rows(side))) as i32);
}

/// Brings a place of a text into sight, and its node in the other.
pub fn bring_place(leaves: &Leaves<'_>, side: Side, at: u32) {
    to(leaves, side, at);
    if let Some(node) = leaves.innermost(side, at) {
        bring(leaves, side.other(), node);
    }
}

/// Picks a node, and brings it into sight in both.
pub fn show(stage: &Stage<Xml>, node: u32) -> Callback<()> {
    let (findings, choose, now) =
        (stage.survey.findings.clone(), stage.choose.clone(), stage.choices.clone());
    Callback::from(move |()| {
        let leaves = Leaves::new(&findings);
        choose.emit((Choices { node: Some((0, node)), ..now.clone() }, None));
        bring(&leaves, Side::Xml, node);
        bring(&leaves, Side::Term, node);
    })
}
