use yew::{Callback, Html, html};

use crate::ui::session::Ask;

/// What a person who tries it has beside the drawing: questions to ask, what
/// is `said` back (a heading and a sentence), and the possible moves by name.
/// `cancel` while the solver is asked.
pub fn trying(
    moves: Vec<String>,
    make: &Callback<usize>,
    ask: &Callback<Ask>,
    next_hint: u8,
    said: Option<(String, String)>,
    cancel: Option<Callback<()>>,
) -> Html {
    let hint = match next_hint {
        1 => "Hint",
        2 => "Hint: why?",
        _ => "Hint: which move?",
    };
    let button = |name: &'static str, what: Ask| {
        html! { <button class="pill" onclick={ask.reform(move |_| what)}>{ name }</button> }
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
                { cancel.map(|cancel| html! {
                    <p class="eyebrow">
                        { "Solving from here … " }
                        <button class="link" onclick={cancel.reform(|_| ())}>{ "Cancel" }</button>
                    </p>
                }) }
            </div>
            if !moves.is_empty() {
                <details class="moves">
                    <summary>{ "All possible moves" }</summary>
                    <ul>
                    { for moves.into_iter().enumerate().map(|(index, name)| html! {
                        <li key={name.clone()}>
                            <button class="pill pill--small" onclick={make.reform(move |_| index)}>{ name }</button>
                        </li>
                    }) }
                    </ul>
                </details>
            }
        </div>
    }
}
