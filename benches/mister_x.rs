//! The native side of the figures in docs/performance.md.

use criterion::{Criterion, criterion_group, criterion_main};
use stepwise::engine::{Link, Puzzle, lab};
use stepwise::puzzles::mister_x::MisterX;

fn solve(criterion: &mut Criterion) {
    let cases = [
        ("classic four remarks", "mister-x"),
        ("sums to 1,685", "mister-x?sum=1685&distinct=yes"),
        ("two thousand a side", "mister-x?high=2000"),
        (
            "twelve remarks of three",
            "mister-x?low=1&high=1000&told=Susan:sum,Peter:product,Diana:difference&talk=S:no,P:no,D:no,S:no,P:no,D:no,S:no,P:no,D:no,S:no,P:no,D:no",
        ),
    ];
    let mut group = criterion.benchmark_group("mister-x");
    group.sample_size(10);
    for (name, text) in cases {
        let link = Link::parse(text).expect("a good link");
        // Read anew each time: an instance keeps what was heard.
        let solve = || {
            let instance = lab::instance::<MisterX>(&link).expect("a good instance");
            MisterX::solve(&instance, &mut ())
        };
        group.bench_function(name, |bench| bench.iter(solve));
    }
    group.finish();
}

criterion_group!(benches, solve);
criterion_main!(benches);
