//! A question's lines to text.

use super::super::term::Term;
use super::super::term::print::{Strings, atom, term};
use super::{Line, Name, Place, Program, TESTS};

/// A question as it is written, a line each.
pub fn program(program: &Program) -> String {
    let mut lines: Vec<String> = program.lines.iter().map(|line| self::line(program, line)).collect();
    if let Some(name) = &program.into {
        let mut into = "into ".to_owned();
        atom(&mut into, name);
        lines.push(into);
    }
    lines.join("\n")
}

/// A line as it is written.
pub fn line(program: &Program, line: &Line) -> String {
    let shown = |shown: &Term| term(shown, Strings::Quoted);
    let place = |place: &Place| match place {
        Place::Document(which) if &*program.documents[*which] == "doc" => String::new(),
        Place::Document(which) => format!(" in {}", program.documents[*which]),
        Place::Var(name) => format!(" in {name}"),
    };
    let names = |names: &[Name]| names.iter().map(|name| &**name).collect::<Vec<_>>().join(", ");
    match line {
        Line::Each(None, pattern, _)
            if program.plain && program.lines.len() == 1 && program.into.is_none() =>
        {
            shown(pattern)
        }
        Line::Each(None, pattern, within) => format!("each {}{}", shown(pattern), place(within)),
        Line::Each(Some(name), pattern, within) => {
            format!("each {name} = {}{}", shown(pattern), place(within))
        }
        Line::All(name, pattern, within) => format!("all {name} = {}{}", shown(pattern), place(within)),
        Line::When(left, test, right) => {
            let sign = TESTS.iter().find(|(_, known)| known == test).map_or("", |(sign, _)| sign);
            format!("when {} {sign} {}", shown(left), shown(right))
        }
        Line::Let(name, value, None) => format!("let {name} = {}", shown(value)),
        Line::Let(name, value, Some((of, like, other))) => {
            format!("let {name} = {} if {} = {} else {}", shown(value), shown(of), shown(like), shown(other))
        }
        Line::Sort(by) => format!("sort by {}", names(by)),
        Line::Once(by) => format!("once {}", names(by)),
        Line::Gather(list, item, key) => format!("gather {list} = {item} per {key}"),
        Line::Least(what, key) => format!("least {what} per {key}"),
        Line::Build(built) => format!("build {}", shown(built)),
    }
}
