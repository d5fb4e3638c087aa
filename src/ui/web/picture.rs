//! The drawing on the stage as a file of its own.

use wasm_bindgen::JsCast;
use web_sys::Element;

use super::browser::{document, download, window};

/// What the page's styles give a drawing, and a file must say itself.
const STYLES: [&str; 15] = [
    "fill",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "paint-order",
    "opacity",
    "display",
    "transform",
    "font-family",
    "font-size",
    "font-weight",
    "letter-spacing",
    "visibility",
];

/// Saves the drawing as it stands, as SVG under this name.
pub fn save(name: &str) -> Option<()> {
    let drawing = document()?.query_selector(".stage svg").ok()??;
    let copy: Element = drawing.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    inline(&drawing, &copy)?;
    let body: Element = document()?.body()?.into();
    let paper = window()?.get_computed_style(&body).ok()??.get_property_value("background-color").ok()?;
    let style = copy.get_attribute("style").unwrap_or_default();
    // Plain attributes of an element of our own: setting them cannot fail.
    let _ = copy.set_attribute("style", &format!("{style}background: {paper}"));
    let _ = copy.set_attribute("xmlns", "http://www.w3.org/2000/svg");
    download(name, "image/svg+xml", &copy.outer_html()).ok()
}

/// Writes what each element looks like into its copy, from the leaves up.
fn inline(shown: &Element, copy: &Element) -> Option<()> {
    let look = window()?.get_computed_style(shown).ok()??;
    let mut style = String::new();
    for name in STYLES {
        let value = look.get_property_value(name).unwrap_or_default();
        if !value.is_empty() {
            style = format!("{style}{name}: {value}; ");
        }
    }
    for name in ["class", "id", "tabindex", "role", "aria-pressed"] {
        // A pattern is found by its name.
        if name != "id" || shown.tag_name() != "pattern" {
            let _ = copy.remove_attribute(name);
        }
    }
    let _ = copy.set_attribute("style", &style);
    let (shown, copies) = (shown.children(), copy.children());
    for at in 0..shown.length() {
        inline(&shown.item(at)?, &copies.item(at)?)?;
    }
    Some(())
}
