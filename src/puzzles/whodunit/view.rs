//! How a whodunit looks. With the files in `view/`, the only ones here that know Yew.

mod beside;
mod card;
mod deeds;
mod editor;
mod looked;
mod person;
mod stage;

use yew::{Callback, Html};

use super::logic::Unit;
use super::parse;
use super::reading::{liars, lines, speaks};
use super::{Choices, Instance, Liars, Whodunit, write};
use crate::engine::words::count;
use crate::ui::shape::{all, shape, text};
use crate::ui::{Blanks, Stage, View};

impl View for Whodunit {
    const RULES: &'static str =
        "All that a truthful suspect says is so; of what a liar says, at least one thing is not.";

    fn how(_: &Instance) -> &'static str {
        "Suppose something, then press the statements that cannot stand together with it, and close the case; or say that all can stand."
    }

    fn sentence(blanks: &Blanks) -> Html {
        let draft = &blanks.draft;
        let same = Callback::from(|value: String| value);
        let people = lines(draft.get("case"), true).iter().filter(|line| speaks(line)).count();
        let rule = liars(draft.get("liars")).unwrap_or(Liars::Culprit);
        let crime = parse::case(draft.get("case"), rule).map_or(true, |case| case.crime());
        let rules = rules(people, draft.get("liars"));
        let shown: Vec<(&str, &str)> =
            rules.iter().map(|(value, said)| (value.as_str(), said.as_str())).collect();
        // `≤2` is `<=2`.
        let now = liars(draft.get("liars")).map_or_else(|_| draft.get("liars").to_owned(), write::liars);
        let keep = |parts: Vec<Html>| shape("span", "keep").with(parts);
        all(vec![
            editor::opener(count(people as u64, "suspect")),
            text(if people == 1 { " is heard. " } else { " are heard. " }),
            keep(vec![blanks.chosen("liars", "Who may lie", &shown, &now, same), text(".")]),
            text(if crime { " Who did it, and who lies?" } else { " Who lies?" }),
        ])
    }

    fn editor(blanks: &Blanks) -> Html {
        editor::draw(blanks)
    }

    fn stage(stage: &Stage<Self>) -> Html {
        stage::draw(stage)
    }

    fn picture(stage: &Stage<Self>) -> Html {
        looked::draw(stage)
    }

    fn beside(stage: &Stage<Self>) -> Html {
        beside::draw(stage)
    }

    fn card() -> Html {
        card::draw()
    }
}

/// Every rule to choose from among so many people.
fn rules(people: usize, now: &str) -> Vec<(String, String)> {
    let mut all = vec![
        ("culprit".to_owned(), "Only whoever did it may lie".to_owned()),
        ("guilty".to_owned(), "All who did it lie, and nobody else".to_owned()),
        ("knaves".to_owned(), "Each is a knight or a knave".to_owned()),
    ];
    let most = match liars(now) {
        Ok(Liars::Exactly(many) | Liars::AtMost(many)) => people.max(usize::from(many)),
        _ => people,
    };
    for many in 0..=most {
        let lie = if many == 1 { "lies" } else { "lie" };
        all.push((many.to_string(), format!("Exactly {many} of them {lie}")));
    }
    for many in 1..most {
        let lie = if many == 1 { "lies" } else { "lie" };
        all.push((format!("<={many}"), format!("At most {many} of them {lie}")));
    }
    all
}

/// Picks a statement to be compared, or puts it back.
fn pick(stage: &Stage<Whodunit>, unit: Unit) -> Callback<()> {
    let (choose, mut picked) = (stage.choose.clone(), stage.choices.picked.clone());
    match picked.iter().position(|other| *other == unit) {
        Some(at) => drop(picked.remove(at)),
        None => picked.push(unit),
    }
    Callback::from(move |()| choose.emit((Choices { picked: picked.clone() }, None)))
}

/// The statements picked that this case has: a press may still be of the one before.
fn picked(stage: &Stage<Whodunit>) -> Vec<Unit> {
    let case = stage.instance.case();
    stage.choices.picked.iter().copied().filter(|unit| unit.is_of(case)).collect()
}
