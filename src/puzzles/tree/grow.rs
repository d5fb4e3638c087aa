//! What the trees are made of, and the trees themselves.

use std::collections::{HashMap, HashSet};

use super::instance::{Cut, Kind, Order};

/// The letters on each key of a phone; 0 and 1 have none.
pub const LETTERS: [&str; 10] = ["", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/// What a node stands for, as a number: a letter, amounts of water, or who is where.
pub type Value = u64;

/// The bits an amount of water takes in a [`Value`].
const AMOUNT: u32 = 12;

impl Kind {
    /// What the root stands for.
    pub fn root(&self) -> Value {
        match self {
            Kind::Phone(_) | Kind::Jugs { .. } => 0,
            Kind::River { missionaries, cannibals, .. } => crossing(*missionaries, *cannibals, true),
        }
    }

    /// Calls `visit` with each child of a node `depth` below the root, in order; the same child may come twice.
    pub fn children(&self, value: Value, depth: usize, cut: Cut, mut visit: impl FnMut(Value)) {
        match self {
            Kind::Phone(digits) => {
                let Some(digit) = digits.get(depth) else { return };
                match LETTERS[usize::from(*digit)] {
                    "" => visit(u64::from(b'0' + digit)),
                    letters => letters.bytes().for_each(|letter| visit(u64::from(letter))),
                }
            }
            Kind::Jugs { sizes, .. } => pours(sizes, value, cut, visit),
            Kind::River { missionaries, cannibals, boat } => {
                let all = (*missionaries, *cannibals);
                // Nothing follows where somebody is outnumbered.
                if safe(all, value) {
                    crossings(all, *boat, value, |next| {
                        if cut == Cut::None || safe(all, next) {
                            visit(next);
                        }
                    });
                }
            }
        }
    }

    /// Whether a node is what is looked for.
    pub fn answers(&self, value: Value, depth: usize) -> bool {
        match self {
            Kind::Phone(digits) => depth == digits.len(),
            Kind::Jugs { sizes, goal } => (0..sizes.len()).any(|jug| amount(value, jug) == *goal),
            Kind::River { .. } => value == crossing(0, 0, false),
        }
    }

    /// How many nodes are at each depth, the root's first; stops counting at the largest number.
    pub fn levels(&self, cut: Cut, deep: usize) -> Vec<u64> {
        // Nodes that stand for the same have the same children: only how many there are of each matters.
        let mut level = HashMap::from([(self.root(), 1u64)]);
        let mut met = HashSet::from([self.root()]);
        let mut sizes = vec![1];
        for depth in 0..deep {
            let mut next: HashMap<Value, u64> = HashMap::new();
            for (value, many) in &level {
                self.children(*value, depth, cut, |child| {
                    let count = next.entry(child).or_default();
                    *count = count.saturating_add(*many);
                });
            }
            if cut == Cut::Repeats && !matches!(self, Kind::Phone(_)) {
                next.retain(|value, _| met.insert(*value));
                next.values_mut().for_each(|count| *count = 1);
            }
            if next.is_empty() {
                break;
            }
            sizes.push(next.values().fold(0u64, |sum, count| sum.saturating_add(*count)));
            level = next;
        }
        sizes
    }
}

/// What is in a jug.
pub fn amount(value: Value, jug: usize) -> u32 {
    (value >> (AMOUNT * jug as u32)) as u32 & ((1 << AMOUNT) - 1)
}

/// Each pour from a jug or the tap to a jug or the drain: (n + 1)² of them, most of which change nothing.
fn pours(sizes: &[u32], value: Value, cut: Cut, mut visit: impl FnMut(Value)) {
    let outside = sizes.len();
    for from in (0..=outside).rev() {
        for to in 0..=outside {
            let next = poured(sizes, value, from, to);
            if cut == Cut::None || next != value {
                visit(next);
            }
        }
    }
}

/// After a pour; jugs beyond the last are the tap and the drain.
fn poured(sizes: &[u32], value: Value, from: usize, to: usize) -> Value {
    let outside = sizes.len();
    let have = if from == outside { u32::MAX } else { amount(value, from) };
    let room = if to == outside { u32::MAX } else { sizes[to] - amount(value, to) };
    let moved = u64::from(have.min(room));
    if from == to {
        return value;
    }
    let take = if from == outside { 0 } else { moved << (AMOUNT * from as u32) };
    let give = if to == outside { 0 } else { moved << (AMOUNT * to as u32) };
    value - take + give
}

/// So many on the left bank, and whether the boat is there.
pub fn crossing(missionaries: u8, cannibals: u8, left: bool) -> Value {
    u64::from(missionaries) << 16 | u64::from(cannibals) << 8 | u64::from(left)
}

/// The other way round.
pub fn bank(value: Value) -> (u8, u8, bool) {
    ((value >> 16) as u8, (value >> 8) as u8, value & 1 == 1)
}

/// Whether missionaries are outnumbered on neither bank.
fn safe(all: (u8, u8), value: Value) -> bool {
    let (missionaries, cannibals, _) = bank(value);
    let fine = |ours: u8, theirs: u8| ours == 0 || theirs <= ours;
    fine(missionaries, cannibals) && fine(all.0 - missionaries, all.1 - cannibals)
}

fn crossings(all: (u8, u8), boat: u8, value: Value, mut visit: impl FnMut(Value)) {
    let (missionaries, cannibals, left) = bank(value);
    let here = if left { (missionaries, cannibals) } else { (all.0 - missionaries, all.1 - cannibals) };
    for some in (0..=boat.min(here.0)).rev() {
        for more in (0..=(boat - some).min(here.1)).rev() {
            if some + more == 0 {
                continue;
            }
            let next = if left {
                crossing(missionaries - some, cannibals - more, false)
            } else {
                crossing(missionaries + some, cannibals + more, true)
            };
            visit(next);
        }
    }
}

/// A tree, its nodes numbered level by level from the root's 0.
#[derive(Debug, Default)]
pub struct Tree {
    values: Vec<Value>,
    parents: Vec<u32>,
    /// Where each node's children begin; they end where the next node's begin.
    firsts: Vec<u32>,
    /// Where each level begins, and where the last ends.
    levels: Vec<u32>,
    /// The nodes in the order of a depth-first walk, and the place of each in it.
    preorder: Vec<u32>,
    ranks: Vec<u32>,
    /// The places at which depth first and breadth first meet answers, in order.
    answers: [Vec<u32>; 2],
}

impl Tree {
    /// Grows the tree `deep` levels below its root.
    pub fn grow(kind: &Kind, cut: Cut, deep: usize) -> Self {
        let mut tree =
            Self { values: vec![kind.root()], parents: vec![0], levels: vec![0, 1], ..Self::default() };
        let mut met = HashSet::from([kind.root()]);
        let once = cut == Cut::Repeats && !matches!(kind, Kind::Phone(_));
        for depth in 0..=deep {
            for node in tree.level(depth) {
                tree.firsts.push(tree.values.len() as u32);
                if depth == deep {
                    continue;
                }
                let value = tree.values[node as usize];
                kind.children(value, depth, cut, |child| {
                    if !once || met.insert(child) {
                        tree.values.push(child);
                        tree.parents.push(node);
                    }
                });
            }
            if tree.values.len() as u32 == tree.levels[depth + 1] {
                break;
            }
            tree.levels.push(tree.values.len() as u32);
        }
        tree.firsts.resize(tree.values.len() + 1, tree.values.len() as u32);
        tree.walk();
        tree.answers[1] = tree.sought(kind);
        tree.answers[0] = tree.answers[1].iter().map(|node| tree.rank(*node)).collect();
        tree.answers[0].sort_unstable();
        tree
    }

    /// Walks it depth first once, to know the order.
    fn walk(&mut self) {
        self.ranks = vec![0; self.values.len()];
        let mut stack = vec![0u32];
        while let Some(node) = stack.pop() {
            self.ranks[node as usize] = self.preorder.len() as u32;
            self.preorder.push(node);
            stack.extend(self.children(node).rev());
        }
    }

    fn sought(&self, kind: &Kind) -> Vec<u32> {
        let on = |depth: usize| self.level(depth).filter(move |node| kind.answers(self.value(*node), depth));
        (0..=self.deepest()).flat_map(on).collect()
    }

    /// The places, from 0, at which an order meets answers.
    pub fn answers(&self, order: Order) -> &[u32] {
        &self.answers[order as usize]
    }

    /// How many nodes it has.
    pub fn nodes(&self) -> u32 {
        self.values.len() as u32
    }

    /// How many levels are below the root.
    pub fn deepest(&self) -> usize {
        self.levels.len() - 2
    }

    /// The nodes of a level; none beyond the last.
    pub fn level(&self, depth: usize) -> std::ops::Range<u32> {
        match self.levels.get(depth..depth + 2) {
            Some([from, to]) => *from..*to,
            _ => 0..0,
        }
    }

    /// How far below the root a node is.
    pub fn depth(&self, node: u32) -> usize {
        self.levels.partition_point(|start| *start <= node) - 1
    }

    /// What a node stands for.
    pub fn value(&self, node: u32) -> Value {
        self.values[node as usize]
    }

    /// The node above; the root's own.
    pub fn parent(&self, node: u32) -> u32 {
        self.parents[node as usize]
    }

    /// The nodes right below one.
    pub fn children(&self, node: u32) -> std::ops::Range<u32> {
        self.firsts[node as usize]..self.firsts[node as usize + 1]
    }

    /// The nodes from the root to one, both included.
    pub fn path(&self, node: u32) -> Vec<u32> {
        let mut path = vec![node];
        while let Some(last) = path.last().copied().filter(|last| *last != 0) {
            path.push(self.parent(last));
        }
        path.reverse();
        path
    }

    /// The node a depth-first walk visits at a place, from 0.
    pub fn preorder(&self, place: u32) -> u32 {
        self.preorder[place as usize]
    }

    /// The place at which a depth-first walk visits a node, from 0.
    pub fn rank(&self, node: u32) -> u32 {
        self.ranks[node as usize]
    }
}
