//! The verdict and what is to be learned, in words and as data.

use super::instance::{Instance, Kind, Order};
use super::model::{State, node_at, waiting, waits};
use super::names;
use super::{Evidence, Trees};
use crate::engine::words::{count, number};
use crate::engine::{AnswerOf, Data};

fn evidence(answer: &AnswerOf<Trees>) -> Option<&Evidence> {
    answer.evidence()
}

/// What the order of the instance is in pairs of both.
pub fn place(order: Order) -> usize {
    order as usize
}

/// The verdict in a line.
pub fn headline(instance: &Instance, answer: &AnswerOf<Trees>) -> String {
    let Some(evidence) = evidence(answer) else { return String::new() };
    let walk = evidence.walks[place(instance.order())];
    let nodes = count(evidence.nodes, "node");
    match walk.first {
        0 => format!("{nodes}, no answer among them"),
        first => format!("{nodes}; first answer at visit {}", number(first)),
    }
}

/// What the two orders cost, a paragraph each.
pub fn proof(instance: &Instance, answer: &AnswerOf<Trees>) -> Vec<String> {
    let Some(evidence) = evidence(answer) else { return Vec::new() };
    let [deep, broad] = evidence.walks;
    let mut out = vec![format!(
        "Both orders visit each of the {} once; they differ in what waits meanwhile. Depth first never has more than {} in its \
         stack, since it keeps only what branches off the way it is on. Breadth first has up to {} in its queue: about a whole \
         level of the tree.",
        count(evidence.nodes, "node"),
        number(deep.most),
        number(broad.most)
    )];
    if evidence.answers > 0 {
        out.push(first_answer(instance, evidence));
    }
    if let [none, idle, repeats] = &evidence.cuts[..] {
        let sum = |levels: &[u64]| number(levels.iter().fold(0u64, |sum, level| sum.saturating_add(*level)));
        let last = none.len() - 1;
        let (what, idly) = match instance.kind() {
            Kind::River { .. } => ("crossing", "breaks the rule"),
            _ => ("pour", "changes nothing"),
        };
        out.push(format!(
            "With nothing cut off, level {last} alone has {} nodes, and the tree {}. Without what {idly} it has {}; where no \
             position is entered that was met before, {}. Each {what} more multiplies the first two; the last ends when there \
             is nothing new.",
            number(none[last]),
            sum(none),
            sum(idle),
            sum(repeats)
        ));
    }
    out
}

fn first_answer(instance: &Instance, evidence: &Evidence) -> String {
    let [deep, broad] = evidence.walks;
    let tree = instance.tree();
    let depth = |order: Order, visit: u32| tree.depth(node_at(instance, order, visit - 1));
    let (level_deep, level_broad) = (depth(Order::Depth, deep.first), depth(Order::Breadth, broad.first));
    let mut said = if evidence.answers == 1 {
        format!(
            "There is one answer. Depth first meets it at visit {}, breadth first at visit {}.",
            number(deep.first),
            number(broad.first)
        )
    } else {
        format!(
            "There are {}. Depth first meets the first at visit {} and the last at visit {}; breadth first at visits {} and {}.",
            count(evidence.answers, "answer"),
            number(deep.first),
            number(deep.last),
            number(broad.first),
            number(broad.last)
        )
    };
    said += &match (instance.kind(), level_deep > level_broad) {
        (Kind::Phone(_), _) => {
            " All answers are on the lowest level: depth first tells them one by one on its way, breadth \
             first all at the end."
                .to_owned()
        }
        (_, true) => format!(
            " The first that breadth first meets is on level {level_broad}, and none is higher up; depth first happens on one \
             on level {level_deep}."
        ),
        (_, false) => {
            format!(" Level {level_broad} has it. That none is higher up, only breadth first knows by then.")
        }
    };
    said
}

/// A place of the walk as data: what is visited last, and what waits.
pub fn state_data(instance: &Instance, state: &State) -> Data {
    let order = instance.order();
    let last = match state.visited.checked_sub(1) {
        Some(place) => names::node(instance, node_at(instance, order, place)).as_str().into(),
        None => Data::Null,
    };
    let next: Vec<Data> = waiting(instance, order, state.visited)
        .take(20)
        .map(|node| names::node(instance, node).as_str().into())
        .collect();
    let many = waits(instance, order, state.visited) as u64;
    Data::Map(vec![("visited", last), ("waiting", Data::Number(many)), ("next", Data::List(next))])
}

/// The nodes in the order they are visited.
pub fn answer_data(instance: &Instance, answer: &AnswerOf<Trees>) -> Data {
    let names = answer.moves().iter().map(|mv| names::node(instance, mv.node).as_str().into());
    Data::Map(vec![("visited", Data::List(names.collect()))])
}

/// The named figures.
pub fn facts(instance: &Instance, answer: &AnswerOf<Trees>) -> Vec<(&'static str, Data)> {
    let Some(evidence) = evidence(answer) else { return Vec::new() };
    let walk = evidence.walks[place(instance.order())];
    let visit = |visit: u32| if visit == 0 { Data::Null } else { visit.into() };
    let mut facts = vec![
        ("nodes", evidence.nodes.into()),
        ("widest", walk.most.into()),
        ("deepest", evidence.deepest.into()),
        ("answers", evidence.answers.into()),
        ("first_answer", visit(walk.first)),
        ("last_answer", visit(walk.last)),
    ];
    let keys = ["levels_none", "levels_idle", "levels_repeats"];
    for (key, levels) in keys.into_iter().zip(&evidence.cuts) {
        facts.push((key, Data::List(levels.iter().map(|level| Data::integer(u128::from(*level))).collect())));
    }
    facts
}
