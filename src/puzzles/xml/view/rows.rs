//! The table of bindings, and what is built.

use yew::Html;

use super::super::Xml;
use super::super::explain::asking::{cell, columns};
use super::super::query::run::{Done, Row};
use super::super::source::{built, written};
use crate::engine::words::{count, number};
use crate::ui::Stage;
use crate::ui::shape::{classes, shape};

/// So many rows are shown at once.
const SHOWN: usize = 40;

/// The rows there are by now: those the present line has made, and under them those it has not come to.
pub fn table(stage: &Stage<Xml>) -> Html {
    let Some(run) = stage.instance.answered() else { return Html::default() };
    let at = stage.line.at();
    let step = at.checked_sub(1).and_then(|at| run.steps.get(at));
    let Some(step) = step else {
        return shape("p", "eyebrow rows__none").saying("No rows yet: step on, or play.");
    };
    let building = matches!(step.done, Done::Built);
    let (made, waiting): (&[Row], &[Row]) = {
        let before = &run.tables[step.line];
        let after = &run.tables[step.line + 1];
        let waits = step.row.map_or(before.len(), |row| row + 1);
        let goes_on = matches!(step.done, Done::Found(_))
            && run.steps.get(at).is_some_and(|next| next.line == step.line && next.row == step.row);
        let waits = if goes_on { waits - 1 } else { waits };
        if building {
            (&before[..waits], &before[waits..])
        } else {
            (&after[..step.rows.min(after.len())], &before[waits.min(before.len())..])
        }
    };
    let names = if made.is_empty() { columns(waiting) } else { columns(made) };
    if names.is_empty() {
        return shape("p", "eyebrow rows__none").saying("Nothing is bound.");
    }
    let head =
        names.iter().map(|name| shape("th", "").keyed(name.to_string()).saying(name.to_string())).collect();
    let row = |(at, row, waits): (usize, &Row, bool)| {
        let last = !waits && at + 1 == made.len() && !matches!(step.done, Done::None | Done::Dropped);
        let class =
            classes("rows__row", &[(waits, "rows__row--waits"), (last, "rows__row--now follow__now")]);
        let cells =
            names.iter().map(|name| shape("td", "").keyed(name.to_string()).saying(cell(row, name, 30)));
        shape("tr", "")
            .keyed(if waits { at + 100_000 } else { at })
            .text_at("class", class)
            .with(cells.collect())
    };
    let first = made.len().saturating_sub(SHOWN / 2);
    let shown = made.iter().enumerate().skip(first).map(|(at, row)| (at, row, false));
    let waits = waiting.iter().enumerate().take(SHOWN / 2).map(|(at, one)| (at, one, true));
    let mut body: Vec<Html> = shown.chain(waits).map(row).collect();
    if body.is_empty() {
        let cell = shape("td", "eyebrow").text_at("colspan", names.len().to_string()).saying("No rows.");
        body.push(shape("tr", "").keyed("none").holding(cell));
    }
    let caption = match (made.len(), waiting.len()) {
        (made, 0) => count(made as u64, "row"),
        (made, waits) => {
            format!("{}, {} of the line before to come", count(made as u64, "row"), number(waits as u64))
        }
    };
    framed("rows follow", shape("caption", "").saying(caption), head, body)
}

/// A table of bindings in its frame.
pub fn framed(class: &'static str, caption: Html, head: Vec<Html>, body: Vec<Html>) -> Html {
    shape("div", class)
        .text_at("tabindex", "0")
        .text_at("role", "region")
        .text_at("aria-label", "The table of bindings")
        .holding(shape("table", "rows__table").with(vec![
            caption,
            shape("thead", "").holding(shape("tr", "").with(head)),
            shape("tbody", "").with(body),
        ]))
}

/// What is built by now, as XML.
pub fn picture(stage: &Stage<Xml>) -> Html {
    let Some(run) = stage.instance.answered() else { return Html::default() };
    if run.built.is_empty() {
        return Html::default();
    }
    let at = stage.line.at();
    let many = at.checked_sub(1).and_then(|at| run.steps.get(at)).map_or(0, |step| step.built);
    let ended = at > 0 && at == run.steps.len();
    let text = match (ended, stage.instance.result()) {
        (true, Some(Ok(document))) => written(document, &Default::default()).text,
        (true, Some(Err(misfit))) => misfit.why.clone(),
        _ => built(&run.built[..many])
            .map_or_else(|wrong| wrong.why, |document| written(&document, &Default::default()).text),
    };
    let title = if ended { "The result" } else { "Built so far" };
    let body = if many == 0 {
        shape("p", "eyebrow").saying("Nothing yet.")
    } else {
        shape("pre", "result__text").saying(text)
    };
    shape("section", "result")
        .text_at("aria-label", title)
        .with(vec![shape("h2", "part__title").saying(title), body])
}
