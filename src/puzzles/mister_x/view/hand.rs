//! What somebody sees who was told one number: each pair it may be, with what the others would be told.

use yew::Html;

use super::super::model::struck;
use super::super::names::{fact, possibility, thought, view};
use super::super::{Look, MisterX, State};
use super::{looked, touch};
use crate::ui::Stage;
use crate::ui::shape::{classes, shape};

/// With more, the drawing alone has them.
const MOST: usize = 40;
/// Nor is there more of what is left in sight while it is only watched.
const FEW: usize = 12;

pub fn draw(stage: &Stage<MisterX>) -> Html {
    let instance = &*stage.instance;
    let (cards, title) = match instance.role() {
        Some(role) => (instance.candidates(), format!("{}, thinks of", view(instance, role.who, role.told))),
        // A list is drawn with its names.
        None if instance.space().pairs().is_none() => return Html::default(),
        // Few are worth a list of their own; what was struck out stands among them.
        None => {
            let heard = stage.line.state().heard;
            let few = instance.left(heard) <= if stage.act.is_some() { MOST } else { FEW };
            let all = State { heard, struck: Vec::new() };
            let left = few.then(|| instance.list_left(&all, MOST));
            (left.unwrap_or_default(), "What is left".to_owned())
        }
    };
    if cards.len() > MOST || cards.is_empty() {
        return Html::default();
    }
    let cards = cards.into_iter().map(|at| card(stage, at)).collect();
    shape("section", "hand")
        .text_at("aria-label", title.clone())
        .with(vec![shape("h2", "part__title").saying(title), shape("ul", "hand__cards").with(cards)])
}

fn card(stage: &Stage<MisterX>, at: usize) -> Html {
    let (instance, state) = (&*stage.instance, stage.line.state());
    let known = instance.role().map(|role| instance.person(role.who).known);
    let left = instance.stays(at, state.heard);
    let by_hand = struck(state, at);
    let others = instance.people().iter().filter(|person| Some(person.known) != known);
    let mut under: Vec<String> = others.map(|person| fact(instance, person, at)).collect();
    if let Some(round) = instance.hearing().round(at).filter(|_| !left) {
        under = vec![format!("went at remark {round}")];
    } else if by_hand {
        let goes = format!("goes at remark {}", state.heard + 1);
        under = vec![if stage.act.is_some() { "struck out".to_owned() } else { goes }];
    }
    let mine = stage.act.is_some();
    let class = classes(
        "hand__card",
        &[(!left || by_hand, "hand__card--gone"), (by_hand && mine, "hand__card--struck")],
    );
    let pressed = if mine { by_hand } else { looked(stage) == Some(Look::At(at as u32)) };
    let card = shape("button", "")
        .text_at("class", class)
        .text_at("aria-pressed", pressed.to_string())
        .pressed(touch(stage).reform(move |()| at))
        .with(vec![
            shape("b", "").saying(
                known.map_or_else(|| possibility(instance, at), |known| thought(instance, known, at)),
            ),
            shape("span", "").saying(under.join(", ")),
        ]);
    shape("li", "").keyed(at).holding(card)
}
