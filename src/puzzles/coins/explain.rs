//! The words for each step.

use super::bound::{Why, results};
use super::model::{Mark, Move, State, TILTS, Tilt};
use super::strategy::Split;
use super::{Coinage, Coins, Fake, Instance, Tell, bits, model, names};
use crate::engine::words::{capital, count, number};
use crate::engine::{Step, Words};

/// “There are 12 coins; one is heavy or light. Find it, and say which, in 3 weighings.”
pub fn question(instance: &Instance) -> String {
    let coins = instance.coins();
    let what = match instance.fake() {
        Fake::Either => "heavy or light",
        Fake::Heavy => "heavy",
        Fake::Light => "light",
    };
    let may = if instance.none() { "perhaps one is" } else { "one is" };
    let there = match coins {
        1 if instance.none() => format!("There is 1 coin; perhaps it is {what}."),
        1 => format!("There is 1 coin; it is {what}."),
        _ => format!("There are {} coins; {may} {what}.", number(coins)),
    };
    let spare = match instance.spare() {
        0 => String::new(),
        spare => format!(" {} more to use.", count(spare, "genuine coin")),
    };
    let which = match (instance.fake(), instance.tell()) {
        (Fake::Either, Tell::Weight) => ", and say which",
        _ => "",
    };
    let within = match instance.weighings() {
        Some(weighings) => format!("in {}", count(weighings, "weighing")),
        None => "in the fewest weighings".to_owned(),
    };
    let fixed = if instance.fixed() { ", all laid down beforehand" } else { "" };
    format!("{there}{spare} Find it{which}, {within}{fixed}.")
        .replace(", in", if which.is_empty() { " in" } else { ", in" })
}

/// “12 coins, 24 cases”.
pub fn start(instance: &Instance) -> String {
    let state = instance.fresh();
    format!("{}, {}", count(instance.coins(), "coin"), count(state.cases(), "case"))
}

pub fn step(instance: &Instance, step: &Step<'_, Coinage>) -> Words {
    match step.mv {
        Move::Load(left, right) if step.answer.is_some() => planned(instance, step, left, right),
        Move::Load(left, right) => loaded(instance, step.after, left, right),
        Move::Tip(tilt) => tipped(instance, step.before, *tilt, step.after),
    }
}

/// What each result of the loaded pans leaves, in the order of [`TILTS`].
pub fn leaves(loaded: &State) -> [u64; 3] {
    TILTS.map(|tilt| loaded.after(tilt).map_or(0, |after| after.cases()))
}

fn weighing(state: &State, left: &Coins, right: &Coins) -> String {
    format!("Weighing {}: {} against {}", state.used() + 1, names::coins(left), names::coins(right))
}

fn planned(instance: &Instance, step: &Step<'_, Coinage>, left: &Coins, right: &Coins) -> Words {
    let state = step.before;
    let leaves = leaves(step.after);
    let more = instance.fewest(state).map_or(0, |fewest| fewest.saturating_sub(1));
    let limit = match more {
        0 => "It is the last weighing, so each result may leave one case at most".to_owned(),
        1 => {
            "One weighing follows and has 3 results, so no result now may leave more than 3 cases".to_owned()
        }
        more => format!(
            "{} follow and have {1} results, so no result now may leave more than {1} cases",
            capital(&count(more, "weighing")),
            number(results(more))
        ),
    };
    let spared = match instance.tell() {
        Tell::Coin if !state.coins(Mark::Untested).is_empty() && !state.none() => {
            " (two may stay if they are of one coin)"
        }
        _ => "",
    };
    let fixed = if instance.table().is_some() { " This weighing was laid down beforehand." } else { "" };
    Words {
        say: weighing(state, left, right),
        why: format!(
            "{}. {limit}{spared}. {}{fixed}",
            capital(&names::known(state, instance.tell())),
            split(leaves)
        ),
        after: match contrast(instance, state, left.len()) {
            Some(text) => text,
            None => "Which way will it go?".to_owned(),
        },
    }
}

/// “It leaves 3, 2 or 3 cases (left sinks, level, right sinks), which tells 1.56 of the 3.00 bits needed.”
fn split([left, level, right]: [u64; 3]) -> String {
    format!(
        "It leaves {}, {} or {} (left sinks, level, right sinks), which tells {} of the {} bits needed.",
        number(left),
        number(level),
        count(right, "case"),
        bits::words(bits::told([left, level, right])),
        bits::words(bits::needed(left + level + right))
    )
}

fn are(cases: u64) -> String {
    format!("{} {}", count(cases, "case"), if cases == 1 { "is" } else { "are" })
}

/// Another weighing, by how many coins lie on each pan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Other {
    /// How many coins lie on each pan.
    pub pan: u64,
    /// What each result leaves, in the order of [`TILTS`].
    pub leaves: [u64; 3],
    /// Whether the plan's number of weighings is still kept to.
    pub fits: bool,
}

/// Other sizes of pans that could be weighed now: the next smaller and larger
/// ones, one coin against one, and as many as there are.
pub fn others(instance: &Instance, state: &State, pan: u64) -> Vec<Other> {
    let position = state.position(instance.tell());
    let (Some(more), untested) =
        (position.fewest().and_then(|fewest| fewest.checked_sub(1)), state.coins(Mark::Untested).len())
    else {
        return Vec::new();
    };
    let (heavy, light) = (state.coins(Mark::Heavy).len(), state.coins(Mark::Light).len());
    let largest = (untested + heavy + light) / 2;
    let mut sizes = vec![largest, pan + 1, pan.saturating_sub(1), 1];
    sizes.retain(|size| (1..=largest).contains(size) && *size != pan);
    sizes.dedup();
    let split = |size: u64| {
        if untested > 0 {
            return Some(Split::untested(2 * size));
        }
        // Lights first, as the plan does, then heavies.
        let from_light = size.min(light / 2);
        let from_heavy = size - from_light;
        (2 * from_heavy <= heavy).then_some(Split {
            light: (from_light, from_light),
            heavy: (from_heavy, from_heavy),
            ..Split::default()
        })
    };
    let other = |size: u64| {
        let split = split(size)?;
        let leaves = split.outcomes(&position).map(|left| left.cases());
        Some(Other { pan: size, leaves, fits: split.winnable(&position, more) })
    };
    let mut others: Vec<Other> = sizes.into_iter().filter_map(other).collect();
    others.truncate(3);
    others
}

/// The plan's weighing against one that would not do, or would tell less.
fn contrast(instance: &Instance, state: &State, pan: u64) -> Option<String> {
    let others = others(instance, state, pan);
    let worse = others.iter().find(|other| !other.fits)?;
    let most = worse.leaves.iter().max()?;
    let result = if worse.leaves[1] == *most { "level" } else { "a pan sinks" };
    Some(format!(
        "{0} against {0} would tell {1} bits, and leave {2} if {result}: too many.",
        number(worse.pan),
        bits::words(bits::told(worse.leaves)),
        count(*most, "case")
    ))
}

/// A person's loading.
fn loaded(instance: &Instance, after: &State, left: &Coins, right: &Coins) -> Words {
    let say = names::short_move(&Move::Load(left.clone(), right.clone()));
    let known = format!("{}.", capital(&names::known(after, instance.tell())));
    if after.ready() {
        return Words { say, why: split(leaves(after)), after: known };
    }
    let why = match (left.len(), right.len()) {
        (0, 0) => "Put equally many coins on the pans.".to_owned(),
        (left, right) => {
            format!(
                "{} on the left, {} on the right: the pans need equally many.",
                number(left),
                number(right)
            )
        }
    };
    Words { say, why, after: known }
}

/// What a result means.
fn tipped(instance: &Instance, before: &State, tilt: Tilt, after: &State) -> Words {
    let table = before.left().len() + before.right().len() < u64::from(instance.total());
    let rest = if table { ", and every coin on the table is genuine" } else { "" };
    let reason = match (tilt, instance.fake()) {
        (Tilt::Level, _) => "The fake is on neither pan, so every coin weighed is genuine.".to_owned(),
        (_, Fake::Heavy) => {
            format!("The heavy coin is on the pan that sank{rest}; the coins on the other pan are genuine.")
        }
        (_, Fake::Light) => {
            format!("The light coin is on the pan that rose{rest}; the coins on the other pan are genuine.")
        }
        _ => format!(
            "Either a coin on the pan that sank is heavy, or one on the pan that rose is light{rest}."
        ),
    };
    let known = match after.conclusion(instance.tell()) {
        Some(found) => format!("So {}.", names::conclusion(found)),
        None => format!("{}.", capital(&names::known(after, instance.tell()))),
    };
    Words { say: names::tilted(tilt).to_owned(), why: reason, after: known }
}

/// Where to look for the next move, without naming a coin.
pub fn hint(instance: &Instance, mv: &Move) -> String {
    let state = instance.start();
    match (mv, instance.fewest(&state)) {
        (Move::Load(..), Some(fewest)) if fewest > 1 => format!(
            "After this weighing {} may follow, with {} results. How many suspects may each result leave, and how \
             many must then lie on the pans?",
            count(fewest - 1, "weighing"),
            number(results(fewest - 1))
        ),
        (Move::Load(..), _) => {
            "One weighing must settle it: each result may leave one case. Which suspects can be told apart so?".to_owned()
        }
        (Move::Tip(_), _) => "The pans are loaded well: let the balance go.".to_owned(),
    }
}

/// Why so many weighings do not do, in a sentence.
pub fn lacking(instance: &Instance, state: &State, weighings: u32, why: Why) -> String {
    let cases = capital(&are(state.cases()));
    match why {
        Why::Count if weighings == 0 => format!("{cases} left, and no weighing."),
        Why::Count => format!(
            "{cases} left, and {} {} only {} results.",
            count(weighings, "weighing"),
            if weighings == 1 { "has" } else { "have" },
            number(results(weighings))
        ),
        Why::Parity => format!(
            "{cases} left and {} {} results, but with no genuine coin to help, the pans cannot be loaded so that \
             every result leaves few enough.",
            count(weighings, "weighing"),
            number(results(weighings))
        ),
        Why::Alone => {
            "The coins left can only be weighed against each other, and that tells nothing new.".to_owned()
        }
        Why::Uneven => format!(
            "The weighings laid down need {} more.",
            number(instance.fewest(state).unwrap_or_default())
        ),
    }
}

/// How a person stands after `made`.
pub fn standing(instance: &Instance, made: &[Move]) -> (String, String) {
    let mut state = instance.start();
    for mv in made {
        match model::apply(instance, &state, mv) {
            Ok(next) => state = next,
            Err(_) => break,
        }
    }
    if let Some(found) = state.conclusion(instance.tell()) {
        return finished(instance, &state, &capital(&names::conclusion(found)));
    }
    let Some(left) = instance.left(&state) else {
        let text = match instance.lacking(&state, 0) {
            Some(Why::Alone) => lacking(instance, &state, 0, Why::Alone),
            _ => format!("{} and more weighings were made than it takes.", capital(&are(state.cases()))),
        };
        return ("No: it cannot be done from here".to_owned(), text);
    };
    match state.position(instance.tell()).winnable(left) {
        Err(why) => {
            let back = if state.used() > instance.start().used() { " Take back a weighing." } else { "" };
            let text = format!("{}{back}", lacking(instance, &state, left, why));
            ("No: not in the weighings left".to_owned(), text)
        }
        Ok(()) => hopeful(instance, &state, left),
    }
}

fn finished(instance: &Instance, state: &State, found: &str) -> (String, String) {
    let used = count(state.used(), "weighing");
    let text = match (instance.weighings(), instance.fewest(&instance.fresh())) {
        (Some(allowed), _) if state.used() > allowed => format!("Found in {used}; {allowed} were allowed."),
        (_, Some(fewest)) if state.used() > fewest => {
            format!("Found in {used}. {} always do.", capital(&count(fewest, "weighing")))
        }
        (_, Some(fewest)) if state.used() == fewest => {
            format!("Found in {used}, and no plan is sure to need fewer.")
        }
        _ => format!("Found in {used}: with some luck, since a plan must be ready for the worst."),
    };
    (format!("Done: {}", lower(found)), text)
}

fn lower(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_lowercase();
    }
    text
}

/// The weighings left do; what lies on the pans may not.
fn hopeful(instance: &Instance, state: &State, left: u32) -> (String, String) {
    let room = format!(
        "{} left, and {} {} {} results",
        capital(&are(state.cases())),
        count(left, "weighing"),
        if left == 1 { "has" } else { "have" },
        number(results(left))
    );
    let after = |tilt: Tilt| Some((tilt, state.after(tilt)?)).filter(|_| state.ready());
    let fails = TILTS.into_iter().filter_map(after).find_map(|(tilt, after)| {
        let why = after.position(instance.tell()).winnable(left.saturating_sub(1)).err()?;
        Some((tilt, lacking(instance, &after, left.saturating_sub(1), why)))
    });
    match fails {
        Some((tilt, why)) => (
            "Yes, but not by this weighing".to_owned(),
            format!("{room}. As the pans are loaded now, if {}: {}", result(tilt), lower(&why)),
        ),
        None => ("Yes: it can still be done".to_owned(), format!("{room}; it can be arranged that they do.")),
    }
}

fn result(tilt: Tilt) -> &'static str {
    match tilt {
        Tilt::Left => "the left pan sinks",
        Tilt::Right => "the right pan sinks",
        Tilt::Level => "the pans are level",
    }
}
