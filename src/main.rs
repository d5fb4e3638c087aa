//! The browser app's entry: the page or, on a thread without one, its solver.

use stepwise::ui::{show, work};

fn main() {
    let document = web_sys::window().and_then(|window| window.document());
    match document.and_then(|document| document.get_element_by_id("app")) {
        Some(root) => show(root),
        None => work(),
    }
}
