//! The words for a question, for each step, and for a person who tries it.

use super::board::{Board, Places, Track};
use super::instance::{Instance, Meet};
use super::made;
use super::model::{Move, Reason, State};
use super::names::{both, laid, lead, place, places, so_many, track};
use super::rules::{Clash, Rule, Why, follows};
use super::suppose::{Chain, refute};
use super::{Evidence, Tracks};
use crate::engine::words::{capital, count, list, number, small};
use crate::engine::{Answer, AnswerOf, Step, Timeline, Words};

pub fn question(instance: &Instance) -> String {
    let given: Vec<String> = instance.given().tracks().map(|given| track(instance, given)).collect();
    let given = match given.len() {
        0 => String::new(),
        1 => format!(" {} is laid already.", given[0]),
        _ => format!(" Laid already: {}.", list(&given)),
    };
    let share = match instance.meet() {
        Meet::Equal => "any two places share equally many next places, at least one",
        Meet::Some => "any two places share at least one next place",
    };
    format!(
        "{} places, {}, have a one-way track between any two.{given} Which way must each track run, so that {share}?",
        capital(&small(u32::from(instance.many()))),
        list(instance.places())
    )
}

pub fn start(instance: &Instance) -> String {
    format!("{} places: {}", capital(&small(u32::from(instance.many()))), laid(instance.given()))
}

pub fn name(instance: &Instance, mv: &Move) -> String {
    match mv {
        Move::Lay(one, _) | Move::Put(one) => format!("Lay {}", track(instance, *one)),
        Move::Take(one) => format!("Take {} away", track(instance, *one)),
        Move::Row(from, _) => format!("Lay the tracks of {}", place(instance, *from)),
        Move::Whole(_) => "Lay a completion".to_owned(),
        Move::Stop(_) => "See what cannot be".to_owned(),
    }
}

/// Where each place leads, as far as it is laid.
pub fn describe(instance: &Instance, state: &State) -> String {
    let one = |from: u8| format!("{} leads to {}", place(instance, from), places(instance, state.out(from)));
    (0..instance.many()).map(one).collect::<Vec<_>>().join("; ")
}

pub fn step(instance: &Instance, step: &Step<'_, Tracks>) -> Words {
    let after = format!("{}.", capital(&laid(step.after)));
    let rule = instance.rule();
    let (say, why) = match (step.mv, &rule) {
        (Move::Lay(one, reason), Some(rule)) => {
            let why = match reason {
                Reason::Forced(why) => forced(instance, rule, step.before, *one, *why),
                Reason::Supposed => supposed(instance, rule, step.before, *one),
                Reason::Searched => searched(instance, *one),
                Reason::Free => format!(
                    "Nothing more is forced. {} and {} can both be completed; here the first is followed.",
                    track(instance, *one),
                    track(instance, one.turned())
                ),
                Reason::Found => format!(
                    "Nothing more was found to be forced. {} leads to a completion that was found; what else is \
                     possible was too much to go through.",
                    track(instance, *one)
                ),
            };
            (track(instance, *one), why)
        }
        (Move::Row(from, _), _) => made::row(instance, step, *from),
        (Move::Whole(_), _) => (
            "One of the completions".to_owned(),
            "All the rest is laid at once; the table shows where any two meet.".to_owned(),
        ),
        (Move::Stop(what), Some(rule)) => (
            "So there is no completion".to_owned(),
            format!("{}.", capital(&clash(instance, rule, step.before, *what, false))),
        ),
        (Move::Put(_) | Move::Take(_), Some(rule)) => {
            let why = match follows(step.after, rule) {
                Err(what) => format!("{}.", capital(&clash(instance, rule, step.after, what, false))),
                Ok(_) => String::new(),
            };
            (name(instance, step.mv), why)
        }
        (mv, None) => (name(instance, mv), String::new()),
    };
    Words { say, why, after }
}

/// Those of a set that are named as what two places share: “at O”, “at O and T”.
fn at(instance: &Instance, set: Places) -> String {
    format!("at {}", places(instance, set))
}

fn forced(instance: &Instance, rule: &Rule, board: &Board, one: Track, why: Why) -> String {
    let now = track(instance, one);
    match why {
        Why::Full(from) => {
            let most = rule.out.1;
            let (from_name, out) = (place(instance, from), places(instance, board.out(from)));
            let because = if rule.out.0 == most {
                format!("each place leads to {}", small(most))
            } else {
                format!(
                    "no place can lead to more than {}, since all others lead to at least three",
                    small(most)
                )
            };
            format!(
                "{from_name} leads to {out} already, and {because}. So the track from {} can only lead to {from_name}.",
                place(instance, one.from)
            )
        }
        Why::Led(to) => {
            let least = small(rule.out.0);
            format!(
                "{} already, and each place leads to {}{least}. So {name} leads to all the others: {now}.",
                lead(instance, board.into(to), to),
                if rule.out.0 == rule.out.1 { "" } else { "at least " },
                name = place(instance, to)
            )
        }
        Why::Met(a, b) => {
            let shared = board.shared((a, b));
            let mate = if one.to == a { b } else { a };
            let (there, here) = (place(instance, one.from), place(instance, one.to));
            format!(
                "{} meet {} already, and any two share {}. {} leads to {there} as well, so {here} must not: {now}.",
                both(instance, (a, b)),
                at(instance, shared),
                just(rule.shared.1),
                place(instance, mate),
            )
        }
        Why::Must(a, b) => {
            let left = board.may_share((a, b));
            let need = rule.shared.0;
            let only = match left.count_ones() {
                1 => format!("only {} is left for that", places(instance, left)),
                _ => format!("only {} are left for that", places(instance, left)),
            };
            format!(
                "{} must share {}, and {only}: {}. So {now}.",
                both(instance, (a, b)),
                if rule.shared.0 == rule.shared.1 {
                    so_many(need)
                } else {
                    format!("at least {}", so_many(need))
                },
                off(instance, board, (a, b)),
            )
        }
    }
}

/// “just one place”, “just two”.
fn just(many: u32) -> String {
    if many == 1 { "just one place".to_owned() } else { format!("just {} places", small(many)) }
}

/// Why two places cannot share the others: “P and Q lead to S, and N leads to U”.
fn off(instance: &Instance, board: &Board, (a, b): (u8, u8)) -> String {
    let (by_one, by_other) = board.barred((a, b));
    let half = |set: Places, to: u8| (set != 0).then(|| lead(instance, set, to));
    [half(by_one, a), half(by_other, b)].into_iter().flatten().collect::<Vec<_>>().join(", and ")
}

fn searched(instance: &Instance, one: Track) -> String {
    format!(
        "No short reason settles any track here. A search through every way to lay the rest finds no completion with {}.",
        track(instance, one.turned())
    )
}

/// A chain of consequences, a line each.
fn supposed(instance: &Instance, rule: &Rule, board: &Board, one: Track) -> String {
    let Some(chain) = refute(board, rule, one.turned()) else { return String::new() };
    let Chain { supposed, links, clash: end } = chain;
    let mut now = board.with(supposed);
    let mut out = format!("Suppose {} instead.", track(instance, supposed));
    for (link, why) in links {
        let since = since(instance, &now, why);
        out += &format!("\nThen {}, since {since}.", track(instance, link));
        now.lay(link);
    }
    out +=
        &format!("\nBut then {}. So it is {}.", clash(instance, rule, &now, end, true), track(instance, one));
    out
}

/// A reason in a few words.
fn since(instance: &Instance, board: &Board, why: Why) -> String {
    match why {
        Why::Full(from) => {
            format!("{} leads to {}", place(instance, from), places(instance, board.out(from)))
        }
        Why::Led(to) => lead(instance, board.into(to), to),
        Why::Met(a, b) => {
            format!("{} meet {} already", both(instance, (a, b)), at(instance, board.shared((a, b))))
        }
        Why::Must(a, b) => {
            let left = board.may_share((a, b));
            let is = if left.count_ones() == 1 { "is" } else { "are" };
            format!("only {} {is} left for {} to share", places(instance, left), both(instance, (a, b)))
        }
    }
}

/// What cannot be; `would` where it is only supposed.
pub fn clash(instance: &Instance, rule: &Rule, board: &Board, what: Clash, would: bool) -> String {
    let say = |is: &str, would_be: &str| if would { would_be.to_owned() } else { is.to_owned() };
    match what {
        Clash::Many(from) => format!(
            "{} {} {}, and no place can lead to more than {}",
            place(instance, from),
            say("leads to", "would lead to"),
            places(instance, board.out(from)),
            small(rule.out.1)
        ),
        Clash::Few(to) => {
            let into = board.into(to);
            let led = if would {
                format!("{} would lead to {}", places(instance, into), place(instance, to))
            } else {
                lead(instance, into, to)
            };
            format!("{led}, which cannot lead to {} any more", small(rule.out.0))
        }
        Clash::Twice(a, b) => {
            let shared = board.shared((a, b));
            format!(
                "{} {} {}, and any two share {}",
                both(instance, (a, b)),
                say("meet", "would meet"),
                at(instance, shared),
                just(rule.shared.1)
            )
        }
        Clash::Never(a, b) => {
            let left = board.may_share((a, b));
            let cannot = say("can", "could");
            let why = off(instance, board, (a, b));
            match left {
                0 => format!("{} {cannot} meet nowhere any more: {why}", both(instance, (a, b))),
                left => format!(
                    "{} {cannot} meet only {}, where {} are needed: {why}",
                    both(instance, (a, b)),
                    at(instance, left),
                    small(rule.shared.0)
                ),
            }
        }
    }
}

pub fn hint(instance: &Instance, mv: &Move) -> String {
    match mv {
        Move::Lay(_, Reason::Forced(Why::Full(at) | Why::Led(at))) => {
            format!("Count the tracks at {}.", place(instance, *at))
        }
        Move::Lay(_, Reason::Forced(Why::Met(a, b))) => {
            format!("{} meet already: what must not happen a second time?", both(instance, (*a, *b)))
        }
        Move::Lay(_, Reason::Forced(Why::Must(a, b))) => {
            format!("Where can {} still meet?", both(instance, (*a, *b)))
        }
        Move::Lay(one, Reason::Supposed | Reason::Searched) => format!(
            "Nothing follows at once. Look at the track between {}: which way can it not run?",
            both(instance, (one.from.min(one.to), one.from.max(one.to)))
        ),
        Move::Lay(..) => "Nothing more is forced here: any of several tracks can be chosen.".to_owned(),
        Move::Row(from, _) => format!("Lay the tracks of {} next.", place(instance, *from)),
        _ => "Look at which two places meet where.".to_owned(),
    }
}

pub fn standing(instance: &Instance, made: &[Move], rest: Option<&AnswerOf<Tracks>>) -> (String, String) {
    match rest {
        None => ("It is done".to_owned(), "Any two places share what they are to.".to_owned()),
        Some(Answer::Solved { evidence, .. }) => {
            ("Yes, this can still be completed".to_owned(), ways(evidence))
        }
        Some(Answer::Impossible { .. }) => {
            let seen = instance.rule().and_then(|rule| {
                let line = Timeline::<Tracks>::replay(instance, made.iter().cloned()).ok()?;
                let here = *line.states().last()?;
                let what = follows(&here, &rule).err()?;
                Some(format!("{}.", capital(&clash(instance, &rule, &here, what, false))))
            });
            let unseen =
                || "No two places break the rule yet, but every way to lay the rest does.".to_owned();
            ("No, this cannot be completed".to_owned(), seen.unwrap_or_else(unseen))
        }
        Some(Answer::TooLarge { limit, .. }) => (
            "That is too much to tell".to_owned(),
            format!("No completion was found among the first {limit} boards looked at."),
        ),
    }
}

fn ways(evidence: &Evidence) -> String {
    match (evidence.complete, evidence.total) {
        (true, 1) => "There is one way to lay the rest.".to_owned(),
        (true, total) => format!("There are {} ways to lay the rest.", number(total)),
        (false, 1) => "One way to lay the rest was found; there may be more.".to_owned(),
        (false, total) => format!("At least {} to lay the rest were found.", count(total, "way")),
    }
}
