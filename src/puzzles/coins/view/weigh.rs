//! The weighing a person makes, and who answers it.

use yew::{Callback, Html, html};

use super::super::model::apply;
use super::super::reading::weighing;
use super::super::{Answerer, Choices, Coinage, Coins, Move, Tilt};
use super::beside::choose;
use crate::ui::Stage;
use crate::ui::fields::{odd, pick, text};
use crate::ui::shape::{button, shape};

/// The weighing a person makes, and who answers it.
pub fn draw(stage: &Stage<Coinage>) -> Html {
    let Some(act) = &stage.act else { return Html::default() };
    let state = stage.line.state();
    let choices = &stage.choices;
    let now = match choices.answerer {
        Answerer::Worst => "worst",
        Answerer::Secret(_) => "secret",
        Answerer::You => "you",
    };
    let names = [
        ("worst", "an adversary: the worst"),
        ("secret", "a coin picked in secret"),
        ("you", "you, with a balance of your own"),
    ];
    let answerer = answerer(stage);
    let another = answerer.reform(|()| "secret".to_owned());
    let mut who = vec![pick("Who answers:", &names, now, answerer)];
    if now == "secret" {
        who.push(button("pill", "Another coin", another));
    }
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
    shape("div", "answers").with(vec![
        shape("form", "answers__weigh").hearing(enter).with(row),
        odd(choices.odd.as_deref()),
        shape("div", "answers__fake").with(who),
    ])
}

/// Sets who answers; a coin in secret is picked among those that still may be fake.
fn answerer(stage: &Stage<Coinage>) -> Callback<String> {
    let (choose, choices, state) = (stage.choose.clone(), stage.choices.clone(), stage.line.state().clone());
    Callback::from(move |name: String| {
        let answerer = match name.as_str() {
            "secret" => {
                let at = (js_sys::Math::random() * state.cases() as f64) as u64;
                Answerer::Secret(state.case(at.min(state.cases().saturating_sub(1))))
            }
            "you" => Answerer::You,
            _ => Answerer::Worst,
        };
        choose.emit((Choices { answerer, ..choices.clone() }, None));
    })
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
                apply(&instance, &state, &mv).map(|after| Some((mv, after)))
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
        let tilt = if state.ready() { choices.answer(&instance, &state) } else { Some(Tilt::Level) };
        if let Some(tilt) = tilt {
            act.emit(Move::Tip(tilt));
        }
    })
}
