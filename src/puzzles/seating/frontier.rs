//! What must be remembered of the places filled so far: which of those that
//! still touch an empty place share a group, and how many of each group are
//! left. Two fillings that agree in this can be finished in the same ways.

use arrayvec::ArrayVec;

use super::Instance;
use super::graph::{Graph, Place};
use super::instance::GROUPS;

/// Groups that the turn carries into one another; each has as many left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Class {
    /// How many candidates each of its groups has left.
    pub left: u8,
    /// How many groups it has: 1, 2 or 4.
    pub long: u8,
    /// Whose class it is, where that matters to whoever fills the room; the count does not see it.
    pub who: u8,
}

/// Which class a place may join, at which offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The class of this number on the frontier, at this offset.
    Known(u8, u8),
    /// One of the classes like this one that have no place on the frontier.
    Absent(Class),
    /// A class of so many new groups, of this one of the sizes.
    Fresh(u8, u8),
}

/// What is remembered before a place is filled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// For each place of the frontier: its class, from 1, and its offset; 0 where that class is all seated.
    on: ArrayVec<(u8, u8), 64>,
    /// Classes that are told apart: first those still to be met by name, then those on the frontier.
    classes: ArrayVec<Class, GROUPS>,
    /// Classes begun, with candidates left, but not on the frontier; sorted.
    absent: ArrayVec<Class, GROUPS>,
    /// How many groups of each size are not begun.
    fresh: ArrayVec<u8, GROUPS>,
}

/// A memory as bytes.
pub type Key = ArrayVec<u8, { 64 + 3 * GROUPS }>;

/// The sizes of groups that nobody is given for, with how many there are, in the groups’ order.
pub fn pools(instance: &Instance) -> Vec<(u8, u8)> {
    let mut pools: Vec<(u8, u8)> = Vec::new();
    for (at, group) in instance.groups().iter().enumerate() {
        if instance.seated(at) {
            continue;
        }
        match pools.iter_mut().find(|(size, _)| *size == group.size) {
            Some((_, count)) => *count += 1,
            None => pools.push((group.size, 1)),
        }
    }
    pools
}

impl Memory {
    /// What there is to remember before anyone is seated.
    pub fn start(instance: &Instance, graph: &Graph) -> Self {
        let class = |(group, _): (u8, u8)| Class {
            left: instance.groups()[usize::from(group)].size,
            long: 1,
            who: group,
        };
        Self {
            on: ArrayVec::new(),
            classes: graph.pending(0).into_iter().map(class).collect(),
            absent: ArrayVec::new(),
            fresh: pools(instance).into_iter().map(|(_, count)| count).collect(),
        }
    }

    /// The classes that are told apart.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// Calls `take` with each choice for the place `at`, and in how many ways it can be made.
    pub fn choices(&self, rules: &Rules, at: usize, mut take: impl FnMut(Choice, u8)) {
        let place = &rules.graph.places[at];
        let weight = place.seats.len() as u8;
        // Whether a place of this weight can belong to a class so long with so many left.
        let fits = |long: u8, left: u8| {
            weight.is_multiple_of(long)
                && weight / long <= left
                && place.loops.iter().all(|turns| !turns.is_multiple_of(long))
        };
        let reserve = &rules.reserve[at];
        if let Some(group) = place.given {
            let Some(known) = reserve.iter().position(|(named, _)| *named == group) else { return };
            let class = self.classes[known];
            if fits(1, class.left) && !self.bans(rules, at, place, known, 0, 1) {
                take(Choice::Known(known as u8, 0), 1);
            }
            return;
        }
        for (known, class) in self.classes.iter().enumerate() {
            let kept = reserve.get(known).map_or(0, |(_, weight)| *weight);
            if fits(class.long, class.left.saturating_sub(kept)) {
                for offset in 0..class.long {
                    if !self.bans(rules, at, place, known, offset, class.long) {
                        take(Choice::Known(known as u8, offset), 1);
                    }
                }
            }
        }
        let mut rest = &self.absent[..];
        while let Some(first) = rest.first() {
            let alike = rest.iter().take_while(|class| class.alike(first)).count();
            if fits(first.long, first.left) {
                take(Choice::Absent(*first), alike as u8 * first.long);
            }
            rest = &rest[alike..];
        }
        for (size, count) in self.fresh.iter().enumerate() {
            for long in [1, 2, 4] {
                if long <= rules.graph.order && long <= *count && fits(long, rules.sizes[size]) {
                    take(Choice::Fresh(size as u8, long), 1);
                }
            }
        }
    }

    /// The choice itself, of as many as it stands for.
    pub fn nth(&self, choice: Choice, nth: usize) -> Choice {
        match choice {
            Choice::Absent(class) => {
                let alike = self.absent.iter().filter(|other| other.alike(&class));
                alike.copied().nth(nth).map_or(choice, Choice::Absent)
            }
            _ => choice,
        }
    }

    /// Whether a neighbour on the frontier keeps the place out of this class and offset.
    fn bans(&self, rules: &Rules, at: usize, place: &Place, known: usize, offset: u8, long: u8) -> bool {
        place.near.iter().zip(&rules.slots[at]).any(|((_, turns), slot)| {
            let (class, there) = self.on[*slot];
            usize::from(class) == known + 1 && (there + turns) % long == offset
        })
    }

    /// What is remembered once the place `at` has made its choice, put into
    /// `next`; false where some group can no longer find its seats.
    pub fn after(&self, rules: &Rules, at: usize, choice: Choice, who: u8, next: &mut Memory) -> bool {
        let weight = rules.graph.places[at].seats.len() as u8;
        next.absent.clone_from(&self.absent);
        next.fresh.clone_from(&self.fresh);
        next.classes.clear();
        next.on.clear();
        // The classes with the change made, before they are sorted anew.
        let mut classes = self.classes.clone();
        let (joined, offset) = match choice {
            Choice::Known(known, offset) => (usize::from(known), offset),
            Choice::Absent(class) => {
                if let Some(place) =
                    next.absent.iter().position(|other| other.alike(&class) && other.who == class.who)
                {
                    next.absent.remove(place);
                }
                classes.push(class);
                (classes.len() - 1, 0)
            }
            Choice::Fresh(size, long) => {
                next.fresh[usize::from(size)] -= long;
                classes.push(Class { left: rules.sizes[usize::from(size)], long, who });
                (classes.len() - 1, 0)
            }
        };
        classes[joined].left -= weight / classes[joined].long;
        // Old numbers, from 1, to new ones; and by how much their offsets are shifted.
        let mut named = [0u8; GROUPS];
        let mut shift = [0u8; GROUPS];
        for (kept, needs) in &rules.reserve[at + 1] {
            let before = rules.reserve[at].iter().position(|(group, _)| group == kept);
            let Some(before) = before.filter(|before| classes[*before].left >= *needs) else { return false };
            next.classes.push(classes[before]);
            named[before] = next.classes.len() as u8;
        }
        for source in &rules.moves[at] {
            let (class, there) = match source {
                Some(slot) => self.on[*slot],
                None => (joined as u8 + 1, offset),
            };
            let Some(old) = usize::from(class).checked_sub(1).filter(|old| classes[*old].left > 0) else {
                next.on.push((0, 0));
                continue;
            };
            if named[old] == 0 {
                next.classes.push(classes[old]);
                named[old] = next.classes.len() as u8;
                shift[old] = classes[old].long - there;
            }
            next.on.push((named[old], (there + shift[old]) % classes[old].long));
        }
        for (class, named) in classes.into_iter().zip(named) {
            if named == 0 && class.left > 0 {
                let place = next.absent.partition_point(|other| *other < class);
                next.absent.insert(place, class);
            }
        }
        next.feasible(rules, at + 1)
    }

    /// Whether every group still finds its seats, as far as a bound tells.
    fn feasible(&self, rules: &Rules, at: usize) -> bool {
        let bound = rules.bounds[at];
        self.classes.iter().chain(&self.absent).all(|class| class.left <= bound)
            && self.fresh.iter().zip(&rules.sizes).all(|(count, size)| *count == 0 || *size <= bound)
    }

    /// As bytes, the same number for every memory before the same place; names left out.
    pub fn write(&self, rules: &Rules, at: usize, key: &mut Key) {
        key.clear();
        key.extend(self.on.iter().map(|(class, offset)| class << 2 | offset));
        let wide = rules.width(at);
        let class = |class: &Class| class.left << 2 | (class.long >> 1);
        key.extend(self.classes.iter().map(class));
        key.extend(std::iter::repeat_n(0, wide - self.classes.len()));
        key.extend(self.absent.iter().map(class));
        key.extend(std::iter::repeat_n(0, rules.begun(at) - self.absent.len()));
        key.extend(self.fresh.iter().copied());
    }

    /// What [`Memory::write`] wrote.
    pub fn read(&mut self, rules: &Rules, at: usize, key: &[u8]) {
        let class = |byte: &u8| Class { left: byte >> 2, long: [1, 2, 4][usize::from(byte & 3)], who: 0 };
        let (on, rest) = key.split_at(rules.graph.frontiers[at].len());
        let (classes, rest) = rest.split_at(rules.width(at));
        let (absent, fresh) = rest.split_at(rules.begun(at));
        let some = |byte: &&u8| **byte != 0;
        self.on.clear();
        self.on.extend(on.iter().map(|byte| (byte >> 2, byte & 3)));
        self.classes.clear();
        self.classes.extend(classes.iter().take_while(some).map(class));
        self.absent.clear();
        self.absent.extend(absent.iter().take_while(some).map(class));
        self.fresh.clear();
        self.fresh.extend(fresh.iter().copied());
    }
}

impl Class {
    /// Whether the count cannot tell them apart.
    fn alike(&self, other: &Self) -> bool {
        (self.left, self.long) == (other.left, other.long)
    }
}

/// What is the same for every memory, worked out once.
pub struct Rules {
    /// The places.
    pub graph: Graph,
    /// The sizes of the pools.
    sizes: Vec<u8>,
    groups: usize,
    /// Before each place: the most seats a group can still have.
    bounds: Vec<u8>,
    /// Before each place: groups still to be met by name, with how many seats are given to them from there on.
    reserve: Vec<Vec<(u8, u8)>>,
    /// For each place: where its neighbours stand in the frontier before it.
    slots: Vec<Vec<usize>>,
    /// For each place: where those of the frontier after it stood before it; none for itself.
    moves: Vec<Vec<Option<usize>>>,
}

impl Rules {
    /// The rules for counting over these places.
    pub fn new(instance: &Instance, graph: Graph) -> Self {
        let many = graph.places.len();
        let stands = |at: usize, place: &usize| graph.frontiers[at].iter().position(|other| other == place);
        let slots =
            |at: usize| graph.places[at].near.iter().filter_map(|(place, _)| stands(at, place)).collect();
        let moves = |at: usize| graph.frontiers[at + 1].iter().map(|place| stands(at, place)).collect();
        Self {
            sizes: pools(instance).into_iter().map(|(size, _)| size).collect(),
            groups: instance.groups().len(),
            bounds: (0..=many).map(|at| graph.bound(instance.room(), at)).collect(),
            reserve: (0..=many).map(|at| graph.pending(at)).collect(),
            slots: (0..many).map(slots).collect(),
            moves: (0..many).map(moves).collect(),
            graph,
        }
    }

    /// The most classes told apart before a place.
    fn width(&self, at: usize) -> usize {
        self.reserve[at].len() + self.graph.frontiers[at].len().min(self.groups)
    }

    /// The most classes begun before a place.
    fn begun(&self, at: usize) -> usize {
        self.groups.min(at)
    }
}
