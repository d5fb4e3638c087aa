use yew::{Callback, Html, html};

use super::lab::{Deed, Trying};
use crate::ui::session::Ask;

/// What a person who tries it has beside the drawing: questions to ask, what
/// is said back, and the possible moves by name.
pub fn trying(part: Trying, deed: &Callback<Deed>) -> Html {
    let Trying { moves, next_hint, said, asking } = part;
    let hint = match next_hint {
        1 => "Hint",
        2 => "Hint: why?",
        _ => "Hint: which move?",
    };
    let button = |name: &'static str, what: Ask| {
        html! { <button class="pill" onclick={deed.reform(move |_| Deed::Ask(what))}>{ name }</button> }
    };
    html! {
        <div class="trying">
            <div class="trying__asks">
                { button("Am I still right?", Ask::Right) }
                { button(hint, Ask::Hint) }
                { button("Show me from here", Ask::Show) }
            </div>
            <div class="said" role="status">
                { said.map(|(title, text)| html! { <><p class="said__title">{ title }</p><p>{ text }</p></> }) }
                if asking {
                    <p class="eyebrow">
                        { "Solving from here … " }
                        <button class="link" onclick={deed.reform(|_| Deed::Cancel)}>{ "Cancel" }</button>
                    </p>
                }
            </div>
            if !moves.is_empty() {
                <details class="moves">
                    <summary>{ "All possible moves" }</summary>
                    <ul>
                    { for moves.into_iter().enumerate().map(|(index, name)| html! {
                        <li key={name.clone()}>
                            <button class="pill pill--small" onclick={deed.reform(move |_| Deed::Make(index))}>{ name }</button>
                        </li>
                    }) }
                    </ul>
                </details>
            }
        </div>
    }
}
