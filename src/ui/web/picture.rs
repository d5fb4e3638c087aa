//! The drawing on the stage as a file of its own.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, Element, HtmlCanvasElement, HtmlImageElement, SvgsvgElement};

use super::browser::{blob, document, download, offer, window};
use super::lab::Save;
use super::shape::tenths;

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

/// The longest side of a picture in dots.
const DOTS: f64 = 2400.0;

/// Saves the drawing as it stands under this name, as SVG or, when it has been painted, as PNG.
pub fn save(what: Save, name: &str) {
    // A browser that refuses a file, or cannot paint it, says so itself.
    let Some((text, (width, height))) = drawing() else { return };
    if what == Save::Vector {
        let _ = download(&format!("{name}.svg"), "image/svg+xml", &text);
        return;
    }
    let name = format!("{name}.png");
    let scale = DOTS / width.max(height);
    wasm_bindgen_futures::spawn_local(async move {
        let _ = paint(&name, &text, (width * scale, height * scale)).await;
    });
}

async fn paint(name: &str, text: &str, (width, height): (f64, f64)) -> Result<(), JsValue> {
    let image = HtmlImageElement::new()?;
    let address = blob("image/svg+xml", &mut [text].into_iter())?;
    image.set_src(&address);
    let decoded = JsFuture::from(image.decode()).await;
    web_sys::Url::revoke_object_url(&address)?;
    decoded?;
    let canvas = document().ok_or(JsValue::NULL)?.create_element("canvas")?;
    let canvas: HtmlCanvasElement = canvas.unchecked_into();
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)?;
    offer(name, &canvas.to_data_url()?)
}

/// The drawing on the stage as a text of its own, and its size.
fn drawing() -> Option<(String, (f64, f64))> {
    let drawing = document()?.query_selector(".stage svg, .picture svg").ok()??;
    let copy: Element = drawing.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    inline(&drawing, &copy)?;
    let body: Element = document()?.body()?.into();
    let paper = window()?.get_computed_style(&body).ok()??.get_property_value("background-color").ok()?;
    let style = copy.get_attribute("style").unwrap_or_default();
    let frame = drawing.dyn_ref::<SvgsvgElement>()?.view_box().base_val()?;
    let size = (f64::from(frame.width()), f64::from(frame.height()));
    // Plain attributes of an element of our own: setting them cannot fail.
    for (name, value) in [
        ("style", format!("{style}background: {paper}")),
        ("xmlns", "http://www.w3.org/2000/svg".to_owned()),
        // Without a size of its own some browsers do not paint it.
        ("width", tenths(size.0)),
        ("height", tenths(size.1)),
    ] {
        let _ = copy.set_attribute(name, &value);
    }
    Some((copy.outer_html(), size))
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
