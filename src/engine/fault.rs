use std::fmt;

use serde::{Deserialize, Serialize};

/// One thing wrong with what a person gave, in words they can act on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// The key of the field or link part at fault; empty for the whole link.
    pub key: String,
    /// What was given and what is allowed, as one sentence.
    pub message: String,
}

impl Fault {
    /// A fault of the field `key`.
    pub fn new(key: impl Into<String>, message: impl Into<String>) -> Self {
        Self { key: key.into(), message: message.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.key.is_empty() {
            f.write_str(&self.message)
        } else {
            write!(f, "{}: {}", self.key, self.message)
        }
    }
}

impl std::error::Error for Fault {}
