//! What is looked at in the grid, with the lines of all that is alike to somebody.

use yew::Html;

use super::super::layout::Grid;
use super::super::{Known, Look, MisterX, Pairs};
use crate::ui::Stage;
use crate::ui::shape::{line, path, ring};

/// What is looked at, and through whose eyes: the lines of what is alike to somebody.
pub fn draw(stage: &Stage<MisterX>, pairs: &Pairs, grid: &Grid) -> Vec<Html> {
    let instance = &*stage.instance;
    let mut alike: Vec<(Known, u32)> = Vec::new();
    let told =
        |who: u8, told: u32| instance.people().get(usize::from(who)).map(|person| (person.known, told));
    match stage.choices.look {
        Some(Look::Same(who, value)) => alike.extend(told(who, value)),
        Some(Look::At(at)) if (at as usize) < instance.space().len() => {
            let value = |known| instance.space().told(known, at as usize);
            alike.extend(instance.people().iter().map(|person| (person.known, value(person.known))));
        }
        _ => alike.extend(instance.role().and_then(|role| told(role.who, role.told))),
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
    if let Some(Look::At(at)) = stage
        .choices
        .look
        .filter(|look| matches!(look, Look::At(at) if (*at as usize) < instance.space().len()))
    {
        let (small, large) = pairs.pair(at as usize);
        if grid.holds(small, large) {
            let middle = grid.place(f64::from(small), f64::from(large));
            parts.push(ring("pairs__look", middle, (grid.cell * 0.75).max(7.0)));
        }
    }
    parts
}

/// The pair that is looked at, with all that is alike to somebody.
pub fn looked(stage: &Stage<MisterX>) -> Vec<usize> {
    let instance = &*stage.instance;
    let mut pairs = Vec::new();
    let mut same = |known, told| {
        instance.space().mates(known, told, &mut |at| {
            pairs.push(at);
            true
        });
    };
    match stage.choices.look {
        Some(Look::At(at)) if (at as usize) < instance.space().len() => {
            for person in instance.people().iter().filter(|person| person.known != Known::Difference) {
                same(person.known, instance.space().told(person.known, at as usize));
            }
        }
        Some(Look::Same(who, told)) if usize::from(who) < instance.people().len() => {
            same(instance.people()[usize::from(who)].known, told);
        }
        _ => {}
    }
    pairs
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
