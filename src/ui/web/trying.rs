use yew::{Callback, Html};

use super::lab::{Deed, Trying};
use super::shape::{button, shape, text};
use crate::ui::session::Ask;

/// What a person who tries it has beside the drawing: questions to ask, what
/// is said back, and the possible moves by name.
pub fn trying(part: Trying, deed: &Callback<Deed>) -> Html {
    let Trying { moves, next_hint, said, asking, unkept } = part;
    let hint = match next_hint {
        1 => "Hint",
        2 => "Hint: why?",
        _ => "Hint: which move?",
    };
    let ask = |name: &'static str, what: Ask| button("pill", name, deed.reform(move |()| Deed::Ask(what)));
    let mut answer = Vec::new();
    if let Some((title, sentence)) = said {
        answer.push(shape("p", "said__title").saying(title));
        answer.push(shape("p", "").saying(sentence));
    }
    if asking {
        let cancel = button("link", "Cancel", deed.reform(|()| Deed::Cancel));
        answer.push(shape("p", "eyebrow").with(vec![text("Solving from here … "), cancel]));
    }
    let mut parts = vec![
        shape("div", "trying__asks").with(vec![
            ask("Am I still right?", Ask::Right),
            ask(hint, Ask::Hint),
            ask("Show me from here", Ask::Show),
        ]),
        shape("div", "said").text_at("role", "status").with(answer),
    ];
    if unkept {
        parts.push(shape("p", "eyebrow trying__unkept").text_at("role", "status").saying(
            "This browser’s storage is off or full: the game will be gone after a reload. All else works, and a copied \
             link keeps the puzzle.",
        ));
    }
    if !moves.is_empty() {
        let make = |(index, name): (usize, String)| {
            let press = deed.reform(move |()| Deed::Make(index));
            shape("li", "").keyed(name.clone()).holding(button("pill pill--small", name, press))
        };
        let moves = shape("ul", "").with(moves.into_iter().enumerate().map(make).collect());
        parts.push(
            shape("details", "moves").with(vec![shape("summary", "").saying("All possible moves"), moves]),
        );
    }
    shape("div", "trying").with(parts)
}
