//! How the room looks. With the files in `view/`, the only ones here that know Yew.

mod browse;
mod card;
mod chart;
mod desk;
mod editor;
mod evidence;
mod palette;
mod stage;

use yew::{Callback, Html};

use super::{Instance, Seating};
use crate::engine::AnswerOf;
use crate::ui::shape::{all, shape, text};
use crate::ui::{Blanks, Stage, View};

impl View for Seating {
    const RULES: &'static str = "";

    fn how(_: &Instance) -> &'static str {
        "Choose a group, then tap the seats for it, or draw over them; a second tap clears. With keys: move with the \
         arrows, type a group’s letter. Wrong seats are shown, not forbidden."
    }

    fn sentence(blanks: &Blanks) -> Html {
        sentence(blanks)
    }

    fn editor(blanks: &Blanks) -> Html {
        editor::draw(blanks)
    }

    fn stage(stage: &Stage<Self>) -> Html {
        stage::draw(stage)
    }

    fn picture(stage: &Stage<Self>) -> Html {
        all(vec![browse::draw(stage), chart::draw(stage)])
    }

    fn beside(stage: &Stage<Self>) -> Html {
        browse::views(stage)
    }

    fn evidence(instance: &Instance, answer: &AnswerOf<Self>) -> Html {
        evidence::draw(instance, answer)
    }

    fn card() -> Html {
        card::draw()
    }
}

/// “Seat [Norwegian 4, German 4] in [a room of 20 seats] so that no two of a group
/// touch, [even at a corner]. [Nobody] sits already.”
fn sentence(blanks: &Blanks) -> Html {
    let draft = &blanks.draft;
    let same = Callback::from(|text: String| text);
    // What a person typed stays as typed.
    let shown = |key| {
        let text = draft.get(key);
        if text == blanks.opened.get(key) { spaced(text) } else { text.to_owned() }
    };
    let keep = |parts: Vec<Html>| shape("span", "keep").with(parts);
    let touches = [("corner", "even at a corner"), ("edge", "edge to edge")];
    let touch = blanks.chosen("touch", "Which seats touch", &touches, draft.get("touch"), same);
    all(vec![
        text("Seat "),
        blanks.long("groups", "The groups and their sizes", shown("groups"), "Norwegian 4, German 4"),
        text(" in "),
        editor::opener(blanks),
        text(" so that no two of a group touch, "),
        keep(vec![touch, text(".")]),
        text(" "),
        blanks.long("given", "Who sits already, such as B1 German", shown("given"), "Nobody"),
        keep(vec![text(" sits there already.")]),
    ])
}

/// A link's “Norwegian:4,German:4” as people write it, “Norwegian 4, German 4”, which is read too.
fn spaced(text: &str) -> String {
    let mut spaced = String::new();
    for letter in text.chars() {
        match letter {
            ':' => spaced.push(' '),
            ',' => spaced.push_str(", "),
            letter => spaced.push(letter),
        }
    }
    spaced
}
