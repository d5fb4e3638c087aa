//! A document as XML text, with where each node stands. Everything outside of comments, CDATA and the names is plain
//! ASCII; characters that XML does not allow are left out.

use std::borrow::Cow;

use super::doc::{Attributes, Document, Element, External, Node, Span, What};
use super::names::is_char;
use super::term::lines::Lines;

/// Writes a document; `format`, with a line for each node that is not beside text. What could not be read is CDATA.
pub fn write(document: &Document, format: bool) -> Lines {
    let mut writer = Writer { out: Lines::default() };
    if !document.attributes.is_empty() {
        writer.put("<?xml");
        writer.attributes(&document.attributes);
        writer.put("?>");
    }
    writer.content(&document.content, format, 0, "");
    if format && !writer.out.text.is_empty() {
        writer.put("\n");
    }
    writer.out
}

/// Only what XML allows, as it is.
fn allowed(text: &str) -> Cow<'_, str> {
    match text.chars().all(is_char) {
        true => Cow::Borrowed(text),
        false => Cow::Owned(text.chars().filter(|letter| is_char(*letter)).collect()),
    }
}

struct Writer {
    out: Lines,
}

impl Writer {
    fn put(&mut self, text: &str) {
        self.out.text.push_str(text);
    }

    fn line(&mut self, format: bool, depth: usize) {
        if format {
            if !self.out.text.is_empty() {
                self.put("\n");
            }
            for _ in 0..depth {
                self.put("  ");
            }
        }
    }

    /// Writes nodes; whether lines are still begun after them.
    fn content(&mut self, nodes: &[Node], format: bool, depth: usize, prefix: &str) -> bool {
        let mut format = format;
        for node in nodes {
            let number = self.out.spans.len();
            self.out.spans.push(Span::default());
            let beside = matches!(
                &node.what,
                What::Text(_) | What::Cdata(_) | What::Unparsed(_) | What::OutOfContext(_)
            );
            self.line(format && !beside, depth);
            let from = self.out.text.len();
            self.node(node, format, depth, prefix);
            format &= !beside || matches!(&node.what, What::Cdata(text) if text.is_empty());
            self.out.spans[number] = Span::new(from, self.out.text.len());
        }
        format
    }

    fn node(&mut self, node: &Node, format: bool, depth: usize, prefix: &str) {
        match &node.what {
            What::Text(text) => self.text(text),
            What::Cdata(text) => self.wrapped("<![CDATA[", text, "]]>"),
            What::Comment(text) => self.wrapped("<!--", text, "-->"),
            What::Unparsed(text) => {
                self.put("<![CDATA[");
                self.put(&allowed(text).replace("]]>", "]]]]><![CDATA[>"));
                self.put("]]>");
            }
            What::OutOfContext(tag) => self.wrapped("<![CDATA[<", tag, ">]]>"),
            What::Instructions(target, rest) => {
                self.put("<?");
                self.put(target);
                self.wrapped(" ", rest, "?>");
            }
            What::Doctype(name, external) => self.doctype(name, external),
            What::Element(element) => self.element(element, None, format, depth, prefix),
            What::Namespace(address, prefix, element) => {
                let declared = prefix.is_empty().then_some(address.as_str());
                self.element(element, declared, format, depth, prefix);
            }
        }
    }

    /// Text that `after` ends, which does not stand in it: nor may what is left out of it let it stand there.
    fn wrapped(&mut self, before: &str, text: &str, after: &str) {
        let spaced = after.replace('>', " >");
        self.put(before);
        self.put(&allowed(text).replace(after, &spaced));
        self.put(after);
    }

    fn name(&mut self, prefix: &str, name: &str) {
        if !prefix.is_empty() {
            self.put(prefix);
            self.put(":");
        }
        self.put(name);
    }

    fn element(
        &mut self,
        element: &Element,
        declared: Option<&str>,
        format: bool,
        depth: usize,
        prefix: &str,
    ) {
        self.put("<");
        self.name(prefix, &element.name);
        if let Some(address) = declared {
            self.attribute("xmlns", address);
        }
        self.attributes(&element.attributes);
        if element.content.is_empty() {
            self.put("/>");
            return;
        }
        self.put(">");
        let kept = element.attributes.iter().any(|(name, value)| name == "xml:space" && value == "preserve");
        let format = self.content(&element.content, format && !kept, depth + 1, prefix);
        self.line(format, depth);
        self.put("</");
        self.name(prefix, &element.name);
        self.put(">");
    }

    fn attributes(&mut self, attributes: &Attributes) {
        for (name, value) in attributes {
            self.attribute(name, value);
        }
    }

    fn attribute(&mut self, name: &str, value: &str) {
        self.put(" ");
        self.put(name);
        self.put("=\"");
        let mut before = ' ';
        let mut letters = value.chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                '"' => self.put("&quot;"),
                '\'' => self.put("&apos;"),
                // Blanks that the reader would leave out or make one.
                ' ' if before == ' ' || letters.peek().is_none() => self.put("&#32;"),
                '\t' | '\n' | '\r' => self.by_number(letter),
                letter => self.letter(letter),
            }
            before = letter;
        }
        self.put("\"");
    }

    fn text(&mut self, text: &str) {
        let mut rest = text;
        while let Some(at) =
            rest.find(|letter: char| matches!(letter, '&' | '<' | '>' | '\r' | '\u{7f}'..) || letter < '\t')
        {
            self.put(&allowed(&rest[..at]));
            let Some(letter) = rest[at..].chars().next() else { break };
            if letter == '\r' {
                self.by_number(letter)
            } else {
                self.letter(letter)
            }
            rest = &rest[at + letter.len_utf8()..];
        }
        self.put(&allowed(rest));
    }

    fn letter(&mut self, letter: char) {
        match letter {
            '&' => self.put("&amp;"),
            '<' => self.put("&lt;"),
            '>' => self.put("&gt;"),
            _ if !is_char(letter) => {}
            '\u{7f}'.. => self.by_number(letter),
            _ => self.out.text.push(letter),
        }
    }

    fn by_number(&mut self, letter: char) {
        self.put("&#");
        self.put(&u32::from(letter).to_string());
        self.put(";");
    }

    fn doctype(&mut self, name: &str, external: &External) {
        self.put("<!DOCTYPE ");
        self.put(name);
        let addresses: Vec<&String> = external.public.iter().chain(&external.system).collect();
        self.put(match addresses.len() {
            0 => "",
            1 => " SYSTEM",
            _ => " PUBLIC",
        });
        for address in addresses {
            let quote = if address.contains('"') { "'" } else { "\"" };
            self.put(" ");
            self.put(quote);
            self.put(&allowed(address));
            self.put(quote);
        }
        if !external.literals.is_empty() {
            self.put(" [");
            for literal in &external.literals {
                self.put("\n  <!");
                self.put(&allowed(literal));
                self.put(">");
            }
            self.put("\n]");
        }
        self.put(">");
    }
}
