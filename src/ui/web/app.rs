use gloo::events::EventListener;
use yew::{Component, Context, Html, Properties, html};

use super::shape::{all, button, shape};
use super::{LabPage, LabProps, address, browser, store};
use crate::engine::words::capital;
use crate::engine::{Fault, Link};
use crate::puzzles;

/// The home page, as it is fetched.
#[derive(Clone, Debug)]
pub struct Home(fn() -> Html);

impl PartialEq for Home {
    /// There is only one.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// What the page begins with.
#[derive(Clone, Debug, Default, PartialEq, Properties)]
pub struct AppProps {
    /// The home page, if that is what is opened.
    pub home: Option<Home>,
}

/// Shows the page in place of what stands in `root`, once there is something to show.
pub fn show(root: web_sys::Element) {
    wasm_bindgen_futures::spawn_local(async move {
        let slug = Link::read(&address::read()).0.slug;
        let home = match puzzles::title(&slug) {
            Some(_) => None,
            // What cannot be fetched is asked for again, and said, by the page itself.
            None => puzzles::home().await.ok().map(Home),
        };
        yew::Renderer::<App>::with_root_and_props(root, AppProps { home }).render();
    });
}

/// The page: home or a lab, and the frame around both.
pub struct App {
    link: Link,
    faults: Vec<Fault>,
    opened: u32,
    /// Another page has been gone to, and not been drawn yet.
    arriving: bool,
    compact: bool,
    theme: Option<&'static str>,
    /// The home page, or why it does not come; none while nobody has asked for it.
    home: Option<Result<Home, String>>,
    _listeners: Vec<EventListener>,
}

pub enum Change {
    /// Another link was gone to.
    Address,
    /// The screen is narrow now, or no longer.
    Compact(bool),
    /// The other theme.
    Theme,
    /// The home page has come, or why it does not.
    Home(Result<Home, String>),
    /// It is to be fetched.
    Fetch,
}

/// Screens up to here get drawings composed for them.
const COMPACT: &str = "(max-width: 44rem)";
const DARK: &str = "(prefers-color-scheme: dark)";
const THEMES: [&str; 2] = ["light", "dark"];

impl Component for App {
    type Message = Change;
    type Properties = AppProps;

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
            home: context.props().home.clone().map(Ok),
            _listeners: address.into_iter().chain(narrow).collect(),
        };
        app.open(context);
        app
    }

    fn update(&mut self, context: &Context<Self>, change: Change) -> bool {
        match change {
            Change::Address => {
                let slug = self.link.slug.clone();
                self.open(context);
                self.arriving = slug != self.link.slug;
            }
            Change::Compact(compact) => self.compact = compact,
            Change::Theme => self.turn(),
            Change::Home(home) => self.home = Some(home),
            Change::Fetch => fetch(context),
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
        let content = shape("div", "")
            .text_at("id", "content")
            .text_at("tabindex", "-1")
            .holding(self.content(context));
        if self.link.embed {
            return content;
        }
        let name = puzzles::title(&self.link.slug).unwrap_or_default();
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
    fn open(&mut self, context: &Context<Self>) {
        (self.link, self.faults) = Link::read(&address::read());
        for (_, value) in &mut self.link.values {
            *value = browser::composed(value);
        }
        self.opened += 1;
        let lab = puzzles::title(&self.link.slug).map_or(String::new(), |title| format!("{title} · "));
        if let Some(document) = browser::document() {
            document.set_title(&format!("{lab}Stepwise"));
        }
        if lab.is_empty() && !matches!(self.home, Some(Ok(_))) {
            fetch(context);
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

    fn content(&self, context: &Context<Self>) -> Html {
        let slug = self.link.slug.as_str();
        if puzzles::title(slug).is_some() {
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
        let home = match &self.home {
            Some(Ok(Home(draw))) => draw(),
            Some(Err(why)) => shape("main", "lab").with(vec![
                shape("p", "lost").text_at("role", "alert").saying(format!("{}.", capital(why))),
                button("pill", "Try again", context.link().callback(|()| Change::Fetch)),
            ]),
            None => {
                shape("main", "lab").with(vec![shape("p", "solving").saying("The labs are on their way …")])
            }
        };
        all(vec![lost.unwrap_or_default(), home])
    }
}

/// Fetches the home page.
fn fetch(context: &Context<App>) {
    let come = context.link().callback(|home: Result<fn() -> Html, String>| Change::Home(home.map(Home)));
    wasm_bindgen_futures::spawn_local(async move { come.emit(puzzles::home().await) });
}

/// Moves the focus by script: a `#content` address would be taken for a puzzle.
fn skip(event: yew::MouseEvent) {
    event.prevent_default();
    browser::focus("content");
}
