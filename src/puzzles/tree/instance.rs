use std::cell::OnceCell;
use std::fmt;
use std::rc::Rc;

use super::grow::Tree;
use super::presets::INFO;
use crate::engine::Draft;

/// The most nodes that are walked.
pub const NODES: u64 = 600_000;
/// The most moves deep.
pub const DEEPEST: usize = 12;

/// What the tree is of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The spellings of 1 to 9 digits.
    Phone(Vec<u8>),
    /// Ways to pour between 1 to 3 jugs, a tap and a drain.
    Jugs {
        /// Their sizes in litres.
        sizes: Vec<u32>,
        /// The litres wanted in some jug.
        goal: u32,
    },
    /// Ways across a river; missionaries must not be outnumbered.
    River {
        /// How many missionaries.
        missionaries: u8,
        /// How many cannibals.
        cannibals: u8,
        /// How many the boat takes.
        boat: u8,
    },
}

/// In which order nodes are visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The one found last first: what waits is a stack.
    Depth,
    /// The one found first first: what waits is a queue.
    Breadth,
}

impl Order {
    /// Both, as they are shown side by side.
    pub const BOTH: [Self; 2] = [Order::Depth, Order::Breadth];
}

/// What of the tree is cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Nothing.
    None,
    /// What changes nothing, or breaks the rule.
    Idle,
    /// Also what was met before, counting level by level.
    Repeats,
}

impl Cut {
    /// All three, from the largest tree to the smallest.
    pub const ALL: [Self; 3] = [Cut::None, Cut::Idle, Cut::Repeats];

    /// As links write it.
    pub fn text(self) -> &'static str {
        match self {
            Cut::None => "none",
            Cut::Idle => "idle",
            Cut::Repeats => "repeats",
        }
    }
}

/// The tree, grown when it is first asked for. It follows from the rest of the instance.
#[derive(Clone, Default)]
pub(super) struct Lazy(Rc<OnceCell<Tree>>);

impl PartialEq for Lazy {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl fmt::Debug for Lazy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tree")
    }
}

/// A tree to be walked, with a definite meaning.
#[derive(Clone, Debug, PartialEq)]
pub struct Instance {
    pub(super) kind: Kind,
    pub(super) order: Order,
    pub(super) cut: Cut,
    pub(super) deep: usize,
    pub(super) visited: u32,
    pub(super) tree: Lazy,
}

impl Instance {
    /// What the tree is of.
    pub fn kind(&self) -> &Kind {
        &self.kind
    }

    /// In which order it is walked.
    pub fn order(&self) -> Order {
        self.order
    }

    /// What is cut off.
    pub fn cut(&self) -> Cut {
        self.cut
    }

    /// How many moves deep it may go, at most 12.
    pub fn deep(&self) -> usize {
        self.deep
    }

    /// How many nodes are visited at the start.
    pub fn visited(&self) -> u32 {
        self.visited
    }

    /// The tree: at most 600,000 nodes.
    pub fn tree(&self) -> &Tree {
        self.tree.0.get_or_init(|| Tree::grow(&self.kind, self.cut, self.deep))
    }

    /// The same tree with so many nodes visited.
    pub fn from(&self, visited: u32) -> Self {
        Self { visited, ..self.clone() }
    }

    /// The canonical draft.
    pub fn draft(&self) -> Draft {
        let draft =
            Draft::new(&INFO).with("order", if self.order == Order::Depth { "depth" } else { "breadth" });
        let deep = if Some(self.deep) == usual(&self.kind) { String::new() } else { self.deep.to_string() };
        match &self.kind {
            Kind::Phone(digits) => {
                return draft.with("phone", digits.iter().map(u8::to_string).collect::<String>());
            }
            Kind::Jugs { sizes, goal } => {
                let sizes = sizes.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
                draft.with("jugs", sizes).with("goal", goal.to_string())
            }
            Kind::River { missionaries, cannibals, boat } => {
                draft.with("river", format!("{missionaries},{cannibals},{boat}"))
            }
        }
        .with("cut", self.cut.text())
        .with("deep", deep)
    }
}

/// How deep such a tree goes if nothing is said.
pub fn usual(kind: &Kind) -> Option<usize> {
    match kind {
        Kind::Phone(_) => None,
        Kind::Jugs { .. } => Some(6),
        Kind::River { .. } => Some(11),
    }
}
