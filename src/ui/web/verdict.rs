use yew::{Html, html};

use super::lab::Verdict;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Solved,
    Impossible,
    TooLarge,
}

/// The verdict, which opens into the proof and what it rests on.
pub fn verdict(verdict: Verdict) -> Html {
    let Verdict { kind, checked, headline, proof, evidence } = verdict;
    let class = match kind {
        Kind::Solved => "verdict verdict--good",
        Kind::Impossible => "verdict verdict--bad",
        Kind::TooLarge => "verdict",
    };
    html! {
        <section {class} aria-label="Verdict">
            <h2 class="verdict__headline">{ headline }</h2>
            if kind == Kind::Solved {
                <p class="verdict__checked">{ checked }</p>
            }
            <details class="proof" open={kind != Kind::Solved}>
                <summary>{ "Why: the proof" }</summary>
                { for proof.into_iter().enumerate().map(|(at, text)| html! { <p key={at}>{ text }</p> }) }
                { evidence }
            </details>
        </section>
    }
}
