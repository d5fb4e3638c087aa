//! Which search's way is watched.

use yew::Html;

use super::super::proof::other_reading;
use super::super::{Choices, River};
use crate::engine::words::count;
use crate::ui::Stage;
use crate::ui::shape::{all, shape};

pub fn draw(stage: &Stage<River>) -> Html {
    all(vec![roads(stage), reading(stage)])
}

/// What the other reading of the rule would need.
fn reading(stage: &Stage<River>) -> Html {
    let answer = stage.answer.as_ref().filter(|_| stage.act.is_none());
    let said = answer.and_then(|answer| other_reading(&stage.instance, answer));
    said.map_or(Html::default(), |said| shape("p", "eyebrow").saying(said))
}

/// The shortest way, or the one that depth first finds.
fn roads(stage: &Stage<River>) -> Html {
    let Some(answer) = stage.answer.as_ref().filter(|_| stage.act.is_none()) else { return Html::default() };
    let Some(deep) = answer.evidence().and_then(|evidence| evidence.deep.as_ref()) else {
        return Html::default();
    };
    let shortest = answer.moves().len();
    if shortest < 2 {
        return Html::default();
    }
    let same = deep.crossings as usize == shortest;
    if same || deep.moves.is_empty() {
        let crossings = count(deep.crossings, "crossing");
        let said = match same {
            true => "Depth first, the same search finds this way too.".to_owned(),
            false => format!("Depth first, the way found has {crossings}: too many to be shown."),
        };
        return shape("p", "eyebrow").saying(said);
    }
    let view = |name: String, depth: bool| {
        shape("button", "")
            .text_at("aria-pressed", (stage.choices.depth == depth).to_string())
            .pressed(stage.choose.reform(move |()| (Choices { depth }, Some(0))))
            .saying(name)
    };
    let tabs = vec![
        view(format!("Shortest: {shortest}"), false),
        view(format!("Depth first: {}", deep.crossings), true),
    ];
    let told = if stage.choices.depth {
        "It takes the first crossing that leads to a new position, and turns back only where there is none."
    } else {
        "Every position is looked at, those with fewest crossings first."
    };
    all(vec![
        shape("div", "tabs tabs--views")
            .text_at("role", "group")
            .text_at("aria-label", "What is watched")
            .with(tabs),
        shape("p", "eyebrow").saying(told),
    ])
}
