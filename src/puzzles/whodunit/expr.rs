//! What can be said, and whether it holds as far as is known.

use super::known::Known;

/// What somebody can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quality {
    /// Did it.
    Guilty,
    /// Did not do it.
    Innocent,
    /// All that he says is true: a knight.
    Truthful,
    /// Not all that he says is true: a liar, or a knave.
    Lying,
    /// A fact of the case, by its number.
    Fact(u8),
}

/// How many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Many {
    /// Just so many.
    Exactly(u8),
    /// So many or more.
    AtLeast(u8),
    /// So many or fewer.
    AtMost(u8),
    /// Everybody.
    All,
    /// Nobody.
    None,
}

/// Something said. People are numbered as the case names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expr {
    /// Somebody is so.
    Is(u8, Quality),
    /// Two are both truthful or both not.
    Like(u8, u8),
    /// So many are so.
    Count(Many, Quality),
    /// Somebody would say so: he tells the truth just if it holds.
    Says(u8, Box<Expr>),
    /// It does not hold.
    Not(Box<Expr>),
    /// All hold.
    And(Vec<Expr>),
    /// At least one holds.
    Or(Vec<Expr>),
    /// If the first holds, the second does.
    Implies(Box<Expr>, Box<Expr>),
    /// Both hold or neither.
    Iff(Box<Expr>, Box<Expr>),
}

impl Expr {
    /// Whether it holds; none where what is known does not tell.
    pub fn holds(&self, known: &Known) -> Option<bool> {
        match self {
            Expr::Is(who, quality) => known.is(*who, *quality),
            Expr::Like(one, other) => {
                Some(known.is(*one, Quality::Truthful)? == known.is(*other, Quality::Truthful)?)
            }
            Expr::Count(many, quality) => counted(*many, *quality, known),
            Expr::Says(who, what) => Some(known.is(*who, Quality::Truthful)? == what.holds(known)?),
            Expr::Not(what) => what.holds(known).map(|holds| !holds),
            Expr::And(all) => together(all.iter().map(|one| one.holds(known))),
            Expr::Or(all) => {
                together(all.iter().map(|one| one.holds(known).map(|holds| !holds))).map(|none| !none)
            }
            Expr::Implies(one, other) => match (one.holds(known), other.holds(known)) {
                (Some(false), _) | (_, Some(true)) => Some(true),
                (Some(true), Some(false)) => Some(false),
                _ => None,
            },
            Expr::Iff(one, other) => Some(one.holds(known)? == other.holds(known)?),
        }
    }

    /// Tells `visit` of whoever it speaks of, and as what.
    pub fn each(&self, people: u8, visit: &mut dyn FnMut(u8, Quality)) {
        match self {
            Expr::Is(who, quality) => visit(*who, *quality),
            Expr::Like(one, other) => {
                [*one, *other].into_iter().for_each(|who| visit(who, Quality::Truthful))
            }
            Expr::Count(_, quality) => (0..people).for_each(|who| visit(who, *quality)),
            Expr::Says(who, what) => {
                visit(*who, Quality::Truthful);
                what.each(people, visit);
            }
            Expr::Not(what) => what.each(people, visit),
            Expr::And(all) | Expr::Or(all) => all.iter().for_each(|one| one.each(people, visit)),
            Expr::Implies(one, other) | Expr::Iff(one, other) => {
                one.each(people, visit);
                other.each(people, visit);
            }
        }
    }
}

/// Whether all hold.
pub fn together(all: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut sure = true;
    for holds in all {
        match holds {
            Some(false) => return Some(false),
            Some(true) => {}
            None => sure = false,
        }
    }
    sure.then_some(true)
}

fn counted(many: Many, quality: Quality, known: &Known) -> Option<bool> {
    let people = known.people();
    let (mut least, mut most) = (0, 0);
    for who in 0..people {
        match known.is(who, quality) {
            Some(true) => (least, most) = (least + 1, most + 1),
            None => most += 1,
            Some(false) => {}
        }
    }
    let (from, to) = match many {
        Many::Exactly(wanted) => (wanted, wanted),
        Many::AtLeast(wanted) => (wanted, people),
        Many::AtMost(wanted) => (0, wanted),
        Many::All => (people, people),
        Many::None => (0, 0),
    };
    if most < from || least > to {
        Some(false)
    } else if least >= from && most <= to {
        Some(true)
    } else {
        None
    }
}
