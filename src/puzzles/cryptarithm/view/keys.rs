//! Letters and digits typed anywhere on the drawing.

use web_sys::KeyboardEvent;
use yew::html;

use super::super::letters::{self, read_digit, signs};
use super::super::{Cryptarithm, Move};
use super::pad::{choose, give};
use super::stage::chosen;
use crate::ui::Stage;
use crate::ui::shape::Shape;

/// The drawing with ears for what is typed on it.
pub fn listening(shape: Shape, stage: &Stage<Cryptarithm>) -> Shape {
    let Some(act) = stage.act.clone() else { return shape };
    // Made anew at each drawing, so that it hears of the present place.
    let typed = {
        let stage = stage.at(stage.line.clone());
        let stage = Stage { act: Some(act.clone()), ..stage };
        move |event: KeyboardEvent| {
            if event.ctrl_key() || event.meta_key() || event.alt_key() {
                return;
            }
            let key = event.key();
            let now = chosen(&stage);
            if matches!(key.as_str(), "Backspace" | "Delete") {
                if let Some(letter) = now.filter(|letter| stage.line.state().digit(*letter).is_some()) {
                    act.emit(Move::Clear(letter));
                }
                return event.prevent_default();
            }
            // Names of keys are words; what a key writes is one sign.
            let [sign] = &signs(&key)[..] else { return };
            let known = match sign {
                letters::Sign::Letter(name) => {
                    stage.instance.letters().iter().position(|known| known == name)
                }
                _ => None,
            };
            let press = match (known, now) {
                (Some(letter), _) if stage.instance.given()[letter].is_none() => choose(&stage, letter as u8),
                (None, Some(letter)) => match read_digit(&key, stage.instance.base()) {
                    Some(value) => give(&stage, letter, value),
                    None => return,
                },
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            press.emit(());
        }
    };
    shape.hearing(html::onkeydown::Wrapper::new(yew::Callback::from(typed)))
}
