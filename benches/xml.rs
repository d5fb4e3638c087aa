//! The native side of the figures in docs/performance.md.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use stepwise::engine::{Link, Puzzle, lab};
use stepwise::puzzles::xml::{Xml, encoding, source};

fn answer(criterion: &mut Criterion) {
    let cases = [
        ("the small image", "xml"),
        ("titles by author", "xml?query=q4"),
        ("reviews beside books", "xml?query=q8"),
    ];
    let mut group = criterion.benchmark_group("xml");
    for (name, text) in cases {
        let link = Link::parse(text).expect("a good link");
        // What was found is kept with the puzzle: it is read anew each time, as a worker does.
        let solve = || Xml::solve(&lab::instance::<Xml>(&link).expect("a good instance"), &mut ());
        group.bench_function(name, |bench| bench.iter(solve));
    }
    group.finish();
}

/// A list of books of so many bytes; the page is given the same.
fn books(bytes: usize) -> String {
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<books>\n");
    for number in 0.. {
        let book = format!(
            "  <book id=\"b{number}\" year=\"{}\">\n    <title>On puzzles &amp; proofs, volume {number}</title>\n    \
             <author><last>Author {}</last><first>A.</first></author>\n    <price>{}.95</price>\n  </book>\n",
            1900 + number % 120,
            number % 977,
            10 + number % 90
        );
        if text.len() + book.len() + "</books>\n".len() > bytes {
            break;
        }
        text += &book;
    }
    text + "</books>\n"
}

fn large(criterion: &mut Criterion) {
    let bytes = books(10_000_000).into_bytes();
    let mut group = criterion.benchmark_group("xml");
    group.sample_size(10);
    group.bench_function("ten megabytes", |bench| {
        bench.iter(|| {
            let decoded = encoding::decode(black_box(&bytes));
            source::take(&decoded.text, &source::Taken::default()).expect("no term")
        });
    });
    group.finish();
}

criterion_group!(benches, answer, large);
criterion_main!(benches);
