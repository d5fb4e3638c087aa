//! Any other jugs: the states by the number of pours that reach them.

use yew::{Html, html};

use super::super::Jugs;
use super::figure;
use crate::engine::words::{count, number};
use crate::ui::Stage;
use crate::ui::shape::{self, Point, bead, line, path, point, ring, tenths, words};

/// Up to this many states each gets a dot; more are drawn as bars.
const DOTS: usize = 420;
/// The most bars drawn.
const BARS: usize = 140;
/// The most goals that get a ring.
const GOALS: usize = 60;
const PAD: f64 = 16.0;

struct Sheet {
    width: f64,
    height: f64,
}

impl Sheet {
    fn x(&self, layer: usize, layers: usize) -> f64 {
        let step = (self.width - 2.0 * PAD) / (layers.max(2) - 1) as f64;
        PAD + step * layer as f64
    }
}

pub fn draw(stage: &Stage<Jugs>) -> Html {
    let Some(evidence) = stage.answer.as_ref().and_then(|answer| answer.evidence()) else {
        return Html::default();
    };
    let (width, height) = match stage.instance.sizes().len() {
        _ if stage.compact => (360.0, 240.0),
        0..=3 => (340.0, 300.0),
        _ => (740.0, 220.0),
    };
    let sheet = Sheet { width, height };
    let (reached, layers) = (&evidence.reached, &evidence.layers);
    if layers.is_empty() {
        let text = match evidence.states {
            0 => "No search was needed, so there is nothing to draw.".to_owned(),
            states => format!("The search saw {}, too many layers to draw.", count(states, "state")),
        };
        return html! { <p class="eyebrow">{ text }</p> };
    }
    let dotted = (1..=DOTS).contains(&reached.len());
    let (drawing, how) = if dotted {
        (dots(stage, &sheet, reached, layers), "A line leads from the state it was first reached from.")
    } else {
        (bars(stage, &sheet, layers), "Taller means more states.")
    };
    let states: u64 = layers.iter().map(|layer| u64::from(*layer)).sum();
    let drawing = html! {
        <>
            { drawing }
            { words("plot__text", (PAD, height - 4.0), "start", "0 pours") }
            { words("plot__text", (width - PAD, height - 4.0), "end", count(layers.len() as u64 - 1, "pour")) }
        </>
    };
    let states = count(states, "state");
    let label = format!("{states} in {} layers", number(layers.len() as u64));
    let caption = format!("{states}, each in the column of the fewest pours that reach it. {how}");
    figure((width, height), label, drawing, html! { { caption } })
}

fn dots(stage: &Stage<Jugs>, sheet: &Sheet, reached: &[(Vec<u32>, u32)], layers: &[u32]) -> Html {
    let mut places: Vec<Point> = Vec::with_capacity(reached.len());
    for (layer, &states) in layers.iter().enumerate() {
        let step = (sheet.height - 40.0) / f64::from(states);
        let x = sheet.x(layer, layers.len());
        places.extend((0..states).map(|row| (x, 12.0 + step * (f64::from(row) + 0.5))));
    }
    let edge = |(at, (_, parent)): (&Point, &(Vec<u32>, u32))| {
        let from = places[*parent as usize];
        let bend = (from.0 + at.0) / 2.0;
        format!("M{}C{} {} {}", point(from), point((bend, from.1)), point((bend, at.1)), point(*at))
    };
    let edges: String = places.iter().zip(reached).map(edge).collect();
    let spot = |amounts: &[u32]| {
        let at = reached.iter().position(|(known, _)| known == amounts)?;
        Some(places[at])
    };
    let walked = &stage.line.states()[..=stage.line.at()];
    let walk: Vec<Point> = walked.iter().filter_map(|state| spot(state.amounts(&stage.instance))).collect();
    let goals = reached.iter().zip(&places).filter(|((amounts, _), _)| stage.instance.goal().met(amounts));
    html! {
        <>
            { line("plot__edges", edges) }
            { line("plot__nodes", shape::dots(places.iter().copied())) }
            { for goals.take(GOALS).map(|(_, at)| ring("plot__target", *at, 5.0)) }
            { line("plot__walk", path(walk.iter().copied())) }
            { walk.last().map(|at| bead("plot__here", *at, 6.0)) }
        </>
    }
}

fn bars(stage: &Stage<Jugs>, sheet: &Sheet, layers: &[u32]) -> Html {
    let per_bar = layers.len().div_ceil(BARS);
    let sums: Vec<u64> =
        layers.chunks(per_bar).map(|chunk| chunk.iter().map(|states| u64::from(*states)).sum()).collect();
    let most = sums.iter().copied().max().unwrap_or(1).max(1) as f64;
    let (middle, tall) = ((sheet.height - 20.0) / 2.0, (sheet.height - 52.0) / 2.0);
    let bar = |(at, states): (usize, &u64)| {
        // The square root keeps thin layers to be seen beside thick ones.
        let half = (tall * (*states as f64 / most).sqrt()).max(1.5);
        format!("M{}v{}", point((sheet.x(at, sums.len()), middle - half)), tenths(2.0 * half))
    };
    let wide = ((sheet.width - 2.0 * PAD) / sums.len() as f64 * 0.6).clamp(1.0, 18.0);
    let bars = shape::shape("path", "plot__bars").at("stroke-width", wide);
    let bars = bars.text_at("d", sums.iter().enumerate().map(bar).collect::<String>()).done();
    // A person's own moves need not lie on the layers in order.
    let here = stage.act.is_none().then(|| (sheet.x(stage.line.at() / per_bar, sums.len()), middle));
    html! {
        <>
            { bars }
            { here.map(|at| line("plot__walk", path([(PAD, middle), at]))) }
            { here.map(|at| bead("plot__here", at, 7.0)) }
        </>
    }
}
