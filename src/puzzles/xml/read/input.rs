//! A text, and the entities' texts that stand in it in place of references.

use std::ops::Deref;
use std::rc::Rc;

enum Text<'a> {
    Main(&'a str),
    Entity(Rc<str>),
}

impl Deref for Text<'_> {
    type Target = str;
    fn deref(&self) -> &str {
        match self {
            Text::Main(text) => text,
            Text::Entity(text) => text,
        }
    }
}

impl Clone for Text<'_> {
    fn clone(&self) -> Self {
        match self {
            Text::Main(text) => Text::Main(text),
            Text::Entity(text) => Text::Entity(Rc::clone(text)),
        }
    }
}

struct Frame<'a> {
    text: Text<'a>,
    at: usize,
}

/// What is still to be read.
pub struct Input<'a> {
    main: Frame<'a>,
    /// Entities' texts, the innermost last.
    entities: Vec<Frame<'a>>,
    /// Where in the main text the reference stands that the outermost entity stands for.
    called: usize,
    /// Whether the innermost text is all that is left.
    joined: bool,
}

impl<'a> Input<'a> {
    /// All of a text.
    pub fn new(text: &'a str) -> Self {
        Self { main: Frame { text: Text::Main(text), at: 0 }, entities: Vec::new(), called: 0, joined: false }
    }

    fn frame(&self) -> &Frame<'a> {
        self.entities.last().unwrap_or(&self.main)
    }

    /// What is left of the present text.
    pub fn rest(&self) -> &str {
        let frame = self.frame();
        &frame.text[frame.at..]
    }

    /// The present text, and the place in it.
    pub fn text(&self) -> (impl Deref<Target = str> + use<'a>, usize) {
        let frame = self.frame();
        (frame.text.clone(), frame.at)
    }

    /// The place in the present text.
    pub fn at(&self) -> usize {
        self.frame().at
    }

    /// The place in the main text.
    pub fn place(&self) -> usize {
        if self.entities.is_empty() { self.main.at } else { self.called }
    }

    /// How far in the main text reading has come: past the reference, while its entity is read.
    pub fn reached(&self) -> usize {
        self.main.at
    }

    /// Whether no entity is being read.
    pub fn is_main(&self) -> bool {
        self.entities.is_empty()
    }

    /// Goes to a place in the present text.
    pub fn go(&mut self, at: usize) {
        self.entities.last_mut().unwrap_or(&mut self.main).at = at;
    }

    /// Goes on by so much.
    pub fn skip(&mut self, length: usize) {
        self.go(self.at() + length);
    }

    /// Goes back by so much.
    pub fn back(&mut self, length: usize) {
        self.go(self.at() - length);
    }

    /// Goes on with an entity's text, whose reference of so many bytes has just been passed.
    pub fn enter(&mut self, text: Rc<str>, length: usize) {
        if self.entities.is_empty() {
            self.called = self.main.at - length;
        }
        self.entities.push(Frame { text: Text::Entity(text), at: 0 });
        self.joined = false;
    }

    /// Goes back to the text around an entity; whether there is one.
    pub fn leave(&mut self) -> bool {
        self.joined = false;
        self.entities.pop().is_some()
    }

    /// Whether the present text is all that is left.
    pub fn joined(&self) -> bool {
        self.joined
    }

    /// Makes one text of all that is left; how long it is.
    pub fn join(&mut self) -> usize {
        let rest: Rc<str> = Rc::from(self.take_rest());
        let length = rest.len();
        self.entities.push(Frame { text: Text::Entity(rest), at: 0 });
        self.joined = true;
        length
    }

    /// All that is left, which is then read.
    pub fn take_rest(&mut self) -> String {
        let mut rest = String::new();
        while let Some(Frame { text, at }) = self.entities.pop() {
            rest.push_str(&text[at..]);
        }
        rest.push_str(&self.main.text[self.main.at..]);
        self.main.at = self.main.text.len();
        rest
    }
}
