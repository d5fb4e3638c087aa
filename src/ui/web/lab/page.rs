//! How the parts of a lab's page are laid out.

use yew::{Callback, Html, html};

use super::super::reasoning::{reasoning, transcript};
use super::super::trying::trying;
use super::super::verdict::verdict;
use super::super::{browser, effects, keys, player, share};
use super::parts::{Deed, Parts, Solving};
use crate::engine::Fault;
use crate::engine::words::{capital, number};
use crate::ui::session::Mode;

/// The page.
pub fn page(parts: Parts, deed: &Callback<Deed>) -> Html {
    let player = player(&parts, deed);
    let bar = bar(&parts, deed);
    let (drawings, beside) = match parts.drawn {
        Some((stage, picture, beside)) => (
            html! {
                <>
                    <section class="stage" aria-label="The drawing">{ stage }</section>
                    <section class="picture" aria-label="Another view">{ picture }</section>
                </>
            },
            Some(beside),
        ),
        None => (html! { <p class="stage">{ "Mend what is marked, and the puzzle stands here." }</p> }, None),
    };
    let told = beside.map(|beside| {
        html! {
            <>
                { tabs(parts.mode, deed) }
                { reasoning(parts.eyebrow, parts.words, parts.playing) }
                { beside }
                { parts.trying.map(|part| trying(part, deed)) }
                if parts.mode == Mode::Watch {
                    { solving(parts.solving, deed) }
                }
            </>
        }
    });
    html! {
        <main class={format!("lab lab--{}", parts.info.slug)}>
            { bar }
            { puzzle(parts.sentence, parts.rules, &parts.faults) }
            <div class="work">
                { drawings }
                { player }
                <div class="side">
                    <section class="say" aria-label="The reasoning">{ told }</section>
                    <div class="more">
                        { parts.verdict.map(verdict) }
                        { parts.steps.map(|steps| transcript(steps, parts.at, &deed.reform(Deed::Go))) }
                        if parts.mode == Mode::Watch {
                            <p class="eyebrow limits">{ format!("Limits: {}.", parts.info.limits) }</p>
                        }
                    </div>
                </div>
            </div>
            { key_list() }
        </main>
    }
}

fn bar(parts: &Parts, deed: &Callback<Deed>) -> Html {
    html! {
        <div class="bar">
            <button class="pill" popovertarget="presets" aria-label="Classic instances">{ "Classic" }<span class="bar__more">{ " instances" }</span></button>
            <button class="pill" popovertarget="share">{ "Share" }</button>
            <button class="pill pill--round bar__more" aria-label="List of keys" title="Keys (?)"
                onclick={|_| effects::show_keys()}>{ "?" }</button>
            <div id="presets" class="menu" popover="auto" aria-label="Classic instances">
                <ul>
                    { for parts.info.presets.iter().map(|preset| html! {
                        <li key={preset.link}>
                            <a href={format!("#/{}", preset.link)} onclick={|_| browser::hide("presets")}>{ preset.name }</a>
                        </li>
                    }) }
                </ul>
            </div>
            <div id="share" class="menu menu--wide" popover="auto" aria-label="Share">
                { match &parts.share {
                    Some(part) => share::share(part, deed),
                    None => html! { <p>{ "There is no valid puzzle to share yet." }</p> },
                } }
            </div>
            <p class="notice" role="status">{ parts.notice.clone() }</p>
        </div>
    }
}

fn puzzle(sentence: Html, rules: &'static str, faults: &[Fault]) -> Html {
    html! {
        <section class="puzzle" aria-label="The puzzle">
            <h1 class="puzzle__sentence">{ sentence }</h1>
            <p class="puzzle__rules">{ rules }</p>
            <div role="alert">
            <ul class="faults">
                { for faults.iter().enumerate().map(|(at, fault)| html! {
                    <li key={at} id={format!("fault-{}", fault.key)}>
                        if !fault.key.is_empty() {
                            <b>{ &fault.key }</b>{ ": " }
                        }
                        { capital(&fault.message) }
                    </li>
                }) }
            </ul>
            </div>
        </section>
    }
}

fn player(parts: &Parts, deed: &Callback<Deed>) -> Html {
    player::player(
        &player::State {
            at: parts.at,
            len: parts.len,
            playing: parts.playing,
            speed: parts.speed,
            says: &parts.words.say,
            undoing: parts.mode == Mode::Try,
        },
        deed,
    )
}

fn tabs(mode: Mode, deed: &Callback<Deed>) -> Html {
    let tab = |this: Mode, name: &'static str| {
        let on = mode == this;
        html! {
            <button aria-pressed={on.to_string()} onclick={deed.reform(move |_| Deed::Mode(this))}>{ name }</button>
        }
    };
    html! {
        <div class="tabs" role="group" aria-label="Watch or try">
            { tab(Mode::Watch, "Watch") }
            { tab(Mode::Try, "Try it") }
        </div>
    }
}

fn solving(solving: Solving, deed: &Callback<Deed>) -> Html {
    let again = || html! { <button class="pill" onclick={deed.reform(|_| Deed::Solve)}>{ "Solve again" }</button> };
    match solving {
        Solving::Still => Html::default(),
        Solving::Running(done) => {
            let done = done.map(|done| format!("{} states so far", number(done)));
            html! {
                <div class="solving" role="status">
                    <p>{ "Solving … " }{ done }</p>
                    <button class="pill" onclick={deed.reform(|_| Deed::Cancel)}>{ "Cancel" }</button>
                </div>
            }
        }
        Solving::Cancelled => {
            html! { <div class="stopped"><p>{ "Stopped. The puzzle stands as it was." }</p>{ again() }</div> }
        }
        Solving::Failed(why) => {
            html! { <div class="stopped" role="alert"><p>{ capital(&why) }{ "." }</p>{ again() }</div> }
        }
    }
}

fn key_list() -> Html {
    html! {
        <dialog id="keys" class="keys" aria-labelledby="keys-title">
            <h2 id="keys-title">{ "Keys" }</h2>
            <dl>
                { for keys::KEYS.iter().map(|(key, what)| html! {
                    <div key={*key}><dt><kbd>{ *key }</kbd></dt><dd>{ *what }</dd></div>
                }) }
            </dl>
            <form method="dialog"><button class="pill">{ "Close" }</button></form>
        </dialog>
    }
}
