//! Beside the balance: who answers while the plan is watched, and what each result leaves.

use yew::{Callback, Html};

use super::super::model::Case;
use super::super::{Choices, Coinage, Instance, Tilt, Who, names};
use super::{own, said, split, weigh};
use crate::engine::words::number as number_words;
use crate::ui::Stage;
use crate::ui::fields::{odd, pick, text};
use crate::ui::shape::{all, shape};

pub fn draw(stage: &Stage<Coinage>) -> Html {
    if stage.act.is_some() {
        return all(vec![weigh::draw(stage), split::draw(stage), own::draw(stage)]);
    }
    if stage.answer.as_ref().is_none_or(|answer| answer.verdict() != "solved") {
        return Html::default();
    }
    all(vec![split::draw(stage), answers(stage)])
}

/// Sets `change` beside the puzzle, and goes to a place of the line.
pub fn choose<T: 'static>(
    stage: &Stage<Coinage>,
    place: Option<usize>,
    change: fn(&mut Choices, T),
) -> Callback<T> {
    let (choose, choices) = (stage.choose.clone(), stage.choices.clone());
    Callback::from(move |value| {
        let mut choices = choices.clone();
        change(&mut choices, value);
        choose.emit((choices, place));
    })
}

/// Has the viewer say results, and goes to a place of the line that follows.
pub fn say(stage: &Stage<Coinage>, said: Vec<Tilt>, place: usize) -> Callback<()> {
    choose(stage, Some(place), |choices, said| choices.pick(Who::You(said))).reform(move |()| said.clone())
}

/// Who answers while the plan is watched.
fn answers(stage: &Stage<Coinage>) -> Html {
    let who = &stage.choices.who;
    let now = match who {
        Who::Worst => "worst",
        Who::Case(_) => "case",
        Who::Every(_) => "every",
        Who::You(_) => "you",
    };
    let (so_far, fresh) = (said(stage, stage.line.at()), stage.instance.fresh());
    let (choose, choices) = (stage.choose.clone(), stage.choices.clone());
    let pick_who = Callback::from(move |name: String| {
        let mut choices = choices.clone();
        choices.pick(match name.as_str() {
            "case" => fresh.case(0).map_or(Who::Worst, Who::Case),
            "every" => Who::Every(0),
            "you" => Who::You(so_far.clone()),
            _ => Who::Worst,
        });
        // You go on from here; everyone else begins anew.
        let place = (name != "you").then_some(0);
        choose.emit((choices, place));
    });
    let every = format!("every case in turn ({})", stage.instance.fresh().cases());
    let names = [
        ("worst", "an adversary: the worst"),
        ("case", "one fake, picked by you"),
        ("you", "you, result by result"),
        ("every", every.as_str()),
    ];
    let more = match who {
        Who::Case(at) => fake(stage, *at),
        Who::Every(at) => every_case(stage, *at),
        _ => Html::default(),
    };
    shape("div", "answers").with(vec![pick("Who answers:", &names, now, pick_who), more])
}

/// Up to this many cases each has a place to be pressed.
const LISTED: u64 = 80;

/// The case being played, of all.
fn every_case(stage: &Stage<Coinage>, at: u64) -> Html {
    let fresh = stage.instance.fresh();
    let said = fresh.case(at).map(names::case).unwrap_or_default();
    let now = format!("Case {} of {}: {said}.", at + 1, fresh.cases());
    let mut parts = vec![shape("p", "answers__now").saying(now)];
    if fresh.cases() <= LISTED {
        let go = choose(stage, Some(0), |choices, case| choices.pick(Who::Every(case)));
        let each = |(case, number): (Case, u64)| {
            let place = shape("button", "case").text_at("aria-label", names::case(case));
            let place = if number == at { place.text_at("aria-current", "true") } else { place };
            let press = go.reform(move |()| number);
            shape("li", "").keyed(number.to_string()).holding(place.pressed(press).saying(super::short(case)))
        };
        parts.push(shape("ol", "cases").with(fresh.each_case().zip(0..).map(each).collect()));
    }
    shape("div", "").with(parts)
}

/// The fake that is picked: its number, and which way.
fn fake(stage: &Stage<Coinage>, picked: Case) -> Html {
    let fresh = stage.instance.fresh();
    let way = match picked {
        Case::Heavy(_) => "heavy",
        Case::Light(_) => "light",
        Case::None => "none",
    };
    let ways: Vec<(&str, &str)> = [("heavy", "is heavy"), ("light", "is light"), ("none", "no coin is fake")]
        .into_iter()
        .filter(|(way, _)| fresh.allows(case(way, 1)))
        .collect();
    let number = picked.coin();
    let turned = choose(stage, Some(0), |choices, who| choices.pick(who))
        .reform(move |way: String| Who::Case(case(&way, number.unwrap_or(1))));
    let mut parts = Vec::new();
    if let Some(number) = number {
        let shown = stage.choices.picking.clone().unwrap_or_else(|| number.to_string());
        parts.push(text("Coin", shown, "1", number_typed(stage, way)));
    }
    parts.push(pick("", &ways, way, turned));
    let wrong = stage.choices.picking.as_ref().and_then(|text| coin(text, &stage.instance).err());
    parts.push(odd(wrong.as_deref()));
    shape("div", "answers__fake").with(parts)
}

/// Takes the fake's number as it is typed.
fn number_typed(stage: &Stage<Coinage>, way: &'static str) -> Callback<String> {
    let (choose, choices, instance) = (stage.choose.clone(), stage.choices.clone(), stage.instance.clone());
    Callback::from(move |text: String| {
        let mut choices = choices.clone();
        let coin = coin(&text, &instance).ok();
        if let Some(coin) = coin {
            choices.pick(Who::Case(case(way, coin)));
        }
        choices.picking = Some(text);
        choose.emit((choices, coin.map(|_| 0)));
    })
}

/// The coin a text names, or what is wrong with it.
fn coin(text: &str, instance: &Instance) -> Result<u32, String> {
    let (given, most) = (text.trim(), instance.coins());
    given.parse().ok().filter(|coin| (1..=most).contains(coin)).ok_or_else(|| {
        format!("“{given}” is none of the coins, which are numbered 1 to {}", number_words(most))
    })
}

fn case(way: &str, coin: u32) -> Case {
    match way {
        "heavy" => Case::Heavy(coin),
        "light" => Case::Light(coin),
        _ => Case::None,
    }
}
