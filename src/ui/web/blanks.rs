use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::{Callback, Event, Html, InputEvent, KeyboardEvent, TargetCast, html};

use super::browser::composed;
use super::shape::classes;
use crate::engine::{Draft, Fault};

/// The blanks of a puzzle's sentence: each a field for one of its keys.
pub struct Blanks {
    /// What they say.
    pub draft: Draft,
    /// What is wrong with it.
    pub faults: Vec<Fault>,
    /// What they said when the link was opened.
    pub opened: Draft,
    /// Whether a puzzle stands, whose drawing may be typed into.
    pub standing: bool,
    /// Told of each change: the key and its new value.
    pub edit: Callback<(&'static str, String)>,
    /// Told when what stands is meant.
    pub commit: Callback<()>,
}

impl Blanks {
    fn faulty(&self, key: &str) -> bool {
        self.faults.iter().any(|fault| fault.key == key)
    }

    fn describe(&self, key: &str) -> Option<String> {
        self.faulty(key).then(|| format!("fault-{key}"))
    }

    /// A link's “3,7” as people write it, “3, 7”. What a person typed stays as typed.
    fn spaced(&self, key: &str, text: String) -> String {
        if self.draft.get(key) == self.opened.get(key) && !text.contains(' ') {
            text.replace(',', ", ")
        } else {
            text
        }
    }

    /// What is typed is meant when Enter is pressed, and when the blank is left.
    fn meant(&self) -> (Callback<KeyboardEvent>, Callback<Event>) {
        let commit = self.commit.clone();
        let enter = Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" {
                event.prevent_default();
                commit.emit(());
            }
        });
        (enter, self.commit.reform(|_| ()))
    }

    /// A blank filled by typing. `shown` is the text in it, `write` makes the key's value of what is typed.
    pub fn typed(
        &self,
        key: &'static str,
        label: &'static str,
        shown: String,
        placeholder: &'static str,
        write: Callback<String, String>,
    ) -> Html {
        let shown = self.spaced(key, shown);
        let edit = self.edit.clone();
        let oninput = move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            edit.emit((key, write.emit(composed(&input.value()))));
        };
        let (onkeydown, onchange) = self.meant();
        let widest = if shown.is_empty() { placeholder.to_owned() } else { shown.clone() };
        html! {
            <span class="fit" data-text={widest}>
                <input class="blank" type="text" autocomplete="off" autocapitalize="off"
                    spellcheck="false" aria-label={label} {placeholder} value={shown}
                    aria-invalid={self.faulty(key).to_string()} aria-describedby={self.describe(key)}
                    {oninput} {onchange} {onkeydown} />
            </span>
        }
    }

    /// A blank for a text that may need several lines; it is still one line to whoever types.
    pub fn long(
        &self,
        key: &'static str,
        label: &'static str,
        shown: String,
        placeholder: &'static str,
    ) -> Html {
        self.long_as(key, label, shown, placeholder, Callback::from(|typed| typed))
    }

    /// The same, where `write` makes the key's value of what is typed.
    pub fn long_as(
        &self,
        key: &'static str,
        label: &'static str,
        shown: String,
        placeholder: &'static str,
        write: Callback<String, String>,
    ) -> Html {
        let shown = self.spaced(key, shown);
        let edit = self.edit.clone();
        let oninput = move |event: InputEvent| {
            let area: HtmlTextAreaElement = event.target_unchecked_into();
            edit.emit((key, write.emit(composed(&area.value()))));
        };
        let (onkeydown, onchange) = self.meant();
        let class = classes("fit fit--long", &[(shown.len() > MANY, "fit--many")]);
        let widest = if shown.is_empty() { placeholder.to_owned() } else { shown.clone() };
        html! {
            <span {class} data-text={widest}>
                <textarea class="blank" rows="1" autocomplete="off" autocapitalize="off"
                    spellcheck="false" aria-label={label} {placeholder} value={shown}
                    aria-invalid={self.faulty(key).to_string()} aria-describedby={self.describe(key)}
                    {oninput} {onchange} {onkeydown} />
            </span>
        }
    }

    /// A blank chosen from a few words. `choose` makes the key's value of the word chosen.
    pub fn chosen(
        &self,
        key: &'static str,
        label: &'static str,
        words: &[(&str, &str)],
        now: &str,
        choose: Callback<String, String>,
    ) -> Html {
        let (edit, commit) = (self.edit.clone(), self.commit.clone());
        let onchange = move |event: Event| {
            let Some(target) = event.target() else { return };
            let select: HtmlSelectElement = target.unchecked_into();
            edit.emit((key, choose.emit(select.value())));
            commit.emit(());
        };
        let known = words.iter().find(|(value, _)| *value == now);
        let shown = known.map_or("…", |(_, text)| text).to_owned();
        html! {
            <span class="fit fit--chosen" data-text={shown}>
                <select class="blank" aria-label={label} {onchange}
                    aria-invalid={self.faulty(key).to_string()} aria-describedby={self.describe(key)}>
                    if known.is_none() {
                        <option key="unknown" value="" selected=true>{ "…" }</option>
                    }
                    { for words.iter().map(|(value, text)| html! {
                        <option key={value.to_string()} value={value.to_string()} selected={*value == now}>{ text.to_string() }</option>
                    }) }
                </select>
            </span>
        }
    }
}

/// A text longer than this is set smaller.
const MANY: usize = 120;
