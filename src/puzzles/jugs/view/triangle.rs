//! Three jugs without a tap as a billiard table.

use yew::{Html, html};

use super::super::{Goal, Instance, Jugs, State, names, triangle::place};
use crate::ui::Stage;
use crate::ui::shape::{Point, bead, dots, figure, line, path, ring, sketch, text, words};

/// Up to this much water, every way to share it gets a dot.
const DOTS: u32 = 60;
/// The most goals that get a ring.
const GOALS: usize = 40;
const TALL: f64 = 0.866_025_403_784;
const PAD: (f64, f64) = (44.0, 34.0);

struct Table {
    width: f64,
    height: f64,
    left: f64,
    low: f64,
    scale: f64,
    total: u32,
    middle: Point,
}

impl Table {
    fn new(instance: &Instance, region: &[[u32; 3]], compact: bool) -> Self {
        let total = instance.start().iter().sum();
        let (width, tallest): Point = if compact { (360.0, 270.0) } else { (340.0, 330.0) };
        let places: Vec<_> = region.iter().map(|corner| place(corner, total)).collect();
        let range = |pick: fn(&Point) -> f64| {
            let values = || places.iter().map(pick);
            (values().fold(f64::MAX, f64::min), values().fold(f64::MIN, f64::max))
        };
        let ((x0, x1), (y0, y1)) = (range(|at| at.0), range(|at| at.1));
        let across = (width - 2.0 * PAD.0) / (x1 - x0).max(1e-6);
        let up = (tallest - 2.0 * PAD.1) / ((y1 - y0).max(1e-6) * TALL);
        let scale = across.min(up);
        let height = scale * TALL * (y1 - y0) + 2.0 * PAD.1;
        let mut table = Self {
            width,
            height,
            left: (width - scale * (x1 - x0)) / 2.0 - scale * x0,
            low: (height + scale * TALL * (y1 - y0)) / 2.0 + scale * TALL * y0,
            scale,
            total,
            middle: (0.0, 0.0),
        };
        let sum = region
            .iter()
            .map(|corner| table.at(corner))
            .fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
        table.middle = (sum.0 / region.len() as f64, sum.1 / region.len() as f64);
        table
    }

    fn at(&self, amounts: &[u32]) -> Point {
        let (x, y) = place(amounts, self.total);
        (self.left + x * self.scale, self.low - y * TALL * self.scale)
    }

    /// The way out from the middle through `point`, one unit long.
    fn outward(&self, point: Point) -> Point {
        let (dx, dy) = (point.0 - self.middle.0, point.1 - self.middle.1);
        let far = (dx * dx + dy * dy).sqrt().max(1.0);
        (dx / far, dy / far)
    }
}

pub fn draw(stage: &Stage<Jugs>, region: &[[u32; 3]]) -> Html {
    let instance = &stage.instance;
    let table = Table::new(instance, region, stage.compact);
    let at = stage.line.at();
    let along = |states: &[State]| sketch(states, |state| table.at(state.amounts(instance)));
    let states = stage.line.states();
    let here = states[at].amounts(instance);
    let spot = table.at(here);
    let out = table.outward(spot);
    let border = path(region.iter().map(|corner| table.at(corner))) + "z";
    let shares = names::list(here);
    let drawing = html! {
        <>
            { line("plot__region", border.clone()) }
            { shares_dots(instance, &table) }
            { line("ink", border) }
            { sides(instance, &table, region) }
            { line("plot__rest", along(&states[at..])) }
            { line("plot__walk", along(&states[..=at])) }
            { for goals(stage).into_iter().map(|goal| ring("plot__target", table.at(&goal), 8.0)) }
            { bead("plot__here", spot, 7.0) }
            { words("plot__text plot__text--strong", (spot.0 + 24.0 * out.0, spot.1 + 18.0 * out.1 + 4.0), "middle", shares.clone()) }
        </>
    };
    let litres = names::litres(table.total);
    let caption = format!(
        "Every way to share the {litres} is a point. A pour runs straight until it meets a side, \
         where a jug is full or empty, like a ball on a billiard table. The ring is the goal."
    );
    let label = format!("The {litres} as a point on a billiard table: {shares}");
    figure((table.width, table.height), label, false, drawing, text(caption))
}

fn shares_dots(instance: &Instance, table: &Table) -> Html {
    let (total, sizes) = (table.total, instance.sizes());
    if total > DOTS {
        return Html::default();
    }
    let pairs = (0..=sizes[0].min(total)).flat_map(|a| (0..=sizes[1].min(total - a)).map(move |b| (a, b)));
    let shares = pairs.map(|(a, b)| [a, b, total - a - b]).filter(|share| share[2] <= sizes[2]);
    line("plot__dots", dots(shares.map(|share| table.at(&share))))
}

/// Each side of the table, named for the jug that is full or empty along it.
fn sides(instance: &Instance, table: &Table, region: &[[u32; 3]]) -> Html {
    let around = region.iter().zip(region.iter().cycle().skip(1));
    let names = around.filter_map(|(one, two)| {
        let rim =
            |jug: &usize| one[*jug] == two[*jug] && (one[*jug] == 0 || one[*jug] == instance.sizes()[*jug]);
        let jug = (0..3).find(rim)?;
        let ((x1, y1), (x2, y2)) = (table.at(one), table.at(two));
        if (x1 - x2).abs() + (y1 - y2).abs() < 50.0 {
            return None;
        }
        let middle = ((x1 + x2) / 2.0, (y1 + y2) / 2.0);
        let out = table.outward(middle);
        let anchor = match out.0 {
            lean if lean > 0.4 => "start",
            lean if lean < -0.4 => "end",
            _ => "middle",
        };
        let name = names::bare(instance, jug);
        let text = format!("{name} {}", if one[jug] == 0 { "empty" } else { "full" });
        Some(words("plot__text", (middle.0 + 9.0 * out.0, middle.1 + 14.0 * out.1 + 4.0), anchor, text))
    });
    html! { <>{ for names }</> }
}

/// The points that are the goal: the one it names, within reach or not, or
/// those known to be within reach.
fn goals(stage: &Stage<Jugs>) -> Vec<Vec<u32>> {
    let instance = &stage.instance;
    if let Goal::Each(wants) = instance.goal()
        && let Some(named) = wants.iter().copied().collect::<Option<Vec<u32>>>()
    {
        let fits = named.iter().zip(instance.sizes()).all(|(want, size)| want <= size);
        let total = instance.start().iter().sum::<u32>();
        return if fits && named.iter().sum::<u32>() == total { vec![named] } else { Vec::new() };
    }
    let reached =
        stage.answer.as_ref().and_then(|answer| answer.evidence()).map(|evidence| &evidence.reached);
    let reached = reached.into_iter().flatten().map(|(amounts, _)| amounts.clone());
    let end = stage.line.states().last().map(|state| state.amounts(instance).to_vec());
    let mut goals: Vec<Vec<u32>> =
        reached.filter(|amounts| instance.goal().met(amounts)).take(GOALS).collect();
    goals.extend(end.filter(|end| instance.goal().met(end) && !goals.contains(end)));
    goals
}
