//! What they say, and how much is left after each remark.

use yew::{Callback, Html};

use super::super::names::{counted, quote, who};
use super::super::{MisterX, Move, State};
use crate::engine::words::number;
use crate::ui::Stage;
use crate::ui::shape::{button, classes, shape};

pub fn draw(stage: &Stage<MisterX>) -> Html {
    let instance = &*stage.instance;
    let rounds = instance.talk().rounds().len();
    let first = vec![
        shape("span", "talk__left").saying(counted(instance, instance.left(0))),
        shape("span", "eyebrow").saying("at first"),
    ];
    let mut rows = vec![row(stage, 0, "talk__row talk__row--first".to_owned(), first)];
    rows.extend((0..rounds).map(|round| bubble(stage, round)));
    let mut parts =
        vec![shape("h2", "part__title").saying("What they say"), shape("ol", "talk__rows").with(rows)];
    if let Some(act) = &stage.act {
        let heard = stage.line.state().heard;
        let over = heard == rounds || instance.left(heard) == 0;
        if !over {
            let name = if heard + 1 == rounds { "Hear the end" } else { "Hear the next" };
            let act = act.clone();
            let hear = Callback::from(move |()| act.emit(Move::Hear));
            parts.push(button("pill pill--main", name, hear));
        }
    }
    shape("section", "talk").text_at("aria-label", "What they say").with(parts)
}

/// A row that is a way to its place while watching.
fn row(stage: &Stage<MisterX>, heard: usize, class: String, inside: Vec<Html>) -> Html {
    let item = shape("li", "").keyed(heard).text_at("class", class);
    if stage.act.is_some() {
        return item.with(inside);
    }
    let heard_so_far = |state: &State| state.heard == heard;
    let Some(place) = stage.line.states().iter().position(heard_so_far) else { return item.with(inside) };
    let choices = stage.choices.clone();
    let go = stage.choose.reform(move |()| (choices.clone(), Some(place)));
    item.holding(shape("button", "talk__go").pressed(go).with(inside))
}

fn bubble(stage: &Stage<MisterX>, round: usize) -> Html {
    let instance = &*stage.instance;
    let heard = stage.line.state().heard;
    let trying = stage.act.is_some();
    // While somebody works at a remark, it is the one that is being said.
    let working = trying || (instance.role().is_some() && !last_heard(stage));
    let now = if working { round == heard } else { round + 1 == heard };
    let said = round < heard || now;
    let class = classes("talk__row", &[(now, "talk__row--now"), (!said, "talk__row--later")]);
    let mut inside: Vec<Html> = Vec::new();
    for (at, remark) in instance.talk().rounds()[round].iter().enumerate() {
        let name = shape("b", "talk__who").saying(who(instance, remark.who).to_owned());
        let said = shape("span", "talk__said").saying(quote(instance, *remark));
        let side = classes("talk__bubble", &[(remark.who % 2 == 1, "talk__bubble--other")]);
        inside.push(shape("span", "").keyed(at).text_at("class", side).with(vec![name, said]));
    }
    let left = if round < heard { number(instance.left(round + 1) as u64) } else { String::new() };
    inside.push(shape("span", "talk__left").saying(left));
    row(stage, round + 1, class, inside)
}

/// Whether the present place was come to by hearing a remark to its end.
fn last_heard(stage: &Stage<MisterX>) -> bool {
    let at = stage.line.at();
    at > 0 && stage.line.moves().get(at - 1) == Some(&Move::Hear)
}
