//! The home card's drawing: two jugs and a pour.

use yew::{Html, html};

pub fn draw() -> Html {
    html! {
        <svg class="card__drawing jugs-card" viewBox="0 0 320 210" aria-hidden="true">
            <clipPath id="card-small"><path d={SMALL} /></clipPath>
            <clipPath id="card-large"><path d={LARGE} /></clipPath>
            <path class="ink" d="M16 190H304" />
            <g clip-path="url(#card-small)"><rect class="water jugs-card__small" x="40" y="104" width="90" height="100" /></g>
            <g clip-path="url(#card-large)"><rect class="water jugs-card__large" x="170" y="52" width="120" height="150" /></g>
            <path class="stream jugs-card__stream" pathLength="100" d="M121 100C121 20 230 10 230 70V120" />
            <path class="ink" d="M46 98Q52 99 52 107V174Q52 190 68 190H106Q122 190 122 174V107Q122 99 128 98" />
            <path class="ink" d="M170 44Q176 45 176 53V172Q176 190 194 190H266Q284 190 284 172V53Q284 45 290 44" />
            <text class="amount jugs-card__text" x="87" y="160">{ "3" }</text>
            <text class="amount jugs-card__text" x="230" y="160">{ "7" }</text>
        </svg>
    }
}

const SMALL: &str = "M46 98Q52 99 52 107V174Q52 190 68 190H106Q122 190 122 174V107Q122 99 128 98z";
const LARGE: &str = "M170 44Q176 45 176 53V172Q176 190 194 190H266Q284 190 284 172V53Q284 45 290 44z";
