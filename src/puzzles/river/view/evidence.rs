//! Inside the proof: the layers of the search.

use yew::Html;

use super::super::{Instance, River};
use crate::engine::{Answer, AnswerOf};
use crate::ui::layers;

pub fn draw(_: &Instance, answer: &AnswerOf<River>) -> Html {
    match answer {
        Answer::Solved { moves, evidence, .. } => {
            layers::table(&evidence.layers, moves.len(), "Positions first reached after …", "crossing")
        }
        _ => Html::default(),
    }
}
