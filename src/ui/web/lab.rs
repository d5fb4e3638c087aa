use std::rc::Rc;

use web_sys::KeyboardEvent;
use yew::html::Scope;
use yew::{AttrValue, Callback, Component, Context, Html, Properties, html};

use super::effects::{self, Around, canonical, opening};
use super::keys::{self, Wish};
use super::reasoning::{self, LISTED, reasoning};
use super::share::{self, Save};
use super::verdict::{self, Kind};
use super::{Blanks, Stage, View, address, browser, player, trying};
use crate::engine::words::number;
use crate::engine::{Answer, Document, Fault, Link, Words, document};
use crate::ui::session::{Action, Ask, Help, Mode, Session, Solving};

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
        self.around.react(&before, &self.session, context.props().link.embed);
        true
    }

    fn view(&self, context: &Context<Self>) -> Html {
        let page = &Shown { session: &self.session, link: context.link() };
        html! {
            <main class={format!("lab lab--{}", P::INFO.slug)}>
                { bar(page) }
                { puzzle(page) }
                <div class="work">
                    { stage(page, context.props().compact) }
                    { player(page) }
                    <div class="side">
                        <section class="say" aria-label="The reasoning">{ say(page) }</section>
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
struct Shown<'a, P: View> {
    session: &'a Session<P>,
    link: &'a Scope<LabPage<P>>,
}

fn send<P: View, T: 'static>(page: &Shown<P>, action: impl Fn(T) -> Action<P> + 'static) -> Callback<T> {
    page.link.callback(action)
}

fn bar<P: View>(page: &Shown<P>) -> Html {
    html! {
        <div class="bar">
            <button class="pill" popovertarget="presets">{ "Classic" }<span class="bar__more">{ " instances" }</span></button>
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
    let can_save = page.session.answer().is_some_and(|answer| answer.moves().len() <= WRITTEN)
        && page.session.question().is_some();
    let session = page.session.clone();
    let save = Callback::from(move |save| save_answer(&session, save));
    share::share(address::whole(&link.to_string()), at_step, &copy, can_save.then_some(&save))
}

fn save_answer<P: View>(session: &Session<P>, save: Save) {
    let (Some(question), Some(answer)) = (session.question(), session.answer()) else { return };
    let Ok(line) = document::check::<P>(question, answer) else { return };
    let document = Document::new::<P>(question, answer, &line);
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

fn stage<P: View>(page: &Shown<P>, compact: bool) -> Html {
    let (Some(question), Some(line)) = (page.session.question(), page.session.line()) else {
        return html! { <p class="stage">{ "Mend what is marked, and the puzzle stands here." }</p> };
    };
    let trying = page.session.mode() == Mode::Try;
    let stage = Stage {
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
    };
    html! {
        <>
            <section class="stage" aria-label="The drawing">{ P::stage(&stage) }</section>
            <section class="picture" aria-label="Another view">{ P::picture(&stage) }</section>
        </>
    }
}

fn player<P: View>(page: &Shown<P>) -> Html {
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
            says: words(page.session).1.say,
            undoing: page.session.mode() == Mode::Try,
        },
        &wish,
    )
}

/// What is said of the present place: the line above, and the words.
fn words<P: View>(session: &Session<P>) -> (String, Words) {
    let (Some(question), Some(line)) = (session.question(), session.line()) else {
        return Default::default();
    };
    let watching = session.mode() == Mode::Watch;
    let answer = session.answer().filter(|_| watching).map(Rc::as_ref);
    let (at, len) = (line.at(), line.len());
    match document::words::<P>(question, line, answer, at) {
        Some(words) if watching => (format!("Step {at} of {len}"), words),
        Some(words) => (format!("Your move {at}"), words),
        None if watching => (
            "The start".to_owned(),
            Words { say: P::describe_start(question), why: P::question(question), after: String::new() },
        ),
        None => (
            "Your turn".to_owned(),
            Words { say: "Try it".to_owned(), why: P::HOW.to_owned(), after: String::new() },
        ),
    }
}

fn say<P: View>(page: &Shown<P>) -> Html {
    let (eyebrow, words) = words(page.session);
    let tab = |mode, name: &'static str| {
        let on = page.session.mode() == mode;
        html! {
            <button aria-pressed={on.to_string()} onclick={send(page, move |_| Action::Mode(mode))}>{ name }</button>
        }
    };
    if page.session.question().is_none() {
        return Html::default();
    }
    html! {
        <>
            <div class="tabs" role="group" aria-label="Watch or try">
                { tab(Mode::Watch, "Watch") }
                { tab(Mode::Try, "Try it") }
            </div>
            { reasoning(eyebrow, words, page.session.playing()) }
            if page.session.mode() == Mode::Try {
                { trying(page) }
            } else {
                { solving(page) }
            }
        </>
    }
}

/// What there is besides the steps, while watching: the verdict, and all steps.
fn more<P: View>(page: &Shown<P>) -> Html {
    if page.session.mode() == Mode::Try {
        return Html::default();
    }
    html! { <>{ verdict(page) }{ transcript(page) }</> }
}

fn solving<P: View>(page: &Shown<P>) -> Html {
    match page.session.solving() {
        Solving::Idle | Solving::Done(_) => Html::default(),
        Solving::Running(progress) => {
            let done = progress.map(|progress| format!("{} states so far", number(progress.done)));
            html! {
                <div class="solving" role="status">
                    <p>{ "Solving … " }{ done }</p>
                    <button class="pill" onclick={send(page, |_| Action::Cancel)}>{ "Cancel" }</button>
                </div>
            }
        }
        Solving::Cancelled => html! {
            <div class="stopped">
                <p>{ "Stopped. The puzzle stands as it was." }</p>
                <button class="pill" onclick={send(page, |_| Action::Solve)}>{ "Solve again" }</button>
            </div>
        },
        Solving::Failed(why) => html! {
            <div class="stopped" role="alert">
                <p>{ crate::engine::words::capital(why) }{ "." }</p>
                <button class="pill" onclick={send(page, |_| Action::Solve)}>{ "Solve again" }</button>
            </div>
        },
    }
}

fn verdict<P: View>(page: &Shown<P>) -> Html {
    let (Some(question), Some(answer)) = (page.session.question(), page.session.answer()) else {
        return Html::default();
    };
    let kind = match **answer {
        Answer::Solved { .. } => Kind::Solved,
        Answer::Impossible { .. } => Kind::Impossible,
        Answer::TooLarge { .. } => Kind::TooLarge,
    };
    html! {
        { verdict::verdict(kind, P::headline(question, answer), P::proof(question, answer), P::evidence(question, answer)) }
    }
}

fn transcript<P: View>(page: &Shown<P>) -> Html {
    let (Some(question), Some(line)) = (page.session.question(), page.session.line()) else {
        return Html::default();
    };
    if line.is_empty() {
        return Html::default();
    }
    let first = line.at().saturating_sub(1) / LISTED * LISTED + 1;
    let answer = page.session.answer().map(Rc::as_ref);
    let steps: Vec<String> = (first..first + LISTED)
        .map_while(|step| document::words::<P>(question, line, answer, step))
        .map(|words| words.say)
        .collect();
    reasoning::transcript(first, line.len(), steps, line.at(), &send(page, Action::Go))
}

fn trying<P: View>(page: &Shown<P>) -> Html {
    let (Some(question), Some(line)) = (page.session.question(), page.session.line()) else {
        return Html::default();
    };
    let moves = P::moves(question, line.state());
    let names = moves.iter().map(|mv| P::name(question, mv)).collect();
    let make = page.link.batch_callback(move |index: usize| moves.get(index).cloned().map(Action::Act));
    let level = page.session.help().map_or(0, |help| help.level);
    let said = said(page.session);
    let cancel = page.session.wondering().map(|_| send(page, |()| Action::Cancel));
    trying::trying(names, &make, &send(page, Action::Ask), (level + 1).min(3), said, cancel)
}

/// What is said back to a person who tries: a heading and a sentence.
fn said<P: View>(session: &Session<P>) -> Option<(String, String)> {
    let (question, line) = (session.question()?, session.line()?);
    let plain = |title: String, text: String| Some((title, text));
    if let Some(why) = session.refused() {
        return plain("That cannot be done".to_owned(), format!("{why}."));
    }
    let best = match session.answer().map(Rc::as_ref) {
        Some(Answer::Solved { moves, best: true, .. }) => Some(moves.as_slice()),
        _ => None,
    };
    let made = &line.moves()[..line.at()];
    let standing = |left: Option<&[P::Move]>| {
        let (title, text) = P::standing(question, made, left, best);
        plain(title, text)
    };
    let Some(Help { ask, level, outlook }) = session.help() else {
        return P::is_goal(question, line.state()).then(|| standing(Some(&[]))).flatten();
    };
    let outlook = match outlook.as_ref()? {
        Ok(outlook) => outlook,
        Err(why) => return plain("The solver could not tell".to_owned(), format!("{why}.")),
    };
    let left = match outlook.as_ref() {
        Answer::Solved { moves, .. } => moves,
        Answer::Impossible { .. } => return standing(None),
        Answer::TooLarge { need, limit } => {
            return plain(
                "Too large to tell from here".to_owned(),
                format!("It needs {need}; the limit is {limit}."),
            );
        }
    };
    let Some(next) = left.first().filter(|_| *ask != Ask::Right) else { return standing(Some(left)) };
    let here = P::from_here(question, line.state());
    let words = document::check::<P>(&here, outlook)
        .ok()
        .and_then(|line| document::words::<P>(&here, &line, None, 1))
        .unwrap_or_default();
    match (ask, level) {
        (Ask::Hint, 1) => plain("Where to look".to_owned(), P::hint(question, next)),
        (Ask::Hint, 2) => plain("The reason".to_owned(), words.why),
        (Ask::Hint, _) => plain("The move".to_owned(), format!("{}.", words.say)),
        _ => None,
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
