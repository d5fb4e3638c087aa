//! How documents and terms look. With the files in `view/`, the only ones here that know Yew.

mod card;
mod deeds;
mod files;
mod large;
mod opened;
mod options;
mod pane;
mod panes;
mod rows;
mod tree;

use yew::{Callback, Html};

use super::query::known::{KNOWN, known};
use super::source::is_term;
use super::{Instance, Xml};
use crate::ui::shape::{all, shape, text};
use crate::ui::{Blanks, Stage, View};

impl View for Xml {
    const RULES: &'static str = "Type in either text, or drop a file; the other follows, and the node under the cursor is lit in both.";

    fn how(instance: &Instance) -> &'static str {
        if instance.program().is_some() {
            "Say what comes next: put the cursor into what is like the pattern, or say of a row whether it is kept."
        } else {
            "Say of each piece what it is, from the start of the text to its end."
        }
    }

    fn sentence(blanks: &Blanks) -> Html {
        let draft = &blanks.draft;
        let same = Callback::from(|value: String| value);
        let chosen = |key, label, words: &[_]| blanks.chosen(key, label, words, draft.get(key), same.clone());
        let keep = |parts: Vec<Html>| shape("span", "keep").with(parts);
        let read = chosen("read", "As what the text is read", &[("xml", "XML"), ("html", "HTML")]);
        let shapes = [("xml", "a term"), ("codes", "a term with codes"), ("element", "other Prologs’ term")];
        let shaped = chosen("shape", "How the term is written", &shapes);
        let term = is_term(draft.get("doc"));
        let asked = draft.get("query");
        let mut words = vec![("", "nothing"), (PATTERN, "for a pattern")];
        if !asked.is_empty() && known(asked).is_none() && asked != PATTERN {
            words.push((asked, "a question"));
        }
        let names: Vec<(String, String)> =
            (1..=KNOWN.len()).map(|number| (format!("q{number}"), format!("Q{number}"))).collect();
        words.extend(names.iter().map(|(value, shown)| (value.as_str(), shown.as_str())));
        let asks = known(asked).map_or("", |known| known.asks);
        all(vec![
            if term {
                all(vec![
                    text("This term is written as "),
                    read,
                    text("; anew, as "),
                    keep(vec![shaped, text(".")]),
                ])
            } else {
                all(vec![text("This "), read, text(" is read as "), keep(vec![shaped, text(".")])])
            },
            text(" Asked of it: "),
            keep(vec![chosen("query", "What is asked", &words), text(".")]),
            if asks.is_empty() { Html::default() } else { shape("span", "asks").saying(format!(" {asks}")) },
        ])
    }

    fn editor(blanks: &Blanks) -> Html {
        options::draw(blanks)
    }

    fn stage(stage: &Stage<Self>) -> Html {
        if large::is_open(stage) { large::draw(stage) } else { panes::draw(stage) }
    }

    fn apart(stage: &Stage<Self>) -> Option<&'static str> {
        large::is_open(stage).then_some(opened::APART)
    }

    fn picture(stage: &Stage<Self>) -> Html {
        all(vec![rows::picture(stage), tree::draw(stage)])
    }

    fn beside(stage: &Stage<Self>) -> Html {
        if large::is_open(stage) { opened::draw(stage) } else { deeds::draw(stage) }
    }

    fn card() -> Html {
        card::draw()
    }
}

/// The pattern to begin with.
const PATTERN: &str = "element(Name, _, _)";
