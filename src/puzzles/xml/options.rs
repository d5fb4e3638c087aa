//! How a document is read and written.

/// The parser's options, each with what it is where nothing is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The names that XHTML has for letters and signs are known (yes).
    pub extended_characters: bool,
    /// Read: blank space that is alone between tags is left out; written: lines are indented (yes).
    pub format: bool,
    /// An attribute is without its prefix where that says no more than its element's (no).
    pub remove_attribute_prefixes: bool,
    /// A lone `&` in text is itself (no).
    pub allow_ampersand: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            extended_characters: true,
            format: true,
            remove_attribute_prefixes: false,
            allow_ampersand: false,
        }
    }
}

/// The deepest that elements may stand in each other: as many as libxml2 allows where nothing else is said. What
/// walks a document may then do it by recursion.
pub const DEEPEST: usize = 256;
/// The most characters that entities may add to a document. Each of a few nested ones can ask for ten times the one
/// before it (the “billion laughs”).
pub const GROWN: usize = 1_000_000;
