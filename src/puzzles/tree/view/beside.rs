//! What each order has cost so far, and will.

use yew::Html;

use super::super::model::waits;
use super::super::{Order, Trees};
use crate::engine::words::number;
use crate::ui::Stage;
use crate::ui::shape::shape;

pub fn draw(stage: &Stage<Trees>) -> Html {
    let Some(evidence) = stage.answer.as_ref().and_then(|answer| answer.evidence()) else {
        return Html::default();
    };
    let (instance, visited) = (&*stage.instance, stage.line.state().visited);
    let wait = |order: Order| waits(instance, order, visited) as u64;
    let met = |order: Order| instance.tree().answers(order).partition_point(|place| *place < visited) as u64;
    let visit = |visit: u32| if visit == 0 { "—".to_owned() } else { number(visit) };
    let [deep, broad] = evidence.walks;
    let rows = [
        ("wait now", Order::BOTH.map(|order| number(wait(order)))),
        ("answers so far", Order::BOTH.map(|order| number(met(order)))),
        ("most that wait", [number(deep.most), number(broad.most)]),
        ("first answer at visit", [visit(deep.first), visit(broad.first)]),
        ("last answer at visit", [visit(deep.last), visit(broad.last)]),
    ];
    let row = |(name, cells): (&'static str, [String; 2])| {
        let [one, other] = cells;
        shape("tr", "").with(vec![
            shape("th", "").text_at("scope", "row").saying(name),
            shape("td", "").saying(one),
            shape("td", "").saying(other),
        ])
    };
    let head = shape("tr", "").with(vec![
        shape("td", "").done(),
        shape("th", "").text_at("scope", "col").saying("depth first"),
        shape("th", "").text_at("scope", "col").saying("breadth first"),
    ]);
    let said = format!("{} of {} nodes visited", number(visited), number(evidence.nodes));
    shape("table", "compared compared--orders").with(vec![
        shape("caption", "").saying(said),
        shape("thead", "").holding(head),
        shape("tbody", "").with(rows.into_iter().map(row).collect()),
    ])
}
