//! What of a lab can be taken away: its link, its answer as files, its sheets of paper.

use super::super::effects::canonical;
use super::super::{Stage, View, address, browser};
use super::parts::{Paper, Save, Share, Sheets, Solution};
use crate::engine::{Document, Timeline, document};
use crate::ui::session::{Mode, Session, Trial};

/// What can be shared of the puzzle on the stage.
pub fn share<P: View>(session: &Session<P>) -> Option<Share> {
    let step = session.line().map_or(0, Timeline::at);
    Some(Share {
        link: canonical(session)?,
        step: (session.mode() == Mode::Watch && step > 0).then_some(step),
        table: P::TABLES,
        can_save: session.answer().is_some_and(|answer| answer.moves().len() <= WRITTEN),
    })
}

/// Up to this many steps the page writes an answer out as text or data itself.
const WRITTEN: usize = 20_000;

/// Saves something as a file.
pub fn save<P: View>(session: &Session<P>, save: Save) {
    let name = format!("stepwise-{}", P::INFO.slug);
    let table = || Some(P::table(session.question()?, session.line()?.state()));
    // A browser that refuses a file says so itself.
    let _ = match save {
        Save::Vector | Save::Pixels => None,
        Save::Table => {
            table().and_then(|table| browser::download(&format!("{name}.csv"), "text/csv", &table).ok())
        }
        Save::Text | Save::Data => save_answer(session, &name, save == Save::Text),
    };
}

fn save_answer<P: View>(session: &Session<P>, name: &str, text: bool) -> Option<()> {
    let (Some(question), Some(answer)) = (session.question(), session.answer()) else { return None };
    let line = document::check::<P>(question, answer).ok()?;
    let tried = match session.trial() {
        Trial::Tried(cases) => cases,
        _ => 0,
    };
    let document = Document::new::<P>(question, answer, &line, tried);
    if text {
        browser::download(&format!("{name}.txt"), "text/plain", &document.text()).ok()
    } else {
        browser::download(&format!("{name}.json"), "application/json", &browser::json(&document.data())).ok()
    }
}

/// Up to this many steps are drawn on paper.
const DRAWN: usize = 12;
/// Up to this many are listed.
const LISTED: usize = 60;
/// Up to this many lines belong on paper besides.
const LINES: usize = 120;

/// What is printed of the puzzle; `shown` is what its drawing is told now.
pub fn paper<P: View>(session: &Session<P>, shown: &Stage<P>, sheets: Sheets) -> Option<Paper> {
    let question = session.question()?.as_ref();
    let answer = session.answer().filter(|_| sheets != Sheets::Puzzle);
    let line = answer.and_then(|answer| document::check::<P>(question, answer).ok());
    // A sheet to be worked on must not give the answer away.
    let start = Stage { answer: None, ..shown.at(Timeline::new(question)) };
    Some(Paper {
        info: P::INFO,
        question: P::question(question),
        start: P::stage(&start),
        address: address::whole(&canonical(session)?.to_string()),
        solution: line.and_then(|line| solution(session, shown, line)),
    })
}

fn solution<P: View>(session: &Session<P>, shown: &Stage<P>, line: Timeline<P>) -> Option<Solution> {
    let (question, answer) = (session.question()?, session.answer()?);
    let len = line.len();
    let drawn = (1..=DRAWN).contains(&len);
    let at = |place: usize| {
        let mut line = line.clone();
        line.go(place);
        shown.at(line)
    };
    let step = |number: usize| {
        let drawing = drawn.then(|| P::stage(&Stage { compact: true, ..at(number) }));
        Some((drawing.unwrap_or_default(), document::words::<P>(question, &line, Some(answer), number)?))
    };
    let end = at(len);
    Some(Solution {
        headline: P::headline(question, answer),
        end: (!drawn).then(|| P::stage(&end)),
        picture: P::picture(&end),
        steps: (1..=len.min(LISTED)).filter_map(step).collect(),
        more: len.saturating_sub(LISTED),
        proof: P::proof(question, answer),
        appendix: P::appendix(question, answer).filter(|text| text.lines().count() <= LINES),
    })
}
