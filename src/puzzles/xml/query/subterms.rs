//! What is within a term, and what is like a pattern.

use super::super::term::{List, Term};
use super::Name;

/// Goes through the sub-terms of a term in the order of `xml_subterm/2`: the term itself, then what its elements hold;
/// of a list, itself, its first item, then the rest of it. Attributes and text are no sub-terms. Goes on as long as
/// `visit` says so; whether it came to the end.
pub fn subterms(term: &Term, visit: &mut dyn FnMut(&Term) -> bool) -> bool {
    match term {
        Term::List(list) => (0..=list.items().len()).all(|at| {
            visit(&Term::List(list.after(at)))
                && list.items().get(at).is_none_or(|item| subterms(item, visit))
        }),
        Term::Compound(compound) => {
            let inner = match (&*compound.name, &compound.args[..]) {
                ("xml" | "malformed", [_, content]) => Some(content),
                ("element" | "namespace", [_, _, content]) => Some(content),
                _ => None,
            };
            visit(term) && inner.is_none_or(|inner| subterms(inner, visit))
        }
        _ => visit(term),
    }
}

/// What variables are.
pub type Bindings = Vec<(Name, Term)>;

/// Whether a term without variables is like a pattern; what that makes of its variables is added. A variable that is
/// something already has to be the same.
pub fn match_term(pattern: &Term, term: &Term, bindings: &mut Bindings) -> bool {
    let before = bindings.len();
    let like = unify(pattern, term, bindings);
    if !like {
        bindings.truncate(before);
    }
    like
}

fn unify(pattern: &Term, term: &Term, bindings: &mut Bindings) -> bool {
    match (pattern, term) {
        (Term::Var(name), _) if &**name == "_" => true,
        (Term::Var(name), _) => match bindings.iter().find(|(known, _)| known == name) {
            Some((_, known)) => known == term,
            None => {
                bindings.push((name.clone(), term.clone()));
                true
            }
        },
        (Term::Compound(pattern), Term::Compound(term)) => {
            pattern.name == term.name
                && pattern.args.len() == term.args.len()
                && pattern.args.iter().zip(&term.args).all(|(pattern, term)| unify(pattern, term, bindings))
        }
        (Term::List(pattern), Term::List(term)) => list(pattern, term, bindings),
        (Term::Compound(_), _) | (_, Term::Compound(_)) => false,
        (pattern, term) => pattern == term,
    }
}

fn list(pattern: &List, term: &List, bindings: &mut Bindings) -> bool {
    let (some, all) = (pattern.items(), term.items());
    let enough = match pattern.tail() {
        Some(_) => some.len() <= all.len(),
        None => some.len() == all.len(),
    };
    enough
        && some.iter().zip(all).all(|(pattern, term)| unify(pattern, term, bindings))
        && pattern.tail().is_none_or(|tail| unify(tail, &Term::List(term.after(some.len())), bindings))
}

/// What a term says: the text it is, a name, or all text within it.
pub fn text_of(term: &Term) -> String {
    match term {
        Term::Text(text) | Term::Atom(text) => text.to_string(),
        Term::Number(number) => number.to_string(),
        Term::Var(_) => String::new(),
        Term::List(list) => list.items().iter().map(text_of).collect(),
        Term::Compound(compound) => match (&*compound.name, &compound.args[..]) {
            ("pcdata" | "cdata", [text]) => text_of(text),
            ("xml" | "malformed", [_, content]) => text_of(content),
            ("element" | "namespace", [_, _, content]) => text_of(content),
            _ => String::new(),
        },
    }
}
