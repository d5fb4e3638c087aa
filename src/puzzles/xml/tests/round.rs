//! Term to text to term, and nothing that a text can do.

use proptest::prelude::*;

use super::super::doc::{Attributes, Document, Element, External, Node, What};
use super::super::options::Options;
use super::super::query;
use super::super::source::{Taken, take};
use super::super::term::lines::{self, Shape};
use super::super::term::parse::parse;
use super::super::term::shape::{self, document};
use super::super::write::write;
use super::super::{html, read::read};

fn name() -> impl Strategy<Value = String> {
    "[a-zA-Z_][a-zA-Z0-9._-]{0,6}"
        .prop_filter("namespaces have their own way", |name| !name.starts_with("xml"))
}

/// Text that begins with what is not blank, so that it is never taken for blank space between tags.
fn text() -> impl Strategy<Value = String> {
    "[a-zé<>&\"'\\]ﬀ😀][a-z é\n\t<>&\"'\\]ﬀ😀\\\\]{0,12}"
}

fn attributes() -> impl Strategy<Value = Attributes> {
    prop::collection::btree_map(name(), "[a-z é\n<>&\"'\\\\]{0,9}", 0..3)
        .prop_map(|map| map.into_iter().collect())
}

fn node(what: What) -> Node {
    Node { what, span: Default::default() }
}

fn leaf() -> impl Strategy<Value = Node> {
    prop_oneof![
        4 => text().prop_map(What::Text),
        1 => "[a-z <>&]{0,8}".prop_map(What::Cdata),
        1 => "[a-z <>&]{0,8}".prop_map(What::Comment),
        1 => (name(), "[a-z<>&][a-z <>&]{0,7}").prop_map(|(target, rest)| What::Instructions(target, rest)),
    ]
    .prop_map(node)
}

/// Two texts side by side would be one.
fn apart(nodes: Vec<Node>) -> Vec<Node> {
    let mut out: Vec<Node> = Vec::new();
    for one in nodes {
        let is_text = |node: &Node| matches!(node.what, What::Text(_));
        if !(is_text(&one) && out.last().is_some_and(is_text)) {
            out.push(one);
        }
    }
    out
}

fn element() -> impl Strategy<Value = Node> {
    let leaves = prop::collection::vec(leaf(), 0..3);
    let start = (name(), attributes(), leaves).prop_map(|(name, attributes, content)| {
        node(What::Element(Element { name, attributes, content: apart(content) }))
    });
    start.prop_recursive(5, 40, 4, |inner| {
        let content = prop::collection::vec(prop_oneof![inner, leaf()], 0..4);
        (name(), attributes(), content, prop::option::of("urn:[a-z]{1,4}")).prop_map(
            |(name, attributes, content, space)| {
                let element = Element { name, attributes, content: apart(content) };
                node(match space {
                    // Where it differs from every other, so that it is one.
                    Some(address) => What::Namespace(address, String::new(), element),
                    None => What::Element(element),
                })
            },
        )
    })
}

/// Namespaces are only where they change.
fn changing(nodes: &mut [Node], around: &str) {
    for one in nodes {
        if let What::Namespace(address, _, element) = &one.what
            && address == around
        {
            one.what = What::Element(element.clone());
        }
        match &mut one.what {
            What::Namespace(address, _, element) => changing(&mut element.content, &address.clone()),
            What::Element(element) => changing(&mut element.content, around),
            _ => {}
        }
    }
}

fn any_document() -> impl Strategy<Value = Document> {
    let declared = prop::sample::select(vec![
        vec![],
        vec![("version".to_owned(), "1.0".to_owned())],
        vec![("version".to_owned(), "1.0".to_owned()), ("encoding".to_owned(), "utf-8".to_owned())],
    ]);
    let doctype = prop::option::of((name(), any::<u8>()).prop_map(|(name, kind)| {
        let address = |on: bool| on.then(|| "http://a/b".to_owned());
        let literals = if kind & 4 == 4 { vec!["ELEMENT a (#PCDATA)".to_owned()] } else { Vec::new() };
        let external = External { public: address(kind & 3 == 3), system: address(kind & 1 == 1), literals };
        node(What::Doctype(name, external))
    }));
    (declared, doctype, prop::collection::vec(element(), 0..3)).prop_map(|(attributes, doctype, elements)| {
        let mut content: Vec<Node> = doctype.into_iter().chain(elements).collect();
        changing(&mut content, "");
        Document { malformed: false, attributes, content }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn a_term_written_and_read_is_that_term(document in any_document()) {
        for format in [true, false] {
            let options = Options { format, ..Options::default() };
            let written = write(&document, format);
            let reading = read(&written.text, &options, true);
            prop_assert_eq!(&reading.document, &document, "{}", written.text);
            prop_assert_eq!(reading.document.spans(), written.spans);
        }
    }

    #[test]
    fn its_text_is_a_term_in_every_shape(document in any_document()) {
        for shape in [Shape::Xml, Shape::Codes] {
            let written = lines::write(&document, shape);
            let parsed = parse(&written.text).unwrap();
            let again = self::document(&parsed).unwrap();
            prop_assert_eq!(&again, &document, "{}", written.text);
            prop_assert_eq!(again.spans(), written.spans);
            prop_assert_eq!(shape::term(&document, 0), parsed.term);
        }
        let written = lines::write(&document, Shape::Element);
        let again = self::document(&parse(&written.text).unwrap()).unwrap();
        // In that shape CDATA is text like any other, and comments and declarations have no place; then it stays as it is.
        let written = lines::write(&again, Shape::Element);
        prop_assert_eq!(self::document(&parse(&written.text).unwrap()).unwrap(), again, "{}", written.text);
    }
}

/// Pieces of markup in whatever order.
fn soup() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "<a>",
        "</a>",
        "<b x='1'",
        ">",
        "/>",
        "&amp;",
        "&x;",
        "&#65;",
        "&",
        "<!--",
        "-->",
        "<![CDATA[",
        "]]>",
        "<?p ",
        "?>",
        "<!DOCTYPE a [",
        "<!ENTITY x \"<b>\">",
        "<!ENTITY y '&x;&x;'>",
        "]>",
        "text",
        " ",
        "\n",
        "xmlns=\"u\"",
        "<p:c ",
        "é",
        "\"",
        "'",
        "<?xml version=\"1.0\"?>",
        "xml([",
        "])",
        "element(",
        "[",
        ",",
        "pcdata(\"x\")",
        "|",
        "0'a",
        "\\",
        "%",
        "/*",
        "_",
        "X",
        "each ",
        " in ",
        "when ",
        "build ",
        "<br>",
        "<li>",
        "<table>",
        "<td>",
        "<script>",
        "</script>",
        "<!doctype html>",
    ]);
    prop::collection::vec(pieces, 0..40).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    /// Nothing panics; all of a text is in one piece or another; and what is well formed stays so when it is written.
    #[test]
    fn any_text_is_read(text in prop_oneof![soup(), any::<String>()]) {
        for options in [
            Options::default(),
            Options { format: false, allow_ampersand: true, remove_attribute_prefixes: true, extended_characters: false },
        ] {
            let reading = read(&text, &options, true);
            let mut at = 0;
            for piece in &reading.pieces {
                prop_assert!(piece.span.from <= at, "a gap before {}", piece.span.from);
                at = at.max(piece.span.to);
            }
            prop_assert_eq!(at as usize, text.len());
            prop_assert_eq!(reading.document.malformed, reading.slip.is_some());
        }
        let html = html::read(&text, &Options::default(), true);
        let mut at = 0;
        for piece in &html.pieces {
            prop_assert!(piece.span.from <= at, "a gap before {}", piece.span.from);
            at = at.max(piece.span.to);
        }
        prop_assert_eq!(at as usize, text.len());
        let term = lines::write(&html.document, Shape::Xml);
        prop_assert_eq!(&document(&parse(&term.text).unwrap()).map_err(|misfit| misfit.why).unwrap(), &html.document);
        let _ = query::parse(&text);
        let _ = take(&text, &Taken { html: true, ..Taken::default() });
        let _ = super::super::encoding::decode(text.as_bytes());
    }
}
