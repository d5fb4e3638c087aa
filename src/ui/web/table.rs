//! A small table of plain text.

use yew::Html;

use super::shape::shape;

/// A row: its cells, the first of which names it, and its class.
pub type Row = (&'static str, Vec<String>);

/// A table with its caption, the names of its columns if they need any, and its rows.
pub fn table(class: &'static str, caption: String, head: &[&'static str], rows: Vec<Row>) -> Html {
    let cell = |(at, text): (usize, String)| match at {
        0 => shape("th", "").text_at("scope", "row").saying(text),
        _ => shape("td", "").saying(text),
    };
    let row = |(at, (class, cells)): (usize, Row)| {
        shape("tr", class).keyed(at).with(cells.into_iter().enumerate().map(cell).collect())
    };
    let mut parts = vec![shape("caption", "").saying(caption)];
    if !head.is_empty() {
        let names = head.iter().map(|name| shape("th", "").text_at("scope", "col").saying(*name)).collect();
        parts.push(shape("thead", "").holding(shape("tr", "").with(names)));
    }
    parts.push(shape("tbody", "").with(rows.into_iter().enumerate().map(row).collect()));
    shape("table", class).with(parts)
}
