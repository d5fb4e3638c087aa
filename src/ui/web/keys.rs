//! The keys of a lab's page.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::Callback;

use super::lab::Deed;
use super::{browser, effects};
use crate::ui::session::{Ask, Mode};

/// Every key with what it does, for the list of keys.
pub const KEYS: &[(&str, &str)] = &[
    ("←", "one step back; in Try it, undo"),
    ("→", "one step on; in Try it, redo"),
    ("Space", "play or pause"),
    ("Home", "to the first step"),
    ("End", "to the last step"),
    ("W", "watch"),
    ("T", "try it"),
    ("H", "a hint for the next move"),
    ("?", "this list"),
];

/// Listens to the keys, for as long as what it returns is kept.
pub fn listen(deed: Callback<Deed>) -> Option<EventListener> {
    // Not passive: a key that acts must not scroll the page as well.
    let options = EventListenerOptions::enable_prevent_default();
    let window = browser::window()?;
    Some(EventListener::new_with_options(&window, "keydown", options, move |event| {
        let event: &KeyboardEvent = event.unchecked_ref();
        if let Some(wish) = wish(event) {
            event.prevent_default();
            match wish {
                Wish::Do(wish) => deed.emit(wish),
                Wish::List => effects::show_keys(),
            }
        }
    }))
}

/// What a key asks for.
enum Wish {
    /// Something of the page.
    Do(Deed),
    /// The list of keys.
    List,
}

/// What `event` asks for, if it is meant for the page and not for a field.
fn wish(event: &KeyboardEvent) -> Option<Wish> {
    if event.alt_key() || event.default_prevented() {
        return None;
    }
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let within = |selector: &str| {
        target.as_ref().is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))))
    };
    if within("input:not([type=range]), select, textarea, dialog") {
        return None;
    }
    if event.ctrl_key() || event.meta_key() {
        let undo = event.key().eq_ignore_ascii_case("z");
        return undo.then(|| Wish::Do(if event.shift_key() { Deed::Forward } else { Deed::Back }));
    }
    let key = event.key();
    let on_button = within("button, a, summary, [role=button]");
    Some(match key.as_str() {
        "ArrowLeft" => Wish::Do(Deed::Back),
        "ArrowRight" => Wish::Do(Deed::Forward),
        " " if !on_button => Wish::Do(Deed::Play),
        "Home" => Wish::Do(Deed::Go(0)),
        "End" => Wish::Do(Deed::Go(usize::MAX)),
        "w" | "W" => Wish::Do(Deed::Mode(Mode::Watch)),
        "t" | "T" => Wish::Do(Deed::Mode(Mode::Try)),
        "h" | "H" => Wish::Do(Deed::Ask(Ask::Hint)),
        "?" => Wish::List,
        _ => return None,
    })
}
