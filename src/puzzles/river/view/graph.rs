//! All positions by the number of crossings that reach them; the next ones can be gone to.

use yew::Html;

use super::super::model::moves;
use super::super::names::heads;
use super::super::{Crossing, Instance, Place, River, Spot, State};
use crate::engine::Puzzle;
use crate::engine::case::large;
use crate::engine::words::count;
use crate::ui::Stage;
use crate::ui::layers::{self, DOTS, Layers, Node};
use crate::ui::shape::shape;

/// Whether a position in the list is this one.
pub fn same(spot: &Spot, state: &State) -> bool {
    let agrees =
        |counts: &[u16], place| counts.iter().zip(state.at(place)).all(|(spot, state)| spot == state);
    spot.boat == state.boat() && agrees(&spot.left, Place::Left) && agrees(&spot.island, Place::Island)
}

/// The crossings a person may make now, each with the state it leads to.
pub fn nexts(stage: &Stage<River>) -> Vec<(Crossing, State)> {
    let (instance, state) = (&*stage.instance, stage.line.state());
    if stage.act.is_none() {
        return Vec::new();
    }
    let made = |mv: Crossing| Some((mv, River::apply(instance, state, &mv).ok()?));
    moves(instance, state).into_iter().filter_map(made).collect()
}

pub fn draw(stage: &Stage<River>) -> Html {
    let Some(evidence) = stage.answer.as_ref().and_then(|answer| answer.evidence()) else {
        return Html::default();
    };
    if evidence.layers.is_empty() {
        return shape("p", "eyebrow").saying("No search was needed, so there is nothing to draw.");
    }
    let instance = &*stage.instance;
    let reached = if evidence.reached.len() <= DOTS { &evidence.reached[..] } else { &[] };
    let nexts = nexts(stage);
    let node = |spot: &Spot| {
        let next = nexts.iter().find(|(_, state)| same(spot, state));
        Node {
            parent: spot.parent,
            goal: spot.boat == Place::Right && spot.left.iter().chain(&spot.island).all(|count| *count == 0),
            end: evidence.reason.is_some()
                && spot.boat != Place::Right
                && across(instance, spot) == evidence.most,
            label: label(instance, spot),
            press: next.zip(stage.act.clone()).map(|((mv, _), act)| {
                let mv = *mv;
                (River::name(instance, &mv), act.reform(move |()| mv))
            }),
        }
    };
    let place = |state: &State| reached.iter().position(|spot| same(spot, state));
    let walked = &stage.line.states()[..=stage.line.at()];
    let walk = if reached.is_empty() { &[] } else { walked };
    let picture = layers::draw(&Layers {
        nouns: ("position", "crossing"),
        sizes: &evidence.layers,
        nodes: reached.iter().map(node).collect(),
        walk: walk.iter().filter_map(place).collect(),
        layer: stage.act.is_none().then(|| stage.line.at().min(evidence.layers.len() - 1)),
        size: if stage.compact { (360.0, 260.0) } else { (740.0, 250.0) },
    });
    let left = match evidence.reason {
        Some(_) => format!(
            "{}: that is all there is, and nowhere are all across. The crosses mark how far anyone gets.",
            count(evidence.states, "position")
        ),
        None => String::new(),
    };
    let said = if left.is_empty() { Html::default() } else { shape("p", "eyebrow").saying(left) };
    crate::ui::shape::all(vec![picture, said])
}

/// How many are on the right bank.
fn across(instance: &Instance, spot: &Spot) -> u32 {
    let elsewhere = spot.left.iter().chain(&spot.island).map(|count| u32::from(*count)).sum::<u32>();
    heads(&instance.totals()) - elsewhere
}

/// The initials of those on the left bank, and a stroke where the boat is.
fn label(instance: &Instance, spot: &Spot) -> String {
    let initial = |(kind, count): (usize, &u16)| {
        let letter = instance.kinds()[kind].one.chars().next()?;
        (*count > 0).then(|| {
            if instance.crew() == super::super::Crew::Cast {
                large(letter).to_string()
            } else {
                letter.to_string()
            }
        })
    };
    if instance.crew() == super::super::Crew::Numbers {
        return String::new();
    }
    let here: String = spot.left.iter().enumerate().filter_map(initial).collect();
    let there: String = spot
        .left
        .iter()
        .enumerate()
        .map(|(kind, count)| (kind, 1 - count.min(&1)))
        .collect::<Vec<_>>()
        .iter()
        .filter_map(|(kind, count)| initial((*kind, count)))
        .collect();
    if spot.island.is_empty() { format!("{here}|{there}") } else { String::new() }
}
