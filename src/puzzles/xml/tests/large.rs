//! Documents too long for a link: what is told of them is all of them, and is where it says.

use std::rc::Rc;

use super::super::doc::Span;
use super::super::instance::Instance;
use super::super::large::{Finding, Opened, survey};
use super::super::layout::{self, Mark};
use super::super::leaves::Leaves;
use super::super::source::{Side, take};
use super::super::{Xml, large::Told};
use crate::engine::job::{Bytes, decode};
use crate::engine::{Draft, Progress, Puzzle, Reporter};

#[derive(Default)]
struct Heard(Vec<Finding>);

impl Reporter for Heard {
    fn progress(&mut self, _: Progress) {}

    fn found(&mut self, findings: Vec<u8>) {
        self.0.extend(decode::<Vec<Finding>>(&findings).expect("a list of findings"));
    }
}

fn instance(keys: &[(&str, &str)]) -> Instance {
    let draft = keys.iter().fold(Draft::new(Xml::INFO), |draft, (key, value)| draft.with(key, *value));
    Xml::validate(&draft).expect("a good draft")
}

fn told(keys: &[(&str, &str)], bytes: &[u8]) -> Vec<Finding> {
    let opened = Opened { name: "a file".to_owned(), bytes: Rc::new(Bytes::from(bytes)) };
    let mut heard = Heard::default();
    survey(&instance(keys), &opened, &mut heard);
    heard.0
}

/// Elements within each other, long lines and short ones, letters of one byte to four.
fn document(seed: u64, bytes: usize) -> String {
    let mut random = fastrand::Rng::with_seed(seed);
    let (mut text, mut open) = ("<all>".to_owned(), vec!["all"]);
    while text.len() < bytes {
        match random.u8(0..10) {
            0..3 if open.len() < 9 => {
                let name = random.choice(["a", "list", "élan"]).unwrap_or_default();
                text += &format!("<{name} n=\"{}\">", random.u16(..));
                open.push(name);
            }
            3..5 if open.len() > 1 => text += &format!("</{}>", open.pop().unwrap_or_default()),
            5 => text += "<!-- é -->\n",
            6 => text += &"ï😀, ".repeat(random.usize(1..90)),
            7 => text.push('\n'),
            _ => text += "some text &amp; more",
        }
    }
    while let Some(name) = open.pop() {
        text += &format!("</{name}>");
    }
    text
}

/// A text put together of its rows, each line in turn.
fn rebuilt(leaves: &Leaves<'_>, side: Side) -> String {
    let (mut text, mut at) = (String::new(), 0);
    while at < leaves.rows(side) {
        for row in leaves.window(side, at, 61) {
            assert_eq!(row.number, at);
            assert!(row.text.len() <= 160, "{}", row.text.len());
            if row.line.is_some_and(|line| line > 1) {
                text.push('\n');
            }
            assert_eq!(row.from as usize, text.len());
            if let Some(line) = row.line {
                assert_eq!(line as usize, text.matches('\n').count() + 1);
            }
            text += row.text;
            at += 1;
        }
    }
    text
}

#[test]
fn all_of_it_is_told() {
    for seed in 0..6 {
        let text = document(seed, if seed == 0 { 40 } else { 150_000 * seed as usize });
        let findings = told(&[], text.as_bytes());
        let leaves = Leaves::new(&findings);
        let source = take(&text, &Default::default()).expect("no term");
        assert_eq!(source.slip, None);
        for (side, whole) in [(Side::Xml, &source.xml.text), (Side::Term, &source.term.text)] {
            let parts: String = leaves.parts(side).iter().map(|part| part.text.as_str()).collect();
            assert_eq!(&parts, whole);
            assert_eq!(rebuilt(&leaves, side), whole.trim_end_matches('\n'));
            let spans = &source.side(side).spans;
            assert_eq!(leaves.many() as usize, spans.len());
            let mut random = fastrand::Rng::with_seed(seed);
            for _ in 0..200 {
                let node = random.u32(0..leaves.many());
                assert_eq!(leaves.span(side, node), Some(spans[node as usize]));
                let at = random.u32(0..whole.len() as u32);
                let row = leaves.window(side, leaves.row_of(side, at), 1)[0];
                assert!((row.from..=row.from + row.text.len() as u32).contains(&at));
                let holds = |span: &Span| span.from <= at && at < span.to;
                let innermost = spans.iter().rposition(holds).map(|node| node as u32);
                assert_eq!(leaves.innermost(side, at), innermost);
                let around = |span: &Span| {
                    let inner = spans[node as usize];
                    span.from <= inner.from && inner.to <= span.to
                };
                let around = spans[..node as usize].iter().rposition(around).map(|node| node as u32);
                assert_eq!(leaves.around(side, node), around);
            }
        }
    }
}

#[test]
fn rows_are_cut_where_nodes_and_marks_end() {
    let text = "<a>\n  <b>one</b><c/>\n</a>";
    let findings = told(&[], text.as_bytes());
    let leaves = Leaves::new(&findings);
    let rows = leaves.window(Side::Xml, 1, 1);
    let ends = leaves.ends(Side::Xml, rows[0].from, rows[0].from + rows[0].text.len() as u32);
    let span = leaves.span(Side::Xml, 0).expect("the first node");
    let cuts = rows[0].cut(&[(span, Mark::Cursor)], &ends);
    let texts: Vec<&str> = cuts.iter().map(|cut| cut.text).collect();
    assert_eq!(texts, ["  ", "<b>", "one", "</b>", "<c/>"]);
    assert!(cuts.iter().all(|cut| cut.marks == [Mark::Cursor]));
    assert_eq!(layout::innermost(&[span], 5), Some(0));
}

fn verdict(findings: &[Finding]) -> &Told {
    Leaves::new(findings).told.expect("a verdict comes first")
}

#[test]
fn what_is_wrong_has_its_place() {
    let broken = document(7, 200_000).replacen("</list>", "</lost>", 1);
    let findings = told(&[], broken.as_bytes());
    let (told_of, source) = (verdict(&findings), take(&broken, &Default::default()).expect("no term"));
    let at = source.slip.as_ref().expect("a slip").at;
    assert!(told_of.wrong && told_of.headline.starts_with("Malformed, line "), "{}", told_of.headline);
    assert_eq!(told_of.place, Some((Side::Xml, at as u32)));
    // A term that is none is shown as it is; one that is no document names the part.
    let findings = told(&[], b"xml([], [element(a, [],\n  [pcdata(\"x\"])])");
    assert_eq!(verdict(&findings).headline, "The term cannot be read at line 2, column 14");
    assert_eq!(Leaves::new(&findings).rows(Side::Term), 2);
    let findings = told(&[], b"xml([], [element(a, [], [element(B, [], [])])])");
    assert_eq!(verdict(&findings).headline, "No document: a variable stands for nothing yet");
    assert_eq!(verdict(&findings).mend, "Around it: a.");
    assert_eq!(told(&[], b""), []);
}

#[test]
fn bytes_are_read_in_their_encoding() {
    let text = "<?xml version=\"1.0\" encoding=\"iso-8859-2\"?>\n<město>Plzeň</město>\n";
    let bytes: Vec<u8> = text
        .chars()
        .map(|letter| match letter {
            'ě' => 0xec,
            'ň' => 0xf2,
            other => other as u8,
        })
        .collect();
    let findings = told(&[], &bytes);
    assert_eq!(verdict(&findings).encoding, "iso-8859-2");
    assert_eq!(rebuilt(&Leaves::new(&findings), Side::Xml), text.trim_end());
    let findings = told(&[], b"<a>\xff</a>");
    assert_eq!((verdict(&findings).encoding.as_str(), verdict(&findings).lost), ("utf-8", 1));
}

#[test]
fn what_is_asked_is_answered() {
    let text = document(3, 600_000);
    let findings = told(&[("query", "element(list, [n=N], _)")], text.as_bytes());
    let leaves = Leaves::new(&findings);
    let asked = leaves.asked.expect("an answer");
    assert_eq!(asked.many as usize, text.matches("<list ").count());
    assert_eq!((asked.rows.len(), asked.columns.as_slice()), (500, &["N".to_owned()][..]));
    for (cells, node) in &asked.rows {
        let span = leaves.span(Side::Xml, node.expect("a node")).expect("its place");
        let number: String = cells[0].chars().filter(char::is_ascii_digit).collect();
        assert!(text[span.range()].starts_with(&format!("<list n=\"{number}\">")));
    }
    // Lines that keep and build are answered as ever; what would be too much says so.
    let lines = "each element(list, [n=N], _) in doc\nwhen N = \"no\"\nbuild element(x, [], [])";
    let findings = told(&[("query", lines)], text.as_bytes());
    assert_eq!(Leaves::new(&findings).asked.map(|asked| asked.headline.as_str()), Some("Nothing is built"));
    let many = format!("<r>{}</r>", "<a/>".repeat(21_000));
    let findings = told(&[("query", "each element(N, _, _) in doc\nwhen N = b")], many.as_bytes());
    let asked = Leaves::new(&findings).asked.map(|asked| asked.headline.clone());
    assert_eq!(asked.as_deref(), Some("It would take more than 20,000 rows"));
}
