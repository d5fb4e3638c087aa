//! Terms as Prolog has them: what a document, a pattern and a result all are.

pub mod lines;
pub mod number;
pub mod parse;
pub mod print;
pub mod shape;

use std::cmp::Ordering;
use std::rc::Rc;

/// A node of a document, from which a term was made: which document, and the node's number.
pub type Origin = (u8, u32);

/// A term. Text is a kind of its own: a list of character codes is read as text, and can be written as one.
#[derive(Clone, Debug)]
pub enum Term {
    /// A variable; `_` is another each time.
    Var(Rc<str>),
    /// A number, in the digits it was written in.
    Number(Rc<str>),
    /// A name.
    Atom(Rc<str>),
    /// Text.
    Text(Rc<str>),
    /// A list.
    List(List),
    /// A name with arguments.
    Compound(Rc<Compound>),
}

/// A list: some of the items that are kept together, and what follows them; none where it ends there.
#[derive(Clone, Debug)]
pub struct List {
    items: Rc<[Term]>,
    from: usize,
    tail: Option<Rc<Term>>,
}

/// A name with arguments.
#[derive(Clone, Debug)]
pub struct Compound {
    /// Its name.
    pub name: Rc<str>,
    /// Its arguments, one at least.
    pub args: Vec<Term>,
    /// The node it is.
    pub origin: Option<Origin>,
}

impl List {
    /// A list of these, with a tail or without.
    pub fn new(items: Vec<Term>, tail: Option<Term>) -> Self {
        Self { items: items.into(), from: 0, tail: tail.map(Rc::new) }
    }

    /// The items.
    pub fn items(&self) -> &[Term] {
        &self.items[self.from..]
    }

    /// What follows the items.
    pub fn tail(&self) -> Option<&Term> {
        self.tail.as_deref()
    }

    /// The list without the first so many of its items.
    pub fn after(&self, many: usize) -> Self {
        Self { from: (self.from + many).min(self.items.len()), ..self.clone() }
    }
}

impl Term {
    /// A name.
    pub fn atom(name: &str) -> Self {
        Term::Atom(Rc::from(name))
    }

    /// Text.
    pub fn text(text: &str) -> Self {
        Term::Text(Rc::from(text))
    }

    /// A list that ends.
    pub fn list(items: Vec<Term>) -> Self {
        Term::List(List::new(items, None))
    }

    /// A name with arguments.
    pub fn compound(name: &str, args: Vec<Term>) -> Self {
        Term::node(name, args, None)
    }

    /// A name with arguments that is a node.
    pub fn node(name: &str, args: Vec<Term>, origin: Option<Origin>) -> Self {
        Term::Compound(Rc::new(Compound { name: Rc::from(name), args, origin }))
    }

    /// The arguments, if this is such a name with so many of them.
    pub fn args(&self, name: &str, many: usize) -> Option<&[Term]> {
        match self {
            Term::Compound(compound) if &*compound.name == name && compound.args.len() == many => {
                Some(&compound.args)
            }
            _ => None,
        }
    }

    /// The items, if this is a list that ends.
    pub fn items(&self) -> Option<&[Term]> {
        match self {
            Term::List(list) if list.tail.is_none() => Some(list.items()),
            _ => None,
        }
    }

    /// What it says, if it is text; the empty list is empty text.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Term::Text(text) => Some(text),
            Term::List(list) if list.items().is_empty() && list.tail.is_none() => Some(""),
            _ => None,
        }
    }

    /// The node it is.
    pub fn origin(&self) -> Option<Origin> {
        match self {
            Term::Compound(compound) => compound.origin,
            _ => None,
        }
    }

    fn rank(&self) -> u8 {
        match self {
            Term::Var(_) => 0,
            Term::Number(_) => 1,
            Term::Atom(_) => 2,
            // As lists of codes are.
            Term::Text(_) | Term::List(_) => 3,
            Term::Compound(_) => 4,
        }
    }

    /// The standard order of terms (ISO 13211-1, 7.2), with text in the place of the list of its codes.
    pub fn compare(&self, other: &Term) -> Ordering {
        match (self, other) {
            (Term::Number(one), Term::Number(two)) => number::compare(one, two).unwrap_or(Ordering::Equal),
            (Term::Atom(one), Term::Atom(two)) | (Term::Var(one), Term::Var(two)) => one.cmp(two),
            (Term::Text(one), Term::Text(two)) => one.chars().cmp(two.chars()),
            (Term::List(one), Term::List(two)) => lists(one, two),
            (Term::Compound(one), Term::Compound(two)) => {
                let (few, many) = ((one.args.len(), &one.name), (two.args.len(), &two.name));
                few.cmp(&many).then_with(|| in_turn(&one.args, &two.args))
            }
            // Text without letters is the empty list; any other is before a list of what is not codes.
            (Term::Text(text), Term::List(list)) => match (text.is_empty(), list.items().is_empty()) {
                (true, true) if list.tail.is_none() => Ordering::Equal,
                (false, true) => Ordering::Greater,
                _ => Ordering::Less,
            },
            (Term::List(_), Term::Text(_)) => other.compare(self).reverse(),
            _ => self.rank().cmp(&other.rank()),
        }
    }
}

fn in_turn(one: &[Term], two: &[Term]) -> Ordering {
    let unlike = one.iter().zip(two).map(|(one, two)| one.compare(two)).find(|order| order.is_ne());
    unlike.unwrap_or_else(|| one.len().cmp(&two.len()))
}

fn lists(one: &List, two: &List) -> Ordering {
    in_turn(one.items(), two.items()).then_with(|| match (one.tail(), two.tail()) {
        (Some(one), Some(two)) => one.compare(two),
        (one, two) => two.is_some().cmp(&one.is_some()),
    })
}

/// Terms are the same that have the same place in the standard order, wherever they come from.
impl PartialEq for Term {
    fn eq(&self, other: &Self) -> bool {
        self.compare(other).is_eq()
    }
}
