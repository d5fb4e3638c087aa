//! How the jugs look. With the files in `view/`, the only ones here that know Yew.

mod card;
mod evidence;
mod graph;
mod line;
mod stage;
mod triangle;

use yew::{Callback, Html, html};

use super::{Instance, Jugs, Move};
use crate::engine::AnswerOf;
use crate::ui::{Blanks, Stage, View};

/// Up to this many steps a plan is drawn, at every step anew.
const LONGEST: usize = 50_000;

impl View for Jugs {
    const RULES: &'static str =
        "The jugs have no marks: a pour goes on until one jug is full or the other is empty.";

    fn how(instance: &Instance) -> &'static str {
        if instance.tap() {
            "Tap a jug, then the jug to pour it into; or drag one to the other. \
             The taps above fill, the plugs below empty."
        } else {
            "Tap a jug, then the jug to pour it into; or drag one to the other."
        }
    }

    fn sentence(blanks: &Blanks) -> Html {
        sentence(blanks)
    }

    fn stage(stage: &Stage<Self>) -> Html {
        stage::draw(stage)
    }

    fn picture(stage: &Stage<Self>) -> Html {
        if stage.line.len() > LONGEST {
            return html! { <p class="eyebrow">{ "The plan is too long to be drawn beside the jugs." }</p> };
        }
        if let Some(line) = super::line::line(&stage.instance) {
            return line::draw(stage, &line);
        }
        match super::triangle::region(&stage.instance) {
            Some(region) => triangle::draw(stage, &region),
            None => graph::draw(stage),
        }
    }

    fn evidence(instance: &Instance, answer: &AnswerOf<Self>) -> Html {
        evidence::draw(instance, answer)
    }

    fn card() -> Html {
        card::draw()
    }
}

/// “I have jugs of [3, 7] litres and [a tap]. They start [empty]. I want [2] [in some jug] with [the fewest pours].”
fn sentence(blanks: &Blanks) -> Html {
    let draft = &blanks.draft;
    let GoalText { kind, amount } = GoalText::read(draft.get("goal"));
    let jugs = draft.get("sizes").split([',', ';', ' ']).filter(|part| !part.is_empty()).count();
    let same = Callback::from(|text: String| text);
    let typed = |key, label, empty| blanks.typed(key, label, draft.get(key).to_owned(), empty, same.clone());
    let chosen = |key, label, words: &[_]| blanks.chosen(key, label, words, draft.get(key), same.clone());
    let write = Callback::from(move |amount| GoalText { kind, amount }.write());
    let turn = {
        let amount = amount.clone();
        Callback::from(move |kind: String| GoalText::turn(&kind, &amount, jugs).write())
    };
    let places = [("any", "in some jug"), ("total", "in all together"), ("each", "jug by jug")];
    let waters = [("tap", "a tap and a drain"), ("closed", "no tap")];
    let bests = [("pours", "the fewest pours"), ("water", "the least water")];
    let goal_label = "The amount wanted; with one for each jug, * stands for any";
    html! {
        <>
            { "I have jugs of " }
            { typed("sizes", "Jug sizes in litres", "3, 7") }
            { " litres and " }
            <span class="keep">{ chosen("water", "Is there a tap?", &waters) }{ "." }</span>
            { " They start " }
            <span class="keep">{ typed("start", "What each jug holds at the start", "empty") }{ "." }</span>
            { " I want " }
            { blanks.typed("goal", goal_label, amount, "2", write) }
            { " " }
            { blanks.chosen("goal", "Where it is wanted", &places, kind, turn) }
            { " with " }
            <span class="keep">{ chosen("best", "What the plan should have least of", &bests) }{ "." }</span>
        </>
    }
}

/// A goal's text in two parts, however faulty.
struct GoalText {
    kind: &'static str,
    amount: String,
}

impl GoalText {
    fn read(text: &str) -> Self {
        let (kind, amount) = match text.split_once(':') {
            Some(("total", amount)) => ("total", amount),
            Some((_, amount)) => ("any", amount),
            None => ("each", text),
        };
        Self { kind, amount: amount.to_owned() }
    }

    fn write(&self) -> String {
        if self.kind == "each" { self.amount.clone() } else { format!("{}:{}", self.kind, self.amount) }
    }

    /// The same amount, wanted elsewhere: one amount becomes a list, a list its first amount.
    fn turn(kind: &str, amount: &str, jugs: usize) -> Self {
        let first = amount.split(',').map(str::trim).find(|part| !part.is_empty() && *part != "*");
        let first = first.unwrap_or("").to_owned();
        match kind {
            "each" if !amount.contains(',') => {
                let rest = std::iter::repeat_n("*".to_owned(), jugs.saturating_sub(1));
                let each: Vec<String> = std::iter::once(first).chain(rest).collect();
                Self { kind: "each", amount: each.join(",") }
            }
            "each" => Self { kind: "each", amount: amount.to_owned() },
            "total" => Self { kind: "total", amount: first },
            _ => Self { kind: "any", amount: first },
        }
    }
}

/// The litres a move carries, between the states it stands between.
fn carried(instance: &Instance, before: &super::State, mv: Move, after: &super::State) -> u32 {
    let (Move::Fill(jug) | Move::Empty(jug) | Move::Pour(jug, _)) = mv;
    before.amounts(instance)[jug].abs_diff(after.amounts(instance)[jug])
}
