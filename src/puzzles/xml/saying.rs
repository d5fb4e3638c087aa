//! What is wrong with a text, in words, and how it could be mended.

use super::options::{DEEPEST, GROWN};
use super::read::{Slip, Why};
use super::reading::{line_and_column, place};
use super::term::shape::Misfit;
use crate::engine::words::number;

/// What is wrong, without the place.
pub fn wrong(text: &str, slip: &Slip) -> String {
    match &slip.why {
        Why::Reference(name) if name.is_empty() => "“&” begins no reference here".to_owned(),
        Why::Reference(name) => format!("“&{name}” is no reference that is known"),
        Why::Character(number) => format!("“&#{number}” is no character"),
        Why::Forward(name, inner) if name == inner => {
            format!("the entity “{name}” is told of itself, which would never end")
        }
        Why::Forward(name, inner) => {
            format!("the entity “{name}” uses “{inner}”, which is not defined before it")
        }
        Why::Explosion(name) => {
            let most = number(GROWN as u64);
            format!("entities would add more than {most} characters, at “{name}” if not before")
        }
        Why::Fixed(name) => format!("“{name}” is XML’s own, and cannot stand for anything else"),
        Why::Closes(name, open, from) => {
            format!("</{name}> does not close <{open}>, which was opened at {}", place(text, *from as usize))
        }
        Why::NothingOpen(name) => format!("</{name}> closes nothing: no element is open"),
        Why::Name => "a tag begins with a name, and here is none".to_owned(),
        Why::Value(name) => format!("the attribute “{name}” has no value in quotation marks"),
        Why::Twice(name) => format!("the attribute “{name}” is there twice"),
        Why::TagEnd(name) => format!("the tag <{name} does not end as a tag does"),
        Why::Endless(what, end) => format!("{what} begins, and {end} never comes"),
        Why::Declaration => "after “<!” comes a comment, CDATA or a document type".to_owned(),
        Why::Doctype(what) => format!("the document type cannot be read: {what}"),
        Why::Signature(said) => format!("the document says {said} of itself, which is not known"),
        Why::LateSignature => "the document’s declaration stands at its start or nowhere".to_owned(),
        Why::Outside => "text stands outside of any element".to_owned(),
        Why::Deep => format!("elements stand in each other more than {DEEPEST} deep"),
        Why::Unclosed(tag) => format!("<{tag}> is never closed"),
    }
}

/// What would mend it.
pub fn mend(slip: &Slip) -> String {
    match &slip.why {
        Why::Reference(name) if name.is_empty() => {
            "Write &amp;, or allow a lone & in text.".to_owned()
        }
        Why::Reference(name) => {
            format!("Write &amp;{name} if the sign is meant, or define the entity in the document type.")
        }
        Why::Character(_) => "Write the number of a character that there is.".to_owned(),
        Why::Forward(..) => "Define entities before they are used, and none by itself.".to_owned(),
        Why::Explosion(_) => "Use fewer or shorter entities.".to_owned(),
        Why::Fixed(_) => "Leave the definition out.".to_owned(),
        Why::Closes(name, open, _) => {
            format!("Close <{open}> before this, or open <{name}> within it.")
        }
        Why::NothingOpen(_) => "Leave the tag out, or open the element before it.".to_owned(),
        Why::Name => "Write &lt; if the sign is meant.".to_owned(),
        Why::Value(name) => format!("Write {name}=\"…\"."),
        Why::Twice(_) => "Leave one of them out.".to_owned(),
        Why::TagEnd(_) => "End the tag with >.".to_owned(),
        Why::Endless(_, end) => format!("Write {end} where it ends."),
        Why::Declaration => "Write &lt;! if the signs are meant.".to_owned(),
        Why::Doctype(_) => "Mend the document type, or leave it out.".to_owned(),
        Why::Signature(_) => {
            "A declaration may say version=\"1.0\", standalone=\"yes\" or \"no\", and one of the encodings that are \
             known."
                .to_owned()
        }
        Why::LateSignature => "Bring it to the start, or leave it out.".to_owned(),
        Why::Outside => "Put it within an element, or leave it out.".to_owned(),
        Why::Deep => "Nest them less.".to_owned(),
        Why::Unclosed(tag) => format!("Write </{tag}> where it ends."),
    }
}

/// Where it goes wrong, and how.
pub fn whole(text: &str, slip: &Slip) -> String {
    let (line, column) = line_and_column(text, slip.at);
    let (line, column) = (number(line as u64), number(column as u64));
    format!("line {line}, column {column}: {}", wrong(text, slip))
}

/// A text's first letters, on one line.
pub fn short(text: &str, most: usize) -> String {
    let mut out = String::new();
    let mut blank = false;
    for letter in text.chars() {
        if letter <= ' ' {
            blank = !out.is_empty();
            continue;
        }
        if std::mem::take(&mut blank) {
            out.push(' ');
        }
        if out.chars().count() >= most {
            return out.trim_end().to_owned() + " …";
        }
        out.push(letter);
    }
    out
}

/// That answering would take more than `limit`.
pub fn too_much(limit: &str) -> String {
    format!("It would take more than {limit}")
}

/// What stands around the part of a term that no document can have; none where nothing does.
pub fn around(misfit: &Misfit) -> Option<String> {
    let around = misfit.around.join(" › ");
    (!around.is_empty()).then(|| format!("Around it: {around}."))
}
