//! Where pairs lie in the drawing.

use super::super::layout::{Grid, WIDTH};
use super::super::space::{Bounds, Pairs};

fn pairs(high: u32, sum: Option<u32>) -> Pairs {
    Pairs::new(Bounds { low: 2, high: Some(high), sum, distinct: false })
}

#[test]
fn a_press_finds_the_pair_that_is_drawn_there() {
    for (pairs, side) in [(pairs(99, None), 98), (pairs(99, Some(60)), 57), (pairs(2000, None), 1999)] {
        let whole = Grid::whole(&pairs);
        assert_eq!(whole.span.0, side);
        let (width, height) = whole.size();
        assert!(width <= WIDTH + 0.01);
        for at in (0..100_000).step_by(911).filter(|at| *at < 400) {
            let (small, large) = pairs.pair(at);
            let (x, y) = whole.place(f64::from(small), f64::from(large));
            assert_eq!(whole.at(x / width, y / height), (small, large));
            assert!(whole.holds(small, large));
        }
    }
}

#[test]
fn pairs_too_small_to_be_told_apart_are_drawn_together() {
    assert_eq!(Grid::whole(&pairs(99, None)).bin, 1);
    let grid = Grid::whole(&pairs(2000, None));
    assert!(grid.bin > 1 && grid.cell * f64::from(grid.bin) >= 4.0);
    assert!(grid.span.0 / grid.bin <= 160);
}

#[test]
fn a_part_never_leaves_the_whole() {
    let pairs = pairs(99, None);
    for corner in [(0, 0), (90, 90), (5000, 5000), (50, 3)] {
        let part = Grid::part(&pairs, corner, (40, 40));
        assert_eq!(part.span, (40, 40));
        assert!(part.corner.0 >= 2 && part.corner.0 + 40 <= 100, "{part:?}");
        assert!(part.corner.1 >= 2 && part.corner.1 + 40 <= 100, "{part:?}");
    }
    let all = [(4, 13), (2, 26), (8, 9)].map(|(small, large)| pairs.find(small, large).unwrap());
    let around = Grid::around(&pairs, all.into_iter());
    assert!(around.holds(4, 13) && around.holds(2, 26) && around.holds(8, 9));
    assert_eq!(Grid::around(&pairs, std::iter::empty()), Grid::whole(&pairs));
}

#[test]
fn edges_have_round_numbers() {
    assert_eq!(Grid::ticks(2, 98), [10, 20, 30, 40, 50, 60, 70, 80, 90]);
    assert_eq!(Grid::ticks(7, 5), [7, 8, 9, 10, 11]);
    assert!(Grid::ticks(2, 4999).len() <= 12);
}
