//! How the coins look. With the files in `view/`, the only ones here that know Yew.

mod balance;
mod beside;
mod card;
mod drag;
mod fixed;
mod log;
mod own;
mod split;
mod stage;
mod tree;
mod weigh;

use yew::{Callback, Html};

use super::layout::SINGLE;
use super::procedure::Procedure;
use super::{Case, Coinage, Instance, Tilt};
use crate::engine::words::number;
use crate::ui::shape::{all, shape, text};
use crate::ui::{Blanks, Stage, View, copy_button};

impl View for Coinage {
    const RULES: &'static str =
        "The balance tells only which pan is heavier, if either. At most one coin is fake.";

    fn how(instance: &Instance) -> &'static str {
        if instance.total() > SINGLE {
            return "Type what to weigh, such as 1-40 v 41-80. A roll that is tapped or dragged goes whole.";
        }
        "Tap a coin to put it on the marked pan, or drag it; tap it again to take it back. Then weigh."
    }

    fn sentence(blanks: &Blanks) -> Html {
        sentence(blanks)
    }

    fn stage(stage: &Stage<Self>) -> Html {
        stage::draw(stage)
    }

    fn picture(stage: &Stage<Self>) -> Html {
        if stage.act.is_some() {
            return log::draw(stage);
        }
        // Where nothing is weighed there is nothing to map.
        if stage.line.is_empty() {
            return Html::default();
        }
        let map = if stage.instance.table().is_some() { fixed::draw(stage) } else { tree::draw(stage) };
        all(vec![map, procedure(stage)])
    }

    fn beside(stage: &Stage<Self>) -> Html {
        beside::draw(stage)
    }

    fn card() -> Html {
        card::draw()
    }
}

/// Up to this many coins the whole plan stands on the page; it is made anew at
/// every step. The downloads have it for more.
const WRITTEN_HERE: u32 = 364;

/// The whole plan in words, to be copied.
fn procedure(stage: &Stage<Coinage>) -> Html {
    let short = stage.instance.coins() <= WRITTEN_HERE;
    let Some(procedure) = short.then(|| Procedure::of(&stage.instance)).flatten() else {
        return Html::default();
    };
    let text = procedure.text(&stage.instance);
    shape("details", "procedure").with(vec![
        shape("summary", "").saying("The whole procedure, written out"),
        copy_button(&text, &stage.copy),
        shape("pre", "").saying(text),
    ])
}

/// “There are [12] coins; [one is] [heavy or light]. Find it [and say which] in [3] weighings, [chosen as we go].”
fn sentence(blanks: &Blanks) -> Html {
    let draft = &blanks.draft;
    let same = Callback::from(|text: String| text);
    let chosen = |key, label, words: &[_]| blanks.chosen(key, label, words, draft.get(key), same.clone());
    let or = |empty: &'static str| {
        Callback::from(move |text: String| if text.trim().is_empty() { empty.to_owned() } else { text })
    };
    let shown =
        |key, empty: &str| if draft.get(key) == empty { String::new() } else { draft.get(key).to_owned() };
    let keep = |parts: Vec<Html>| shape("span", "keep").with(parts);
    let mut parts = vec![
        text(if draft.get("n") == "1" { "There is " } else { "There are " }),
        blanks.typed("n", "How many coins", draft.get("n").to_owned(), "12", same.clone()),
        text(if draft.get("n") == "1" { " coin; " } else { " coins; " }),
        chosen("none", "Is there a fake for certain?", &[("no", "one is"), ("yes", "perhaps one is")]),
        text(" "),
        keep(vec![
            chosen(
                "fake",
                "What the fake may be",
                &[("either", "heavy or light"), ("heavy", "heavy"), ("light", "light")],
            ),
            text(". "),
        ]),
        text(" Find it"),
    ];
    if draft.get("fake") == "either" {
        let label = "Must it be said whether the fake is heavy or light?";
        parts.push(text(" "));
        parts.push(chosen("tell", label, &[("weight", "and say which"), ("coin", "and no more")]));
    }
    let allowed = shown("weighings", "fewest");
    parts.extend([
        text(" in "),
        blanks.typed("weighings", "How many weighings are allowed", allowed, "the fewest", or("fewest")),
        text(if draft.get("weighings") == "1" { " weighing, " } else { " weighings, " }),
        keep(vec![
            chosen(
                "plan",
                "When the weighings are chosen",
                &[("adaptive", "chosen as we go"), ("fixed", "all laid down beforehand")],
            ),
            text(","),
        ]),
        text(" with "),
        blanks.typed(
            "genuine",
            "How many genuine coins there are to help",
            shown("genuine", "0"),
            "no",
            or("0"),
        ),
        keep(vec![text(if draft.get("genuine") == "1" {
            " genuine one to help."
        } else {
            " genuine ones to help."
        })]),
    ]);
    all(parts)
}

/// “7−”, “7+”, “none”.
fn short(case: Case) -> String {
    match case {
        Case::Heavy(coin) => format!("{}+", number(coin)),
        Case::Light(coin) => format!("{}−", number(coin)),
        Case::None => "none".to_owned(),
    }
}

/// Results as signs: `<` means that the right pan sinks, as in the data.
fn signs(results: &[Tilt]) -> String {
    results.iter().map(|tilt| sign(*tilt)).collect()
}

fn sign(tilt: Tilt) -> char {
    match tilt {
        Tilt::Left => '>',
        Tilt::Level => '=',
        Tilt::Right => '<',
    }
}

/// The results among the first `count` moves of the line.
fn said(stage: &Stage<Coinage>, count: usize) -> Vec<Tilt> {
    let tilt = |mv: &super::Move| match mv {
        super::Move::Tip(tilt) => Some(*tilt),
        super::Move::Load(..) => None,
    };
    stage.line.moves().iter().take(count).filter_map(tilt).collect()
}
