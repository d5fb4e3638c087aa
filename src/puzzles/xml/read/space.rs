//! Namespaces, and where blank space counts: what an element has from those around it.

use std::rc::Rc;

use super::super::doc::Attributes;
use super::super::names::is_name;

/// What holds within an element.
#[derive(Clone, Debug)]
pub struct Context {
    /// Blank space counts.
    pub preserve: bool,
    /// The namespace of the element.
    pub current: Rc<str>,
    /// The namespace of names without a prefix.
    default: Rc<str>,
    /// Prefixes and what they stand for, the latest first.
    prefixes: Option<Rc<Prefix>>,
}

#[derive(Debug)]
struct Prefix {
    name: String,
    address: Rc<str>,
    before: Option<Rc<Prefix>>,
}

impl Context {
    /// What holds at the start.
    pub fn new(preserve: bool) -> Self {
        Self { preserve, current: Rc::from(""), default: Rc::from(""), prefixes: None }
    }

    fn prefix(&self, name: &str) -> Option<&Rc<str>> {
        let mut known = self.prefixes.as_ref();
        while let Some(prefix) = known {
            if prefix.name == name {
                return Some(&prefix.address);
            }
            known = prefix.before.as_ref();
        }
        None
    }

    /// What holds in an element with these attributes. `xmlns` itself goes; what declares prefixes comes first.
    pub fn within(&self, attributes: Attributes) -> (Self, Attributes) {
        if !attributes.iter().any(|(name, _)| name.starts_with("xml")) {
            return (self.clone(), attributes);
        }
        let mut next = self.clone();
        let (mut first, mut rest) = (Attributes::new(), Attributes::new());
        for (name, value) in attributes {
            if name == "xmlns" {
                next.default = Rc::from(value);
            } else if let Some(prefix) = name.strip_prefix("xmlns:") {
                let (prefix, address) = (prefix.to_owned(), Rc::from(value.as_str()));
                next.prefixes = Some(Rc::new(Prefix { name: prefix, address, before: next.prefixes.take() }));
                first.push((name, value));
            } else {
                next.preserve |= name == "xml:space" && value == "preserve";
                rest.push((name, value));
            }
        }
        first.extend(rest);
        (next, first)
    }

    /// The namespace of a name, its prefix, and the name without it.
    pub fn resolve<'a>(&self, name: &'a str) -> (Rc<str>, &'a str, &'a str) {
        for (prefix, local) in parted(name) {
            if let Some(address) = self.prefix(prefix) {
                return (Rc::clone(address), prefix, local);
            }
        }
        (Rc::clone(&self.default), "", name)
    }

    /// Takes from attributes the prefixes that say no more than the element's own, where no other has the name then.
    pub fn shorten(&self, attributes: &mut Attributes) {
        for at in 0..attributes.len() {
            let needless = |prefix: &str| prefix != "xmlns" && self.prefix(prefix) == Some(&self.current);
            let short = parted(&attributes[at].0).find(|(prefix, _)| needless(prefix));
            let Some(local) = short.map(|(_, local)| local.to_owned()) else { continue };
            if attributes.iter().all(|(name, _)| *name != local) {
                attributes[at].0 = local;
            }
        }
    }
}

/// The ways in which a name can be a prefix and a name.
fn parted(name: &str) -> impl Iterator<Item = (&str, &str)> {
    let colons = name.match_indices(':');
    colons.map(|(at, _)| (&name[..at], &name[at + 1..])).filter(|(_, local)| is_name(local))
}
