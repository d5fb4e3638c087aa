//! What somebody sees who was told one number: each pair it may be, with what the others would be told.

use yew::{Callback, Html};

use super::super::model::struck;
use super::super::names::{possibility, thought, value};
use super::super::{Look, MisterX, Move, State};
use super::looking;
use crate::ui::Stage;
use crate::ui::shape::{classes, shape};

/// With more, the drawing alone has them.
const MOST: usize = 40;
/// Nor is there more of what is left in sight while it is only watched.
const FEW: usize = 12;

pub fn draw(stage: &Stage<MisterX>) -> Html {
    let instance = &*stage.instance;
    let (cards, title) = match instance.role() {
        Some(role) => {
            let person = &instance.people()[usize::from(role.who)];
            let told = value(instance.space(), person.known, role.told);
            (instance.candidates(), format!("{}, told {told}, thinks of", person.name))
        }
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
    let known = instance.role().map(|role| instance.people()[usize::from(role.who)].known);
    let left = instance.stays(at, state.heard);
    let by_hand = struck(state, at);
    let look = Look::At(at as u32);
    let looked = stage.choices.look == Some(look);
    let others = instance.people().iter().filter(|person| Some(person.known) != known).map(|person| {
        format!(
            "{} {}",
            person.what,
            value(instance.space(), person.known, instance.space().told(person.known, at))
        )
    });
    let mut under: Vec<String> = others.collect();
    if let Some(round) = instance.hearing().round(at).filter(|_| !left) {
        under = vec![format!("went at remark {round}")];
    } else if by_hand {
        let goes = format!("goes at remark {}", state.heard + 1);
        under = vec![if stage.act.is_some() { "struck out".to_owned() } else { goes }];
    }
    let press = match &stage.act {
        Some(act) => {
            let (act, mv) =
                (act.clone(), if by_hand { Move::Restore(at as u32) } else { Move::Strike(at as u32) });
            Callback::from(move |()| act.emit(mv.clone()))
        }
        None => {
            let choices = looking(&stage.choices, Some(look).filter(|_| !looked));
            stage.choose.reform(move |()| (choices.clone(), None))
        }
    };
    let mine = stage.act.is_some();
    let class = classes(
        "hand__card",
        &[(!left || by_hand, "hand__card--gone"), (by_hand && mine, "hand__card--struck")],
    );
    let pressed = if stage.act.is_some() { by_hand } else { looked };
    let card = shape("button", "")
        .text_at("class", class)
        .text_at("aria-pressed", pressed.to_string())
        .pressed(press)
        .with(vec![
            shape("b", "").saying(
                known.map_or_else(|| possibility(instance, at), |known| thought(instance, known, at)),
            ),
            shape("span", "").saying(under.join(", ")),
        ]);
    shape("li", "").keyed(at).holding(card)
}
