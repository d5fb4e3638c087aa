//! The vessels, their tap and drain, and the water between them.

use web_sys::{Element, KeyboardEvent, MouseEvent, PointerEvent};
use yew::{Callback, Html, classes, html};

use super::super::layout::{Layout, Vessel, layout};
use super::super::{Goal, Instance, Jugs, Move, State, names};
use super::carried;
use crate::engine::Puzzle;
use crate::engine::words::number;
use crate::ui::session::Passage;
use crate::ui::{STEP, Stage};

/// The longest a pour takes to be seen, in milliseconds.
const POUR: f64 = 1000.0;
/// The room between a full jug's water and its brim.
const BRIM: f64 = 5.0;

pub fn draw(stage: &Stage<Jugs>) -> Html {
    let instance = &stage.instance;
    let layout = layout(instance.sizes(), instance.tap(), stage.compact);
    let state = *stage.line.state();
    let moves = stage.passage != Passage::Jump;
    let pour = if moves { (0.55 * STEP / stage.speed).min(POUR) } else { 300.0 };
    let class = classes!(
        "jugs",
        (instance.sizes().len() > 3).then_some("jugs--many"),
        stage.act.is_some().then_some("jugs--live"),
        moves.then_some(if stage.turn.is_multiple_of(2) { "jugs--even" } else { "jugs--odd" }),
        (stage.passage == Passage::Back).then_some("jugs--back"),
    );
    let describe = <Jugs as Puzzle>::describe(instance, &state);
    let role = if stage.act.is_some() { "group" } else { "img" };
    html! {
        <figure class="figure">
            <svg {class} {role} aria-label={describe} style={format!("--pour: {pour:.0}ms")}
                viewBox={format!("0 0 {} {}", layout.width, layout.height)} onpointerup={drop_on(stage)}>
                <defs>
                    <marker id="jugs-arrow" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="6" markerHeight="6"
                        orient="auto-start-reverse"><path d="M0 0.6 7 4 0 7.4z" class="trace__head" /></marker>
                </defs>
                if instance.tap() {
                    { pipe(&layout) }
                    { trough(&layout) }
                } else {
                    <path class="ink" d={format!("M20 {0}H{1}", layout.floor, layout.width - 20.0)} />
                }
                { for (0..layout.vessels.len()).map(|jug| vessel(stage, &layout, &state, jug)) }
                { stage.moved().map(|(before, mv, after)| flow(stage, &layout, before, *mv, after)) }
                if instance.tap() {
                    { for (0..layout.vessels.len()).map(|jug| cocks(stage, &layout, jug)) }
                }
                { for (0..layout.vessels.len()).map(|jug| label(instance, &layout, &state, jug)) }
            </svg>
            if !layout.to_scale {
                <figcaption>{ "The smallest jugs are drawn larger than to scale." }</figcaption>
            }
        </figure>
    }
}

fn pipe(layout: &Layout) -> Html {
    html! {
        <g class="brass">
            <rect x="14" y="12" width={(layout.width - 28.0).to_string()} height="12" rx="6" />
            <rect class="brass__deep" x="8" y="8" width="12" height="20" rx="3" />
            <rect class="brass__deep" x={(layout.width - 20.0).to_string()} y="8" width="12" height="20" rx="3" />
        </g>
    }
}

fn trough(layout: &Layout) -> Html {
    let (left, right, y) = (16.0, layout.width - 16.0, layout.floor + 9.0);
    html! {
        <g class="trough" data-drain="true">
            <path class="ink" d={format!("M{left} {0}H{right}", layout.floor)} />
            <path class="trough__body" d={format!("M{left} {y}H{right}L{0} {1}H{2}z", right - 8.0, y + 13.0, left + 8.0)} />
        </g>
    }
}

fn outline(vessel: &Vessel) -> String {
    let (w, h) = (vessel.w / 2.0, vessel.h);
    let r = (w * 0.35).min(h * 0.3).min(16.0);
    format!(
        "M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}V{:.1}Q{:.1} 0 {:.1} 0H{:.1}Q{w:.1} 0 {w:.1} {:.1}V{:.1}Q{w:.1} {:.1} {:.1} {:.1}",
        -w - 5.0, -h, -w, -h + 1.0, -w, -h + 9.0, -r, -w, -w + r, w - r, -r, -h + 9.0, -h + 1.0, w + 5.0, -h
    )
}

/// How high `amount` stands in a jug, from its foot.
fn level(vessel: &Vessel, amount: u32, size: u32) -> f64 {
    (vessel.h - BRIM) * f64::from(amount) / f64::from(size)
}

fn vessel(stage: &Stage<Jugs>, layout: &Layout, state: &State, jug: usize) -> Html {
    let instance = &stage.instance;
    let vessel = &layout.vessels[jug];
    let (amount, size) = (state.amounts(instance)[jug], instance.sizes()[jug]);
    let high = level(vessel, amount, size);
    let held = stage.held == Some(jug);
    let tilt = tilt(stage, layout, jug);
    let class = classes!("vessel", held.then_some("vessel--held"), tilt.is_some().then_some("vessel--pours"));
    let (degrees, side) = tilt.unwrap_or((0.0, 1.0));
    let origin = format!("--tilt: {degrees}deg; transform-origin: {:.1}px {:.1}px", side * vessel.w / 2.0, -vessel.h);
    let water_width = vessel.w * 4.0;
    let shape = outline(vessel);
    let clip = format!("jugs-clip-{jug}");
    let body = html! {
        <g class="vessel__lift">
            <g class="vessel__tilt" style={origin.clone()}>
                <clipPath id={clip.clone()}><path d={format!("{shape}z")} /></clipPath>
                <path class="vessel__glass" d={format!("{shape}z")} />
                <g clip-path={format!("url(#{clip})")}>
                    <g class="vessel__level" style={origin}>
                        <g class="water" style={format!("transform: translateY({:.2}px)", -high)}>
                            <rect x={(-water_width / 2.0).to_string()} y="0" width={water_width.to_string()}
                                height={(vessel.h * 2.0).to_string()} />
                            <path class="water__top" d={format!("M{} 0h{water_width}", -water_width / 2.0)} />
                        </g>
                    </g>
                </g>
                { mark(instance, vessel, jug) }
                <path class="ink vessel__outline" d={shape} />
            </g>
        </g>
    };
    let place = format!("translate({:.1} {:.1})", vessel.x, layout.floor);
    let Some(act) = &stage.act else {
        return html! { <g key={jug} {class} transform={place}>{ body }</g> };
    };
    let choose = choose(stage, act, jug);
    let name = names::jug(instance, jug);
    let says = match stage.held {
        Some(held) if held != jug => format!("Pour {} into {name}", names::jug(instance, held)),
        _ => format!("Take {name}: it holds {} of {}", number(amount), number(size)),
    };
    let down = choose.reform(|event: PointerEvent| event.prevent_default());
    // The button is the plain rectangle over the drawing: its box is what is seen, water and all.
    html! {
        <g key={jug} {class} transform={place}>
            { body }
            <rect class="hit" x={(-vessel.w / 2.0 - 8.0).to_string()} y={(-vessel.h - 8.0).to_string()}
                width={(vessel.w + 16.0).to_string()} height={(vessel.h + 8.0).to_string()} rx="6"
                data-jug={jug.to_string()} role="button" tabindex="0" aria-label={says}
                aria-pressed={held.to_string()} onpointerdown={down}
                onclick={by_click(choose.clone())} onkeydown={by_key(choose)} />
        </g>
    }
}

/// Takes a jug up, puts it down, or pours what is held into it.
fn choose(stage: &Stage<Jugs>, act: &Callback<Move>, jug: usize) -> Callback<()> {
    let (held, hold, act) = (stage.held, stage.hold.clone(), act.clone());
    Callback::from(move |()| match held {
        Some(held) if held != jug => act.emit(Move::Pour(held, jug)),
        Some(_) => hold.emit(None),
        None => hold.emit(Some(jug)),
    })
}

/// Clicks that no pointer made, as a screen reader's are.
fn by_click(choose: Callback<()>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if event.detail() == 0 {
            choose.emit(());
        }
    })
}

fn by_key(choose: Callback<()>) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" || event.key() == " " {
            event.prevent_default();
            choose.emit(());
        }
    })
}

/// Where a dragged jug is let go: over another jug, or over the drain.
fn drop_on(stage: &Stage<Jugs>) -> Option<Callback<PointerEvent>> {
    let (act, held) = (stage.act.clone()?, stage.held?);
    Some(Callback::from(move |event: PointerEvent| {
        let document = web_sys::window().and_then(|window| window.document());
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let Some(under) = document.and_then(|document| document.element_from_point(x, y)) else { return };
        let closest = |selector: &str| -> Option<Element> { under.closest(selector).ok().flatten() };
        let jug = closest("[data-jug]").and_then(|element| element.get_attribute("data-jug")?.parse::<usize>().ok());
        match jug {
            Some(jug) if jug != held => act.emit(Move::Pour(held, jug)),
            None if closest("[data-drain]").is_some() => act.emit(Move::Empty(held)),
            _ => {}
        }
    }))
}

/// How far the pouring jug leans, and to which side: 1 right, −1 left.
fn tilt(stage: &Stage<Jugs>, layout: &Layout, jug: usize) -> Option<(f64, f64)> {
    let (_, mv, _) = stage.moved().filter(|_| stage.passage == Passage::Forward)?;
    match *mv {
        Move::Pour(from, to) if from == jug => {
            let side = (layout.vessels[to].x - layout.vessels[from].x).signum();
            Some((14.0 * side, side))
        }
        _ => None,
    }
}

/// The level that is wanted in a jug.
fn mark(instance: &Instance, vessel: &Vessel, jug: usize) -> Option<Html> {
    let size = instance.sizes()[jug];
    let want = match instance.goal() {
        Goal::Any(want) => Some(*want),
        Goal::Each(wants) => wants[jug],
        Goal::Total(_) => None,
    };
    let want = want.filter(|want| (1..=size).contains(want))?;
    let y = -level(vessel, want, size);
    let w = vessel.w / 2.0;
    Some(html! {
        <g class="mark">
            <path d={format!("M{:.1} {y:.1}H{:.1}", -w + 3.0, w - 3.0)} />
            <path class="mark__flag" d={format!("M{:.1} {y:.1}l8 -5v10z", w + 2.0)} />
        </g>
    })
}

/// The tap above a jug and the plug below it.
fn cocks(stage: &Stage<Jugs>, layout: &Layout, jug: usize) -> Html {
    let (x, floor) = (layout.vessels[jug].x, layout.floor);
    let tap = html! {
        <g class="brass">
            <rect x={(x - 6.0).to_string()} y="22" width="12" height="18" />
            <path d={format!("M{} 40h20l-4 6h-12z", x - 10.0)} />
            <rect class="brass__deep" x={(x - 13.0).to_string()} y="26" width="26" height="6" rx="3" />
        </g>
    };
    let plug = html! {
        <rect class="brass brass__deep" x={(x - 5.0).to_string()} y={floor.to_string()} width="10" height="9" />
    };
    let Some(act) = &stage.act else { return html! { <g key={jug}>{ tap }{ plug }</g> } };
    let name = names::jug(&stage.instance, jug);
    let part = |mv: Move, drawing: Html, y: f64, says: String| {
        let act = act.clone();
        let make = Callback::from(move |()| act.emit(mv));
        let down = make.reform(|event: PointerEvent| event.prevent_default());
        html! {
            <g class="cock">
                { drawing }
                <rect class="hit" x={(x - 22.0).to_string()} y={y.to_string()} width="44" height="32" rx="6"
                    role="button" tabindex="0" aria-label={says} onpointerdown={down}
                    onclick={by_click(make.clone())} onkeydown={by_key(make)} />
            </g>
        }
    };
    html! {
        <g key={jug}>
            { part(Move::Fill(jug), tap, 18.0, format!("Fill {name} from the tap")) }
            { part(Move::Empty(jug), plug, floor - 3.0, format!("Empty {name} into the drain")) }
        </g>
    }
}

fn label(instance: &Instance, layout: &Layout, state: &State, jug: usize) -> Html {
    let (amount, size) = (state.amounts(instance)[jug], instance.sizes()[jug]);
    let y = layout.floor + if instance.tap() { 50.0 } else { 28.0 };
    let x = layout.vessels[jug].x.to_string();
    let letter = if names::shares_size(instance, jug) { format!("{}: ", names::letter(jug)) } else { String::new() };
    let wanted = match instance.goal() {
        Goal::Any(want) => *want == amount,
        Goal::Each(wants) => wants[jug] == Some(amount) && instance.goal().met(state.amounts(instance)),
        Goal::Total(_) => false,
    };
    let class = classes!("amount", wanted.then_some("amount--good"));
    html! {
        <g key={jug} aria-hidden="true">
            <text {class} x={x.clone()} y={y.to_string()}>
                { number(amount) }{ if wanted { " ✓" } else { "" } }
            </text>
            <text class="amount__of" {x} y={(y + 18.0).to_string()}>{ format!("{letter}of {}", number(size)) }</text>
        </g>
    }
}

/// The stream of the last move, and the trace it leaves.
fn flow(stage: &Stage<Jugs>, layout: &Layout, before: &State, mv: Move, after: &State) -> Html {
    let instance = &stage.instance;
    let foot = |jug: usize| layout.floor - level(&layout.vessels[jug], after.amounts(instance)[jug], instance.sizes()[jug]);
    let brim = |jug: usize| layout.floor - layout.vessels[jug].h;
    let (path, trace, at) = match mv {
        Move::Fill(jug) => {
            let x = layout.vessels[jug].x;
            let (top, end) = (layout.pipe + 3.0, brim(jug) - 6.0);
            (
                format!("M{x:.1} {top}V{:.1}", foot(jug)),
                format!("M{x:.1} {top}V{end:.1}"),
                (x + 12.0, (top + end) / 2.0 + 4.0, "start"),
            )
        }
        Move::Empty(jug) => {
            let (x, floor) = (layout.vessels[jug].x, layout.floor);
            let path = format!("M{x:.1} {floor}v20");
            (path.clone(), path, (x + 14.0, floor + 20.0, "start"))
        }
        Move::Pour(from, to) => {
            let (source, target) = (&layout.vessels[from], &layout.vessels[to]);
            let side = (target.x - source.x).signum();
            let (sx, sy) = (source.x + side * (source.w / 2.0 + 3.0), brim(from));
            let (left, right) = (from.min(to), from.max(to));
            let top = (left..=right).map(brim).fold(f64::MAX, f64::min);
            let lift = if stage.compact { 34.0 } else { 46.0 };
            let apex = (top - lift).max(layout.pipe + 12.0);
            let arc = format!("M{sx:.1} {sy:.1}C{sx:.1} {apex:.1} {0:.1} {apex:.1} {0:.1}", target.x);
            let high = sy.min(brim(to)).mul_add(0.25, apex * 0.75);
            (
                format!("{arc} {:.1}V{:.1}", brim(to) - 2.0, foot(to)),
                format!("{arc} {:.1}", brim(to) - 5.0),
                ((sx + target.x) / 2.0, high - 6.0, "middle"),
            )
        }
    };
    let litres = number(carried(instance, before, mv, after));
    html! {
        <g class="flow" aria-hidden="true">
            <path class="trace" d={trace} marker-end="url(#jugs-arrow)" />
            <path class="stream" d={path} pathLength="100" />
            <text class="trace__amount" x={at.0.to_string()} y={at.1.to_string()} text-anchor={at.2}>{ litres }</text>
        </g>
    }
}
