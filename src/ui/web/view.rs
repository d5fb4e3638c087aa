use std::rc::Rc;

use yew::{Callback, Html};

use super::Blanks;
use crate::engine::{AnswerOf, Draft, Puzzle, Timeline};
use crate::ui::session::{Passage, Survey};

/// A puzzle that can be drawn: what its `view.rs` gives the page.
pub trait View: Puzzle {
    /// The rules in a sentence, under the puzzle; empty where the puzzle says them all.
    const RULES: &'static str;

    /// How a person makes a move on the drawing.
    fn how(instance: &Self::Instance) -> &'static str;

    /// The puzzle as a sentence, its blanks fields.
    fn sentence(blanks: &Blanks) -> Html;

    /// A drawing or fields that fill blanks, below the sentence.
    fn editor(_blanks: &Blanks) -> Html {
        Html::default()
    }

    /// The large drawing of the present state, and how it was come to.
    fn stage(stage: &Stage<Self>) -> Html;

    /// A second drawing that moves with the steps.
    fn picture(stage: &Stage<Self>) -> Html;

    /// The puzzle's own controls, beside the drawing.
    fn beside(_stage: &Stage<Self>) -> Html {
        Html::default()
    }

    /// Where what is drawn is in no link: why it cannot be sent. Then it stands alone, with its controls, and nothing is
    /// told of the puzzle that the link has.
    fn apart(_stage: &Stage<Self>) -> Option<&'static str> {
        None
    }

    /// Drawings and lists inside the proof.
    fn evidence(_instance: &Self::Instance, _answer: &AnswerOf<Self>) -> Html {
        Html::default()
    }

    /// The small drawing on the home page's card.
    fn card() -> Html;
}

/// What a drawing is told.
pub struct Stage<P: Puzzle> {
    /// The puzzle.
    pub instance: Rc<P::Instance>,
    /// The moves and the place among them.
    pub line: Timeline<P>,
    /// The answer, where there is one.
    pub answer: Option<Rc<AnswerOf<P>>>,
    /// How the present place was come to.
    pub passage: Passage,
    /// Counts the changes of place.
    pub turn: u32,
    /// Whether the screen is narrow, and the drawing to be composed for it.
    pub compact: bool,
    /// How fast it plays: 1 is a step every two seconds.
    pub speed: f64,
    /// Where moves go when the person may make them; none while watching.
    pub act: Option<Callback<P::Move>>,
    /// What the person has taken up.
    pub held: Option<usize>,
    /// Takes something up, or puts it down.
    pub hold: Callback<Option<usize>>,
    /// Takes back the last move.
    pub undo: Callback<()>,
    /// Copies a text.
    pub copy: Callback<String>,
    /// Says something in passing.
    pub tell: Callback<String>,
    /// What is told of the present place; none while it is awaited.
    pub tally: Option<P::Tally>,
    /// What is told of each place of the line, where it is known already.
    pub tallies: Vec<Option<P::Tally>>,
    /// What was found on the way to the answer, while it is awaited.
    pub met: Rc<Vec<P::Finding>>,
    /// The query beside the puzzle, and what it has found.
    pub survey: Survey<P>,
    /// Puts a query down, without asking it.
    pub query: Callback<P::Query>,
    /// Asks the query, or stops it.
    pub seek: Callback<bool>,
    /// What the blanks say, meant or not, for a drawing that is typed into.
    pub typed: Draft,
    /// Changes a blank, as typing does.
    pub edit: Callback<(&'static str, String)>,
    /// Fills a blank, and means it at once.
    pub pose: Callback<(&'static str, String)>,
    /// What is set beside the puzzle.
    pub choices: P::Choices,
    /// Sets it anew, and goes to a place of the line that follows from it.
    pub choose: Callback<(P::Choices, Option<usize>)>,
}

impl<P: Puzzle> Stage<P> {
    /// The same at another place, come to from nowhere.
    pub fn at(&self, line: Timeline<P>) -> Self {
        Self {
            instance: Rc::clone(&self.instance),
            line,
            answer: self.answer.clone(),
            passage: Passage::Jump,
            turn: 0,
            compact: self.compact,
            speed: self.speed,
            act: None,
            held: None,
            hold: self.hold.clone(),
            undo: self.undo.clone(),
            copy: self.copy.clone(),
            tell: self.tell.clone(),
            tally: None,
            tallies: Vec::new(),
            met: Rc::default(),
            survey: self.survey.clone(),
            query: self.query.clone(),
            seek: self.seek.clone(),
            typed: self.typed.clone(),
            edit: self.edit.clone(),
            pose: self.pose.clone(),
            choices: self.choices.clone(),
            choose: self.choose.clone(),
        }
    }

    /// The move the drawing is to show, with the states before and after it
    /// as the rules order them, whichever way it is walked.
    pub fn moved(&self) -> Option<(&P::State, &P::Move, &P::State)> {
        let at = self.line.at();
        let from = match self.passage {
            Passage::Back => at,
            Passage::Forward | Passage::Jump => at.checked_sub(1)?,
        };
        let states = self.line.states();
        Some((states.get(from)?, self.line.moves().get(from)?, states.get(from + 1)?))
    }
}
