//! The native side of the figures in docs/performance.md.

use criterion::{Criterion, criterion_group, criterion_main};
use stepwise::engine::{Link, Puzzle, lab};
use stepwise::puzzles::jugs::Jugs;

fn solve(criterion: &mut Criterion) {
    let cases = [
        ("classic 3,7 any:2", "jugs?sizes=3,7&goal=any:2"),
        ("thousands", "jugs?sizes=997,1009,1013&goal=any:500"),
        ("thousands, far", "jugs?sizes=997,1009,1013&goal=total:1500"),
        ("to the limit", "jugs?sizes=99989,99971,99961,99929&start=1,2,3,5&goal=50000,50001,50002,*"),
        ("to the limit, narrow", "jugs?sizes=999983,999979,999961&goal=500000,500001,*"),
        (
            "to the limit, water",
            "jugs?sizes=99989,99971,99961,99929&start=1,2,3,5&goal=total:199999&best=water",
        ),
        ("least water", "jugs?sizes=97,101,103&goal=any:50&best=water"),
    ];
    let mut group = criterion.benchmark_group("jugs");
    group.sample_size(10);
    for (name, text) in cases {
        let link = Link::parse(text).expect("a good link");
        let instance = lab::instance::<Jugs>(&link).expect("a good instance");
        group.bench_function(name, |bench| bench.iter(|| Jugs::solve(&instance, &mut ())));
    }
    group.finish();
}

criterion_group!(benches, solve);
criterion_main!(benches);
