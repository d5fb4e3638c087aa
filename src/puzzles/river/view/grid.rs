//! How many of each are across: the safe part of the grid, and the way through it.

use yew::Html;

use super::super::model::danger;
use super::super::{Counts, Instance, KINDS, Place, River, Role, Spot, State};
use super::graph::nexts;
use crate::engine::Puzzle;
use crate::engine::words::count;
use crate::ui::Stage;
use crate::ui::press::hit;
use crate::ui::shape::{self, Point, all, bead, line, path, point, rect, ring, sketch, tenths, text, words};

/// Up to this many of either, each position has a dot.
const FINE: u32 = 13;
/// The most squares across a coarse grid.
const COARSE: u32 = 100;
/// The most positions dotted.
const DOTTED: usize = 4000;
const WIDE: f64 = 360.0;
const PAD: f64 = 34.0;

/// The grid's measures: missionaries across to the right, cannibals across upwards.
struct Grid<'a> {
    instance: &'a Instance,
    /// How many of each there are.
    all: (u32, u32),
    /// The width of one step.
    cell: f64,
    height: f64,
}

impl Grid<'_> {
    /// The middle of a square.
    fn square(&self, first: f64, second: f64) -> Point {
        (PAD + self.cell * (first + 0.5), self.height - PAD - self.cell * (second + 0.5))
    }

    /// Where a position is: with the boat on the left it lies a little lower and to the left.
    fn spot(&self, across: (u32, u32), boat: Place) -> Point {
        let (x, y) = self.square(f64::from(across.0), f64::from(across.1));
        let off = if self.fine() { self.cell * 0.17 } else { 0.0 };
        if boat == Place::Left { (x - off, y + off) } else { (x + off, y - off) }
    }

    fn fine(&self) -> bool {
        self.all.0.max(self.all.1) <= FINE
    }

    /// How many of each are across in a state.
    fn across(&self, state: &State) -> (u32, u32) {
        let of = |role: Role| {
            let kinds = self.instance.kinds().iter().zip(state.at(Place::Right));
            kinds.filter(|(kind, _)| kind.role == role).map(|(_, count)| u32::from(*count)).sum()
        };
        (of(Role::First), of(Role::Second))
    }

    fn counts(&self, first: u32, second: u32) -> Counts {
        let mut counts = [0; KINDS];
        for (count, kind) in counts.iter_mut().zip(self.instance.kinds()) {
            *count = if kind.role == Role::First { first } else { second } as u16;
        }
        counts
    }

    /// Whether so many may be across while the boat is there.
    fn safe(&self, (first, second): (u32, u32), boat: Place) -> bool {
        let rule = self.instance.rule();
        let left = danger(self.instance, &self.counts(self.all.0 - first, self.all.1 - second)).is_none();
        let right = danger(self.instance, &self.counts(first, second)).is_none();
        (left || rule.left && boat == Place::Left) && (right || rule.left && boat == Place::Right)
    }

    fn of(&self, spot: &Spot) -> (u32, u32) {
        let left = |role: Role| -> u32 {
            let kinds = self.instance.kinds().iter().zip(&spot.left);
            kinds.filter(|(kind, _)| kind.role == role).map(|(_, count)| u32::from(*count)).sum()
        };
        (self.all.0 - left(Role::First), self.all.1 - left(Role::Second))
    }
}

pub fn draw(stage: &Stage<River>) -> Html {
    let instance = &*stage.instance;
    let Some(evidence) = stage.answer.as_ref().and_then(|answer| answer.evidence()) else {
        return Html::default();
    };
    let all_of = (instance.of(Role::First), instance.of(Role::Second));
    let cell =
        ((WIDE - 2.0 * PAD) / f64::from(all_of.0 + 1)).min((WIDE - 2.0 * PAD) / f64::from(all_of.1 + 1));
    let height = cell * f64::from(all_of.1 + 1) + 2.0 * PAD;
    let grid = Grid { instance, all: all_of, cell, height };
    let mut parts = if grid.fine() { squares(&grid) } else { vec![coarse(&grid)] };
    parts.extend(reached(&grid, &evidence.reached));
    parts.push(axes(&grid));
    let states = &stage.line.states()[..=stage.line.at()];
    let at = |state: &State| grid.spot(grid.across(state), state.boat());
    let places: Vec<Point> = states.iter().map(at).collect();
    parts.push(line("plot__walk", sketch(&places, |at| at)));
    let goal = grid.spot(all_of, Place::Right);
    parts.push(ring("plot__target", goal, 7.0));
    if evidence.reason.is_some() {
        parts.extend(frontier(&grid, &evidence.reached, evidence.most));
    }
    let broken = stage.line.state().broken();
    parts.extend(
        places
            .last()
            .map(|at| bead(if broken { "plot__here plot__here--bad" } else { "plot__here" }, *at, 6.0)),
    );
    parts.extend(near(stage, &grid));
    let wide = cell * f64::from(all_of.0 + 1) + 2.0 * PAD;
    let label = format!("{} of the grid within reach", count(evidence.states, "position"));
    let caption = caption(&grid, evidence.reason.is_some());
    let live = stage.act.is_some() && grid.fine();
    shape::shape("div", "grid").holding(shape::figure((wide, height), label, live, all(parts), text(caption)))
}

fn caption(grid: &Grid, impossible: bool) -> String {
    let boat = if grid.fine() {
        " Each square has two dots: the lower with the boat on the left bank, the upper with it on the right."
    } else {
        ""
    };
    let end = if impossible {
        " The crosses mark how far anyone gets: from there every crossing leaves the light part or leads back."
    } else {
        ""
    };
    format!(
        "Missionaries across to the right, cannibals across upwards; the light part is safe, and dark dots can be reached.{boat} The way goes from one corner to the other.{end}"
    )
}

fn squares(grid: &Grid) -> Vec<Html> {
    let mut parts = Vec::new();
    let mut dots = String::new();
    for first in 0..=grid.all.0 {
        for second in 0..=grid.all.1 {
            let (x, y) = grid.square(f64::from(first), f64::from(second));
            let safe = [Place::Left, Place::Right].map(|boat| grid.safe((first, second), boat));
            let class = match safe {
                [true, true] => "grid__safe",
                [false, false] => "grid__danger",
                _ => "grid__half",
            };
            let side = grid.cell - 2.0;
            parts.push(rect(class, (x - side / 2.0, y - side / 2.0), (side, side)).at("rx", 4.0).done());
            for (boat, safe) in [Place::Left, Place::Right].into_iter().zip(safe) {
                if safe {
                    dots += &format!("M{}h0", point(grid.spot((first, second), boat)));
                }
            }
        }
    }
    parts.push(line("grid__dots", dots));
    parts
}

/// The safe part of a large grid, in rows.
fn coarse(grid: &Grid) -> Html {
    let step = (grid.all.0.max(grid.all.1) / COARSE + 1) as usize;
    let mut d = String::new();
    for second in (0..=grid.all.1).step_by(step) {
        let mut begun: Option<u32> = None;
        for first in (0..=grid.all.0 + step as u32).step_by(step) {
            let inside = first <= grid.all.0;
            let safe = inside
                && [Place::Left, Place::Right].into_iter().any(|boat| grid.safe((first, second), boat));
            match (begun, safe) {
                (None, true) => begun = Some(first),
                (Some(from), false) => {
                    let (x, y) = grid.square(f64::from(from) - 0.5, f64::from(second));
                    d += &format!("M{}h{}", point((x, y)), tenths(f64::from(first - from) * grid.cell));
                    begun = None;
                }
                _ => {}
            }
        }
    }
    let rows = shape::shape("path", "grid__rows").at("stroke-width", grid.cell * step as f64 + 0.4);
    let (w, h) = (grid.cell * f64::from(grid.all.0 + 1), grid.cell * f64::from(grid.all.1 + 1));
    all(vec![rect("grid__danger", (PAD, PAD), (w, h)).done(), rows.text_at("d", d).done()])
}

/// Lines from where each position was first reached, and its dot.
fn reached(grid: &Grid, spots: &[Spot]) -> Vec<Html> {
    if spots.len() > DOTTED {
        return Vec::new();
    }
    let at = |spot: &Spot| grid.spot(grid.of(spot), spot.boat);
    if !grid.fine() {
        return vec![line("grid__reached grid__reached--fine", shape::dots(spots.iter().map(at)))];
    }
    let edge = |spot: &Spot| path([at(&spots[spot.parent as usize]), at(spot)]);
    vec![
        line("grid__edges", spots.iter().map(edge).collect::<String>()),
        line("grid__reached", shape::dots(spots.iter().map(at))),
    ]
}

/// The positions where most are across.
fn frontier(grid: &Grid, spots: &[Spot], most: u32) -> Vec<Html> {
    let far = |spot: &&Spot| {
        let (first, second) = grid.of(spot);
        spot.boat != Place::Right && first + second == most
    };
    let r = (grid.cell * 0.14).clamp(2.5, 7.0);
    let cross = |spot: &Spot| shape::cross(grid.spot(grid.of(spot), spot.boat), r);
    vec![line("plot__end", spots.iter().filter(far).map(cross).collect::<String>())]
}

fn axes(grid: &Grid) -> Html {
    let (last, top) = (grid.square(f64::from(grid.all.0), 0.0), grid.square(0.0, f64::from(grid.all.1)));
    let first = grid.square(0.0, 0.0);
    let (below, beside) = (grid.height - PAD + 16.0, PAD - 8.0);
    let mut parts = vec![
        words("plot__text", (first.0, below), "middle", "0"),
        words("plot__text", (last.0, below), "middle", grid.all.0.to_string()),
        words("plot__text", (beside, first.1 + 4.0), "end", "0"),
        words("plot__text", (beside, top.1 + 4.0), "end", grid.all.1.to_string()),
        words("plot__text", ((first.0 + last.0) / 2.0, grid.height - 4.0), "middle", "missionaries across"),
    ];
    let turn = format!("rotate(-90 11 {})", tenths((first.1 + top.1) / 2.0));
    parts.push(
        shape::shape("text", "plot__text")
            .at("x", 11.0)
            .at("y", (first.1 + top.1) / 2.0 + 4.0)
            .text_at("text-anchor", "middle")
            .text_at("transform", turn)
            .saying("cannibals across"),
    );
    all(parts)
}

/// The positions one crossing away, to be gone to.
fn near(stage: &Stage<River>, grid: &Grid) -> Vec<Html> {
    let Some(act) = stage.act.as_ref().filter(|_| grid.fine()) else { return Vec::new() };
    let mut parts = Vec::new();
    for (mv, state) in nexts(stage) {
        let at = grid.spot(grid.across(&state), state.boat());
        let room = (grid.cell * 0.5).clamp(16.0, 30.0);
        parts.push(ring(if state.broken() { "plot__near plot__near--bad" } else { "plot__near" }, at, 8.0));
        let says = River::name(grid.instance, &mv);
        parts.push(hit(
            (at.0 - room / 2.0, at.1 - room / 2.0),
            (room, room),
            says,
            None,
            act.reform(move |()| mv),
        ));
    }
    parts
}
