//! The words for a question and for each visit.

use super::Trees;
use super::grow::LETTERS;
use super::instance::{Cut, Instance, Kind, Order};
use super::model::{State, Visit, waits};
use super::names::{node, store};
use super::solve::answers;
use crate::engine::words::{count, list, number, plural};
use crate::engine::{AnswerOf, Step, Words};

/// The question in a few sentences.
pub fn question(instance: &Instance) -> String {
    let tree = match instance.kind() {
        Kind::Phone(digits) => {
            let number: String = digits.iter().map(u8::to_string).collect();
            format!(
                "The tree has every way to spell {number} with the letters on a phone’s keys, a letter for each step down."
            )
        }
        Kind::Jugs { sizes, goal } => {
            let sizes: Vec<String> = sizes.iter().map(|size| number(*size)).collect();
            format!(
                "The tree has every way to pour with jugs of {} litres, a tap and a drain, {} deep; {} in some jug is looked for. {}",
                list(&sizes),
                count(instance.deep() as u64, "pour"),
                count(*goal, "litre"),
                cut(instance)
            )
        }
        Kind::River { missionaries, cannibals, boat } => format!(
            "The tree has every way to cross a river with {}, {} and a boat for {boat}, {} deep; missionaries must not be outnumbered. {}",
            plural(u32::from(*missionaries), "missionary", "missionaries"),
            plural(u32::from(*cannibals), "cannibal", "cannibals"),
            count(instance.deep() as u64, "crossing"),
            cut(instance)
        ),
    };
    let order = match instance.order() {
        Order::Depth => "Depth first visits next what was found last",
        Order::Breadth => "Breadth first visits next what was found first",
    };
    format!("{tree} {order}. In which order do the nodes come?")
}

/// What is cut off, as a sentence.
pub fn cut(instance: &Instance) -> &'static str {
    let river = matches!(instance.kind(), Kind::River { .. });
    match instance.cut() {
        Cut::None if river => "Nothing is cut off, but nothing follows where somebody is outnumbered.",
        Cut::None => "Nothing is cut off: what changes nothing counts too.",
        Cut::Idle if river => "Crossings that break the rule are cut off.",
        Cut::Idle => "Pours that change nothing are cut off.",
        Cut::Repeats if river => "Crossings that break the rule are cut off, and positions met before.",
        Cut::Repeats => "Pours that change nothing are cut off, and amounts met before.",
    }
}

/// How it begins, as a heading.
pub fn start(instance: &Instance) -> String {
    match instance.visited() {
        0 => format!("Only the root waits, in the {}", store(instance.order())),
        visited => format!("{} of {} visited", number(visited), count(instance.tree().nodes(), "node")),
    }
}

/// What is said of a visit.
pub fn step(instance: &Instance, step: &Step<'_, Trees>) -> Words {
    let at = step.mv.node;
    let tree = instance.tree();
    let children = tree.children(at).len() as u32;
    let why = [took(instance, step.before, at), answer(instance, at), found(instance, at, children)];
    Words {
        say: format!("Visit {}", node(instance, at)),
        why: why.into_iter().flatten().collect::<Vec<_>>().join(" "),
        after: format!("{}.", describe(instance, step.after)),
    }
}

/// Why it is this one's turn.
fn took(instance: &Instance, before: &State, at: u32) -> Option<String> {
    let tree = instance.tree();
    if before.visited == 0 {
        return Some("The walk begins at the root.".to_owned());
    }
    let last = super::model::node_at(instance, instance.order(), before.visited - 1);
    let below = tree.parent(at) == last;
    Some(match instance.order() {
        Order::Depth if below => "It lies on top of the stack: depth first goes on below.".to_owned(),
        Order::Depth => {
            let up = tree.depth(last) + 1 - tree.depth(at);
            format!(
                "Nothing is below {}, so depth first goes {} up and takes the next from the stack.",
                node(instance, last),
                count(up as u64, "level")
            )
        }
        Order::Breadth if tree.depth(at) > tree.depth(last) => {
            let level = tree.depth(last);
            format!("Level {level} is done: it is the first of level {} in the queue.", level + 1)
        }
        Order::Breadth => "It stands first in the queue.".to_owned(),
    })
}

fn answer(instance: &Instance, at: u32) -> Option<String> {
    if !answers(instance, at) {
        return None;
    }
    Some(match instance.kind() {
        Kind::Phone(_) => "It is spelled out: an answer.".to_owned(),
        Kind::Jugs { goal, .. } => format!("It has {} in a jug: an answer.", count(*goal, "litre")),
        Kind::River { .. } => "All are across: an answer.".to_owned(),
    })
}

/// What is put with those that wait.
fn found(instance: &Instance, at: u32, children: u32) -> Option<String> {
    let where_ = match instance.order() {
        Order::Depth => "on top of the stack",
        Order::Breadth => "to the end of the queue",
    };
    let tree = instance.tree();
    if children == 0 {
        let end = match instance.kind() {
            Kind::Phone(_) => return None,
            _ if tree.depth(at) == instance.deep() => "The tree ends here.",
            _ => "Nothing follows it that is not cut off.",
        };
        return Some(end.to_owned());
    }
    let key = match instance.kind() {
        Kind::Phone(digits) => {
            let digit = digits[tree.depth(at)];
            match LETTERS[usize::from(digit)] {
                "" => format!("{digit} has no letters, and stays: "),
                letters => format!(
                    "{digit} can be {}: ",
                    list(&letters.chars().map(String::from).collect::<Vec<_>>())
                ),
            }
        }
        _ => String::new(),
    };
    let nodes =
        if children == 1 { "1 node goes".to_owned() } else { format!("{} nodes go", number(children)) };
    Some(format!("{key}{nodes} {where_}."))
}

/// “12 visited, 9 wait in the stack”.
pub fn describe(instance: &Instance, state: &State) -> String {
    let wait = waits(instance, instance.order(), state.visited) as u32;
    let waits = match wait {
        0 => "nothing waits".to_owned(),
        1 => format!("1 waits in the {}", store(instance.order())),
        many => format!("{} wait in the {}", number(many), store(instance.order())),
    };
    format!("{} visited, {waits}", number(state.visited))
}

/// Where to look for the next node.
pub fn hint(instance: &Instance, mv: &Visit) -> String {
    let level = instance.tree().depth(mv.node);
    match instance.order() {
        Order::Depth => format!("Depth first is at level {level} next: what was found last is there."),
        Order::Breadth => {
            format!("Breadth first is at level {level}: what was found first of it comes next.")
        }
    }
}

/// How a person stands: every visit made was in its turn.
pub fn standing(made: usize, rest: Option<&AnswerOf<Trees>>) -> (String, String) {
    match rest.map(|answer| answer.moves().len()) {
        None | Some(0) => {
            ("Done: every node is visited".to_owned(), format!("You made {}.", count(made as u64, "visit")))
        }
        Some(left) => (
            "Yes: every visit was in its turn".to_owned(),
            format!("{} made, {} to go.", count(made as u64, "visit"), number(left as u64)),
        ),
    }
}
