//! The native side of the figures in docs/performance.md.

use criterion::{Criterion, criterion_group, criterion_main};
use stepwise::engine::{Link, Puzzle, lab};
use stepwise::puzzles::tracks::Tracks;

fn complete(criterion: &mut Criterion) {
    let cases = [
        ("seven places, ten tracks", "tracks"),
        ("eleven places", "tracks?places=11"),
        ("nineteen places", "tracks?places=19"),
        ("to the limit, tracks", "tracks?places=12&meet=some"),
    ];
    let mut group = criterion.benchmark_group("tracks");
    group.sample_size(10);
    for (name, text) in cases {
        let link = Link::parse(text).expect("a good link");
        let instance = lab::instance::<Tracks>(&link).expect("a good instance");
        group.bench_function(name, |bench| bench.iter(|| Tracks::solve(&instance, &mut ())));
    }
    group.finish();
}

criterion_group!(benches, complete);
criterion_main!(benches);
