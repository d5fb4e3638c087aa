//! Inside the proof: the layers of the search, or everything reachable.

use yew::{Html, html};

use super::super::{Best, Evidence, Instance, Jugs};
use crate::engine::words::{count, number};
use crate::engine::{Answer, AnswerOf};
use crate::ui::{download, layers};

/// The most states shown; the rest are in the file.
const SHOWN: usize = 240;

pub fn draw(instance: &Instance, answer: &AnswerOf<Jugs>) -> Html {
    match answer {
        Answer::Solved { moves, evidence, .. } if instance.best() == Best::Pours => {
            layers::table(&evidence.layers, moves.len(), "States first reached after …", "pour")
        }
        Answer::Impossible { evidence } if !evidence.reached.is_empty() => reached(instance, evidence),
        _ => Html::default(),
    }
}

fn reached(instance: &Instance, evidence: &Evidence) -> Html {
    let line = |amounts: &[u32]| amounts.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
    let all = evidence.reached.len() as u64 == evidence.states;
    let text = {
        let sizes = line(instance.sizes());
        let states = evidence.reached.iter().map(|(amounts, _)| line(amounts) + "\n").collect::<String>();
        format!("Jugs of {sizes}: what can be reached\n{states}")
    };
    // A browser that refuses the file says so itself.
    let save = move |_| drop(download("stepwise-jugs-reachable.txt", "text/plain", &text));
    html! {
        <details class="reached">
            <summary>{ if all { format!("All {} within reach", count(evidence.states, "state")) } else { "States within reach".to_owned() } }</summary>
            <ol>
                { for evidence.reached.iter().take(SHOWN).enumerate().map(|(at, (amounts, _))| html! {
                    <li key={at}>{ line(amounts) }</li>
                }) }
            </ol>
            if evidence.reached.len() > SHOWN {
                <p>{ format!("… and {} more, in the file.", number((evidence.reached.len() - SHOWN) as u64)) }</p>
            }
            <button class="pill" onclick={save}>{ "Download the list" }</button>
        </details>
    }
}
