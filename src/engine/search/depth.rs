use super::{End, Space, Tree, path};

/// What a depth-first search saw.
pub struct Depth<S> {
    tree: Tree<S>,
    goal: Option<u32>,
    end: End,
}

/// Follows one path as far as it goes before turning back (Trémaux's rule),
/// never entering a state twice. The first goal met is rarely a nearest one.
///
/// States are numbered in the order they are entered.
pub fn depth_first<G: Space>(space: &G, start: G::State, limit: usize) -> Depth<G::State> {
    let mut search = Depth { tree: Tree::default(), goal: None, end: End::Exhausted };
    let mut stack = vec![(start, 0u32)];
    while let Some((state, parent)) = stack.pop() {
        let place = search.tree.len() as u32;
        if search.tree.contains_key(&state) {
            continue;
        }
        if search.tree.len() == limit {
            search.end = End::Limit;
            break;
        }
        search.tree.insert(state, parent);
        if space.goal(state) {
            search.goal = Some(place);
            search.end = End::Found;
            break;
        }
        let turn = stack.len();
        space.successors(state, |successor, _| {
            if !search.tree.contains_key(&successor) {
                stack.push((successor, place));
            }
        });
        // The stack gives back the last first; the space's order is first first.
        stack[turn..].reverse();
    }
    search
}

impl<S: Copy + Eq + std::hash::Hash> Depth<S> {
    /// Why it ended.
    pub fn end(&self) -> End {
        self.end
    }

    /// The states from the start to the goal found.
    pub fn path(&self) -> Option<Vec<S>> {
        self.goal.map(|goal| path(&self.tree, goal))
    }

    /// Every state in the order entered.
    pub fn states(&self) -> impl Iterator<Item = S> {
        self.tree.keys().copied()
    }
}
