use std::rc::Rc;

use super::board::{Board, Track};
use super::presets::INFO;
use super::rules::Rule;
use crate::engine::Draft;

/// What any two places are to share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meet {
    /// Equally many next places, at least one.
    Equal,
    /// At least one next place.
    Some,
}

/// A network to be completed. What is given may break the rules: then it is impossible, and says why.
#[derive(Clone, Debug, PartialEq)]
pub struct Instance {
    places: Rc<[String]>,
    given: Board,
    meet: Meet,
}

impl Instance {
    /// Of parts that `reading` has found right.
    pub(super) fn new(places: Vec<String>, given: Board, meet: Meet) -> Self {
        Self { places: places.into(), given, meet }
    }

    /// The places' names.
    pub fn places(&self) -> &[String] {
        &self.places
    }

    /// How many places there are, 3 to 23.
    pub fn many(&self) -> u8 {
        self.given.many()
    }

    /// The tracks that are given.
    pub fn given(&self) -> &Board {
        &self.given
    }

    /// What any two places are to share.
    pub fn meet(&self) -> Meet {
        self.meet
    }

    /// What must hold; none where no network of this size can be.
    pub fn rule(&self) -> Option<Rule> {
        match self.meet {
            Meet::Equal => Rule::equal(self.many()),
            Meet::Some => Rule::some(self.many()),
        }
    }

    /// The same with other tracks given.
    pub(super) fn with(&self, given: Board) -> Self {
        Self { given, ..self.clone() }
    }

    /// Whether every place is named by one letter, so that a track is two of them.
    pub fn short(&self) -> bool {
        self.places.iter().all(|name| name.chars().count() == 1)
    }

    /// A track as links have it.
    pub fn written(&self, Track { from, to }: Track) -> String {
        let between = if self.short() { "" } else { "-" };
        format!("{}{between}{}", self.places[usize::from(from)], self.places[usize::from(to)])
    }

    /// Tracks as links have them.
    pub fn listed(&self, tracks: impl Iterator<Item = Track>) -> String {
        tracks.map(|track| self.written(track)).collect::<Vec<_>>().join(",")
    }

    /// The canonical draft.
    pub fn draft(&self) -> Draft {
        let places = if self.short() { self.places.concat() } else { self.places.join(",") };
        Draft::new(&INFO)
            .with("places", places)
            .with("given", self.listed(self.given.tracks()))
            .with("meet", if self.meet == Meet::Equal { "equal" } else { "some" })
    }
}
