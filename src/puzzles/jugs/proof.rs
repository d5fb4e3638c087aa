//! The verdict and the proof in words, and the same as data.

use super::names::{jug, litres};
use super::{Best, Evidence, Goal, Instance, Jugs, Move, Reason, State, bound, explain, line, model};
use crate::engine::words::{count, number};
use crate::engine::{Answer, AnswerOf, Data};

type JugsAnswer = AnswerOf<Jugs>;

/// The water drawn from the tap and the water poured away, in litres.
pub fn water(instance: &Instance, moves: &[Move]) -> (u64, u64) {
    let (mut drawn, mut wasted) = (0, 0);
    let mut state = State::new(instance.start());
    for mv in moves {
        let Ok(next) = model::apply(instance, &state, *mv) else { break };
        let (before, after) = (state.amounts(instance), next.amounts(instance));
        match *mv {
            Move::Fill(jug) => drawn += u64::from(after[jug] - before[jug]),
            Move::Empty(jug) => wasted += u64::from(before[jug]),
            Move::Pour(..) => {}
        }
        state = next;
    }
    (drawn, wasted)
}

/// The verdict in a line.
pub fn headline(instance: &Instance, answer: &JugsAnswer) -> String {
    match answer {
        Answer::Solved { moves, .. } if moves.is_empty() => "The goal is met before any pour".to_owned(),
        Answer::Solved { moves, evidence, .. } => {
            let pours = count(moves.len() as u64, "pour");
            match instance.best() {
                Best::Pours => format!("{pours}; nothing shorter exists"),
                Best::Water => {
                    let drawn = litres(evidence.water.0);
                    format!("{drawn} drawn, and no plan draws less; {pours}")
                }
            }
        }
        Answer::Impossible { evidence } => {
            let because = match evidence.reason {
                Some(Reason::TooMuch { .. }) => "it does not fit".to_owned(),
                Some(Reason::Conserved { total, .. }) => format!("there are always {}", litres(total)),
                Some(Reason::Divisor { divisor, .. }) => format!("every amount is a multiple of {divisor}"),
                Some(Reason::NoRim) => "every pour fills a jug or empties one".to_owned(),
                Some(Reason::Exhausted) | None => {
                    format!("none of the {} reachable states is the goal", number(evidence.states))
                }
            };
            format!("Impossible: {because}")
        }
        Answer::TooLarge { limit, .. } => format!("Not settled within {limit}"),
    }
}

/// The proof, a paragraph each.
pub fn proof(instance: &Instance, answer: &JugsAnswer) -> Vec<String> {
    match answer {
        Answer::Solved { moves, evidence, .. } => {
            let mut out = match instance.best() {
                _ if moves.is_empty() => Vec::new(),
                Best::Pours => vec![shorter(instance, moves.len(), evidence.earlier)],
                Best::Water => vec![cheaper(instance, evidence)],
            };
            out.extend(plans(instance, moves.is_empty(), evidence));
            out.extend(line::identity(instance));
            out.extend(reach(instance, answer));
            out
        }
        Answer::Impossible { evidence } => {
            let mut out = vec![reason(instance, evidence.reason, evidence.states)];
            out.extend(reach(instance, answer));
            out
        }
        Answer::TooLarge { need, limit } => vec![format!(
            "The goal was not among the first {limit} looked at, nearest first, and the rest were not looked at. \
             To be sure one way or the other would need {need}. Smaller jugs, or a common measure taken out of all of them, will do."
        )],
    }
}

fn shorter(instance: &Instance, pours: usize, earlier: u64) -> String {
    if pours == 1 {
        return "One pour is the least there is, and the goal is not met without.".to_owned();
    }
    let goal = explain::goal(instance);
    let fewer = count(pours as u64 - 1, "pour");
    let most = if pours > 2 { "at most " } else { "" };
    format!(
        "Every possible pour was followed, from every state, one pour further each time. \
         {} can be had with {most}{fewer}, and none of them has {goal}. With {} the goal appears for the first time.",
        count(earlier, "state"),
        count(pours as u64, "pour")
    )
}

fn cheaper(instance: &Instance, evidence: &Evidence) -> String {
    format!(
        "States were looked at in order of the water drawn to reach them and, among equals, of pours. \
         {} came before this one, each with at most {} drawn, and none has {}.",
        count(evidence.earlier, "state"),
        litres(evidence.water.0),
        explain::goal(instance)
    )
}

fn plans(instance: &Instance, empty: bool, evidence: &Evidence) -> Option<String> {
    if empty {
        return None;
    }
    let kind = match instance.best() {
        Best::Pours => "this short",
        Best::Water => "this cheap and this short",
    };
    let many = match evidence.plans.parse::<u128>() {
        Ok(1) => format!("It is the only plan {kind}."),
        Ok(many) => format!("There are {} plans {kind}; this is the first of them.", number(many)),
        Err(_) => format!("There are more plans {kind} than 38 digits can count; this is the first of them."),
    };
    let (drawn, wasted) = evidence.water;
    if !instance.tap() {
        return Some(many);
    }
    let away = if wasted == 0 { "none".to_owned() } else { litres(wasted) };
    Some(format!("{many} It draws {} from the tap and pours {away} away.", litres(drawn)))
}

fn reach(instance: &Instance, answer: &JugsAnswer) -> Option<String> {
    let evidence = answer.evidence().filter(|evidence| evidence.complete)?;
    let all = bound::conceivable(instance)?;
    let (states, all) = (u128::from(evidence.states), number(all));
    let verb = if states == 1 { "is" } else { "are" };
    let end = match answer {
        Answer::Impossible { .. } => "; none of them is the goal",
        _ => "",
    };
    let kind = if instance.tap() {
        "ways to fill these jugs with whole litres"
    } else {
        "ways to share this water among these jugs in whole litres"
    };
    Some(format!("Of the {all} {kind}, {} {verb} within reach{end}.", number(states)))
}

fn reason(instance: &Instance, reason: Option<Reason>, states: u64) -> String {
    let water = if instance.starts_empty() {
        "The size of every jug"
    } else {
        "The size of every jug, and the water in it at the start,"
    };
    match reason {
        Some(Reason::TooMuch { jug: Some(at), want, room }) => {
            format!("{} are wanted in {}, which holds {room} at most.", litres(want), jug(instance, at))
        }
        Some(Reason::TooMuch { jug: None, want, room }) => match instance.goal() {
            Goal::Total(_) => format!("All the jugs together hold {}; {want} cannot be in them.", litres(room)),
            _ => format!("The largest jug holds {}; {want} cannot be in any.", litres(room)),
        },
        Some(Reason::Conserved { total, least, most }) => {
            let needs = if least == most {
                format!("exactly {}", litres(least))
            } else if total < least {
                format!("at least {}", litres(least))
            } else {
                format!("at most {}", litres(most))
            };
            format!("Without tap or drain no water comes or goes: there are always {} in all. The goal needs {needs}.", litres(total))
        }
        Some(Reason::Divisor { divisor, want }) => format!(
            "{water} is a multiple of {divisor}. To fill, to empty and to pour only ever adds and subtracts such amounts, \
             so what a jug holds is always a multiple of {divisor} (Bézout). {want} is not."
        ),
        Some(Reason::NoRim) => "A pour ends for one of two reasons: one jug is full, or the other is empty. \
             So after any pour at all some jug is full or empty. The goal has every jug partly filled, and it is not how the jugs start."
            .to_owned(),
        Some(Reason::Exhausted) | None => format!(
            "Every possible pour was followed, from every state, until nothing new came: {} in all. None is the goal, so no plan of any length reaches it.",
            count(states, "state")
        ),
    }
}

/// The answer as data: the amounts at the end and, where it is the proof, all that can be reached.
pub fn answer_data(instance: &Instance, answer: &JugsAnswer) -> Data {
    match answer {
        Answer::Solved { moves, .. } => {
            let end = moves
                .iter()
                .try_fold(State::new(instance.start()), |state, mv| model::apply(instance, &state, *mv).ok());
            let volumes = end.map_or(Data::Null, |state| Data::numbers(state.amounts(instance)));
            Data::Map(vec![("volumes", volumes)])
        }
        Answer::Impossible { evidence } => {
            let reached = evidence.reached.iter().map(|(amounts, _)| Data::numbers(amounts));
            Data::Map(vec![
                ("volumes", Data::Null),
                ("reason", evidence.reason.map_or("exhausted", Reason::name).into()),
                ("reached", Data::List(reached.collect())),
            ])
        }
        Answer::TooLarge { .. } => Data::Map(vec![("volumes", Data::Null)]),
    }
}

/// The named figures.
pub fn facts(answer: &JugsAnswer) -> Vec<(&'static str, Data)> {
    let Some(evidence) = answer.evidence() else { return Vec::new() };
    let mut facts = Vec::new();
    if let Answer::Solved { moves, .. } = answer {
        let (drawn, wasted) = evidence.water;
        // More plans than can be counted have no figure.
        let shortest = evidence.plans.parse().map_or(Data::Null, Data::integer);
        facts.push(("pours", Data::Number(moves.len() as u64)));
        facts.push(("shortest", shortest));
        facts.push(("drawn", Data::integer(u128::from(drawn))));
        facts.push(("wasted", Data::integer(u128::from(wasted))));
    }
    facts.push(("states", Data::Number(evidence.states)));
    facts.push(("complete", Data::Bool(evidence.complete)));
    facts
}
