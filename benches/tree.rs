//! The native side of the figures in docs/performance.md.

use criterion::{Criterion, criterion_group, criterion_main};
use stepwise::engine::{Link, Puzzle, lab};
use stepwise::puzzles::tree::Trees;

fn walk(criterion: &mut Criterion) {
    let cases = [
        ("classic 8689827", "tree?phone=8689827"),
        ("nine digits", "tree?phone=777777777"),
        ("nine pours, six deep", "tree?jugs=3,7&goal=2&cut=none"),
    ];
    let mut group = criterion.benchmark_group("tree");
    group.sample_size(10);
    for (name, text) in cases {
        let link = Link::parse(text).expect("a good link");
        // Growing the tree is the work: a new instance each time.
        group.bench_function(name, |bench| {
            bench.iter(|| Trees::solve(&lab::instance::<Trees>(&link).expect("a good instance"), &mut ()));
        });
    }
    group.finish();
}

criterion_group!(benches, walk);
criterion_main!(benches);
