//! Beside the drawing: the worlds, which statements are needed, and what a further witness would have to say.

use yew::Html;

use super::super::logic::Unit;
use super::super::names::{how_many, quoted, thing, world};
use super::super::solve::{agree, left_out};
use super::super::{Case, Evidence, Expr, Quality, Thing, Whodunit, World, write};
use crate::engine::words::count;
use crate::ui::Stage;
use crate::ui::shape::{all, button, shape};

/// Of many worlds, so many are listed.
const LISTED: usize = 24;

pub fn draw(stage: &Stage<Whodunit>) -> Html {
    if stage.act.is_some() {
        return Html::default();
    }
    let Some(evidence) = stage.answer.as_ref().and_then(|answer| answer.evidence()) else {
        return Html::default();
    };
    all(vec![worlds(stage, evidence), further(stage, evidence), needed(stage, evidence)])
}

fn worlds(stage: &Stage<Whodunit>, evidence: &Evidence) -> Html {
    if evidence.worlds.len() < 2 {
        return Html::default();
    }
    let case = stage.instance.case();
    let row = |(at, one): (usize, &World)| shape("li", "").keyed(at).saying(world(case, *one));
    let mut parts = vec![
        shape("h2", "part__title").saying(count(evidence.worlds.len() as u64, "world")),
        shape("ol", "worlds__list").with(evidence.worlds.iter().take(LISTED).enumerate().map(row).collect()),
    ];
    if evidence.worlds.len() > LISTED {
        parts.push(shape("p", "eyebrow").saying(format!("and {} more", evidence.worlds.len() - LISTED)));
    }
    shape("section", "worlds").keyed("worlds").text_at("aria-label", "The worlds that can stand").with(parts)
}

/// Poses the case changed.
fn pose(stage: &Stage<Whodunit>, case: &Case) -> yew::Callback<()> {
    let text = write::linked(&write::case(case, ";"));
    stage.pose.reform(move |()| ("case", text.clone()))
}

/// What a further witness would have to say, each to be added.
fn further(stage: &Stage<Whodunit>, evidence: &Evidence) -> Html {
    let case = stage.instance.case();
    if evidence.settles.is_empty() || evidence.unique(case) {
        return Html::default();
    }
    let one = |(what, so, left): &(Thing, bool, World)| {
        let mut with = case.clone();
        let (who, quality) = match (*what, *so) {
            (Thing::Guilt(who), true) => (who, Quality::Guilty),
            (Thing::Guilt(who), false) => (who, Quality::Innocent),
            (Thing::Truth(who) | Thing::Fact(_, who), true) => (who, Quality::Truthful),
            (Thing::Truth(who) | Thing::Fact(_, who), false) => (who, Quality::Lying),
        };
        with.sure.push(Expr::Is(who, quality));
        let name = format!("“{}”", thing(case, *what, *so));
        shape("li", "").keyed(name.clone()).with(vec![
            button("chip", name, pose(stage, &with)),
            shape("span", "eyebrow").saying(format!(" leaves: {}", world(case, *left))),
        ])
    };
    shape("section", "witness").keyed("witness").text_at("aria-label", "What would settle it").with(vec![
        shape("h2", "part__title").saying("What would settle it?"),
        shape("p", "eyebrow").saying(
            "A further witness who is to be trusted would have to say one of these; press it to add it.",
        ),
        shape("ul", "witness__list").with(evidence.settles.iter().take(LISTED).map(one).collect()),
    ])
}

/// What each statement is needed for; each can be left out.
fn needed(stage: &Stage<Whodunit>, evidence: &Evidence) -> Html {
    let case = stage.instance.case();
    if evidence.without.len() < 2 {
        return Html::default();
    }
    let one = |(unit, worlds): &(Unit, Vec<World>)| {
        let says = match (worlds.len(), agree(case, worlds)) {
            (0, _) => "nothing could stand".to_owned(),
            (_, true) if evidence.unique(case) => "the answer would be the same".to_owned(),
            (1, _) => format!("1 world: {}", world(case, worlds[0])),
            _ => how_many(worlds),
        };
        let name = quoted(case, *unit);
        shape("li", "").keyed(name.clone()).with(vec![
            shape("button", "link")
                .text_at("aria-label", format!("Leave out {name}"))
                .pressed(pose(stage, &left_out(case, *unit)))
                .saying(name),
            shape("span", "eyebrow").saying(format!(": {says}")),
        ])
    };
    shape("details", "needed").keyed("needed").with(vec![
        shape("summary", "").saying("Which statements are needed?"),
        shape("p", "eyebrow").saying("Without each by itself; press one to leave it out."),
        shape("ul", "witness__list").with(evidence.without.iter().map(one).collect()),
    ])
}
