use super::model::{Counts, KINDS, State};
use super::presets::INFO;
use crate::engine::Draft;

/// The most missionaries, and the most cannibals.
pub const MOST: u16 = 1000;
/// The most couples.
pub const COUPLES: u16 = 6;
/// The most seats of the boat.
pub const SEATS: u16 = 20;

/// Which of the two groups somebody belongs to, where there are two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The missionaries; among couples the husbands.
    First,
    /// The cannibals; among couples the wives.
    Second,
}

impl Role {
    /// What one of it and several are called, among missionaries and cannibals.
    pub fn names(self) -> (&'static str, &'static str) {
        match self {
            Role::First => ("missionary", "missionaries"),
            Role::Second => ("cannibal", "cannibals"),
        }
    }

    /// The other one.
    pub fn other(self) -> Self {
        match self {
            Role::First => Role::Second,
            Role::Second => Role::First,
        }
    }
}

/// People that the puzzle does not tell apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// What one is called.
    pub one: String,
    /// What several are called.
    pub many: String,
    /// How many there are, at least 1.
    pub count: u16,
    /// Whether they can row.
    pub rows: bool,
    /// What one weighs; 0 where weights do not matter.
    pub weight: u32,
    /// Their group.
    pub role: Role,
}

/// A set that must not be left together without one of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarrel {
    /// Those who must not be together: a bit for each kind.
    pub of: u16,
    /// Any one of these keeps the peace; nobody does where it is 0.
    pub unless: u16,
}

/// Who crosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crew {
    /// Missionaries and cannibals: who is more matters.
    Numbers,
    /// Couples: who is with whom matters.
    Couples,
    /// A cast of single persons, animals and things.
    Cast,
}

/// What counts as safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Who must not be outnumbered, of two groups.
    pub protect: Role,
    /// Whether the boat's load is judged too.
    pub boat: bool,
    /// Whether only the place the boat has just left is judged.
    pub left: bool,
    /// Whether the others may not even be where none of the protected are.
    pub strict: bool,
}

impl Rule {
    /// Missionaries must not be outnumbered on any bank.
    pub const CLASSIC: Self = Self { protect: Role::First, boat: false, left: false, strict: false };
    /// Cannibals must not be outnumbered on the bank just left, even where there are none.
    pub const UNATTENDED: Self = Self { protect: Role::Second, boat: false, left: true, strict: true };
}

/// What lies in the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Island {
    /// Nothing.
    None,
    /// An island that can be passed by.
    Beside,
    /// An island at which every trip begins or ends.
    Stop,
}

/// A river crossing with a definite meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    pub(super) crew: Crew,
    pub(super) kinds: Vec<Kind>,
    pub(super) quarrels: Vec<Quarrel>,
    pub(super) boat: u16,
    pub(super) carries: Option<u32>,
    pub(super) rule: Rule,
    pub(super) island: Island,
    pub(super) start: State,
}

impl Instance {
    /// Who crosses.
    pub fn crew(&self) -> Crew {
        self.crew
    }

    /// The kinds of people, at most 12; at least one can row.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// Who must not be left together; none among missionaries and cannibals.
    pub fn quarrels(&self) -> &[Quarrel] {
        &self.quarrels
    }

    /// How many the boat takes, 1 to 20.
    pub fn boat(&self) -> u16 {
        self.boat
    }

    /// The most weight the boat carries, where that matters.
    pub fn carries(&self) -> Option<u32> {
        self.carries
    }

    /// What counts as safe.
    pub fn rule(&self) -> Rule {
        self.rule
    }

    /// What lies in the river.
    pub fn island(&self) -> Island {
        self.island
    }

    /// Where everybody is at first.
    pub fn start(&self) -> &State {
        &self.start
    }

    /// How many there are of each kind.
    pub fn totals(&self) -> Counts {
        let mut totals = [0; KINDS];
        for (total, kind) in totals.iter_mut().zip(&self.kinds) {
            *total = kind.count;
        }
        totals
    }

    /// How many of a group there are in all.
    pub fn of(&self, role: Role) -> u32 {
        self.kinds.iter().filter(|kind| kind.role == role).map(|kind| u32::from(kind.count)).sum()
    }

    /// The same question asked from `state`.
    pub fn from(&self, state: &State) -> Self {
        Self { start: *state, ..self.clone() }
    }

    /// The same question under another rule.
    pub fn ruled(&self, rule: Rule) -> Self {
        Self { rule, ..self.clone() }
    }

    /// The canonical draft.
    pub fn draft(&self) -> Draft {
        let draft = Draft::new(&INFO)
            .with("boat", self.boat.to_string())
            .with("carries", self.carries.map_or(String::new(), |most| most.to_string()))
            .with("rowers", self.rowers())
            .with("safe", self.rule.text(self.crew))
            .with("island", self.island.text());
        match self.crew {
            Crew::Numbers => draft
                .with("missionaries", self.of(Role::First).to_string())
                .with("cannibals", self.of(Role::Second).to_string()),
            Crew::Couples => draft.with("couples", self.of(Role::First).to_string()),
            Crew::Cast => draft.with("who", self.cast()).with("apart", self.apart()),
        }
    }

    fn cast(&self) -> String {
        let member = |kind: &Kind| match kind.weight {
            0 => kind.one.clone(),
            weight => format!("{}:{weight}", kind.one),
        };
        self.kinds.iter().map(member).collect::<Vec<_>>().join(",")
    }

    fn apart(&self) -> String {
        let names = |mask: u16| {
            let those = self.kinds.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
            those.map(|(_, kind)| kind.one.as_str()).collect::<Vec<_>>().join("+")
        };
        let quarrel = |quarrel: &Quarrel| match quarrel.unless {
            0 => names(quarrel.of),
            unless => format!("{}/{}", names(quarrel.of), names(unless)),
        };
        self.quarrels.iter().map(quarrel).collect::<Vec<_>>().join(",")
    }

    fn rowers(&self) -> String {
        if self.kinds.iter().all(|kind| kind.rows) {
            return String::new();
        }
        let groups = match self.crew {
            Crew::Cast => {
                let rowing = self.kinds.iter().filter(|kind| kind.rows);
                return rowing.map(|kind| kind.one.as_str()).collect::<Vec<_>>().join(",");
            }
            Crew::Couples => [(Role::First, "husbands"), (Role::Second, "wives")],
            Crew::Numbers => [Role::First, Role::Second].map(|role| (role, role.names().1)),
        };
        let group = |(role, name): (Role, &str)| {
            let rowing = self.kinds.iter().filter(|kind| kind.role == role && kind.rows);
            match rowing.map(|kind| u32::from(kind.count)).sum() {
                0 => None,
                all if all == self.of(role) => Some(name.to_owned()),
                some => Some(format!("{name}:{some}")),
            }
        };
        groups.into_iter().filter_map(group).collect::<Vec<_>>().join(",")
    }
}

impl Rule {
    /// As links write it.
    pub fn text(self, crew: Crew) -> String {
        if self == Self::CLASSIC {
            return "classic".to_owned();
        }
        if crew == Crew::Numbers && self == Self::UNATTENDED {
            return "unattended".to_owned();
        }
        let words = [
            (crew == Crew::Numbers, self.protect.names().1),
            (self.boat, "boat"),
            (self.left, "left"),
            (self.strict, "strict"),
        ];
        words.into_iter().filter(|(holds, _)| *holds).map(|(_, word)| word).collect::<Vec<_>>().join(",")
    }
}

impl Island {
    /// As links write it.
    pub fn text(self) -> &'static str {
        match self {
            Island::None => "no",
            Island::Beside => "yes",
            Island::Stop => "stop",
        }
    }
}
