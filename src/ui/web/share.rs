//! The dialog for sharing: sending the puzzle, putting it on a page, taking it away.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::{AttrValue, Callback, Event, FocusEvent, Html, TargetCast, html};

use super::lab::{DIALOG, Deed, Parts, Save, Sending, Share, Sheets};
use super::shape::{all, button, classes, notice, shape};
use super::{address, effects, qr};
use crate::engine::Link;

/// The dialog; empty while it is closed.
pub fn dialog(sending: Option<Sending>, parts: &Parts, deed: &Callback<Deed>) -> Html {
    let close = deed.reform(|()| Deed::Send(None));
    let inside = match (sending, &parts.share) {
        (None, _) => Vec::new(),
        (Some(sending), Some(share)) => {
            let sections = vec![
                send(sending, share, deed),
                embed(sending, share, parts.info.name, deed),
                take(share, deed),
            ];
            vec![shape("div", "share__sections").with(sections)]
        }
        (Some(_), None) => {
            let why = parts.apart.unwrap_or("There is no valid puzzle to share yet.");
            vec![shape("div", "share__sections").holding(shape("p", "").saying(why))]
        }
    };
    let closed = deed.reform(|_: Event| Deed::Send(None));
    let title = shape("h2", "").text_at("id", "share-title").saying("Share this puzzle");
    let top = shape("button", "pill pill--round").text_at("aria-label", "Close").pressed(close).saying("✕");
    let large = sending.is_some_and(|sending| sending.large);
    // Closed by Escape too, of which only the browser tells.
    html! {
        <dialog id={DIALOG} class={classes("share", &[(large, "share--large")])} aria-labelledby="share-title" onclose={closed}>
            { shape("div", "share__top").with(vec![title, top]) }
            { all(inside) }
            { notice(if sending.is_some() { parts.notice.clone() } else { String::new() }) }
        </dialog>
    }
}

/// A part of the dialog under its name.
fn section(name: &'static str, inside: Vec<Html>) -> Html {
    let mut parts = vec![shape("h3", "").saying(name)];
    parts.extend(inside);
    shape("section", "share__section").keyed(name).with(parts)
}

fn send(sending: Sending, share: &Share, deed: &Callback<Deed>) -> Html {
    let step = share.step.filter(|_| sending.at_step);
    let whole = AttrValue::from(address::whole(&Link { step, ..share.link.clone() }.to_string()));
    let (copied, passed) = (whole.clone(), whole.clone());
    let mut acts = vec![
        shape("button", "pill pill--main")
            .pressed(deed.reform(move |()| Deed::Copy(copied.clone())))
            .saying("Copy link"),
    ];
    if effects::can_pass() {
        acts.push(button("pill", "Send …", deed.reform(move |()| Deed::Pass(passed.clone()))));
    }
    let mut parts = vec![
        html! { <input class="share__text" readonly=true value={whole.clone()} aria-label="The puzzle’s address" onfocus={select} /> },
    ];
    if let Some(step) = share.step {
        let turn =
            deed.reform(move |_: Event| Deed::Send(Some(Sending { at_step: !sending.at_step, ..sending })));
        parts.push(html! {
            <label class="share__check"><input type="checkbox" checked={sending.at_step} onchange={turn} />{ format!("Open at step {step}") }</label>
        });
    }
    parts.push(row(acts));
    let code = match qr::code(&whole) {
        Some(code) => {
            let name = if sending.large { "Make the code small again" } else { "Show the code large" };
            let turn = deed.reform(move |()| Deed::Send(Some(Sending { large: !sending.large, ..sending })));
            shape("button", "share__code")
                .text_at("aria-label", name)
                .text_at("title", name)
                .pressed(turn)
                .holding(code)
        }
        None => {
            shape("p", "share__code eyebrow").saying("This address is too long for a code; copy it instead.")
        }
    };
    section("Send it", vec![shape("div", "share__send").with(vec![shape("div", "").with(parts), code])])
}

fn embed(sending: Sending, share: &Share, lab: &str, deed: &Callback<Deed>) -> Html {
    let step = share.step.filter(|_| sending.at_step);
    let whole = address::whole(&Link { step, embed: true, ..share.link.clone() }.to_string());
    let title = format!("{lab} · Stepwise");
    let code = AttrValue::from(format!(
        "<iframe src=\"{}\" title=\"{title}\" width=\"100%\" height=\"560\" style=\"border: 0\" loading=\"lazy\"></iframe>",
        whole.split('&').collect::<Vec<_>>().join("&amp;")
    ));
    let copied = code.clone();
    let turn = deed.reform(move |()| Deed::Send(Some(Sending { preview: !sending.preview, ..sending })));
    let show = shape("button", "pill").text_at("aria-expanded", sending.preview.to_string()).pressed(turn);
    let mut parts = vec![
        html! { <textarea class="share__text" readonly=true rows="3" value={code} aria-label="Code for another page" onfocus={select_all} /> },
        row(vec![
            button("pill", "Copy code", deed.reform(move |()| Deed::Copy(copied.clone()))),
            show.saying(if sending.preview { "Hide the preview" } else { "Preview" }),
        ]),
    ];
    if sending.preview {
        // Another address in the same frame would be one more place to go back to.
        let frame = shape("iframe", "share__frame")
            .keyed(whole.clone())
            .text_at("src", whole)
            .text_at("title", "Preview: the puzzle on another page");
        parts.push(frame.done());
    }
    section("Put it on a page", parts)
}

fn take(share: &Share, deed: &Callback<Deed>) -> Html {
    let file = |what: Save, name: &'static str| button("pill", name, deed.reform(move |()| Deed::Save(what)));
    let sheet =
        |what: Sheets, name: &'static str| button("pill", name, deed.reform(move |()| Deed::Print(what)));
    let label = |name: &'static str| shape("span", "eyebrow").saying(name);
    let mut files = vec![label("Save")];
    if share.can_save {
        files.extend([file(Save::Text, "Text"), file(Save::Data, "Data (JSON)")]);
    }
    if share.table {
        files.push(file(Save::Table, "Table (CSV)"));
    }
    files.extend([file(Save::Vector, "Picture (SVG)"), file(Save::Pixels, "Picture (PNG)")]);
    let mut sheets = vec![label("Print"), sheet(Sheets::Puzzle, "Puzzle")];
    if share.can_save {
        sheets.extend([sheet(Sheets::Solution, "Solution"), sheet(Sheets::Both, "Both")]);
    }
    section("Take it away", vec![row(files), row(sheets)])
}

fn row(inside: Vec<Html>) -> Html {
    shape("div", "share__row").with(inside)
}

fn select(event: FocusEvent) {
    event.target_unchecked_into::<HtmlInputElement>().select();
}

fn select_all(event: FocusEvent) {
    event.target_unchecked_into::<HtmlTextAreaElement>().select();
}
