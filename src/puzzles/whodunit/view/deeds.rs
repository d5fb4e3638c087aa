//! What a person may do: suppose, follow, close, or let stand.

use yew::{Callback, Html};

use super::super::known::Thing;
use super::super::logic::{Unit, may_lie, of_speaker};
use super::super::names::{quoted, thing};
use super::super::{Choices, Move, Quality, Whodunit};
use super::picked;
use crate::engine::words::list;
use crate::ui::Stage;
use crate::ui::shape::{button, shape};

pub fn draw(stage: &Stage<Whodunit>) -> Html {
    let (Some(act), case, state) = (&stage.act, stage.instance.case(), stage.line.state()) else {
        return Html::default();
    };
    if state.done {
        return shape("p", "deeds").text_at("role", "status").saying("Everything has been looked at.");
    }
    let deed = |name: String, mv: Move, main: bool| {
        let (act, choose) = (act.clone(), stage.choose.clone());
        let press = Callback::from(move |()| {
            act.emit(mv.clone());
            choose.emit((Choices::default(), None));
        });
        shape("span", "").keyed(name.clone()).holding(button(
            if main { "pill pill--main" } else { "pill pill--small" },
            name,
            press,
        ))
    };
    let people = 0..case.people();
    let mut rows = Vec::new();
    let mut suppose = Vec::new();
    for who in people {
        let guilt = Thing::Guilt(who);
        if case.one_culprit() {
            if state.known.get(guilt).is_none() {
                suppose.push(deed(thing(case, guilt, true), Move::Suppose(guilt, true), false));
            }
            if state.known.all(Quality::Guilty) == 0 {
                continue;
            }
        }
        let truth = Thing::Truth(who);
        if state.known.get(truth).is_none() && !may_lie(case, &state.known, who) {
            for so in [true, false] {
                suppose.push(deed(thing(case, truth, so), Move::Suppose(truth, so), false));
            }
        }
    }
    if !suppose.is_empty() {
        let mut row = vec![shape("span", "deeds__name").saying("Suppose: ")];
        row.extend(suppose);
        rows.push(shape("p", "deeds__row").keyed("suppose").with(row));
    }
    let chosen = picked(stage);
    let close = |name: String, main: bool| deed(name, Move::Clash(units(stage, &chosen)), main);
    let stand = deed("All can stand".to_owned(), Move::Stand, false);
    let follow = deed("What follows?".to_owned(), Move::Follow, false);
    rows.push(shape("p", "deeds__row").keyed("deeds").with(match chosen.len() {
        0 => vec![stand, follow, close("The rule is broken".to_owned(), false)],
        1 => vec![close(format!("{} cannot stand", short(&quoted(case, chosen[0]))), true), stand, follow],
        many => vec![close(format!("These {many} cannot stand together"), true), stand, follow],
    }));
    let now: Vec<String> = state.frames.iter().map(|frame| thing(case, frame.thing, frame.now())).collect();
    let said =
        if now.is_empty() { "Nothing is supposed.".to_owned() } else { format!("Now: {}.", list(&now)) };
    rows.insert(0, shape("p", "deeds__now").text_at("role", "status").saying(said));
    shape("div", "deeds").with(rows)
}

/// What picked statements mean of people who lie, or of whom that is open: all that they say, true or false.
fn units(stage: &Stage<Whodunit>, picked: &[Unit]) -> Vec<Unit> {
    let (case, known) = (stage.instance.case(), &stage.line.state().known);
    let mut units: Vec<Unit> = Vec::new();
    for unit in picked {
        let all = match unit {
            Unit::Says(who, _) if known.is(*who, Quality::Truthful) != Some(true) => of_speaker(case, *who),
            unit => vec![*unit],
        };
        for unit in all {
            if !units.contains(&unit) {
                units.push(unit);
            }
        }
    }
    units
}

/// The start of a long text.
fn short(text: &str) -> String {
    const LONG: usize = 40;
    if text.chars().count() <= LONG {
        text.to_owned()
    } else {
        format!("{} …”", text.chars().take(LONG - 2).collect::<String>())
    }
}
