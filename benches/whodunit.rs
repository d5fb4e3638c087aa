//! The native side of the figures in docs/performance.md.

use criterion::{Criterion, criterion_group, criterion_main};
use stepwise::engine::{Link, Puzzle, lab};
use stepwise::puzzles::whodunit::Whodunit;

fn solve(criterion: &mut Criterion) {
    let cases = [
        ("three suspects", "whodunit"),
        (
            "five knights and knaves",
            "whodunit?case=Aurora:Abigail_truthful;Ethan:Abigail_lies_or_Aria_lies;Noah:Aria_lies;Aria:Aurora_lies_iff_Noah_truthful;Abigail:Noah_truthful&liars=knaves",
        ),
        (
            "ten knights and knaves",
            "whodunit?case=A:at_least_2_lies,B_lies_or_C_lies;B:exactly_3_truthful;C:A_like_D;D:E_like_F_iff_G_lies;E:at_most_4_lies;F:G_lies_or_H_truthful;G:J_lies;H:K_truthful_iff_A_lies;J:;K:B_says_C_lies&liars=knaves",
        ),
    ];
    let mut group = criterion.benchmark_group("whodunit");
    group.sample_size(10);
    for (name, text) in cases {
        let link = Link::parse(text).expect("a good link");
        let instance = lab::instance::<Whodunit>(&link).expect("a good instance");
        group.bench_function(name, |bench| bench.iter(|| Whodunit::solve(&instance, &mut ())));
    }
    group.finish();
}

criterion_group!(benches, solve);
criterion_main!(benches);
