//! Texts that went wrong for somebody elsewhere, and the example of the description.

use super::super::read::Why;
use super::{Options, plain, term, term_with};

#[test]
fn the_image_of_the_description() {
    assert_eq!(
        term(super::super::presets::SVG),
        "xml([version=\"1.0\", standalone=\"no\"], [doctype(svg, public(\"-//W3C//DTD SVG 1.0//EN\", \
         \"http://www.w3.org/.../svg10.dtd\")), namespace('http://www.w3.org/2000/svg', \"\", element(svg, \
         [width=\"500\", height=\"500\"], [element(circle, [cx=\"25\", cy=\"25\", r=\"24\", style=\"fill: red; stroke: \
         blue; stroke-width: 1\"], [])]))])"
    );
}

#[test]
fn what_cannot_be_read_is_kept() {
    for (text, expected) in [
        (
            "<r><p>Apex & Partners</p></r>",
            "malformed([], [element(r, [], [element(p, [], [pcdata(\"Apex \"), unparsed(\"& Partners</p></r>\")])])])",
        ),
        (
            "<M>Test&Measurement</M>",
            "malformed([], [element('M', [], [pcdata(\"Test\"), unparsed(\"&Measurement</M>\")])])",
        ),
        (
            "<listing><unclosedtag>bad<closedtag>okay</closedtag></listing>",
            "malformed([], [element(listing, [], [element(unclosedtag, [], [pcdata(\"bad\"), element(closedtag, [], \
             [pcdata(\"okay\")]), unparsed(\"</listing>\")])])])",
        ),
        ("<a>x", "malformed([], [element(a, [], [pcdata(\"x\"), out_of_context(a)])])"),
        ("<a>", "malformed([], [element(a, [], [out_of_context(a)])])"),
        (
            "<title>Foo & Bar</title\n<description>D</description>",
            "malformed([], [element(title, [], [pcdata(\"Foo \"), unparsed(\"& \
             Bar</title\\n<description>D</description>\")])])",
        ),
        (
            "<a><![CDATA[unterminated</a>",
            "malformed([], [element(a, [], [unparsed(\"<![CDATA[unterminated</a>\")])])",
        ),
        ("<a>&undefined;</a>", "malformed([], [element(a, [], [unparsed(\"&undefined;</a>\")])])"),
        ("text only", "malformed([], [unparsed(\"text only\")])"),
        ("</a>", "malformed([], [unparsed(\"</a>\")])"),
        ("<a><1b/></a>", "malformed([], [element(a, [], [unparsed(\"<1b/></a>\")])])"),
        ("<a>x<</a>", "malformed([], [element(a, [], [pcdata(\"x\"), unparsed(\"<</a>\")])])"),
        ("<A></a>", "malformed([], [element('A', [], [unparsed(\"</a>\")])])"),
        ("<a b='1' b='2'/>", "malformed([], [unparsed(\"<a b='1' b='2'/>\")])"),
    ] {
        assert_eq!(term(text), expected, "{text}");
    }
}

#[test]
fn what_others_refuse_is_read() {
    for (text, expected) in [
        ("<Foo url=\"http://h/?a=1&b=2\"/>", "xml([], [element('Foo', [url=\"http://h/?a=1&b=2\"], [])])"),
        (
            "<a><b><![CDATA[]]></b><b><![CDATA[--><c>&d;]]></b></a>",
            "xml([], [element(a, [], [element(b, [], [cdata(\"\")]), element(b, [], [cdata(\"--><c>&d;\")])])])",
        ),
        ("<a>&#123; &#x41;</a>", "xml([], [element(a, [], [pcdata(\"{ A\")])])"),
        ("<a>caf&eacute;</a>", "xml([], [element(a, [], [pcdata(\"café\")])])"),
        (
            "<r xmlns=\"urn:d\"><x xmlns=\"\"/></r>",
            "xml([], [namespace('urn:d', \"\", element(r, [], [namespace('', \"\", element(x, [], []))]))])",
        ),
        (
            "<a xml:space=\"preserve\"> <b/> </a>",
            "xml([], [element(a, ['xml:space'=\"preserve\"], [pcdata(\" \"), element(b, [], []), pcdata(\" \")])])",
        ),
        ("<a> <b/> </a>", "xml([], [element(a, [], [element(b, [], [])])])"),
        (
            "<c><!-- <!-- Log --> <localfile/> --></c>",
            "xml([], [element(c, [], [comment(\" <!-- Log \"), element(localfile, [], []), pcdata(\" -->\")])])",
        ),
        ("<a>1 > 0 ]]> ok</a>", "xml([], [element(a, [], [pcdata(\"1 > 0 ]]> ok\")])])"),
        ("<a/><b/>", "xml([], [element(a, [], []), element(b, [], [])])"),
        ("", "xml([], [])"),
        (
            "<?xmlversion=\"1.0\"?><a/>",
            "xml([], [instructions(xmlversion, \"=\\\"1.0\\\"\"), element(a, [], [])])",
        ),
        ("<größe/>", "xml([], [element('größe', [], [])])"),
    ] {
        assert_eq!(term(text), expected, "{text}");
    }
}

#[test]
fn entities_are_put_in_their_place() {
    for (text, expected) in [
        (
            "<?xml version=\"1.0\"?><!DOCTYPE foo [ <!ENTITY myentity \"my entity value\"> ]><foo>&myentity; content</foo>",
            "xml([version=\"1.0\"], [doctype(foo, local), element(foo, [], [pcdata(\"my entity value content\")])])",
        ),
        (
            "<!DOCTYPE type [<!ENTITY ent \"entity\">]><root><n1>&ent;</n1><n2>n2</n2></root>",
            "xml([], [doctype(type, local), element(root, [], [element(n1, [], [pcdata(\"entity\")]), element(n2, [], \
             [pcdata(\"n2\")])])])",
        ),
        (
            "<!DOCTYPE note [<!ENTITY nbsp \"&#xA0;\"><!ENTITY writer \"Writer: D.\"><!ENTITY copyright \"(c)\">]>\
             <note by=\"&writer;\"><footer>&writer;&nbsp;&copyright;</footer></note>",
            "xml([], [doctype(note, local), element(note, [by=\"Writer: D.\"], [element(footer, [], [pcdata(\"Writer: \
             D.\u{a0}(c)\")])])])",
        ),
        (
            "<!DOCTYPE a [<!ENTITY a0 \"lol\"><!ENTITY a1 \"&a0;&a0;\"><!ENTITY a2 \"&a1;&a1;\">]><a>&a2;</a>",
            "xml([], [doctype(a, local), element(a, [], [pcdata(\"lollollollol\")])])",
        ),
        (
            "<!DOCTYPE a [<!ENTITY x \"<b>\">]><a>&x;t</b></a>",
            "xml([], [doctype(a, local), element(a, [], [element(b, [], [pcdata(\"t\")])])])",
        ),
        (
            "<!DOCTYPE a [<!ENTITY x \"<b \">]><a>&x;t='1'/></a>",
            "xml([], [doctype(a, local), element(a, [], [element(b, [t=\"1\"], [])])])",
        ),
    ] {
        assert_eq!(term(text), expected, "{text}");
    }
}

#[test]
fn circles_and_explosions_are_stopped_and_named() {
    let circle = plain("<!DOCTYPE a [<!ENTITY x \"&y;\"><!ENTITY y \"&x;\">]><a>&x;</a>");
    assert_eq!(circle.slip.unwrap().why, Why::Forward("x".to_owned(), "y".to_owned()));
    assert_eq!(circle.document.content.len(), 1, "the whole is unparsed");
    let laughs: String =
        (1..20).map(|at| format!("<!ENTITY l{at} \"{}\">", format!("&l{};", at - 1).repeat(10))).collect();
    let bomb = format!("<!DOCTYPE a [<!ENTITY l0 \"lol\">{laughs}]><a>&l19;</a>");
    assert_eq!(plain(&bomb).slip.unwrap().why, Why::Explosion("l6".to_owned()));
    // A long one used again and again.
    let long = "x".repeat(60_000);
    let used = format!("<!DOCTYPE a [<!ENTITY l \"{long}\">]><a>{}</a>", "&l;".repeat(1000));
    assert_eq!(plain(&used).slip.unwrap().why, Why::Explosion("l".to_owned()));
    let spliced = format!("<!DOCTYPE a [<!ENTITY l \"<b \">]><a>{}</a>", "&l;/>".repeat(10_000));
    assert!(matches!(plain(&spliced).slip.unwrap().why, Why::Explosion(_)));
}

#[test]
fn options_change_what_is_read() {
    let plain = Options::default();
    let amp = Options { allow_ampersand: true, ..plain };
    assert_eq!(
        term_with("<r><p>Apex & Partners</p></r>", &amp),
        "xml([], [element(r, [], [element(p, [], [pcdata(\"Apex & Partners\")])])])"
    );
    let few = Options { extended_characters: false, ..plain };
    assert!(term_with("<a>caf&eacute;</a>", &few).starts_with("malformed"));
    let kept = Options { format: false, ..plain };
    assert_eq!(
        term_with("<a> <b/> </a>", &kept),
        "xml([], [element(a, [], [pcdata(\" \"), element(b, [], []), pcdata(\" \")])])"
    );
    let short = Options { remove_attribute_prefixes: true, ..plain };
    let text = "<p:a xmlns:p=\"urn:p\" p:b=\"1\"/>";
    assert_eq!(
        term_with(text, &short),
        "xml([], [namespace('urn:p', \"p\", element(a, ['xmlns:p'=\"urn:p\", b=\"1\"], []))])"
    );
    assert!(term(text).contains("'p:b'=\"1\""));
}

#[test]
fn the_place_is_told() {
    for (text, at) in [
        ("<r><p>Apex & Partners</p></r>", 11),
        ("<a>\n<b></c></a>", 7),
        ("<a>\n<b>", 4),
        ("<a><b x=1/></a>", 6),
        ("<a/>text", 4),
        ("<a>&#xD800;</a>", 3),
    ] {
        assert_eq!(plain(text).slip.unwrap().at, at, "{text}");
    }
}
