use gloo::events::EventListener;
use yew::{Component, Context, Html, html};

use super::home::home;
use super::shape::{all, shape};
use super::{LabPage, LabProps, address, browser, store};
use crate::engine::{Fault, Link};
use crate::puzzles;

/// The page: home or a lab, and the frame around both.
pub struct App {
    link: Link,
    faults: Vec<Fault>,
    opened: u32,
    /// Another page has been gone to, and not been drawn yet.
    arriving: bool,
    compact: bool,
    theme: Option<&'static str>,
    _listeners: Vec<EventListener>,
}

pub enum Change {
    /// Another link was gone to.
    Address,
    /// The screen is narrow now, or no longer.
    Compact(bool),
    /// The other theme.
    Theme,
}

/// Screens up to here get drawings composed for them.
const COMPACT: &str = "(max-width: 44rem)";
const DARK: &str = "(prefers-color-scheme: dark)";
const THEMES: [&str; 2] = ["light", "dark"];

impl Component for App {
    type Message = Change;
    type Properties = ();

    fn create(context: &Context<Self>) -> Self {
        let heard = context.link().callback(|()| Change::Address);
        let narrowed = context.link().callback(Change::Compact);
        let list = browser::window().and_then(|window| window.match_media(COMPACT).ok().flatten());
        let narrow = list
            .map(|list| EventListener::new(&list.clone(), "change", move |_| narrowed.emit(list.matches())));
        let address = address::listen(move || heard.emit(()));
        let kept = store::read("theme");
        let mut app = Self {
            link: Link::default(),
            faults: Vec::new(),
            opened: 0,
            arriving: false,
            compact: browser::matches(COMPACT),
            theme: THEMES.into_iter().find(|theme| kept.as_deref() == Some(*theme)),
            _listeners: address.into_iter().chain(narrow).collect(),
        };
        app.open();
        app
    }

    fn update(&mut self, _: &Context<Self>, change: Change) -> bool {
        match change {
            Change::Address => {
                let slug = self.link.slug.clone();
                self.open();
                self.arriving = slug != self.link.slug;
            }
            Change::Compact(compact) => self.compact = compact,
            Change::Theme => self.turn(),
        }
        true
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        // The link that was followed is gone with its page: reading goes on at the top of the new one.
        if std::mem::take(&mut self.arriving) {
            browser::focus("content");
        }
    }

    fn view(&self, context: &Context<Self>) -> Html {
        let turn = context.link().callback(|()| Change::Theme);
        let content =
            shape("div", "").text_at("id", "content").text_at("tabindex", "-1").holding(self.content());
        if self.link.embed {
            return content;
        }
        let name = puzzles::find(&self.link.slug).map_or("", |info| info.name);
        let frame = shape("header", "frame").with(vec![
            html! { <a class="skip" href="#/" onclick={skip}>{ "Skip to the puzzle" }</a> },
            shape("a", "brand").text_at("href", "#/").saying("Stepwise"),
            shape("span", "frame__lab").saying(name),
            shape("button", "pill pill--round frame__theme")
                .text_at("aria-label", "Light or dark")
                .text_at("title", "Light or dark")
                .pressed(turn)
                .saying("◐"),
        ]);
        all(vec![frame, content])
    }
}

impl App {
    fn open(&mut self) {
        (self.link, self.faults) = Link::read(&address::read());
        for (_, value) in &mut self.link.values {
            *value = browser::composed(value);
        }
        self.opened += 1;
        let lab = puzzles::find(&self.link.slug).map_or(String::new(), |info| format!("{} · ", info.name));
        if let Some(document) = browser::document() {
            document.set_title(&format!("{lab}Stepwise"));
        }
    }

    fn turn(&mut self) {
        let dark = match self.theme {
            Some(theme) => theme == "dark",
            None => browser::matches(DARK),
        };
        self.theme = Some(THEMES[usize::from(!dark)]);
        browser::root_attribute("data-theme", self.theme);
        store::write("theme", self.theme);
    }

    fn content(&self) -> Html {
        let slug = self.link.slug.as_str();
        if puzzles::find(slug).is_some() {
            let props = LabProps {
                link: self.link.clone(),
                faults: self.faults.clone(),
                opened: self.opened,
                compact: self.compact,
            };
            return html! { <LabPage key={slug.to_owned()} ..props /> };
        }
        let lost = match self.faults.first() {
            Some(fault) => Some(fault.message.clone()),
            None if slug.is_empty() => None,
            None => Some(format!("“{slug}” is no lab here; these are.")),
        };
        let lost = lost.map(|lost| shape("p", "lost").text_at("role", "alert").saying(lost));
        all(vec![lost.unwrap_or_default(), home()])
    }
}

/// Moves the focus by script: a `#content` address would be taken for a puzzle.
fn skip(event: yew::MouseEvent) {
    event.prevent_default();
    browser::focus("content");
}
