mod page;
mod parts;
mod told;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use gloo::events::EventListener;
use yew::{AttrValue, Callback, Component, Context, Html, Properties};

pub use self::parts::{Deed, Parts, Share, Steps, Trying, Verdict};
use super::effects::{self, Around, canonical, opening};
use super::keys;
use super::share::Save;
use super::{Blanks, Stage, View, address, browser, picture};
use crate::engine::job::Worker;
use crate::engine::{Document, Fault, Link, document, lab};
use crate::puzzles;
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

/// What a lab's page hears.
pub enum Message {
    /// From the parts of the page that are the same for every lab.
    Did(Deed),
    /// The lab has changed.
    Changed,
    /// The lab has come, or why it does not.
    Fetched(Result<Ware, String>),
    /// It is to be fetched again.
    Fetch,
}

/// A lab at work, whatever its puzzle.
pub trait Lab {
    /// Opens a link.
    fn open(&self, link: &Link, faults: &[Fault]);
    /// Does what a person did.
    fn did(&self, deed: Deed);
    /// What there is to show, on a narrow screen or a wide one.
    fn parts(&self, compact: bool) -> Parts;
}

/// A lab as it is fetched: how to start it on the page, and how to do its work
/// on a thread without one.
pub struct Ware {
    /// As [`Running::start`].
    pub start: fn(Callback<()>, Callback<Deed>) -> Rc<dyn Lab>,
    /// As [`lab::work`](crate::engine::lab::work).
    pub work: Worker,
}

impl Ware {
    /// The lab of a puzzle.
    pub fn of<P: View>() -> Self {
        Self { start: Running::<P>::start, work: lab::work::<P> }
    }
}

/// The page of any lab: it lays out what the lab says is to be shown.
pub struct LabPage {
    lab: Option<Rc<dyn Lab>>,
    lost: Option<String>,
    deed: Callback<Deed>,
    _keys: Option<EventListener>,
}

impl Component for LabPage {
    type Message = Message;
    type Properties = LabProps;

    fn create(context: &Context<Self>) -> Self {
        let deed = context.link().callback(Message::Did);
        context.link().send_message(Message::Fetch);
        Self { lab: None, lost: None, _keys: keys::listen(deed.clone()), deed }
    }

    fn changed(&mut self, context: &Context<Self>, before: &LabProps) -> bool {
        let LabProps { link, faults, opened, .. } = context.props();
        if *opened != before.opened
            && let Some(lab) = &self.lab
        {
            lab.open(link, faults);
        }
        true
    }

    fn update(&mut self, context: &Context<Self>, message: Message) -> bool {
        match (message, &self.lab) {
            (Message::Fetch, _) => {
                self.lost = None;
                let slug = context.props().link.slug.clone();
                let fetched = context.link().callback(Message::Fetched);
                wasm_bindgen_futures::spawn_local(async move { fetched.emit(puzzles::fetch(&slug).await) });
                true
            }
            (Message::Fetched(Err(why)), _) => {
                self.lost = Some(why);
                true
            }
            (Message::Fetched(Ok(ware)), _) => {
                let changed = context.link().callback(|()| Message::Changed);
                let lab = (ware.start)(changed, self.deed.clone());
                let LabProps { link, faults, .. } = context.props();
                lab.open(link, faults);
                self.lab = Some(lab);
                true
            }
            (Message::Changed, _) => true,
            (Message::Did(Deed::Copy(text)), _) => {
                let said = self.deed.reform(|said| Deed::Notice(Some(said)));
                effects::copy(said, text.to_string());
                false
            }
            (Message::Did(Deed::Print), _) => {
                browser::print();
                false
            }
            (Message::Did(deed), Some(lab)) => {
                lab.did(deed);
                false
            }
            (Message::Did(_), None) => false,
        }
    }

    fn view(&self, context: &Context<Self>) -> Html {
        match &self.lab {
            Some(lab) => page::page(lab.parts(context.props().compact), &self.deed),
            None => page::fetching(self.lost.as_deref(), context.link().callback(|()| Message::Fetch)),
        }
    }
}

/// A lab at work: the session, and what stands around it. Only this much is
/// made anew for every puzzle; what it shows is gathered into [`Parts`], which
/// name none, and laid out by code that all labs share.
pub struct Running<P: View> {
    session: RefCell<Session<P>>,
    around: RefCell<Around<P>>,
    opened: RefCell<Link>,
    /// What is still to be done: one thing may bring on another.
    pending: RefCell<VecDeque<Action<P>>>,
    busy: Cell<bool>,
    act: Callback<Action<P>>,
    changed: Callback<()>,
    deed: Callback<Deed>,
}

impl<P: View> Running<P> {
    /// Starts a lab. `changed` is told when there is something new to show,
    /// `deed` of what a person does with the parts that all labs share.
    pub fn start(changed: Callback<()>, deed: Callback<Deed>) -> Rc<dyn Lab> {
        Rc::new_cyclic(|lab: &Weak<Self>| {
            let lab = lab.clone();
            let act = Callback::from(move |action| {
                if let Some(lab) = lab.upgrade() {
                    lab.act(action);
                }
            });
            Self {
                session: RefCell::default(),
                around: RefCell::new(Around::new(act.clone())),
                opened: RefCell::default(),
                pending: RefCell::default(),
                busy: Cell::new(false),
                act,
                changed,
                deed,
            }
        })
    }

    fn act(&self, action: Action<P>) {
        self.pending.borrow_mut().push_back(action);
        if self.busy.replace(true) {
            return;
        }
        loop {
            let Some(action) = self.pending.borrow_mut().pop_front() else { break };
            let next = self.session.borrow().after(action);
            let before = self.session.replace(next);
            self.around.borrow_mut().react(&before, &self.session.borrow(), &self.opened.borrow());
        }
        self.busy.set(false);
        self.changed.emit(());
    }
}

impl<P: View> Lab for Running<P> {
    fn open(&self, link: &Link, faults: &[Fault]) {
        *self.opened.borrow_mut() = link.clone();
        self.act(opening(link, faults));
    }

    fn did(&self, deed: Deed) {
        if let Deed::Save(what) = deed {
            save(&self.session.borrow(), what);
        } else if let Some(action) = deed.action() {
            self.act(action);
        }
    }

    fn parts(&self, compact: bool) -> Parts {
        let session = &*self.session.borrow();
        let faults: Vec<Fault> = session.faults().cloned().collect();
        let blanks = Blanks {
            draft: session.draft().clone(),
            faults: faults.clone(),
            opened: session.opened().clone(),
            edit: self.deed.reform(|(key, value)| Deed::Edit(key, value)),
            commit: self.deed.reform(|()| Deed::Commit),
        };
        let stage = self.stage(session, compact);
        let (eyebrow, words) = told::words(session);
        let trying = session.mode() == Mode::Try;
        let (at, len) = session.line().map_or((0, 0), |line| (line.at(), line.len()));
        Parts {
            info: P::INFO,
            rules: P::RULES,
            sentence: P::sentence(&blanks),
            editor: P::editor(&blanks),
            faults,
            drawn: stage.as_ref().map(|stage| (P::stage(stage), P::picture(stage), P::beside(stage))),
            mode: session.mode(),
            eyebrow,
            words,
            at,
            len,
            playing: session.playing(),
            speed: session.speed_name(),
            share: share(session),
            solving: told::solving(session),
            trying: if trying { told::trying(session) } else { None },
            verdict: if trying { None } else { told::verdict(session) },
            steps: if trying { None } else { told::steps(session) },
            notice: session.notice().unwrap_or_default().to_owned(),
        }
    }
}

impl<P: View> Running<P> {
    fn stage(&self, session: &Session<P>, compact: bool) -> Option<Stage<P>> {
        let (question, line) = (session.question()?, session.line()?);
        let trying = session.mode() == Mode::Try;
        Some(Stage {
            instance: Rc::clone(question),
            line: line.clone(),
            answer: session.answer().cloned(),
            passage: session.passage(),
            turn: session.turn(),
            compact,
            speed: session.speed(),
            act: trying.then(|| self.act.reform(Action::Act)),
            held: session.held().filter(|_| trying),
            hold: self.act.reform(Action::Hold),
            copy: self.deed.reform(|text: String| Deed::Copy(text.into())),
            tally: session.tally().cloned(),
            tallies: session.tallies(),
            pose: self.act.reform(|(key, value)| Action::Pose(key, value)),
            choices: session.choices().clone(),
            choose: self.act.reform(|(choices, place)| Action::Choose(choices, place)),
        })
    }
}

/// The puzzle's address, that of the present step, and whether the answer can be saved.
fn share<P: View>(session: &Session<P>) -> Option<Share> {
    let link = canonical(session)?;
    let step = session.line().map_or(0, |line| line.at());
    let at_step = (session.mode() == Mode::Watch && step > 0).then(|| {
        let link = Link { step: Some(step), ..link.clone() };
        (step, address::whole(&link.to_string()))
    });
    Some(Share {
        link: AttrValue::from(address::whole(&link.to_string())),
        at_step,
        table: P::TABLES,
        can_save: session.answer().is_some_and(|answer| answer.moves().len() <= WRITTEN),
    })
}

/// Up to this many steps the page writes an answer out as text or data itself.
const WRITTEN: usize = 20_000;

fn save<P: View>(session: &Session<P>, save: Save) {
    let name = format!("stepwise-{}", P::INFO.slug);
    let table = || Some(P::table(session.question()?, session.line()?.state()));
    // A browser that refuses a file says so itself.
    let _ = match save {
        Save::Picture => picture::save(&format!("{name}.svg")),
        Save::Table => {
            table().and_then(|table| browser::download(&format!("{name}.csv"), "text/csv", &table).ok())
        }
        Save::Text | Save::Data => save_answer(session, &name, save == Save::Text),
    };
}

fn save_answer<P: View>(session: &Session<P>, name: &str, text: bool) -> Option<()> {
    let (Some(question), Some(answer)) = (session.question(), session.answer()) else { return None };
    let line = document::check::<P>(question, answer).ok()?;
    let tried = match session.trial() {
        Trial::Tried(cases) => cases,
        _ => 0,
    };
    let document = Document::new::<P>(question, answer, &line, tried);
    if text {
        browser::download(&format!("{name}.txt"), "text/plain", &document.text()).ok()
    } else {
        browser::download(&format!("{name}.json"), "application/json", &browser::json(&document.data())).ok()
    }
}
