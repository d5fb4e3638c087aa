//! The two texts; where something is asked, the document, the question, and the table of bindings.

use yew::{Callback, Html};

use super::super::layout::{Marks, asking, cursor, innermost, reading};
use super::super::query::known::known;
use super::super::query::write;
use super::super::reading::{place, program, taken};
use super::super::source::{Side, Source, take};
use super::super::{Choices, Xml};
use super::pane::{Pane, draw as pane};
use super::{files, rows};
use crate::engine::words::capital;
use crate::ui::Stage;
use crate::ui::files::Files;
use crate::ui::shape::shape;

pub fn draw(stage: &Stage<Xml>) -> Html {
    if stage.instance.program().is_some() || !stage.typed.get("query").is_empty() {
        return question(stage);
    }
    let main = stage.instance.main();
    let mut marks = reading(main, stage.line.at(), stage.act.is_some());
    if let Some((0, node)) = stage.choices.node {
        cursor(&mut marks, main, node);
    }
    let (xml, term, wrong) = texts(stage, main);
    let standing = wrong.is_none() && xml == main.xml.text;
    let marks = if standing { marks } else { Marks::default() };
    let html = stage.instance.taken().html;
    let files = files::of(stage);
    let one = |side: Side, title: &str, label, text: String, marks, wrong: Option<String>| {
        pane(Pane {
            title: title.to_owned(),
            label,
            text,
            marks,
            wrong,
            typed: stage.act.is_none().then(|| typed(stage, &files)),
            cursor: lit(stage, 0, main.side(side).spans.clone()),
            files: files.clone(),
        })
    };
    let name = if html { "HTML" } else { "XML" };
    let both = vec![
        one(Side::Xml, name, "The XML text", xml, marks.xml, None),
        one(Side::Term, "Term", "The term", term, marks.term, wrong),
    ];
    files.over("panes", both)
}

/// Takes what is typed as the document; what has grown too long for a link, as a file.
fn typed(stage: &Stage<Xml>, files: &Files) -> Callback<String> {
    let (edit, draft, opened) = (stage.edit.clone(), stage.typed.clone(), files.opened.clone());
    Callback::from(move |text: String| {
        if files::fits(&draft, &text) {
            edit.emit(("doc", text));
        } else {
            opened.emit(("What was typed".to_owned(), text.into_bytes()));
        }
    })
}

/// Lights the innermost node where the cursor is.
fn lit(stage: &Stage<Xml>, which: usize, spans: Vec<super::super::doc::Span>) -> Callback<usize> {
    let (choose, now) = (stage.choose.clone(), stage.choices.clone());
    Callback::from(move |at| {
        let node = innermost(&spans, at).map(|node| (which as u8, node));
        if node != now.node {
            choose.emit((Choices { node, ..now.clone() }, None));
        }
    })
}

/// Both texts as they are to be shown, while one of them may be being typed into; and what is wrong with it.
fn texts(stage: &Stage<Xml>, main: &Source) -> (String, String, Option<String>) {
    let typed = stage.typed.get("doc");
    if typed == stage.instance.doc() {
        return (main.xml.text.clone(), main.term.text.clone(), None);
    }
    let taken = taken(&stage.typed, &mut Vec::new());
    match take(typed, &taken) {
        Ok(source) => (source.xml.text.clone(), source.term.text.clone(), None),
        Err(wrong) => {
            let said = format!("{}: {}.", capital(&place(typed, wrong.at)), wrong.what);
            (main.xml.text.clone(), typed.to_owned(), Some(said))
        }
    }
}

fn question(stage: &Stage<Xml>) -> Html {
    let at = stage.line.at();
    let looked = asking(&stage.instance, at);
    let which = looked.which;
    let (name, source) = &stage.instance.sources()[which];
    let mut marks = looked.marks(source);
    if let Some((document, node)) = stage.choices.node
        && usize::from(document) == which
    {
        cursor(&mut marks, source, node);
    }
    let written = stage.typed.get("doc");
    let standing = which > 0 || written == stage.instance.doc();
    let text = if standing { source.given().to_owned() } else { written.to_owned() };
    let files = files::of(stage);
    let document = pane(Pane {
        title: if &**name == "doc" { "The document".to_owned() } else { format!("{name}.xml") },
        label: "The document",
        text,
        marks: match (standing, source.lead) {
            (false, _) => Vec::new(),
            (true, Side::Term) => marks.term,
            (true, Side::Xml) => marks.xml,
        },
        wrong: None,
        typed: (which == 0 && stage.act.is_none()).then(|| typed(stage, &files)),
        cursor: lit(stage, which, source.side(source.lead).spans.clone()),
        files: files.clone(),
    });
    let asked = shape("div", "asked").with(vec![lines(stage, &files), rows::table(stage)]);
    files.over("panes panes--asked", vec![document, asked])
}

/// The question, line by line, the present one marked.
pub fn lines(stage: &Stage<Xml>, files: &Files) -> Html {
    use super::super::doc::Span;
    use super::super::layout::Mark;
    let typed = stage.typed.get("query");
    let standing = typed == stage.instance.query();
    let written = stage.instance.program().map(write::program).unwrap_or_default();
    let text = match (standing, known(typed)) {
        (true, _) => written.clone(),
        (false, Some(known)) => known.text.to_owned(),
        (false, None) => typed.to_owned(),
    };
    let step = stage.line.at().checked_sub(1).and_then(|at| stage.instance.answered()?.steps.get(at));
    let mut marks = Vec::new();
    if let Some(step) = step.filter(|_| standing) {
        let mut from = 0;
        for (at, line) in written.split('\n').enumerate() {
            if at == step.line {
                marks.push((Span::new(from, from + line.len()), Mark::Now));
            }
            from += line.len() + 1;
        }
    }
    let wrong = if standing { None } else { program(typed).err() };
    let edit = stage.edit.clone();
    pane(Pane {
        title: "The question".to_owned(),
        label: "The question",
        text,
        marks,
        wrong: wrong.map(|wrong| capital(&wrong) + "."),
        typed: stage.act.is_none().then(|| Callback::from(move |text: String| edit.emit(("query", text)))),
        cursor: Callback::noop(),
        files: files.clone(),
    })
}
