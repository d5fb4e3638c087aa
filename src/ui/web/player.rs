use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, TargetCast, html};

use super::lab::Deed;
use super::shape::{line, shape, tenths};

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
    let mark = |mark: usize| {
        let on = if mark <= at { "on" } else { "" };
        shape("i", on).keyed(mark).text_at("style", format!("left: {}%", part(mark, len))).done()
    };
    let marks = (0..=len).filter(|_| (1..=MARKS).contains(&len)).map(mark).collect();
    let buttons = vec![
        button(deed, Deed::Play, play, len == 0),
        button(deed, Deed::Go(0), ("First step", FIRST), at == 0),
        button(deed, Deed::Back, (back, BACK), at == 0),
        button(deed, Deed::Forward, (on, ON), at == len),
        button(deed, Deed::Go(len), ("Last step", LAST), at == len),
    ];
    shape("div", "player").text_at("role", "group").text_at("aria-label", "Player").with(vec![
        shape("div", "player__buttons").with(buttons),
        shape("div", "scrubber").text_at("style", format!("--done: {}%", part(at, len))).with(vec![
            shape("div", "scrubber__marks").text_at("aria-hidden", "true").with(marks),
            html! {
                <input type="range" min="0" max={len.to_string()} value={at.to_string()} disabled={len == 0}
                    aria-label="Step" aria-valuetext={value} oninput={scrub} />
            },
        ]),
        shape("output", "player__place").text_at("aria-hidden", "true").saying(format!("{at} / {len}")),
        shape("button", "player__speed")
            .text_at("aria-label", format!("Speed {speed}, change it"))
            .pressed(deed.reform(|()| Deed::Faster))
            .saying(speed),
    ])
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
    let icon = shape("svg", "")
        .text_at("viewBox", "0 0 24 24")
        .text_at("aria-hidden", "true")
        .holding(line("", icon));
    shape("button", class)
        .text_at("aria-label", label)
        .text_at("title", label)
        .text_at("aria-disabled", disabled.to_string())
        .pressed(deed.reform(move |()| to.clone()))
        .holding(icon)
}
