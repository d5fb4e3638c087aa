mod page;
mod parts;
mod told;

use std::rc::Rc;

use web_sys::KeyboardEvent;
use yew::{AttrValue, Callback, Component, Context, Html, Properties};

pub use self::parts::{Deed, Parts, Share, Steps, Trying, Verdict};
use super::effects::{self, Around, canonical, opening};
use super::keys::{self, Wish};
use super::share::Save;
use super::{Blanks, Stage, View, address, browser};
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

/// What a lab's page hears.
pub enum Message<P: View> {
    /// From the drawings, the blanks, the worker and the timers.
    Act(Action<P>),
    /// From the parts of the page that are the same for every lab.
    Did(Deed),
}

/// One lab's page: the session, what stands around it, and how both are shown.
///
/// Only this much is made anew for every lab. What it shows is gathered into
/// [`Parts`], which name no puzzle, and laid out by code that all labs share.
pub struct LabPage<P: View> {
    session: Session<P>,
    around: Around<P>,
    deed: Callback<Deed>,
}

impl<P: View> Component for LabPage<P> {
    type Message = Message<P>;
    type Properties = LabProps;

    fn create(context: &Context<Self>) -> Self {
        let deed = context.link().callback(Message::Did);
        let act = context.link().callback(Message::Act);
        let pressed = {
            let deed = deed.clone();
            Callback::from(move |event: KeyboardEvent| match keys::wish(&event) {
                Some(Wish::Do(wish)) => {
                    event.prevent_default();
                    deed.emit(wish);
                }
                Some(Wish::List) => {
                    event.prevent_default();
                    effects::show_keys();
                }
                None => {}
            })
        };
        let mut page = Self { session: Session::new(), around: Around::new(act, pressed), deed };
        page.open(context);
        page
    }

    fn changed(&mut self, context: &Context<Self>, before: &LabProps) -> bool {
        if context.props().opened != before.opened {
            self.open(context);
        }
        true
    }

    fn update(&mut self, context: &Context<Self>, message: Message<P>) -> bool {
        let action = match message {
            Message::Act(action) => action,
            Message::Did(Deed::Save(what)) => {
                save_answer(&self.session, what);
                return false;
            }
            Message::Did(Deed::Copy(text)) => {
                let said = self.deed.reform(|said| Deed::Notice(Some(said)));
                effects::copy(said, text.to_string());
                return false;
            }
            Message::Did(deed) => deed.action(),
        };
        self.act(context, action);
        true
    }

    fn view(&self, context: &Context<Self>) -> Html {
        page::page(self.parts(context), &self.deed)
    }
}

impl<P: View> LabPage<P> {
    fn open(&mut self, context: &Context<Self>) {
        let LabProps { link, faults, .. } = context.props();
        self.act(context, opening(link, faults));
    }

    fn act(&mut self, context: &Context<Self>, action: Action<P>) {
        let before = std::mem::take(&mut self.session);
        self.session = before.after(action);
        self.around.react(&before, &self.session, &context.props().link);
    }

    fn parts(&self, context: &Context<Self>) -> Parts {
        let session = &self.session;
        let faults: Vec<Fault> = session.faults().cloned().collect();
        let blanks = Blanks {
            draft: session.draft().clone(),
            faults: faults.clone(),
            opened: session.opened().clone(),
            edit: self.deed.reform(|(key, value)| Deed::Edit(key, value)),
            commit: self.deed.reform(|()| Deed::Commit),
        };
        let stage = self.stage(context);
        let (eyebrow, words) = told::words(session);
        let trying = session.mode() == Mode::Try;
        let (at, len) = session.line().map_or((0, 0), |line| (line.at(), line.len()));
        Parts {
            info: P::INFO,
            rules: P::RULES,
            sentence: P::sentence(&blanks),
            faults,
            drawn: stage.as_ref().map(|stage| (P::stage(stage), P::picture(stage), P::beside(stage))),
            mode: session.mode(),
            eyebrow,
            words,
            at,
            len,
            playing: session.playing(),
            speed: session.speed_name(),
            share: self.share(),
            solving: told::solving(session),
            trying: if trying { told::trying(session) } else { None },
            verdict: if trying { None } else { told::verdict(session, &self.deed) },
            steps: if trying { None } else { told::steps(session) },
            notice: session.notice().unwrap_or_default().to_owned(),
        }
    }

    fn stage(&self, context: &Context<Self>) -> Option<Stage<P>> {
        let session = &self.session;
        let (question, line) = (session.question()?, session.line()?);
        let trying = session.mode() == Mode::Try;
        let act = context.link().callback(Message::Act);
        Some(Stage {
            instance: Rc::clone(question),
            line: line.clone(),
            answer: session.answer().cloned(),
            passage: session.passage(),
            turn: session.turn(),
            compact: context.props().compact,
            speed: session.speed(),
            act: trying.then(|| act.reform(Action::Act)),
            held: session.held().filter(|_| trying),
            hold: act.reform(Action::Hold),
            choices: session.choices().clone(),
            choose: act.reform(|(choices, place)| Action::Choose(choices, place)),
        })
    }

    /// The puzzle's address, that of the present step, and whether the answer can be saved.
    fn share(&self) -> Option<Share> {
        let link = canonical(&self.session)?;
        let step = self.session.line().map_or(0, |line| line.at());
        let at_step = (self.session.mode() == Mode::Watch && step > 0).then(|| {
            let link = Link { step: Some(step), ..link.clone() };
            (step, address::whole(&link.to_string()))
        });
        Some(Share {
            link: AttrValue::from(address::whole(&link.to_string())),
            at_step,
            can_save: self.session.answer().is_some_and(|answer| answer.moves().len() <= WRITTEN),
        })
    }
}

/// Up to this many steps the page writes an answer out as text or data itself.
const WRITTEN: usize = 20_000;

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
