//! The worker, and what can become of it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use crate::engine::job::{Reply, Request, Task, decode, encode};
use crate::engine::kept::Kept;
use crate::engine::{Fault, Progress};

/// How long a worker may take to start, in milliseconds. Its files are here already, but a browser may lose a
/// request for them, as while one version of the site takes another's place.
const PATIENCE: u32 = 15_000;
/// What a person can do without a solver.
const STILL: &str = "you can still try the puzzle by hand and send its link, and the command line solves it";

thread_local! {
    /// Answers to puzzles solved before, in whatever lab.
    static KEPT: RefCell<Kept> = const { RefCell::new(Kept::new()) };
}

/// The puzzle whose whole answer a request asks for.
fn asked(request: &Request) -> Option<&str> {
    let whole = matches!(&request.task, Task::Solve(moves) if **moves == [0]);
    whole.then_some(request.link.as_str())
}

/// Forgets the answer to a puzzle: it was found wrong.
pub fn forget(link: &str) {
    KEPT.with_borrow_mut(|kept| kept.drop(link));
}

/// What the page hears of a request.
pub enum Heard {
    /// How far it has come.
    Progress(u32, Progress),
    /// The answer, encoded.
    Answer(u32, Vec<u8>),
    /// On how many cases the answer was tried, or the first it fails.
    Tried(u32, Result<u64, String>),
    /// What is told of a place, encoded.
    Tally(u32, Vec<u8>),
    /// What was found on the way, a list, encoded.
    Found(u32, Vec<u8>),
    /// A query's search has come to its end.
    Surveyed(u32),
    /// It came to nothing: why, in words.
    Failed(u32, String),
}

/// One solver thread. It is never asked to stop: it is ended, and a fresh one
/// takes its place, so that a hung or broken one is no special case.
pub struct Solver {
    hear: Callback<Heard>,
    running: RefCell<Option<Running>>,
    asked: Rc<RefCell<Option<Request>>>,
}

struct Running {
    worker: Worker,
    ready: Rc<Cell<bool>>,
    dead: Rc<Cell<bool>>,
    _listeners: [EventListener; 2],
    /// Takes it for lost when it does not start; ends with it.
    _patience: Timeout,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Solver {
    /// A solver that starts when it is first asked.
    pub fn new(hear: Callback<Heard>) -> Self {
        Self { hear, running: RefCell::default(), asked: Rc::default() }
    }

    /// The same, already starting, so that it is warm when first asked.
    pub fn warm(self) -> Self {
        self.respawn();
        self
    }

    /// Asks for one thing, in place of whatever was asked before.
    pub fn ask(&self, request: Request) {
        self.stop();
        if self.running.borrow().as_ref().is_none_or(|running| running.dead.get()) {
            self.respawn();
        }
        let id = request.id;
        let kept =
            asked(&request).and_then(|link| KEPT.with_borrow_mut(|kept| kept.get(link).map(<[u8]>::to_vec)));
        if let Some(answer) = kept {
            return self.hear.emit(Heard::Answer(id, answer));
        }
        *self.asked.borrow_mut() = Some(request);
        match self.running.borrow().as_ref() {
            Some(running) if running.ready.get() => post(&running.worker, &self.asked),
            Some(_) => {}
            None => self.hear.emit(Heard::Failed(
                id,
                format!("this browser does not let the page start its solver; {STILL}"),
            )),
        }
    }

    /// Ends whatever is being done.
    pub fn stop(&self) {
        if self.asked.borrow_mut().take().is_some() {
            self.respawn();
        }
    }

    fn respawn(&self) {
        // The old worker ends here, with its memory.
        *self.running.borrow_mut() = None;
        *self.running.borrow_mut() = self.spawn();
    }

    fn spawn(&self) -> Option<Running> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let script = super::browser::meta("stepwise-worker")?;
        let worker = Worker::new_with_options(&script, &options).ok()?;
        let (ready, dead) = (Rc::new(Cell::new(false)), Rc::new(Cell::new(false)));
        let message = {
            let (worker, ready) = (worker.clone(), ready.clone());
            let (asked, hear) = (self.asked.clone(), self.hear.clone());
            EventListener::new(&worker.clone(), "message", move |event| {
                let event: &MessageEvent = event.unchecked_ref();
                let Some(reply) = decode(&Uint8Array::new(&event.data()).to_vec()) else { return };
                match reply {
                    Reply::Ready => {
                        ready.set(true);
                        post(&worker, &asked);
                    }
                    Reply::Progress(id, progress) => hear.emit(Heard::Progress(id, progress)),
                    Reply::Found(id, findings) => hear.emit(Heard::Found(id, findings.into_vec())),
                    Reply::Surveyed(id) => {
                        asked.borrow_mut().take();
                        hear.emit(Heard::Surveyed(id));
                    }
                    Reply::Answer(id, answer) => {
                        let answer = answer.into_vec();
                        let request = asked.borrow_mut().take();
                        if let Some(link) = request.as_ref().and_then(self::asked) {
                            KEPT.with_borrow_mut(|kept| kept.put(link.to_owned(), answer.clone()));
                        }
                        hear.emit(Heard::Answer(id, answer));
                    }
                    Reply::Tried(id, tried) => {
                        asked.borrow_mut().take();
                        hear.emit(Heard::Tried(id, tried));
                    }
                    Reply::Tally(id, tally) => {
                        asked.borrow_mut().take();
                        hear.emit(Heard::Tally(id, tally.into_vec()));
                    }
                    Reply::Faults(id, faults) => {
                        asked.borrow_mut().take();
                        let faults: Vec<_> = faults.iter().map(Fault::to_string).collect();
                        hear.emit(Heard::Failed(id, faults.join("; ")));
                    }
                }
            })
        };
        let error = {
            let (dead, asked, hear) = (dead.clone(), self.asked.clone(), self.hear.clone());
            EventListener::new(&worker, "error", move |event| {
                dead.set(true);
                let what = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message).unwrap_or_default();
                let lost = asked.borrow_mut().take();
                if let Some(request) = lost {
                    let why = if what.is_empty() {
                        format!("the solver could not be loaded; {STILL}")
                    } else {
                        format!("the solver stopped ({what}); a fresh one takes the next question")
                    };
                    hear.emit(Heard::Failed(request.id, why));
                }
            })
        };
        let patience = {
            let (ready, dead) = (ready.clone(), dead.clone());
            let (asked, hear) = (self.asked.clone(), self.hear.clone());
            Timeout::new(PATIENCE, move || {
                if !ready.get() {
                    dead.set(true);
                    if let Some(request) = asked.borrow_mut().take() {
                        let why = "the solver has not started; solving again starts a fresh one";
                        hear.emit(Heard::Failed(request.id, why.to_owned()));
                    }
                }
            })
        };
        Some(Running { worker, ready, dead, _listeners: [message, error], _patience: patience })
    }
}

fn post(worker: &Worker, asked: &RefCell<Option<Request>>) {
    if let Some(request) = asked.borrow().as_ref() {
        // Bytes can always be posted.
        let _ = worker.post_message(&Uint8Array::from(encode(request).as_slice()));
    }
}
