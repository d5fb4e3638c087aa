//! The home card's drawing: a tag, and the term that it is.

use yew::Html;

use crate::ui::shape::{line, rect, shape, words};

pub fn draw() -> Html {
    let said = |x, y, text: &'static str| words("xml-card__text", (x, y), "start", text);
    let parts = vec![
        rect("xml-card__sheet", (14.0, 18.0), (180.0, 82.0)).at("rx", 8.0).done(),
        said(28.0, 48.0, "<book year=\"2000\">"),
        said(44.0, 68.0, "<title/>"),
        said(28.0, 88.0, "</book>"),
        line("xml-card__arrow", "M104 106v14m-6 -6l6 6 6 -6m-6 -8"),
        rect("xml-card__sheet xml-card__sheet--term", (70.0, 126.0), (236.0, 66.0)).at("rx", 8.0).done(),
        said(84.0, 153.0, "element(book, [year=Y], ["),
        said(100.0, 175.0, "element(title, [], [])])"),
    ];
    shape("svg", "card__drawing").text_at("viewBox", "0 0 320 210").text_at("aria-hidden", "true").with(parts)
}
