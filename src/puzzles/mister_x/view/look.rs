//! One possibility looked at: what each remark says of it, in numbers.

use yew::{Callback, Html};

use super::super::names::{counted, fact, possibility, quote, thought, value, view, who};
use super::super::{Choices, Instance, Look, MisterX, Space, why};
use super::{look_at, looked};
use crate::ui::Stage;
use crate::ui::fields::text;
use crate::ui::shape::{button, classes, shape};

/// Of those alike to somebody, at most so many are listed.
const LISTED: usize = 40;

pub fn draw(stage: &Stage<MisterX>) -> Html {
    if stage.act.is_some() {
        return Html::default();
    }
    let instance = &*stage.instance;
    let typed = {
        let (instance, choices, choose) =
            (stage.instance.clone(), stage.choices.clone(), stage.choose.clone());
        Callback::from(move |typed: String| {
            let look = read(&instance, &typed).map(|at| Look::At(at as u32)).or(choices.look);
            choose.emit((Choices { look, typed, ..choices.clone() }, None));
        })
    };
    let placeholder = if instance.space().pairs().is_some() { "3 and 8" } else { "one of them" };
    let mut parts = vec![
        shape("h2", "part__title").saying("Why did it go?"),
        text("Look at", stage.choices.typed.clone(), placeholder, typed),
    ];
    match looked(stage) {
        Some(Look::At(at)) => parts.extend(one(stage, at as usize)),
        Some(Look::Same(who, told)) => parts.extend(alike(stage, who, told)),
        None => parts.push(
            shape("p", "eyebrow")
                .saying("Press one in the drawing, or type it, to read what each remark says of it."),
        ),
    }
    shape("section", "look").text_at("aria-label", "Why did it go?").with(parts)
}

/// The possibility that was typed: two numbers, or its parts.
fn read(instance: &Instance, typed: &str) -> Option<usize> {
    match instance.space() {
        Space::Pairs(pairs) => {
            let mut numbers =
                typed.split(|sign: char| !sign.is_ascii_digit()).filter_map(|part| part.parse().ok());
            pairs.find(numbers.next()?, numbers.next()?)
        }
        Space::Listed(listed) => {
            let typed = typed.split([':', ' ', ',']).filter(|part| !part.is_empty());
            let typed: Vec<&str> = typed.collect();
            (0..instance.space().len())
                .find(|at| listed.parts(*at).flat_map(|part| part.split(' ')).eq(typed.iter().copied()))
        }
    }
}

fn one(stage: &Stage<MisterX>, at: usize) -> Vec<Html> {
    let (instance, state) = (&*stage.instance, stage.line.state());
    let facts: Vec<String> = instance.people().iter().map(|person| fact(instance, person, at)).collect();
    let mut rows = Vec::new();
    for round in 0..state.heard {
        let Some(said) = why::sentence(instance, round, at) else { break };
        let stays = instance.stays(at, round + 1);
        let remarks: Vec<String> = instance.talk().rounds()[round]
            .iter()
            .map(|remark| format!("{}: {}", who(instance, remark.who), quote(instance, *remark)))
            .collect();
        let verdict = if stays { "stays: " } else { "goes: " };
        rows.push(
            shape("li", "")
                .keyed(round)
                .text_at("class", classes("look__row", &[(!stays, "look__row--goes")]))
                .with(vec![
                    shape("span", "eyebrow").saying(remarks.join(" ")),
                    shape("b", "").saying(verdict),
                    shape("span", "").saying(said),
                ]),
        );
    }
    let title = shape("h3", "look__title").with(vec![
        shape("b", "").saying(possibility(instance, at)),
        shape("span", "eyebrow").saying(facts.join(", ")),
    ]);
    let told = if rows.is_empty() {
        shape("p", "eyebrow").saying("Nothing has been said yet.")
    } else {
        shape("ol", "look__rows").text_at("role", "status").with(rows)
    };
    let roles = (0..instance.people().len() as u8).map(|who| {
        let known = instance.person(who).known;
        be(stage, who, instance.space().told(known, at))
    });
    vec![title, told, shape("p", "look__roles").with(roles.collect())]
}

/// A button that sees it with somebody's eyes.
fn be(stage: &Stage<MisterX>, person: u8, told: u32) -> Html {
    let instance = &*stage.instance;
    let someone = instance.person(person);
    let link = format!("{}:{}", someone.letter, value(instance.space(), someone.known, told));
    let name = format!("Be {}", view(instance, person, told));
    let pose = stage.pose.reform(move |()| ("be", link.clone()));
    shape("span", "").keyed(u32::from(person)).holding(button("pill pill--small", name, pose))
}

/// All that is alike to somebody, each with what has become of it.
fn alike(stage: &Stage<MisterX>, person: u8, told: u32) -> Vec<Html> {
    let (instance, state) = (&*stage.instance, stage.line.state());
    let known = instance.person(person).known;
    let mates = instance.space().alike(known, told);
    let left = mates.iter().filter(|at| instance.stays(**at, state.heard)).count();
    let title = view(instance, person, told);
    let row = |at: &usize| {
        let round = instance.hearing().round(*at).filter(|round| *round <= state.heard);
        let became = round.map_or("left".to_owned(), |round| format!("went at remark {round}"));
        let look = Look::At(*at as u32);
        let press = look_at(stage).reform(move |()| look);
        shape("li", "").keyed(*at).with(vec![
            shape("button", "link").pressed(press).saying(thought(instance, known, *at)),
            shape("span", "eyebrow").saying(became),
        ])
    };
    let mut parts = vec![
        shape("h3", "look__title").with(vec![
            shape("b", "").saying(title),
            shape("span", "eyebrow").saying(format!("{} of {} left", left, counted(instance, mates.len()))),
        ]),
        shape("ul", "look__alike").with(mates.iter().take(LISTED).map(row).collect()),
    ];
    if mates.len() > LISTED {
        parts.push(shape("p", "eyebrow").saying(format!("and {} more", mates.len() - LISTED)));
    }
    parts.push(shape("p", "look__roles").holding(be(stage, person, told)));
    parts
}
