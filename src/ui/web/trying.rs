use yew::{AttrValue, Callback, Html, Properties, component, html};

use crate::ui::session::Ask;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The possible moves, in words.
    pub moves: Vec<AttrValue>,
    pub make: Callback<usize>,
    pub ask: Callback<Ask>,
    /// The hint to ask for next.
    pub next_hint: u8,
    /// Said back: a heading and a sentence.
    pub said: Option<(AttrValue, AttrValue)>,
    /// Whether the solver is asked just now.
    pub waiting: bool,
    pub cancel: Callback<()>,
}

/// What a person who tries it has beside the drawing.
#[component]
pub fn Trying(props: &Props) -> Html {
    let ask = |ask: Ask| props.ask.reform(move |_| ask);
    html! {
        <div class="trying">
            <div class="trying__asks">
                <button class="pill" onclick={ask(Ask::Right)}>{ "Am I still right?" }</button>
                <button class="pill" onclick={ask(Ask::Hint)}>
                    { match props.next_hint { 1 => "Hint", 2 => "Hint: why?", _ => "Hint: which move?" } }
                </button>
                <button class="pill" onclick={ask(Ask::Show)}>{ "Show me from here" }</button>
            </div>
            <div class="said" role="status">
                if let Some((title, text)) = &props.said {
                    <p class="said__title">{ title }</p>
                    if !text.is_empty() {
                        <p>{ text }</p>
                    }
                }
                if props.waiting {
                    <p class="eyebrow">{ "Solving from here …" }
                        <button class="link" onclick={props.cancel.reform(|_| ())}>{ "Cancel" }</button>
                    </p>
                }
            </div>
            if !props.moves.is_empty() {
                <details class="moves">
                    <summary>{ "All possible moves" }</summary>
                    <ul>
                        { for props.moves.iter().enumerate().map(|(index, text)| html! {
                            <li key={text.to_string()}>
                                <button class="pill pill--small" onclick={props.make.reform(move |_| index)}>{ text }</button>
                            </li>
                        }) }
                    </ul>
                </details>
            }
        </div>
    }
}
