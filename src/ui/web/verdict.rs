use yew::{AttrValue, Html, Properties, component, html};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Solved,
    Impossible,
    TooLarge,
}

#[derive(Properties, PartialEq)]
pub struct Props {
    pub kind: Kind,
    pub headline: AttrValue,
    /// What was checked, and how.
    pub checked: AttrValue,
    pub proof: Vec<String>,
    #[prop_or_default]
    pub children: Html,
}

/// The verdict, which opens into the proof.
#[component]
pub fn Verdict(props: &Props) -> Html {
    let class = match props.kind {
        Kind::Solved => "verdict verdict--good",
        Kind::Impossible => "verdict verdict--bad",
        Kind::TooLarge => "verdict",
    };
    html! {
        <section {class} aria-label="Verdict">
            <h2 class="verdict__headline">{ &props.headline }</h2>
            if !props.checked.is_empty() {
                <p class="verdict__checked">{ &props.checked }</p>
            }
            <details class="proof" open={props.kind != Kind::Solved}>
                <summary>{ "Why: the proof" }</summary>
                { for props.proof.iter().enumerate().map(|(at, text)| html! { <p key={at}>{ text }</p> }) }
                { props.children.clone() }
            </details>
        </section>
    }
}
