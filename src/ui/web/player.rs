use web_sys::HtmlInputElement;
use yew::{AttrValue, Callback, Html, InputEvent, Properties, TargetCast, component, html};

/// What the player's buttons ask for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Wish {
    /// To this step.
    Go(usize),
    /// One step back.
    Back,
    /// One step on.
    Forward,
    /// Play or pause.
    Play,
    /// The next speed.
    Faster,
}

#[derive(Properties, PartialEq)]
pub struct Props {
    pub at: usize,
    pub len: usize,
    pub playing: bool,
    pub speed: f64,
    /// What the present step says, for the scrubber's spoken value.
    pub says: AttrValue,
    /// Whether back and on undo and redo a person's moves.
    pub undoing: bool,
    pub wish: Callback<Wish>,
}

/// The most steps that get a mark each on the scrubber.
const MARKS: usize = 40;

/// The bar under the stage.
#[component]
pub fn Player(props: &Props) -> Html {
    let Props { at, len, playing, speed, .. } = *props;
    let wish = &props.wish;
    let (back, on) = if props.undoing { ("Undo", "Redo") } else { ("One step back", "One step on") };
    let scrub = wish.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Wish::Go(input.value().parse().unwrap_or(0))
    });
    let value = format!("step {at} of {len}: {}", props.says);
    let done = if len == 0 { 0.0 } else { at as f64 / len as f64 };
    html! {
        <div class="player" role="group" aria-label="Player">
            <div class="player__buttons">
                { button(wish, Wish::Play, if playing { "Pause" } else { "Play" }, if playing { PAUSE } else { PLAY }, len == 0, true) }
                { button(wish, Wish::Go(0), "First step", FIRST, at == 0, false) }
                { button(wish, Wish::Back, back, BACK, at == 0, false) }
                { button(wish, Wish::Forward, on, ON, at == len, false) }
                { button(wish, Wish::Go(len), "Last step", LAST, at == len, false) }
            </div>
            <div class="scrubber" style={format!("--done: {done:.5}")}>
                if len > 0 && len <= MARKS {
                    <div class="scrubber__marks" aria-hidden="true">
                        { for (0..=len).map(|mark| html! {
                            <i key={mark} class={(mark <= at).then_some("on")}
                                style={format!("left: {}%", 100.0 * mark as f64 / len as f64)} />
                        }) }
                    </div>
                }
                <input type="range" min="0" max={len.to_string()} value={at.to_string()} disabled={len == 0}
                    aria-label="Step" aria-valuetext={value} oninput={scrub} />
            </div>
            <output class="player__place" aria-hidden="true">{ format!("{at} / {len}") }</output>
            <button class="player__speed" onclick={wish.reform(|_| Wish::Faster)}
                aria-label={format!("Speed {speed}, change it")}>
                { format!("{}×", if speed == 0.5 { "½".to_owned() } else { speed.to_string() }) }
            </button>
        </div>
    }
}

const PLAY: &str = "M7 4.5v15l12-7.5z";
const PAUSE: &str = "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z";
const FIRST: &str = "M6 5h2.4v14H6zM19 5v14L9 12z";
const BACK: &str = "M17 5v14L6 12z";
const ON: &str = "M7 5v14l11-7z";
const LAST: &str = "M15.6 5H18v14h-2.4zM5 5v14l10-7z";

fn button(
    wish: &Callback<Wish>,
    to: Wish,
    label: &'static str,
    icon: &'static str,
    disabled: bool,
    main: bool,
) -> Html {
    let class = if main { "player__play" } else { "player__button" };
    // aria-disabled, not disabled: a button must not lose the focus by being used.
    let onclick = wish.reform(move |_| to);
    html! {
        <button {class} aria-label={label} title={label} aria-disabled={disabled.to_string()} {onclick}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d={icon} /></svg>
        </button>
    }
}
