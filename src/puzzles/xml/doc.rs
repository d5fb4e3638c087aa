//! A document as a value: what XML text and its term both say.

use serde::{Deserialize, Serialize};

/// A stretch of text, in bytes; the end is not part of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Span {
    /// Where it begins.
    pub from: u32,
    /// Where it has ended.
    pub to: u32,
}

impl Span {
    /// From one place to another.
    pub fn new(from: usize, to: usize) -> Self {
        Self { from: from as u32, to: to as u32 }
    }

    /// As slices are taken.
    pub fn range(self) -> std::ops::Range<usize> {
        self.from as usize..self.to as usize
    }
}

/// Names with their values, in the order written.
pub type Attributes = Vec<(String, String)>;

/// A document: `xml/2`, or `malformed/2` where something of it could not be read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Document {
    /// Whether something could not be read.
    pub malformed: bool,
    /// The attributes of its declaration.
    pub attributes: Attributes,
    /// What it holds.
    pub content: Vec<Node>,
}

/// A node, and where it was read. Nodes are numbered from 0 as they begin; a namespace and its element are one.
#[derive(Clone, Debug)]
pub struct Node {
    /// What it is.
    pub what: What,
    /// Where it stands in the text it was read from.
    pub span: Span,
}

/// Two nodes are the same wherever they were read.
impl PartialEq for Node {
    fn eq(&self, other: &Self) -> bool {
        self.what == other.what
    }
}

/// What a node is.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// `pcdata/1`: text.
    Text(String),
    /// `cdata/1`.
    Cdata(String),
    /// `comment/1`.
    Comment(String),
    /// `instructions/2`: a target and the rest.
    Instructions(String, String),
    /// `doctype/2`.
    Doctype(String, External),
    /// `element/3`.
    Element(Element),
    /// `namespace/3`: where the namespace is another than around it; its address, its prefix, its element.
    Namespace(String, String, Element),
    /// `unparsed/1`: what could not be read.
    Unparsed(String),
    /// `out_of_context/1`: an element that nothing closes.
    OutOfContext(String),
}

/// An element.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Element {
    /// Its name, without the prefix of a namespace that is declared.
    pub name: String,
    /// Its attributes.
    pub attributes: Attributes,
    /// What it holds.
    pub content: Vec<Node>,
}

/// Where a document type is defined.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct External {
    /// Its public name.
    pub public: Option<String>,
    /// Its address.
    pub system: Option<String>,
    /// What is declared in the document itself, but for entities.
    pub literals: Vec<String>,
}

impl Node {
    /// Its element, if it is one.
    pub fn element(&self) -> Option<&Element> {
        match &self.what {
            What::Element(element) | What::Namespace(_, _, element) => Some(element),
            _ => None,
        }
    }

    /// What it holds.
    pub fn content(&self) -> &[Node] {
        self.element().map_or(&[], |element| &element.content)
    }
}

impl Document {
    /// Every node with its depth, in the order of their numbers.
    pub fn nodes(&self) -> impl Iterator<Item = (&Node, usize)> {
        let mut open = vec![self.content.iter()];
        std::iter::from_fn(move || {
            loop {
                match open.last_mut()?.next() {
                    Some(node) => {
                        let depth = open.len() - 1;
                        open.push(node.content().iter());
                        return Some((node, depth));
                    }
                    None => {
                        open.pop();
                    }
                }
            }
        })
    }

    /// Where each node stands, by its number.
    pub fn spans(&self) -> Vec<Span> {
        self.nodes().map(|(node, _)| node.span).collect()
    }

    /// How many there are of each kind of node.
    pub fn counts(&self) -> Vec<(&'static str, u64)> {
        const NAMES: [&str; 10] = [
            "elements",
            "attributes",
            "pcdata",
            "cdata",
            "comments",
            "instructions",
            "doctypes",
            "namespaces",
            "unparsed",
            "out_of_context",
        ];
        let mut many = [0u64; 10];
        for (node, _) in self.nodes() {
            let kind = match &node.what {
                What::Element(_) | What::Namespace(..) => 0,
                What::Text(_) => 2,
                What::Cdata(_) => 3,
                What::Comment(_) => 4,
                What::Instructions(..) => 5,
                What::Doctype(..) => 6,
                What::Unparsed(_) => 8,
                What::OutOfContext(_) => 9,
            };
            many[kind] += 1;
            many[7] += u64::from(matches!(node.what, What::Namespace(..)));
            many[1] += node.element().map_or(0, |element| element.attributes.len() as u64);
        }
        NAMES.into_iter().zip(many).collect()
    }
}
