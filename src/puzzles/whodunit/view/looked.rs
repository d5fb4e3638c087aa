//! What has been looked at so far, each with what came of it.

use yew::Html;

use super::super::logic::Unit;
use super::super::names::{quoted, supposed, world};
use super::super::{Move, State, Whodunit};
use crate::engine::words::{capital, list};
use crate::ui::Stage;
use crate::ui::shape::{classes, shape};

pub fn draw(stage: &Stage<Whodunit>) -> Html {
    let states = stage.line.states();
    let made = stage.line.moves().iter().take(stage.line.at()).enumerate();
    let rows = made.filter_map(|(at, mv)| row(stage, at, &states[at], mv, &states[at + 1]));
    let rows: Vec<Html> = rows.collect();
    if rows.is_empty() {
        return Html::default();
    }
    let title = "What has been looked at";
    shape("section", "looked")
        .text_at("aria-label", title)
        .with(vec![shape("h2", "part__title").saying(title), shape("ol", "looked__rows").with(rows)])
}

fn row(stage: &Stage<Whodunit>, at: usize, before: &State, mv: &Move, after: &State) -> Option<Html> {
    let case = stage.instance.case();
    let (stands, said) = match mv {
        Move::Clash(units) => {
            let quotes: Vec<String> = units.iter().map(|unit: &Unit| quoted(case, *unit)).collect();
            let said = match quotes.len() {
                0 => "against the rule on who may lie".to_owned(),
                _ => list(&quotes),
            };
            (false, said)
        }
        Move::Stand => {
            let new = after.worlds.iter().skip(before.worlds.len());
            (true, new.map(|one| world(case, *one)).collect::<Vec<_>>().join(" — "))
        }
        Move::Suppose(..) | Move::Follow => return None,
    };
    let supposed = supposed(case, &before.frames);
    let supposed =
        if supposed.is_empty() { "Without supposing".to_owned() } else { capital(&list(&supposed)) };
    let choose = stage.choose.clone();
    let choices = stage.choices.clone();
    let press = yew::Callback::from(move |()| choose.emit((choices.clone(), Some(at + 1))));
    let name = shape("span", "looked__what").saying(supposed);
    let head = if stage.act.is_some() { name } else { shape("button", "link").pressed(press).holding(name) };
    let verdict = if stands { ": can be. " } else { ": cannot be. " };
    let class = classes("looked__row", &[(stands, "looked__row--stands")]);
    Some(shape("li", "").keyed(at).text_at("class", class).with(vec![
        head,
        shape("b", "").saying(verdict),
        shape("span", "eyebrow").saying(said),
    ]))
}
