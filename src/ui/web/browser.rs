//! Small things asked of the browser.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, HtmlDialogElement, HtmlElement, SvgElement, Window};

use crate::engine::Data;

pub fn window() -> Option<Window> {
    web_sys::window()
}

pub fn document() -> Option<Document> {
    window()?.document()
}

/// Whether a media query holds now.
pub fn matches(query: &str) -> bool {
    let list = window().and_then(|window| window.match_media(query).ok().flatten());
    list.is_some_and(|list| list.matches())
}

/// The `content` of a `<meta>` of this name.
pub fn meta(name: &str) -> Option<String> {
    document()?.query_selector(&format!("meta[name='{name}']")).ok()??.get_attribute("content")
}

/// Sets or clears an attribute of the root element.
pub fn root_attribute(name: &str, value: Option<&str>) {
    let Some(root) = document().and_then(|document| document.document_element()) else { return };
    // Setting plain attributes cannot fail.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// The element with this id, if it is of this kind.
pub fn element<T: JsCast>(id: &str) -> Option<T> {
    document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// Puts the focus on the element with this id.
pub fn focus(id: &str) {
    // Refused only to elements that cannot have it.
    let _ = element::<HtmlElement>(id).map(|element| element.focus());
    let _ = element::<SvgElement>(id).map(|element| element.focus());
}

/// Opens or closes the details with this id.
pub fn toggle(id: &str) {
    let Some(details) = element::<HtmlElement>(id) else { return };
    // Toggling a plain attribute cannot fail.
    let _ = details.toggle_attribute("open");
}

/// Opens or closes the dialog with this id, if it is not as wished.
pub fn modal(id: &str, open: bool) {
    let Some(dialog) = element::<HtmlDialogElement>(id) else { return };
    if open && !dialog.open() {
        // Fails only if it is open already.
        let _ = dialog.show_modal();
    } else if !open && dialog.open() {
        dialog.close();
    }
}

/// Scrolls every part that scrolls by itself and follows the steps (`.follow`) to what is marked in it (`.follow__now`).
pub fn follow() {
    let Some(list) = document().map(|document| document.get_elements_by_class_name("follow")) else { return };
    for at in 0..list.length() {
        let Some(part) = list.item(at) else { continue };
        let Some(now) = part.query_selector(".follow__now").ok().flatten() else { continue };
        let (within, mark) = (part.get_bounding_client_rect(), now.get_bounding_client_rect());
        let (above, below) = (mark.top() - within.top(), mark.bottom() - within.bottom());
        // What is longer than the part is shown from its start.
        let by = if above < 0.0 || mark.height() > within.height() {
            above - 12.0
        } else {
            (below + 12.0).max(0.0)
        };
        part.set_scroll_top(part.scroll_top() + by as i32);
    }
}

/// Scrolls the element with this id to so many pixels from its left and its top.
pub fn scroll(id: &str, left: i32, top: i32) {
    if let Some(part) = element::<HtmlElement>(id) {
        part.set_scroll_left(left);
        part.set_scroll_top(top);
    }
}

/// Closes the popover with this id.
pub fn hide(id: &str) {
    // Fails only if it is closed already.
    element::<HtmlElement>(id).map(|element| element.hide_popover());
}

/// `data` as the browser writes JSON, indented by two.
pub fn json(data: &Data) -> String {
    let text =
        js_sys::JSON::stringify_with_replacer_and_space(&value(data), &JsValue::NULL, &JsValue::from(2));
    text.map(String::from).unwrap_or_default()
}

fn value(data: &Data) -> JsValue {
    match data {
        Data::Null => JsValue::NULL,
        Data::Bool(value) => JsValue::from(*value),
        Data::Number(value) => JsValue::from(*value as f64),
        Data::Text(text) => JsValue::from(text),
        Data::List(list) => list.iter().map(value).collect::<js_sys::Array>().into(),
        Data::Map(map) => object(map.iter().map(|(key, item)| (*key, item))),
        Data::Named(map) => object(map.iter().map(|(key, item)| (key.as_str(), item))),
    }
}

fn object<'a>(entries: impl Iterator<Item = (&'a str, &'a Data)>) -> JsValue {
    let object = js_sys::Object::new();
    for (key, item) in entries {
        // Fails only for objects that are sealed, and this one is new.
        let _ = js_sys::Reflect::set(&object, &JsValue::from(key), &value(item));
    }
    object.into()
}

/// Opens the browser's printing.
pub fn print() {
    // Refused only to pages that may not open windows.
    let _ = window().map(|window| window.print());
}

/// Offers `text` as a file to save.
pub fn download(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    download_parts(name, kind, &mut [text].into_iter())
}

/// Offers a text in parts as a file to save.
pub fn download_parts(name: &str, kind: &str, parts: &mut dyn Iterator<Item = &str>) -> Result<(), JsValue> {
    let address = blob(kind, parts)?;
    offer(name, &address)?;
    web_sys::Url::revoke_object_url(&address)
}

/// An address of its own for a text in parts, until it is given back.
pub fn blob(kind: &str, parts: &mut dyn Iterator<Item = &str>) -> Result<String, JsValue> {
    let parts: js_sys::Array = parts.map(JsValue::from_str).collect();
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options)?;
    web_sys::Url::create_object_url_with_blob(&blob)
}

/// Offers what lies at an address as a file to save.
pub fn offer(name: &str, address: &str) -> Result<(), JsValue> {
    let anchor = document().ok_or(JsValue::NULL)?.create_element("a")?;
    let anchor: web_sys::HtmlAnchorElement = anchor.unchecked_into();
    anchor.set_href(address);
    anchor.set_download(name);
    anchor.click();
    Ok(())
}

/// A text with its letters and marks composed (NFC), so that what looks the same is the same.
pub fn composed(text: &str) -> String {
    if text.is_ascii() { text.to_owned() } else { js_sys::JsString::from(text).normalize("NFC").into() }
}

/// Asks for a lab's styles, if they are not here. The promise is kept when they have come, or are lost: the lab can be
/// used without them.
pub fn styles(slug: &str) -> js_sys::Promise {
    js_sys::Promise::new(&mut |done, _| {
        if asked(slug, &done).is_none() {
            // Calling what a promise hands over cannot fail.
            let _ = done.call0(&JsValue::NULL);
        }
    })
}

/// Has `done` called when the styles have come; none where they are here, or cannot be asked for.
fn asked(slug: &str, done: &js_sys::Function) -> Option<()> {
    let id = format!("style-{slug}");
    let document = document()?;
    let link = match document.get_element_by_id(&id) {
        Some(link) if js_sys::Reflect::get(&link, &"sheet".into()).is_ok_and(|sheet| sheet.is_object()) => {
            return None;
        }
        Some(link) => link,
        None => {
            let folder = meta("stepwise-worker")?.rsplit_once('/')?.0.to_owned();
            let link = document.create_element("link").ok()?;
            for (name, value) in [
                ("id", id),
                ("rel", "stylesheet".into()),
                ("href", format!("{folder}/style/labs/{slug}.css")),
            ] {
                link.set_attribute(name, &value).ok()?;
            }
            document.head()?.append_child(&link).ok()?;
            link
        }
    };
    link.add_event_listener_with_callback("load", done).ok()?;
    link.add_event_listener_with_callback("error", done).ok()
}
