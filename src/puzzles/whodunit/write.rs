//! Cases in the small text form that links hold.

use super::case::{Case, Liars};
use super::expr::{Expr, Many, Quality};

/// A text as links have it: spaces would be escaped there.
pub fn linked(text: &str) -> String {
    text.chars().map(|sign| if sign == ' ' { '_' } else { sign }).collect()
}

/// A text as people write it.
pub fn spaced(text: &str) -> String {
    text.chars().map(|sign| if sign == '_' { ' ' } else { sign }).collect()
}

/// Who may lie.
pub fn liars(liars: Liars) -> String {
    match liars {
        Liars::Culprit => "culprit".to_owned(),
        Liars::Exactly(many) => many.to_string(),
        Liars::AtMost(many) => format!("<={many}"),
        Liars::Guilty => "guilty".to_owned(),
        Liars::Knaves => "knaves".to_owned(),
    }
}

/// A whole case, `between` its lines.
pub fn case(case: &Case, between: &str) -> String {
    let mut lines: Vec<String> =
        case.names.iter().zip(&case.says).map(|(name, says)| line(case, name, says)).collect();
    lines.extend(case.sure.iter().map(|sure| line(case, "*", std::slice::from_ref(sure))));
    lines.extend(case.excludes.iter().map(|list| {
        let names: Vec<String> = list.iter().map(|one| quality(case, *one)).collect();
        if names.len() == 1 { format!("{}/", names[0]) } else { names.join("/") }
    }));
    lines.join(between)
}

fn line(of: &Case, name: &str, says: &[Expr]) -> String {
    let says: Vec<String> = says.iter().map(|said| expr(of, said)).collect();
    format!("{name}:{}", says.join(","))
}

/// What somebody is, in a word or as the case has it.
pub fn quality(case: &Case, quality: Quality) -> String {
    match quality {
        Quality::Guilty => "guilty",
        Quality::Innocent => "innocent",
        Quality::Truthful => "truthful",
        Quality::Lying => "lies",
        Quality::Fact(fact) => &case.facts[usize::from(fact)],
    }
    .to_owned()
}

/// How tightly an expression binds: those that bind less stand in brackets.
fn tight(expr: &Expr) -> u8 {
    match expr {
        Expr::Iff(..) => 1,
        Expr::Implies(..) => 2,
        Expr::Or(_) => 3,
        Expr::And(_) => 4,
        _ => 5,
    }
}

fn within(case: &Case, inner: &Expr, least: u8) -> String {
    let text = expr(case, inner);
    if tight(inner) < least { format!("({text})") } else { text }
}

/// Something said.
pub fn expr(case: &Case, said: &Expr) -> String {
    let name = |who: u8| case.names[usize::from(who)].as_str();
    let list = |all: &[Expr], word: &str, least: u8| {
        all.iter().map(|one| within(case, one, least)).collect::<Vec<_>>().join(word)
    };
    match said {
        Expr::Is(who, is) => format!("{} {}", name(*who), quality(case, *is)),
        Expr::Like(one, other) => format!("{} like {}", name(*one), name(*other)),
        Expr::Count(many, is) => {
            let is = quality(case, *is);
            match many {
                Many::Exactly(many) => format!("exactly {many} {is}"),
                Many::AtLeast(many) => format!("at least {many} {is}"),
                Many::AtMost(many) => format!("at most {many} {is}"),
                Many::All => format!("all {is}"),
                Many::None => format!("none {is}"),
            }
        }
        Expr::Says(who, what) => format!("{} says {}", name(*who), within(case, what, 5)),
        Expr::Not(what) => format!("not {}", within(case, what, 5)),
        Expr::And(all) => list(all, " and ", 5),
        Expr::Or(all) => list(all, " or ", 4),
        Expr::Implies(one, other) => format!("{} implies {}", within(case, one, 3), within(case, other, 2)),
        Expr::Iff(one, other) => format!("{} iff {}", within(case, one, 2), within(case, other, 2)),
    }
}
