use web_sys::HtmlInputElement;
use yew::{AttrValue, Callback, FocusEvent, Html, TargetCast, html};

use super::lab::{Deed, Share};

/// What is to be saved as a file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Save {
    /// The narrative.
    Text,
    /// The JSON the command line prints too.
    Data,
}

/// Copying the puzzle's whole address, or that of a step; saving the answer.
pub fn share(part: &Share, deed: &Callback<Deed>) -> Html {
    let row = |text: AttrValue, label: String| {
        let link = text.clone();
        html! {
            <div class="share__row">
                <input readonly=true value={text} aria-label={format!("{label}: the address")} onfocus={select} />
                <button class="pill" onclick={deed.reform(move |_| Deed::Copy(link.clone()))}>{ label }</button>
            </div>
        }
    };
    let file = |what: Save, name: &'static str| {
        html! { <button class="pill" onclick={deed.reform(move |_| Deed::Save(what))}>{ name }</button> }
    };
    html! {
        <>
            { row(part.link.clone(), "Copy link".to_owned()) }
            { part.at_step.clone().map(|(step, link)| row(link.into(), format!("Copy link to step {step}"))) }
            if part.can_save {
                <div class="share__row">
                    { file(Save::Text, "Download text") }
                    { file(Save::Data, "Download data") }
                </div>
            }
        </>
    }
}

fn select(event: FocusEvent) {
    event.target_unchecked_into::<HtmlInputElement>().select();
}
