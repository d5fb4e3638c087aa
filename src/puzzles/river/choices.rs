/// What is set beside the crossing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// Whether the depth-first search's way is watched, and not a shortest one.
    pub depth: bool,
}
