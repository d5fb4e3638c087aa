//! Three jugs without a tap as a billiard table.

use yew::{Html, html};

use super::super::{Instance, Jugs, names, triangle::place};
use crate::ui::Stage;

/// Up to this much water, every way to share it gets a dot.
const DOTS: u32 = 60;

struct Table {
    width: f64,
    height: f64,
    left: f64,
    low: f64,
    scale: f64,
    total: u32,
}

const TALL: f64 = 0.866_025_403_784;
const PAD: (f64, f64) = (44.0, 34.0);

impl Table {
    fn new(instance: &Instance, region: &[[u32; 3]], compact: bool) -> Self {
        let total = instance.start().iter().sum();
        let (width, tallest): (f64, f64) = if compact { (360.0, 270.0) } else { (340.0, 330.0) };
        let places: Vec<_> = region.iter().map(|corner| place(corner, total)).collect();
        let least = |pick: fn(&(f64, f64)) -> f64| places.iter().map(pick).fold(f64::MAX, f64::min);
        let most = |pick: fn(&(f64, f64)) -> f64| places.iter().map(pick).fold(f64::MIN, f64::max);
        let (x0, x1, y0, y1) = (least(|p| p.0), most(|p| p.0), least(|p| p.1), most(|p| p.1));
        let across = (width - 2.0 * PAD.0) / (x1 - x0).max(1e-6);
        let up = (tallest - 2.0 * PAD.1) / ((y1 - y0).max(1e-6) * TALL);
        let scale = across.min(up);
        let height = scale * TALL * (y1 - y0) + 2.0 * PAD.1;
        Self {
            width,
            height,
            left: (width - scale * (x1 - x0)) / 2.0 - scale * x0,
            low: (height + scale * TALL * (y1 - y0)) / 2.0 + scale * TALL * y0,
            scale,
            total,
        }
    }

    fn at(&self, amounts: &[u32]) -> (f64, f64) {
        let (x, y) = place(amounts, self.total);
        (self.left + x * self.scale, self.low - y * TALL * self.scale)
    }

    fn middle(&self, region: &[[u32; 3]]) -> (f64, f64) {
        let places = region.iter().map(|corner| self.at(corner));
        let sum = places.fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
        (sum.0 / region.len() as f64, sum.1 / region.len() as f64)
    }

    fn path<'a>(&self, points: impl IntoIterator<Item = &'a [u32]>) -> String {
        let mut path = String::new();
        for point in points {
            let (x, y) = self.at(point);
            path += &format!("{}{x:.1} {y:.1}", if path.is_empty() { "M" } else { "L" });
        }
        path
    }
}

pub fn draw(stage: &Stage<Jugs>, region: &[[u32; 3]]) -> Html {
    let instance = &stage.instance;
    let table = Table::new(instance, region, stage.compact);
    let states = stage.line.states();
    let at = stage.line.at();
    let amounts = |state: &'_ super::super::State| -> [u32; 3] {
        let have = state.amounts(instance);
        [have[0], have[1], have[2]]
    };
    let all: Vec<[u32; 3]> = states.iter().map(amounts).collect();
    let here = all[at];
    let (x, y) = table.at(&here);
    let (mx, my) = table.middle(region);
    let away = (x - mx).hypot(y - my).max(1.0);
    let (lx, ly) = (x + 24.0 * (x - mx) / away, y + 18.0 * (y - my) / away + 4.0);
    html! {
        <figure class="figure plot">
            <svg viewBox={format!("0 0 {} {}", table.width, table.height)} role="img"
                aria-label={format!("The {} litres as a point of a triangle: {}, {} and {}", table.total, here[0], here[1], here[2])}>
                <path class="plot__region" d={table.path(region.iter().map(|c| c.as_slice())) + "z"} />
                { dots(instance, &table) }
                <path class="ink" d={table.path(region.iter().map(|c| c.as_slice())) + "z"} />
                { sides(instance, &table, region) }
                <path class="plot__rest" d={table.path(all[at..].iter().map(|s| s.as_slice()))} />
                <path class="plot__walk" d={table.path(all[..=at].iter().map(|s| s.as_slice()))} />
                { goals(stage, &table) }
                <circle class="plot__here" r="7" style={format!("transform: translate({x:.1}px, {y:.1}px)")} />
                <text class="plot__text plot__text--here" x={lx.to_string()} y={ly.to_string()} text-anchor="middle">{ format!("{}, {}, {}", here[0], here[1], here[2]) }</text>
            </svg>
            <figcaption>
                { format!("Every way to share the {} is a point. A pour runs straight until it meets a side, \
                    where a jug is full or empty, like a ball on a billiard table. The ring is the goal.", names::litres(table.total)) }
            </figcaption>
        </figure>
    }
}

fn dots(instance: &Instance, table: &Table) -> Html {
    if table.total > DOTS {
        return Html::default();
    }
    let sizes = instance.sizes();
    let mut path = String::new();
    for a in 0..=sizes[0].min(table.total) {
        for b in 0..=sizes[1].min(table.total - a) {
            let c = table.total - a - b;
            if c <= sizes[2] {
                let (x, y) = table.at(&[a, b, c]);
                path += &format!("M{x:.1} {y:.1}h0");
            }
        }
    }
    html! { <path class="plot__dots" d={path} /> }
}

/// Each side of the table, named for the jug that is full or empty along it.
fn sides(instance: &Instance, table: &Table, region: &[[u32; 3]]) -> Html {
    let middle = table.middle(region);
    let around = region.iter().zip(region.iter().cycle().skip(1));
    let names = around.filter_map(|(one, two)| {
        let jug = (0..3).find(|&jug| {
            one[jug] == two[jug] && (one[jug] == 0 || one[jug] == instance.sizes()[jug])
        })?;
        let ((x1, y1), (x2, y2)) = (table.at(one), table.at(two));
        if (x1 - x2).hypot(y1 - y2) < 44.0 {
            return None;
        }
        let word = if one[jug] == 0 { "empty" } else { "full" };
        let (x, y) = ((x1 + x2) / 2.0, (y1 + y2) / 2.0);
        let (dx, dy) = (x - middle.0, y - middle.1);
        let far = dx.hypot(dy).max(1.0);
        let anchor = match dx / far {
            lean if lean > 0.4 => "start",
            lean if lean < -0.4 => "end",
            _ => "middle",
        };
        let name = names::brief(instance, jug);
        let name = name.strip_prefix("the ").unwrap_or(&name).to_owned();
        Some(html! {
            <text key={format!("{jug}{word}")} class="plot__text" text-anchor={anchor}
                x={(x + 9.0 * dx / far).to_string()} y={(y + 14.0 * dy / far + 4.0).to_string()}>{ format!("{name} {word}") }</text>
        })
    });
    html! { <>{ for names }</> }
}

/// The reachable points that are the goal.
fn goals(stage: &Stage<Jugs>, table: &Table) -> Html {
    let reached = stage.answer.as_ref().and_then(|answer| answer.evidence()).map(|evidence| &evidence.reached);
    let goals = reached.into_iter().flatten().map(|(amounts, _)| amounts.as_slice());
    let last = stage.line.states().last().map(|state| state.amounts(&stage.instance));
    let goals = goals.chain(last).filter(|amounts| stage.instance.goal().met(amounts));
    let mut seen: Vec<&[u32]> = Vec::new();
    for goal in goals {
        if !seen.contains(&goal) && seen.len() < 40 {
            seen.push(goal);
        }
    }
    html! {
        <>
            { for seen.into_iter().map(|goal| {
                let (x, y) = table.at(goal);
                html! { <circle key={format!("{goal:?}")} class="plot__target" r="8" cx={x.to_string()} cy={y.to_string()} /> }
            }) }
        </>
    }
}
