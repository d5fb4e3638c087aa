//! A query beside the puzzle, from one state to the next.

use std::rc::Rc;

use super::Action;
use crate::engine::{Progress, Puzzle};

/// A query to the solver beside the puzzle, and what it has found. It outlives the puzzle.
#[derive(Clone)]
pub struct Survey<P: Puzzle> {
    /// What is asked, or will be.
    pub query: P::Query,
    /// What was found, in the order it came.
    pub findings: Rc<Vec<P::Finding>>,
    /// How far it has come.
    pub course: Course,
    job: u32,
}

/// How far a search has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Course {
    /// It was not asked for.
    Idle,
    /// It is under way.
    Running(Option<Progress>),
    /// It has come to its end.
    Done,
    /// The person stopped it.
    Stopped,
    /// It broke off: why, in words.
    Failed(String),
}

impl<P: Puzzle> Default for Survey<P> {
    fn default() -> Self {
        Self { query: P::Query::default(), findings: Rc::default(), course: Course::Idle, job: 0 }
    }
}

/// The most findings kept.
const KEPT: usize = 20_000;

impl<P: Puzzle> Survey<P> {
    /// Its job, while it is under way.
    pub fn running(&self) -> Option<u32> {
        matches!(self.course, Course::Running(_)).then_some(self.job)
    }

    /// Asks, from the start.
    fn ask(&mut self) {
        self.job += 1;
        self.findings = Rc::default();
        self.course = Course::Running(None);
    }

    /// Asks anew, if it has been asked.
    pub(super) fn again(&mut self) {
        if self.course != Course::Idle {
            self.ask();
        }
    }

    /// Puts it away, with what it has found.
    pub(super) fn close(&mut self) {
        *self = Self { job: self.job, ..Self::default() };
    }

    /// Hears what concerns it.
    pub(super) fn hear(&mut self, action: Action<P>) {
        let running = self.running().is_some();
        match action {
            Action::Query(query) => {
                if P::ABOUT {
                    self.close();
                }
                self.query = query;
            }
            Action::Survey(true) => self.ask(),
            Action::Survey(false) if running => self.course = Course::Stopped,
            Action::Found(job, findings) if running && job == self.job => {
                let kept = Rc::make_mut(&mut self.findings);
                kept.extend(findings);
                kept.truncate(KEPT);
            }
            Action::Surveying(job, progress) if running && job == self.job => {
                self.course = Course::Running(Some(progress));
            }
            Action::Surveyed(job, end) if running && job == self.job => {
                self.course = end.map_or_else(Course::Failed, |()| Course::Done);
            }
            _ => {}
        }
    }
}
