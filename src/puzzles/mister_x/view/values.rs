//! What somebody can still be told: the sums and the products left, as lists.

use yew::Html;

use super::super::hearing::{LISTED, Values};
use super::super::names::{value, who};
use super::super::{Look, MisterX, Move, State};
use super::{before, look_at, looked};
use crate::engine::words::{capital, number};
use crate::ui::Stage;
use crate::ui::shape::{classes, shape};

/// At most so many possibilities are gone through at each drawing.
const MOST: usize = 20_000;

pub fn draw(stage: &Stage<MisterX>) -> Html {
    // While the solver is at work, its worker has the time for that, and the page has not.
    if stage.answer.is_none() && stage.act.is_none() {
        return Html::default();
    }
    let people = stage.instance.people().len() as u8;
    let own = stage.instance.role().map(|role| role.who);
    let lists = (0..people).filter(|who| Some(*who) != own).map(|who| list(stage, who)).collect();
    shape("div", "values").with(lists)
}

fn list(stage: &Stage<MisterX>, person: u8) -> Html {
    let (instance, state) = (&*stage.instance, stage.line.state());
    let someone = instance.person(person);
    let before = before(stage);
    let left = still(stage, person, state.heard);
    let was = if before == state.heard { left.clone() } else { still(stage, person, before) };
    let named = if was.count <= LISTED && !was.list.is_empty() {
        chips(stage, person, was.list.iter().map(|told| (*told, !left.list.contains(told))))
    } else if left.count <= LISTED {
        chips(stage, person, left.list.iter().map(|told| (*told, false)))
    } else {
        let ends = format!("from {} to {}", number(left.ends.0), number(left.ends.1));
        shape("p", "values__many").saying(ends)
    };
    let title = format!("{}s still possible: {}", capital(&someone.what), number(left.count));
    let caption = format!("what {} may have been told", who(instance, person));
    shape("section", "values__list").keyed(u32::from(person)).text_at("aria-label", title.clone()).with(vec![
        shape("h2", "part__title").saying(title),
        shape("p", "eyebrow").saying(caption),
        named,
    ])
}

/// What somebody can still be told: all that is left, or, through somebody's eyes, what that person thinks of.
fn still(stage: &Stage<MisterX>, person: u8, heard: usize) -> Values {
    let instance = &*stage.instance;
    let struck = &stage.line.state().struck;
    // With more left than that, what was struck out by hand is too little to be told.
    if instance.role().is_none() && (struck.is_empty() || instance.left(heard) > MOST) {
        return instance.values(person, heard).clone();
    }
    let known = instance.person(person).known;
    let state = State { heard, struck: struck.clone() };
    let mut list: Vec<u32> = Vec::new();
    for at in instance.list_left(&state, MOST) {
        let told = instance.space().told(known, at);
        let place = list.partition_point(|other| *other < told);
        if list.get(place) != Some(&told) {
            list.insert(place, told);
        }
    }
    Values::collect(list.into_iter())
}

fn chips(stage: &Stage<MisterX>, person: u8, shown: impl Iterator<Item = (u32, bool)>) -> Html {
    let instance = &*stage.instance;
    let someone = instance.person(person);
    let chip = |(told, goes): (u32, bool)| {
        let name = value(instance.space(), someone.known, told);
        let look = Look::Same(person, told);
        let looked = looked(stage) == Some(look);
        let class = classes("chip", &[(goes, "chip--goes"), (looked, "chip--on")]);
        let chip = shape("button", "").text_at("class", class);
        let chip = match &stage.act {
            Some(act) => {
                let act = act.reform(move |()| Move::StrikeAll(person, told));
                let says = format!("Strike out all with the {} {name}", someone.what);
                chip.text_at("aria-label", says).pressed(act)
            }
            None => {
                let press = look_at(stage).reform(move |()| look);
                chip.text_at("aria-pressed", looked.to_string()).pressed(press)
            }
        };
        shape("li", "").keyed(told).holding(chip.saying(name))
    };
    shape("ul", "chips").with(shown.map(chip).collect())
}
