//! How the crossing looks. With the files in `view/`, the only ones here that know Yew.

mod beside;
mod card;
mod evidence;
mod figure;
mod graph;
mod grid;
mod scene;
mod sentence;
mod stage;

use yew::Html;

use super::{Crew, Instance, Island, River, Role};
use crate::engine::AnswerOf;
use crate::ui::shape::shape;
use crate::ui::{Blanks, Stage, View};

impl View for River {
    const RULES: &'static str = "";

    fn how(instance: &Instance) -> &'static str {
        match instance.island() {
            Island::None => {
                "Tap people into the boat, and out again; then let it cross. What breaks the rule is shown, and can be taken back."
            }
            _ => {
                "Tap people into the boat, and out again; then say where it goes. What breaks the rule is shown, and can be taken back."
            }
        }
    }

    fn sentence(blanks: &Blanks) -> Html {
        sentence::draw(blanks)
    }

    fn editor(blanks: &Blanks) -> Html {
        match super::reading::read(&blanks.draft) {
            Ok(instance) => shape("p", "puzzle__rules").saying(super::rule::sentence(&instance)),
            Err(_) => Html::default(),
        }
    }

    fn stage(stage: &Stage<Self>) -> Html {
        stage::draw(stage)
    }

    fn picture(stage: &Stage<Self>) -> Html {
        let plain = stage.instance.crew() == Crew::Numbers
            && stage.instance.island() == Island::None
            && stage.instance.kinds().len() <= 2
            && stage.instance.of(Role::First) > 0
            && stage.instance.of(Role::Second) > 0;
        if plain { grid::draw(stage) } else { graph::draw(stage) }
    }

    fn beside(stage: &Stage<Self>) -> Html {
        beside::draw(stage)
    }

    fn evidence(instance: &Instance, answer: &AnswerOf<Self>) -> Html {
        evidence::draw(instance, answer)
    }

    fn card() -> Html {
        card::draw()
    }
}
