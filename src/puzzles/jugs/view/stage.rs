//! The vessels, their tap and drain, and the water between them.

use web_sys::PointerEvent;
use yew::{AttrValue, Callback, Html, html};

use super::super::layout::{Layout, Vessel, layout};
use super::super::{Goal, Instance, Jugs, Move, State, names};
use super::carried;
use crate::engine::Puzzle;
use crate::engine::words::number;
use crate::ui::press::{down, grip, gripped, under};
use crate::ui::session::Passage;
use crate::ui::shape::{Point, classes, line, path, point, rect, shape, tenths, words};
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
    let even = stage.turn.is_multiple_of(2);
    let class = classes(
        "jugs",
        &[
            (instance.sizes().len() > 3, "jugs--many"),
            (stage.act.is_some(), "jugs--live"),
            (moves && even, "jugs--even"),
            (moves && !even, "jugs--odd"),
            (stage.passage == Passage::Back, "jugs--back"),
        ],
    );
    let describe = <Jugs as Puzzle>::describe(instance, &state);
    let head = shape("marker", "")
        .text_at("id", "jugs-arrow")
        .text_at("viewBox", "0 0 8 8")
        .text_at("refX", "6")
        .text_at("refY", "4")
        .text_at("markerWidth", "6")
        .text_at("markerHeight", "6")
        .text_at("orient", "auto-start-reverse")
        .holding(line("trace__head", "M0 0.6 7 4 0 7.4z"));
    let jugs = || 0..layout.vessels.len();
    let mut parts = vec![shape("defs", "").holding(head)];
    if instance.tap() {
        parts.extend([pipe(&layout), trough(&layout)]);
    } else {
        parts.push(line("ink", path([(20.0, layout.floor), (layout.width - 20.0, layout.floor)])));
    }
    parts.extend(jugs().map(|jug| vessel(stage, &layout, &state, jug)));
    parts.extend(stage.moved().map(|(before, mv, after)| flow(stage, &layout, before, *mv, after)));
    if instance.tap() {
        parts.extend(jugs().map(|jug| cocks(stage, &layout, jug)));
    }
    parts.extend(jugs().map(|jug| label(instance, &layout, &state, jug)));
    let mut drawing = shape("svg", "")
        .text_at("class", class)
        .text_at("role", if stage.act.is_some() { "group" } else { "img" })
        .text_at("aria-label", describe)
        .text_at("style", format!("--pour: {}ms", tenths(pour)))
        .text_at("viewBox", format!("0 0 {}", point((layout.width, layout.height))));
    if let Some(drop) = drop_on(stage) {
        drawing = drawing.hearing(html::onpointerup::Wrapper::new(drop));
    }
    let mut figure = vec![drawing.with(parts)];
    if !layout.to_scale {
        figure.push(shape("figcaption", "").saying("The smallest jugs are drawn larger than to scale."));
    }
    shape("figure", "figure").with(figure)
}

fn pipe(layout: &Layout) -> Html {
    html! {
        <g>
            { rounded("brass", (14.0, 12.0), (layout.width - 28.0, 12.0), 6.0) }
            { rounded("brass brass__deep", (8.0, 8.0), (12.0, 20.0), 3.0) }
            { rounded("brass brass__deep", (layout.width - 20.0, 8.0), (12.0, 20.0), 3.0) }
        </g>
    }
}

fn rounded(class: &'static str, at: Point, size: Point, round: f64) -> Html {
    rect(class, at, size).at("rx", round).done()
}

fn trough(layout: &Layout) -> Html {
    let (left, right, y) = (16.0, layout.width - 16.0, layout.floor + 9.0);
    let body = [(left, y), (right, y), (right - 8.0, y + 13.0), (left + 8.0, y + 13.0)];
    html! {
        <g data-drain="true">
            { line("ink", path([(left, layout.floor), (right, layout.floor)])) }
            { line("trough__body", path(body) + "z") }
        </g>
    }
}

fn outline(vessel: &Vessel) -> String {
    let (w, h) = (vessel.w / 2.0, vessel.h);
    let r = (w * 0.35).min(h * 0.3).min(16.0);
    let p = |x: f64, y: f64| point((x, y));
    [
        format!("M{}Q{} {}L{}", p(-w - 5.0, -h), p(-w, 1.0 - h), p(-w, 9.0 - h), p(-w, -r)),
        format!("Q{} {}L{}Q{} {}", p(-w, 0.0), p(r - w, 0.0), p(w - r, 0.0), p(w, 0.0), p(w, -r)),
        format!("L{}Q{} {}", p(w, 9.0 - h), p(w, 1.0 - h), p(w + 5.0, -h)),
    ]
    .concat()
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
    let class = classes("vessel", &[(held, "vessel--held"), (tilt.is_some(), "vessel--pours")]);
    let (degrees, side) = tilt.unwrap_or((0, 1.0));
    let origin = AttrValue::from(format!(
        "--tilt: {degrees}deg; transform-origin: {}px {}px",
        tenths(side * vessel.w / 2.0),
        tenths(-vessel.h)
    ));
    // Wide and deep enough to fill the jug while it leans.
    let water = vessel.w * 4.0;
    let outline = outline(vessel);
    let closed = format!("{outline}z");
    let clip = format!("jugs-clip-{jug}");
    let filled = shape("g", "water").text_at("style", format!("transform: translateY({}px)", tenths(-high)));
    let filled = filled.with(vec![
        rect("", (-water / 2.0, 0.0), (water, vessel.h * 2.0)).done(),
        line("water__top", path([(-water / 2.0, 0.0), (water / 2.0, 0.0)])),
    ]);
    let filled = shape("g", "vessel__level").text_at("style", origin.clone()).holding(filled);
    let tilted = shape("g", "vessel__tilt").text_at("style", origin).with(vec![
        shape("clipPath", "").text_at("id", clip.clone()).holding(line("", closed.clone())),
        line("vessel__glass", closed),
        shape("g", "").text_at("clip-path", format!("url(#{clip})")).holding(filled),
        mark(instance, vessel, jug).unwrap_or_default(),
        line("ink vessel__outline", outline),
    ]);
    let body = shape("g", "vessel__lift").holding(tilted);
    let place = format!("translate({})", point((vessel.x, layout.floor)));
    let drawn = shape("g", "").keyed(jug).text_at("class", class).text_at("transform", place);
    let Some(act) = &stage.act else {
        return drawn.holding(body);
    };
    let choose = choose(stage, act, jug);
    let name = names::jug(instance, jug);
    let says = match stage.held {
        Some(held) if held != jug => format!("Pour {} into {name}", names::jug(instance, held)),
        _ => format!("Take {name}: it holds {} of {}", number(amount), number(size)),
    };
    // The button is the plain rectangle over the drawing: its box is what is seen, water and all.
    let hit = ((-vessel.w / 2.0 - 8.0, -vessel.h - 8.0), (vessel.w + 16.0, vessel.h + 8.0));
    drawn.with(vec![body, grip(hit.0, hit.1, says, jug, held, choose)])
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

/// Where a dragged jug is let go: over another jug, or over the drain.
fn drop_on(stage: &Stage<Jugs>) -> Option<Callback<PointerEvent>> {
    let (act, held) = (stage.act.clone()?, stage.held?);
    Some(Callback::from(move |event: PointerEvent| match gripped(&event) {
        Some(jug) if jug != held => act.emit(Move::Pour(held, jug)),
        None if under(&event, "[data-drain]").is_some() => act.emit(Move::Empty(held)),
        _ => {}
    }))
}

/// How far the pouring jug leans, and to which side: 1 right, −1 left.
fn tilt(stage: &Stage<Jugs>, layout: &Layout, jug: usize) -> Option<(i32, f64)> {
    let (_, mv, _) = stage.moved().filter(|_| stage.passage == Passage::Forward)?;
    match *mv {
        Move::Pour(from, to) if from == jug => {
            let side = (layout.vessels[to].x - layout.vessels[from].x).signum();
            Some((if side < 0.0 { -14 } else { 14 }, side))
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
            { line("", path([(3.0 - w, y), (w - 3.0, y)])) }
            { line("mark__flag", path([(w + 2.0, y), (w + 10.0, y - 5.0), (w + 10.0, y + 5.0)]) + "z") }
        </g>
    })
}

/// The tap above a jug and the plug below it.
fn cocks(stage: &Stage<Jugs>, layout: &Layout, jug: usize) -> Html {
    let (x, floor) = (layout.vessels[jug].x, layout.floor);
    let spout = [(x - 10.0, 40.0), (x + 10.0, 40.0), (x + 6.0, 46.0), (x - 6.0, 46.0)];
    let name = names::jug(&stage.instance, jug);
    let press = |mv: Move, y: f64, says: String| {
        let act = stage.act.clone()?;
        let press = Callback::from(move |()| act.emit(mv));
        Some(down(rect("hit", (x - 22.0, y), (44.0, 32.0)), says, press))
    };
    html! {
        <g key={jug}>
            { rect("brass", (x - 6.0, 22.0), (12.0, 18.0)).done() }
            { line("brass", path(spout) + "z") }
            { rounded("brass brass__deep", (x - 13.0, 26.0), (26.0, 6.0), 3.0) }
            { rect("brass brass__deep", (x - 5.0, floor), (10.0, 9.0)).done() }
            { press(Move::Fill(jug), 18.0, format!("Fill {name} from the tap")) }
            { press(Move::Empty(jug), floor - 3.0, format!("Empty {name} into the drain")) }
        </g>
    }
}

fn label(instance: &Instance, layout: &Layout, state: &State, jug: usize) -> Html {
    let (amount, size) = (state.amounts(instance)[jug], instance.sizes()[jug]);
    let (x, y) = (layout.vessels[jug].x, layout.floor + if instance.tap() { 50.0 } else { 28.0 });
    let letter =
        if names::shares_size(instance, jug) { format!("{}: ", names::letter(jug)) } else { String::new() };
    let wanted = match instance.goal() {
        Goal::Any(want) => *want == amount,
        Goal::Each(wants) => wants[jug] == Some(amount) && instance.goal().met(state.amounts(instance)),
        Goal::Total(_) => false,
    };
    let (class, check) = if wanted { ("amount amount--good", " ✓") } else { ("amount", "") };
    let crowded = is_crowded(instance, layout);
    let of =
        if crowded { format!("{letter}{}", number(size)) } else { format!("{letter}of {}", number(size)) };
    let figures = vec![
        words(class, (x, y), "middle", number(amount) + check),
        words("amount__of", (x, y + 18.0), "middle", of),
    ];
    shape("g", if crowded { "crowded" } else { "" }).keyed(jug).text_at("aria-hidden", "true").with(figures)
}

/// Whether long figures stand close together under the jugs.
fn is_crowded(instance: &Instance, layout: &Layout) -> bool {
    let digits: usize = instance.sizes().iter().map(|size| number(*size).len() + 4).sum();
    digits as f64 * 8.0 > layout.width
}

/// How the last move's water runs: its path, the trace it leaves, where its amount is written, and how.
struct Flow {
    path: String,
    trace: String,
    at: Point,
    anchor: &'static str,
}

/// The stream of the last move, and the trace it leaves.
fn flow(stage: &Stage<Jugs>, layout: &Layout, before: &State, mv: Move, after: &State) -> Html {
    let instance = &stage.instance;
    let foot = |jug: usize| {
        layout.floor - level(&layout.vessels[jug], after.amounts(instance)[jug], instance.sizes()[jug])
    };
    let brim = |jug: usize| layout.floor - layout.vessels[jug].h;
    let straight = |from: Point, end: f64, trace_end: f64| Flow {
        path: path([from, (from.0, end)]),
        trace: path([from, (from.0, trace_end)]),
        at: (from.0 + 13.0, (from.1 + trace_end) / 2.0 + 4.0),
        anchor: "start",
    };
    let flow = match mv {
        Move::Fill(jug) => straight((layout.vessels[jug].x, layout.pipe + 3.0), foot(jug), brim(jug) - 6.0),
        Move::Empty(jug) => {
            let floor = layout.floor;
            let flow = straight((layout.vessels[jug].x, floor), floor + 20.0, floor + 20.0);
            Flow { at: (flow.at.0, floor + 21.0), ..flow }
        }
        Move::Pour(from, to) => {
            let (source, target) = (&layout.vessels[from], &layout.vessels[to]);
            let side = (target.x - source.x).signum();
            let lip = (source.x + side * (source.w / 2.0 + 3.0), brim(from));
            let between = from.min(to)..=from.max(to);
            let lift = if stage.compact { 34.0 } else { 46.0 };
            let apex = (between.map(brim).fold(f64::MAX, f64::min) - lift).max(layout.pipe + 12.0);
            let arc = format!("M{}C{} {} ", point(lip), point((lip.0, apex)), point((target.x, apex)));
            let high = 0.25 * lip.1.min(brim(to)) + 0.75 * apex;
            Flow {
                path: format!("{arc}{}L{}", point((target.x, brim(to) - 2.0)), point((target.x, foot(to)))),
                trace: arc + &point((target.x, brim(to) - 5.0)),
                at: ((lip.0 + target.x) / 2.0, high - 6.0),
                anchor: "middle",
            }
        }
    };
    let trace =
        shape("path", "trace").text_at("d", flow.trace).text_at("marker-end", "url(#jugs-arrow)").done();
    let stream = shape("path", "stream").text_at("d", flow.path).text_at("pathLength", "100").done();
    html! {
        <g class="flow" aria-hidden="true">
            { trace }
            { stream }
            { words("trace__amount", flow.at, flow.anchor, number(carried(instance, before, mv, after))) }
        </g>
    }
}
