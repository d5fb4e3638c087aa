//! The page: one reducer, narrow components, and the browser around them.
//!
//! [`session`] holds every state of a lab's page and names no browser; the
//! rest needs the feature `web`.

pub mod session;

#[cfg(feature = "web")]
mod web;
#[cfg(feature = "web")]
pub use web::*;
