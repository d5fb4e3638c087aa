//! The solver's own thread: takes requests, posts replies, knows no page.

use js_sys::Uint8Array;
use stepwise::engine::job::{Reply, encode, run};
use stepwise::puzzles::answer;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let poster = scope.clone();
    let mut post = move |reply: Reply| {
        // Bytes can always be posted.
        let _ = poster.post_message(&Uint8Array::from(encode(&reply).as_slice()));
    };
    post(Reply::Ready);
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        run(&Uint8Array::new(&event.data()).to_vec(), answer, &mut post);
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
}
