//! What a person who tries it asks, and what is answered.

use std::rc::Rc;

use super::{Mode, Session, Solving};
use crate::engine::{AnswerOf, Puzzle, document};

/// What a person who tries it can ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Am I still right?
    Right,
    /// A hint, each time a plainer one.
    Hint,
    /// Show me from here.
    Show,
}

/// A question asked of the solver about the present place, and its answer.
#[derive(Clone)]
pub struct Help<P: Puzzle> {
    /// What was asked.
    pub ask: Ask,
    /// How plain the hint: 1 where to look, 2 the reason, 3 the move; 0 if none was asked here. After a move that
    /// only tells something it goes on with the next: 4 where to look, and so on.
    pub level: u8,
    /// The answer from here; none while it is awaited.
    pub outlook: Option<Result<Rc<AnswerOf<P>>, String>>,
}

impl<P: Puzzle> Session<P> {
    /// How plain a hint can be here: as far as moves only tell something, and one move more.
    pub fn plainest(&self) -> u8 {
        const MOST: usize = 240;
        let (Some(help), Some(question), Some(line)) = (&self.help, &self.question, &self.tried) else {
            return 3;
        };
        let Some(Ok(answer)) = help.outlook.as_ref().filter(|_| help.level >= 3) else { return 3 };
        let here = P::from_here(question, line.state());
        let Ok(plan) = document::check::<P>(&here, answer) else { return 3 };
        let tells = |pair: &&[P::State]| P::tells(&pair[0], &pair[1]);
        let told = plan.states().windows(2).take_while(tells).count();
        (3 * (told + 1)).min(3 * plan.len()).clamp(3, MOST) as u8
    }

    pub(super) fn advise(&mut self, answer: Result<AnswerOf<P>, String>) {
        let Some(help) = self.help.as_mut().filter(|help| help.outlook.is_none()) else { return };
        help.outlook = Some(answer.map(Rc::new));
        self.show();
    }

    /// Plays the plan from here, if that was asked and is known.
    fn show(&mut self) {
        let Some(Help { ask: Ask::Show, outlook: Some(Ok(outlook)), .. }) = &self.help else { return };
        let (Some(question), Some(line)) = (&self.question, &mut self.tried) else { return };
        let moves = outlook.moves().to_vec();
        if moves.is_empty() {
            return;
        }
        let here = line.at();
        if line.extend(question, moves).is_ok() {
            line.go(here);
            self.playing = true;
        }
    }

    pub(super) fn ask(&mut self, ask: Ask) {
        self.switch(Mode::Try);
        let before = self.help.take();
        let level = before.as_ref().map_or(0, |help| help.level) + u8::from(ask == Ask::Hint);
        let outlook = before.and_then(|help| help.outlook).filter(Result::is_ok);
        self.refused = None;
        self.playing = false;
        let known = outlook.is_some();
        self.help = Some(Help { ask, level, outlook });
        let plainest = self.plainest();
        if let Some(help) = &mut self.help {
            help.level = level.min(plainest);
        }
        if known {
            self.show();
        } else if !matches!(self.solving, Solving::Running(_)) {
            self.job += 1;
        }
    }
}
