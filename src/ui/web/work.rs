//! The solver's side: the same program on a thread without a page.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::engine::job::{Reply, encode, run};
use crate::puzzles;

/// Takes requests and posts replies, for as long as the thread lives.
pub fn work() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let poster = scope.clone();
    let mut post = move |reply: Reply| {
        // Bytes can always be posted.
        let _ = poster.post_message(&Uint8Array::from(encode(&reply).as_slice()));
    };
    post(Reply::Ready);
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        run(&Uint8Array::new(&event.data()).to_vec(), puzzles::work, &mut post);
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
}
