use yew::{Html, html};

use crate::puzzles::{PUZZLES, card};

/// The home page: a card for each lab.
pub fn home() -> Html {
    html! {
        <main class="home">
            <h1>{ "Pose a puzzle. See it solved, one reasoned step at a time." }</h1>
            <p class="lead">
                { "Take a classic or type your own. Watch each step with its reason, open the proof that nothing \
                   better exists, try it by hand with honest hints, and send the exact puzzle as a link." }
            </p>
            <ul class="cards">
                { for PUZZLES.iter().map(|info| {
                    html! {
                        <li class="card" key={info.slug}>
                            <a class="card__main" href={format!("#/{}", info.slug)}>
                                { card(info.slug) }
                                <span class="card__words">
                                    <h2>{ info.name }</h2>
                                    <span class="card__question">{ info.question }</span>
                                    <span class="card__open">{ "Open the lab" }</span>
                                </span>
                            </a>
                            <ul class="card__presets">
                                { for info.presets.iter().map(|preset| html! {
                                    <li key={preset.link}><a href={format!("#/{}", preset.link)}>{ preset.name }</a></li>
                                }) }
                            </ul>
                        </li>
                    }
                }) }
            </ul>
        </main>
    }
}
