//! Classic logic puzzles, solved one reasoned step at a time.
//!
//! Every puzzle is posed by a link, the same text in the browser's address,
//! on the command line and here:
//!
//! ```
//! use stepwise::engine::{Link, lab};
//! use stepwise::puzzles::jugs::Jugs;
//!
//! let link = Link::parse("jugs?sizes=3,7&goal=any:2").map_err(|faults| faults[0].to_string())?;
//! let document = lab::document::<Jugs>(&link, &mut ()).map_err(|faults| faults[0].to_string())?;
//! assert!(document.text().contains("6 pours; nothing shorter exists"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The same by its parts: read, solve, and replay the answer by the rules:
//!
//! ```
//! use stepwise::engine::{Draft, Puzzle, document};
//! use stepwise::puzzles::jugs::Jugs;
//!
//! let draft = Draft::new(Jugs::INFO).with("sizes", "8,5,3").with("start", "8,0,0")
//!     .with("goal", "4,4,0").with("water", "closed");
//! let instance = Jugs::validate(&draft).map_err(|faults| faults[0].to_string())?;
//! let answer = Jugs::solve(&instance, &mut ());
//! let line = document::check::<Jugs>(&instance, &answer)?;
//! assert_eq!(line.len(), 7);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`engine`] is the vocabulary every puzzle speaks, [`puzzles`] the puzzles.
//! Neither needs a browser; `ui` (with the feature `web`) is the page.

pub mod cli;
pub mod engine;
pub mod puzzles;
pub mod ui;
