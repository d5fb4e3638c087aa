//! The browser app's entry.

fn main() {
    yew::Renderer::<stepwise::ui::App>::with_root(
        web_sys::window()
            .and_then(|window| window.document())
            .and_then(|document| document.get_element_by_id("app"))
            .expect("index.html has #app"),
    )
    .render();
}
