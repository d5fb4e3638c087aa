//! The native side of the exam room's figures in docs/performance.md.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use stepwise::engine::{Link, Puzzle, lab};
use stepwise::puzzles::seating::Seating;

fn solve(criterion: &mut Criterion) {
    let pinwheel = "room=.X..../.XXXXX/.XXXX./.XXXX./XXXXX./....X.";
    let mut group = criterion.benchmark_group("seating");
    group.sample_size(10);
    for (name, room, size, groups) in [
        ("classic pinwheel", pinwheel, 4, 5),
        ("five fives", "room=XXXXX/XXXXX/XXXXX/XXXXX/XXXXX", 5, 5),
        ("nine fours", "room=XXXXXX/XXXXXX/XXXXXX/XXXXXX/XXXXXX/XXXXXX", 4, 9),
    ] {
        let mut run = 0;
        // Other names each time: the tables of the same room are kept.
        let mut fresh = || {
            run += 1;
            let groups: Vec<String> = (0..groups).map(|group| format!("{group}n{run}:{size}")).collect();
            let link =
                Link::parse(&format!("seating?{room}&groups={}", groups.join(","))).expect("a good link");
            lab::instance::<Seating>(&link).expect("a good instance")
        };
        group.bench_function(name, |bench| {
            bench.iter_batched(
                &mut fresh,
                |instance| Seating::solve(&instance, &mut ()),
                BatchSize::PerIteration,
            );
        });
    }
    group.finish();
}

criterion_group!(benches, solve);
criterion_main!(benches);
