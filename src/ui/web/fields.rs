//! Small labelled fields, for what is set beside a puzzle.

use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::{Callback, Event, Html, InputEvent, TargetCast, html};

use super::browser::composed;
use super::shape::{button, shape};
use crate::engine::words::capital;
use crate::ui::session::Course;

/// One of a few words; `names` are values with what is shown for them.
pub fn pick(label: &'static str, names: &[(&str, &str)], now: &str, picked: Callback<String>) -> Html {
    let onchange = move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        picked.emit(select.value());
    };
    let spoken = label.trim_end_matches(':');
    html! {
        <label class="field">
            if !label.is_empty() {
                <span>{ label }</span>
            }
            <select {onchange} aria-label={if spoken.is_empty() { "Which" } else { spoken }}>
                { for names.iter().map(|(value, shown)| html! {
                    <option key={value.to_string()} value={value.to_string()} selected={*value == now}>{ shown.to_string() }</option>
                }) }
            </select>
        </label>
    }
}

/// A line of text.
pub fn text(label: &'static str, shown: String, placeholder: &'static str, typed: Callback<String>) -> Html {
    let oninput = move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        typed.emit(composed(&input.value()));
    };
    html! {
        <label class="field">
            <span>{ label }</span>
            <input type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value={shown} {placeholder} {oninput} />
        </label>
    }
}

/// Several lines of text.
pub fn area(label: &'static str, shown: String, placeholder: &'static str, typed: Callback<String>) -> Html {
    let oninput = move |event: InputEvent| {
        let area: HtmlTextAreaElement = event.target_unchecked_into();
        typed.emit(composed(&area.value()));
    };
    html! {
        <textarea aria-label={label} rows="9" autocomplete="off" autocapitalize="off" spellcheck="false" value={shown} {placeholder} {oninput} />
    }
}

/// The button that asks a query, called `name`; while it is under way, the one that stops it.
pub fn seeker(name: &'static str, ready: bool, course: &Course, seek: Callback<bool>) -> Html {
    const CLASS: &str = "pill pill--main";
    match (matches!(course, Course::Running(_)), ready) {
        (true, _) => button(CLASS, "Stop", seek.reform(|()| false)),
        (false, true) => button(CLASS, name, seek.reform(|()| true)),
        (false, false) => shape("button", CLASS).text_at("aria-disabled", "true").saying(name),
    }
}

/// What is wrong with what was typed, if anything is.
pub fn odd(wrong: Option<&str>) -> Html {
    match wrong {
        Some(wrong) => {
            shape("p", "field__odd").text_at("role", "alert").saying(format!("{}.", capital(wrong)))
        }
        None => Html::default(),
    }
}
