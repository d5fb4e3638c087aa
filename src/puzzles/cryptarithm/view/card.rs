//! The home card's drawing: a sum whose letters become digits.

use yew::Html;

use crate::ui::shape::{line, shape};

const ROWS: [(&str, &str, f64, f64); 3] =
    [("SEND", "9567", 122.0, 62.0), ("MORE", "1085", 122.0, 118.0), ("MONEY", "10652", 78.0, 184.0)];
/// In which order the letters are found.
const ORDER: &str = "MOSRDENY";

pub fn draw() -> Html {
    let mut parts = vec![line("sum__rule", "M34 138H290"), line("sum-card__plus", "M44 100h20M54 90v20")];
    for (word, digits, x, y) in ROWS {
        for (at, (letter, digit)) in word.chars().zip(digits.chars()).enumerate() {
            let when = ORDER.find(letter).unwrap_or(0);
            let x = (x as i32) + 44 * at as i32;
            let sign = |class, sign: char| {
                shape("text", class)
                    .at("x", f64::from(x))
                    .at("y", y)
                    .text_at("style", format!("--i: {when}"))
                    .saying(sign.to_string())
            };
            parts.push(sign("sum-card__letter", letter));
            parts.push(sign("sum-card__digit", digit));
        }
    }
    shape("svg", "card__drawing sum-card")
        .text_at("viewBox", "0 0 320 210")
        .text_at("aria-hidden", "true")
        .with(parts)
}
