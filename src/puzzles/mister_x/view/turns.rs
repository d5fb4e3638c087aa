//! What would come of it under other conventions, each to be opened.

use yew::Html;

use super::super::proof::{comes, turned};
use super::super::solve::turn;
use super::super::{MisterX, Turned};
use crate::ui::Stage;
use crate::ui::shape::shape;

pub fn draw(stage: &Stage<MisterX>) -> Html {
    let instance = &*stage.instance;
    let evidence = stage.answer.as_ref().and_then(|answer| answer.evidence());
    let (Some(pairs), Some(evidence)) = (instance.space().pairs(), evidence) else { return Html::default() };
    if evidence.turned.is_empty() || stage.act.is_some() || instance.role().is_some() {
        return Html::default();
    }
    let row = |other: &Turned| {
        let (what, comes) = turned(other);
        let href = format!("#/{}", instance.link_to(turn(pairs.bounds(), other.turn)));
        let link = shape("a", "").text_at("href", href).saying(what.clone());
        shape("tr", "")
            .keyed(what)
            .with(vec![shape("th", "").text_at("scope", "row").holding(link), shape("td", "").saying(comes)])
    };
    let first: Vec<(u32, u32)> = evidence.left.iter().take(3).map(|at| pairs.pair(*at as usize)).collect();
    let stands = shape("tr", "").keyed("stands").with(vec![
        shape("th", "").text_at("scope", "row").saying("As it stands"),
        shape("td", "").saying(comes(evidence.total, &first)),
    ]);
    let rows = std::iter::once(stands).chain(evidence.turned.iter().map(row)).collect();
    shape("section", "turns").text_at("aria-label", "Other conventions").with(vec![
        shape("h2", "part__title").saying("Other conventions"),
        shape("table", "compared").holding(shape("tbody", "").with(rows)),
    ])
}
