//! A document as the text of its term, over several lines, with where each node stands.

use super::super::doc::{Attributes, Document, Element, External, Node, Span, What};
use super::print::{Strings, atom, string};

/// In which shape a document is written as a term.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// `xml/2`, text in quotation marks.
    #[default]
    Xml,
    /// `xml/2`, text as lists of character codes.
    Codes,
    /// A list of `element(Name, Attributes, Content)`, text as names: what SWI-Prolog's `load_xml` gives, and others
    /// after it. It has no place for comments, document types and declarations.
    Element,
}

/// A text with where each node of a document stands in it, by their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// The text.
    pub text: String,
    /// Where each node stands; nothing where it has no place.
    pub spans: Vec<Span>,
}

/// Writes a document as a term.
pub fn write(document: &Document, shape: Shape) -> Lines {
    let strings = match shape {
        Shape::Xml => Strings::Quoted,
        Shape::Codes => Strings::Codes,
        Shape::Element => Strings::Atoms,
    };
    let mut writer = Writer { out: Lines::default(), strings, loose: shape == Shape::Element };
    if writer.loose {
        writer.content(&document.content, 0, "");
    } else {
        writer.put(if document.malformed { "malformed(" } else { "xml(" });
        writer.attributes(&document.attributes, None);
        writer.put(", ");
        writer.content(&document.content, 0, "");
        writer.put(")");
    }
    writer.out
}

struct Writer {
    out: Lines,
    strings: Strings,
    /// The shape that other Prologs use.
    loose: bool,
}

/// Text of up to so many bytes stands on one line with its element.
const SHORT: usize = 72;

impl Writer {
    fn put(&mut self, text: &str) {
        self.out.text.push_str(text);
    }

    fn line(&mut self, depth: usize) {
        self.put("\n");
        for _ in 0..depth {
            self.put("  ");
        }
    }

    fn text(&mut self, text: &str) {
        string(&mut self.out.text, text, self.strings);
    }

    fn call(&mut self, name: &str, text: &str) {
        self.put(name);
        self.put("(");
        self.text(text);
        self.put(")");
    }

    /// A list of attributes; with the address of a namespace that is declared there too.
    fn attributes(&mut self, attributes: &Attributes, address: Option<&str>) {
        self.put("[");
        let mut first = true;
        if let Some(address) = address {
            self.put("xmlns=");
            self.text(address);
            first = false;
        }
        for (name, value) in attributes {
            if !std::mem::take(&mut first) {
                self.put(", ");
            }
            atom(&mut self.out.text, name);
            self.put("=");
            self.text(value);
        }
        self.put("]");
    }

    /// A list of nodes, in a namespace.
    fn content(&mut self, nodes: &[Node], depth: usize, space: &str) {
        self.put("[");
        if let [Node { what: What::Text(text) | What::Cdata(text), .. }] = nodes
            && text.len() <= SHORT
        {
            self.node(&nodes[0], depth, space);
            self.put("]");
            return;
        }
        let mut first = true;
        for node in nodes {
            if self.loose && matches!(node.what, What::Comment(_) | What::Doctype(..) | What::OutOfContext(_))
            {
                let here = self.out.text.len();
                self.out.spans.push(Span::new(here, here));
                continue;
            }
            if !std::mem::take(&mut first) {
                self.put(",");
            }
            self.line(depth + 1);
            self.node(node, depth + 1, space);
        }
        if !first {
            self.line(depth);
        }
        self.put("]");
    }

    fn node(&mut self, node: &Node, depth: usize, space: &str) {
        let (from, number) = (self.out.text.len(), self.out.spans.len());
        self.out.spans.push(Span::default());
        match &node.what {
            What::Text(text) | What::Cdata(text) | What::Unparsed(text) if self.loose => self.text(text),
            What::Instructions(target, rest) if self.loose => self.call("pi", &format!("{target} {rest}")),
            What::Text(text) => self.call("pcdata", text),
            What::Cdata(text) => self.call("cdata", text),
            What::Comment(text) => self.call("comment", text),
            What::Unparsed(text) => self.call("unparsed", text),
            What::OutOfContext(tag) => {
                self.put("out_of_context(");
                atom(&mut self.out.text, tag);
                self.put(")");
            }
            What::Instructions(target, rest) => {
                self.put("instructions(");
                atom(&mut self.out.text, target);
                self.put(", ");
                self.text(rest);
                self.put(")");
            }
            What::Doctype(name, external) => self.doctype(name, external),
            What::Element(element) => self.element(element, depth, space, None),
            What::Namespace(address, prefix, element) if self.loose => {
                let declared = prefix.is_empty().then_some(address.as_str());
                self.element(element, depth, address, declared);
            }
            What::Namespace(address, prefix, element) => {
                self.put("namespace(");
                atom(&mut self.out.text, address);
                self.put(", ");
                self.text(prefix);
                self.put(", ");
                self.element(element, depth, address, None);
                self.put(")");
            }
        }
        self.out.spans[number] = Span::new(from, self.out.text.len());
    }

    fn element(&mut self, element: &Element, depth: usize, space: &str, declared: Option<&str>) {
        self.put("element(");
        if self.loose && !space.is_empty() {
            atom(&mut self.out.text, space);
            self.put(":");
        }
        atom(&mut self.out.text, &element.name);
        self.put(", ");
        self.attributes(&element.attributes, declared);
        self.put(", ");
        self.content(&element.content, depth, space);
        self.put(")");
    }

    fn doctype(&mut self, name: &str, external: &External) {
        self.put("doctype(");
        atom(&mut self.out.text, name);
        self.put(", ");
        let addresses: Vec<&String> = external.public.iter().chain(&external.system).collect();
        self.put(match addresses.len() {
            0 => "local",
            1 => "system",
            _ => "public",
        });
        if !addresses.is_empty() || !external.literals.is_empty() {
            self.put("(");
            for (at, address) in addresses.iter().enumerate() {
                self.put(if at > 0 { ", " } else { "" });
                self.text(address);
            }
            if !external.literals.is_empty() {
                self.put(if addresses.is_empty() { "[" } else { ", [" });
                for (at, literal) in external.literals.iter().enumerate() {
                    self.put(if at > 0 { ", " } else { "" });
                    self.call("dtd_literal", literal);
                }
                self.put("]");
            }
            self.put(")");
        }
        self.put(")");
    }
}
