//! The words for a question and for each step.

use super::instance::{Crew, Island};
use super::model::{self, Crossing, Danger, Place, State};
use super::names::{self, group, heads, on, to};
use super::rule::{sentence, wrong};
use super::{Instance, River};
use crate::engine::words::{capital, count, list, number, plural};
use crate::engine::{AnswerOf, Step, Words};

/// So many refused crossings are each given their reason.
const REFUSED: usize = 3;

/// The question in a few sentences, the rule among them.
pub fn question(instance: &Instance) -> String {
    let who = match instance.crew() {
        Crew::Numbers => group(instance, &instance.totals()),
        Crew::Couples => {
            let couples = instance.of(super::Role::First);
            let names: Vec<&str> = instance.kinds().iter().map(|kind| kind.one.as_str()).collect();
            let pairs: Vec<String> = names.chunks(2).map(|pair| pair.join(" and ")).collect();
            format!("{} ({})", count(couples, "couple"), pairs.join(", "))
        }
        Crew::Cast => cast(instance),
    };
    let boat = match instance.boat() {
        1 => "one".to_owned(),
        seats => number(seats),
    };
    let carries =
        instance.carries().map_or(String::new(), |most| format!(" and no more than {}", number(most)));
    let island = match instance.island() {
        Island::None => "",
        Island::Beside => " with an island in it",
        Island::Stop => " with an island in it, where every trip begins or ends",
    };
    format!(
        "{} must cross a river{island}. The boat takes {boat}{carries}, and {}. {} How do all get across in the fewest crossings?",
        capital(&who),
        rowers(instance),
        sentence(instance)
    )
}

fn cast(instance: &Instance) -> String {
    let member = |kind: &super::Kind| match kind.weight {
        0 => names::single(instance.crew(), kind),
        weight => format!("{} ({})", names::single(instance.crew(), kind), number(weight)),
    };
    list(&instance.kinds().iter().map(member).collect::<Vec<_>>())
}

/// “anyone can row”, “only the farmer can row”.
fn rowers(instance: &Instance) -> String {
    let kinds = instance.kinds();
    if kinds.iter().all(|kind| kind.rows) {
        return "anyone can row".to_owned();
    }
    let mut rowing = instance.totals();
    for (count, kind) in rowing.iter_mut().zip(kinds) {
        *count = if kind.rows { *count } else { 0 };
    }
    format!("only {} can row", group(instance, &rowing))
}

/// How it begins, as a heading.
pub fn start(instance: &Instance) -> String {
    let start = instance.start();
    if *start == State::all_left(instance.totals()) {
        "Everybody is on the left bank, and so is the boat".to_owned()
    } else {
        capital(&names::state(instance, start))
    }
}

/// “2 cannibals cross”, “the farmer comes back”, “Anna goes to the island”.
pub fn say(instance: &Instance, from: Place, mv: &Crossing) -> String {
    let one = heads(&mv.load) == 1;
    let verb = |one_does: &'static str, many_do: &'static str| if one { one_does } else { many_do };
    let goes = match (from, mv.to) {
        (Place::Left, Place::Right) => verb("crosses", "cross").to_owned(),
        (Place::Right, Place::Left) => verb("comes back", "come back").to_owned(),
        (_, place) => format!("{} {}", verb("goes", "go"), to(place)),
    };
    format!("{} {goes}", capital(&group(instance, &mv.load)))
}

/// A crossing in a few words.
pub fn name(instance: &Instance, mv: &Crossing) -> String {
    format!("{} {}", capital(&group(instance, &mv.load)), to(mv.to))
}

/// How a state breaks the rule, place by place.
pub fn dangers(instance: &Instance, state: &State, load: &model::Counts) -> Vec<String> {
    let at = |place: Place| Some((on(place), model::danger(instance, state.at(place))?));
    let ashore = Place::ALL.into_iter().filter(|place| state.endangered(*place)).filter_map(at);
    let aboard = state.endangered_aboard().then(|| model::danger(instance, load)).flatten();
    ashore
        .chain(aboard.map(|danger| ("in the boat", danger)))
        .map(|(place, danger)| told(instance, place, danger))
        .collect()
}

fn told(instance: &Instance, place: &str, danger: Danger) -> String {
    format!("{place} {}", wrong(instance, danger))
}

/// What is said of a step.
pub fn step(instance: &Instance, step: &Step<'_, River>) -> Words {
    let say = say(instance, step.before.boat(), step.mv);
    if step.after.broken() {
        let dangers = dangers(instance, step.after, &step.mv.load);
        return Words {
            say,
            why: format!("That breaks the rule: {}.", list(&dangers)),
            after: "Take it back, and try another.".to_owned(),
        };
    }
    let why = [judged(instance, step), others(instance, step)];
    let why: Vec<String> = why.into_iter().flatten().collect();
    let left = match step.of - step.number {
        _ if step.answer.is_none() => String::new(),
        0 => " All are across.".to_owned(),
        left => format!(" {} to go.", capital(&count(left as u64, "crossing"))),
    };
    Words {
        say,
        why: why.join(" "),
        after: format!("{}.{left}", capital(&names::state(instance, step.after))),
    }
}

/// What is said where only the place just left is judged, or nothing is left to judge.
fn judged(instance: &Instance, step: &Step<'_, River>) -> Option<String> {
    let (from, to) = (step.before.boat(), step.mv.to);
    let unjudged = instance.rule().left && danger(instance, step.after, to).is_some();
    match unjudged {
        true => Some(format!(
            "What is so {} now does not count, since the boat is there; {} is safe.",
            on(to),
            group(instance, step.after.at(from))
        )),
        false => None,
    }
}

fn danger(instance: &Instance, state: &State, place: Place) -> Option<Danger> {
    model::danger(instance, state.at(place))
}

/// What else could be done here, and why not.
fn others(instance: &Instance, step: &Step<'_, River>) -> Option<String> {
    let answer = step.answer?;
    let evidence = answer.evidence()?;
    if step.of != answer.moves().len() {
        // The depth-first search's way: one as short would be the plan itself.
        return Some(
            "Depth first, that is the first crossing in order that is safe and leads to a new position."
                .to_owned(),
        );
    }
    let choice = evidence.choices.get(step.number - 1)?;
    let rest = choice.possible - choice.broken - choice.back;
    if choice.possible == 1 {
        return Some("No other crossing is possible here.".to_owned());
    }
    let mut parts = vec![format!("{} are possible here.", count(choice.possible, "crossing"))];
    if choice.broken > 0 {
        parts.push(refusals(instance, step.before, choice.broken));
    }
    if choice.back > 0 {
        let lead = plural(choice.back, "leads back to a position", "lead back to positions");
        parts.push(format!("{lead} had before."));
    }
    parts.push(match rest {
        1 => "Only this one leads on.".to_owned(),
        more => format!("Of the {} that lead on, this one is on a shortest way.", number(more)),
    });
    Some(parts.join(" "))
}

/// Those that break the rule, the first of them with their reasons.
fn refusals(instance: &Instance, before: &State, broken: u32) -> String {
    let broke = |mv: Crossing| {
        let after = model::apply(instance, before, &mv).ok().filter(State::broken)?;
        let why = dangers(instance, &after, &mv.load).into_iter().next()?;
        let whole = instance.island() != Island::None;
        let way = if whole { format!(" {}", to(mv.to)) } else { String::new() };
        Some(format!("Not {}{way}: then {why}.", group(instance, &mv.load)))
    };
    let each: Vec<String> =
        model::moves(instance, before).into_iter().filter_map(broke).take(REFUSED).collect();
    let rest = broken as usize - each.len().min(broken as usize);
    match (each.is_empty(), rest) {
        (true, _) => format!("{}.", plural(broken, "breaks the rule", "break the rule")),
        (false, 0) => each.join(" "),
        (false, rest) => format!(
            "{} {}.",
            each.join(" "),
            plural(rest as u32, "more breaks the rule", "more break the rule")
        ),
    }
}

/// Where to look, without naming the crossing.
pub fn hint(instance: &Instance, mv: &Crossing) -> String {
    let seats = heads(&mv.load);
    match (instance.island(), seats) {
        (Island::None, 1) => "Look for one who can go alone.".to_owned(),
        (Island::None, seats) => format!("Look for a load of {}.", number(seats)),
        (_, 1) => format!("Look for one who can go {} alone.", to(mv.to)),
        (_, seats) => format!("Look for a load of {} that can go {}.", number(seats), to(mv.to)),
    }
}

/// How a person stands who has made `made`, against the best plan.
pub fn standing(
    instance: &Instance,
    made: &[Crossing],
    rest: Option<&AnswerOf<River>>,
    best: Option<&[Crossing]>,
) -> (String, String) {
    let broken = || {
        let mut state = *instance.start();
        for mv in made {
            state = model::apply(instance, &state, mv).ok()?;
        }
        state
            .broken()
            .then(|| dangers(instance, &state, &made.last().map_or([0; model::KINDS], |mv| mv.load)))
    };
    if let Some(dangers) = broken() {
        return (
            "No: somebody is in danger".to_owned(),
            format!("{}. Take it back.", capital(&list(&dangers))),
        );
    }
    let left = match rest {
        None => 0,
        Some(answer) if answer.verdict() == "solved" => answer.moves().len(),
        Some(answer) if answer.verdict() == "impossible" => {
            return (
                "Nobody can get all across from here".to_owned(),
                "That was proved by trying everything.".to_owned(),
            );
        }
        Some(_) => {
            return ("That could not be settled".to_owned(), "There are too many positions.".to_owned());
        }
    };
    let whole = made.len() + left;
    let least = best.map(<[_]>::len);
    let title = match left {
        0 => "Done: all are across",
        _ if least == Some(whole) => "Yes, still on a shortest way",
        _ => "Yes, all can still get across",
    };
    let crossings = |many: usize| count(many as u64, "crossing");
    let so_far = match left {
        0 => format!("You took {}", crossings(whole)),
        left => format!("From here it takes {} more, {} in all", crossings(left), crossings(whole)),
    };
    let end = match least {
        Some(least) if least == whole => ", and no plan takes fewer.".to_owned(),
        Some(least) => format!("; the shortest way takes {}.", crossings(least)),
        None => ".".to_owned(),
    };
    (title.to_owned(), so_far + &end)
}
