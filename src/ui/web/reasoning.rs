use yew::{AttrValue, Callback, Html, Properties, component, html};

use crate::engine::Words;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// Such as “Step 2 of 6”.
    pub eyebrow: AttrValue,
    pub words: Words,
    /// Quiet while it plays: a reader must not be spoken over.
    pub quiet: bool,
}

/// What this step does, why, and what is so afterwards: spoken once, in the words shown.
#[component]
pub fn Reasoning(props: &Props) -> Html {
    let live = if props.quiet { "off" } else { "polite" };
    html! {
        <div class="reasoning" aria-live={live} aria-atomic="true">
            <p class="eyebrow">{ &props.eyebrow }</p>
            <h2>{ &props.words.say }</h2>
            if !props.words.why.is_empty() {
                <p>{ &props.words.why }</p>
            }
            if !props.words.after.is_empty() {
                <p class="reasoning__after">{ &props.words.after }</p>
            }
        </div>
    }
}

/// The most steps listed at once.
pub const LISTED: usize = 200;

#[derive(Properties, PartialEq)]
pub struct TranscriptProps {
    /// The place of the first item, from 1.
    pub first: usize,
    /// How many steps there are in all.
    pub of: usize,
    pub steps: Vec<AttrValue>,
    /// The present step.
    pub at: usize,
    pub go: Callback<usize>,
}

/// All steps as an ordered list, each a button that leads there.
#[component]
pub fn Transcript(props: &TranscriptProps) -> Html {
    let all = props.steps.len() == props.of;
    html! {
        <details class="transcript" open=true>
            <summary>
                { if all { "All steps".to_owned() } else {
                    format!("Steps {} to {} of {}", props.first, props.first + props.steps.len() - 1, props.of)
                } }
            </summary>
            <ol start={props.first.to_string()}>
                { for props.steps.iter().enumerate().map(|(index, text)| {
                    let number = props.first + index;
                    let current = (number == props.at).then_some("step");
                    html! {
                        <li key={number}>
                            <button aria-current={current} onclick={props.go.reform(move |_| number)}>{ text }</button>
                        </li>
                    }
                }) }
            </ol>
        </details>
    }
}
