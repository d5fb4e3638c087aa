//! Parts of drawings that can be pressed.

use web_sys::{KeyboardEvent, MouseEvent};
use yew::{Callback, Html, html};

use super::shape::{Point, tenths};

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
    html! {
        <rect class="hit" x={tenths(at.0)} y={tenths(at.1)} width={tenths(size.0)} height={tenths(size.1)} rx="6"
            role="button" tabindex="0" aria-label={says} aria-pressed={pressed.map(|pressed| pressed.to_string())}
            onclick={press.reform(|_: MouseEvent| ())} onkeydown={by_key(press)} />
    }
}
