//! A text that can be typed into, with marks: what is seen stands below, what is typed into is clear and lies over it.

use web_sys::{HtmlTextAreaElement, InputEvent};

use yew::{Callback, Event, Html, KeyboardEvent, MouseEvent, TargetCast, html};

use super::super::layout::{Cut, Mark, Marked, cut};
use crate::engine::link::LINK_LIMIT;
use crate::ui::files::Files;
use crate::ui::shape::shape;

/// What a pane is told.
pub struct Pane {
    /// Its heading.
    pub title: String,
    /// What a screen reader calls it.
    pub label: &'static str,
    /// The text.
    pub text: String,
    /// What is marked.
    pub marks: Vec<Marked>,
    /// What is said under it, where something is wrong with what is typed.
    pub wrong: Option<String>,
    /// Told what is typed; none where nothing can be.
    pub typed: Option<Callback<String>>,
    /// Told where the cursor is, in bytes.
    pub cursor: Callback<usize>,
    /// Takes what is too long to be pasted.
    pub files: Files,
}

/// Longer texts are not typed into here, and only their start is shown.
const SHOWN: usize = 200_000;

pub fn draw(pane: Pane) -> Html {
    let Pane { title, label, text, marks, wrong, typed, cursor, files } = pane;
    let long = text.len() > SHOWN;
    let shown = if long { &text[..text.floor_char_boundary(SHOWN)] } else { &text[..] };
    let mut below: Vec<Html> = cut(shown, &marks).into_iter().enumerate().map(part).collect();
    // The last line is there even if it is empty.
    below.push(crate::ui::shape::text("\n"));
    let mut inside = vec![shape("pre", "pane__below").text_at("aria-hidden", "true").with(below)];
    inside.push(over(label, shown, typed.filter(|_| !long), cursor, files));
    let mut parts = vec![
        shape("h2", "pane__title").saying(title),
        shape("div", "pane__scroll follow").holding(shape("div", "pane__both").with(inside)),
    ];
    if long {
        parts.push(shape("p", "eyebrow").saying("Only the start of so long a text is shown."));
    }
    parts.push(shape("p", "pane__wrong").text_at("role", "alert").saying(wrong.unwrap_or_default()));
    shape("section", "pane").text_at("aria-label", label).with(parts)
}

fn part((at, cut): (usize, Cut<'_>)) -> Html {
    shape("span", "").keyed(at).text_at("class", marked(&cut.marks)).saying(cut.text.to_owned())
}

/// The class of what is marked so.
pub fn marked(marks: &[Mark]) -> String {
    let name = |mark: &Mark| match mark {
        Mark::Cursor => " lit--cursor",
        Mark::Now => " lit--now follow__now",
        Mark::Found => " lit--found",
        Mark::Wrong => " lit--wrong",
        Mark::Ahead => " lit--ahead",
    };
    if marks.is_empty() {
        return String::new();
    }
    marks.iter().fold("lit".to_owned(), |class, mark| class + name(mark))
}

fn over(
    label: &'static str,
    text: &str,
    typed: Option<Callback<String>>,
    cursor: Callback<usize>,
    files: Files,
) -> Html {
    let readonly = typed.is_none();
    let oninput = move |event: InputEvent| {
        let area: HtmlTextAreaElement = event.target_unchecked_into();
        if let Some(typed) = &typed {
            typed.emit(area.value());
        }
    };
    let moved = move |area: HtmlTextAreaElement| {
        let units = area.selection_start().ok().flatten().unwrap_or(0) as usize;
        let text = area.value();
        let mut left = units;
        let at = text.char_indices().find(|(_, letter)| {
            let done = left == 0;
            left = left.saturating_sub(letter.len_utf16());
            done
        });
        cursor.emit(at.map_or(text.len(), |(at, _)| at));
    };
    let (by_key, by_pointer) = (moved.clone(), moved);
    let onkeyup = move |event: KeyboardEvent| by_key(event.target_unchecked_into());
    let onclick = move |event: MouseEvent| by_pointer(event.target_unchecked_into());
    // A field that holds megabytes would stop the page.
    let onpaste = move |event: Event| files.pasted(&event, LINK_LIMIT);
    html! {
        <textarea class="pane__over" aria-label={label} autocomplete="off" autocapitalize="off" spellcheck="false"
            value={text.to_owned()} {readonly} {oninput} {onkeyup} {onclick} {onpaste} />
    }
}
