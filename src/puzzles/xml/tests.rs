mod asked;
mod html;
mod large;
mod published;
mod round;
mod texts;

use super::options::Options;
use super::read::{Reading, read};
use super::term::lines::{Shape, write};

/// A text read with the options as they are where nothing is said.
fn plain(text: &str) -> Reading {
    read(text, &Options::default(), true)
}

/// The term of a text, blank space between its parts made as little as can be.
fn term(text: &str) -> String {
    term_with(text, &Options::default())
}

fn term_with(text: &str, options: &Options) -> String {
    let written = write(&read(text, options, false).document, Shape::Xml).text;
    let lines: Vec<&str> = written.lines().map(str::trim_start).collect();
    lines.join("").replace(",element(", ", element(").replace("),", "), ").replace("),  ", "), ")
}
