//! View.
