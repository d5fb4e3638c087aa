//! What a session does to the browser around it, and the browser to it.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::{Callback, Reducible, UseReducerDispatcher, UseReducerHandle, hook, use_effect_with, use_memo};

use super::keys::{self, Wish};
use super::solver::{Heard, Solver};
use super::store::{Game, read_game, write_game};
use super::{address, browser};
use crate::engine::job::{Request, decode, encode};
use crate::engine::{Draft, Link, Puzzle};
use crate::ui::session::{Action, Ask, Session, Solving};

impl<P: Puzzle> Reducible for Session<P> {
    type Action = Action<P>;

    fn reduce(self: Rc<Self>, action: Action<P>) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}

pub type Handle<P> = UseReducerHandle<Session<P>>;
pub type Dispatch<P> = UseReducerDispatcher<Session<P>>;

/// What opening `link` asks of the session.
pub fn opening<P: Puzzle>(link: &Link, faults: &[crate::engine::Fault]) -> Action<P> {
    let (draft, unknown) = Draft::read(P::INFO, link);
    let faults = faults.iter().cloned().chain(unknown).collect();
    Action::Open(draft, faults, link.step)
}

/// The canonical link of the puzzle on the stage.
pub fn canonical<P: Puzzle>(session: &Session<P>) -> Option<Link> {
    session.question().map(|question| P::draft(question).link())
}

/// How long after the last key the blanks are taken to be meant, in milliseconds.
const MEANT_AFTER: u32 = 500;

/// Takes the blanks to be meant once typing pauses.
#[hook]
pub fn use_typing<P: Puzzle>(session: &Handle<P>) {
    let dispatch = session.dispatcher();
    use_effect_with((session.typing(), session.draft().clone()), move |(typing, _)| {
        let timer = typing.then(|| Timeout::new(MEANT_AFTER, move || dispatch.dispatch(Action::Commit)));
        move || drop(timer)
    });
}

/// Keeps the address that of the puzzle on the stage.
#[hook]
pub fn use_address<P: Puzzle>(session: &Handle<P>, embed: bool) {
    let link = canonical(session).map(|link| Link { embed, ..link }.to_string());
    let sound = session.faults().next().is_none();
    use_effect_with((link, sound), move |(link, sound)| {
        // A faulty link stays in the address, to be seen and mended there too.
        if let Some(link) = link.as_ref().filter(|_| *sound) {
            address::replace(link);
        }
    });
}

/// Sends the session's questions to the worker, and the answers back.
#[hook]
pub fn use_solver<P: Puzzle>(session: &Handle<P>) {
    let dispatch = session.dispatcher();
    let solver = use_memo((), move |()| Solver::new(Callback::from(move |heard| hear(&dispatch, heard))));
    let session = session.clone();
    use_effect_with(session.job(), move |job| match request(&session, *job) {
        Some(request) => solver.ask(request),
        None => solver.stop(),
    });
}

fn hear<P: Puzzle>(dispatch: &Dispatch<P>, heard: Heard) {
    dispatch.dispatch(match heard {
        Heard::Progress(job, progress) => Action::Progress(job, progress),
        Heard::Answer(job, bytes) => {
            Action::Answered(job, decode(&bytes).ok_or_else(|| "the answer cannot be read".to_owned()))
        }
        Heard::Failed(job, why) => Action::Answered(job, Err(why)),
    });
}

fn request<P: Puzzle>(session: &Session<P>, id: u32) -> Option<Request> {
    let link = canonical(session)?.to_string();
    let moves = match session.solving() {
        Solving::Running(_) => &[],
        _ => session.wondering()?,
    };
    Some(Request { id, link, moves: encode(&moves) })
}

/// Brings back the game kept for this puzzle, and keeps it as it goes on.
#[hook]
pub fn use_game<P: Puzzle>(session: &Handle<P>) {
    let link = canonical(session).map(|link| link.to_string());
    let dispatch = session.dispatcher();
    use_effect_with(link.clone(), move |link| {
        if let Some(Game { moves, at }) = link.as_ref().and_then(|link| read_game(link)) {
            dispatch.dispatch(Action::Restore(moves, at));
        }
    });
    let tried = session.tried().cloned();
    let place = tried.as_ref().map(|line| (line.len(), line.at()));
    use_effect_with((link, place, session.turn()), move |(link, ..)| {
        if let (Some(link), Some(line)) = (link, tried)
            && !line.is_empty()
        {
            write_game(link, &Game { moves: line.moves().to_vec(), at: line.at() });
        }
    });
}

/// The milliseconds a step takes at speed 1.
pub const STEP: f64 = 2000.0;

/// Moves on while it plays.
#[hook]
pub fn use_playing<P: Puzzle>(session: &Handle<P>) {
    let dispatch = session.dispatcher();
    let speed = session.speed();
    use_effect_with((session.playing(), session.turn(), speed.to_bits()), move |(playing, ..)| {
        let wait = (STEP / speed) as u32;
        let timer = playing.then(|| Timeout::new(wait, move || dispatch.dispatch(Action::Tick)));
        move || drop(timer)
    });
}

/// Says a notice for a few seconds.
#[hook]
pub fn use_notice<P: Puzzle>(session: &Handle<P>) {
    let dispatch = session.dispatcher();
    use_effect_with(session.notice().map(str::to_owned), move |notice| {
        let timer =
            notice.as_ref().map(|_| Timeout::new(5000, move || dispatch.dispatch(Action::Notice(None))));
        move || drop(timer)
    });
}

/// Hears the keys of the page.
#[hook]
pub fn use_keys<P: Puzzle>(session: &Handle<P>) {
    let dispatch = session.dispatcher();
    use_effect_with(session.mode(), move |mode| {
        let mode = *mode;
        let target = browser::window();
        // Not passive: a key that acts must not scroll the page as well.
        let options = gloo::events::EventListenerOptions::enable_prevent_default();
        let listener = target.map(|target| {
            EventListener::new_with_options(&target, "keydown", options, move |event| {
                let event: &KeyboardEvent = event.unchecked_ref();
                let Some(wish) = keys::wish::<P>(event, mode) else { return };
                event.prevent_default();
                match wish {
                    Wish::Do(action) => dispatch.dispatch(action),
                    Wish::Hint => dispatch.dispatch(Action::Ask(Ask::Hint)),
                    Wish::List => show_keys(),
                }
            })
        });
        move || drop(listener)
    });
}

/// Opens the list of keys.
pub fn show_keys() {
    let dialog = browser::document().and_then(|document| document.get_element_by_id("keys"));
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<web_sys::HtmlDialogElement>().ok()) {
        // Fails only if it is open already.
        let _ = dialog.show_modal();
    }
}

/// Copies `text`, and says whether the browser allowed it.
pub fn copy<P: Puzzle>(dispatch: Dispatch<P>, text: String) {
    wasm_bindgen_futures::spawn_local(async move {
        let clipboard = browser::window().map(|window| window.navigator().clipboard());
        let done = match clipboard.filter(|clipboard| !clipboard.is_undefined()) {
            Some(clipboard) => {
                wasm_bindgen_futures::JsFuture::from(clipboard.write_text(&text)).await.is_ok()
            }
            None => false,
        };
        let said = if done {
            "Copied."
        } else {
            "The browser does not allow copying here: select the address and copy it."
        };
        dispatch.dispatch(Action::Notice(Some(said.to_owned())));
    });
}
