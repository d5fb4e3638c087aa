/// What a touched seat gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    /// A candidate of this group.
    Group(u8),
    /// Nobody.
    Nobody,
}

/// What is set beside the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// Whether the search is watched, and not the seating being filled in.
    pub search: bool,
    /// What a touched seat gets.
    pub brush: Brush,
    /// A seating's number, as it is being typed.
    pub number: Option<String>,
}

impl Default for Choices {
    fn default() -> Self {
        Self { search: false, brush: Brush::Group(0), number: None }
    }
}
