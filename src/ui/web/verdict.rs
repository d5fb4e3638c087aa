use yew::Html;

use super::lab::Verdict;
use super::shape::shape;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Solved,
    Fault,
    Impossible,
    TooLarge,
}

/// The verdict, which opens into the proof and what it rests on.
pub fn verdict(verdict: Verdict) -> Html {
    let Verdict { kind, checked, headline, proof, evidence } = verdict;
    let class = match kind {
        Kind::Solved => "verdict verdict--good",
        Kind::Fault | Kind::Impossible => "verdict verdict--bad",
        Kind::TooLarge => "verdict",
    };
    let mut inside = vec![shape("summary", "").saying("Why: the proof")];
    let paragraph = |(at, text): (usize, String)| shape("p", "").keyed(at).saying(text);
    inside.extend(proof.into_iter().enumerate().map(paragraph));
    inside.push(evidence);
    let details = shape("details", "proof");
    let details = if kind == Kind::Solved { details } else { details.text_at("open", "") };
    let mut parts = vec![shape("h2", "verdict__headline").saying(headline)];
    if matches!(kind, Kind::Solved | Kind::Fault) {
        parts.push(shape("p", "verdict__checked").saying(checked));
    }
    parts.push(details.with(inside));
    shape("section", class).text_at("aria-label", "Verdict").with(parts)
}
