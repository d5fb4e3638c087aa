//! Beside the balance: who answers, what each result leaves, and, for a person
//! who tries it, the weighing itself.

use yew::{Callback, Html, html};

use super::super::model::Case;
use super::super::reading::weighing;
use super::super::{Answerer, Choices, Coinage, Coins, Fake, Instance, Move, Who};
use super::{own, said, split};
use crate::engine::words::capital;
use crate::ui::Stage;
use crate::ui::fields::{pick, text};
use crate::ui::shape::{all, shape};

pub fn draw(stage: &Stage<Coinage>) -> Html {
    if stage.act.is_some() {
        return all(vec![trying(stage), split::draw(stage), own::draw(stage)]);
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

/// Who answers while the plan is watched.
fn answers(stage: &Stage<Coinage>) -> Html {
    let who = &stage.choices.who;
    let now = match who {
        Who::Worst => "worst",
        Who::Case(_) => "case",
        Who::Every(_) => "every",
        Who::You(_) => "you",
    };
    let so_far = said(stage, stage.line.at());
    let (choose, choices) = (stage.choose.clone(), stage.choices.clone());
    let pick_who = Callback::from(move |name: String| {
        let who = match name.as_str() {
            "case" => Who::Case(0),
            "every" => Who::Every(0),
            "you" => Who::You(so_far.clone()),
            _ => Who::Worst,
        };
        // You go on from here; everyone else begins anew.
        let place = (name != "you").then_some(0);
        choose.emit((Choices { who, ..choices.clone() }, place));
    });
    let every = format!("every case in turn ({})", stage.instance.fresh().cases());
    let names = [
        ("worst", "an adversary, always the worst"),
        ("case", "one fake, picked by you"),
        ("you", "you, result by result"),
        ("every", every.as_str()),
    ];
    let more = match who {
        Who::Case(at) => fake(stage, *at),
        Who::Every(at) => shape("p", "answers__now").saying(every_case(&stage.instance, *at)),
        _ => Html::default(),
    };
    shape("div", "answers").with(vec![pick("Who answers:", &names, now, pick_who), more])
}

fn every_case(instance: &Instance, at: u64) -> String {
    let case = instance.fresh().case(at).map(super::super::names::case).unwrap_or_default();
    format!("Case {} of {}: {case}.", at + 1, instance.fresh().cases())
}

/// The fake that is picked: its number, and which way.
fn fake(stage: &Stage<Coinage>, at: u64) -> Html {
    let instance = &stage.instance;
    let (coin, way) = match instance.fresh().case(at) {
        Some(Case::Heavy(coin)) => (coin, "heavy"),
        Some(Case::Light(coin)) => (coin, "light"),
        _ => (0, "none"),
    };
    let to = |case: Option<Case>| case.and_then(|case| number_of(&stage.instance, case));
    let number = choose(stage, Some(0), |choices, at| choices.who = Who::Case(at));
    let typed = {
        let number = number.clone();
        let numbers: Vec<Option<u64>> = ["heavy", "light"].map(|way| to(case(way, 1))).to_vec();
        let (coins, fake, heavy) = (instance.coins(), instance.fake(), way != "light");
        Callback::from(move |text: String| {
            let coin = text.trim().parse::<u32>().ok().filter(|coin| (1..=coins).contains(coin));
            let base = numbers[usize::from(!heavy)].or(numbers[0]).or(numbers[1]);
            if let (Some(coin), Some(base)) = (coin, base) {
                let each = if fake == Fake::Either { 2 } else { 1 };
                number.emit(base + each * u64::from(coin - 1));
            }
        })
    };
    let ways: Vec<(&str, &str)> = [("heavy", "is heavy"), ("light", "is light"), ("none", "no coin is fake")]
        .into_iter()
        .filter(|(way, _)| to(case(way, 1)).is_some())
        .collect();
    let turned = {
        let numbers: Vec<(String, u64)> = ways
            .iter()
            .filter_map(|(way, _)| Some(((*way).to_owned(), to(case(way, coin.max(1)))?)))
            .collect();
        Callback::from(move |way: String| {
            if let Some((_, at)) = numbers.iter().find(|(name, _)| *name == way) {
                number.emit(*at);
            }
        })
    };
    let mut parts = Vec::new();
    if coin > 0 {
        parts.push(text("Coin", coin.to_string(), "1", typed));
    }
    parts.push(pick("", &ways, way, turned));
    shape("div", "answers__fake").with(parts)
}

fn case(way: &str, coin: u32) -> Option<Case> {
    match way {
        "heavy" => Some(Case::Heavy(coin)),
        "light" => Some(Case::Light(coin)),
        _ => Some(Case::None),
    }
}

/// The number of a case among those of the puzzle, if it is one.
fn number_of(instance: &Instance, case: Case) -> Option<u64> {
    let at = |coin: u32| u64::from(coin - 1);
    match (case, instance.fake()) {
        (Case::Heavy(coin), Fake::Either) => Some(2 * at(coin)),
        (Case::Light(coin), Fake::Either) => Some(2 * at(coin) + 1),
        (Case::Heavy(coin), Fake::Heavy) | (Case::Light(coin), Fake::Light) => Some(at(coin)),
        (Case::None, _) if instance.none() => Some(instance.fresh().cases() - 1),
        _ => None,
    }
}

/// The weighing a person makes, and who answers it.
fn trying(stage: &Stage<Coinage>) -> Html {
    let Some(act) = &stage.act else { return Html::default() };
    let state = stage.line.state();
    let choices = &stage.choices;
    let now = match choices.answerer {
        Answerer::Worst => "worst",
        Answerer::Secret(_) => "secret",
        Answerer::You => "you",
    };
    let names = [
        ("worst", "an adversary, always the worst"),
        ("secret", "a coin picked in secret"),
        ("you", "you, with a balance of your own"),
    ];
    let secret = {
        // A fake among those that still may be.
        let cases = state.cases();
        let at = (js_sys::Math::random() * cases as f64) as u64;
        state.case(at.min(cases.saturating_sub(1)))
    };
    let (choose_all, before) = (stage.choose.clone(), choices.clone());
    let answerer = Callback::from(move |name: String| {
        let answerer = match name.as_str() {
            "secret" => Answerer::Secret(secret),
            "you" => Answerer::You,
            _ => Answerer::Worst,
        };
        choose_all.emit((Choices { answerer, ..before.clone() }, None));
    });
    let typed = choose(stage, None, |choices, typed| {
        choices.typed = typed;
        choices.odd = None;
    });
    let weigh = weigh(stage, act);
    let asks = choices.answerer == Answerer::You && choices.typed.trim().is_empty();
    let mut row = vec![text("Weigh", choices.typed.clone(), "1 2 3 v 4 5 6, or tap the coins", typed)];
    row.push(if asks && state.ready() {
        shape("p", "answers__now").saying("Which way did it go?")
    } else {
        shape("button", "pill pill--main").saying(if asks { "Put on the pans" } else { "Weigh" })
    });
    if !(state.left().is_empty() && state.right().is_empty()) {
        let act = act.clone();
        let clear = Callback::from(move |()| act.emit(Move::Load(Coins::default(), Coins::default())));
        row.push(shape("button", "pill").text_at("type", "button").pressed(clear).saying("Clear the pans"));
    }
    let enter = html::onsubmit::Wrapper::new(Callback::from(move |event: yew::SubmitEvent| {
        event.prevent_default();
        weigh.emit(());
    }));
    let odd = match &choices.odd {
        Some(odd) => shape("p", "answers__odd").text_at("role", "alert").saying(format!("{}.", capital(odd))),
        None => Html::default(),
    };
    shape("div", "answers").with(vec![
        shape("form", "answers__weigh").hearing(enter).with(row),
        odd,
        pick("Who answers:", &names, now, answerer),
    ])
}

/// Puts what was typed on the pans, and weighs, unless the person is to say the result.
fn weigh(stage: &Stage<Coinage>, act: &Callback<Move>) -> Callback<()> {
    let (act, choose) = (act.clone(), stage.choose.clone());
    let (instance, choices) = (stage.instance.clone(), stage.choices.clone());
    let state = stage.line.state().clone();
    Callback::from(move |()| {
        let mut choices = choices.clone();
        let mut state = state.clone();
        if !choices.typed.trim().is_empty() {
            let loaded = weighing(&choices.typed).and_then(|(left, right)| {
                if (&left, &right, state.tilt()) == (state.left(), state.right(), None) {
                    return Ok(None);
                }
                let mv = Move::Load(left, right);
                super::super::model::apply(&instance, &state, &mv).map(|after| Some((mv, after)))
            });
            match loaded {
                Ok(Some((mv, after))) => {
                    act.emit(mv);
                    state = after;
                }
                Ok(None) => {}
                Err(odd) => {
                    choices.odd = Some(odd);
                    return choose.emit((choices, None));
                }
            }
            choices.typed = String::new();
            choices.odd = None;
            choose.emit((choices.clone(), None));
        }
        // Pans that cannot be weighed are refused by the rules, with the reason.
        let tilt =
            if state.ready() { choices.answer(&instance, &state) } else { Some(super::super::Tilt::Level) };
        if let Some(tilt) = tilt {
            act.emit(Move::Tip(tilt));
        }
    })
}
