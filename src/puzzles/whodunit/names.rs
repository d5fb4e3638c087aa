//! Pieces of sentences about people and what they say.

use super::case::{Case, Liars};
use super::expr::{Expr, Many, Quality};
use super::known::Thing;
use super::logic::Unit;
use super::model::{Frame, World};
use super::solve::WORLDS;
use crate::engine::words::{count as counted, list, small};

/// A person by number.
pub fn name(case: &Case, who: u8) -> &str {
    &case.names[usize::from(who)]
}

/// The people of a set.
pub fn members(set: u16) -> impl Iterator<Item = u8> {
    (0..16).filter(move |who| set >> who & 1 == 1)
}

/// “A, B and C”; “nobody”.
pub fn people(case: &Case, set: u16) -> String {
    match set {
        0 => "nobody".to_owned(),
        set => list(&members(set).map(|who| name(case, who)).collect::<Vec<_>>()),
    }
}

/// “is a knight”, “did it”: what is said of one person.
pub fn being(case: &Case, quality: Quality) -> String {
    let knaves = case.liars == Liars::Knaves;
    match quality {
        Quality::Guilty => "did it".to_owned(),
        Quality::Innocent => "is innocent".to_owned(),
        Quality::Truthful if knaves => "is a knight".to_owned(),
        Quality::Truthful => "tells the truth".to_owned(),
        Quality::Lying if knaves => "is a knave".to_owned(),
        Quality::Lying => "lies".to_owned(),
        Quality::Fact(fact) => case.facts[usize::from(fact)].clone(),
    }
}

/// “are knights”, “did it”: what is said of several.
pub fn beings(case: &Case, quality: Quality) -> String {
    let knaves = case.liars == Liars::Knaves;
    match quality {
        Quality::Innocent => "are innocent".to_owned(),
        Quality::Truthful if knaves => "are knights".to_owned(),
        Quality::Truthful => "tell the truth".to_owned(),
        Quality::Lying if knaves => "are knaves".to_owned(),
        Quality::Lying => "lie".to_owned(),
        other => being(case, other),
    }
}

/// “A and B lie”; “C tells the truth”.
pub fn several(case: &Case, set: u16, quality: Quality) -> String {
    let so = if set.count_ones() == 1 { being(case, quality) } else { beings(case, quality) };
    format!("{} {so}", people(case, set))
}

/// What is supposed, the outermost first; where one person did it, without who has been looked at before.
pub fn supposed(case: &Case, frames: &[Frame]) -> Vec<String> {
    let past = |frame: &Frame| case.one_culprit() && frame.second && matches!(frame.thing, Thing::Guilt(_));
    frames.iter().filter(|frame| !past(frame)).map(|frame| thing(case, frame.thing, frame.now())).collect()
}

/// “B is a knave”.
pub fn thing(case: &Case, thing: Thing, so: bool) -> String {
    let (who, quality) = match (thing, so) {
        (Thing::Guilt(who), true) => (who, Quality::Guilty),
        (Thing::Guilt(who), false) => (who, Quality::Innocent),
        (Thing::Truth(who), true) => (who, Quality::Truthful),
        (Thing::Truth(who), false) => (who, Quality::Lying),
        (Thing::Fact(fact, who), _) => (who, Quality::Fact(fact)),
    };
    let both = match (case.liars, quality) {
        (Liars::Guilty, Quality::Truthful) => "is innocent".to_owned(),
        (Liars::Guilty, Quality::Lying) => "did it".to_owned(),
        (_, quality) => being(case, quality),
    };
    format!("{} {both}", name(case, who))
}

/// Something said, in words.
pub fn said(case: &Case, expr: &Expr) -> String {
    let nested = |inner: &Expr| match inner {
        Expr::Is(..) | Expr::Like(..) | Expr::Count(..) | Expr::Not(_) | Expr::Says(..) => said(case, inner),
        _ => format!("({})", said(case, inner)),
    };
    let joined = |all: &[Expr], word: &str| all.iter().map(&nested).collect::<Vec<_>>().join(word);
    match expr {
        Expr::Is(who, quality) => format!("{} {}", name(case, *who), being(case, *quality)),
        Expr::Like(one, other) => format!("{} and {} are of one kind", name(case, *one), name(case, *other)),
        Expr::Count(many, quality) => count(case, *many, *quality),
        Expr::Says(who, what) => format!("{} would say: {}", name(case, *who), said(case, what)),
        Expr::Not(what) => match &**what {
            Expr::Like(one, other) => {
                format!("{} and {} are not of one kind", name(case, *one), name(case, *other))
            }
            Expr::Is(who, Quality::Guilty) => format!("{} is innocent", name(case, *who)),
            what => format!("it is not so that {}", nested(what)),
        },
        Expr::And(all) => joined(all, " and "),
        Expr::Or(all) => joined(all, " or "),
        Expr::Implies(one, other) => format!("if {}, then {}", nested(one), nested(other)),
        Expr::Iff(one, other) => format!("{} just if {}", nested(one), nested(other)),
    }
}

fn count(case: &Case, many: Many, quality: Quality) -> String {
    let word = |many: u8| small(u32::from(many));
    let so = |many: u8| if many == 1 { being(case, quality) } else { beings(case, quality) };
    match many {
        Many::Exactly(many) => format!("exactly {} {}", word(many), so(many)),
        Many::AtLeast(many) => format!("at least {} {}", word(many), so(many)),
        Many::AtMost(many) => format!("at most {} {}", word(many), so(many)),
        Many::All => format!("all {}", beings(case, quality)),
        Many::None => format!("nobody {}", being(case, quality)),
    }
}

/// “B’s “B was away””.
pub fn quoted(case: &Case, unit: Unit) -> String {
    match unit {
        Unit::Says(who, at) => {
            format!("{}’s “{}”", name(case, who), said(case, &case.says[usize::from(who)][usize::from(at)]))
        }
        Unit::Lies(who) => format!("{}’s “{}” being false", name(case, who), speech(case, who)),
        Unit::Sure(at) => format!("the sure “{}”", said(case, &case.sure[usize::from(at)])),
    }
}

/// All that somebody says: “A is innocent; B was away”.
pub fn speech(case: &Case, who: u8) -> String {
    let says = &case.says[usize::from(who)];
    says.iter().map(|one| said(case, one)).collect::<Vec<_>>().join("; ")
}

/// What no person is at once, a sentence for each list that says so.
pub fn excluded(case: &Case) -> Vec<String> {
    case.excludes.iter().filter(|list| list.len() > 1).map(|list| exclusion(case, list)).collect()
}

/// “Nobody both was away and was with him.”
pub fn exclusion(case: &Case, of: &[Quality]) -> String {
    let names: Vec<String> = of.iter().map(|one| being(case, *one)).collect();
    match &names[..] {
        [one, other] => format!("Nobody both {one} and {other}."),
        _ => format!("Nobody is two of these: {}.", names.join(" / ")),
    }
}

/// Who may lie, as a sentence.
pub fn rule(case: &Case) -> String {
    let one = if case.one_culprit() { "Just one of them did it. " } else { "" };
    let liars = match case.liars {
        Liars::Culprit => "All but whoever did it tell the truth.".to_owned(),
        Liars::Exactly(0) | Liars::AtMost(0) => "All of them tell the truth.".to_owned(),
        Liars::Exactly(1) => "Exactly one of them lies.".to_owned(),
        Liars::Exactly(many) => format!("Exactly {many} of them lie."),
        Liars::AtMost(many) => format!("At most {many} of them {}.", if many == 1 { "lies" } else { "lie" }),
        Liars::Guilty => {
            "Whoever did it lies, and all others tell the truth; any number may have done it.".to_owned()
        }
        Liars::Knaves => "Each is a knight, who tells the truth, or a knave, who lies.".to_owned(),
    };
    format!("{one}{liars}")
}

/// How many worlds there are: “2 worlds”, “nothing”, “more than 256 worlds”.
pub fn how_many(worlds: &[World]) -> String {
    match worlds.len() {
        0 => "nothing".to_owned(),
        many if many > WORLDS => format!("more than {WORLDS} worlds"),
        many => counted(many as u64, "world"),
    }
}

/// A world in a few words: “B did it, and lies”.
pub fn world(case: &Case, world: World) -> String {
    let World { culprits, liars } = world;
    let everybody = (1u16 << case.people()) - 1;
    let did = format!("{} did it", people(case, culprits));
    match (case.liars, case.crime()) {
        (Liars::Guilty, _) => did,
        (Liars::Culprit, _) if liars == 0 => format!("{did}, and tells the truth"),
        (Liars::Culprit, _) => format!("{did}, and lies"),
        (_, crime) => {
            let kinds = match (liars, case.liars) {
                (0, Liars::Knaves) => "all are knights".to_owned(),
                (0, _) => "all tell the truth".to_owned(),
                (all, Liars::Knaves) if all == everybody => "all are knaves".to_owned(),
                (all, _) if all == everybody => "all lie".to_owned(),
                (some, _) => several(case, some, Quality::Lying),
            };
            if crime { format!("{did}; {kinds}") } else { kinds }
        }
    }
}
