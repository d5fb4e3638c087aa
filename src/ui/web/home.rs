use yew::Html;

use super::browser;
use super::shape::shape;
use crate::engine::{Info, Preset};
use crate::puzzles::{PUZZLES, card};

/// How many classic instances a card offers; the lab has them all.
const PRESETS: usize = 4;

/// The home page: a card for each lab.
pub fn home() -> Html {
    let card = |info: &&'static Info| {
        // Until they have come the drawing is not seen.
        let _ = browser::styles(info.slug);
        let words = shape("div", "card__words").with(vec![
            shape("h2", "").saying(info.name),
            shape("div", "card__question").saying(info.question),
            shape("span", "card__open").saying("Open the lab"),
        ]);
        let lab = shape("a", "card__main").text_at("href", format!("#/{}", info.slug));
        let preset = |preset: &Preset| {
            let link = shape("a", "").text_at("href", format!("#/{}", preset.link)).saying(preset.name);
            shape("li", "").keyed(preset.link).holding(link)
        };
        shape("li", "").text_at("class", format!("card card--{}", info.slug)).keyed(info.slug).with(vec![
            lab.with(vec![card(info.slug), words]),
            shape("ul", "card__presets").with(info.presets.iter().take(PRESETS).map(preset).collect()),
        ])
    };
    shape("main", "home").with(vec![
        shape("h1", "").saying("Pose a puzzle. See it solved, one reasoned step at a time."),
        shape("p", "lead").saying(
            "Take a classic or type your own. Watch each step with its reason, open the proof that nothing better \
             exists, try it by hand with honest hints, and send the exact puzzle as a link.",
        ),
        shape("ul", "cards").with(PUZZLES.iter().map(card).collect()),
    ])
}
