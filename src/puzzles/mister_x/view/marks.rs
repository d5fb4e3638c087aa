//! What is looked at in the grid, with the lines of all that is alike to somebody.

use yew::Html;

use super::super::layout::Grid;
use super::super::{Known, Look, MisterX, Pairs};
use super::looked;
use crate::ui::Stage;
use crate::ui::shape::{line, path, ring};

/// What is looked at, and through whose eyes: the lines of what is alike to somebody.
pub fn draw(stage: &Stage<MisterX>, pairs: &Pairs, grid: &Grid) -> Vec<Html> {
    let instance = &*stage.instance;
    let mut alike: Vec<(Known, u32)> = Vec::new();
    match looked(stage) {
        Some(Look::Same(who, told)) => alike.push((instance.person(who).known, told)),
        Some(Look::At(at)) => {
            let value = |known| instance.space().told(known, at as usize);
            alike.extend(instance.people().iter().map(|person| (person.known, value(person.known))));
        }
        None => alike.extend(instance.role().map(|role| (instance.person(role.who).known, role.told))),
    }
    let mut parts = Vec::new();
    for (known, value) in &alike {
        let class = match known {
            Known::Sum => "pairs__line",
            Known::Product => "pairs__line pairs__line--curved",
            _ => "pairs__line pairs__line--dotted",
        };
        parts.push(line(class, curve(pairs, grid, *known, *value)));
        let mut rings = Vec::new();
        instance.space().mates(*known, *value, &mut |at| {
            let (small, large) = pairs.pair(at);
            if grid.holds(small, large) && instance.stays(at, stage.line.state().heard) {
                rings.push(ring(
                    "pairs__mate",
                    grid.place(f64::from(small), f64::from(large)),
                    (grid.cell * 0.42).clamp(2.6, 12.0),
                ));
            }
            rings.len() < 200
        });
        parts.extend(rings);
    }
    if let Some(Look::At(at)) = looked(stage) {
        let (small, large) = pairs.pair(at as usize);
        if grid.holds(small, large) {
            let middle = grid.place(f64::from(small), f64::from(large));
            parts.push(ring("pairs__look", middle, (grid.cell * 0.75).max(7.0)));
        }
    }
    parts
}

/// The pair that is looked at, with all that is alike to somebody. Pairs of one difference reach from end to end, and
/// are left out.
pub fn around(stage: &Stage<MisterX>) -> Vec<usize> {
    let instance = &*stage.instance;
    let alike = |known, told| instance.space().alike(known, told);
    match looked(stage) {
        Some(Look::At(at)) => {
            let people = instance.people().iter().filter(|person| person.known != Known::Difference);
            people
                .flat_map(|person| alike(person.known, instance.space().told(person.known, at as usize)))
                .collect()
        }
        Some(Look::Same(who, told)) => alike(instance.person(who).known, told),
        None => Vec::new(),
    }
}

/// Where all pairs lie of which somebody would be told the same, within the drawing.
fn curve(pairs: &Pairs, grid: &Grid, known: Known, value: u32) -> String {
    const STEPS: u32 = 160;
    let (first, last) = (f64::from(grid.corner.1), f64::from(grid.corner.1 + grid.span.1 - 1));
    let value = f64::from(value);
    let bounds = pairs.bounds();
    let points = (0..=STEPS).map(|step| {
        let small = first + (last - first) * f64::from(step) / f64::from(STEPS);
        let large = match known {
            Known::Sum => value - small,
            Known::Product => value / small.max(0.01),
            _ => value + small,
        };
        (small, large)
    });
    let most = f64::from((grid.corner.0 + grid.span.0 - 1).min(bounds.largest()));
    let within = |(small, large): &(f64, f64)| {
        let sum = bounds.sum.is_none_or(|sum| small + large <= f64::from(sum) + 0.01);
        *large >= small - 0.01 && *large >= f64::from(grid.corner.0) && *large <= most && sum
    };
    path(points.filter(within).map(|(small, large)| grid.place(small, large)))
}
