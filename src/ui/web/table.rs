//! A small table of plain text.

use yew::{Html, html};

/// A row: its cells, the first of which names it, and its class.
pub type Row = (&'static str, Vec<String>);

/// A table with its caption, the names of its columns if they need any, and its rows.
pub fn table(class: &'static str, caption: String, head: &[&'static str], rows: Vec<Row>) -> Html {
    let cell = |(at, text): (usize, String)| match at {
        0 => html! { <th scope="row">{ text }</th> },
        _ => html! { <td>{ text }</td> },
    };
    html! {
        <table {class}>
            <caption>{ caption }</caption>
            if !head.is_empty() {
                <thead><tr>{ for head.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
            }
            <tbody>
                { for rows.into_iter().enumerate().map(|(at, (class, cells))| html! {
                    <tr key={at} {class}>{ for cells.into_iter().enumerate().map(cell) }</tr>
                }) }
            </tbody>
        </table>
    }
}
