use std::rc::Rc;

use super::case::Case;
use super::expr::Expr;
use super::model::{State, start};
use super::presets::INFO;
use super::write;
use crate::engine::Draft;

/// A case to be solved, and how far it has been looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Instance {
    case: Rc<Case>,
    ask: Option<Rc<Expr>>,
    from: Option<Rc<State>>,
}

impl Instance {
    /// Of parts that `reading` has found right.
    pub(super) fn new(case: Case, ask: Option<Expr>) -> Self {
        Self { case: Rc::new(case), ask: ask.map(Rc::new), from: None }
    }

    /// Who says what.
    pub fn case(&self) -> &Case {
        &self.case
    }

    /// What is asked besides.
    pub fn ask(&self) -> Option<&Expr> {
        self.ask.as_deref()
    }

    /// How far it has been looked at.
    pub(super) fn start(&self) -> State {
        self.from.as_ref().map_or_else(|| start(&self.case), |from| (**from).clone())
    }

    /// The same from another place.
    pub(super) fn from(&self, state: &State) -> Self {
        Self { from: Some(Rc::new(state.clone())), ..self.clone() }
    }

    /// The canonical draft.
    pub fn draft(&self) -> Draft {
        let ask = self.ask.as_ref().map_or_else(String::new, |ask| write::expr(&self.case, ask));
        Draft::new(&INFO)
            .with("case", write::linked(&write::case(&self.case, ";")))
            .with("liars", write::liars(self.case.liars))
            .with("ask", write::linked(&ask))
    }
}
