//! A puzzle on paper: a sheet to be worked on, and its worked solution.

use gloo::events::EventListener;
use yew::{Callback, Html};

use super::lab::{Paper, Sheets, Solution};
use super::shape::{all, shape};
use super::{browser, qr};
use crate::engine::Words;
use crate::engine::words::count;

/// Calls `printing` when the browser begins to print, and when it has done.
pub fn listen(printing: Callback<Option<Sheets>>) -> Vec<EventListener> {
    let Some(window) = browser::window() else { return Vec::new() };
    let done = printing.clone();
    vec![
        EventListener::new(&window, "beforeprint", move |_| printing.emit(Some(Sheets::Both))),
        EventListener::new(&window, "afterprint", move |_| done.emit(None)),
    ]
}

/// The sheets; seen only when printed.
pub fn paper(sheets: Sheets, paper: Paper) -> Html {
    let Paper { info, question, start, address, solution } = paper;
    let mut pages = Vec::new();
    if sheets != Sheets::Solution {
        pages.push(shape("section", "sheet sheet--puzzle").with(vec![
            head(info.name, "", &address),
            shape("h1", "sheet__question").saying(question.clone()),
            shape("div", "sheet__drawing").holding(start),
            shape("div", "sheet__lines").done(),
        ]));
    }
    if let Some(solution) = solution {
        let Solution { headline, end, picture, steps, more, proof, appendix } = solution;
        let class = if end.is_none() { "sheet__steps sheet__steps--drawn" } else { "sheet__steps" };
        let mut parts = vec![
            head(info.name, " · solution", &address),
            shape("p", "sheet__asked").saying(question),
            shape("h1", "sheet__question").saying(headline),
        ];
        parts.extend(end.map(|end| shape("div", "sheet__drawing sheet__drawing--half").holding(end)));
        parts.push(shape("ol", class).with(steps.into_iter().enumerate().map(step).collect()));
        if more > 0 {
            parts.push(
                shape("p", "").saying(format!("… and {}: see the page.", count(more as u64, "more step"))),
            );
        }
        let paragraph = |(at, text): (usize, String)| shape("p", "").keyed(at).saying(text);
        parts.push(shape("div", "sheet__close").with(vec![
            shape("div", "sheet__drawing sheet__drawing--second").holding(picture),
            shape("div", "").with(proof.into_iter().enumerate().map(paragraph).collect()),
        ]));
        parts.extend(appendix.map(|text| shape("pre", "sheet__appendix").saying(text)));
        pages.push(shape("section", "sheet").with(parts));
    }
    let class = format!("paper lab--{}", info.slug);
    shape("div", "").text_at("class", class).text_at("aria-hidden", "true").with(pages)
}

fn head(lab: &str, more: &str, address: &str) -> Html {
    let words = all(vec![
        shape("b", "").saying(format!("{lab}{more}")),
        shape("span", "sheet__address").saying(address.to_owned()),
    ]);
    let words = shape("p", "").holding(words);
    shape("header", "sheet__head").with(vec![words, qr::code(address).unwrap_or_default()])
}

fn step((at, (drawing, words)): (usize, (Html, Words))) -> Html {
    let Words { say, why, after } = words;
    shape("li", "sheet__step").keyed(at).with(vec![
        drawing,
        shape("b", "").saying(format!("{}. {say}", at + 1)),
        shape("span", "").saying(format!("{why} ")),
        shape("span", "sheet__after").saying(after),
    ])
}
