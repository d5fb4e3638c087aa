use super::*;
use crate::puzzles::whodunit::Unit;
use crate::puzzles::whodunit::layout::{Layout, wrapped};
use crate::puzzles::whodunit::logic::units;

#[test]
fn everything_said_stands_in_the_drawing_once() {
    let mut random = fastrand::Rng::with_seed(41);
    for _ in 0..300 {
        let case = case(&mut random);
        for compact in [false, true] {
            let layout = Layout::new(&case, compact);
            let (width, height) = layout.size;
            let mut bottom = 0.0;
            for row in layout.rows() {
                assert!(row.at.1 >= bottom, "rows stand below one another");
                bottom = row.at.1 + row.size.1;
                assert!(
                    row.at.0 + row.size.0 < width - 30.0 && bottom <= height,
                    "with room for lines on the right"
                );
            }
            for block in &layout.blocks {
                let ((x, y), (wide, tall)) = block.bubble;
                let within = |(u, v): (f64, f64)| u >= x && v >= y && u <= x + wide && v <= y + tall;
                let corners =
                    |at: (f64, f64), size: (f64, f64)| within(at) && within((at.0 + size.0, at.1 + size.1));
                assert!(block.rows.iter().all(|row| corners(row.at, row.size)));
            }
            let said = units(&case).into_iter().filter(|unit| !matches!(unit, Unit::Lies(_))).count();
            assert_eq!(layout.rows().count(), said);
            assert!(units(&case).into_iter().all(|unit| layout.anchor(unit).is_some()));
        }
    }
}

#[test]
fn long_statements_are_wrapped_and_lose_nothing() {
    let text = "if Ann was away, then (Bob had a key and exactly two tell the truth) or nobody lies";
    for letters in [5, 12, 26, 50, 500] {
        let lines = wrapped(text, letters);
        assert_eq!(lines.join(" "), text);
        assert!(lines.iter().all(|line| line.chars().count() <= letters || !line.contains(' ')), "{lines:?}");
    }
}
