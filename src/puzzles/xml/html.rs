//! HTML read as a document, and written back: names in small letters, elements that have no end tag, ends that may be
//! left out, attributes without values or quotation marks (HTML Living Standard, 13.1.2 and 13.2.6, the parts that
//! decide where an element ends).

mod write;

use super::doc::{Attributes, Document, Element, External, Node, Span, What};
use super::entities::{extended, standard};
use super::names::{is_blank, is_char, is_name};
use super::options::{DEEPEST, Options};
use super::read::{Kind, Piece, Reading};

pub use write::write;

/// Elements that hold nothing and have no end.
const VOID: &str = " area base br col embed hr img input link meta source track wbr ";
/// Elements whose text is no markup.
const RAW: &str = " script style ";
/// Elements whose text is no markup, but has references.
const TEXT_ONLY: &str = " textarea title ";
/// What ends a paragraph that is open.
const BLOCKS: &str = " address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer \
                      form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul ";
/// For each of these, what an opening tag closes, and what it does not look beyond.
const CLOSES: [(&str, &str, &str); 8] = [
    (" li ", " li ", " ul ol menu "),
    (" dt dd ", " dt dd ", " dl "),
    (" option optgroup ", " option ", " select datalist "),
    (" tr ", " tr td th ", " table "),
    (" td th ", " td th ", " tr table "),
    (" thead tbody tfoot ", " thead tbody tfoot tr td th ", " table "),
    (" rt rp ", " rt rp ", " ruby "),
    (" body ", " head ", " html "),
];

fn within(list: &str, name: &str) -> bool {
    !name.is_empty() && list.split(' ').any(|known| known == name)
}

/// What a comment says, with a space after each hyphen that XML could take for its end.
fn spaced(comment: &str) -> String {
    let mut out = String::with_capacity(comment.len());
    for letter in comment.chars().filter(|letter| is_char(*letter)) {
        if letter == '-' && out.ends_with('-') {
            out.push(' ');
        }
        out.push(letter);
    }
    if out.ends_with('-') {
        out.push(' ');
    }
    out
}

/// Reads HTML. Nothing of it is unparsed: what has no meaning is text, or is passed.
pub fn read(text: &str, options: &Options, traced: bool) -> Reading {
    let mut reader =
        Reader { text, at: 0, options, open: vec![Open::default()], made: 0, pieces: Vec::new(), traced };
    while reader.at < text.len() {
        reader.go_on();
    }
    while reader.open.len() > 1 {
        reader.shut();
    }
    let content = reader.open.pop().map(|root| root.content).unwrap_or_default();
    Reading {
        document: Document { malformed: false, attributes: Attributes::new(), content },
        slip: None,
        pieces: reader.pieces,
    }
}

#[derive(Default)]
struct Open {
    element: Element,
    content: Vec<Node>,
    from: usize,
    number: u32,
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    options: &'a Options,
    open: Vec<Open>,
    made: u32,
    pieces: Vec<Piece>,
    traced: bool,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn top(&mut self) -> &mut Open {
        self.open.last_mut().expect("the document is open")
    }

    fn piece(&mut self, kind: Kind, from: usize, node: u32) {
        if self.traced {
            let depth = (self.open.len() - 1) as u32;
            self.pieces.push(Piece { kind, span: Span::new(from, self.at), node, depth });
        }
    }

    fn node(&mut self, what: What, kind: Kind, from: usize) {
        self.piece(kind, from, self.made);
        self.made += 1;
        let span = Span::new(from, self.at);
        self.top().content.push(Node { what, span });
    }

    fn go_on(&mut self) {
        let (from, rest) = (self.at, self.rest());
        let after = rest.strip_prefix('<').unwrap_or_default();
        let name = |text: &str| text.starts_with(|letter: char| letter.is_ascii_alphabetic());
        if let Some(comment) = after.strip_prefix("!--") {
            let (length, end) = comment.find("-->").map_or((comment.len(), 0), |at| (at, 3));
            self.at += 4 + length + end;
            let text = spaced(&comment[..length]);
            self.node(What::Comment(text), Kind::Comment, from);
        } else if after.get(..8).is_some_and(|start| start.eq_ignore_ascii_case("!doctype")) {
            self.doctype(from, &after[8..]);
        } else if after.starts_with(['!', '?']) {
            let length = rest.find('>').map_or(rest.len(), |at| at + 1);
            self.at += length;
            let text = spaced(rest[2..length].trim_end_matches('>'));
            self.node(What::Comment(text), Kind::Comment, from);
        } else if after.strip_prefix('/').is_some_and(name) {
            self.closing(from);
        } else if name(after) {
            self.opening(from);
        } else {
            self.characters(from);
        }
    }

    fn doctype(&mut self, from: usize, rest: &str) {
        let length = rest.find('>').unwrap_or(rest.len());
        self.at = (self.at + 9 + length + 1).min(self.text.len());
        let words = &rest[..length];
        let name = words.split_whitespace().next().unwrap_or("html").to_ascii_lowercase();
        let quoted: Vec<String> = words.split(['"', '\'']).skip(1).step_by(2).map(str::to_owned).collect();
        let mut quoted = quoted.into_iter();
        let public = words.to_ascii_lowercase().contains("public");
        let external = External {
            public: if public { quoted.next() } else { None },
            system: quoted.next().or(public.then(String::new)),
            literals: Vec::new(),
        };
        let name = if is_name(&name) { name } else { "html".to_owned() };
        if self.open.len() == 1 {
            self.node(What::Doctype(name, external), Kind::Doctype(Vec::new()), from);
        } else {
            self.piece(Kind::Layout, from, self.made);
        }
    }

    /// Text up to the next tag.
    fn characters(&mut self, from: usize) {
        let rest = self.rest();
        let markup = |at: &usize| {
            rest[at + 1..]
                .starts_with(|next: char| next.is_ascii_alphabetic() || matches!(next, '!' | '?' | '/'))
        };
        let end =
            rest.match_indices('<').map(|(at, _)| at).find(|at| *at > 0 && markup(at)).unwrap_or(rest.len());
        self.at += end;
        let text = self.referred(&rest[..end], false);
        let outside = self.open.len() == 1;
        let blank = text.bytes().all(is_blank);
        if blank && (outside || self.options.format && !self.kept()) || text.is_empty() {
            return self.piece(Kind::Layout, from, self.made);
        }
        if outside {
            // Text has to stand within something.
            self.push("p", Attributes::new(), from);
        }
        let joined = match self.top().content.last_mut() {
            Some(Node { what: What::Text(before), span }) => {
                before.push_str(&text);
                span.to = (from + end) as u32;
                true
            }
            _ => false,
        };
        if joined {
            self.piece(Kind::Text(Vec::new()), from, self.made.saturating_sub(1));
        } else {
            self.node(What::Text(text), Kind::Text(Vec::new()), from);
        }
    }

    /// Whether blank space counts here.
    fn kept(&self) -> bool {
        self.open.iter().any(|open| open.element.name == "pre")
            || self.open.last().is_some_and(|open| {
                open.content
                    .iter()
                    .any(|node| matches!(&node.what, What::Text(text) if !text.trim().is_empty()))
            })
    }

    /// A text with its references in their place; what is none stays.
    fn referred(&self, text: &str, value: bool) -> String {
        let mut out = String::new();
        let mut rest = text;
        while let Some(at) = rest.find('&') {
            out.push_str(&rest[..at]);
            rest = &rest[at + 1..];
            let length =
                rest.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'#').count();
            let name = &rest[..length];
            let ends = rest[length..].starts_with(';');
            let letter = match name.strip_prefix('#') {
                Some(number) => match number.strip_prefix(['x', 'X']) {
                    Some(digits) => u32::from_str_radix(digits, 16).ok(),
                    None => number.parse().ok(),
                }
                .and_then(char::from_u32)
                .filter(|letter| is_char(*letter)),
                // In values names need their semicolon, since addresses have & between names.
                None if !ends && value => None,
                None => {
                    standard(name).or_else(|| extended(name).filter(|_| self.options.extended_characters))
                }
            };
            match letter {
                Some(letter) => {
                    out.push(letter);
                    rest = &rest[length + usize::from(ends)..];
                }
                None => out.push('&'),
            }
        }
        let text = out + rest;
        text.chars().filter(|letter| is_char(*letter)).collect()
    }

    fn opening(&mut self, from: usize) {
        let (name, attributes, empty) = self.tag();
        self.make_way(&name);
        if self.open.len() > DEEPEST {
            return self.piece(Kind::Layout, from, self.made);
        }
        if within(VOID, &name) || empty && !is_known(&name) {
            let element = Element { name, attributes, content: Vec::new() };
            return self.node(What::Element(element), Kind::Empty, from);
        }
        self.push(&name, attributes, from);
        if within(RAW, &name) || within(TEXT_ONLY, &name) {
            self.raw(&name);
        }
    }

    fn push(&mut self, name: &str, attributes: Attributes, from: usize) {
        let element = Element { name: name.to_owned(), attributes, content: Vec::new() };
        self.open.push(Open { element, content: Vec::new(), from, number: self.made });
        self.piece(Kind::Open, from, self.made);
        self.made += 1;
    }

    /// All up to the tag that closes what was opened last.
    fn raw(&mut self, name: &str) {
        let (from, rest) = (self.at, self.rest());
        let closes = |at: &usize| {
            let tag = &rest[at + 2..];
            tag.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name))
        };
        let end = rest.match_indices("</").map(|(at, _)| at).find(closes).unwrap_or(rest.len());
        if end > 0 {
            self.at += end;
            let plain = || rest[..end].chars().filter(|letter| is_char(*letter)).collect();
            let text = if within(RAW, name) { plain() } else { self.referred(&rest[..end], false) };
            if text.is_empty() {
                self.piece(Kind::Layout, from, self.made);
            } else {
                self.node(What::Text(text), Kind::Text(Vec::new()), from);
            }
        }
    }

    /// Closes what has to be closed before an element called `name` opens.
    fn make_way(&mut self, name: &str) {
        if within(BLOCKS, name) {
            self.close_any(" p ", " button table td th caption ");
        }
        for (opens, closes, stops) in CLOSES {
            if within(opens, name) {
                self.close_any(closes, stops);
            }
        }
    }

    /// Closes the outermost open element of `closes` that stands within none of `stops`.
    fn close_any(&mut self, closes: &str, stops: &str) {
        let stop =
            self.open.iter().rposition(|open| within(stops, &open.element.name)).map_or(1, |at| at + 1);
        if let Some(at) =
            self.open[stop.min(self.open.len())..].iter().position(|open| within(closes, &open.element.name))
        {
            while self.open.len() > stop + at {
                self.shut();
            }
        }
    }

    fn shut(&mut self) {
        let to = self.at;
        if let Some(open) = self.open.pop() {
            let element = Element { content: open.content, ..open.element };
            let node = Node { what: What::Element(element), span: Span::new(open.from, to) };
            self.top().content.push(node);
        }
    }

    fn closing(&mut self, from: usize) {
        self.at += 1;
        let (name, _, _) = self.tag();
        let opened = self.open.iter().skip(1).rposition(|open| open.element.name == name);
        let Some(at) = opened else { return self.piece(Kind::Layout, from, self.made) };
        while self.open.len() > at + 2 {
            let to = self.at;
            self.at = from;
            self.shut();
            self.at = to;
        }
        let number = self.top().number;
        self.shut();
        self.piece(Kind::Close, from, number);
    }

    /// Reads a tag from its `<` on: its name, its attributes, whether it ends with `/>`.
    fn tag(&mut self) -> (String, Attributes, bool) {
        self.at += 1;
        let rest = self.rest();
        let length = rest.find(|sign: char| sign <= ' ' || sign == '/' || sign == '>').unwrap_or(rest.len());
        let name = rest[..length].to_ascii_lowercase();
        let name: String = name.chars().filter(|letter| is_name(&format!("a{letter}"))).collect();
        self.at += length;
        let mut attributes = Attributes::new();
        loop {
            let rest = self.rest();
            let blank = rest.bytes().take_while(|byte| is_blank(*byte)).count();
            self.at += blank;
            let rest = self.rest();
            if rest.is_empty() {
                return (name, attributes, false);
            }
            if rest.starts_with('>') {
                self.at += 1;
                return (name, attributes, false);
            }
            if rest.starts_with("/>") {
                self.at += 2;
                return (name, attributes, true);
            }
            let (key, value) = self.attribute();
            if is_name(&key) && !attributes.iter().any(|(known, _)| *known == key) {
                attributes.push((key, value));
            }
        }
    }

    fn attribute(&mut self) -> (String, String) {
        let rest = self.rest();
        let stop = |sign: char| sign <= ' ' || matches!(sign, '/' | '>' | '=');
        let length = rest.find(stop).unwrap_or(rest.len()).max(rest.chars().next().map_or(0, char::len_utf8));
        let key = rest[..length].to_ascii_lowercase();
        self.at += length;
        let after = self.rest().trim_start_matches(|sign| sign <= ' ');
        let Some(value) = after.strip_prefix('=') else { return (key.clone(), key) };
        let value = value.trim_start_matches(|sign| sign <= ' ');
        self.at = self.text.len() - value.len();
        let (length, skipped) = match value.chars().next() {
            Some(quote @ ('"' | '\'')) => {
                let length = value[1..].find(quote).unwrap_or(value.len() - 1);
                (length, 1)
            }
            _ => (value.find(|sign: char| sign <= ' ' || sign == '>').unwrap_or(value.len()), 0),
        };
        let written = &value[skipped..skipped + length];
        self.at = (self.at + length + 2 * skipped).min(self.text.len());
        (key, self.referred(written, true))
    }
}

/// Whether HTML knows an element of this name that does not close itself.
fn is_known(name: &str) -> bool {
    within(BLOCKS, name)
        || within(RAW, name)
        || within(TEXT_ONLY, name)
        || within(" a b body em head html i li s span strong td th tr u ", name)
}
