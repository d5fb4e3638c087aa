//! Two jugs as the line a·x + b·y = c with its lattice points.

use yew::{Html, html};

use super::super::line::{Line, walk};
use super::super::{Jugs, names};
use crate::engine::words::number;
use crate::ui::Stage;
use crate::ui::shape::{Point, bead, dots, figure, line as stroke, ring, sketch, words};

/// Up to this many lattice points are drawn.
const DOTS: f64 = 500.0;
const PAD: f64 = 26.0;

struct Plot {
    width: f64,
    height: f64,
    x: (f64, f64),
    y: (f64, f64),
}

impl Plot {
    fn new(line: &Line, compact: bool) -> Self {
        let targets = line.points.iter().map(float);
        let all: Vec<Point> = targets.chain(line.plans.iter().flatten().copied()).collect();
        let range = |pick: fn(&Point) -> f64| {
            let least = all.iter().map(pick).fold(0.0, f64::min);
            let most = all.iter().map(pick).fold(0.0, f64::max);
            let pad = ((most - least) * 0.08).max(0.6);
            (least - pad, most + pad)
        };
        let (width, height) = if compact { (360.0, 250.0) } else { (330.0, 300.0) };
        Self { width, height, x: range(|point| point.0), y: range(|point| point.1) }
    }

    fn at(&self, (x, y): Point) -> Point {
        let across = (x - self.x.0) / (self.x.1 - self.x.0);
        let up = (y - self.y.0) / (self.y.1 - self.y.0);
        (PAD + across * (self.width - 2.0 * PAD), self.height - PAD - up * (self.height - 2.0 * PAD))
    }

    fn path(&self, points: &[Point]) -> String {
        sketch(points, |point| self.at(point))
    }
}

fn float(point: &(i64, i64)) -> Point {
    (point.0 as f64, point.1 as f64)
}

pub fn draw(stage: &Stage<Jugs>, line: &Line) -> Html {
    let plot = Plot::new(line, stage.compact);
    let [a, b] = line.sizes.map(f64::from);
    let whole = walk(&stage.instance, stage.line.moves());
    let at = stage.line.at();
    let here = whole[at];
    let slope = |y: f64| ((f64::from(line.water) - b * y) / a, y);
    let equation = [slope(plot.y.0), slope(plot.y.1)];
    let axes =
        plot.path(&[(plot.x.0, 0.0), (plot.x.1, 0.0)]) + &plot.path(&[(0.0, plot.y.0), (0.0, plot.y.1)]);
    let zero = plot.at((0.0, 0.0));
    let (y_at, y_anchor) =
        if zero.0 < plot.width * 0.6 { (zero.0 + 8.0, "start") } else { (zero.0 - 8.0, "end") };
    let name = |jug| names::brief(&stage.instance, jug);
    let drawing = html! {
        <>
            { stroke("plot__axis", axes) }
            { lattice(&plot) }
            { stroke("plot__line", plot.path(&equation)) }
            { for line.plans.iter().map(|plan| stroke("plot__other", plot.path(plan))) }
            { stroke("plot__rest", plot.path(&whole[at..])) }
            { connector(&plot, line, whole.last().copied()) }
            { stroke("plot__walk", plot.path(&whole[..=at])) }
            { for line.points.iter().map(|point| target(&plot, *point)) }
            { bead("plot__here", plot.at(here), 7.0) }
            { words("plot__text", (plot.width - 6.0, zero.1 - 12.0), "end", format!("x: {} filled", name(0))) }
            { words("plot__text", (y_at, 14.0), y_anchor, format!("y: {} filled", name(1))) }
        </>
    };
    let equation =
        format!("{}x + {}y = {}", number(line.sizes[0]), number(line.sizes[1]), number(line.water));
    let label = format!("The line {equation}; now {}", place(here));
    figure((plot.width, plot.height), label, false, drawing, caption(equation, line, here))
}

/// “x = 3, y = −1”, to a hundredth where a jug was filled or emptied in part.
fn place((x, y): Point) -> String {
    let figure = |value: f64| {
        let hundredths = (value * 100.0).round() as i64;
        let sign = if hundredths < 0 { "−" } else { "" };
        let (whole, part) = (hundredths.abs() / 100, hundredths.abs() % 100);
        if part == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{part:02}") }
    };
    format!("x = {}, y = {}", figure(x), figure(y))
}

fn caption(equation: String, line: &Line, here: Point) -> Html {
    let water = here.0 * f64::from(line.sizes[0]) + here.1 * f64::from(line.sizes[1]);
    html! {
        <>
            <b>{ equation }</b>
            { ". A jug filled from the tap counts +1, one emptied into the drain −1; pouring from jug to jug changes neither. Now " }
            <b>{ place(here) }</b>
            { format!(": {} in all. The thin walks are the two natural plans.", names::litres(water.round() as u32)) }
        </>
    }
}

fn lattice(plot: &Plot) -> Html {
    let (columns, rows) = (plot.x.1 - plot.x.0, plot.y.1 - plot.y.0);
    if columns * rows > DOTS {
        return Html::default();
    }
    let across = plot.x.0.ceil() as i64..=plot.x.1.floor() as i64;
    let up = plot.y.0.ceil() as i64..=plot.y.1.floor() as i64;
    let points = across.flat_map(|x| up.clone().map(move |y| (x, y)));
    stroke("plot__dots", dots(points.map(|point| plot.at(float(&point)))))
}

fn target(plot: &Plot, point: (i64, i64)) -> Html {
    let (px, py) = plot.at(float(&point));
    // The line falls to the right: above it on the left, below it on the right, there is room.
    let (dx, dy, anchor) = if px < plot.width / 2.0 { (9.0, -9.0, "start") } else { (-9.0, 17.0, "end") };
    let text = format!("({}, {})", point.0, point.1).replace('-', "−");
    html! {
        <>
            { ring("plot__target", (px, py), 6.0) }
            { words("plot__text plot__text--strong", (px + dx, py + dy), anchor, text) }
        </>
    }
}

/// From the end of the plan to the lattice point it stands for: what else is in the jugs is left out.
fn connector(plot: &Plot, line: &Line, end: Option<Point>) -> Option<Html> {
    let end = end?;
    let near = |point: &Point| (((point.0 - end.0).abs() + (point.1 - end.1).abs()) - 1.0).abs() < 1e-9;
    let point = line.points.iter().map(float).find(near)?;
    Some(stroke("plot__connector", plot.path(&[end, point])))
}
