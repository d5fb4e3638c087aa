//! The river, its banks, the boat, and everybody in their place.

use yew::{Callback, Html};

use super::super::layout::{CROWD, Layout, figures, layout, packed, unpacked};
use super::super::model::{Danger, danger, destinations, refused};
use super::super::names::{self, group, heads};
use super::super::{Counts, Crew, Crossing, Instance, Island, KINDS, Place, River, State, explain};
use super::figure::{self, Manner};
use crate::engine::Puzzle;
use crate::engine::words::{capital, list};
use crate::ui::press::hit;
use crate::ui::session::Passage;
use crate::ui::shape::{Point, all, button, classes, line, point, rect, shape, tenths, words};
use crate::ui::{STEP, Stage};

/// The longest a crossing takes to be seen, in milliseconds.
const TRIP: f64 = 1500.0;

pub fn draw(stage: &Stage<River>) -> Html {
    let instance = &*stage.instance;
    let scene = Scene::new(stage);
    let layout = &scene.layout;
    let mut parts = land(instance, layout);
    parts.extend(scene.labels());
    parts.push(scene.boat());
    parts.extend(scene.people());
    let moves = scene.moved.is_some() && stage.passage != Passage::Jump;
    let even = stage.turn.is_multiple_of(2);
    let class = classes(
        "river",
        &[
            (moves && even, "river--even"),
            (moves && !even, "river--odd"),
            (stage.passage == Passage::Back, "river--back"),
            (scene.playing(), "river--live"),
        ],
    );
    let trip = (0.85 * STEP / stage.speed).min(TRIP);
    let drawing = shape("svg", "")
        .text_at("class", class)
        .text_at("viewBox", format!("0 0 {}", point(layout.size)))
        .text_at("role", if scene.playing() { "group" } else { "img" })
        .text_at("aria-label", River::describe(instance, &scene.state))
        .text_at("style", format!("--trip: {}ms", tenths(trip)))
        .with(parts);
    let mut whole = vec![shape("figure", "figure").holding(drawing)];
    if stage.act.is_some() {
        whole.push(controls(stage, &scene));
    } else if scene.state.broken() {
        whole.push(alarm(&scene));
    }
    all(whole)
}

/// What is drawn, and what of it moves.
struct Scene<'a> {
    stage: &'a Stage<River>,
    layout: Layout,
    state: State,
    /// Who has been put into the boat and not yet crossed.
    load: Counts,
    /// The last crossing, from where it began.
    moved: Option<(Place, Crossing)>,
}

impl<'a> Scene<'a> {
    fn new(stage: &'a Stage<River>) -> Self {
        let load = stage.held.map_or([0; KINDS], |held| unpacked(&stage.instance, held));
        let moved = stage.moved().map(|(before, mv, _)| (before.boat(), *mv));
        Self {
            stage,
            layout: layout(&stage.instance, stage.compact),
            state: *stage.line.state(),
            load,
            moved: moved.filter(|_| stage.passage != Passage::Jump && heads(&load) == 0),
        }
    }

    fn instance(&self) -> &Instance {
        &self.stage.instance
    }

    fn playing(&self) -> bool {
        self.stage.act.is_some() && !self.state.broken()
    }

    /// Whether those of a kind are threatened where they are.
    fn threatened(&self, kind: usize, place: Place) -> bool {
        let aboard = self.moved.or(self.stage.moved().map(|(before, mv, _)| (before.boat(), *mv)));
        let rule = self.instance().rule();
        let by = |danger: Danger| match danger {
            Danger::Outnumbered(0, _) => true,
            Danger::Outnumbered(..) => self.instance().kinds()[kind].role == rule.protect,
            Danger::Quarrel(at) => self.instance().quarrels()[at].of >> kind & 1 == 1,
        };
        let ashore =
            self.state.endangered(place) && danger(self.instance(), self.state.at(place)).is_some_and(by);
        let in_boat = self.state.endangered_aboard()
            && place == self.state.boat()
            && aboard.is_some_and(|(_, mv)| {
                mv.load[kind] > 0 && danger(self.instance(), &mv.load).is_some_and(by)
            });
        ashore || in_boat
    }

    fn labels(&self) -> Vec<Html> {
        let places = super::super::model::places(self.instance());
        let label = |place: &Place| {
            let region = self.layout.regions[place.index()];
            let name = match place {
                Place::Left => "Left bank",
                Place::Island => "Island",
                Place::Right => "Right bank",
            };
            let class =
                if self.state.endangered(*place) { "river__name river__name--danger" } else { "river__name" };
            let y = if *place == Place::Island { region.at.1 - 6.0 } else { 26.0 };
            words(class, (region.at.0 + region.size.0 / 2.0, y), "middle", name)
        };
        places.iter().map(label).collect()
    }

    /// The boat with its empty seats, and whoever was put into it.
    fn boat(&self) -> Html {
        let instance = self.instance();
        let (w, h) = (self.layout.hull.0 / 2.0, self.layout.hull.1 / 2.0);
        // A rowing boat from above: flat sides, and the same bow both ways.
        let (side, swell) = (w * 0.42, w * 0.84);
        let hull = format!(
            "M{}Q{} {}L{}Q{} {}Q{} {}L{}Q{} {}z",
            point((-w, 0.0)),
            point((-swell, -h)),
            point((-side, -h)),
            point((side, -h)),
            point((swell, -h)),
            point((w, 0.0)),
            point((swell, h)),
            point((side, h)),
            point((-side, h)),
            point((-swell, h)),
            point((-w, 0.0)),
        );
        let seats = (0..usize::from(instance.boat())).map(|seat| {
            let (x, y) = self.layout.seat(seat, instance.boat());
            shape("circle", "river__seat").at("cx", x).at("cy", y).at("r", self.layout.seat * 0.32).done()
        });
        let mut parts = vec![line("river__hull", hull)];
        parts.extend(seats);
        let dock = |place: Place| self.layout.dock(instance, place);
        let here = dock(self.state.boat());
        let way = match self.moved {
            Some((from, mv)) => {
                let (a, b) = (dock(from), dock(mv.to));
                let last = if self.stage.passage == Passage::Back { 0 } else { 3 };
                format!(
                    "--x0: {0}px; --y0: {1}px; --x1: {0}px; --y1: {1}px; --x2: {2}px; --y2: {3}px; --x3: {2}px; --y3: {3}px; --s0: 1; --s1: 1; --s2: 1; --s3: 1; transform: translate(var(--x{last}), var(--y{last}))",
                    tenths(a.0),
                    tenths(a.1),
                    tenths(b.0),
                    tenths(b.1)
                )
            }
            None => format!("transform: translate({}px, {}px)", tenths(here.0), tenths(here.1)),
        };
        let class = if self.moved.is_some() { "mover" } else { "" };
        shape("g", class).text_at("style", way).with(parts)
    }

    /// Where a seat of the boat is when it lies at a place.
    fn seat(&self, place: Place, seat: usize) -> Point {
        let dock = self.layout.dock(self.instance(), place);
        let at = self.layout.seat(seat, self.instance().boat());
        (dock.0 + at.0, dock.1 + at.1)
    }

    fn people(&self) -> Vec<Html> {
        let mut out = Vec::new();
        let places = super::super::model::places(self.instance());
        let (moving, to) = match self.moved {
            Some((from, mv)) if self.stage.passage == Passage::Back => (mv.load, Some(from)),
            Some((_, mv)) => (mv.load, Some(mv.to)),
            None => ([0; KINDS], None),
        };
        for place in places {
            let comes = if to == Some(*place) { moving } else { [0; KINDS] };
            let waits = if *place == self.state.boat() { self.load } else { [0; KINDS] };
            for (kind, (comes, waits)) in
                comes.iter().zip(waits).enumerate().take(self.instance().kinds().len())
            {
                let there = self.state.at(*place)[kind].saturating_sub(comes + waits);
                self.standing(*place, kind, there, &mut out);
            }
        }
        out.extend(self.moving());
        out.extend(self.aboard());
        out
    }

    fn crowded(&self, kind: usize) -> bool {
        self.instance().kinds()[kind].count > CROWD
    }

    /// Those of a kind who stay where they are.
    fn standing(&self, place: Place, kind: usize, there: u16, out: &mut Vec<Html>) {
        let instance = self.instance();
        let cell = self.layout.cell(place);
        let crowd = self.crowded(kind);
        let figures = if crowd { u16::from(there > 0) } else { figures(there) };
        let named = !self.stage.compact && instance.crew() == Crew::Cast && cell > 44.0;
        let manner =
            Manner { danger: self.threatened(kind, place), crowd: if crowd { there } else { 1 }, named };
        for rank in 0..figures {
            let at = self.layout.spot(instance, place, kind, rank);
            let at = if crowd { (at.0 - cell * 0.3, at.1) } else { at };
            out.push(figure::draw(instance, kind, at, cell * 0.86, manner));
            if self.playing() && place == self.state.boat() {
                let full = heads(&self.load) >= u32::from(instance.boat());
                let name = names::some(instance, kind, 1);
                let says =
                    if full { format!("The boat is full: {name} stays") } else { into(instance, kind) };
                let next = if full { self.load } else { with(self.load, kind, 1) };
                out.push(self.target(at, cell, says, next));
            }
        }
        if manner.named && figures > 0 {
            let at = self.layout.spot(instance, place, kind, 0);
            let under = (at.0, at.1 + cell * 0.44 + 12.0);
            out.push(words("river__who", under, "middle", instance.kinds()[kind].one.clone()));
        }
    }

    /// What is pressed to change the load.
    fn target(&self, at: Point, cell: f64, says: String, next: Counts) -> Html {
        let room = cell.max(26.0);
        let number = packed(self.instance(), &next);
        let press = self.stage.hold.reform(move |()| Some(number).filter(|number| *number > 0));
        hit((at.0 - room / 2.0, at.1 - room / 2.0), (room, room), says, None, press)
    }

    /// Those who cross, from their place into the boat, over, and to their new place.
    fn moving(&self) -> Vec<Html> {
        let Some((from, mv)) = self.moved else { return Vec::new() };
        let instance = self.instance();
        let back = self.stage.passage == Passage::Back;
        let mut out = Vec::new();
        let mut seat = 0;
        for kind in 0..instance.kinds().len() {
            for one in 0..mv.load[kind] {
                // The state is the one that is come to; where they were, they were the last of their kind.
                let (at_from, at_to) = (self.state.at(from)[kind], self.state.at(mv.to)[kind]);
                let (stay, come) =
                    if back { (at_from - mv.load[kind], at_to) } else { (at_from, at_to - mv.load[kind]) };
                let rank = |there: u16| if self.crowded(kind) { 0 } else { there + one };
                let stand = |place: Place, there: u16| {
                    (self.layout.spot(instance, place, kind, rank(there)), self.layout.cell(place) * 0.86)
                };
                let sit = |place: Place| (self.seat(place, seat), self.layout.seat);
                let way = [stand(from, stay), sit(from), sit(mv.to), stand(mv.to, come)];
                let named = !self.stage.compact && instance.crew() == Crew::Cast;
                let manner = Manner { danger: !back && self.threatened(kind, mv.to), crowd: 1, named };
                let last = if back { 0 } else { 3 };
                let hidden = self.crowded(kind);
                let figure = figure::moving(instance, kind, way, last, manner);
                out.push(if hidden { shape("g", "mover__crowd").holding(figure) } else { figure });
                if self.playing() && !(hidden && self.state.at(self.state.boat())[kind] > mv.load[kind]) {
                    let (at, cell) = way[last];
                    out.push(self.target(at, cell, into(instance, kind), with(self.load, kind, 1)));
                }
                seat += 1;
            }
        }
        out
    }

    /// Those who were put into the boat and wait there.
    fn aboard(&self) -> Vec<Html> {
        let instance = self.instance();
        let place = self.state.boat();
        let mut out = Vec::new();
        let mut seat = 0;
        for kind in 0..instance.kinds().len() {
            for _ in 0..self.load[kind] {
                let at = self.seat(place, seat);
                out.push(figure::draw(instance, kind, at, self.layout.seat, Manner::default()));
                let says = format!("{} out of the boat", capital(&names::some(instance, kind, 1)));
                out.push(self.target(at, self.layout.seat, says, without(self.load, kind)));
                seat += 1;
            }
        }
        out
    }
}

/// What putting one into the boat is called.
fn into(instance: &Instance, kind: usize) -> String {
    format!("{} into the boat", capital(&names::some(instance, kind, 1)))
}

fn with(mut load: Counts, kind: usize, more: u16) -> Counts {
    load[kind] += more;
    load
}

fn without(mut load: Counts, kind: usize) -> Counts {
    load[kind] -= 1;
    load
}

/// Water between two banks, and the island in it.
fn land(instance: &Instance, layout: &Layout) -> Vec<Html> {
    let (w, h) = layout.size;
    let (left, right) = layout.river;
    let shore = |x: f64, edge: f64, out: f64| {
        // The edge of the water swings a little.
        let mut d = format!("M{}", point((edge, 0.0)));
        let steps = 6;
        for step in 0..steps {
            let y = |part: f64| h * (f64::from(step) + part) / f64::from(steps);
            let swing = if step % 2 == 0 { 7.0 } else { -5.0 } * out;
            d += &format!("Q{} {}", point((edge + swing, y(0.5))), point((edge, y(1.0))));
        }
        line("river__bank", d + &format!("L{}L{}z", point((x, h)), point((x, 0.0))))
    };
    let mut parts = vec![
        rect("river__water", (0.0, 0.0), (w, h)).at("rx", 10.0).done(),
        waves(layout),
        shore(0.0, left, 1.0),
        shore(w, right, -1.0),
    ];
    if instance.island() != Island::None {
        let isle = layout.regions[1];
        let grown = ((isle.at.0 - 14.0, isle.at.1 - 26.0), (isle.size.0 + 28.0, isle.size.1 + 34.0));
        parts.push(rect("river__bank", grown.0, grown.1).at("rx", 34.0).done());
    }
    parts
}

fn waves(layout: &Layout) -> Html {
    let (left, right) = layout.river;
    let rows = (layout.size.1 / 46.0) as i32;
    let wave = |row: i32| {
        let y = 26.0 + f64::from(row) * 46.0;
        let x = left + 26.0 + f64::from(row % 3) * (right - left - 90.0) / 2.6;
        format!("M{}q6 -5 12 0t12 0t12 0", point((x, y)))
    };
    line("river__waves", (0..rows).map(wave).collect::<String>())
}

/// Who is in danger, and where.
fn alarm(scene: &Scene) -> Html {
    let load = scene.stage.moved().map_or([0; KINDS], |(_, mv, _)| mv.load);
    let dangers = explain::dangers(scene.instance(), &scene.state, &load);
    shape("p", "river__alarm").saying(format!("{}.", capital(&list(&dangers))))
}

/// What the boat holds, where it may go, and what has gone wrong.
fn controls(stage: &Stage<River>, scene: &Scene) -> Html {
    let instance = &*stage.instance;
    if scene.state.broken() {
        let back = button("pill pill--main", "Take it back", stage.undo.clone());
        return shape("div", "river__go").text_at("role", "alert").with(vec![alarm(scene), back]);
    }
    let why = refused(instance, &scene.state, &scene.load);
    let loaded = heads(&scene.load) > 0;
    let held = match (&why, loaded) {
        (_, false) => format!("The boat is empty, {}.", names::on(scene.state.boat())),
        (Some(why), true) => format!("In the boat: {}. {}.", group(instance, &scene.load), capital(why)),
        (None, true) => format!("In the boat: {}.", group(instance, &scene.load)),
    };
    let mut parts = vec![shape("p", "").text_at("role", "status").saying(held)];
    for to in destinations(instance, scene.state.boat()) {
        let name = format!("Cross {}", names::to(to));
        let go = shape("button", "pill pill--main").keyed(to.index());
        parts.push(match (&why, &stage.act) {
            (None, Some(act)) => {
                let (act, mv) = (act.clone(), Crossing { load: scene.load, to });
                go.pressed(Callback::from(move |()| act.emit(mv))).saying(name)
            }
            _ => go.text_at("aria-disabled", "true").saying(name),
        });
    }
    shape("div", "river__go").with(parts)
}
