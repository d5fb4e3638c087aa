//! The native side of the balance lab's figures in docs/performance.md.

use criterion::{Criterion, criterion_group, criterion_main};
use stepwise::engine::{Link, Puzzle, lab};
use stepwise::puzzles::coins::Coinage;

fn instance(text: &str) -> <Coinage as Puzzle>::Instance {
    let link = Link::parse(text).expect("a good link");
    lab::instance::<Coinage>(&link).expect("a good instance")
}

fn solve(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("coins");
    group.sample_size(10);
    for (name, text) in [
        ("classic 12 in 3", "coins?n=12&weighings=3"),
        ("797,160 in 13", "coins?n=797160&weighings=13"),
        ("9,840 fixed", "coins?n=9840&plan=fixed"),
    ] {
        group.bench_function(name, |bench| bench.iter(|| Coinage::solve(&instance(text), &mut ())));
    }
    let largest = instance("coins?n=797160&weighings=13");
    let answer = Coinage::solve(&largest, &mut ());
    group.bench_function("797,160 tried", |bench| bench.iter(|| Coinage::trial(&largest, &answer, &mut ())));
    group.finish();
}

criterion_group!(benches, solve);
criterion_main!(benches);
