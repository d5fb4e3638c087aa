//! What is told beside a large document, and what can be done with it.

use std::rc::Rc;

use yew::{Callback, Html};

use super::super::Xml;
use super::super::large::{Asked, Opened, Told};
use super::super::leaves::Leaves;
use super::super::source::Side;
use super::{files, large, panes, rows};
use crate::engine::words::{capital, number};
use crate::ui::files::Files;
use crate::ui::shape::{button, classes, shape};
use crate::ui::{Stage, download_parts, session::Course};

pub fn draw(stage: &Stage<Xml>) -> Html {
    let leaves = Leaves::new(&stage.survey.findings);
    let files = files::of(stage);
    let mut parts = vec![course(stage)];
    parts.extend(leaves.told.map(|told| about(stage, told)));
    if !stage.typed.get("query").is_empty() {
        parts.push(panes::lines(stage, &files));
    }
    parts.extend(leaves.asked.map(|asked| answer(stage, asked)));
    if leaves.many() > 0 {
        parts.push(walk(stage, &leaves));
    }
    parts.push(away(stage, &files, leaves.rows(Side::Term) > 0));
    shape("div", "opened").with(parts)
}

/// What is shown in place of a link.
pub const APART: &str = "A document as long as this fits no link: it stays on this page, until the page is left. Its \
    texts can be saved.";

/// How far reading has come.
fn course(stage: &Stage<Xml>) -> Html {
    let seek = |so: bool| stage.seek.reform(move |()| so);
    let said = |role: &'static str, said: String, name: &'static str, press| {
        shape("div", "solving")
            .text_at("role", role)
            .with(vec![shape("p", "").saying(said), button("pill pill--small", name, press)])
    };
    match &stage.survey.course {
        Course::Running(_) => {
            said("status", format!("Reading “{}” …", stage.survey.query.name), "Cancel", seek(false))
        }
        Course::Stopped => {
            said("status", "Stopped. What had come by then is shown.".to_owned(), "Read again", seek(true))
        }
        Course::Failed(why) => said("alert", format!("{}.", capital(why)), "Read again", seek(true)),
        Course::Idle | Course::Done => Html::default(),
    }
}

/// What it is, and where it goes wrong.
fn about(stage: &Stage<Xml>, told: &Told) -> Html {
    let Opened { name, bytes } = &stage.survey.query;
    let size = format!("{} bytes. ", number(bytes.len() as u64));
    let mut parts = vec![
        shape("div", "")
            .text_at("role", "status")
            .holding(shape("h2", "opened__verdict").saying(format!("{}.", told.headline))),
    ];
    if !told.mend.is_empty() {
        parts.push(shape("p", "").saying(told.mend.clone()));
    }
    if let Some((side, at)) = told.place {
        let findings = Rc::clone(&stage.survey.findings);
        let bring = Callback::from(move |()| large::bring_place(&Leaves::new(&findings), side, at));
        parts.push(button("pill pill--small", "Show the place", bring));
    }
    parts.push(shape("p", "eyebrow").saying(size + &files::read(name, &told.encoding, told.lost)));
    let class = classes("opened__about", &[(told.wrong, "opened__about--wrong")]);
    shape("section", "").text_at("class", class).text_at("aria-label", "What it is").with(parts)
}

/// What came of asking it.
fn answer(stage: &Stage<Xml>, asked: &Asked) -> Html {
    let mut parts =
        vec![shape("p", "opened__asked").text_at("role", "status").saying(format!("{}.", asked.headline))];
    if !asked.columns.is_empty() || !asked.rows.is_empty() {
        parts.push(table(stage, asked));
    }
    if asked.many > asked.rows.len() as u64 {
        let listed = number(asked.rows.len() as u64);
        parts.push(shape("p", "eyebrow").saying(format!("The first {listed} are listed, and lit.")));
    }
    if !asked.built.is_empty() {
        parts.push(shape("pre", "result__text").saying(asked.built.clone()));
    }
    shape("section", "opened__answer").text_at("aria-label", "What was asked").with(parts)
}

fn table(stage: &Stage<Xml>, asked: &Asked) -> Html {
    let mut head = vec![shape("th", "").keyed("node").saying("Row")];
    let name = |name: &String| shape("th", "").keyed(name.clone()).saying(name.clone());
    head.extend(asked.columns.iter().map(name));
    let picked = stage.choices.node.map(|(_, node)| node);
    let row = |(at, (cells, node)): (usize, &(Vec<String>, Option<u32>))| {
        let show = node.map(|node| button("opened__row", number(at as u64 + 1), large::show(stage, node)));
        let mut all = vec![shape("td", "").keyed("node").holding(show.unwrap_or_default())];
        all.extend(cells.iter().enumerate().map(|(at, cell)| shape("td", "").keyed(at).saying(cell.clone())));
        let now = node.is_some() && *node == picked;
        let class = classes("rows__row", &[(now, "rows__row--now")]);
        shape("tr", "").keyed(at).text_at("class", class).with(all)
    };
    let body = asked.rows.iter().enumerate().map(row).collect();
    rows::framed("rows", Html::default(), head, body)
}

/// From the node that is picked to those before, after and around it.
fn walk(stage: &Stage<Xml>, leaves: &Leaves<'_>) -> Html {
    let now = stage.choices.node.map(|(_, node)| node);
    let last = leaves.many() - 1;
    let next = now.map_or(0, |node| (node + 1).min(last));
    let to = |name: &'static str, node: Option<u32>| {
        let class = "pill pill--small";
        match node {
            Some(node) => button(class, name, large::show(stage, node)),
            None => shape("button", class).text_at("aria-disabled", "true").saying(name),
        }
    };
    shape("div", "deeds").text_at("role", "group").text_at("aria-label", "From node to node").with(vec![
        to("Node before", now.and_then(|node| node.checked_sub(1))),
        to("Node after", Some(next)),
        to("Node around", now.and_then(|node| leaves.around(Side::Xml, node))),
    ])
}

/// What takes it away.
fn away(stage: &Stage<Xml>, files: &Files, come: bool) -> Html {
    let mut parts = Vec::new();
    if come {
        parts.push(button("pill pill--small", "Save the XML", save(stage, Side::Xml, "xml")));
        parts.push(button("pill pill--small", "Save the term", save(stage, Side::Term, "pl")));
    }
    parts.push(files.button("Open another"));
    let close = stage.query.reform(|()| Opened::default());
    parts.push(button("pill pill--small", "Close it", close));
    shape("div", "deeds").with(parts)
}

fn save(stage: &Stage<Xml>, side: Side, ending: &'static str) -> Callback<()> {
    let (findings, tell) = (Rc::clone(&stage.survey.findings), stage.tell.clone());
    Callback::from(move |()| {
        let leaves = Leaves::new(&findings);
        let mut texts = leaves.parts(side).iter().map(|part| part.text.as_str());
        let name = format!("stepwise-xml.{ending}");
        if download_parts(&name, "text/plain;charset=utf-8", &mut texts).is_err() {
            tell.emit("The browser does not let the page save a file here.".to_owned());
        }
    })
}
