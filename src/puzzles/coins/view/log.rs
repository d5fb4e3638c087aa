//! A person's weighings so far, and how many cases each left.

use yew::Html;

use super::super::{Coinage, Move, names};
use crate::engine::words::count;
use crate::ui::Stage;
use crate::ui::table::table;

pub fn draw(stage: &Stage<Coinage>) -> Html {
    let states = &stage.line.states()[..=stage.line.at()];
    let start =
        ("", vec!["start".to_owned(), String::new(), String::new(), count(states[0].cases(), "case")]);
    let mut rows = vec![start];
    for (mv, after) in stage.line.moves().iter().zip(states.iter().skip(1)) {
        if let Move::Tip(tilt) = mv {
            rows.push((
                "",
                vec![
                    rows.len().to_string(),
                    format!("{} v {}", names::brief(after.left()), names::brief(after.right())),
                    names::tilt(*tilt).to_owned(),
                    count(after.cases(), "case"),
                ],
            ));
        }
    }
    table("log", "Your weighings".to_owned(), &[], rows)
}
