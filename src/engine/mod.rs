//! The vocabulary every puzzle speaks: no browser here, and no puzzle.

mod answer;
pub mod case;
mod data;
pub mod document;
mod draft;
mod fault;
pub mod job;
pub mod kept;
pub mod lab;
pub mod link;
mod pack;
mod puzzle;
pub mod search;
mod timeline;
pub mod words;

pub use answer::{Answer, Progress, Reporter};
pub use data::Data;
pub use document::Document;
pub use draft::{Draft, Info, Key, Preset, help};
pub use fault::Fault;
pub use link::Link;
pub use pack::{Packing, Word};
pub use puzzle::{AnswerOf, Puzzle, Step, Words};
pub use timeline::Timeline;
