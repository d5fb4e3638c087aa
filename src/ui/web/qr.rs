//! An address as a code for a camera.

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};
use yew::Html;

use super::shape::{line, shape};

/// The largest code that is still read off a screen: 117 modules a side, some 1,200 letters.
const LARGEST: u8 = 25;
/// What must stay light around it, in modules.
const QUIET: i32 = 4;

/// The drawing of the code for `address`; none where it is too long for one.
pub fn code(address: &str) -> Option<Html> {
    let parts = QrSegment::make_segments(address);
    let code = QrCode::encode_segments_advanced(
        &parts,
        QrCodeEcc::Low,
        Version::MIN,
        Version::new(LARGEST),
        None,
        true,
    )
    .ok()?;
    let side = code.size() + 2 * QUIET;
    let mut dark = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                dark += &format!("M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run + 1;
        }
    }
    let drawing = shape("svg", "code")
        .text_at("viewBox", format!("0 0 {side} {side}"))
        .text_at("shape-rendering", "crispEdges")
        .text_at("role", "img")
        .text_at("aria-label", "The address as a code for a camera");
    Some(drawing.with(vec![line("code__dark", dark)]))
}
