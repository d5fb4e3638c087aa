//! What begins with `<`.

use super::super::doc::{Element, What};
use super::super::names;
use super::super::options::DEEPEST;
use super::{Kind, Level, Reader, Slip, Why, doctype, tag};

impl Reader<'_> {
    /// Reads what begins with `<`.
    pub(super) fn markup(&mut self) -> Result<(), (usize, Slip)> {
        let (start, from) = (self.input.at(), self.input.place());
        loop {
            let Err(slip) = self.one(from) else { return Ok(()) };
            // Markup that an entity begins may go on after it.
            if self.input.is_main() {
                return Err((start, slip));
            }
            if !self.input.joined() {
                let grown = self.input.join();
                if let Err(why) = self.entities.grow("", grown) {
                    return Err((self.input.at(), Slip::new(from, why)));
                }
                continue;
            }
            return Err((self.input.at(), Slip::new(from, slip.why)));
        }
    }

    fn one(&mut self, from: usize) -> Result<(), Slip> {
        let (text, at) = self.input.text();
        let after = &text[at + 1..];
        if after.starts_with('/') {
            return self.closing(from);
        }
        if after.starts_with('?') {
            return self.instructions(from);
        }
        if after.starts_with('!') {
            return self.declaration(from);
        }
        if self.levels.len() > DEEPEST {
            return Err(Slip::new(at, Why::Deep));
        }
        let tag = tag::open(&text, at + 1, &mut self.entities)?;
        self.input.go(tag.end);
        self.open(tag, from);
        Ok(())
    }

    fn open(&mut self, tag: tag::Tag, from: usize) {
        let around = &self.level().context;
        let (mut context, mut attributes) = around.within(tag.attributes);
        let (address, prefix, name) = context.resolve(&tag.name);
        let namespace = (address != context.current).then(|| (address.to_string(), prefix.to_owned()));
        let name = name.to_owned();
        context.current = address;
        if self.options.remove_attribute_prefixes {
            context.shorten(&mut attributes);
        }
        let number = self.made;
        let element = Element { name, attributes, content: Vec::new() };
        let level = Level { tag: tag.name, namespace, element, content: Vec::new(), context, from, number };
        if tag.empty {
            self.piece(Kind::Empty, from);
            let node = level.node(self.input.reached());
            self.level().content.push(node);
        } else {
            self.levels.push(level);
            self.piece(Kind::Open, from);
        }
        self.made += 1;
    }

    fn closing(&mut self, from: usize) -> Result<(), Slip> {
        let (text, at) = self.input.text();
        let (name, end) = tag::close(&text, at + 2)?;
        let open = self.level();
        if open.tag != name {
            let why = match open.tag.as_str() {
                "" => Why::NothingOpen(name.to_owned()),
                tag => Why::Closes(name.to_owned(), tag.to_owned(), open.from as u32),
            };
            return Err(Slip::new(at, why));
        }
        let number = open.number;
        self.input.go(end);
        self.shut();
        self.piece(Kind::Close, from);
        if let Some(piece) = self.pieces.last_mut() {
            piece.node = number;
        }
        Ok(())
    }

    /// Closes the innermost element.
    pub(super) fn shut(&mut self) {
        if let Some(level) = self.levels.pop() {
            let node = level.node(self.input.reached());
            self.level().content.push(node);
        }
    }

    fn instructions(&mut self, from: usize) -> Result<(), Slip> {
        let (text, at) = self.input.text();
        let length = names::length(&text[at + 2..]);
        let start = tag::after_blanks(&text, at + 2 + length);
        match &text[at + 2..at + 2 + length] {
            "" => return Err(Slip::new(at + 2, Why::Name)),
            "xml" => return Err(Slip::new(at, Why::LateSignature)),
            _ => {}
        }
        let end =
            text[start..].find("?>").ok_or_else(|| Slip::new(at, Why::Endless("an instruction", "?>")))?;
        let target = text[at + 2..at + 2 + length].to_owned();
        let what = What::Instructions(target, text[start..start + end].to_owned());
        self.input.go(start + end + 2);
        self.node(what, Kind::Instructions, from);
        Ok(())
    }

    fn declaration(&mut self, from: usize) -> Result<(), Slip> {
        let (text, at) = self.input.text();
        let mut delimited = |start: &str, end: &'static str, name| -> Option<Result<String, Slip>> {
            let start = at + text[at..].starts_with(start).then_some(start.len())?;
            let Some(length) = text[start..].find(end) else {
                return Some(Err(Slip::new(at, Why::Endless(name, end))));
            };
            self.input.go(start + length + end.len());
            Some(Ok(text[start..start + length].to_owned()))
        };
        if let Some(comment) = delimited("<!--", "-->", "a comment") {
            self.node(What::Comment(comment?), Kind::Comment, from);
        } else if let Some(cdata) = delimited("<![CDATA[", "]]>", "CDATA") {
            self.node(What::Cdata(cdata?), Kind::Cdata, from);
        } else if text[at..].starts_with("<!DOCTYPE") {
            if self.levels.len() > 1 {
                return Err(Slip::new(at, Why::Doctype("it stands within an element")));
            }
            let found = doctype::read(&text, at + "<!DOCTYPE".len(), &mut self.entities)?;
            self.input.go(found.end);
            let defined = found.entities.iter().map(|(name, value)| (name.clone(), value.to_string()));
            let kind = Kind::Doctype(defined.collect());
            self.node(What::Doctype(found.name, found.external), kind, from);
        } else {
            return Err(Slip::new(at, Why::Declaration));
        }
        Ok(())
    }
}
