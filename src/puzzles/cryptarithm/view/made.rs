//! The setter's tool: words in, sums with exactly one solution out.

use yew::{Callback, Html, html};

use super::super::setter::{Made, table, words};
use super::super::{Cryptarithm, Finding, Query};
use crate::engine::words::{capital, count, number};
use crate::ui::fields::{area, seeker};
use crate::ui::session::Course;
use crate::ui::shape::{all, button, shape};
use crate::ui::{Stage, download};

/// The most sums listed; all are saved.
const LISTED: usize = 100;
const SAMPLE: &str = "ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN \
    SEVENTEEN EIGHTEEN NINETEEN TWENTY THIRTY FORTY FIFTY SIXTY SEVENTY EIGHTY NINETY";

pub fn draw(stage: &Stage<Cryptarithm>) -> Html {
    let survey = &stage.survey;
    let given = words(&survey.query.words).len();
    let typed = {
        let (query, now) = (stage.query.clone(), survey.query.clone());
        Callback::from(move |words| query.emit(Query { words, ..now.clone() }))
    };
    let three = {
        let (query, now) = (stage.query.clone(), survey.query.clone());
        Callback::from(move |_: yew::Event| query.emit(Query { three: !now.three, ..now.clone() }))
    };
    let sample = {
        let (query, now) = (stage.query.clone(), survey.query.clone());
        Callback::from(move |()| query.emit(Query { words: SAMPLE.to_owned(), ..now.clone() }))
    };
    let act = seeker("Find sums", given >= 3, &survey.course, stage.seek.clone());
    let base = match stage.instance.base() {
        10 => String::new(),
        base => format!(" in base {base}"),
    };
    let intro = format!(
        "Paste a list of words, in any language. All sums of two of them that make a third, and have exactly one solution{base}, are found, each with how hard it is to reason out."
    );
    let parts = vec![
        shape("summary", "").saying("Make your own: sums out of a list of words"),
        shape("p", "").saying(intro),
        area("Your words", survey.query.words.clone(), "SEND MORE MONEY …", typed),
        html! {
            <label class="share__check"><input type="checkbox" checked={survey.query.three} onchange={three} />{ "Also sums of three words" }</label>
        },
        shape("div", "made__row").with(vec![
            act,
            button("pill", "Number words", sample),
            shape("span", "eyebrow").saying(count(given as u64, "word")),
        ]),
        shape("p", "made__course").text_at("role", "status").saying(course(stage)),
        found(stage),
    ];
    shape("details", "made").with(parts)
}

fn course(stage: &Stage<Cryptarithm>) -> String {
    let found = stage.survey.findings.len() as u64;
    let sums = |found: u64| count(found, "sum");
    match &stage.survey.course {
        Course::Idle => String::new(),
        Course::Running(None) => "Looking …".to_owned(),
        Course::Running(Some(progress)) => {
            format!("{} tried, {} found so far …", number(progress.done), sums(found))
        }
        Course::Done if found == 0 => "No sum of these words has exactly one solution.".to_owned(),
        Course::Done => format!("{} found, the easiest first.", capital(&sums(found))),
        Course::Stopped => format!("Stopped; {} found until then.", sums(found)),
        Course::Failed(why) => format!("{}.", capital(why)),
    }
}

fn found(stage: &Stage<Cryptarithm>) -> Html {
    let findings = &stage.survey.findings;
    if findings.is_empty() {
        return Html::default();
    }
    let weight = |made: &Made| (!made.reasoned, made.cases, made.deepest, made.steps);
    let mut easiest: Vec<&Made> = Vec::new();
    for made in findings.iter().filter_map(made) {
        let before = easiest.partition_point(|other| weight(other) <= weight(made));
        if before < LISTED {
            easiest.truncate(LISTED - 1);
            easiest.insert(before, made);
        }
    }
    let row = |made: &&Made| {
        let link = shape("a", "").text_at("href", format!("#/{}", made.link));
        let puzzle = link.saying(made.puzzle.clone());
        let cell = |said: String| shape("td", "").saying(said);
        shape("tr", "").keyed(made.puzzle.clone()).with(vec![
            shape("th", "").text_at("scope", "row").holding(puzzle),
            cell(hard(made)),
            cell(number(made.steps)),
        ])
    };
    let head = |name: &'static str| shape("th", "").keyed(name).text_at("scope", "col").saying(name);
    let rows = easiest.iter().map(row).collect();
    let written = {
        let findings = findings.clone();
        move || table(findings.iter().filter_map(made))
    };
    let (saved, copied, copy) = (written.clone(), written, stage.copy.clone());
    let save = Callback::from(move |()| {
        // A browser that refuses a file says so itself.
        let _ = download("stepwise-sums.csv", "text/csv", &saved());
    });
    let mut parts = vec![shape("table", "compared made__found").with(vec![
        shape("thead", "").holding(shape("tr", "").with(vec![head("Sum"), head("How hard"), head("Steps")])),
        shape("tbody", "").with(rows),
    ])];
    if findings.len() > LISTED {
        let more = number((findings.len() - LISTED) as u64);
        parts.push(shape("p", "eyebrow").saying(format!("and {more} more, in the saved table")));
    }
    parts.push(shape("div", "made__row").with(vec![
        button("pill pill--small", "Save all (CSV)", save),
        button("pill pill--small", "Copy", Callback::from(move |()| copy.emit(copied()))),
    ]));
    all(parts)
}

fn made(finding: &Finding) -> Option<&Made> {
    match finding {
        Finding::Made(made) => Some(made),
        Finding::Solution(_) => None,
    }
}

/// How hard a sum is, by its reasoning.
fn hard(made: &Made) -> String {
    match (made.reasoned, made.cases) {
        (false, _) => "not by these reasons alone".to_owned(),
        (_, 0) => "no case".to_owned(),
        (_, 1) => "1 case".to_owned(),
        (_, cases) => format!("{cases} cases, {} at once", made.deepest),
    }
}
