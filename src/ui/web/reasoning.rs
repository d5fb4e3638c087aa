use yew::{Callback, Html};

use super::lab::{Deed, Steps};
use super::shape::shape;
use crate::engine::Words;
use crate::engine::words::number;

/// What this step does, why, and what is so afterwards: spoken once, in the
/// words shown. `eyebrow` is such as “Step 2 of 6”; `quiet` while it plays,
/// since a reader must not be spoken over.
pub fn reasoning(eyebrow: String, words: Words, quiet: bool) -> Html {
    let live = if quiet { "off" } else { "polite" };
    shape("div", "reasoning").text_at("aria-live", live).text_at("aria-atomic", "true").with(vec![
        shape("p", "eyebrow").saying(eyebrow),
        shape("h2", "").saying(words.say),
        shape("p", "").saying(words.why),
        shape("p", "reasoning__after").saying(words.after),
    ])
}

/// The most steps listed at once.
pub const LISTED: usize = 200;

/// Steps as an ordered list, each a button that leads there: all of them, or
/// those from `first` (counted from 1) where there are too many.
pub fn transcript(steps: Steps, at: usize, deed: &Callback<Deed>) -> Html {
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
    let step = |(say, number): (String, usize)| {
        let mut to = shape("button", "");
        if number == at {
            to = to.text_at("aria-current", "step");
        }
        let to = to.pressed(deed.reform(move |()| Deed::Go(number))).saying(say);
        shape("li", "").keyed(number).holding(to)
    };
    let list = shape("ol", "").text_at("start", first.to_string());
    shape("details", "transcript").text_at("open", "").with(vec![
        shape("summary", "").saying(title),
        list.with(steps.into_iter().zip(first..).map(step).collect()),
    ])
}
