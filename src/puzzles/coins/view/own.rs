//! A person's own procedure, pasted and checked on every case.

use yew::{Callback, Html};

use super::super::procedure::{WRITTEN, check};
use super::super::reading::read;
use super::super::{Choices, Coinage};
use super::beside::choose;
use crate::engine::words::{capital, number};
use crate::ui::Stage;
use crate::ui::fields::area;
use crate::ui::shape::{button, shape};

const SAMPLE: &str =
    "1 v 2\n  if left sinks: 1 v 3\n    if left sinks: 1 is heavy\n    if level: 2 is light\n  …";

pub fn draw(stage: &Stage<Coinage>) -> Html {
    if stage.instance.coins() > WRITTEN {
        return Html::default();
    }
    let typed = choose(stage, None, |choices, pasted| {
        choices.pasted = pasted;
        choices.verdict = None;
    });
    let checked = {
        let (choose, choices, instance) =
            (stage.choose.clone(), stage.choices.clone(), stage.instance.clone());
        Callback::from(move |()| {
            let verdict = read(&choices.pasted).and_then(|procedure| check(&instance, &procedure));
            let verdict = verdict.map(|cases| format!("right in all {} cases", number(cases)));
            choose.emit((Choices { verdict: Some(verdict), ..choices.clone() }, None));
        })
    };
    let verdict = match &stage.choices.verdict {
        Some(Ok(text)) => shape("p", "own__good").saying(format!("{}.", capital(text))),
        Some(Err(text)) => shape("p", "own__bad").saying(format!("{}.", capital(text))),
        None => Html::default(),
    };
    shape("details", "own").with(vec![
        shape("summary", "").saying("Check a whole procedure of your own"),
        area("Your procedure", stage.choices.pasted.clone(), SAMPLE, typed),
        button("pill", "Check it", checked),
        shape("div", "").text_at("role", "status").holding(verdict),
    ])
}
