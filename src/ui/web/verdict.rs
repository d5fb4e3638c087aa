use yew::{Html, html};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Solved,
    Impossible,
    TooLarge,
}

/// The verdict, which opens into the proof and what it rests on.
pub fn verdict(kind: Kind, headline: String, proof: Vec<String>, evidence: Html) -> Html {
    let (class, checked) = match kind {
        Kind::Solved => {
            ("verdict verdict--good", "Checked: each step replayed by the rules, apart from the solver.")
        }
        Kind::Impossible => ("verdict verdict--bad", ""),
        Kind::TooLarge => ("verdict", ""),
    };
    html! {
        <section {class} aria-label="Verdict">
            <h2 class="verdict__headline">{ headline }</h2>
            <p class="verdict__checked">{ checked }</p>
            <details class="proof" open={kind != Kind::Solved}>
                <summary>{ "Why: the proof" }</summary>
                { for proof.into_iter().enumerate().map(|(at, text)| html! { <p key={at}>{ text }</p> }) }
                { evidence }
            </details>
        </section>
    }
}
