//! Parts of drawings that can be pressed.

use web_sys::{KeyboardEvent, MouseEvent};
use yew::{Callback, Html};

use super::shape::{Point, rect};

/// Clicks that no pointer made, as a screen reader's are.
pub fn by_click(press: Callback<()>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if event.detail() == 0 {
            press.emit(());
        }
    })
}

/// Enter and the space bar.
pub fn by_key(press: Callback<()>) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" || event.key() == " " {
            event.prevent_default();
            press.emit(());
        }
    })
}

/// A part of a drawing that is a button: the plain rectangle over it, so that
/// its box is what is seen.
pub fn hit(at: Point, size: Point, says: String, pressed: Option<bool>, press: Callback<()>) -> Html {
    let part = rect("hit", at, size).at("rx", 6.0).text_at("tabindex", "0").button(says, press);
    match pressed {
        Some(pressed) => part.text_at("aria-pressed", pressed.to_string()).done(),
        None => part.done(),
    }
}
