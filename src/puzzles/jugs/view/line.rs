//! Two jugs as the line a·x + b·y = c with its lattice points.

use yew::{Html, html};

use super::super::line::{Line, walk};
use super::super::{Jugs, names};
use crate::engine::words::number;
use crate::ui::Stage;

/// Up to this many lattice points are drawn.
const DOTS: f64 = 500.0;

struct Plot {
    width: f64,
    height: f64,
    x: (f64, f64),
    y: (f64, f64),
}

impl Plot {
    fn at(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let pad = 26.0;
        let across = (x - self.x.0) / (self.x.1 - self.x.0);
        let up = (y - self.y.0) / (self.y.1 - self.y.0);
        (pad + across * (self.width - 2.0 * pad), self.height - pad - up * (self.height - 2.0 * pad))
    }

    fn path(&self, points: &[(f64, f64)]) -> String {
        let mut path = String::new();
        for (index, point) in points.iter().enumerate() {
            let (x, y) = self.at(*point);
            path += &format!("{}{x:.1} {y:.1}", if index == 0 { "M" } else { "L" });
        }
        path
    }
}

fn plot(line: &Line, compact: bool) -> Plot {
    let targets = line.points.iter().map(|&(x, y)| (x as f64, y as f64));
    let all: Vec<(f64, f64)> = targets.chain(line.plans.iter().flatten().copied()).collect();
    let range = |pick: fn(&(f64, f64)) -> f64| {
        let least = all.iter().map(pick).fold(0.0, f64::min);
        let most = all.iter().map(pick).fold(0.0, f64::max);
        let pad = ((most - least) * 0.08).max(0.6);
        (least - pad, most + pad)
    };
    let (width, height) = if compact { (360.0, 250.0) } else { (330.0, 300.0) };
    Plot { width, height, x: range(|point| point.0), y: range(|point| point.1) }
}

pub fn draw(stage: &Stage<Jugs>, line: &Line) -> Html {
    let plot = plot(line, stage.compact);
    let [a, b] = line.sizes.map(f64::from);
    let whole = walk(&stage.instance, stage.line.moves());
    let at = stage.line.at();
    let here = whole[at];
    let (hx, hy) = plot.at(here);
    let slope = |y: f64| ((f64::from(line.water) - b * y) / a, y);
    let equation = plot.path(&[slope(plot.y.0 - 9.0), slope(plot.y.1 + 9.0)]);
    let (zero_x, zero_y) = plot.at((0.0, 0.0));
    let name = |jug| names::brief(&stage.instance, jug);
    html! {
        <figure class="figure plot">
            <svg viewBox={format!("0 0 {} {}", plot.width, plot.height)} role="img"
                aria-label={format!("The line {}x + {}y = {}; now x is {:.2} and y is {:.2}", line.sizes[0], line.sizes[1], line.water, here.0, here.1)}>
                <clipPath id="plot-clip"><rect width={plot.width.to_string()} height={plot.height.to_string()} rx="8" /></clipPath>
                <g clip-path="url(#plot-clip)">
                    <path class="plot__axis" d={format!("M0 {zero_y:.1}H{}M{zero_x:.1} 0V{}", plot.width, plot.height)} />
                    { dots(&plot) }
                    <path class="plot__line" d={equation} />
                    { for line.plans.iter().map(|plan| html! { <path class="plot__other" d={plot.path(plan)} /> }) }
                    <path class="plot__rest" d={plot.path(&whole[at..])} />
                    { connector(&plot, line, whole.last().copied()) }
                    <path class="plot__walk" d={plot.path(&whole[..=at])} />
                    { for line.points.iter().map(|point| target(&plot, *point)) }
                </g>
                <circle class="plot__here" r="7" style={format!("transform: translate({hx:.1}px, {hy:.1}px)")} />
                <text class="plot__text" x={(plot.width - 6.0).to_string()} y={(zero_y - 12.0).to_string()} text-anchor="end">
                    { format!("x: {} filled", name(0)) }</text>
                <text class="plot__text" x={(zero_x + 8.0).to_string()} y="14">{ format!("y: {} filled", name(1)) }</text>
            </svg>
            <figcaption>
                { caption(line, here) }
            </figcaption>
        </figure>
    }
}

fn caption(line: &Line, (x, y): (f64, f64)) -> Html {
    let [a, b] = line.sizes;
    let water = x * f64::from(a) + y * f64::from(b);
    let figure = |value: f64| {
        let text = if value.fract().abs() < 1e-9 { format!("{value:.0}") } else { format!("{value:.2}") };
        text.replace('-', "−")
    };
    html! {
        <>
            <b>{ format!("{}x + {}y = {}", number(a), number(b), number(line.water)) }</b>
            { ". A jug filled from the tap counts +1, one emptied into the drain −1; pouring from jug to jug changes neither. Now " }
            <b>{ format!("x = {}, y = {}", figure(x), figure(y)) }</b>
            { format!(": {} in all. The thin walks are the two natural plans.", litres(water)) }
        </>
    }
}

fn litres(water: f64) -> String {
    names::litres(water.round() as u32)
}

fn dots(plot: &Plot) -> Html {
    let (columns, rows) = (plot.x.1 - plot.x.0, plot.y.1 - plot.y.0);
    if columns * rows > DOTS {
        return Html::default();
    }
    let mut path = String::new();
    for x in plot.x.0.ceil() as i64..=plot.x.1.floor() as i64 {
        for y in plot.y.0.ceil() as i64..=plot.y.1.floor() as i64 {
            let (x, y) = plot.at((x as f64, y as f64));
            path += &format!("M{x:.1} {y:.1}h0");
        }
    }
    html! { <path class="plot__dots" d={path} /> }
}

fn target(plot: &Plot, (x, y): (i64, i64)) -> Html {
    let (px, py) = plot.at((x as f64, y as f64));
    // The line falls to the right: above it on the left, below it on the right, there is room.
    let (dx, dy, anchor) = if px < plot.width / 2.0 { (9.0, -9.0, "start") } else { (-9.0, 17.0, "end") };
    let text = format!("({x}, {y})").replace('-', "−");
    html! {
        <g key={format!("{x},{y}")}>
            <circle class="plot__target" r="6" cx={px.to_string()} cy={py.to_string()} />
            <text class="plot__text plot__text--target" x={(px + dx).to_string()} y={(py + dy).to_string()} text-anchor={anchor}>{ text }</text>
        </g>
    }
}

/// From the end of the plan to the lattice point it stands for: what else is in the jugs is left out.
fn connector(plot: &Plot, line: &Line, end: Option<(f64, f64)>) -> Option<Html> {
    let end = end?;
    let near = |&(x, y): &(i64, i64)| {
        let (dx, dy) = ((x as f64 - end.0).abs(), (y as f64 - end.1).abs());
        (dx + dy - 1.0).abs() < 1e-9
    };
    let point = line.points.iter().find(|point| near(point))?;
    let path = plot.path(&[end, (point.0 as f64, point.1 as f64)]);
    Some(html! { <path class="plot__connector" d={path} /> })
}
