//! For a person who tries it: the letters with their digits, and the digits to give.

use yew::{Callback, Html};

use super::super::letters::digit;
use super::super::{Choices, Cryptarithm, Move};
use super::stage::Marks;
use crate::ui::Stage;
use crate::ui::shape::{classes, shape, text};

pub fn draw(stage: &Stage<Cryptarithm>, marks: &Marks) -> Html {
    if stage.act.is_none() {
        return Html::default();
    }
    let letters =
        (0..stage.instance.letters().len() as u8).map(|letter| tile(stage, marks, letter)).collect();
    let mut parts = vec![
        shape("div", "tiles").text_at("role", "group").text_at("aria-label", "The letters").with(letters),
    ];
    if let Some(letter) = marks.chosen {
        let digits = (0..stage.instance.base()).map(|value| key(stage, letter, value)).collect();
        let name = &stage.instance.letters()[usize::from(letter)];
        let label = format!("A digit for {name}");
        parts.push(shape("div", "pad").text_at("role", "group").text_at("aria-label", label).with(digits));
    }
    shape("div", "cryptarithm__try").with(parts)
}

/// Chooses a letter.
pub fn choose(stage: &Stage<Cryptarithm>, letter: u8) -> Callback<()> {
    let choices = Choices { letter: Some(letter), ..stage.choices.clone() };
    stage.choose.reform(move |()| (choices.clone(), None))
}

/// Gives a letter a digit, or takes it away where it has it; the next letter is chosen then.
pub fn give(stage: &Stage<Cryptarithm>, letter: u8, value: u8) -> Callback<()> {
    let Some(act) = stage.act.clone() else { return Callback::noop() };
    let here = stage.line.state().digit(letter) == Some(value);
    let choose = stage.choose.clone();
    let choices = Choices { letter: here.then_some(letter), ..stage.choices.clone() };
    Callback::from(move |()| {
        act.emit(if here { Move::Clear(letter) } else { Move::Put(letter, value) });
        choose.emit((choices.clone(), None));
    })
}

fn tile(stage: &Stage<Cryptarithm>, marks: &Marks, letter: u8) -> Html {
    let name = stage.instance.letters()[usize::from(letter)].clone();
    let given = stage.instance.given()[usize::from(letter)].is_some();
    let known = stage.line.state().digit(letter);
    let shown = known.map_or("?".to_owned(), |value| digit(value).to_string());
    let said = match known {
        Some(value) if given => format!("{name} is {}, given", digit(value)),
        Some(value) => format!("{name} is {}", digit(value)),
        None => format!("{name} has no digit"),
    };
    let class = classes("tile", &[(marks.wrong.contains(&letter), "tile--wrong")]);
    let tile =
        shape("button", "").text_at("class", class).keyed(usize::from(letter)).text_at("aria-label", said);
    let tile =
        if given { tile.text_at("aria-disabled", "true") } else { tile.pressed(choose(stage, letter)) };
    tile.text_at("aria-pressed", (marks.chosen == Some(letter)).to_string())
        .with(vec![text(name), shape("b", "").saying(shown)])
}

fn key(stage: &Stage<Cryptarithm>, letter: u8, value: u8) -> Html {
    let state = stage.line.state();
    let taken = state.digits().contains(&Some(value)) && state.digit(letter) != Some(value);
    let class = classes("pad__key", &[(taken, "pad__key--taken")]);
    shape("button", "")
        .text_at("class", class)
        .keyed(usize::from(value))
        .text_at("aria-pressed", (state.digit(letter) == Some(value)).to_string())
        .pressed(give(stage, letter, value))
        .saying(digit(value).to_string())
}
