//! What is wrong with a text, and where.

/// Why reading ended early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// `&` begins no reference that is known: the name after it, empty where there is none.
    Reference(String),
    /// A reference by number to a character that there is not.
    Character(String),
    /// An entity that is told of itself, or of one that is defined later.
    Forward(String, String),
    /// Entities that would make the document grow too much: the one at which it does.
    Explosion(String),
    /// One of XML's own five names, told to be something else.
    Fixed(String),
    /// A closing tag with another name than the open element's; where that was opened.
    Closes(String, String, u32),
    /// A closing tag where nothing is open.
    NothingOpen(String),
    /// No name where a tag needs one.
    Name,
    /// An attribute without a value, or with one that is not quoted.
    Value(String),
    /// An attribute that the tag has already.
    Twice(String),
    /// A tag that does not end where it should.
    TagEnd(String),
    /// A comment, CDATA, instruction or quoted text that does not end: what it is, and how it would end.
    Endless(&'static str, &'static str),
    /// Something after `<!` that is none of what may stand there.
    Declaration,
    /// A document type that cannot be read.
    Doctype(&'static str),
    /// The declaration of the document: what it says, and what it may.
    Signature(String),
    /// The declaration of the document, but not at its start.
    LateSignature,
    /// Text outside of any element.
    Outside,
    /// Elements nested too deep.
    Deep,
    /// An element that nothing closes.
    Unclosed(String),
}

/// Where in a text something is wrong, in bytes, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// Where.
    pub at: usize,
    /// Why.
    pub why: Why,
}

impl Slip {
    /// Something wrong at a place.
    pub fn new(at: usize, why: Why) -> Self {
        Self { at, why }
    }
}
