use web_sys::HtmlInputElement;
use yew::{AttrValue, Callback, FocusEvent, Html, TargetCast, html};

use super::lab::{Deed, Share};
use super::shape::{all, button, shape};

/// What is to be saved as a file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Save {
    /// The narrative.
    Text,
    /// The JSON the command line prints too.
    Data,
    /// The present place as a table.
    Table,
    /// The present drawing.
    Picture,
}

/// Copying the puzzle's whole address, or that of a step; saving the answer.
pub fn share(part: &Share, deed: &Callback<Deed>) -> Html {
    let row = |text: AttrValue, label: String| {
        let link = text.clone();
        let spoken = format!("{label}: the address");
        shape("div", "share__row").with(vec![
            html! { <input readonly=true value={text} aria-label={spoken} onfocus={select} /> },
            button("pill", label, deed.reform(move |()| Deed::Copy(link.clone()))),
        ])
    };
    let file = |what: Save, name: &'static str| button("pill", name, deed.reform(move |()| Deed::Save(what)));
    let mut rows = vec![row(part.link.clone(), "Copy link".to_owned())];
    if let Some((step, link)) = part.at_step.clone() {
        rows.push(row(link.into(), format!("Copy link to step {step}")));
    }
    let mut files = Vec::new();
    if part.can_save {
        files = vec![file(Save::Text, "Download text"), file(Save::Data, "Download data")];
    }
    if part.table {
        files.push(file(Save::Table, "Download table (CSV)"));
    }
    files.push(file(Save::Picture, "Download picture (SVG)"));
    files.push(button("pill", "Print", deed.reform(|()| Deed::Print)));
    rows.push(shape("div", "share__row").with(files));
    all(rows)
}

fn select(event: FocusEvent) {
    event.target_unchecked_into::<HtmlInputElement>().select();
}
