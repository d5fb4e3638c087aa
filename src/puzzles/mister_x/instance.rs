use std::cell::OnceCell;
use std::rc::Rc;

use super::hearing::Hearing;
use super::model::State;
use super::presets::INFO;
use super::space::{Known, Space};
use super::talk::{Talk, write};
use crate::engine::Draft;

/// Somebody who is told a part of the truth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The name.
    pub name: String,
    /// Its first letter, large: who speaks, as links say it.
    pub letter: char,
    /// What this person is told.
    pub known: Known,
    /// The same in words, such as “sum” or “month”.
    pub what: String,
}

/// Whose eyes it is seen with: which person, and what that person was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Role {
    /// The person's number.
    pub who: u8,
    /// What that person was told, as [`Space::told`] says it.
    pub told: u32,
}

/// A dialogue about one of many possibilities, with a definite meaning.
#[derive(Clone, Debug)]
pub struct Instance {
    space: Rc<Space>,
    people: Rc<[Person]>,
    talk: Rc<Talk>,
    role: Option<Role>,
    start: State,
    hearing: Rc<OnceCell<Hearing>>,
}

impl PartialEq for Instance {
    /// What was heard follows from the rest.
    fn eq(&self, other: &Self) -> bool {
        self.space == other.space
            && self.people == other.people
            && self.talk == other.talk
            && self.role == other.role
            && self.start == other.start
    }
}

impl Instance {
    /// Of parts that `reading` has found right.
    pub(super) fn new(space: Space, people: Vec<Person>, talk: Talk, role: Option<Role>) -> Self {
        let hearing = Rc::default();
        Self {
            space: Rc::new(space),
            people: people.into(),
            talk: Rc::new(talk),
            role,
            start: State::default(),
            hearing,
        }
    }

    /// Every possibility.
    pub fn space(&self) -> &Space {
        &self.space
    }

    /// Who speaks, and what each is told.
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// What is said.
    pub fn talk(&self) -> &Talk {
        &self.talk
    }

    /// Whose eyes it is seen with; none for somebody who only overhears it.
    pub fn role(&self) -> Option<Role> {
        self.role
    }

    /// Where it begins.
    pub fn start(&self) -> &State {
        &self.start
    }

    /// What each remark takes away: worked out when it is first asked for.
    pub fn hearing(&self) -> &Hearing {
        self.hearing.get_or_init(|| {
            let known: Vec<Known> = self.people.iter().map(|person| person.known).collect();
            Hearing::new(&self.space, &known, &self.talk)
        })
    }

    /// The same from another place.
    pub(super) fn from(&self, start: State) -> Self {
        Self { start, ..self.clone() }
    }

    /// The same about other possibilities, overheard from the start.
    pub(super) fn about(&self, space: Space) -> Self {
        let fresh = Self { space: Rc::new(space), role: None, hearing: Rc::default(), ..self.clone() };
        fresh.from(State::default())
    }

    /// The letters of those who speak.
    pub(super) fn letters(&self) -> Vec<char> {
        self.people.iter().map(|person| person.letter).collect()
    }

    /// Its canonical draft.
    pub(super) fn draft(&self) -> Draft {
        let mut draft = Draft::new(&INFO);
        match &*self.space {
            Space::Pairs(pairs) => {
                let bounds = pairs.bounds();
                // Each at most 99 goes without saying where no sum is said.
                let high = bounds.high.filter(|high| bounds.sum.is_some() || *high != super::reading::HIGH);
                draft = draft
                    .with("low", bounds.low.to_string())
                    .with("high", high.map_or(String::new(), |high| high.to_string()))
                    .with("sum", bounds.sum.map_or(String::new(), |sum| sum.to_string()))
                    .with("distinct", if bounds.distinct { "yes" } else { "no" });
            }
            Space::Listed(listed) => {
                let item = |at| listed.parts(at).collect::<Vec<_>>().join(":");
                draft = draft.with("list", (0..self.space.len()).map(item).collect::<Vec<_>>().join(","));
            }
        }
        let told: Vec<String> =
            self.people.iter().map(|person| format!("{}:{}", person.name, person.what)).collect();
        let told = told.join(",");
        let usual = super::reading::usual(self.people.len(), self.space.pairs().is_none());
        draft = draft.with("told", if told == usual { String::new() } else { told });
        draft = draft.with("talk", write(&self.talk, &self.letters()));
        let role = |role: Role| {
            let person = &self.people[usize::from(role.who)];
            format!("{}:{}", person.letter, super::names::value(&self.space, person.known, role.told))
        };
        draft.with("be", self.role.map_or(String::new(), role))
    }
}
