//! How the parts of a lab's page are laid out.

use yew::{Callback, Html};

use super::super::reasoning::{reasoning, transcript};
use super::super::shape::{all, button, notice, shape, text};
use super::super::trying::trying;
use super::super::verdict::verdict;
use super::super::{address, browser, effects, keys, player};
use super::parts::{Deed, Parts, Sending, Solving};
use crate::engine::words::capital;
use crate::engine::{Fault, Info, Link};
use crate::ui::session::Mode;

/// The page.
pub fn page(parts: Parts, deed: &Callback<Deed>) -> Html {
    let (watching, alone) = (parts.mode == Mode::Watch, parts.apart.is_some());
    let player = if alone { Html::default() } else { player(&parts, deed) };
    let bar = bar(&parts, deed);
    let section = |class, label: &'static str| shape("section", class).text_at("aria-label", label);
    let (drawings, told) = match parts.drawn {
        Some((stage, _, beside)) if alone => (section("stage", "The drawing").holding(stage), beside),
        Some((stage, picture, beside)) => (
            all(vec![
                section("stage", "The drawing").holding(stage),
                section("picture", "Another view").holding(picture),
            ]),
            all(vec![
                tabs(parts.mode, deed),
                reasoning(parts.eyebrow, parts.words, parts.playing),
                beside,
                parts.trying.map(|part| trying(part, deed)).unwrap_or_default(),
                if watching { solving(parts.solving, deed) } else { Html::default() },
            ]),
        ),
        None => {
            (shape("p", "stage").saying("Mend what is marked, and the puzzle stands here."), Html::default())
        }
    };
    let mut more = Vec::new();
    more.extend(parts.steps.map(|steps| transcript(steps, parts.at, deed)));
    if watching {
        more.push(shape("p", "eyebrow limits").saying(format!("Limits: {}.", parts.info.limits)));
    }
    let side = vec![
        section("say", "The reasoning").holding(told),
        parts.verdict.map(verdict).unwrap_or_default(),
        shape("div", "more").with(more),
    ];
    let work = vec![drawings, player, shape("div", "side").with(side)];
    shape("main", "").text_at("class", format!("lab lab--{}", parts.info.slug)).with(vec![
        bar,
        puzzle(parts.sentence, parts.rules, &parts.faults, parts.editor),
        shape("div", "work").with(work),
        key_list(),
    ])
}

/// The page within another: the drawing, its player, and the way to all else.
pub fn embedded(parts: Parts, deed: &Callback<Deed>) -> Html {
    let player = player(&parts, deed);
    let address = |share: &super::parts::Share| {
        address::whole(&Link { step: share.step, ..share.link.clone() }.to_string())
    };
    let open = shape("a", "embed__open")
        .text_at("href", parts.share.as_ref().map_or_else(|| address::whole(""), address))
        .text_at("target", "_blank")
        .text_at("rel", "noopener")
        .saying("Open in Stepwise");
    let mut inside = vec![shape("h1", "embed__question").saying(parts.question)];
    match parts.drawn {
        Some((stage, ..)) if parts.apart.is_some() => inside.push(shape("div", "stage").holding(stage)),
        Some((stage, ..)) if parts.faults.is_empty() => inside.extend([
            shape("div", "stage").holding(stage),
            reasoning(parts.eyebrow, parts.words, parts.playing),
            solving(parts.solving, deed),
            player,
        ]),
        _ => inside.push(faults(&parts.faults)),
    }
    inside.push(open);
    // Within another page it is one landmark of several, and says which.
    let class = format!("lab embed lab--{}", parts.info.slug);
    shape("main", "").text_at("class", class).text_at("aria-label", parts.info.name).with(inside)
}

/// The page while its lab is on the way, or is lost.
pub fn fetching(lost: Option<&str>, again: Callback<()>) -> Html {
    let inside = match lost {
        None => vec![shape("p", "solving").saying("The lab is on its way …")],
        Some(why) => vec![
            shape("p", "lost").text_at("role", "alert").saying(format!("{}.", capital(why))),
            button("pill", "Try again", again),
        ],
    };
    shape("main", "lab").with(inside)
}

fn bar(parts: &Parts, deed: &Callback<Deed>) -> Html {
    let menu = shape("div", "menu").text_at("id", "presets").text_at("popover", "auto");
    shape("div", "bar").with(vec![
        shape("button", "pill")
            .text_at("popovertarget", "presets")
            .text_at("aria-label", "Classic instances")
            .with(vec![text("Classic"), shape("span", "bar__more").saying(" instances")]),
        button("pill", "Share", deed.reform(|()| Deed::Send(Some(Sending::default())))),
        shape("button", "pill pill--round bar__more")
            .text_at("aria-label", "List of keys")
            .text_at("title", "Keys (?)")
            .pressed(Callback::from(|()| effects::show_keys()))
            .saying("?"),
        menu.text_at("aria-label", "Classic instances").holding(presets(parts.info)),
        notice(parts.notice.clone()),
    ])
}

fn presets(info: &'static Info) -> Html {
    let hide = Callback::from(|()| browser::hide("presets"));
    let preset = |preset: &'static crate::engine::Preset| {
        let link = shape("a", "").text_at("href", format!("#/{}", preset.link)).pressed(hide.clone());
        shape("li", "").keyed(preset.link).holding(link.saying(preset.name))
    };
    shape("ul", "").with(info.presets.iter().map(preset).collect())
}

fn puzzle(sentence: Html, rules: &'static str, wrong: &[Fault], editor: Html) -> Html {
    shape("section", "puzzle").text_at("aria-label", "The puzzle").with(vec![
        shape("h1", "puzzle__sentence").holding(sentence),
        if rules.is_empty() { Html::default() } else { shape("p", "puzzle__rules").saying(rules) },
        faults(wrong),
        editor,
    ])
}

fn faults(wrong: &[Fault]) -> Html {
    let fault = |(at, fault): (usize, &Fault)| {
        let mut parts = Vec::new();
        if !fault.key.is_empty() {
            parts.push(shape("b", "").saying(fault.key.clone()));
            parts.push(text(": "));
        }
        parts.push(text(capital(&fault.message)));
        shape("li", "").keyed(at).text_at("id", format!("fault-{}", fault.key)).with(parts)
    };
    let list = shape("ul", "faults").with(wrong.iter().enumerate().map(fault).collect());
    shape("div", "").text_at("role", "alert").holding(list)
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
        shape("button", "")
            .text_at("aria-pressed", (mode == this).to_string())
            .pressed(deed.reform(move |()| Deed::Mode(this)))
            .saying(name)
    };
    shape("div", "tabs")
        .text_at("role", "group")
        .text_at("aria-label", "Watch or try")
        .with(vec![tab(Mode::Watch, "Watch"), tab(Mode::Try, "Try it")])
}

fn solving(solving: Solving, deed: &Callback<Deed>) -> Html {
    let told = |class, role: &'static str, said: String, name: &'static str, what: Deed| {
        let press = deed.reform(move |()| what.clone());
        shape("div", class)
            .text_at("role", role)
            .with(vec![shape("p", "").saying(said), button("pill", name, press)])
    };
    match solving {
        Solving::Still => Html::default(),
        Solving::Running(done) => {
            told("solving", "status", format!("Solving … {done}"), "Cancel", Deed::Cancel)
        }
        Solving::Cancelled => {
            let said = "Stopped. The puzzle stands as it was.".to_owned();
            told("stopped", "status", said, "Solve again", Deed::Solve)
        }
        Solving::Failed(why) => {
            told("stopped", "alert", format!("{}.", capital(&why)), "Solve again", Deed::Solve)
        }
    }
}

fn key_list() -> Html {
    let row = |(key, what): &(&'static str, &'static str)| {
        let key_name = shape("dt", "").holding(shape("kbd", "").saying(*key));
        shape("div", "").keyed(*key).with(vec![key_name, shape("dd", "").saying(*what)])
    };
    let close = shape("button", "pill").saying("Close");
    shape("dialog", "keys").text_at("id", "keys").text_at("aria-labelledby", "keys-title").with(vec![
        shape("h2", "").text_at("id", "keys-title").saying("Keys"),
        shape("dl", "").with(keys::KEYS.iter().map(row).collect()),
        shape("form", "").text_at("method", "dialog").holding(close),
    ])
}
