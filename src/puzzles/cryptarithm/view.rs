//! How a cryptarithm looks. With the files in `view/`, the only ones here that know Yew.

mod card;
mod glyph;
mod keys;
mod list;
mod made;
mod pad;
mod stage;
mod table;

use yew::{Callback, Html};

use super::{Cryptarithm, Instance};
use crate::ui::shape::{all, shape, text};
use crate::ui::{Blanks, Stage, View};

impl View for Cryptarithm {
    const RULES: &'static str =
        "Different letters are different digits. A letter that is a number by itself may be 0.";

    fn how(_: &Instance) -> &'static str {
        "Choose a letter, then tap its digit, or type both. A second tap takes it away. What cannot be right lights up, and is not forbidden."
    }

    fn sentence(blanks: &Blanks) -> Html {
        sentence(blanks)
    }

    fn stage(stage: &Stage<Self>) -> Html {
        stage::draw(stage)
    }

    fn picture(stage: &Stage<Self>) -> Html {
        all(vec![
            shape("div", "cryptarithm__table").holding(table::draw(stage)),
            shape("div", "cryptarithm__lists").with(vec![list::draw(stage), made::draw(stage)]),
        ])
    }

    fn card() -> Html {
        card::draw()
    }
}

/// “Which digits make [SEND + MORE = MONEY] come out in base [10], where numbers [may not] start with 0?
/// [Nothing] is found already.”
fn sentence(blanks: &Blanks) -> Html {
    let draft = &blanks.draft;
    let same = Callback::from(|text: String| text);
    let keep = |parts: Vec<Html>| shape("span", "keep").with(parts);
    // What a person typed stays as typed.
    let shown = |key| {
        let text = draft.get(key);
        if text == blanks.opened.get(key) { spaced(text) } else { text.to_owned() }
    };
    let zeros = [("no", "may not"), ("yes", "may")];
    all(vec![
        text("Which digits make "),
        blanks.long("puzzle", "The sum of words", shown("puzzle"), "SEND + MORE = MONEY"),
        text(" come out in "),
        keep(vec![
            text("base "),
            blanks.typed("base", "The base", draft.get("base").to_owned(), "10", same.clone()),
            text(","),
        ]),
        text(" where numbers "),
        blanks.chosen("zeros", "May a number start with 0?", &zeros, draft.get("zeros"), same),
        text(" start with 0? "),
        blanks.long("given", "Digits found already, such as D:5", draft.get("given").to_owned(), "Nothing"),
        keep(vec![text(" is found already.")]),
    ])
}

/// A link's “A+B=C;D*E=F” as people write it, “A + B = C; D * E = F”, which is read too.
fn spaced(text: &str) -> String {
    let mut spaced = String::new();
    for letter in text.chars() {
        match letter {
            '+' | '-' | '=' if !spaced.is_empty() => spaced.extend([' ', letter, ' ']),
            '*' => spaced.push_str(" × "),
            ';' => spaced.push_str("; "),
            letter => spaced.push(letter),
        }
    }
    spaced
}
