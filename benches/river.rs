//! The native side of the figures in docs/performance.md.

use criterion::{Criterion, criterion_group, criterion_main};
use stepwise::engine::{Link, Puzzle, lab};
use stepwise::puzzles::river::River;

fn solve(criterion: &mut Criterion) {
    let cases = [
        ("classic three pairs", "river?missionaries=3&cannibals=3"),
        ("a hundred pairs", "river?missionaries=100&cannibals=100&boat=4"),
        ("a thousand pairs", "river?missionaries=1000&cannibals=1000&boat=4"),
        ("five couples, an island", "river?couples=5&island=stop"),
        ("to the limit, river", "river?missionaries=1000&cannibals=900&boat=20"),
    ];
    let mut group = criterion.benchmark_group("river");
    group.sample_size(10);
    for (name, text) in cases {
        let link = Link::parse(text).expect("a good link");
        let instance = lab::instance::<River>(&link).expect("a good instance");
        group.bench_function(name, |bench| bench.iter(|| River::solve(&instance, &mut ())));
    }
    group.finish();
}

criterion_group!(benches, solve);
criterion_main!(benches);
