//! Any other jugs: the states by the number of pours that reach them.

use yew::Html;

use super::super::Jugs;
use crate::engine::words::count;
use crate::ui::Stage;
use crate::ui::layers::{self, DOTS, Layers, Node};
use crate::ui::shape::shape;

pub fn draw(stage: &Stage<Jugs>) -> Html {
    let Some(evidence) = stage.answer.as_ref().and_then(|answer| answer.evidence()) else {
        return Html::default();
    };
    if evidence.layers.is_empty() {
        let text = match evidence.states {
            0 => "No search was needed, so there is nothing to draw.".to_owned(),
            states => format!("The search saw {}, too many layers to draw.", count(states, "state")),
        };
        return shape("p", "eyebrow").saying(text);
    }
    let reached = if evidence.reached.len() <= DOTS { &evidence.reached[..] } else { &[] };
    let node = |(amounts, parent): &(Vec<u32>, u32)| Node {
        parent: *parent,
        goal: stage.instance.goal().met(amounts),
        end: false,
        label: String::new(),
        press: None,
    };
    let place = |amounts: &[u32]| reached.iter().position(|(known, _)| known == amounts);
    let walked = &stage.line.states()[..=stage.line.at()];
    let walk = if reached.is_empty() { &[] } else { walked };
    layers::draw(&Layers {
        nouns: ("state", "pour"),
        sizes: &evidence.layers,
        nodes: reached.iter().map(node).collect(),
        walk: walk.iter().filter_map(|state| place(state.amounts(&stage.instance))).collect(),
        // A person's own moves need not lie on the layers in order.
        layer: stage.act.is_none().then(|| stage.line.at()),
        size: match stage.instance.sizes().len() {
            _ if stage.compact => (360.0, 240.0),
            0..=3 => (340.0, 300.0),
            _ => (740.0, 220.0),
        },
    })
}
