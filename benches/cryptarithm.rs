//! The native side of the figures in docs/performance.md.

use criterion::{Criterion, criterion_group, criterion_main};
use stepwise::engine::{Link, Puzzle, lab};
use stepwise::puzzles::cryptarithm::Cryptarithm;

#[path = "../tests/sums/mod.rs"]
mod sums;

fn work_out(criterion: &mut Criterion) {
    let cases = [
        ("classic SEND", "SEND+MORE=MONEY"),
        ("classic DONALD", "DONALD+GERALD=ROBERT"),
        ("41 numbers", sums::MOON),
        ("199 numbers", sums::HORSES),
        ("a product", "CAT*DOG=FIGHT"),
        ("twelve million", "A+B+C+D+E+F=GH&base=20"),
    ];
    let mut group = criterion.benchmark_group("cryptarithm");
    group.sample_size(10);
    for (name, puzzle) in cases {
        let link = Link::parse(&format!("cryptarithm?puzzle={puzzle}")).expect("a good link");
        let instance = lab::instance::<Cryptarithm>(&link).expect("a good instance");
        group.bench_function(name, |bench| bench.iter(|| Cryptarithm::solve(&instance, &mut ())));
    }
    group.finish();
}

criterion_group!(benches, work_out);
criterion_main!(benches);
