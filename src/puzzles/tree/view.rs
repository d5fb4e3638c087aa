//! How a walk looks. With the files in `view/`, the only ones here that know Yew.

mod beside;
mod card;
mod levels;
mod panel;

use yew::{Callback, Html};

use super::{Instance, Order, Trees};
use crate::ui::shape::{all, shape, text};
use crate::ui::{Blanks, Stage, View};

impl View for Trees {
    const RULES: &'static str = "What is found waits its turn: in a stack the last found comes first, in a queue the first found. Filled nodes are visited, dashed ones wait, golden ones are answers.";

    fn how(instance: &Instance) -> &'static str {
        match instance.order() {
            Order::Depth => {
                "Tap the node that depth first visits next, in the drawing or among those that wait."
            }
            Order::Breadth => {
                "Tap the node that breadth first visits next, in the drawing or among those that wait."
            }
        }
    }

    fn sentence(blanks: &Blanks) -> Html {
        sentence(blanks)
    }

    fn stage(stage: &Stage<Self>) -> Html {
        panel::draw(stage)
    }

    fn picture(stage: &Stage<Self>) -> Html {
        levels::draw(stage)
    }

    fn beside(stage: &Stage<Self>) -> Html {
        beside::draw(stage)
    }

    fn card() -> Html {
        card::draw()
    }
}

/// “Spell the phone number [8689827], [depth first].”
fn sentence(blanks: &Blanks) -> Html {
    let draft = &blanks.draft;
    let same = Callback::from(|text: String| text);
    let typed = |key, label, empty| blanks.typed(key, label, draft.get(key).to_owned(), empty, same.clone());
    let chosen = |key, label, words: &[_]| blanks.chosen(key, label, words, draft.get(key), same.clone());
    let given = |key| !draft.get(key).trim().is_empty();
    let orders = [("depth", "depth first"), ("breadth", "breadth first")];
    let order = chosen("order", "In which order", &orders);
    let end = shape("span", "keep").with(vec![order, text(".")]);
    if given("phone") || !given("jugs") && !given("river") {
        return all(vec![
            text("Spell the phone number "),
            typed("phone", "The phone number", "8689827"),
            text(" in every way, "),
            end,
        ]);
    }
    let mut parts = if given("jugs") {
        vec![
            text("Try all ways to pour with jugs of "),
            typed("jugs", "Jug sizes in litres", "3, 7"),
            text(" litres, looking for "),
            typed("goal", "The litres wanted", "2"),
            text(" in one, "),
            typed("deep", "How many pours deep", "6"),
            text(" pours deep, "),
            chosen(
                "cut",
                "What is cut off",
                &[
                    ("none", "meaningless pours too"),
                    ("idle", "only pours that change something"),
                    ("repeats", "nothing met twice"),
                ],
            ),
        ]
    } else {
        vec![
            text("Try all ways across a river for missionaries, cannibals and seats of the boat: "),
            typed("river", "Missionaries, cannibals, seats of the boat", "3,3,2"),
            text(", "),
            typed("deep", "How many crossings deep", "11"),
            text(" crossings deep, "),
            chosen(
                "cut",
                "What is cut off",
                &[
                    ("none", "dangerous crossings too"),
                    ("idle", "only safe crossings"),
                    ("repeats", "nothing met twice"),
                ],
            ),
        ]
    };
    parts.extend([text(", "), end]);
    all(parts)
}
