use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, TargetCast, html};

use super::lab::Deed;
use super::shape::tenths;

/// How the player stands.
pub struct State<'a> {
    pub at: usize,
    pub len: usize,
    pub playing: bool,
    pub speed: &'static str,
    /// What the present step says, for the scrubber's spoken value.
    pub says: &'a str,
    /// Whether back and on undo and redo a person's moves.
    pub undoing: bool,
}

/// The most steps that get a mark each on the scrubber.
const MARKS: usize = 40;

/// The bar under the stage.
pub fn player(state: &State<'_>, deed: &Callback<Deed>) -> Html {
    let State { at, len, playing, speed, .. } = *state;
    let (back, on) = if state.undoing { ("Undo", "Redo") } else { ("One step back", "One step on") };
    let scrub = deed.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Deed::Go(input.value().parse().unwrap_or(0))
    });
    let value = format!("step {at} of {len}: {}", state.says);
    let play = if playing { ("Pause", PAUSE) } else { ("Play", PLAY) };
    html! {
        <div class="player" role="group" aria-label="Player">
            <div class="player__buttons">
                { button(deed, Deed::Play, play, len == 0) }
                { button(deed, Deed::Go(0), ("First step", FIRST), at == 0) }
                { button(deed, Deed::Back, (back, BACK), at == 0) }
                { button(deed, Deed::Forward, (on, ON), at == len) }
                { button(deed, Deed::Go(len), ("Last step", LAST), at == len) }
            </div>
            <div class="scrubber" style={format!("--done: {}%", part(at, len))}>
                <div class="scrubber__marks" aria-hidden="true">
                    { for (0..=len).filter(|_| (1..=MARKS).contains(&len)).map(|mark| html! {
                        <i key={mark} class={(mark <= at).then_some("on")} style={format!("left: {}%", part(mark, len))} />
                    }) }
                </div>
                <input type="range" min="0" max={len.to_string()} value={at.to_string()} disabled={len == 0}
                    aria-label="Step" aria-valuetext={value} oninput={scrub} />
            </div>
            <output class="player__place" aria-hidden="true">{ format!("{at} / {len}") }</output>
            <button class="player__speed" onclick={deed.reform(|_| Deed::Faster)}
                aria-label={format!("Speed {speed}, change it")}>{ speed }</button>
        </div>
    }
}

/// `at` of `len` as a percentage, to a tenth.
fn part(at: usize, len: usize) -> String {
    tenths(100.0 * at as f64 / len.max(1) as f64)
}

const PLAY: &str = "M7 4.5v15l12-7.5z";
const PAUSE: &str = "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z";
const FIRST: &str = "M6 5h2.4v14H6zM19 5v14L9 12z";
const BACK: &str = "M17 5v14L6 12z";
const ON: &str = "M7 5v14l11-7z";
const LAST: &str = "M15.6 5H18v14h-2.4zM5 5v14l10-7z";

fn button(
    deed: &Callback<Deed>,
    to: Deed,
    (label, icon): (&'static str, &'static str),
    disabled: bool,
) -> Html {
    let class = if to == Deed::Play { "player__play" } else { "player__button" };
    // aria-disabled, not disabled: a button must not lose the focus by being used.
    let onclick = deed.reform(move |_| to.clone());
    html! {
        <button {class} aria-label={label} title={label} aria-disabled={disabled.to_string()} {onclick}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d={icon} /></svg>
        </button>
    }
}
