//! Questions: the W3C's twelve, and what lines mean.

use super::super::options::Options;
use super::super::query::known::{KNOWN, SAMPLES};
use super::super::query::run::{Done, Run, run};
use super::super::query::{parse, write};
use super::super::source::{built, written};
use super::super::term::Term;
use super::super::term::shape::term;
use super::read;
use crate::engine::{Draft, Puzzle};
use crate::puzzles::xml::Xml;

fn asked(text: &str) -> Run {
    let program = parse(text).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"));
    assert_eq!(parse(&write::program(&program)).unwrap(), program, "{text}");
    let documents: Vec<_> = (0..)
        .zip(&program.documents)
        .map(|(which, name)| {
            let sample = SAMPLES.iter().find(|sample| *sample.name == **name).unwrap();
            term(&read(sample.text, &Options::default(), false).document, which)
        })
        .collect();
    run(&program, &documents).unwrap()
}

fn xml(query: &str) -> String {
    let instance = Xml::validate(&Draft::new(Xml::INFO).with("query", query)).unwrap();
    let result = instance.result().unwrap().as_ref().unwrap();
    let taken = super::super::source::Taken {
        options: Options { format: false, ..Options::default() },
        ..Default::default()
    };
    written(result, &taken).text
}

const STEVENS: &str = "<author><last>Stevens</last><first>W.</first></author>";
const WEB: &str = "<title>Data on the Web</title>";
const TCP: &str = "<title>TCP/IP Illustrated</title>";
const UNIX: &str = "<title>Advanced Programming in the Unix environment</title>";
const TV: &str = "<title>The Economics of Technology and Content for Digital TV</title>";
const OTHERS: [&str; 3] = [
    "<author><last>Abiteboul</last><first>Serge</first></author>",
    "<author><last>Buneman</last><first>Peter</first></author>",
    "<author><last>Suciu</last><first>Dan</first></author>",
];

/// As the W3C's test suite has the results.
#[test]
fn the_twelve_give_what_is_published() {
    let [abiteboul, buneman, suciu] = OTHERS;
    let all = OTHERS.concat();
    let pair = |title: &str, author: &str| format!("<result>{title}{author}</result>");
    let priced = |title: &str, two: &str, one: &str| {
        format!(
            "<book-with-prices>{title}<price-bstore2>{two}</price-bstore2><price-bstore1>{one}</price-bstore1></book-with-prices>"
        )
    };
    let least =
        |title: &str, price: &str| format!("<minprice title=\"{title}\"><price>{price}</price></minprice>");
    let expected = [
        format!("<bib><book year=\"1994\">{TCP}</book><book year=\"1992\">{UNIX}</book></bib>"),
        format!(
            "<results>{}{}{}{}{}</results>",
            pair(TCP, STEVENS),
            pair(UNIX, STEVENS),
            pair(WEB, abiteboul),
            pair(WEB, buneman),
            pair(WEB, suciu)
        ),
        format!(
            "<results>{}{}{}{}</results>",
            pair(TCP, STEVENS),
            pair(UNIX, STEVENS),
            pair(WEB, &all),
            pair(TV, "")
        ),
        format!(
            "<results>{}{}{}{}</results>",
            pair(abiteboul, WEB),
            pair(buneman, WEB),
            pair(STEVENS, &format!("{TCP}{UNIX}")),
            pair(suciu, WEB)
        ),
        format!(
            "<books-with-prices>{}{}{}</books-with-prices>",
            priced(TCP, "65.95", "65.95"),
            priced(UNIX, "65.95", "65.95"),
            priced(WEB, "34.95", "39.95")
        ),
        format!(
            "<bib><book>{TCP}{STEVENS}</book><book>{UNIX}{STEVENS}</book><book>{WEB}{abiteboul}{buneman}<et-al/></book></bib>"
        ),
        format!("<bib><book year=\"1992\">{UNIX}</book><book year=\"1994\">{TCP}</book></bib>"),
        format!("<book>{WEB}{suciu}</book>"),
        "<results><title>XML</title><title>XML and Semistructured Data</title></results>".to_owned(),
        format!(
            "<results>{}{}{}</results>",
            least("Advanced Programming in the Unix environment", "65.95"),
            least("TCP/IP Illustrated", "65.95"),
            least("Data on the Web", "34.95")
        ),
        format!(
            "<bib><book>{TCP}{STEVENS}</book><book>{UNIX}{STEVENS}</book><book>{WEB}{all}</book><reference>{TV}<affiliation>CITI</affiliation></reference></bib>"
        ),
        format!("<bib><book-pair>{TCP}{UNIX}</book-pair></bib>"),
    ];
    for (at, expected) in expected.iter().enumerate() {
        assert_eq!(xml(&format!("q{}", at + 1)), *expected, "q{}", at + 1);
        assert_eq!(write::program(&parse(KNOWN[at].text).unwrap()), KNOWN[at].text);
    }
}

#[test]
fn a_pattern_finds_every_sub_term_in_the_order_of_the_document() {
    let run = asked("each element(book, [year=Y|_], C) in bib");
    let years: Vec<String> =
        run.tables[1].iter().map(|row| super::super::query::text_of(&row.bindings[0].1)).collect();
    assert_eq!(years, ["1994", "1992", "2000", "1999"]);
    assert!(run.steps.iter().all(|step| matches!(step.done, Done::Found(Some(_)))));
    // A variable alone is every sub-term: the term, 4 elements with texts, and each list and its rests.
    assert_eq!(asked("each X in books").tables[1].len(), 1 + count("books"));
    assert_eq!(asked("each [pcdata(T)] in books").tables[1].len(), 5);
    assert_eq!(asked("each element(section, A, A) in books").tables[1].len(), 0);
}

/// Sub-terms counted by the definition: nodes, and for every list as many as it has items and one more.
fn count(name: &str) -> usize {
    let sample = SAMPLES.iter().find(|sample| sample.name == name).unwrap();
    let document = read(sample.text, &Options::default(), false).document;
    let lists: usize = document
        .nodes()
        .filter(|(node, _)| node.element().is_some())
        .map(|(node, _)| node.content().len() + 1)
        .sum();
    document.nodes().count() + document.content.len() + 1 + lists
}

#[test]
fn lines_mean_what_they_say() {
    let prices = |lines: &str| -> Vec<String> {
        let run = asked(&format!("each element(price, _, [pcdata(P)]) in bib\n{lines}"));
        run.tables
            .last()
            .unwrap()
            .iter()
            .map(|row| super::super::query::text_of(&row.bindings[0].1))
            .collect()
    };
    assert_eq!(prices("when P > 65.95"), ["129.95"]);
    assert_eq!(prices("when P >= 65.95"), ["65.95", "65.95", "129.95"]);
    assert_eq!(prices("when P < 65.95"), ["39.95"]);
    assert_eq!(prices("when P =< 65.95"), ["65.95", "65.95", "39.95"]);
    assert_eq!(prices("when P begins \"6\""), ["65.95", "65.95"]);
    assert_eq!(prices("when P ends \"9.95\""), ["39.95", "129.95"]);
    assert_eq!(prices("when P contains \"9.9\""), ["39.95", "129.95"]);
    assert_eq!(prices("when P \\= \"65.95\"; once P"), ["39.95", "129.95"]);
    assert_eq!(prices("once P; sort by P"), ["129.95", "39.95", "65.95"]);
    assert_eq!(prices("when P > \"much\""), [""; 0], "what is no number is not more");
    assert_eq!(
        prices("when 100 > 65.9500; when P > 65.9499").len(),
        3,
        "a number of the question has no point"
    );
}

#[test]
fn faults_of_a_question_are_placed() {
    for (text, at) in [
        ("each element(book", 17),
        ("each X in nowhere", 10),
        ("each X in Y", 10),
        ("each X in bib; when Y > 1", 20),
        ("each X in bib; when X ~ 1", 22),
        ("each X in bib; frobnicate", 15),
        ("each X in bib; build X; when X = Y", 29),
        ("sort by X", 8),
        ("into 'not a name'", 5),
        ("each X in bib; gather = X per X", 22),
    ] {
        let wrong = parse(text).unwrap_err();
        assert_eq!(wrong.at, at, "{text}: {}", wrong.what);
    }
}

#[test]
fn what_takes_too_much_is_refused() {
    let program = parse("each A in bib; each B in bib; each C in bib; each D in bib").unwrap();
    let bib = term(&read(SAMPLES[0].text, &Options::default(), false).document, 0);
    assert!(run(&program, &[bib]).is_err());
}

#[test]
fn what_is_built_has_to_be_a_document() {
    let misfit =
        built(&[Term::compound("element", vec![Term::atom("a"), Term::list(vec![]), Term::text("x")])]);
    assert_eq!(misfit.unwrap_err().around, ["a"]);
    let instance =
        Xml::validate(&Draft::new(Xml::INFO).with("query", "each pcdata(T) in bib; build pcdata(T)"))
            .unwrap();
    assert!(instance.result().unwrap().is_err());
}
