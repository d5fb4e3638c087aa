use std::rc::Rc;

use gloo::events::EventListener;
use yew::{Html, Reducible, component, html, use_effect_with, use_reducer};

use super::home::Home;
use super::{LabProps, address, browser, store};
use crate::engine::{Fault, Link};
use crate::puzzles;

/// What the whole page can be in.
#[derive(Clone, PartialEq)]
struct Shell {
    link: Link,
    faults: Vec<Fault>,
    opened: u32,
    compact: bool,
    theme: Option<&'static str>,
}

enum Change {
    /// The address now says this.
    Address(String),
    /// The screen is narrow now, or no longer.
    Compact(bool),
    /// The other theme.
    Theme,
}

/// Screens up to here get drawings composed for them.
const COMPACT: &str = "(max-width: 44rem)";
const DARK: &str = "(prefers-color-scheme: dark)";

impl Shell {
    fn new() -> Self {
        let (link, faults) = Link::read(&address::read());
        let theme = store::read("theme").and_then(|kept| THEMES.into_iter().find(|theme| *theme == kept));
        Self { link, faults, opened: 0, compact: browser::matches(COMPACT), theme }
    }
}

const THEMES: [&str; 2] = ["light", "dark"];

impl Reducible for Shell {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut next = Shell::clone(&self);
        match change {
            Change::Address(text) => {
                (next.link, next.faults) = Link::read(&text);
                next.opened += 1;
            }
            Change::Compact(compact) => next.compact = compact,
            Change::Theme => {
                let dark = match next.theme {
                    Some(theme) => theme == "dark",
                    None => browser::matches(DARK),
                };
                next.theme = Some(if dark { "light" } else { "dark" });
            }
        }
        Rc::new(next)
    }
}

/// The page: home or a lab, and the frame around both.
#[component]
pub fn App() -> Html {
    let shell = use_reducer(Shell::new);
    {
        let dispatch = shell.dispatcher();
        use_effect_with((), move |()| {
            let heard = dispatch.clone();
            let address = address::listen(move || heard.dispatch(Change::Address(address::read())));
            let narrow = browser::window().and_then(|window| window.match_media(COMPACT).ok().flatten());
            let narrow = narrow.map(|list| {
                EventListener::new(&list.clone(), "change", move |_| {
                    dispatch.dispatch(Change::Compact(list.matches()));
                })
            });
            move || drop((address, narrow))
        });
    }
    use_effect_with(shell.theme, |theme| {
        browser::root_attribute("data-theme", *theme);
        store::write("theme", *theme);
    });
    let info = puzzles::find(&shell.link.slug);
    use_effect_with((info.map(|info| info.slug), shell.opened), move |_| {
        if let Some(document) = browser::document() {
            let lab = info.map_or(String::new(), |info| format!("{} · ", info.name));
            document.set_title(&format!("{lab}Stepwise"));
        }
    });
    let change_theme = {
        let dispatch = shell.dispatcher();
        move |_| dispatch.dispatch(Change::Theme)
    };
    html! {
        <>
            if !shell.link.embed {
                <header class="frame">
                    <a class="skip" href="#/" onclick={skip}>{ "Skip to the puzzle" }</a>
                    <a class="brand" href="#/">{ "Stepwise" }</a>
                    if let Some(info) = info {
                        <span class="frame__lab">{ info.name }</span>
                    }
                    <button class="pill pill--round frame__theme" aria-label="Light or dark" title="Light or dark"
                        onclick={change_theme}>{ "◐" }</button>
                </header>
            }
            <div id="content" tabindex="-1">{ content(&shell) }</div>
        </>
    }
}

/// Moves the focus by script: a `#content` address would be taken for a puzzle.
fn skip(event: yew::MouseEvent) {
    event.prevent_default();
    browser::focus("content");
}

fn content(shell: &Shell) -> Html {
    let slug = shell.link.slug.as_str();
    if puzzles::find(slug).is_some() {
        let props = LabProps {
            link: shell.link.clone(),
            faults: shell.faults.clone(),
            opened: shell.opened,
            compact: shell.compact,
        };
        return puzzles::page(slug, props);
    }
    let lost = if slug.is_empty() {
        shell.faults.first().map(|fault| fault.message.clone())
    } else {
        Some(format!("“{slug}” is no lab here; these are."))
    };
    html! {
        <>
            if let Some(lost) = lost {
                <p class="lost" role="alert">{ lost }</p>
            }
            <Home />
        </>
    }
}
