//! Drawing over many parts of a drawing in one stroke, with a mouse or a finger.
//!
//! The stroke's kind is kept on the drawing while the pointer is down, so that
//! it outlives the parts being drawn anew.

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};
use yew::{Callback, html};

use super::press::drawing;
use super::shape::Shape;

const KIND: &str = "data-stroke";

/// A part of a drawing in which a stroke of `kind` begins, or which takes part
/// in one of that kind that comes over it: both are `drawn`.
pub fn part(shape: Shape, kind: &'static str, drawn: Callback<()>) -> Shape {
    let begun = drawn.clone();
    let down = Callback::from(move |event: PointerEvent| {
        if event.button() != 0 {
            return;
        }
        if let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
            // A finger would otherwise keep sending its events here.
            let _ = target.release_pointer_capture(event.pointer_id());
        }
        if let Some(drawing) = drawing(&event) {
            let _ = drawing.set_attribute(KIND, kind);
        }
        begun.emit(());
    });
    let over = Callback::from(move |event: PointerEvent| {
        let under_way = drawing(&event).and_then(|drawing| drawing.get_attribute(KIND));
        if event.buttons() & 1 == 1 && under_way.as_deref() == Some(kind) {
            drawn.emit(());
        }
    });
    shape.hearing(html::onpointerdown::Wrapper::new(down)).hearing(html::onpointerenter::Wrapper::new(over))
}

/// A drawing whose strokes end when the pointer goes up or leaves it; `ended` is told.
pub fn whole(shape: Shape, ended: Callback<()>) -> Shape {
    let end = Callback::from(move |event: PointerEvent| {
        if let Some(drawing) = drawing(&event).filter(|drawing| drawing.has_attribute(KIND)) {
            let _ = drawing.remove_attribute(KIND);
            ended.emit(());
        }
    });
    shape
        .hearing(html::onpointerup::Wrapper::new(end.clone()))
        .hearing(html::onpointercancel::Wrapper::new(end.clone()))
        .hearing(html::onpointerleave::Wrapper::new(end))
}
