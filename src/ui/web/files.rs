//! Files that a person opens or drops, and long texts that are pasted.

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ClipboardEvent, File, FileList, HtmlInputElement};
use yew::{Callback, DragEvent, Event, Html, TargetCast, html};

/// A file's name, and what is in it.
pub type Opened = (String, Vec<u8>);

/// What becomes of files.
#[derive(Clone)]
pub struct Files {
    /// The longest that is read, in megabytes.
    pub most: u32,
    /// Told of what was opened.
    pub opened: Callback<Opened>,
    /// Told why a file is not read.
    pub refused: Callback<String>,
}

impl Files {
    /// Reads the first of some files; the others are left.
    fn take(&self, files: Option<FileList>) {
        let Some(file) = files.and_then(|files| files.item(0)) else { return };
        let Self { most, opened, refused } = self.clone();
        let megabytes = file.size() / 1e6;
        if megabytes > f64::from(most) {
            let long = megabytes.ceil() as u64;
            let name = file.name();
            return refused.emit(format!("“{name}” is {long} MB long; files of up to {most} MB are read."));
        }
        spawn_local(async move {
            match read(&file).await {
                Some(bytes) => opened.emit((file.name(), bytes)),
                None => refused.emit(format!("The browser does not give “{}” to be read.", file.name())),
            }
        });
    }

    /// The button that opens a file.
    pub fn button(&self, name: &'static str) -> Html {
        let files = self.clone();
        let onchange = move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            files.take(input.files());
            // The same file can be opened again.
            input.set_value("");
        };
        html! {
            <label class="pill pill--small opener">
                { name }
                <input type="file" class="opener__input" {onchange} />
            </label>
        }
    }

    /// What files can be dropped on.
    pub fn over(&self, class: &'static str, inside: Vec<Html>) -> Html {
        let files = self.clone();
        // Without this the browser would leave the page for the file.
        let ondragover = |event: DragEvent| event.prevent_default();
        let ondrop = move |event: DragEvent| {
            event.prevent_default();
            files.take(event.data_transfer().and_then(|given| given.files()));
        };
        html! { <div {class} {ondragover} {ondrop}>{ for inside }</div> }
    }

    /// Takes a text that is being pasted, if it is longer than `most` bytes, in place of the field it is pasted into.
    pub fn pasted(&self, event: &Event, most: usize) {
        let given = event.dyn_ref::<ClipboardEvent>().and_then(ClipboardEvent::clipboard_data);
        let text = given.and_then(|given| given.get_data("text").ok()).unwrap_or_default();
        if text.len() > most {
            event.prevent_default();
            self.opened.emit(("What was pasted".to_owned(), text.into_bytes()));
        }
    }
}

async fn read(file: &File) -> Option<Vec<u8>> {
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}
