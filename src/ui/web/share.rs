use web_sys::HtmlInputElement;
use yew::{AttrValue, Callback, FocusEvent, Html, TargetCast, html};

/// What is to be saved as a file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Save {
    /// The narrative.
    Text,
    /// The JSON the command line prints too.
    Data,
}

/// Copying the puzzle's whole address, or that of a step; saving the answer.
pub fn share(
    link: String,
    at_step: Option<(usize, String)>,
    copy: &Callback<AttrValue>,
    save: Option<&Callback<Save>>,
) -> Html {
    let row = |text: String, label: String| {
        let text = AttrValue::from(text);
        let link = text.clone();
        html! {
            <div class="share__row">
                <input readonly=true value={text} aria-label={format!("{label}: the address")} onfocus={select} />
                <button class="pill" onclick={copy.reform(move |_| link.clone())}>{ label }</button>
            </div>
        }
    };
    let file = |save: &Callback<Save>, what: Save, name: &'static str| {
        html! { <button class="pill" onclick={save.reform(move |_| what)}>{ name }</button> }
    };
    html! {
        <>
            { row(link, "Copy link".to_owned()) }
            { at_step.map(|(step, link)| row(link, format!("Copy link to step {step}"))) }
            { save.map(|save| html! {
                <div class="share__row">
                    { file(save, Save::Text, "Download text") }
                    { file(save, Save::Data, "Download data") }
                </div>
            }) }
        </>
    }
}

fn select(event: FocusEvent) {
    event.target_unchecked_into::<HtmlInputElement>().select();
}
