//! The words for a question, for each step, and for a person who tries it.

use super::Whodunit;
use super::case::{Case, Liars};
use super::expr::Quality;
use super::instance::Instance;
use super::known::Thing;
use super::logic::{Unit, Why, follows, needed_exclusions, thing as of, together_stand, units};
use super::model::{Move, State, World, concluded, worlds};
use super::names::{
    being, excluded, exclusion, members, name, people, quoted, rule, said, several, speech, supposed, thing,
    world,
};
use crate::engine::words::{capital, count, list, plural};
use crate::engine::{AnswerOf, Step, Timeline, Words};

pub fn question(instance: &Instance) -> String {
    let case = instance.case();
    let all = (0..case.people()).map(|who| match case.says[usize::from(who)].is_empty() {
        true => format!("{} says nothing.", name(case, who)),
        false => format!("{} says: {}.", name(case, who), speech(case, who)),
    });
    let asks = if case.crime() { "Who did it?" } else { "Who lies?" };
    let besides = instance
        .ask()
        .map_or_else(String::new, |ask| format!(" And is it certain that {}?", said(case, ask)));
    let sure = case.sure.iter().map(|sure| format!("It is sure that {}.", said(case, sure)));
    let told: Vec<String> = [rule(case)].into_iter().chain(all).chain(sure).chain(excluded(case)).collect();
    format!("{} {asks}{besides}", told.join(" "))
}

pub fn start(instance: &Instance) -> String {
    let case = instance.case();
    let said: usize = case.says.iter().map(Vec::len).sum();
    let people = plural(u32::from(case.people()), "person", "people");
    format!("{people}, {}", count(said as u64, "statement"))
}

pub fn name_of(instance: &Instance, mv: &Move) -> String {
    match mv {
        Move::Suppose(what, so) => format!("Suppose {}", thing(instance.case(), *what, *so)),
        Move::Follow => "See what follows".to_owned(),
        Move::Clash(_) => "Close it: that cannot stand together".to_owned(),
        Move::Stand => "Take it that all this can stand".to_owned(),
    }
}

/// What is known or supposed of everybody.
pub fn describe(instance: &Instance, state: &State) -> String {
    let case = instance.case();
    let one = |who: u8| {
        let mut is = Vec::new();
        for (yes, no) in [(Quality::Guilty, Quality::Innocent), (Quality::Truthful, Quality::Lying)] {
            if !case.crime() && yes == Quality::Guilty {
                continue;
            }
            match state.known.is(who, yes) {
                Some(true) => is.push(being(case, yes)),
                Some(false) => is.push(being(case, no)),
                None => {}
            }
        }
        if is.is_empty() {
            format!("{} is open", name(case, who))
        } else {
            format!("{} {}", name(case, who), list(&is))
        }
    };
    let all = (0..case.people()).map(one).collect::<Vec<_>>().join("; ");
    let found = count(state.worlds.len() as u64, "world");
    if state.done { format!("Everything was looked at: {found} can stand") } else { all }
}

pub fn step(instance: &Instance, step: &Step<'_, Whodunit>) -> Words {
    let case = instance.case();
    let after = after(case, step.after);
    let (say, why) = match step.mv {
        Move::Suppose(what, so) => {
            (format!("Suppose {}", thing(case, *what, *so)), supposing(case, step.after))
        }
        Move::Follow => followed(case, step.before),
        Move::Clash(units) => (closed(case, step.before), clash(case, step.before, units)),
        Move::Stand => stands(case, step.before),
    };
    Words { say, why, after }
}

/// What supposing somebody did it means for who tells the truth.
fn supposing(case: &Case, after: &State) -> String {
    let told = after.known.all(Quality::Truthful);
    let must = members(told).map(|who| case.says[usize::from(who)].len()).sum::<usize>();
    match case.liars {
        Liars::Culprit if told != 0 => {
            let (who, say) = (people(case, told), if must == 1 { "statement" } else { "statements" });
            let tell = if told.count_ones() == 1 { "tells" } else { "tell" };
            format!("Then {who} {tell} the truth, and what they say must stand: {must} {say} in all.")
        }
        Liars::Guilty => "Whoever did it lies; the others tell the truth.".to_owned(),
        Liars::Knaves => "Let us see whether that can stand.".to_owned(),
        _ => "Let us see whose statements are true then.".to_owned(),
    }
}

/// All that follows from one statement at a time, a line each.
fn followed(case: &Case, before: &State) -> (String, String) {
    let all = follows(case, &before.known);
    let mut told: Vec<String> = Vec::new();
    let mut lines = Vec::new();
    for (what, so, why) in &all {
        let is = thing(case, *what, *so);
        // That somebody lies and that he did it, where both are one, is said once.
        if told.contains(&is) {
            continue;
        }
        let is_so = capital(&is);
        lines.push(match why {
            Why::Rule => format!("{is_so}. {}", rule(case)),
            Why::Sure(at) => {
                format!("{is_so}, since it is sure that {}.", said(case, &case.sure[usize::from(*at)]))
            }
            Why::Says(who) => format!("{is_so}, {}.", since(case, before, *who, *what)),
        });
        told.push(is);
    }
    (format!("Then {}", groups(case, &all)), lines.join("\n"))
}

/// “A, B and C lie, and D tells the truth”.
fn groups(case: &Case, all: &[(Thing, bool, Why)]) -> String {
    let set = |wanted: fn(u8) -> Thing, is: bool| {
        (0..case.people())
            .filter(|who| all.iter().any(|(thing, so, _)| *thing == wanted(*who) && *so == is))
            .fold(0, |set, who| set | 1 << who)
    };
    let kinds = case.liars != Liars::Guilty;
    let wanted = [
        (set(Thing::Guilt, true), Quality::Guilty),
        (set(Thing::Guilt, false), Quality::Innocent),
        (set(Thing::Truth, true), if kinds { Quality::Truthful } else { Quality::Innocent }),
        (set(Thing::Truth, false), if kinds { Quality::Lying } else { Quality::Guilty }),
    ];
    let mut parts = Vec::new();
    for (set, quality) in wanted {
        let part = several(case, set, quality);
        if set != 0 && !parts.contains(&part) {
            parts.push(part);
        }
    }
    list(&parts)
}

/// Why something follows from what somebody says.
fn since(case: &Case, before: &State, who: u8, what: Thing) -> String {
    let own = what == Thing::Truth(who) || case.liars == Liars::Guilty && what == Thing::Guilt(who);
    let words = speech(case, who);
    if words.is_empty() {
        return format!("for {} says nothing", name(case, who));
    }
    match (own, before.known.is(who, Quality::Truthful)) {
        (true, _) => format!("for what {} says is then settled: “{words}”", name(case, who)),
        (false, Some(true)) => {
            format!("for {} {}, and says “{words}”", name(case, who), being(case, Quality::Truthful))
        }
        (false, Some(false)) => {
            format!("for {} {}, so it is not so that “{words}”", name(case, who), being(case, Quality::Lying))
        }
        // Only his own word tells of somebody whose word is open.
        (false, None) => String::new(),
    }
}

/// What is refuted, as a heading.
fn closed(case: &Case, before: &State) -> String {
    match concluded(before) {
        Some((frame, so)) => format!("Not so: {}", thing(case, frame.thing, so)),
        None => "Nothing else can stand".to_owned(),
    }
}

/// Why some units cannot stand together.
pub fn clash(case: &Case, before: &State, units: &[Unit]) -> String {
    let lists = needed_exclusions(case, &before.known, units);
    let apart = lists.iter().map(|at| format!(" {}", exclusion(case, &case.excludes[*at])));
    let because: String = apart.collect();
    match units {
        [] => format!("By now {}. {}", summary(case, before), rule(case)),
        [unit] => {
            let since = relevant(case, before, *unit);
            let but = if since.is_empty() { String::new() } else { format!(" But {since}.") };
            match unit {
                Unit::Says(who, at) => format!(
                    "{} {}, and says “{}”.{but} That cannot be.{because}",
                    name(case, *who),
                    being(case, Quality::Truthful),
                    said(case, &case.says[usize::from(*who)][usize::from(*at)])
                ),
                Unit::Lies(who) => format!(
                    "{name} {}, so not all that {name} says can be so: “{}”.{but} That makes all of it so.{because}",
                    being(case, Quality::Lying),
                    speech(case, *who),
                    name = name(case, *who),
                ),
                Unit::Sure(at) => {
                    format!("It is sure that {}.{but}{because}", said(case, &case.sure[usize::from(*at)]))
                }
            }
        }
        some => {
            let quotes: Vec<String> = some.iter().map(|unit| quoted(case, *unit)).collect();
            let all = if some.len() == 2 { "both" } else { "all" };
            let told = summary(case, before);
            let when = if told.is_empty() { String::new() } else { format!(", if {told}") };
            format!("{} cannot {all} stand{when}.{because}", capital(&list(&quotes)))
        }
    }
}

/// What is known of those a unit speaks of.
fn relevant(case: &Case, state: &State, unit: Unit) -> String {
    let mut told: Vec<String> = Vec::new();
    unit.things(case, &mut |who, quality| {
        let speaker = match unit {
            Unit::Says(speaker, _) | Unit::Lies(speaker) => {
                speaker == who && matches!(quality, Quality::Truthful | Quality::Lying)
            }
            Unit::Sure(_) => false,
        };
        let what = of(who, quality);
        if let Some(so) = state.known.get(what).filter(|_| !speaker) {
            let is = thing(case, what, so);
            if !told.contains(&is) {
                told.push(is);
            }
        }
    });
    list(&told)
}

/// What is known by now, as a clause: “A did it”; “A is a knight and B is a knave”.
fn summary(case: &Case, state: &State) -> String {
    if case.liars == Liars::Culprit {
        return format!("{} did it", people(case, state.known.all(Quality::Guilty)));
    }
    let qualities: &[Quality] = match case.liars {
        Liars::Guilty => &[Quality::Guilty, Quality::Innocent],
        _ if case.crime() => &[Quality::Guilty, Quality::Truthful, Quality::Lying],
        _ => &[Quality::Truthful, Quality::Lying],
    };
    let part = |quality: &Quality| {
        let set = state.known.all(*quality);
        (set != 0).then(|| several(case, set, *quality))
    };
    list(&qualities.iter().filter_map(part).collect::<Vec<_>>())
}

fn stands(case: &Case, before: &State) -> (String, String) {
    let found = worlds(case, &before.known).unwrap_or_default();
    let named: Vec<String> = found.iter().map(|one| world(case, *one)).collect();
    let why = match &found[..] {
        [World { liars, .. }] if case.liars == Liars::Culprit && *liars != 0 => {
            let culprit = people(case, *liars);
            format!(
                "No two of the statements that must stand exclude each other. What {culprit} says cannot all be so beside \
                 them: {culprit} lies."
            )
        }
        [_, _] => "No two of the statements that must stand exclude each other; whether the culprit lies too is left open."
            .to_owned(),
        _ => {
            let all = units(case).len();
            let what = if all == 1 { "The one statement agrees" } else { "All statements agree" };
            format!("{what} with who lies and who does not.")
        }
    };
    (format!("It can be: {}", list(&named)), why)
}

/// What was found so far and what is looked at next.
fn after(case: &Case, state: &State) -> String {
    let found = match state.worlds.len() {
        0 => String::new(),
        1 => format!("Found: {}. ", world(case, state.worlds[0])),
        many => format!("Found: {many} worlds. "),
    };
    if state.done {
        return format!("{found}Everything has been looked at.");
    }
    let second = state.frames.last().is_some_and(|frame| frame.second);
    if case.one_culprit() && second && state.known.all(Quality::Guilty) == 0 {
        let open = (0..case.people()).filter(|who| state.known.is(*who, Quality::Guilty).is_none());
        let open = open.fold(0, |set, who| set | 1 << who);
        return format!("{found}Still to be looked at: {}.", people(case, open));
    }
    let now = supposed(case, &state.frames);
    match (now.is_empty(), second) {
        (true, _) => format!("{found}Nothing had to be supposed for that."),
        (false, false) => format!("{found}Supposed: {}.", list(&now)),
        (false, true) => format!("{found}Left to look at: {}.", list(&now)),
    }
}

pub fn hint(instance: &Instance, mv: &Move) -> String {
    let case = instance.case();
    match mv {
        Move::Suppose(Thing::Guilt(who), _) => {
            format!("Look at what it would mean if {} did it.", name(case, *who))
        }
        Move::Suppose(Thing::Truth(who) | Thing::Fact(_, who), _) => {
            format!("Look at {}: how far does supposing lead?", name(case, *who))
        }
        Move::Follow => "Something follows from one statement alone. Whose?".to_owned(),
        Move::Clash(units) => {
            let mut who: Vec<&str> = Vec::new();
            for unit in units {
                let speaker = match unit {
                    Unit::Says(who, _) | Unit::Lies(who) => name(case, *who),
                    Unit::Sure(_) => "what is sure",
                };
                if !who.contains(&speaker) {
                    who.push(speaker);
                }
            }
            if who.is_empty() {
                return "Compare what is supposed with the rule on who may lie.".to_owned();
            }
            format!("Something cannot stand. Compare the words of {}.", list(&who))
        }
        Move::Stand => "Is there anything left that cannot stand?".to_owned(),
    }
}

pub fn standing(instance: &Instance, made: &[Move], rest: Option<&AnswerOf<Whodunit>>) -> (String, String) {
    let case = instance.case();
    let line = Timeline::<Whodunit>::replay(instance, made.iter().cloned()).ok();
    let (Some(here), Some(_)) = (line.as_ref().and_then(|line| line.states().last()), rest) else {
        return ("It is done".to_owned(), "Everything has been looked at.".to_owned());
    };
    if here.done {
        return ("Nothing can stand".to_owned(), "Everything has been looked at.".to_owned());
    }
    let text = if here.frames.is_empty() {
        "Nothing is supposed yet."
    } else if together_stand(case, &here.known, &units(case)) {
        "What is supposed now can stand."
    } else {
        "What is supposed now cannot stand: find what speaks against it."
    };
    ("Yes: nothing was closed that can stand".to_owned(), text.to_owned())
}
