//! A document as HTML.

use super::super::doc::{Document, External, Node, Span, What};
use super::super::term::lines::Lines;
use super::{RAW, VOID, within};

/// Writes a document as HTML: what has no end gets none, and nothing else closes itself.
pub fn write(document: &Document) -> Lines {
    let mut out = Lines::default();
    content(&mut out, &document.content, "");
    out
}

fn content(out: &mut Lines, nodes: &[Node], around: &str) {
    for node in nodes {
        let (from, number) = (out.text.len(), out.spans.len());
        out.spans.push(Span::default());
        match &node.what {
            What::Text(text) | What::Cdata(text) | What::Unparsed(text) if within(RAW, around) => {
                out.text.push_str(text)
            }
            What::Text(text) | What::Cdata(text) | What::Unparsed(text) => {
                escaped(&mut out.text, text, false)
            }
            What::Comment(text) => out.text.extend(["<!--", text, "-->"]),
            What::Instructions(..) | What::OutOfContext(_) => {}
            What::Doctype(name, external) => doctype(&mut out.text, name, external),
            What::Element(element) | What::Namespace(_, _, element) => {
                let name = &element.name;
                out.text.extend(["<", name]);
                for (key, value) in &element.attributes {
                    out.text.extend([" ", key, "=\""]);
                    escaped(&mut out.text, value, true);
                    out.text.push('"');
                }
                out.text.push('>');
                if !within(VOID, name) {
                    content(out, &element.content, name);
                    out.text.extend(["</", name, ">"]);
                }
            }
        }
        out.spans[number] = Span::new(from, out.text.len());
    }
}

fn doctype(out: &mut String, name: &str, external: &External) {
    out.extend(["<!DOCTYPE ", name]);
    match (&external.public, &external.system) {
        (Some(public), system) => {
            out.extend([" PUBLIC \"", public, "\""]);
            if let Some(system) = system.as_ref().filter(|system| !system.is_empty()) {
                out.extend([" \"", system, "\""]);
            }
        }
        (None, Some(system)) => out.extend([" SYSTEM \"", system, "\""]),
        (None, None) => {}
    }
    out.push_str(">\n");
}

fn escaped(out: &mut String, text: &str, value: bool) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' if value => out.push_str("&quot;"),
            '\u{a0}' => out.push_str("&nbsp;"),
            letter => out.push(letter),
        }
    }
}
