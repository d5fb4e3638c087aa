//! The parser's options; and the text itself, where nothing stands that could be typed into.

use yew::{Callback, Html};

use crate::ui::Blanks;
use crate::ui::fields::area;
use crate::ui::shape::{button, classes, shape};

/// Each option with what it says when it is on.
const OPTIONS: [(&str, &str); 4] = [
    ("extended_characters", "&eacute; and its like are known"),
    ("format", "blank space alone between tags goes"),
    ("remove_attribute_prefixes", "needless prefixes go"),
    ("allow_ampersand", "a lone & is itself"),
];

pub fn draw(blanks: &Blanks) -> Html {
    let one = |(key, says): (&'static str, &'static str)| {
        let on = blanks.draft.get(key) == "true";
        let (edit, commit) = (blanks.edit.clone(), blanks.commit.clone());
        let press = Callback::from(move |()| {
            edit.emit((key, if on { "false" } else { "true" }.to_owned()));
            commit.emit(());
        });
        let class = classes("chip", &[(on, "chip--on")]);
        let name = format!("{} {says}", if on { "✓" } else { "–" });
        shape("li", "").keyed(key).holding(
            shape("button", "")
                .text_at("class", class)
                .text_at("title", key)
                .text_at("aria-pressed", on.to_string())
                .pressed(press)
                .saying(name),
        )
    };
    let mut parts = Vec::new();
    if !blanks.standing {
        let edit = blanks.edit.clone();
        let typed = Callback::from(move |text: String| edit.emit(("doc", text)));
        parts.push(area("The document", blanks.draft.get("doc").to_owned(), "<a>text</a>", typed));
        let edit = blanks.edit.clone();
        let typed = Callback::from(move |text: String| edit.emit(("query", text)));
        parts.push(area("The question", blanks.draft.get("query").to_owned(), "element(Name, _, _)", typed));
        parts.push(button("pill", "Try this", blanks.commit.clone()));
    }
    parts.push(
        shape("ul", "chips options")
            .text_at("aria-label", "How it is read")
            .with(OPTIONS.into_iter().map(one).collect()),
    );
    shape("div", "editor").with(parts)
}
