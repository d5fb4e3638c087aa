//! What a change of the session does to the browser around it.

use gloo::timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlDialogElement;
use yew::{Callback, Html, html};

use super::solver::{Heard, Solver, forget};
use super::store::{Game, read_game, write_game};
use super::{address, browser};
use crate::engine::job::{Request, Task, decode, encode};
use crate::engine::{Draft, Fault, Link, Puzzle, Timeline};
use crate::ui::session::{Action, Session, Solving};

/// How long after the last key the blanks are taken to be meant, in milliseconds.
const MEANT_AFTER: u32 = 500;
/// How long something is said in passing, in milliseconds.
const NOTICE: u32 = 5000;
/// The most moves of a game that is kept: it is written anew at every move.
const KEPT: usize = 10_000;
/// The milliseconds a step takes at speed 1.
pub const STEP: f64 = 2000.0;

/// What opening `link` asks of the session.
pub fn opening<P: Puzzle>(link: &Link, faults: &[Fault]) -> Action<P> {
    let (draft, unknown) = Draft::read(P::INFO, link);
    let faults = faults.iter().cloned().chain(unknown).collect();
    Action::Open(draft, faults, link.step)
}

/// The canonical link of the puzzle on the stage.
pub fn canonical<P: Puzzle>(session: &Session<P>) -> Option<Link> {
    session.question().map(|question| P::draft(question).link())
}

/// The worker and the timers: all that outlives one change.
pub struct Around<P: Puzzle> {
    send: Callback<Action<P>>,
    solver: Solver,
    /// Tries answers on all their cases, or tells of places, while the solver is free for questions.
    trier: Solver,
    /// Answers queries beside the puzzle.
    surveyor: Solver,
    typing: Option<Timeout>,
    playing: Option<Timeout>,
    notice: Option<Timeout>,
}

impl<P: Puzzle> Around<P> {
    /// Starts the worker; nothing else happens yet. `send` takes what the browser does to the session.
    pub fn new(send: Callback<Action<P>>) -> Self {
        let hearing = |failed: fn(u32, String) -> Action<P>| {
            send.reform(move |heard| match heard {
                Heard::Progress(job, progress) => Action::Progress(job, progress),
                Heard::Answer(job, bytes) => Action::Answered(
                    job,
                    decode(&bytes).ok_or_else(|| "the answer cannot be read".to_owned()),
                ),
                Heard::Tried(job, tried) => Action::Tried(job, tried),
                Heard::Tally(job, bytes) => Action::Tallied(job, decode(&bytes)),
                Heard::Found(job, bytes) => Action::Met(job, decode(&bytes).unwrap_or_default()),
                Heard::Surveyed(job) => Action::Surveyed(job, Ok(())),
                Heard::Failed(job, why) => failed(job, why),
            })
        };
        let solver = Solver::new(hearing(|job, why| Action::Answered(job, Err(why)))).warm();
        let trier = Solver::new(hearing(|job, why| {
            if P::TALLIES { Action::Tallied(job, None) } else { Action::Tried(job, Err(why)) }
        }));
        let surveyor = Solver::new(send.reform(|heard| match heard {
            Heard::Progress(job, progress) => Action::Surveying(job, progress),
            Heard::Found(job, bytes) => Action::Found(job, decode(&bytes).unwrap_or_default()),
            Heard::Surveyed(job) => Action::Surveyed(job, Ok(())),
            Heard::Failed(job, why) => Action::Surveyed(job, Err(why)),
            // Nothing else is asked of it.
            Heard::Answer(..) | Heard::Tried(..) | Heard::Tally(..) => Action::Notice(None),
        }));
        Self { send, solver, trier, surveyor, typing: None, playing: None, notice: None }
    }

    /// Does what follows from `before` having become `now`, where `opened` is
    /// the link last opened.
    pub fn react(&mut self, before: &Session<P>, now: &Session<P>, opened: &Link) {
        self.blanks(before, now);
        self.worker(before, now);
        self.trial(before, now);
        self.tally(before, now);
        self.survey(before, now);
        self.timers(before, now);
        self.games(before, now);
        // A faulty link stays in the address, to be seen and mended there too.
        let sound = |session: &Session<P>| canonical(session).filter(|_| session.faults().next().is_none());
        let link = sound(now);
        if link != sound(before)
            && let Some(link) = link
        {
            // The step stays too, so that a reload comes back to it.
            let step = opened.step.filter(|_| now.draft() == now.opened());
            address::replace(&Link { step, embed: opened.embed, ..link }.to_string());
        }
    }

    /// Takes the blanks to be meant once typing pauses.
    fn blanks(&mut self, before: &Session<P>, now: &Session<P>) {
        if !now.typing() {
            self.typing = None;
        } else if before.draft() != now.draft() {
            self.typing = Some(self.later(MEANT_AFTER, || Action::Commit));
        }
    }

    /// Sends the session's questions to the worker.
    fn worker(&mut self, before: &Session<P>, now: &Session<P>) {
        if matches!(now.solving(), Solving::Failed(_))
            && let Some(link) = canonical(now)
        {
            forget(&link.to_string());
        }
        if before.job() != now.job() {
            match request(now) {
                Some(request) => self.solver.ask(request),
                None => self.solver.stop(),
            }
        }
    }

    /// Has the answer tried on its cases.
    fn trial(&mut self, before: &Session<P>, now: &Session<P>) {
        if before.trying() != now.trying() {
            match (now.trying(), canonical(now)) {
                (Some(id), Some(link)) => {
                    self.trier.ask(Request { id, link: link.to_string(), task: Task::Try });
                }
                _ => self.trier.stop(),
            }
        }
    }

    /// Has the present place told of.
    fn tally(&mut self, before: &Session<P>, now: &Session<P>) {
        let job = |session: &Session<P>| session.tallying().map(|(job, _)| job);
        if job(before) != job(now) {
            match (now.tallying(), canonical(now)) {
                (Some((id, moves)), Some(link)) => {
                    let task = Task::Tally(encode(&moves).into());
                    self.trier.ask(Request { id, link: link.to_string(), task });
                }
                _ => self.trier.stop(),
            }
        }
    }

    /// Has a query answered.
    fn survey(&mut self, before: &Session<P>, now: &Session<P>) {
        if before.survey().running() != now.survey().running() {
            match (now.survey().running(), canonical(now)) {
                (Some(id), Some(link)) => {
                    let task = Task::Survey(encode(&now.survey().query).into());
                    self.surveyor.ask(Request { id, link: link.to_string(), task });
                }
                _ => self.surveyor.stop(),
            }
        }
    }

    /// Moves on while it plays, and ends what is said in passing.
    fn timers(&mut self, before: &Session<P>, now: &Session<P>) {
        let beat = |session: &Session<P>| (session.playing(), session.turn(), session.speed().to_bits());
        if beat(before) != beat(now) {
            let wait = (STEP / now.speed()) as u32;
            self.playing = now.playing().then(|| self.later(wait, || Action::Tick));
        }
        if before.notice() != now.notice() {
            self.notice = now.notice().map(|_| self.later(NOTICE, || Action::Notice(None)));
        }
    }

    /// Brings back the game kept for a new puzzle, and keeps it as it goes on.
    fn games(&mut self, before: &Session<P>, now: &Session<P>) {
        let link = || now.question().map(|question| P::draft(&P::played(question)).link().to_string());
        if before.question() != now.question() {
            if let Some(Game { moves, at }) = link().and_then(|link| read_game(&link)) {
                self.send.emit(Action::Restore(moves, at));
            }
            return;
        }
        let place = |session: &Session<P>| session.tried().map(|line| (line.len(), line.at()));
        let kept = |line: &&Timeline<P>| (1..=KEPT).contains(&line.len());
        if (place(before), before.turn()) != (place(now), now.turn())
            && let (Some(link), Some(line)) = (link(), now.tried().filter(kept))
        {
            let kept = write_game(&link, &Game { moves: line.moves().to_vec(), at: line.at() });
            if kept == now.unkept() {
                self.send.emit(Action::Kept(kept));
            }
        }
    }

    fn later(&self, wait: u32, action: fn() -> Action<P>) -> Timeout {
        let send = self.send.clone();
        Timeout::new(wait, move || send.emit(action()))
    }
}

fn request<P: Puzzle>(session: &Session<P>) -> Option<Request> {
    let link = canonical(session)?.to_string();
    let moves = match session.solving() {
        Solving::Running(_) => &[],
        _ => session.wondering()?,
    };
    Some(Request { id: session.job(), link, task: Task::Solve(encode(&moves).into()) })
}

/// Opens the list of keys.
pub fn show_keys() {
    // Fails only if it is open already.
    browser::element::<HtmlDialogElement>("keys").map(|dialog| dialog.show_modal());
}

/// A button that copies `text`.
pub fn copy_button(text: &str, copy: &Callback<String>) -> Html {
    let text = text.to_owned();
    let onclick = copy.reform(move |_| text.clone());
    html! { <button class="pill pill--small" {onclick}>{ "Copy" }</button> }
}

/// Copies `text`, and says whether the browser allowed it.
pub fn copy(said: Callback<String>, text: String) {
    wasm_bindgen_futures::spawn_local(async move {
        let clipboard = browser::window().map(|window| window.navigator().clipboard());
        let done = match clipboard.filter(|clipboard| !clipboard.is_undefined()) {
            Some(clipboard) => {
                wasm_bindgen_futures::JsFuture::from(clipboard.write_text(&text)).await.is_ok()
            }
            None => false,
        };
        let words = if done {
            "Copied."
        } else {
            "The browser does not allow copying here: select the address and copy it."
        };
        said.emit(words.to_owned());
    });
}

/// The system’s own sharing, where there is one.
fn passing() -> Option<(web_sys::Navigator, js_sys::Function)> {
    let navigator = browser::window()?.navigator();
    let share = js_sys::Reflect::get(&navigator, &JsValue::from_str("share")).ok()?;
    Some((navigator, share.dyn_into().ok()?))
}

/// Whether the system has sharing of its own.
pub fn can_pass() -> bool {
    passing().is_some()
}

/// Hands an address to the system’s own sharing.
pub fn pass(address: String) {
    let Some((navigator, share)) = passing() else { return };
    let data = js_sys::Object::new();
    // Fails only for objects that are sealed, and this one is new.
    let _ = js_sys::Reflect::set(&data, &JsValue::from_str("url"), &JsValue::from_str(&address));
    let Ok(promise) = share.call1(&navigator, &data) else { return };
    let promise: js_sys::Promise = promise.unchecked_into();
    wasm_bindgen_futures::spawn_local(async move {
        // A person who changes their mind is no fault.
        let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
    });
}

/// Opens the browser’s printing, once what is printed stands on the page.
pub fn print() {
    Timeout::new(0, browser::print).forget();
}
