//! Terms as text, what of them is no document, and bytes.

use super::super::Xml;
use super::super::encoding::decode;
use super::super::source::{Taken, take};
use super::super::term::lines::Shape;
use super::super::term::parse::parse;
use super::super::term::print::{Strings, term};
use super::super::term::shape::document;
use crate::engine::lab;

#[test]
fn terms_are_read_as_prolog_has_them() {
    for (text, expected) in [
        ("a", "a"),
        ("'B c'", "'B c'"),
        ("X", "X"),
        ("f(a,B,\"c\")", "f(a, B, \"c\")"),
        ("[a|[b|T]]", "[a, b|T]"),
        ("[104,105]", "\"hi\""),
        ("[0'h, 0'i].", "\"hi\""),
        ("\"say \"\"hi\"\"\"", "\"say \\\"hi\\\"\""),
        ("'don''t'", "'don\\'t'"),
        ("\"a\\x41\\b\\101\\c\\n\"", "\"aAbAc\\n\""),
        ("a:b:c = - 1", ""),
        ("a=b:c", "a=b:c"),
        ("(x)=\"1\"", "x=\"1\""),
        ("/* a comment */ f( % another\n a )", "f(a)"),
        ("-5", "-5"),
        ("[]", "[]"),
    ] {
        match parse(text) {
            Ok(parsed) => assert_eq!(term(&parsed.term, Strings::Quoted), expected, "{text}"),
            Err(_) => assert_eq!(expected, "", "{text}"),
        }
    }
    for (text, at) in
        [("f(a", 3), ("[a,", 3), ("\"abc", 0), ("f(a))", 4), ("", 0), ("'a\\q'", 2), ("[a|b c]", 5)]
    {
        assert_eq!(parse(text).unwrap_err().at, at, "{text}");
    }
    assert!(parse(&"[".repeat(100_000)).is_err());
    assert!(parse(&"f(".repeat(100_000)).is_err());
}

#[test]
fn what_is_no_document_is_named_with_what_is_around_it() {
    for (text, part, around) in [
        ("xml([],[element(a,[id=\"x\"],[element(B,[],[])])])", "B", &["a(x)"][..]),
        ("xml([],[element(a,[],[element(b,[c=d],[])])])", "d", &["a", "b"]),
        ("xml([],[element(a,[],[comment(\"a-->b\")])])", "\"a-->b\"", &["a"]),
        ("xml([],[element(a,[],[cdata(\"]]>\")])])", "\"]]>\"", &["a"]),
        ("xml([],[element(a,[],foo)])", "foo", &["a"]),
        ("xml([],[element(a,[],[foo])])", "foo", &["a"]),
        ("xml([],[element(\"a\",[],[])])", "\"a\"", &[]),
        ("xml([],[element('1a',[],[])])", "'1a'", &[]),
        ("xml([],[element(a,[b=\"1\",b=\"2\"],[])])", "b=\"2\"", &["a"]),
        ("xml([],[element(a,[],[pcdata(\"x\"),pcdata(\"y\")])])", "pcdata(\"y\")", &["a"]),
        ("xml([],[pcdata(\"x\")])", "pcdata(\"x\")", &[]),
        ("xml([version=\"2.0\"],[])", "version=\"2.0\"", &[]),
        ("xml([],[element(a,[],[doctype(a,local)])])", "doctype(a, local)", &["a"]),
        ("foo(bar)", "foo(bar)", &[]),
    ] {
        let misfit = document(&parse(text).unwrap()).unwrap_err();
        assert_eq!(term(&misfit.part, Strings::Quoted), part, "{text}");
        assert_eq!(misfit.around, around, "{text}");
        assert!(text[misfit.span.range()].starts_with(&part[..1]), "{text}");
    }
}

#[test]
fn the_shape_of_other_prologs_goes_both_ways() {
    let taken = Taken { shape: Shape::Element, ..Taken::default() };
    let text = "<s:a xmlns:s=\"urn:s\" x=\"1\">t<s:b/><!-- c --></s:a>";
    let source = take(text, &taken).unwrap();
    assert_eq!(
        source.term.text.replace("\n", "").replace("  ", ""),
        "[element('urn:s':a, ['xmlns:s'='urn:s', x='1'], [t,element('urn:s':b, [], [])])]"
    );
    let back = take(&source.term.text, &taken).unwrap();
    assert_eq!(back.misfit, None);
    assert!(take(&back.xml.text, &Taken::default()).unwrap().slip.is_none(), "{}", back.xml.text);
}

#[test]
fn what_could_not_be_read_is_written_as_cdata() {
    let taken = Taken::default();
    let source =
        take("malformed([],[element(a,[],[pcdata(\"x \"),unparsed(\"& y ]]></a>\")])])", &taken).unwrap();
    assert_eq!(source.xml.text, "<a>x <![CDATA[& y ]]]]><![CDATA[></a>]]></a>\n");
    assert!(take(&source.xml.text, &taken).unwrap().slip.is_none());
}

#[test]
fn bytes_are_text_in_the_encoding_they_say() {
    let said = |name: &str, rest: &[u8]| {
        let mut bytes = format!("<?xml version='1.0' encoding='{name}'?><a>").into_bytes();
        bytes.extend(rest);
        bytes.extend(b"</a>");
        let decoded = decode(&bytes);
        let text = decoded.text;
        (decoded.encoding, text[text.find("<a>").unwrap() + 3..text.len() - 4].to_owned())
    };
    assert_eq!(said("ISO-8859-1", b"\xe9\xa4"), ("iso-8859-1", "é¤".to_owned()));
    assert_eq!(said("iso-8859-15", b"\xe9\xa4\xbd"), ("iso-8859-15", "é€œ".to_owned()));
    assert_eq!(said("iso-8859-2", b"\xe9\xb3\xb1\xfe"), ("iso-8859-2", "éłąţ".to_owned()));
    assert_eq!(said("windows-1252", b"\x80\x93\xe9"), ("windows-1252", "€“é".to_owned()));
    assert_eq!(said("utf-8", "é\r\nx\ry".as_bytes()), ("utf-8", "é\nx\ny".to_owned()));
    assert_eq!(decode(b"\xef\xbb\xbf<a/>").text, "<a/>");
    assert_eq!(decode(b"<a>\xff</a>").lost, 1);
    for (mark, unit) in
        [(&b"\xff\xfe"[..], u16::to_le_bytes as fn(u16) -> [u8; 2]), (b"\xfe\xff", u16::to_be_bytes)]
    {
        let bytes: Vec<u8> = "<a>é😀</a>".encode_utf16().flat_map(unit).collect();
        assert_eq!(decode(&bytes).text, "<a>é😀</a>");
        assert_eq!(decode(&[mark, &bytes].concat()).text, "<a>é😀</a>");
    }
}

/// A document solved, checked and told; `keys` are set besides.
fn told(text: &str, keys: &[(&str, &str)]) -> String {
    let mut link = crate::engine::Link { slug: "xml".to_owned(), ..Default::default() };
    let all = [("doc", text)].into_iter().chain(keys.iter().copied());
    link.values = all.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    match lab::document::<Xml>(&link, &mut ()) {
        Ok(document) => document.text(),
        Err(faults) => panic!("{text}: {faults:?}"),
    }
}

#[test]
fn what_fuzzing_found_stays_mended() {
    for (text, keys, said) in [
        // A comment may hold what begins one; only --> ends it.
        ("<a><!-- b <!-- c --></a>", &[][..], "comment(\" b <!-- c \")"),
        // A variable alone is a pattern, of lists too.
        ("<a/>", &[("query", "E")], "sub-terms are like the pattern"),
        // Blank space before a declaration that cannot be read is read.
        ("\n <?xml encodin='x'?>", &[], "Malformed, line 2, column 2"),
        ("<?xml version='1.0' version='1.0'?><a/>", &[], "the attribute “version” is there twice"),
        // Letters by number, and a lone &, are text, which stands within an element.
        ("&x", &[("allow_ampersand", "true")], "text stands outside of any element"),
        ("<a/> &#65;", &[], "Malformed, line 1, column 6: text stands outside of any element"),
        // A prefix stands before a name, and goes where that is nobody else's.
        (
            "<a xmlns:p='u'><p: p:='1'/></a>",
            &[("remove_attribute_prefixes", "true")],
            "element('p:', ['p:'=\"1\"]",
        ),
        (
            "<p:a xmlns:p='u' p:b='1' b='2' p:c='3'/>",
            &[("remove_attribute_prefixes", "true")],
            "['xmlns:p'=\"u\", 'p:b'=\"1\", b=\"2\", c=\"3\"]",
        ),
        ("<a><!DOCTYPE b></a>", &[], "the document type cannot be read: it stands within an element"),
    ] {
        let told = told(text, keys);
        assert!(told.contains(said), "{text}: {told}");
    }
    // What is left out when a document is written lets nothing end early.
    for (term, text) in [
        ("[instructions(a, \"?\\x01\\>\")]", "<?a ? >?>\n"),
        ("[doctype(a, system(\"b\\\"c\"))]", "<!DOCTYPE a SYSTEM 'b\"c'>\n"),
    ] {
        let source = take(&format!("xml([], {term})"), &Taken::default()).unwrap();
        assert_eq!(source.xml.text, text);
    }
    // Letters of several bytes where a quotation mark is meant.
    assert_eq!(decode("<?xml encoding=×utf-8×?>".as_bytes()).encoding, "utf-8");
}
