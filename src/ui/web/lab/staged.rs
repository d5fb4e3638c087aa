//! What a lab's drawing is told.

use std::rc::Rc;

use super::super::{Stage, View};
use super::{Deed, Running};
use crate::ui::session::{Action, Mode, Session};

impl<P: View> Running<P> {
    pub(super) fn stage(&self, session: &Session<P>, compact: bool) -> Option<Stage<P>> {
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
            undo: self.act.reform(|()| Action::Back),
            copy: self.deed.reform(|text: String| Deed::Copy(text.into())),
            tell: self.deed.reform(|said| Deed::Notice(Some(said))),
            tally: session.tally().cloned(),
            tallies: session.tallies(),
            met: Rc::clone(session.met()),
            survey: session.survey().clone(),
            query: self.act.reform(Action::Query),
            seek: self.act.reform(Action::Survey),
            typed: session.draft().clone(),
            edit: self.deed.reform(|(key, value)| Deed::Edit(key, value)),
            pose: self.act.reform(|(key, value)| Action::Pose(key, value)),
            choices: session.choices().clone(),
            choose: self.act.reform(|(choices, place)| Action::Choose(choices, place)),
        })
    }
}
