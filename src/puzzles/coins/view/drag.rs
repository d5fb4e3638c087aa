//! A coin that follows the pointer, and where it is let go.

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, SvgElement};

use crate::ui::press::{scale, spot};
use crate::ui::shape::{Point, tenths};

/// How far a pointer moves before it drags, in pixels.
const SLACK: i32 = 6;

pub fn start(event: PointerEvent) {
    let Some(coin) = of(&event) else { return };
    // A pointer that is gone already cannot be captured, and need not be.
    let _ = coin.set_pointer_capture(event.pointer_id());
    let _ = coin.set_attribute("data-from", &format!("{} {}", event.client_x(), event.client_y()));
    let _ = coin.remove_attribute("data-dragged");
}

/// The coin an event belongs to.
fn of(event: &PointerEvent) -> Option<SvgElement> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(".coin").ok()??.dyn_into().ok()
}

/// How far the pointer has come since it went down, in pixels.
fn way(coin: &SvgElement, event: &PointerEvent) -> Option<(i32, i32)> {
    let from = coin.get_attribute("data-from")?;
    let (x, y) = from.split_once(' ')?;
    Some((event.client_x() - x.parse::<i32>().ok()?, event.client_y() - y.parse::<i32>().ok()?))
}

/// The coin goes with the pointer. It is the drawing's only state that is not
/// the session's: it lasts no longer than the finger is down.
pub fn follow(event: PointerEvent) {
    let moved = || {
        let coin = of(&event)?;
        let (dx, dy) = way(&coin, &event)?;
        if dx.abs().max(dy.abs()) < SLACK {
            return None;
        }
        let (scale, _) = scale(&coin.owner_svg_element()?)?;
        let shift = format!("{}px {}px", tenths(f64::from(dx) * scale), tenths(f64::from(dy) * scale));
        coin.set_attribute("data-dragged", "true").ok()?;
        coin.style().set_property("translate", &shift).ok()
    };
    moved();
}

pub fn dropped(event: PointerEvent) {
    end(&event);
}

/// Lets the coin go; where, if it was dragged.
pub fn end(event: &PointerEvent) -> Option<Point> {
    let coin = of(event)?;
    way(&coin, event)?;
    coin.remove_attribute("data-from").ok()?;
    coin.style().remove_property("translate").ok()?;
    let dragged = coin.has_attribute("data-dragged");
    spot(&coin.owner_svg_element()?, event).filter(|_| dragged)
}
