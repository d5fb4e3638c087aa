//! Any other jugs: the states by the number of pours that reach them.

use std::collections::HashMap;

use yew::{Html, html};

use super::super::Jugs;
use crate::engine::words::{count, number};
use crate::ui::Stage;

/// Up to this many states each gets a dot; more are drawn as bars.
const DOTS: usize = 420;
/// The most bars drawn.
const BARS: usize = 140;
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
    let drawing = if dotted {
        dots(stage, &sheet, reached, layers)
    } else {
        bars(stage, &sheet, layers)
    };
    let states: u64 = layers.iter().map(|layer| u64::from(*layer)).sum();
    let last = layers.len() - 1;
    html! {
        <figure class="figure plot">
            <svg viewBox={format!("0 0 {width} {height}")} role="img"
                aria-label={format!("{} in {} layers", count(states, "state"), number(layers.len() as u64))}>
                { drawing }
                <text class="plot__text" x={PAD.to_string()} y={(height - 4.0).to_string()}>{ "0 pours" }</text>
                <text class="plot__text" x={(width - PAD).to_string()} y={(height - 4.0).to_string()} text-anchor="end">{ count(last as u64, "pour") }</text>
            </svg>
            <figcaption>
                { format!("{}, each in the column of the fewest pours that reach it. ", count(states, "state")) }
                { if dotted { "A line leads from the state it was first reached from." } else { "Taller means more states, on a logarithmic scale." } }
            </figcaption>
        </figure>
    }
}

fn dots(stage: &Stage<Jugs>, sheet: &Sheet, reached: &[(Vec<u32>, u32)], layers: &[u32]) -> Html {
    let mut places = Vec::with_capacity(reached.len());
    for (layer, &states) in layers.iter().enumerate() {
        let step = (sheet.height - 40.0) / f64::from(states);
        let x = sheet.x(layer, layers.len());
        places.extend((0..states).map(|row| (x, 12.0 + step * (f64::from(row) + 0.5))));
    }
    let index: HashMap<&[u32], usize> =
        reached.iter().enumerate().map(|(at, (amounts, _))| (amounts.as_slice(), at)).collect();
    let (mut edges, mut nodes) = (String::new(), String::new());
    for (&(x, y), (_, parent)) in places.iter().zip(reached) {
        let (px, py) = places[*parent as usize];
        let bend = (px + x) / 2.0;
        edges += &format!("M{px:.1} {py:.1}C{bend:.1} {py:.1} {bend:.1} {y:.1} {x:.1} {y:.1}");
        nodes += &format!("M{x:.1} {y:.1}h0");
    }
    let walk: Vec<(f64, f64)> = stage.line.states()[..=stage.line.at()]
        .iter()
        .filter_map(|state| index.get(state.amounts(&stage.instance)).map(|at| places[*at]))
        .collect();
    let path = walk.iter().enumerate().map(|(at, (x, y))| format!("{}{x:.1} {y:.1}", if at == 0 { "M" } else { "L" }));
    let goals = reached.iter().zip(&places).filter(|((amounts, _), _)| stage.instance.goal().met(amounts)).take(60);
    html! {
        <>
            <path class="plot__edges" d={edges} />
            <path class="plot__nodes" d={nodes} />
            { for goals.map(|((amounts, _), (x, y))| html! {
                <circle key={format!("{amounts:?}")} class="plot__target" r="5" cx={x.to_string()} cy={y.to_string()} />
            }) }
            <path class="plot__walk" d={path.collect::<String>()} />
            { walk.last().map(|(x, y)| html! {
                <circle class="plot__here" r="6" style={format!("transform: translate({x:.1}px, {y:.1}px)")} />
            }) }
        </>
    }
}

fn bars(stage: &Stage<Jugs>, sheet: &Sheet, layers: &[u32]) -> Html {
    let per_bar = layers.len().div_ceil(BARS);
    let sums: Vec<u64> =
        layers.chunks(per_bar).map(|chunk| chunk.iter().map(|states| u64::from(*states)).sum()).collect();
    let most = sums.iter().copied().max().unwrap_or(1).max(2) as f64;
    let (middle, tall) = ((sheet.height - 20.0) / 2.0, (sheet.height - 52.0) / 2.0);
    let mut path = String::new();
    for (at, &states) in sums.iter().enumerate() {
        let half = (tall * (states as f64 + 1.0).ln() / (most + 1.0).ln()).max(1.5);
        path += &format!("M{:.1} {:.1}v{:.1}", sheet.x(at, sums.len()), middle - half, 2.0 * half);
    }
    let wide = ((sheet.width - 2.0 * PAD) / sums.len() as f64 * 0.6).clamp(1.0, 18.0);
    let at = (stage.act.is_none()).then(|| sheet.x(stage.line.at() / per_bar, sums.len()));
    html! {
        <>
            <path class="plot__bars" d={path} stroke-width={wide.to_string()} />
            { at.map(|x| html! {
                <>
                    <path class="plot__walk" d={format!("M{PAD} {middle}H{x:.1}")} />
                    <circle class="plot__here" r="7" style={format!("transform: translate({x:.1}px, {middle:.1}px)")} />
                </>
            }) }
        </>
    }
}
