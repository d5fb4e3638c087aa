//! A person's own procedure, pasted and checked on every case.

use yew::{Callback, Html, html};

use super::super::procedure::{WRITTEN, check};
use super::super::reading::read;
use super::super::{Choices, Coinage};
use super::beside::choose;
use crate::engine::words::{capital, number};
use crate::ui::Stage;
use crate::ui::fields::area;

const SAMPLE: &str = "1 v 2\n  if left sinks: 1 v 3\n    if left sinks: 1 is heavy\n    if level: 2 is light\n  …";

pub fn draw(stage: &Stage<Coinage>) -> Html {
    if stage.instance.coins() > WRITTEN {
        return Html::default();
    }
    let typed = choose(stage, None, |choices, pasted| {
        choices.pasted = pasted;
        choices.verdict = None;
    });
    let checked = {
        let (choose, choices, instance) = (stage.choose.clone(), stage.choices.clone(), stage.instance.clone());
        Callback::from(move |_| {
            let verdict = read(&choices.pasted).and_then(|procedure| check(&instance, &procedure));
            let verdict = verdict.map(|cases| format!("right in all {} cases", number(cases)));
            choose.emit((Choices { verdict: Some(verdict), ..choices.clone() }, None));
        })
    };
    html! {
        <details class="own">
            <summary>{ "Check a whole procedure of your own" }</summary>
            { area("Your procedure", stage.choices.pasted.clone(), SAMPLE, typed) }
            <button class="pill" onclick={checked}>{ "Check it" }</button>
            <div role="status">
                { match &stage.choices.verdict {
                    Some(Ok(text)) => html! { <p class="own__good">{ capital(text) }{ "." }</p> },
                    Some(Err(text)) => html! { <p class="own__bad">{ capital(text) }{ "." }</p> },
                    None => Html::default(),
                } }
            </div>
        </details>
    }
}
