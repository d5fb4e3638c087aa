mod outlet;
mod page;
mod parts;
mod staged;
mod take;
mod told;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use yew::{Callback, Component, Context, Html, Properties};

pub use self::outlet::Outlet;
pub use self::parts::{
    DIALOG, Deed, Paper, Parts, Save, Sending, Share, Sheets, Solution, Steps, Trying, Verdict,
};
use super::effects::{self, Around, opening};
use super::keys;
use super::shape::all;
use super::{Blanks, View, browser, paper};
use crate::engine::job::Worker;
use crate::engine::words::capital;
use crate::engine::{Fault, Link, lab};
use crate::puzzles;
use crate::ui::session::{Action, Mode, Session};

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
    /// Something is printed now, or no longer.
    Printing(Option<Sheets>),
    /// What shares and prints is wanted.
    Reach,
    /// It has come, or why it does not.
    Reached(Result<Outlet, String>),
}

/// A lab at work, whatever its puzzle.
pub trait Lab {
    /// Opens a link.
    fn open(&self, link: &Link, faults: &[Fault]);
    /// Does what a person did.
    fn did(&self, deed: Deed);
    /// What there is to show, on a narrow screen or a wide one.
    fn parts(&self, compact: bool) -> Parts;
    /// What there is to print.
    fn paper(&self, sheets: Sheets) -> Option<Paper>;
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

/// How long after a lab has come the rest is fetched, in milliseconds: the browser's own printing cannot wait for it.
const LATER: u32 = 2000;

/// The page of any lab: it lays out what the lab says is to be shown.
pub struct LabPage {
    lab: Option<Rc<dyn Lab>>,
    lost: Option<String>,
    deed: Callback<Deed>,
    /// The dialog for sharing, while it is open.
    sending: Option<Sending>,
    /// What is being printed.
    printing: Option<Sheets>,
    outlet: Option<Outlet>,
    /// The place that was last shown, and the one that was seen before it.
    shown: Cell<usize>,
    seen: Cell<usize>,
    _later: Option<Timeout>,
    _listeners: Vec<EventListener>,
}

impl Component for LabPage {
    type Message = Message;
    type Properties = LabProps;

    fn create(context: &Context<Self>) -> Self {
        let deed = context.link().callback(Message::Did);
        context.link().send_message(Message::Fetch);
        let printing = context.link().callback(Message::Printing);
        let listeners = keys::listen(deed.clone()).into_iter().chain(paper::listen(printing)).collect();
        Self {
            lab: None,
            lost: None,
            deed,
            sending: None,
            printing: None,
            outlet: None,
            shown: Cell::new(0),
            seen: Cell::new(0),
            _later: None,
            _listeners: listeners,
        }
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
                // Both at once; nothing is shown before it has its styles.
                let styles = browser::styles(&slug);
                wasm_bindgen_futures::spawn_local(async move {
                    let ware = puzzles::fetch(&slug).await;
                    let _ = wasm_bindgen_futures::JsFuture::from(styles).await;
                    fetched.emit(ware);
                });
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
                let reach = context.link().callback(|()| Message::Reach);
                self._later = (!link.embed).then(|| Timeout::new(LATER, move || reach.emit(())));
                true
            }
            (Message::Reach, _) => {
                if self.outlet.is_none() {
                    let reached = context.link().callback(Message::Reached);
                    wasm_bindgen_futures::spawn_local(async move {
                        reached.emit(puzzles::outlet().await);
                        // The way back should be short; if it cannot be fetched now, it is asked for again.
                        let _ = puzzles::home().await;
                    });
                }
                false
            }
            (Message::Reached(Ok(outlet)), _) => {
                self.outlet = Some(outlet);
                true
            }
            (Message::Reached(Err(why)), _) => {
                // Said only to who waits for it.
                if self.sending.take().is_some() {
                    self.deed.emit(Deed::Notice(Some(format!("{}.", capital(&why)))));
                }
                false
            }
            (Message::Changed, _) => true,
            (Message::Did(Deed::Copy(text)), _) => {
                let said = self.deed.reform(|said| Deed::Notice(Some(said)));
                effects::copy(said, text.to_string());
                false
            }
            (Message::Did(Deed::Pass(address)), _) => {
                effects::pass(address.to_string());
                false
            }
            (Message::Did(Deed::Send(sending)), _) => {
                self.sending = sending;
                if sending.is_some() {
                    context.link().send_message(Message::Reach);
                }
                true
            }
            (Message::Did(Deed::Save(what @ (Save::Vector | Save::Pixels))), _) => {
                if let Some(outlet) = &self.outlet {
                    (outlet.picture)(what, &format!("stepwise-{}", context.props().link.slug));
                }
                false
            }
            (Message::Did(Deed::Print(sheets)), _) => {
                self.sending = None;
                self.printing = Some(sheets);
                effects::print();
                true
            }
            (Message::Printing(sheets), _) => {
                // The browser's own printing prints all; what a button chose stays chosen.
                self.printing = sheets.map(|sheets| self.printing.unwrap_or(sheets));
                true
            }
            (Message::Did(Deed::Mode(_) | Deed::Ask(_)), _) if context.props().link.embed => false,
            (Message::Did(deed), Some(lab)) => {
                lab.did(deed);
                false
            }
            (Message::Did(_), None) => false,
        }
    }

    fn view(&self, context: &Context<Self>) -> Html {
        let Some(lab) = &self.lab else {
            return page::fetching(self.lost.as_deref(), context.link().callback(|()| Message::Fetch));
        };
        let LabProps { link, compact, .. } = context.props();
        let mut parts = lab.parts(*compact);
        self.shown.set(parts.at);
        if link.embed {
            return page::embedded(parts, &self.deed);
        }
        let outlet = self.outlet.as_ref();
        let sheets = self
            .printing
            .zip(outlet)
            .and_then(|(sheets, outlet)| lab.paper(sheets).map(|paper| (outlet.paper)(sheets, paper)));
        let dialog = outlet.map(|outlet| (outlet.dialog)(self.sending, &parts, &self.deed));
        if self.sending.is_some() {
            // It is said in the dialog; nobody hears the page below.
            parts.notice.clear();
        }
        // The sheets stand first: what is in a drawing is found by its first name on the page.
        all(vec![sheets.unwrap_or_default(), page::page(parts, &self.deed), dialog.unwrap_or_default()])
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        browser::modal(DIALOG, self.sending.is_some());
        if self.shown.get() != self.seen.replace(self.shown.get()) {
            browser::follow();
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
            take::save(&self.session.borrow(), what);
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
            standing: session.question().is_some(),
            edit: self.deed.reform(|(key, value)| Deed::Edit(key, value)),
            commit: self.deed.reform(|()| Deed::Commit),
        };
        let stage = self.stage(session, compact);
        let apart = stage.as_ref().and_then(P::apart);
        let (eyebrow, words) = told::words(session);
        let trying = session.mode() == Mode::Try;
        let (at, len) = session.line().map_or((0, 0), |line| (line.at(), line.len()));
        Parts {
            info: P::INFO,
            rules: P::RULES,
            sentence: P::sentence(&blanks),
            question: session.question().map(|question| P::question(question)).unwrap_or_default(),
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
            share: take::share(session).filter(|_| apart.is_none()),
            solving: told::solving(session),
            trying: if trying { told::trying(session) } else { None },
            verdict: if trying || apart.is_some() { None } else { told::verdict(session) },
            steps: if trying || apart.is_some() { None } else { told::steps(session) },
            apart,
            notice: session.notice().unwrap_or_default().to_owned(),
        }
    }

    fn paper(&self, sheets: Sheets) -> Option<Paper> {
        let session = &*self.session.borrow();
        let stage = self.stage(session, false).filter(|stage| P::apart(stage).is_none())?;
        take::paper(session, &stage, sheets)
    }
}
