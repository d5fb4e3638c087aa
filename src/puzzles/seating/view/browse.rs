//! All seatings, by number; and what of the present one is watched.

use web_sys::SubmitEvent;
use yew::{Callback, Html, html};

use super::super::reading::read_pick;
use super::super::solve::Counts;
use super::super::ways::{Ways, random, shown};
use super::super::{Choices, Seating};
use crate::engine::words::count;
use crate::ui::Stage;
use crate::ui::fields::{odd, text};
use crate::ui::shape::{Shape, all, button, shape};

/// First, previous, the number, next, another at random.
pub fn draw(stage: &Stage<Seating>) -> Html {
    let counts = stage.answer.as_ref().and_then(|answer| answer.evidence()?.counts.as_ref());
    match counts {
        Some(counts) if stage.act.is_none() && counts.families > Ways::ONE => browser(stage, counts),
        _ => Html::default(),
    }
}

fn browser(stage: &Stage<Seating>, counts: &Counts) -> Html {
    let (now, last) = (stage.instance.pick(), counts.families);
    let go = |to: Ways| stage.pose.reform(move |()| ("pick", to.to_string()));
    let step = |label: &'static str, sign: &'static str, to: Option<Ways>| -> Html {
        let place = shape("button", "pill pill--round").text_at("aria-label", label).text_at("title", label);
        let place: Shape = match to {
            Some(to) => place.pressed(go(to)),
            None => place.text_at("aria-disabled", "true"),
        };
        place.saying(sign)
    };
    let typed = {
        let (choose, choices) = (stage.choose.clone(), stage.choices.clone());
        Callback::from(move |number| choose.emit((Choices { number: Some(number), ..choices.clone() }, None)))
    };
    let mut parts = vec![
        step("The first seating", "⇤", Some(Ways::ONE).filter(|_| now != Ways::ONE)),
        step("The seating before", "←", Some(now).filter(|now| *now > Ways::ONE).map(|now| now - Ways::ONE)),
        step("The next seating", "→", Some(now).filter(|now| *now < last).map(|now| now + Ways::ONE)),
        button(
            "pill",
            "At random",
            stage.pose.reform(move |()| {
                let bits = || (js_sys::Math::random() * 4_294_967_296.0) as u32;
                ("pick", random(last, bits).to_string())
            }),
        ),
    ];
    let (wish, wrong) = wish(stage, last);
    let wished = match wish {
        Some(_) => shape("button", "pill").saying("Show it"),
        None => Html::default(),
    };
    let pose = stage.pose.clone();
    let submit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(to) = wish {
            pose.emit(("pick", to.to_string()));
        }
    });
    let number = text("Number", stage.choices.number.clone().unwrap_or_default(), "such as 1,000", typed);
    let form =
        shape("form", "browse").hearing(html::onsubmit::Wrapper::new(submit)).with(vec![number, wished]);
    parts.push(form);
    all(vec![
        shape("p", "browse__title").saying(format!("Seating {} of {}", shown(now), shown(last))),
        shape("div", "browse").text_at("role", "group").text_at("aria-label", "All seatings").with(parts),
        odd(wrong.as_deref()),
    ])
}

/// The number that is typed, if it is another; or what is wrong with it.
fn wish(stage: &Stage<Seating>, last: Ways) -> (Option<Ways>, Option<String>) {
    let Some(typed) = &stage.choices.number else { return (None, None) };
    match read_pick(typed) {
        Ok(number) if number > last => (None, Some(format!("there are only {} seatings", shown(last)))),
        Ok(number) => (Some(number).filter(|number| *number != stage.instance.pick()), None),
        Err(_) if typed.trim().is_empty() => (None, None),
        Err(why) => (None, Some(why)),
    }
}

/// Whether the seating is watched as it is filled in with reasons, or the plain search.
pub fn views(stage: &Stage<Seating>) -> Html {
    let search = stage.answer.as_ref().and_then(|answer| answer.evidence()?.search.as_ref());
    let Some(search) = search.filter(|_| stage.act.is_none()) else { return Html::default() };
    let view = |name: &'static str, searching: bool| {
        let (choose, choices) = (stage.choose.clone(), stage.choices.clone());
        shape("button", "")
            .text_at("aria-pressed", (choices.search == searching).to_string())
            .pressed(choose.reform(move |()| (Choices { search: searching, ..choices.clone() }, Some(0))))
            .saying(name)
    };
    let solved = stage.answer.as_ref().is_some_and(|answer| answer.verdict() == "solved");
    let reasoned = if solved { "With reasons" } else { "The reason" };
    let tabs = shape("div", "tabs tabs--views")
        .text_at("role", "group")
        .text_at("aria-label", "What is watched")
        .with(vec![view(reasoned, false), view("The plain search", true)]);
    let moves = count(search.made, "move");
    let mut said = format!(
        "The plain search takes the seats in reading order and the groups in theirs: {moves}, {}.",
        count(search.retreats, "retreat")
    );
    if search.moves.len() < search.made as usize {
        said += &format!(" The first {} are kept.", count(search.moves.len() as u64, "move"));
    }
    let told = if stage.choices.search { shape("p", "eyebrow").saying(said) } else { Html::default() };
    all(vec![tabs, told])
}
