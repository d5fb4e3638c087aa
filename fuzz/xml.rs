//! Any bytes as a document, or as a question: see CONTRIBUTING.md for how to run it.

#![no_main]

mod one;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| one::xml(bytes));
