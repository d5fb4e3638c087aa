//! The part of the address after `#`, which is the puzzle's link.

use gloo::events::EventListener;

use super::browser::window;

/// What stands there now, as the person or the browser wrote it; where nothing does, what a form has sent.
pub fn read() -> String {
    let Some(location) = window().map(|window| window.location()) else { return String::new() };
    match location.hash().unwrap_or_default() {
        empty if empty.trim_start_matches(['#', '/']).is_empty() => location.search().unwrap_or_default(),
        hash => hash,
    }
}

/// Puts `link` there without a new entry in the history and without an event:
/// the page shows it already.
pub fn replace(link: &str) {
    let Some(history) = window().and_then(|window| window.history().ok()) else { return };
    // Refused only to pages without an address, which have no links to share.
    let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&format!("#/{link}")));
}

/// The whole address that shows `link`.
pub fn whole(link: &str) -> String {
    let href = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let page = href.split('#').next().unwrap_or_default();
    format!("{page}#/{link}")
}

/// Calls `heard` whenever the person goes to another link.
pub fn listen(heard: impl Fn() + 'static) -> Option<EventListener> {
    let window = window()?;
    Some(EventListener::new(&window, "hashchange", move |_| heard()))
}
