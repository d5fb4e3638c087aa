use std::cell::OnceCell;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::hearing::{Hearing, Values};
use super::layout::{Grid, Shades};
use super::model::State;
use super::presets::INFO;
use super::space::{Bounds, Known, Space};
use super::talk::{Talk, write};
use crate::engine::{Draft, Link};

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
    worked_out: Rc<WorkedOut>,
}

/// What is sent with an answer, so that the page need not go through millions of pairs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Worked {
    #[serde(with = "serde_bytes")]
    gone: Vec<u8>,
    examples: Vec<[Option<u32>; 2]>,
    /// Of a person after some rounds, what that person can still be told, where going through it takes long.
    values: Vec<(u8, usize, Values)>,
}

impl Worked {
    /// For each possibility, the round (from 1) that took it; 255 where none did.
    pub(super) fn gone(&self) -> &[u8] {
        &self.gone
    }
}

/// What follows from a puzzle, worked out when it is first asked for: millions of pairs are gone through for it.
#[derive(Debug)]
struct WorkedOut {
    hearing: OnceCell<Hearing>,
    /// For each person, after each round, what that person can still be told.
    values: Vec<OnceCell<Values>>,
    /// After each round, how dark each place of the whole grid is.
    shades: Vec<OnceCell<Shades>>,
    /// Of each round, a possibility that it takes and one that it leaves.
    examples: Vec<OnceCell<[Option<u32>; 2]>>,
}

impl WorkedOut {
    fn of(people: usize, talk: &Talk) -> Self {
        let places = talk.rounds().len() + 1;
        Self {
            hearing: OnceCell::new(),
            values: vec![OnceCell::new(); people * places],
            shades: vec![OnceCell::new(); places],
            examples: vec![OnceCell::new(); places],
        }
    }
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
        let worked_out = Rc::new(WorkedOut::of(people.len(), &talk));
        Self {
            space: Rc::new(space),
            people: people.into(),
            talk: Rc::new(talk),
            role,
            start: State::default(),
            worked_out,
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

    /// The person with this number.
    pub fn person(&self, who: u8) -> &Person {
        &self.people[usize::from(who)]
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
        self.worked_out.hearing.get_or_init(|| {
            let known: Vec<Known> = self.people.iter().map(|person| person.known).collect();
            Hearing::new(&self.space, &known, &self.talk)
        })
    }

    /// Whether a possibility is left after so many rounds. Before anybody has spoken, nothing need be heard for that.
    pub fn stays(&self, at: usize, heard: usize) -> bool {
        heard == 0 || self.hearing().left(at, heard)
    }

    /// What somebody can still be told after so many rounds.
    pub fn values(&self, who: u8, heard: usize) -> &Values {
        let place = usize::from(who) * (self.talk.rounds().len() + 1) + heard;
        let known = self.person(who).known;
        self.worked_out.values[place].get_or_init(|| Values::of(self, known, heard))
    }

    /// How dark each place of the whole grid is after so many rounds; none for a list.
    pub fn shades(&self, heard: usize) -> Option<&Shades> {
        let pairs = self.space.pairs()?;
        let shades = || Shades::new(pairs, &Grid::whole(pairs), &|at| self.stays(at, heard));
        Some(self.worked_out.shades[heard].get_or_init(shades))
    }

    /// A possibility that a round (from 0) takes, and one that it leaves, of those that are left longest: so it tells
    /// most.
    pub fn examples(&self, round: usize) -> [Option<u32>; 2] {
        *self.worked_out.examples[round].get_or_init(|| match self.role {
            None => self.hearing().examples(round, 0..self.space.len()),
            Some(_) => self.hearing().examples(round, self.candidates().into_iter()),
        })
    }

    /// What the page need not work out again.
    pub(super) fn worked(&self) -> Worked {
        /// Beyond so many rounds the page has the time, one step after another.
        const FIRST: usize = 4;
        let rounds = self.talk.rounds().len();
        let many = (0..=rounds.min(FIRST)).filter(|heard| self.hearing().counts()[*heard] >= Values::FEW);
        let values = many.flat_map(|heard| {
            (0..self.people.len() as u8).map(move |who| (who, heard, self.values(who, heard).clone()))
        });
        Worked {
            gone: self.hearing().gone().to_vec(),
            examples: (0..rounds).map(|round| self.examples(round)).collect(),
            values: values.collect(),
        }
    }

    /// Takes over what was worked out elsewhere, of which `survivors` are left after each round.
    pub(super) fn learn(&self, worked: &Worked, survivors: &[u32]) {
        let places = self.talk.rounds().len();
        if worked.gone.len() != self.space.len() || survivors.len() != places + 1 {
            return;
        }
        // What is known already stays.
        let _ = self.worked_out.hearing.set(Hearing::of(worked.gone.clone(), survivors.to_vec()));
        for (kept, examples) in self.worked_out.examples.iter().zip(&worked.examples) {
            let _ = kept.set(*examples);
        }
        for (who, heard, values) in &worked.values {
            if let Some(kept) = self.worked_out.values.get(usize::from(*who) * (places + 1) + heard) {
                let _ = kept.set(values.clone());
            }
        }
    }

    /// The same from another place.
    pub(super) fn from(&self, start: State) -> Self {
        Self { start, ..self.clone() }
    }

    /// The same about other possibilities, overheard from the start.
    pub(super) fn about(&self, space: Space) -> Self {
        let worked_out = Rc::new(WorkedOut::of(self.people.len(), &self.talk));
        let fresh = Self { space: Rc::new(space), role: None, worked_out, ..self.clone() };
        fresh.from(State::default())
    }

    /// The link of the same between other bounds, overheard.
    pub fn link_to(&self, bounds: Bounds) -> Link {
        bounded(self.draft(), bounds).with("be", "").link()
    }

    /// The letters of those who speak.
    pub(super) fn letters(&self) -> Vec<char> {
        self.people.iter().map(|person| person.letter).collect()
    }

    /// Its canonical draft.
    pub(super) fn draft(&self) -> Draft {
        let mut draft = Draft::new(&INFO);
        match &*self.space {
            Space::Pairs(pairs) => draft = bounded(draft, pairs.bounds()),
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
            let person = self.person(role.who);
            format!("{}:{}", person.letter, super::names::value(&self.space, person.known, role.told))
        };
        draft.with("be", self.role.map_or(String::new(), role))
    }
}

/// A draft with these bounds.
fn bounded(draft: Draft, Bounds { low, high, sum, distinct }: Bounds) -> Draft {
    // Each at most 99 goes without saying where no sum is said.
    let high = high.filter(|high| sum.is_some() || *high != super::reading::HIGH);
    let most = |most: Option<u32>| most.map_or(String::new(), |most| most.to_string());
    draft
        .with("low", low.to_string())
        .with("high", most(high))
        .with("sum", most(sum))
        .with("distinct", if distinct { "yes" } else { "no" })
}
