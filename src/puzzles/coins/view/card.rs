//! The home card's drawing: a balance that tips.

use yew::{Html, html};

pub fn draw() -> Html {
    let coin = |x: u32, name: &'static str| {
        html! {
            <g key={name} transform={format!("translate({x} 112)")}>
                <circle class="coin__base" r="15" /><circle class="coin__rim" r="11.5" />
                <text class="coins-card__text" y="5.5">{ name }</text>
            </g>
        }
    };
    html! {
        <svg class="card__drawing coins-card" viewBox="0 0 320 210" aria-hidden="true">
            <path class="ink" d="M16 190H304" />
            <path class="brass brass__deep" d="M116 190H204L192 178H128z" />
            <path class="brass" d="M154 178L157 52H163L166 178z" />
            <g class="coins-card__beam">
                <path class="brass" d="M60 42Q160 24 260 42V50Q160 36 60 50z" />
                <circle class="brass brass__deep" cx="160" cy="44" r="8" />
            </g>
            <g class="coins-card__left">
                <path class="ink" d="M22 128L60 46L98 128" />
                <path class="brass" d="M14 128H106Q98 148 60 148Q22 148 14 128z" />
                { coin(43, "1") }{ coin(77, "2") }
            </g>
            <g class="coins-card__right">
                <path class="ink" d="M222 128L260 46L298 128" />
                <path class="brass" d="M214 128H306Q298 148 260 148Q222 148 214 128z" />
                { coin(243, "3") }{ coin(277, "4") }
            </g>
        </svg>
    }
}
