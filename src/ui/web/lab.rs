use std::rc::Rc;

use yew::{Callback, Html, Properties, component, html, use_effect_with, use_reducer};

use super::effects::{self, Handle, canonical, opening};
use super::player::{self, Player};
use super::reasoning::{LISTED, Reasoning, Transcript};
use super::share::{Save, Share};
use super::trying::Trying;
use super::verdict::{Kind, Verdict};
use super::{Blanks, Stage, View, address, browser, keys};
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

/// One lab's page.
#[component]
pub fn LabPage<P: View>(props: &LabProps) -> Html {
    let session: Handle<P> = {
        let props = props.clone();
        use_reducer(move || Session::new().after(opening(&props.link, &props.faults)))
    };
    {
        let (session, props, first) = (session.dispatcher(), props.clone(), props.opened);
        let first = yew::use_mut_ref(move || first);
        use_effect_with(props.opened, move |opened| {
            // The first link was opened in making the session.
            if first.replace(*opened) != *opened {
                session.dispatch(opening(&props.link, &props.faults));
            }
        });
    }
    effects::use_typing(&session);
    effects::use_game(&session);
    effects::use_solver(&session);
    effects::use_address(&session, props.link.embed);
    effects::use_playing(&session);
    effects::use_keys(&session);
    effects::use_notice(&session);
    html! {
        <main class={format!("lab lab--{}", P::INFO.slug)}>
            { bar(&session) }
            { puzzle(&session) }
            <div class="work">
                { stage(&session, props.compact) }
                { player(&session) }
                <div class="side">
                    <section class="say" aria-label="The reasoning">{ say(&session) }</section>
                    <div class="more">{ more(&session) }</div>
                </div>
            </div>
            { key_list() }
        </main>
    }
}

fn send<P: View, T: 'static>(session: &Handle<P>, action: impl Fn(T) -> Action<P> + 'static) -> Callback<T> {
    let dispatch = session.dispatcher();
    Callback::from(move |value| dispatch.dispatch(action(value)))
}

fn bar<P: View>(session: &Handle<P>) -> Html {
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
            <div id="share" class="menu menu--wide" popover="auto" aria-label="Share">{ share(session) }</div>
            <p class="notice" role="status">{ session.notice().unwrap_or_default() }</p>
        </div>
    }
}

/// Up to this many steps the page writes an answer out as text or data itself.
const WRITTEN: usize = 20_000;

fn share<P: View>(session: &Handle<P>) -> Html {
    let Some(link) = canonical(session) else {
        return html! { <p>{ "There is no valid puzzle to share yet." }</p> };
    };
    let step = session.line().map_or(0, |line| line.at());
    let at_step = (session.mode() == Mode::Watch && step > 0).then(|| {
        let link = Link { step: Some(step), ..link.clone() };
        (step, address::whole(&link.to_string()).into())
    });
    let dispatch = session.dispatcher();
    let copy = Callback::from(move |text: yew::AttrValue| effects::copy(dispatch.clone(), text.to_string()));
    let can_save = session.answer().is_some_and(|answer| answer.moves().len() <= WRITTEN)
        && session.question().is_some();
    let save = {
        let session = session.clone();
        Callback::from(move |save| save_answer(&session, save))
    };
    html! { <Share link={address::whole(&link.to_string())} {at_step} {copy} {save} {can_save} /> }
}

fn save_answer<P: View>(session: &Session<P>, save: Save) {
    let (Some(question), Some(answer)) = (session.question(), session.answer()) else { return };
    let Ok(line) = document::check::<P>(question, answer) else { return };
    let document = Document::new::<P>(question, answer, &line);
    let name = format!("stepwise-{}", P::INFO.slug);
    // A browser that refuses the file says so itself.
    let _ = match save {
        Save::Text => browser::download(&format!("{name}.txt"), "text/plain", &document.text()),
        Save::Data => browser::download(&format!("{name}.json"), "application/json", &document.json()),
    };
}

fn puzzle<P: View>(session: &Handle<P>) -> Html {
    let faults: Vec<Fault> = session.faults().cloned().collect();
    let blanks = Blanks {
        draft: session.draft().clone(),
        faults: faults.clone(),
        opened: session.opened().clone(),
        edit: send(session, |(key, value)| Action::Edit(key, value)),
        commit: send(session, |()| Action::Commit),
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

fn stage<P: View>(session: &Handle<P>, compact: bool) -> Html {
    let (Some(question), Some(line)) = (session.question(), session.line()) else {
        return html! { <p class="stage">{ "Mend what is marked, and the puzzle stands here." }</p> };
    };
    let trying = session.mode() == Mode::Try;
    let stage = Stage {
        instance: Rc::clone(question),
        line: line.clone(),
        answer: session.answer().cloned(),
        passage: session.passage(),
        turn: session.turn(),
        compact,
        speed: session.speed(),
        act: trying.then(|| send(session, Action::Act)),
        held: session.held().filter(|_| trying),
        hold: send(session, Action::Hold),
    };
    html! {
        <>
            <section class="stage" aria-label="The drawing">{ P::stage(&stage) }</section>
            <section class="picture" aria-label="Another view">{ P::picture(&stage) }</section>
        </>
    }
}

fn player<P: View>(session: &Handle<P>) -> Html {
    let wish = send(session, |wish| match wish {
        player::Wish::Go(place) => Action::Go(place),
        player::Wish::Back => Action::Back,
        player::Wish::Forward => Action::Forward,
        player::Wish::Play => Action::Play,
        player::Wish::Faster => Action::Faster,
    });
    let (at, len) = session.line().map_or((0, 0), |line| (line.at(), line.len()));
    html! {
        <Player {at} {len} playing={session.playing()} speed={session.speed()}
            says={words(session).1.say} undoing={session.mode() == Mode::Try} {wish} />
    }
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

fn say<P: View>(session: &Handle<P>) -> Html {
    let (eyebrow, words) = words(session);
    let tab = |mode, name: &'static str| {
        let on = session.mode() == mode;
        html! {
            <button aria-pressed={on.to_string()} onclick={send(session, move |_| Action::Mode(mode))}>{ name }</button>
        }
    };
    if session.question().is_none() {
        return Html::default();
    }
    html! {
        <>
            <div class="tabs" role="group" aria-label="Watch or try">
                { tab(Mode::Watch, "Watch") }
                { tab(Mode::Try, "Try it") }
            </div>
            <Reasoning {eyebrow} {words} quiet={session.playing()} />
            if session.mode() == Mode::Try {
                { trying(session) }
            } else {
                { solving(session) }
            }
        </>
    }
}

/// What there is besides the steps, while watching: the verdict, and all steps.
fn more<P: View>(session: &Handle<P>) -> Html {
    if session.mode() == Mode::Try {
        return Html::default();
    }
    html! { <>{ verdict(session) }{ transcript(session) }</> }
}

fn solving<P: View>(session: &Handle<P>) -> Html {
    match session.solving() {
        Solving::Idle | Solving::Done(_) => Html::default(),
        Solving::Running(progress) => {
            let done = progress.map(|progress| format!("{} states so far", number(progress.done)));
            html! {
                <div class="solving" role="status">
                    <p>{ "Solving … " }{ done }</p>
                    <button class="pill" onclick={send(session, |_| Action::Cancel)}>{ "Cancel" }</button>
                </div>
            }
        }
        Solving::Cancelled => html! {
            <div class="stopped">
                <p>{ "Stopped. The puzzle stands as it was." }</p>
                <button class="pill" onclick={send(session, |_| Action::Solve)}>{ "Solve again" }</button>
            </div>
        },
        Solving::Failed(why) => html! {
            <div class="stopped" role="alert">
                <p>{ crate::engine::words::capital(why) }{ "." }</p>
                <button class="pill" onclick={send(session, |_| Action::Solve)}>{ "Solve again" }</button>
            </div>
        },
    }
}

fn verdict<P: View>(session: &Handle<P>) -> Html {
    let (Some(question), Some(answer)) = (session.question(), session.answer()) else {
        return Html::default();
    };
    let (kind, checked) = match **answer {
        Answer::Solved { .. } => {
            (Kind::Solved, "Checked: each step replayed by the rules, apart from the solver.")
        }
        Answer::Impossible { .. } => (Kind::Impossible, ""),
        Answer::TooLarge { .. } => (Kind::TooLarge, ""),
    };
    html! {
        <Verdict {kind} headline={P::headline(question, answer)} {checked} proof={P::proof(question, answer)}>
            { P::evidence(question, answer) }
        </Verdict>
    }
}

fn transcript<P: View>(session: &Handle<P>) -> Html {
    let (Some(question), Some(line)) = (session.question(), session.line()) else { return Html::default() };
    if line.is_empty() {
        return Html::default();
    }
    let first = line.at().saturating_sub(1) / LISTED * LISTED + 1;
    let answer = session.answer().map(Rc::as_ref);
    let steps: Vec<yew::AttrValue> = (first..first + LISTED)
        .map_while(|step| document::words::<P>(question, line, answer, step))
        .map(|words| words.say.into())
        .collect();
    html! { <Transcript {first} of={line.len()} {steps} at={line.at()} go={send(session, Action::Go)} /> }
}

fn trying<P: View>(session: &Handle<P>) -> Html {
    let (Some(question), Some(line)) = (session.question(), session.line()) else { return Html::default() };
    let moves = P::moves(question, line.state());
    let names = moves.iter().map(|mv| P::name(question, mv).into()).collect::<Vec<_>>();
    let dispatch = session.dispatcher();
    let make = Callback::from(move |index: usize| {
        if let Some(mv) = moves.get(index) {
            dispatch.dispatch(Action::Act(mv.clone()));
        }
    });
    let level = session.help().map_or(0, |help| help.level);
    html! {
        <Trying moves={names} {make} ask={send(session, Action::Ask)} next_hint={(level + 1).min(3)}
            said={said(session)} waiting={session.wondering().is_some()} cancel={send(session, |()| Action::Cancel)} />
    }
}

/// What is said back to a person who tries: a heading and a sentence.
fn said<P: View>(session: &Session<P>) -> Option<(yew::AttrValue, yew::AttrValue)> {
    let (question, line) = (session.question()?, session.line()?);
    let plain = |title: String, text: String| Some((title.into(), text.into()));
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
