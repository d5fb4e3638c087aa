//! Parts of drawings that can be pressed.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent, PointerEvent, SvgsvgElement};
use yew::{Callback, Html, html};

use super::browser::document;
use super::shape::{Point, Shape, rect};

/// Clicks that no pointer made, as a screen reader's are.
pub fn by_click(press: Callback<()>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if event.detail() == 0 {
            press.emit(());
        }
    })
}

/// Enter and the space bar.
pub fn by_key(press: Callback<()>) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" || event.key() == " " {
            event.prevent_default();
            press.emit(());
        }
    })
}

/// A part of a drawing that is a button: the plain rectangle over it, so that
/// its box is what is seen.
pub fn hit(at: Point, size: Point, says: String, pressed: Option<bool>, press: Callback<()>) -> Html {
    let part = rect("hit", at, size).at("rx", 6.0).text_at("tabindex", "0").button(says, press);
    match pressed {
        Some(pressed) => part.text_at("aria-pressed", pressed.to_string()).done(),
        None => part.done(),
    }
}

const GRIP: &str = "data-grip";

/// A part of a drawing that can be taken up and dragged to another: pressed as the pointer goes down. `number` is its
/// own among them, and `held` whether it is taken up.
pub fn grip(at: Point, size: Point, says: String, number: usize, held: bool, press: Callback<()>) -> Html {
    let part =
        rect("hit", at, size).text_at(GRIP, number.to_string()).text_at("aria-pressed", held.to_string());
    down(part, says, press)
}

/// A part of a drawing that is pressed as the pointer goes down.
pub fn down(part: Shape, says: String, press: Callback<()>) -> Html {
    let down = press.reform(|event: PointerEvent| event.prevent_default());
    part.at("rx", 6.0)
        .text_at("tabindex", "0")
        .text_at("role", "button")
        .text_at("aria-label", says)
        .hearing(html::onpointerdown::Wrapper::new(down))
        .hearing(html::onclick::Wrapper::new(by_click(press.clone())))
        .hearing(html::onkeydown::Wrapper::new(by_key(press)))
        .done()
}

/// What is under the pointer, or around that, and fits `selector`. A finger's events all come to where it went down.
pub fn under(event: &PointerEvent, selector: &str) -> Option<Element> {
    let under = document()?.element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    under.closest(selector).ok()?
}

/// The number of the grip under the pointer.
pub fn gripped(event: &PointerEvent) -> Option<usize> {
    under(event, "[data-grip]")?.get_attribute(GRIP)?.parse().ok()
}

/// The drawing an event belongs to.
pub fn drawing(event: &PointerEvent) -> Option<SvgsvgElement> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest("svg").ok()??.dyn_into().ok()
}

/// A drawing's own lengths for a pixel, and the pixel its corner is at. It keeps its proportions: what its box has to
/// spare lies around it.
pub fn scale(drawing: &SvgsvgElement) -> Option<(f64, Point)> {
    let bounds = drawing.get_bounding_client_rect();
    let own = drawing.view_box().base_val()?;
    let (width, height) = (f64::from(own.width()), f64::from(own.height()));
    let ratio = (bounds.width() / width).min(bounds.height() / height);
    let spare = |room: f64, taken: f64| (room - ratio * taken) / 2.0;
    let corner =
        (bounds.left() + spare(bounds.width(), width), bounds.top() + spare(bounds.height(), height));
    Some((1.0 / ratio, corner))
}

/// Where in a drawing the pointer is.
pub fn spot(drawing: &SvgsvgElement, event: &PointerEvent) -> Option<Point> {
    let (scale, (left, top)) = scale(drawing)?;
    Some(((f64::from(event.client_x()) - left) * scale, (f64::from(event.client_y()) - top) * scale))
}
