//! The solver's own thread: takes requests, posts replies, knows no page.

use stepwise::engine::job::{Reply, run};
use stepwise::puzzles::find;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let poster = scope.clone();
    let mut post = move |reply: Reply| {
        // Text can always be posted.
        let _ = poster.post_message(&JsValue::from_str(&reply.text()));
    };
    post(Reply::Ready);
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        run(&event.data().as_string().unwrap_or_default(), find, &mut post);
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
}
