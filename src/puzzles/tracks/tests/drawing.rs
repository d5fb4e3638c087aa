use super::*;
use crate::engine::document;
use crate::puzzles::tracks::layout::Circle;
use crate::puzzles::tracks::marks::Marks;

#[test]
fn places_and_tracks_stand_in_the_drawing() {
    for (many, longest) in [(3, 1), (7, 1), (11, 2), (23, 1), (7, 16), (23, 16), (8, 5)] {
        let circle = Circle::new(many, longest);
        let (width, height) = circle.size;
        let inside =
            |(x, y): (f64, f64), room: f64| x >= room && y >= room && x <= width - room && y <= height - room;
        for place in 0..many as u8 {
            let at = circle.at[usize::from(place)];
            assert!(inside(at, circle.r));
            assert!(
                inside(circle.waiting(place, 10.0), 8.0) && inside(circle.waiting(place, -10.0), 8.0),
                "{many} {longest}"
            );
            for other in (0..many as u8).filter(|other| *other != place) {
                let (from, to) = circle.shaft(Track { from: place, to: other });
                let long = ((to.0 - from.0).powi(2) + (to.1 - from.1).powi(2)).sqrt();
                assert!(long > 3.0, "{many} {longest}: {long}");
                let gap = |(x, y): (f64, f64)| {
                    let (u, v) = circle.at[usize::from(other)];
                    ((x - u).powi(2) + (y - v).powi(2)).sqrt() - circle.r
                };
                assert!(
                    circle.head(Track { from: place, to: other }).into_iter().all(|corner| gap(corner) > 1.0)
                );
            }
        }
    }
}

#[test]
fn what_is_lit_is_laid() {
    let mut random = fastrand::Rng::with_seed(8);
    for _ in 0..200 {
        let whole = &seven()[random.usize(..240)];
        let board = some_of(&mut random, whole);
        let instance =
            Instance::new("ABCDEFG".chars().map(String::from).collect(), board, super::super::Meet::Equal);
        let answer = Tracks::solve(&instance, &mut ());
        let line = document::check::<Tracks>(&instance, &answer).unwrap();
        for (at, mv) in line.moves().iter().enumerate() {
            let (before, after) = (&line.states()[at], &line.states()[at + 1]);
            let marks = Marks::of(&instance, before, mv, after);
            assert!(marks.why.iter().all(|track| before.has(*track)), "{mv:?}");
            assert!(marks.now.iter().all(|track| after.has(*track) && !before.has(*track)), "{mv:?}");
            assert!(marks.supposed.iter().all(|track| !before.has(*track)));
            assert!(
                !marks.why.is_empty() || !matches!(mv, Move::Lay(_, super::super::Reason::Forced(_))),
                "{mv:?}"
            );
        }
    }
}
