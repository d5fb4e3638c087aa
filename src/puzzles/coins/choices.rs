use super::State;
use super::model::{Case, Tilt};
use super::solve::Who;
use super::{Instance, strategy};

/// Who answers a person who tries it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Answerer {
    /// An adversary: whatever leaves the most to do.
    #[default]
    Worst,
    /// One coin, picked at random and kept secret.
    Secret(Option<Case>),
    /// The person.
    You,
}

/// What is set beside the balance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// Who answers while the plan is watched.
    pub who: Who,
    /// Who answers a person's own weighings.
    pub answerer: Answerer,
    /// Whether a tapped coin goes to the right pan.
    pub right: bool,
    /// A weighing being typed.
    pub typed: String,
    /// What was wrong with it.
    pub odd: Option<String>,
    /// The number of the fake, as it is being typed.
    pub picking: Option<String>,
    /// A procedure being written.
    pub pasted: String,
    /// What its check found.
    pub verdict: Option<Result<String, String>>,
    /// Results to be looked up in a fixed plan's table.
    pub spelt: String,
}

impl Choices {
    /// Has `who` answer, whatever was being typed.
    pub fn pick(&mut self, who: Who) {
        self.who = who;
        self.picking = None;
    }

    /// What the balance does to a person's weighing; none where the person is to say.
    pub fn answer(&self, instance: &Instance, state: &State) -> Option<Tilt> {
        match self.answerer {
            Answerer::Worst => strategy::worst(state, instance.tell()),
            Answerer::Secret(case) => {
                let case = case.filter(|case| state.allows(*case));
                Some(super::model::weigh(state.left(), state.right(), case.or(state.case(0))?))
            }
            Answerer::You => None,
        }
    }
}
