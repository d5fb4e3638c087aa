//! HTML as a document.

use super::super::html::{read, write};
use super::super::options::Options;
use super::super::term::lines::{Shape, write as lines};

fn term(text: &str) -> String {
    let written = lines(&read(text, &Options::default(), false).document, Shape::Element).text;
    written.lines().map(str::trim_start).collect::<Vec<_>>().join("")
}

#[test]
fn what_html_leaves_out_is_there() {
    for (text, expected) in [
        ("<P>one<p>two<BR>three", "[element(p, [], [one]),element(p, [], [two,element(br, [], []),three])]"),
        ("<ul><li>a<li>b</ul>", "[element(ul, [], [element(li, [], [a]),element(li, [], [b])])]"),
        (
            "<table><tr><td>1<td>2<tr><td>3</table>",
            "[element(table, [], [element(tr, [], [element(td, [], ['1']),element(td, [], ['2'])]),element(tr, [], \
             [element(td, [], ['3'])])])]",
        ),
        ("<input disabled value=x>", "[element(input, [disabled=disabled, value=x], [])]"),
        ("<a href=/?a=1&b=2>AT&T &copy &eacute;</a>", "[element(a, [href='/?a=1&b=2'], ['AT&T © é'])]"),
        ("<script>if (a<b && c) '</p>'</script>", "[element(script, [], ['if (a<b && c) \\'</p>\\''])]"),
        ("<b><i>x</b>y", "[element(b, [], [element(i, [], [x])]),element(p, [], [y])]"),
        (
            "<dl><dt>a<dd>b<dt>c</dl>",
            "[element(dl, [], [element(dt, [], [a]),element(dd, [], [b]),element(dt, [], [c])])]",
        ),
    ] {
        assert_eq!(term(text), expected, "{text}");
    }
}

#[test]
fn it_is_written_back_and_is_the_same() {
    for text in [
        "<!DOCTYPE html>\n<html><head><title>A &amp; B</title></head><body><p>one</p><br><img src=\"a.png\"></body></html>",
        "<p>one <b>two</b> three</p>",
        "<pre>a\n  b</pre>",
        "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\" \"http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd\">\n<html></html>",
        "<!--note--><div id=\"x\"><script>a<b</script></div>",
    ] {
        let document = read(text, &Options::default(), false).document;
        assert_eq!(write(&document).text, text);
        assert_eq!(read(&write(&document).text, &Options::default(), false).document, document);
    }
}

#[test]
fn a_term_is_written_as_html_piece_by_piece() {
    use super::super::read::Kind;
    use super::super::source::{Taken, take};
    let taken = Taken { html: true, ..Taken::default() };
    let source =
        take("xml([], [element(p, [], [pcdata(\"a\"), element(br, [], []), pcdata(\"b\")])])", &taken)
            .unwrap();
    assert_eq!(source.xml.text, "<p>a<br>b</p>");
    let kinds: Vec<&Kind> = source.pieces.iter().map(|piece| &piece.kind).collect();
    let text = || Kind::Text(Vec::new());
    assert_eq!(kinds, [&Kind::Open, &text(), &Kind::Empty, &text(), &Kind::Close]);
}
