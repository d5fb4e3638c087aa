//! Documents to terms, and terms to documents: what of a term can be written as XML.

use super::super::doc::{Attributes, Document, Element, External, Node, Span, What};
use super::super::names::is_name;
use super::super::options::DEEPEST;
use super::super::read::known;
use super::parse::Parsed;
use super::{Origin, Term};

/// A document as a term; its nodes remember that they are of document `which`.
pub fn term(document: &Document, which: u8) -> Term {
    let mut number = 0;
    let name = if document.malformed { "malformed" } else { "xml" };
    let content = content(&document.content, which, &mut number);
    Term::compound(name, vec![attributes(&document.attributes), content])
}

fn attributes(list: &Attributes) -> Term {
    let one =
        |(name, value): &(String, String)| Term::compound("=", vec![Term::atom(name), Term::text(value)]);
    Term::list(list.iter().map(one).collect())
}

fn content(nodes: &[Node], which: u8, number: &mut u32) -> Term {
    let mut items = Vec::with_capacity(nodes.len());
    for node in nodes {
        let origin = (which, *number);
        *number += 1;
        items.push(one(node, origin, number));
    }
    Term::list(items)
}

fn one(node: &Node, origin: Origin, number: &mut u32) -> Term {
    let leaf = |name: &str, text: &str| Term::node(name, vec![Term::text(text)], Some(origin));
    match &node.what {
        What::Text(text) => leaf("pcdata", text),
        What::Cdata(text) => leaf("cdata", text),
        What::Comment(text) => leaf("comment", text),
        What::Unparsed(text) => leaf("unparsed", text),
        What::OutOfContext(tag) => Term::node("out_of_context", vec![Term::atom(tag)], Some(origin)),
        What::Instructions(target, rest) => {
            Term::node("instructions", vec![Term::atom(target), Term::text(rest)], Some(origin))
        }
        What::Doctype(name, at) => Term::node("doctype", vec![Term::atom(name), external(at)], Some(origin)),
        What::Element(element) => of_element(element, origin, number),
        What::Namespace(address, prefix, element) => {
            let element = of_element(element, origin, number);
            Term::node("namespace", vec![Term::atom(address), Term::text(prefix), element], Some(origin))
        }
    }
}

fn of_element(element: &Element, origin: Origin, number: &mut u32) -> Term {
    let content = content(&element.content, origin.0, number);
    Term::node(
        "element",
        vec![Term::atom(&element.name), attributes(&element.attributes), content],
        Some(origin),
    )
}

fn external(at: &External) -> Term {
    let mut args: Vec<Term> = at.public.iter().chain(&at.system).map(|text| Term::text(text)).collect();
    let name = ["local", "system", "public"][args.len().min(2)];
    if !at.literals.is_empty() {
        let literal = |text: &String| Term::compound("dtd_literal", vec![Term::text(text)]);
        args.push(Term::list(at.literals.iter().map(literal).collect()));
    }
    if args.is_empty() { Term::atom(name) } else { Term::compound(name, args) }
}

/// Why a term is no document: the part at fault, where it stands, and the elements around it.
#[derive(Clone, Debug, PartialEq)]
pub struct Misfit {
    /// Where the part stands.
    pub span: Span,
    /// The part.
    pub part: Term,
    /// The elements around it, the outermost first, with the value of any attribute called id.
    pub around: Vec<String>,
    /// What is wrong with it.
    pub why: String,
}

/// The document that a term is.
///
/// # Errors
/// The first part that no document can have.
pub fn document(parsed: &Parsed) -> Result<Document, Box<Misfit>> {
    let mut maker = Maker { around: Vec::new(), loose: false };
    for (name, malformed) in [("xml", false), ("malformed", true)] {
        if parsed.term.args(name, 2).is_some() {
            let attributes = maker.attributes(&parsed.parts[0])?;
            for ((name, value), part) in attributes.iter().zip(&parsed.parts[0].parts) {
                if !known(name, value) {
                    return maker.misfit(
                        part,
                        "a declaration may say version=\"1.0\", standalone=\"yes\" or \"no\", and an encoding that is \
                         known",
                    );
                }
            }
            let content = maker.content(&parsed.parts[1])?;
            return Ok(Document { malformed, attributes, content });
        }
    }
    maker.loose = true;
    let content = match &parsed.term {
        Term::List(_) => maker.content(parsed)?,
        _ if parsed.term.args("element", 3).is_some() || parsed.term.args("namespace", 3).is_some() => {
            vec![maker.node(parsed, None)?]
        }
        _ => {
            return maker.misfit(
                parsed,
                "a document is xml(Attributes, Content), or the elements that other Prologs have: \
                 [element(Name, Attributes, Content)]",
            );
        }
    };
    Ok(Document { content, ..Document::default() })
}

struct Maker {
    around: Vec<String>,
    /// As other Prologs have it, names are text, and names of elements may have addresses.
    loose: bool,
}

type Made<T> = Result<T, Box<Misfit>>;

impl Maker {
    fn misfit<T>(&self, part: &Parsed, why: &str) -> Made<T> {
        let why = match part.term {
            Term::Var(_) => "a variable stands for nothing yet",
            _ => why,
        };
        Err(Box::new(Misfit {
            span: part.span,
            part: part.term.clone(),
            around: self.around.clone(),
            why: why.to_owned(),
        }))
    }

    fn text(&self, part: &Parsed) -> Made<String> {
        let text = match &part.term {
            Term::Atom(name) if self.loose => Some(&**name),
            term => term.as_text(),
        };
        match text {
            Some(text) => Ok(text.to_owned()),
            None => self.misfit(part, "this has to be text in quotation marks, or a list of character codes"),
        }
    }

    /// Text that may not hold `end`, since that would end it.
    fn text_without(&self, part: &Parsed, end: &str) -> Made<String> {
        let text = self.text(part)?;
        if text.contains(end) {
            return self.misfit(part, &format!("it may not hold {end}, which would end it"));
        }
        Ok(text)
    }

    fn name(&self, part: &Parsed, what: &str) -> Made<String> {
        match &part.term {
            Term::Atom(name) if is_name(name) => Ok((**name).to_owned()),
            Term::Atom(_) => {
                self.misfit(part, &format!("{what} is a letter, then letters, digits and - . _ :"))
            }
            _ => self.misfit(part, &format!("{what} has to be a name, without quotation marks or in ''")),
        }
    }

    fn attributes(&self, part: &Parsed) -> Made<Attributes> {
        let Some(_) = part.term.items() else {
            return self.misfit(part, "attributes are a list, as [name=\"value\"]");
        };
        let mut out = Attributes::new();
        for item in &part.parts {
            if item.term.args("=", 2).is_none() {
                return self.misfit(item, "an attribute is name=\"value\"");
            }
            let name = match &item.parts[0] {
                // 'http://www.w3.org/1999/xlink':href
                part if self.loose && part.term.args(":", 2).is_some() => {
                    self.name(&part.parts[1], "an attribute's name")?
                }
                part => self.name(part, "an attribute's name")?,
            };
            if out.iter().any(|(known, _)| *known == name) {
                return self.misfit(item, "this attribute is there already");
            }
            let value = match &item.parts[1].term {
                Term::Number(number) if self.loose => number.to_string(),
                _ => self.text(&item.parts[1])?,
            };
            out.push((name, value));
        }
        Ok(out)
    }

    fn content(&mut self, part: &Parsed) -> Made<Vec<Node>> {
        if part.term.as_text() == Some("") && part.parts.is_empty() {
            return Ok(Vec::new());
        }
        match &part.term {
            Term::List(list) if list.tail().is_none() => {}
            _ => return self.misfit(part, "what an element holds is a list"),
        }
        let mut out: Vec<Node> = Vec::with_capacity(part.parts.len());
        for item in &part.parts {
            let node = self.node(item, out.last())?;
            match (&node.what, out.last_mut()) {
                // Other Prologs leave out what stood between two texts.
                (What::Text(text), _) if text.is_empty() => {}
                (What::Text(text), Some(Node { what: What::Text(before), span })) => {
                    before.push_str(text);
                    span.to = node.span.to;
                }
                _ => out.push(node),
            }
        }
        Ok(out)
    }

    fn node(&mut self, part: &Parsed, before: Option<&Node>) -> Made<Node> {
        let what = self.what(part)?;
        let text = |node: &Node| matches!(node.what, What::Text(_));
        if matches!(what, What::Text(_)) {
            if before.is_some_and(text) && !self.loose {
                return self.misfit(part, "text follows text: in a document they would be one");
            }
            if self.around.is_empty() {
                return self.misfit(part, "text stands within an element");
            }
        }
        Ok(Node { what, span: part.span })
    }

    fn what(&mut self, part: &Parsed) -> Made<What> {
        let none = "this is none of the nodes a document has";
        let (name, parts) = match &part.term {
            Term::Compound(compound) => (&*compound.name, &part.parts[..]),
            Term::Atom(_) | Term::Text(_) if self.loose => return Ok(What::Text(self.text(part)?)),
            _ => return self.misfit(part, none),
        };
        Ok(match (name, parts) {
            ("pcdata", [text]) => match self.text(text)? {
                empty if empty.is_empty() => return self.misfit(part, "text without a letter is no text"),
                text => What::Text(text),
            },
            ("cdata", [text]) => What::Cdata(self.text_without(text, "]]>")?),
            ("comment", [text]) => What::Comment(self.text_without(text, "-->")?),
            ("unparsed", [text]) => What::Unparsed(self.text(text)?),
            ("out_of_context", [tag]) => What::OutOfContext(self.name(tag, "a tag's name")?),
            ("instructions", [target, rest]) => {
                let target = self.name(target, "the target")?;
                What::Instructions(target, self.text_without(rest, "?>")?)
            }
            ("pi", [text]) if self.loose => {
                let text = self.text_without(text, "?>")?;
                let (target, rest) = text.split_once(' ').unwrap_or((&text, ""));
                match is_name(target) {
                    true => What::Instructions(target.to_owned(), rest.to_owned()),
                    false => return self.misfit(part, "an instruction begins with a name"),
                }
            }
            ("doctype", [name, external]) if self.around.is_empty() => {
                What::Doctype(self.name(name, "the document's type")?, self.external(external)?)
            }
            ("doctype", [_, _]) => {
                return self.misfit(part, "a document type stands outside of all elements");
            }
            ("element", [name, attributes, content]) => self.element(name, attributes, content)?,
            ("namespace", [address, prefix, element]) => {
                let address = match &address.term {
                    Term::Atom(address) => (**address).to_owned(),
                    _ => return self.misfit(address, "the address of a namespace has to be a name, in ''"),
                };
                let prefix_text = self.text(prefix)?;
                if !prefix_text.is_empty() && !is_name(&prefix_text) {
                    return self.misfit(prefix, "a prefix is a name, or nothing");
                }
                match self.what(element)? {
                    What::Element(element) => What::Namespace(address, prefix_text, element),
                    _ => return self.misfit(element, "a namespace holds an element"),
                }
            }
            _ => return self.misfit(part, none),
        })
    }

    fn element(&mut self, name: &Parsed, attributes: &Parsed, content: &Parsed) -> Made<What> {
        if self.around.len() >= DEEPEST {
            return self.misfit(name, &format!("elements stand in each other more than {DEEPEST} deep"));
        }
        let (space, name) = match &name.parts[..] {
            [space, local] if self.loose && name.term.args(":", 2).is_some() => {
                (Some(self.text(space)?), self.name(local, "an element's name")?)
            }
            _ => (None, self.name(name, "an element's name")?),
        };
        self.around.push(name.clone());
        let mut attributes = self.attributes(attributes)?;
        if let Some((_, id)) = attributes.iter().find(|(name, _)| name == "id") {
            self.around.pop();
            self.around.push(format!("{name}({id})"));
        }
        let content = self.content(content)?;
        self.around.pop();
        let Some(space) = space else { return Ok(What::Element(Element { name, attributes, content })) };
        let prefix = attributes.iter().find_map(|(name, value)| {
            name.strip_prefix("xmlns:").filter(|_| *value == space).map(str::to_owned)
        });
        attributes.retain(|(name, _)| name != "xmlns");
        let element = Element { name, attributes, content };
        Ok(What::Namespace(space, prefix.unwrap_or_default(), element))
    }

    fn external(&self, part: &Parsed) -> Made<External> {
        let (name, parts) = match &part.term {
            Term::Atom(name) => (&**name, &[][..]),
            Term::Compound(compound) => (&*compound.name, &part.parts[..]),
            _ => ("", &[][..]),
        };
        let none = "where a type is defined is local, system(Address) or public(Name, Address), with the list of what \
                    is declared as a last argument if there is any";
        let (addresses, literals) = match (name, parts) {
            ("local", []) => (&[][..], None),
            ("local", [literals]) => (&[][..], Some(literals)),
            ("system", [_]) | ("public", [_, _]) => (parts, None),
            ("system", [addresses @ .., literals]) if addresses.len() == 1 => (addresses, Some(literals)),
            ("public", [addresses @ .., literals]) if addresses.len() == 2 => (addresses, Some(literals)),
            _ => return self.misfit(part, none),
        };
        let mut texts = addresses.iter().map(|part| self.address(part));
        let mut next = || texts.next().transpose();
        let public = if addresses.len() == 2 { next()? } else { None };
        let system = next()?;
        Ok(External { public, system, literals: self.literals(literals, part)? })
    }

    fn address(&self, part: &Parsed) -> Made<String> {
        let text = self.text(part)?;
        if text.contains('"') && text.contains('\'') {
            return self.misfit(
                part,
                "it may not hold both kinds of quotation marks, one of which stands around it",
            );
        }
        Ok(text)
    }

    fn literals(&self, literals: Option<&Parsed>, around: &Parsed) -> Made<Vec<String>> {
        let Some(literals) = literals else { return Ok(Vec::new()) };
        if literals.term.items().is_none_or(<[Term]>::is_empty) {
            return self.misfit(around, "what is declared is a list of dtd_literal(Text)");
        }
        let one = |part: &Parsed| match &part.parts[..] {
            [text] if part.term.args("dtd_literal", 1).is_some() => self.text_without(text, ">"),
            _ => self.misfit(part, "what is declared is dtd_literal(Text)"),
        };
        literals.parts.iter().map(one).collect()
    }
}
