//! The strategy as a map: whole where it is small, folded away from the path where it is not.

use super::State;
use super::model::{Conclusion, TILTS, Tilt};
use super::{Instance, strategy};

/// Up to this many cases a part of the tree is shown whole.
const WHOLE: u64 = 30;
/// The same in a tree so large that little else can be shown.
const LITTLE: u64 = 9;
/// How many leaves' widths a part takes that is not shown.
const FOLDED: f64 = 2.4;

/// What a place in the tree is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// A weighing.
    Weighing,
    /// An end.
    Leaf(Conclusion),
    /// A part not shown, with so many cases.
    Folded(u64),
}

/// A place in the tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// The results that lead here.
    pub said: Vec<Tilt>,
    /// What it is.
    pub kind: Kind,
    /// Its place across, in widths of a leaf.
    pub at: f64,
    /// The place in the list of the weighing before it.
    pub parent: Option<usize>,
}

/// The tree around the path along `said`: its places, parents first, and how wide it is.
pub fn tree(instance: &Instance, said: &[Tilt]) -> (Vec<Node>, f64) {
    let start = instance.start();
    let whole = if start.cases() > WHOLE * WHOLE { LITTLE } else { WHOLE };
    let mut growing = Growing { instance, path: said, nodes: Vec::new(), wide: 0.0, whole };
    growing.grow(&start, Vec::new(), None, start.cases() <= WHOLE);
    (growing.nodes, growing.wide)
}

struct Growing<'a> {
    instance: &'a Instance,
    path: &'a [Tilt],
    nodes: Vec<Node>,
    wide: f64,
    whole: u64,
}

impl Growing<'_> {
    /// Adds the part from `state` on; its place across.
    fn grow(&mut self, state: &State, said: Vec<Tilt>, parent: Option<usize>, open: bool) -> f64 {
        let here = self.nodes.len();
        let on_path = self.path.starts_with(&said);
        let open = open || (on_path && state.cases() <= self.whole);
        let found = state.conclusion(self.instance.tell());
        let next = (open || on_path).then(|| strategy::weighing(self.instance, state)).flatten();
        let kind = match (found, &next) {
            (Some(found), _) => Kind::Leaf(found),
            (_, Some(_)) => Kind::Weighing,
            _ => Kind::Folded(state.cases()),
        };
        self.nodes.push(Node { said: said.clone(), kind, at: 0.0, parent });
        let at = match next {
            Some(next) => {
                let mut ends = Vec::new();
                for (tilt, after) in TILTS.into_iter().zip(next.after) {
                    if let Some(after) = after {
                        let said = [&said[..], &[tilt]].concat();
                        ends.push(self.grow(&after, said, Some(here), open));
                    }
                }
                let (first, last) =
                    (ends.first().copied().unwrap_or(0.0), ends.last().copied().unwrap_or(0.0));
                (first + last) / 2.0
            }
            None => {
                let wide = if matches!(kind, Kind::Folded(_)) {
                    FOLDED
                } else if self.whole == LITTLE {
                    1.9
                } else {
                    1.0
                };
                self.wide += wide;
                self.wide - wide / 2.0
            }
        };
        self.nodes[here].at = at;
        at
    }
}
