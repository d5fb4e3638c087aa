//! XML and terms.

pub mod doc;
mod encoding;
mod entities;
mod names;
pub mod options;
pub mod query;
pub mod read;
pub mod term;
pub mod write;

#[cfg(test)]
mod tests;
