use std::rc::Rc;

use super::Puzzle;

/// Moves with the states between them and a place among them.
///
/// Watching, trying, undo and redo are all walks along one of these. States
/// are only ever made by [`Puzzle::apply`].
#[derive(Clone)]
pub struct Timeline<P: Puzzle> {
    states: Rc<Vec<P::State>>,
    moves: Rc<Vec<P::Move>>,
    at: usize,
}

impl<P: Puzzle> Timeline<P> {
    /// The timeline that has only the start.
    pub fn new(instance: &P::Instance) -> Self {
        Self { states: Rc::new(vec![P::start(instance)]), moves: Rc::default(), at: 0 }
    }

    /// Replays `moves` by the rules, standing at the start.
    ///
    /// # Errors
    /// The place (from 1) of the first move the rules refuse, and why.
    pub fn replay(instance: &P::Instance, moves: impl IntoIterator<Item = P::Move>) -> Result<Self, String> {
        let mut line = Self::new(instance);
        line.extend(instance, moves)?;
        line.at = 0;
        Ok(line)
    }

    /// Puts `moves` after the present place, in place of what followed, and stands at their end.
    ///
    /// # Errors
    /// As [`Timeline::replay`]; the moves before the refused one stay.
    pub fn extend(
        &mut self,
        instance: &P::Instance,
        moves: impl IntoIterator<Item = P::Move>,
    ) -> Result<(), String> {
        let states = Rc::make_mut(&mut self.states);
        let line = Rc::make_mut(&mut self.moves);
        states.truncate(self.at + 1);
        line.truncate(self.at);
        for mv in moves {
            let next = P::apply(instance, &states[self.at], &mv)
                .map_err(|why| format!("move {}: {why}", self.at + 1))?;
            states.push(next);
            line.push(mv);
            self.at += 1;
        }
        Ok(())
    }

    /// The number of moves.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The present place: how many moves have been made.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Stands at `place`, or at the end if there is no such place.
    pub fn go(&mut self, place: usize) {
        self.at = place.min(self.len());
    }

    /// The present state.
    pub fn state(&self) -> &P::State {
        &self.states[self.at]
    }

    /// Every state, the start first.
    pub fn states(&self) -> &[P::State] {
        &self.states
    }

    /// Every move.
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }
}
