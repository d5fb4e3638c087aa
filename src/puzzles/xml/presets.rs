use crate::engine::{Info, Key, Preset, help};

/// The longest document that is read, in bytes.
pub const LONGEST: usize = 32_000_000;

/// The document where none is given: the image of John Fletcher's description.
pub const SVG: &str = r#"<?xml version="1.0" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.0//EN" "http://www.w3.org/.../svg10.dtd"
    [
    <!ENTITY redblue "fill: red; stroke: blue; stroke-width: 1">
    ]>
<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500">
  <circle cx=" 25 " cy=" 25 " r=" 24 " style="&redblue;"/>
</svg>
"#;

pub const INFO: Info = Info {
    slug: "xml",
    name: "XML and terms",
    question: "What does this document say as a term, where does it go wrong, and what can be asked of it?",
    keys: &[
        Key {
            name: "doc",
            default: SVG,
            help: help("the document: XML text, or its term [a small SVG image]"),
        },
        Key {
            name: "query",
            default: "",
            help: help(
                "a pattern, as element(book, [year=Y|_], C); lines of a question; or q1 to q12 [nothing]",
            ),
        },
        Key { name: "read", default: "xml", help: help("xml or html [xml]") },
        Key {
            name: "shape",
            default: "xml",
            help: help("the term: xml, codes (text as character codes), or element (as other Prologs) [xml]"),
        },
        Key {
            name: "extended_characters",
            default: "true",
            help: help("true or false: XHTML’s names of characters are known [true]"),
        },
        Key {
            name: "format",
            default: "true",
            help: help(
                "true or false: blank space alone between tags is left out, written XML is indented [true]",
            ),
        },
        Key {
            name: "remove_attribute_prefixes",
            default: "false",
            help: help("true or false: prefixes go that say no more than the element’s [false]"),
        },
        Key {
            name: "allow_ampersand",
            default: "false",
            help: help("true or false: a lone & in text is itself [false]"),
        },
    ],
    presets: &[
        Preset { name: "A small image, with an entity", link: "xml" },
        Preset {
            name: "Malformed: an unescaped &",
            link: "xml?doc=%3Cr%3E%3Cp%3EApex%20%26%20Partners%3C/p%3E%3C/r%3E",
        },
        Preset {
            name: "A pattern: books and their years",
            link: "xml?query=each%20element(book,%20[year=Year|_],%20Held)%20in%20bib",
        },
        Preset { name: "Q1 Books after 1991", link: "xml?query=q1" },
        Preset { name: "Q4 Every author’s titles", link: "xml?query=q4" },
        Preset { name: "Q6 Two authors, and et-al", link: "xml?query=q6" },
        Preset { name: "Q10 Lowest prices", link: "xml?query=q10" },
        Preset { name: "Q12 The same authors", link: "xml?query=q12" },
    ],
    limits: "documents up to 32 MB, of which a link holds 64 KB; elements nested 256 deep; entities add up to 1,000,000 characters; tables of 20,000 rows",
};
