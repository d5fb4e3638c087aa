mod told;

use std::rc::Rc;

use web_sys::KeyboardEvent;
use yew::html::Scope;
use yew::{AttrValue, Callback, Component, Context, Html, Properties, html};

use self::told::{more, say, words};
use super::effects::{self, Around, canonical, opening};
use super::keys::{self, Wish};
use super::share::{self, Save};
use super::{Blanks, Stage, View, address, browser, player};
use crate::engine::{Document, Fault, Link, document};
use crate::ui::session::{Action, Mode, Session, Trial};

/// What a lab's page is told.
#[derive(Clone, Debug, Properties, PartialEq)]
pub struct LabProps {
    /// The link that was opened, as far as it could be read.
    pub link: Link,
    /// What could not be read of it.
    pub faults: Vec<Fault>,
    /// Counts the links opened: the same one may be opened twice.
    pub opened: u32,
    /// Whether the screen is narrow.
    pub compact: bool,
}

/// One lab's page: the session, what stands around it, and how both are shown.
pub struct LabPage<P: View> {
    session: Session<P>,
    around: Around<P>,
}

impl<P: View> Component for LabPage<P> {
    type Message = Action<P>;
    type Properties = LabProps;

    fn create(context: &Context<Self>) -> Self {
        let link = context.link();
        let pressed = link.batch_callback(|event: KeyboardEvent| {
            let wish = keys::wish::<P>(&event)?;
            event.prevent_default();
            match wish {
                Wish::Do(action) => return Some(action),
                Wish::List => effects::show_keys(),
            }
            None
        });
        let mut page =
            Self { session: Session::new(), around: Around::new(link.callback(|action| action), pressed) };
        page.open(context);
        page
    }

    fn changed(&mut self, context: &Context<Self>, before: &LabProps) -> bool {
        if context.props().opened != before.opened {
            self.open(context);
        }
        true
    }

    fn update(&mut self, context: &Context<Self>, action: Action<P>) -> bool {
        let before = std::mem::take(&mut self.session);
        self.session = before.after(action);
        self.around.react(&before, &self.session, &context.props().link);
        true
    }

    fn view(&self, context: &Context<Self>) -> Html {
        let page = &Shown { session: &self.session, link: context.link() };
        let (eyebrow, words) = words(page.session);
        let stage = stage(page, context.props().compact);
        html! {
            <main class={format!("lab lab--{}", P::INFO.slug)}>
                { bar(page) }
                { puzzle(page) }
                <div class="work">
                    { drawings(stage.as_ref()) }
                    { player(page, &words.say) }
                    <div class="side">
                        <section class="say" aria-label="The reasoning">{ say(page, stage.as_ref(), eyebrow, words) }</section>
                        <div class="more">{ more(page) }</div>
                    </div>
                </div>
                { key_list() }
            </main>
        }
    }
}

impl<P: View> LabPage<P> {
    fn open(&mut self, context: &Context<Self>) {
        let LabProps { link, faults, .. } = context.props();
        self.update(context, opening(link, faults));
    }
}

/// What is shown, and where what a person does with it goes.
pub struct Shown<'a, P: View> {
    session: &'a Session<P>,
    link: &'a Scope<LabPage<P>>,
}

pub fn send<P: View, T: 'static>(page: &Shown<P>, action: impl Fn(T) -> Action<P> + 'static) -> Callback<T> {
    page.link.callback(action)
}

fn bar<P: View>(page: &Shown<P>) -> Html {
    html! {
        <div class="bar">
            <button class="pill" popovertarget="presets" aria-label="Classic instances">{ "Classic" }<span class="bar__more">{ " instances" }</span></button>
            <button class="pill" popovertarget="share">{ "Share" }</button>
            <button class="pill pill--round bar__more" aria-label="List of keys" title="Keys (?)"
                onclick={|_| effects::show_keys()}>{ "?" }</button>
            <div id="presets" class="menu" popover="auto" aria-label="Classic instances">
                <ul>
                    { for P::INFO.presets.iter().map(|preset| html! {
                        <li key={preset.link}>
                            <a href={format!("#/{}", preset.link)} onclick={|_| browser::hide("presets")}>{ preset.name }</a>
                        </li>
                    }) }
                </ul>
            </div>
            <div id="share" class="menu menu--wide" popover="auto" aria-label="Share">{ share(page) }</div>
            <p class="notice" role="status">{ page.session.notice().unwrap_or_default() }</p>
        </div>
    }
}

/// Up to this many steps the page writes an answer out as text or data itself.
const WRITTEN: usize = 20_000;

fn share<P: View>(page: &Shown<P>) -> Html {
    let Some(link) = canonical(page.session) else {
        return html! { <p>{ "There is no valid puzzle to share yet." }</p> };
    };
    let step = page.session.line().map_or(0, |line| line.at());
    let at_step = (page.session.mode() == Mode::Watch && step > 0).then(|| {
        let link = Link { step: Some(step), ..link.clone() };
        (step, address::whole(&link.to_string()))
    });
    let said = send(page, |said| Action::Notice(Some(said)));
    let copy = Callback::from(move |text: AttrValue| effects::copy(said.clone(), text.to_string()));
    let can_save = page.session.answer().is_some_and(|answer| answer.moves().len() <= WRITTEN);
    let session = page.session.clone();
    let save = Callback::from(move |save| save_answer(&session, save));
    share::share(address::whole(&link.to_string()), at_step, &copy, can_save.then_some(&save))
}

fn save_answer<P: View>(session: &Session<P>, save: Save) {
    let (Some(question), Some(answer)) = (session.question(), session.answer()) else { return };
    let Ok(line) = document::check::<P>(question, answer) else { return };
    let tried = match session.trial() {
        Trial::Tried(cases) => cases,
        _ => 0,
    };
    let document = Document::new::<P>(question, answer, &line, tried);
    let name = format!("stepwise-{}", P::INFO.slug);
    // A browser that refuses the file says so itself.
    let _ = match save {
        Save::Text => browser::download(&format!("{name}.txt"), "text/plain", &document.text()),
        Save::Data => {
            browser::download(&format!("{name}.json"), "application/json", &browser::json(&document.data()))
        }
    };
}

fn puzzle<P: View>(page: &Shown<P>) -> Html {
    let faults: Vec<Fault> = page.session.faults().cloned().collect();
    let blanks = Blanks {
        draft: page.session.draft().clone(),
        faults: faults.clone(),
        opened: page.session.opened().clone(),
        edit: send(page, |(key, value)| Action::Edit(key, value)),
        commit: send(page, |()| Action::Commit),
    };
    html! {
        <section class="puzzle" aria-label="The puzzle">
            <h1 class="puzzle__sentence">{ P::sentence(&blanks) }</h1>
            <p class="puzzle__rules">{ P::RULES }</p>
            <div role="alert">
            <ul class="faults">
                { for faults.iter().enumerate().map(|(at, fault)| html! {
                    <li key={at} id={format!("fault-{}", fault.key)}>
                        if !fault.key.is_empty() {
                            <b>{ &fault.key }</b>{ ": " }
                        }
                        { crate::engine::words::capital(&fault.message) }
                    </li>
                }) }
            </ul>
            </div>
        </section>
    }
}

fn stage<P: View>(page: &Shown<P>, compact: bool) -> Option<Stage<P>> {
    let (question, line) = (page.session.question()?, page.session.line()?);
    let trying = page.session.mode() == Mode::Try;
    Some(Stage {
        instance: Rc::clone(question),
        line: line.clone(),
        answer: page.session.answer().cloned(),
        passage: page.session.passage(),
        turn: page.session.turn(),
        compact,
        speed: page.session.speed(),
        act: trying.then(|| send(page, Action::Act)),
        held: page.session.held().filter(|_| trying),
        hold: send(page, Action::Hold),
        choices: page.session.choices().clone(),
        choose: send(page, |(choices, place)| Action::Choose(choices, place)),
    })
}

fn drawings<P: View>(stage: Option<&Stage<P>>) -> Html {
    let Some(stage) = stage else {
        return html! { <p class="stage">{ "Mend what is marked, and the puzzle stands here." }</p> };
    };
    html! {
        <>
            <section class="stage" aria-label="The drawing">{ P::stage(stage) }</section>
            <section class="picture" aria-label="Another view">{ P::picture(stage) }</section>
        </>
    }
}

fn player<P: View>(page: &Shown<P>, says: &str) -> Html {
    let wish = send(page, |wish| match wish {
        player::Wish::Go(place) => Action::Go(place),
        player::Wish::Back => Action::Back,
        player::Wish::Forward => Action::Forward,
        player::Wish::Play => Action::Play,
        player::Wish::Faster => Action::Faster,
    });
    let (at, len) = page.session.line().map_or((0, 0), |line| (line.at(), line.len()));
    player::player(
        &player::State {
            at,
            len,
            playing: page.session.playing(),
            speed: page.session.speed_name(),
            says,
            undoing: page.session.mode() == Mode::Try,
        },
        &wish,
    )
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
