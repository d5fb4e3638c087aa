//! XML text to a document, as leniently as the reader described by John Fletcher's `xml.pl` (2001–2014): what cannot
//! be read is kept as it is, and all before it is not lost.
//!
//! No tokenizer of others is used: where a text is no XML, they stop or go on in ways of their own, and what they call
//! a token is cut before it is clear that it is one.

mod doctype;
mod input;
mod markup;
mod piece;
mod refs;
mod slip;
mod space;
mod tag;

use super::doc::{Document, Element, Node, Span, What};
use super::names;
use super::options::Options;
use input::Input;
use refs::{Entities, Reference};
use space::Context;

pub use piece::{Kind, Piece};
pub use slip::{Slip, Why};
pub use tag::known;

/// A document with how it was come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The document.
    pub document: Document,
    /// What is wrong with the text, if anything is: reading ends there.
    pub slip: Option<Slip>,
    /// What the reader did, if that was asked for.
    pub pieces: Vec<Piece>,
}

/// Reads a text; `traced`, with all that the reader did.
pub fn read(text: &str, options: &Options, traced: bool) -> Reading {
    let mut reader = Reader {
        options,
        input: Input::new(text),
        entities: Entities::new(options),
        levels: vec![Level::root(!options.format)],
        mode: Mode::Between,
        made: 0,
        used: Vec::new(),
        pieces: Vec::new(),
        traced,
    };
    let (attributes, slip) = reader.run();
    let content = reader.levels.pop().map(|root| root.content).unwrap_or_default();
    let document = Document { malformed: slip.is_some(), attributes, content };
    Reading { document, slip, pieces: reader.pieces }
}

/// An element that is open, or the document.
struct Level {
    /// Its tag, as written.
    tag: String,
    /// Its namespace, where that is new, and its prefix.
    namespace: Option<(String, String)>,
    element: Element,
    content: Vec<Node>,
    context: Context,
    from: usize,
    number: u32,
}

impl Level {
    fn root(preserve: bool) -> Self {
        Self {
            tag: String::new(),
            namespace: None,
            element: Element::default(),
            content: Vec::new(),
            context: Context::new(preserve),
            from: 0,
            number: 0,
        }
    }

    fn node(self, to: usize) -> Node {
        let element = Element { content: self.content, ..self.element };
        let what = match self.namespace {
            Some((address, prefix)) => What::Namespace(address, prefix, element),
            None => What::Element(element),
        };
        Node { what, span: Span::new(self.from, to) }
    }
}

/// What the reader is in.
enum Mode {
    /// Between nodes.
    Between,
    /// Blank space that may count or not: it, and where it began.
    Layout(String, usize),
    /// Text: it, and where it began.
    Text(String, usize),
}

struct Reader<'a> {
    options: &'a Options,
    input: Input<'a>,
    entities: Entities,
    levels: Vec<Level>,
    mode: Mode,
    /// How many nodes there are.
    made: u32,
    /// The entities used in the present text.
    used: Vec<(String, String)>,
    pieces: Vec<Piece>,
    traced: bool,
}

impl Reader<'_> {
    /// Reads all: what the declaration says, and what is wrong.
    fn run(&mut self) -> (super::doc::Attributes, Option<Slip>) {
        let attributes = match tag::signature(self.input.rest()) {
            Ok(None) => Vec::new(),
            Ok(Some((attributes, end))) => {
                self.input.skip(end);
                self.piece(Kind::Signature, 0);
                attributes
            }
            Err(slip) => {
                if slip.at > 0 {
                    self.input.go(slip.at);
                    self.piece(Kind::Layout, 0);
                }
                return (Vec::new(), Some(self.give_up(slip.at, slip)));
            }
        };
        let slip = loop {
            let Some(first) = self.input.rest().bytes().next() else {
                if self.input.leave() {
                    continue;
                }
                break self.end();
            };
            if let Err((at, slip)) = self.go_on(first) {
                break Some(self.give_up(at, slip));
            }
        };
        while self.levels.len() > 1 {
            self.shut();
        }
        (attributes, slip)
    }

    fn level(&mut self) -> &mut Level {
        // The document itself is never closed.
        self.levels.last_mut().expect("the document is open")
    }

    /// Whether blank space counts here.
    fn preserves(&mut self) -> bool {
        self.levels.len() > 1 && self.level().context.preserve
    }

    fn piece(&mut self, kind: Kind, from: usize) {
        if self.traced {
            let span = Span::new(from, self.input.reached());
            let depth = (self.levels.len() - 1) as u32;
            self.pieces.push(Piece { kind, span, node: self.made, depth });
        }
    }

    /// Takes a node that is whole.
    fn node(&mut self, what: What, kind: Kind, from: usize) {
        self.piece(kind, from);
        self.made += 1;
        let span = Span::new(from, self.input.reached());
        self.level().content.push(Node { what, span });
    }

    /// Reads on by a little, from the byte that comes `first`. Where that fails: what is wrong, and from where on the text is kept as it is.
    fn go_on(&mut self, first: u8) -> Result<(), (usize, Slip)> {
        match std::mem::replace(&mut self.mode, Mode::Between) {
            Mode::Text(text, from) => self.text(text, from, first),
            Mode::Layout(blank, from) => self.layout(blank, from, first),
            Mode::Between if first == b'<' => self.markup(),
            Mode::Between if first == b'&' => self.reference(String::new(), self.input.place()),
            Mode::Between if names::is_blank(first) && !self.preserves() => {
                self.mode = Mode::Layout(String::new(), self.input.place());
                Ok(())
            }
            Mode::Between if self.levels.len() == 1 => Err(self.wrong(Why::Outside)),
            Mode::Between => {
                self.mode = Mode::Text(String::new(), self.input.place());
                Ok(())
            }
        }
    }

    /// What is wrong here, from where on the text is kept.
    fn wrong(&self, why: Why) -> (usize, Slip) {
        (self.input.at(), Slip::new(self.input.place(), why))
    }

    fn layout(&mut self, mut blank: String, from: usize, first: u8) -> Result<(), (usize, Slip)> {
        if names::is_blank(first) {
            let length = self.input.rest().bytes().take_while(|byte| names::is_blank(*byte)).count();
            blank.push_str(&self.input.rest()[..length]);
            self.input.skip(length);
            self.mode = Mode::Layout(blank, from);
            return Ok(());
        }
        match first {
            b'<' => {
                self.piece(Kind::Layout, from);
                Ok(())
            }
            b'&' => self.reference(blank, from),
            _ if self.levels.len() == 1 => {
                self.piece(Kind::Layout, from);
                Err(self.wrong(Why::Outside))
            }
            _ => {
                // Text that begins with blank space: from here on it counts.
                self.level().context.preserve = true;
                self.mode = Mode::Text(blank, from);
                Ok(())
            }
        }
    }

    fn text(&mut self, mut text: String, from: usize, first: u8) -> Result<(), (usize, Slip)> {
        match first {
            b'<' => {
                self.finish(text, from);
                Ok(())
            }
            b'&' => match self.refer() {
                Ok(Reference::Letter(letter)) => {
                    text.push(letter);
                    self.mode = Mode::Text(text, from);
                    Ok(())
                }
                Ok(Reference::Entity(name, value)) => {
                    self.mode = Mode::Text(text, from);
                    self.used.push((name.clone(), value.to_string()));
                    self.enter(&name, value)
                }
                Err(_) if self.options.allow_ampersand => {
                    text.push('&');
                    self.input.skip(1);
                    self.mode = Mode::Text(text, from);
                    Ok(())
                }
                Err(why) => {
                    self.finish(text, from);
                    Err(self.wrong(why))
                }
            },
            _ => {
                let rest = self.input.rest();
                let length = rest.bytes().position(|byte| byte == b'<' || byte == b'&').unwrap_or(rest.len());
                text.push_str(&rest[..length]);
                self.input.skip(length);
                self.mode = Mode::Text(text, from);
                Ok(())
            }
        }
    }

    fn finish(&mut self, text: String, from: usize) {
        let used = std::mem::take(&mut self.used);
        self.node(What::Text(text), Kind::Text(used), from);
    }

    /// A reference between nodes, after some blank space.
    fn reference(&mut self, blank: String, from: usize) -> Result<(), (usize, Slip)> {
        let (at, outside) = (self.input.at(), self.levels.len() == 1);
        match self.refer() {
            Ok(Reference::Letter(_)) if outside => {
                self.input.go(at);
                Err(self.outside(&blank, from))
            }
            Err(_) if outside && self.options.allow_ampersand => Err(self.outside(&blank, from)),
            Ok(Reference::Letter(letter)) => {
                self.mode = Mode::Text(blank + letter.encode_utf8(&mut [0; 4]), from);
                Ok(())
            }
            Ok(Reference::Entity(name, value)) => {
                // Blank space before it goes with it.
                self.piece(Kind::Entity(name.clone(), value.to_string()), from);
                self.enter(&name, value)
            }
            Err(_) if self.options.allow_ampersand => {
                self.input.skip(1);
                self.mode = Mode::Text(blank + "&", from);
                Ok(())
            }
            Err(why) => {
                if !blank.is_empty() {
                    self.piece(Kind::Layout, from);
                }
                Err(self.wrong(why))
            }
        }
    }

    /// That text stands here outside of any element, after some blank space.
    fn outside(&mut self, blank: &str, from: usize) -> (usize, Slip) {
        if !blank.is_empty() {
            self.piece(Kind::Layout, from);
        }
        self.wrong(Why::Outside)
    }

    /// Reads the reference that begins here, and goes past it.
    fn refer(&mut self) -> Result<Reference, Why> {
        let (reference, length) = self.entities.read(&self.input.rest()[1..])?;
        self.input.skip(length + 1);
        Ok(reference)
    }

    /// Goes on with the text of an entity.
    fn enter(&mut self, name: &str, value: std::rc::Rc<str>) -> Result<(), (usize, Slip)> {
        let ahead = name.len() + "&;".len();
        match self.entities.grow(name, value.len()) {
            Ok(()) => {
                self.input.enter(value, ahead);
                Ok(())
            }
            Err(why) => {
                self.input.back(ahead);
                if let Mode::Text(text, from) = std::mem::replace(&mut self.mode, Mode::Between) {
                    self.finish(text, from);
                }
                Err(self.wrong(why))
            }
        }
    }

    /// The end of the text.
    fn end(&mut self) -> Option<Slip> {
        match std::mem::replace(&mut self.mode, Mode::Between) {
            Mode::Text(text, from) => self.finish(text, from),
            Mode::Layout(_, from) => self.piece(Kind::Layout, from),
            Mode::Between => {}
        }
        if self.levels.len() == 1 {
            return None;
        }
        let Level { tag, from, .. } = self.level();
        let (tag, from) = (tag.clone(), *from);
        self.node(What::OutOfContext(tag.clone()), Kind::OutOfContext, self.input.place());
        Some(Slip::new(from, Why::Unclosed(tag)))
    }

    /// Keeps the rest from `at` in the present text as it is.
    fn give_up(&mut self, at: usize, slip: Slip) -> Slip {
        self.input.go(at);
        let from = self.input.place();
        let rest = self.input.take_rest();
        self.node(What::Unparsed(rest), Kind::Unparsed, from);
        slip
    }
}
