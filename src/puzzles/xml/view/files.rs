//! What becomes of a file: what a link can hold is the puzzle; what it cannot is read on a thread of its own.

use std::rc::Rc;

use super::super::Xml;
use super::super::encoding::decode;
use super::super::large::Opened;
use super::super::presets::LONGEST;
use crate::engine::Draft;
use crate::engine::job::Bytes;
use crate::engine::link::LINK_LIMIT;
use crate::engine::words::plural;
use crate::ui::Stage;
use crate::ui::files::Files;
use yew::Callback;

/// Files for this lab.
pub fn of(stage: &Stage<Xml>) -> Files {
    let draft = stage.typed.clone();
    let (pose, query, seek, tell) =
        (stage.pose.clone(), stage.query.clone(), stage.seek.clone(), stage.tell.clone());
    let opened = move |(name, bytes): (String, Vec<u8>)| {
        if bytes.len() <= LINK_LIMIT {
            let decoded = decode(&bytes);
            if fits(&draft, &decoded.text) {
                query.emit(Opened::default());
                pose.emit(("doc", decoded.text));
                return tell.emit(read(&name, decoded.encoding, decoded.lost as u64));
            }
        }
        query.emit(Opened { name, bytes: Rc::new(Bytes::from(bytes)) });
        seek.emit(true);
    };
    Files { most: (LONGEST / 1_000_000) as u32, opened: Callback::from(opened), refused: stage.tell.clone() }
}

/// Whether a link holds this as the document.
pub fn fits(draft: &Draft, text: &str) -> bool {
    // Escaped, a byte is three; the other keys are short, or the link is measured.
    text.len() * 3 < LINK_LIMIT / 2 || draft.clone().with("doc", text).link().to_string().len() <= LINK_LIMIT
}

/// How a file was read, in a sentence.
pub fn read(name: &str, encoding: &str, lost: u64) -> String {
    let encoding = encoding.to_ascii_uppercase();
    match lost {
        0 => format!("“{name}” was read as {encoding}."),
        lost => {
            let lost = plural(lost as u32, "place means", "places mean");
            format!("“{name}” was read as {encoding}; {lost} no character, and became �.")
        }
    }
}
