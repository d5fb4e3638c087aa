use yew::{Callback, Html, html};

use super::lab::Steps;
use crate::engine::Words;
use crate::engine::words::number;

/// What this step does, why, and what is so afterwards: spoken once, in the
/// words shown. `eyebrow` is such as “Step 2 of 6”; `quiet` while it plays,
/// since a reader must not be spoken over.
pub fn reasoning(eyebrow: String, words: Words, quiet: bool) -> Html {
    let live = if quiet { "off" } else { "polite" };
    html! {
        <div class="reasoning" aria-live={live} aria-atomic="true">
            <p class="eyebrow">{ eyebrow }</p>
            <h2>{ words.say }</h2>
            <p>{ words.why }</p>
            <p class="reasoning__after">{ words.after }</p>
        </div>
    }
}

/// The most steps listed at once.
pub const LISTED: usize = 200;

/// Steps as an ordered list, each a button that leads there: all of them, or
/// those from `first` (counted from 1) where there are too many.
pub fn transcript(steps: Steps, at: usize, go: &Callback<usize>) -> Html {
    let Steps { first, of, say: steps } = steps;
    let title = if steps.len() == of {
        "All steps".to_owned()
    } else {
        format!(
            "Steps {} to {} of {}",
            number(first as u64),
            number((first + steps.len() - 1) as u64),
            number(of as u64)
        )
    };
    html! {
        <details class="transcript" open=true>
            <summary>{ title }</summary>
            <ol start={first.to_string()}>
                { for steps.into_iter().zip(first..).map(|(text, number)| {
                    let current = (number == at).then_some("step");
                    html! {
                        <li key={number}>
                            <button aria-current={current} onclick={go.reform(move |_| number)}>{ text }</button>
                        </li>
                    }
                }) }
            </ol>
        </details>
    }
}
