//! The solver's side: the same program on a thread without a page.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::engine::job::{Reply, Request, answer, decode, encode, unreadable};
use crate::engine::{Fault, Link};
use crate::puzzles;

/// Takes requests and posts replies, for as long as the thread lives.
pub fn work() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let poster = scope.clone();
    let post = move |reply: Reply| {
        // Bytes can always be posted.
        let _ = poster.post_message(&Uint8Array::from(encode(&reply).as_slice()));
    };
    post(Reply::Ready);
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let post = post.clone();
        match decode(&Uint8Array::new(&event.data()).to_vec()) {
            Some(request) => wasm_bindgen_futures::spawn_local(serve(request, post)),
            None => post(unreadable()),
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
}

/// Answers a request, once the lab it is for has come.
async fn serve(request: Request, mut post: impl FnMut(Reply)) {
    let slug = Link::read(&request.link).0.slug;
    match puzzles::fetch(&slug).await {
        Ok(ware) => answer(&request, ware.work, &mut post),
        Err(why) => post(Reply::Faults(request.id, vec![Fault::new("", why)])),
    }
}
