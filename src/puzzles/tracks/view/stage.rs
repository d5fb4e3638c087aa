//! The places on a circle, and the tracks between them.

use web_sys::PointerEvent;
use yew::{Callback, Html, html};

use super::super::board::{Board, Places, Track, bit};
use super::super::explain::describe;
use super::super::layout::Circle;
use super::super::marks::{Marks, rides};
use super::super::names;
use super::super::{Move, Tracks};
use super::{friends, send, toggled};
use crate::ui::Stage;
use crate::ui::press::{self, grip, gripped, hit, spot};
use crate::ui::session::Passage;
use crate::ui::shape::{Point, Shape, classes, line, path, point, ring, shape, words};

/// With more places, what is yet to be laid is not drawn.
const FEW: u8 = 11;

pub fn draw(stage: &Stage<Tracks>) -> Html {
    let instance = &*stage.instance;
    let state = stage.line.state();
    let longest = instance.places().iter().map(|name| name.chars().count()).max().unwrap_or(1);
    let circle = Circle::new(instance.places().len(), longest);
    let marks = marks(stage);
    let riders = friends(stage);
    let ridden = riders.map_or_else(Vec::new, |(one, other)| rides(one, other, state.shared((one, other))));
    let dim = riders.is_some() || !marks.why.is_empty() || !marks.now.is_empty() && instance.many() > FEW;
    let mut parts = vec![shape("path", "tracks__gaps").text_at("d", gaps(&circle, state)).done()];
    let quiet =
        |track: &Track| !ridden.contains(track) && !marks.now.contains(track) && !marks.why.contains(track);
    let (given, laid): (Vec<Track>, Vec<Track>) =
        state.tracks().filter(quiet).partition(|track| instance.given().has(*track));
    parts.push(arrows("track track--laid", &circle, &laid));
    parts.push(arrows("track track--given", &circle, &given));
    let why = if marks.wrong { "track track--bad" } else { "track track--why" };
    parts.push(arrows(why, &circle, &marks.why));
    parts.extend(supposed(&circle, &marks));
    parts.push(new_ones(stage, &circle, &marks));
    parts.push(arrows("track track--ride", &circle, &ridden));
    if stage.held.is_some() {
        parts.push(shape("path", "track tracks__rubber").text_at("d", "").done());
    }
    // Friends stand where they wait; what the step speaks of is lit besides.
    let meet = marks.meet | riders.map_or(0, |pair| state.shared(pair));
    let lit = (marks.places, meet);
    parts.extend((0..instance.many()).map(|place| disc(stage, &circle, place, lit, marks.wrong)));
    if let Some(pair) = riders {
        parts.push(super::friends::draw(stage, &circle, pair));
    }
    parts.extend((0..instance.many()).map(|place| press(stage, &circle, place)));
    let moves = stage.passage == Passage::Forward;
    let even = stage.turn.is_multiple_of(2);
    let class = classes(
        "tracks",
        &[
            (moves && even, "tracks--even"),
            (moves && !even, "tracks--odd"),
            (dim, "tracks--dim"),
            (instance.many() > FEW, "tracks--many"),
            (stage.act.is_some(), "tracks--live"),
        ],
    );
    let mut drawing = shape("svg", "")
        .text_at("class", class)
        .text_at("viewBox", format!("0 0 {}", point(circle.size)))
        .text_at("role", "group")
        .text_at("aria-label", describe(instance, state));
    if let Some(held) = stage.held.filter(|held| *held < instance.places().len()) {
        drawing = dragging(drawing, stage, held, circle.at[held]);
    }
    shape("figure", "figure").with(vec![drawing.with(parts), super::friends::says(stage, &marks)])
}

/// What the present step looks at.
pub fn marks(stage: &Stage<Tracks>) -> Marks {
    match step(stage) {
        Some((before, mv, after)) => Marks::of(&stage.instance, before, mv, after),
        None if stage.act.is_some() => Marks::wrong(&stage.instance, stage.line.state()),
        None => Marks::default(),
    }
}

/// The step one stands after, from whichever side it was come to.
fn step(stage: &Stage<Tracks>) -> Option<(&Board, &Move, &Board)> {
    let at = stage.line.at();
    let before = at.checked_sub(1)?;
    let states = stage.line.states();
    Some((states.get(before)?, stage.line.moves().get(before)?, states.get(at)?))
}

/// Where tracks are still to be laid.
fn gaps(circle: &Circle, state: &Board) -> String {
    if state.many() > FEW {
        return String::new();
    }
    let gap = |track: Track| path([circle.at[usize::from(track.from)], circle.at[usize::from(track.to)]]);
    state.gaps().map(gap).collect()
}

/// Some tracks as one drawing: shafts, and heads.
fn arrows(class: &'static str, circle: &Circle, tracks: &[Track]) -> Html {
    if tracks.is_empty() {
        return Html::default();
    }
    let shafts = tracks.iter().map(|track| {
        let (from, to) = circle.shaft(*track);
        path([from, to])
    });
    let heads = tracks.iter().map(|track| path(circle.head(*track)) + "z");
    shape("g", class).keyed(class).with(vec![
        line("track__shaft", shafts.collect::<String>()),
        line("track__head", heads.collect::<String>()),
    ])
}

/// What is only supposed; the track that turns out the other way lies beside that.
fn supposed(circle: &Circle, marks: &Marks) -> [Html; 2] {
    let beside = |track: &&Track| marks.now.contains(&track.turned());
    let (aside, rest): (Vec<&Track>, Vec<&Track>) = marks.supposed.iter().partition(beside);
    let owned = |some: Vec<&Track>| some.into_iter().copied().collect::<Vec<_>>();
    let off = aside.first().map_or((0.0, 0.0), |track| circle.aside(**track));
    let moved = shape("g", "")
        .keyed("aside")
        .text_at("transform", format!("translate({})", point(off)))
        .holding(arrows("track track--supposed", circle, &owned(aside)));
    [arrows("track track--supposed", circle, &owned(rest)), moved]
}

/// The tracks that the present step lays, each drawn from its beginning.
fn new_ones(stage: &Stage<Tracks>, circle: &Circle, marks: &Marks) -> Html {
    let one = |track: &Track| {
        let (from, to) = circle.shaft(*track);
        let shaft =
            shape("path", "track__shaft").text_at("d", path([from, to])).text_at("pathLength", "1").done();
        let head = line("track__head", path(circle.head(*track)) + "z");
        let key = u32::from(track.from) * 64 + u32::from(track.to);
        shape("g", "track track--now").keyed(key).with(vec![shaft, head])
    };
    shape("g", "").keyed(format!("now-{}", stage.line.at())).with(marks.now.iter().map(one).collect())
}

/// A place.
fn disc(
    stage: &Stage<Tracks>,
    circle: &Circle,
    place: u8,
    (lit, meet): (Places, Places),
    wrong: bool,
) -> Html {
    let at = circle.at[usize::from(place)];
    let held = stage.held == Some(usize::from(place))
        || stage.act.is_none() && matches!(stage.choices.friends, (Some(one), None) if one == place);
    let class = classes(
        "place",
        &[
            (lit & bit(place) != 0, "place--lit"),
            (meet & bit(place) != 0, "place--meet"),
            (wrong && lit & bit(place) != 0, "place--bad"),
            (friends(stage).is_some_and(|(one, other)| place == one || place == other), "place--from"),
            (held, "place--held"),
        ],
    );
    let name = names::place(&stage.instance, place).to_owned();
    let text = if circle.inside {
        words("place__name", (at.0, at.1 + 7.0), "middle", name)
    } else {
        let (at, anchor) = circle.beside(place);
        words("place__name", at, anchor, name)
    };
    shape("g", "")
        .keyed(u32::from(place))
        .text_at("class", class)
        .with(vec![ring("place__disc", at, circle.r), text])
}

/// What takes presses at a place: a friend waits there, or a track begins or ends.
fn press(stage: &Stage<Tracks>, circle: &Circle, place: u8) -> Html {
    let instance = &*stage.instance;
    let (x, y) = circle.at[usize::from(place)];
    let r = (circle.r + 6.0).max(18.0);
    let (at, size): (Point, Point) = ((x - r, y - r), (2.0 * r, 2.0 * r));
    let name = names::place(instance, place);
    let Some(act) = &stage.act else {
        let (one, other) = stage.choices.friends;
        let next = match (one, other) {
            (Some(one), None) if one != place => (Some(one), Some(place)),
            (Some(one), None) if one == place => (None, None),
            _ => (Some(place), None),
        };
        let says = match (one, other) {
            (Some(one), None) if one != place && one < instance.many() => {
                format!("Meet from {} and {name}", names::place(instance, one))
            }
            _ => format!("A friend at {name}"),
        };
        let pressed = one == Some(place) || other == Some(place);
        return hit(at, size, says, Some(pressed), send(stage).reform(move |()| next));
    };
    let here = usize::from(place);
    let held = stage.held.filter(|held| *held < instance.places().len());
    let (says, press) = match held.filter(|held| *held != here) {
        Some(held) => {
            let track = Track { from: held as u8, to: place };
            let name = names::track(instance, track);
            let laid = stage.line.state().has(track);
            let says = if laid { format!("Take {name} away") } else { format!("Lay {name}") };
            (says, lay(stage, act, track))
        }
        None => {
            let next = if held.is_some() { None } else { Some(here) };
            (format!("Begin a track at {name}"), stage.hold.reform(move |()| next))
        }
    };
    grip(at, size, says, here, held == Some(here), press)
}

/// Lays a track or takes it away, and puts down the place it begins at.
fn lay(stage: &Stage<Tracks>, act: &Callback<Move>, track: Track) -> Callback<()> {
    let (act, hold, mv) = (act.clone(), stage.hold.clone(), toggled(stage.line.state(), track));
    Callback::from(move |()| {
        act.emit(mv.clone());
        hold.emit(None);
    })
}

/// A track follows the pointer from the place that is held, and is laid where it is let go.
fn dragging(drawing: Shape, stage: &Stage<Tracks>, held: usize, from: Point) -> Shape {
    // The line is the drawing's only state that is not the session's: it lasts no longer than the pointer is down.
    let follow = Callback::from(move |event: PointerEvent| {
        let drawn = || {
            let drawing = press::drawing(&event).filter(|_| event.buttons() & 1 == 1)?;
            let rubber = drawing.query_selector(".tracks__rubber").ok()??;
            rubber.set_attribute("d", &path([from, spot(&drawing, &event)?])).ok()
        };
        drawn();
    });
    let Some(act) = stage.act.clone() else { return drawing };
    let (state, hold) = (*stage.line.state(), stage.hold.clone());
    let drop = Callback::from(move |event: PointerEvent| {
        if let Some(to) = gripped(&event).filter(|to| *to != held) {
            act.emit(toggled(&state, Track { from: held as u8, to: to as u8 }));
            hold.emit(None);
        }
    });
    drawing.hearing(html::onpointermove::Wrapper::new(follow)).hearing(html::onpointerup::Wrapper::new(drop))
}
