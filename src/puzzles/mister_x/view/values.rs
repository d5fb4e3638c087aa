//! What somebody can still be told: the sums and the products left, as lists.

use yew::Html;

use super::super::names::{value, who};
use super::super::{Look, MisterX, Move};
use super::talk::looking;
use crate::engine::words::{capital, number};
use crate::ui::Stage;
use crate::ui::session::Passage;
use crate::ui::shape::{all, classes, shape};

/// With more, only the first and the last are named.
const LISTED: usize = 200;

pub fn draw(stage: &Stage<MisterX>) -> Html {
    let people = stage.instance.people().len() as u8;
    let own = stage.instance.role().map(|role| role.who);
    let lists = (0..people).filter(|who| Some(*who) != own).map(|who| list(stage, who)).collect();
    shape("div", "values").with(lists)
}

fn list(stage: &Stage<MisterX>, person: u8) -> Html {
    let (instance, state) = (&*stage.instance, stage.line.state());
    let someone = &instance.people()[usize::from(person)];
    let before = match stage.moved() {
        Some((before, Move::Hear, _)) if stage.passage == Passage::Forward => before.heard,
        _ => state.heard,
    };
    // 1: left; 2: goes just now.
    let mut seen = vec![0_u8; instance.space().most(someone.known)];
    let mut see = |at: usize, told: u32| {
        let seen = &mut seen[told as usize];
        if instance.hearing().left(at, state.heard) && !super::super::model::struck(state, at) {
            *seen = 1;
        } else if *seen == 0 && instance.hearing().left(at, before) {
            *seen = 2;
        }
    };
    match instance.role() {
        None => instance.space().each(someone.known, someone.known, |at, told, _| see(at, told)),
        Some(_) => {
            for at in instance.candidates() {
                see(at, instance.space().told(someone.known, at));
            }
        }
    }
    let left = seen.iter().filter(|seen| **seen == 1).count();
    let shown: Vec<(u32, bool)> = seen
        .iter()
        .enumerate()
        .filter(|(_, seen)| **seen > 0)
        .map(|(told, seen)| (told as u32, *seen == 2))
        .collect();
    let named = if shown.len() > LISTED {
        let staying: Vec<u32> = shown.iter().filter(|(_, goes)| !goes).map(|(told, _)| *told).collect();
        if staying.len() > LISTED {
            let ends = (staying.first().copied().unwrap_or(0), staying.last().copied().unwrap_or(0));
            let text = format!("from {} to {}", number(ends.0), number(ends.1));
            shape("p", "values__many").saying(text)
        } else {
            chips(stage, person, staying.into_iter().map(|told| (told, false)))
        }
    } else {
        chips(stage, person, shown.into_iter())
    };
    let title = format!("{}s still possible: {}", capital(&someone.what), number(left as u64));
    let caption = format!("what {} may have been told", who(instance, person));
    shape("section", "values__list").keyed(u32::from(person)).text_at("aria-label", title.clone()).with(vec![
        shape("h2", "part__title").saying(title),
        shape("p", "eyebrow").saying(caption),
        named,
    ])
}

fn chips(stage: &Stage<MisterX>, person: u8, shown: impl Iterator<Item = (u32, bool)>) -> Html {
    let instance = &*stage.instance;
    let someone = &instance.people()[usize::from(person)];
    let chip = |(told, goes): (u32, bool)| {
        let name = value(instance.space(), someone.known, told);
        let look = Look::Same(person, told);
        let looked = stage.choices.look == Some(look);
        let class = classes("chip", &[(goes, "chip--goes"), (looked, "chip--on")]);
        let chip = shape("button", "").text_at("class", class);
        let chip = match &stage.act {
            Some(act) => {
                let act = act.reform(move |()| Move::StrikeAll(person, told));
                let says = format!("Strike out all with the {} {name}", someone.what);
                chip.text_at("aria-label", says).pressed(act)
            }
            None => {
                let choices = looking(&stage.choices, Some(look).filter(|_| !looked));
                let press = stage.choose.reform(move |()| (choices.clone(), None));
                chip.text_at("aria-pressed", looked.to_string()).pressed(press)
            }
        };
        shape("li", "").keyed(told).holding(chip.saying(name))
    };
    let chips = shown.map(chip).collect();
    all(vec![shape("ul", "chips").with(chips)])
}
