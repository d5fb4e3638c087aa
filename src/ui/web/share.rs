use web_sys::HtmlInputElement;
use yew::{AttrValue, Callback, FocusEvent, Html, Properties, TargetCast, component, html};

/// What is to be saved as a file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Save {
    /// The narrative.
    Text,
    /// The JSON the command line prints too.
    Data,
}

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The whole address of the puzzle.
    pub link: AttrValue,
    /// The present step and its whole address; none at the start.
    pub at_step: Option<(usize, AttrValue)>,
    pub copy: Callback<AttrValue>,
    pub save: Callback<Save>,
    pub can_save: bool,
}

/// Copying the link, and taking the answer away.
#[component]
pub fn Share(props: &Props) -> Html {
    let select = |event: FocusEvent| event.target_unchecked_into::<HtmlInputElement>().select();
    let row = |text: AttrValue, label: String| {
        let link = text.clone();
        html! {
            <div class="share__row">
                <input readonly=true value={text} aria-label={format!("{label}: the address")} onfocus={select} />
                <button class="pill" onclick={props.copy.reform(move |_| link.clone())}>{ label }</button>
            </div>
        }
    };
    html! {
        <>
            { row(props.link.clone(), "Copy link".to_owned()) }
            if let Some((step, link)) = &props.at_step {
                { row(link.clone(), format!("Copy link to step {step}")) }
            }
            if props.can_save {
                <div class="share__row">
                    <button class="pill" onclick={props.save.reform(|_| Save::Text)}>{ "Download text" }</button>
                    <button class="pill" onclick={props.save.reform(|_| Save::Data)}>{ "Download data" }</button>
                </div>
            }
        </>
    }
}
