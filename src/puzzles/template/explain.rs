use super::{Move, Template};
use crate::engine::words::{count, number};
use crate::engine::{AnswerOf, Step, Words};

pub fn name(mv: Move) -> &'static str {
    match mv {
        Move::Halve => "Halve it",
        Move::Less => "Take 1 away",
    }
}

pub fn headline(answer: &AnswerOf<Template>) -> String {
    let steps = count(answer.moves().len() as u64, "step");
    format!("{steps}; nothing shorter exists")
}

pub fn proof(answer: &AnswerOf<Template>) -> Vec<String> {
    let states = answer.evidence().map_or(0, |evidence| evidence.states);
    let seen = count(states, "number");
    vec![format!("Numbers were looked at in order of the steps they take; 1 was among the first {seen}.")]
}

pub fn step(step: &Step<'_, Template>) -> Words {
    Words {
        say: name(*step.mv).to_owned(),
        why: match step.mv {
            Move::Halve => "It is even, and halving takes the most away.".to_owned(),
            Move::Less => "It is odd, so it cannot be halved.".to_owned(),
        },
        after: format!("Now: {}.", number(*step.after)),
    }
}

pub fn standing(made: usize, left: usize, best: Option<usize>) -> (String, String) {
    let title = if best == Some(made + left) { "Yes, on a best plan" } else { "It can be done" };
    let text = format!("{} more, {} in all.", count(left as u64, "step"), made + left);
    (title.to_owned(), text)
}
