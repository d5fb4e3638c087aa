//! Everybody in their place, in the boat, or on the way.

use yew::Html;

use super::super::layout::{CROWD, Layout, layout, packed, unpacked};
use super::super::model::{Danger, danger, places};
use super::super::names::{self, heads};
use super::super::{Counts, Crew, Crossing, Instance, KINDS, Place, River, State};
use super::figure::{self, Manner};
use crate::engine::words::capital;
use crate::ui::Stage;
use crate::ui::press::hit;
use crate::ui::session::Passage;
use crate::ui::shape::{Point, line, point, shape, tenths, words};

/// What is drawn, and what of it moves.
pub struct Scene<'a> {
    stage: &'a Stage<River>,
    /// Where everything is.
    pub layout: Layout,
    /// Who is where.
    pub state: State,
    /// Who has been put into the boat and not yet crossed.
    pub load: Counts,
    /// The last crossing, from where it began.
    pub moved: Option<(Place, Crossing)>,
}

impl<'a> Scene<'a> {
    pub fn new(stage: &'a Stage<River>) -> Self {
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

    pub fn playing(&self) -> bool {
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

    pub fn labels(&self) -> Vec<Html> {
        let places = places(self.instance());
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
    pub fn boat(&self) -> Html {
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
                let [from, to] = [from, mv.to].map(|place| (dock(place), figure::UNIT));
                let last = if self.stage.passage == Passage::Back { 0 } else { 3 };
                figure::travel([from, from, to, to], last)
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

    /// Everybody; and over them what is pressed.
    pub fn people(&self) -> Vec<Html> {
        let mut figures = Vec::new();
        let (moving, to) = match self.moved {
            Some((from, mv)) if self.stage.passage == Passage::Back => (mv.load, Some(from)),
            Some((_, mv)) => (mv.load, Some(mv.to)),
            None => ([0; KINDS], None),
        };
        for place in places(self.instance()) {
            let comes = if to == Some(*place) { moving } else { [0; KINDS] };
            let waits = if *place == self.state.boat() { self.load } else { [0; KINDS] };
            for kind in 0..self.instance().kinds().len() {
                let there = self.state.at(*place)[kind].saturating_sub(comes[kind] + waits[kind]);
                self.standing(*place, kind, there, &mut figures);
            }
        }
        figures.extend(self.moving());
        figures.extend(self.aboard());
        let targets = if self.playing() { self.targets() } else { Vec::new() };
        vec![shape("g", "").with(figures), shape("g", "").with(targets)]
    }

    /// Whether names are written under the figures of a place.
    fn named(&self, place: Place) -> bool {
        !self.stage.compact && self.instance().crew() == Crew::Cast && self.layout.cell(place) > 44.0
    }

    /// How large figures are at a place: a name needs some of the room.
    fn size(&self, place: Place) -> f64 {
        self.layout.cell(place) * if self.named(place) { 0.74 } else { 0.86 }
    }

    fn crowded(&self, kind: usize) -> bool {
        self.instance().kinds()[kind].count > CROWD
    }

    /// Where the one of a kind numbered `rank` stands; a crowd leaves room for its number.
    fn spot(&self, place: Place, kind: usize, rank: u16) -> Point {
        let (x, y) = self.layout.spot(self.instance(), place, kind, rank);
        if self.crowded(kind) { (x - self.layout.cell(place) * 0.3, y) } else { (x, y) }
    }

    /// Those of a kind who stay where they are.
    fn standing(&self, place: Place, kind: usize, there: u16, out: &mut Vec<Html>) {
        let instance = self.instance();
        let crowd = self.crowded(kind);
        let named = self.named(place);
        let manner =
            Manner { danger: self.threatened(kind, place), crowd: if crowd { there } else { 1 }, named };
        let figures = if crowd { u16::from(there > 0) } else { there };
        for rank in 0..figures {
            out.push(figure::draw(instance, kind, self.spot(place, kind, rank), self.size(place), manner));
        }
        if named && figures > 0 {
            let (x, y) = self.spot(place, kind, 0);
            let under = (x, y + self.layout.cell(place) * 0.36 + 11.0);
            out.push(words("river__who", under, "middle", instance.kinds()[kind].one.clone()));
        }
    }

    /// What is pressed: each place on the bank, whether its person is there or in the boat, so that
    /// it stays where it is while it is pressed again; and the seats that are taken.
    fn targets(&self) -> Vec<Html> {
        let instance = self.instance();
        let place = self.state.boat();
        let full = heads(&self.load) >= u32::from(instance.boat());
        let mut out = Vec::new();
        for kind in 0..instance.kinds().len() {
            let all = self.state.at(place)[kind];
            let ashore = all.saturating_sub(self.load[kind]);
            let slots = if self.crowded(kind) { u16::from(all > 0) } else { all };
            for rank in 0..slots {
                let name = names::some(instance, kind, 1);
                let (says, next) = if rank >= ashore {
                    (format!("{} out of the boat", capital(&name)), without(self.load, kind))
                } else if full {
                    (format!("The boat is full: {name} stays"), self.load)
                } else {
                    (format!("{} into the boat", capital(&name)), with(self.load, kind))
                };
                let key = format!("{}-{kind}-{rank}", place.index());
                out.push(self.target(key, self.spot(place, kind, rank), self.layout.cell(place), says, next));
            }
        }
        let aboard = (0..instance.kinds().len()).flat_map(|kind| (0..self.load[kind]).map(move |_| kind));
        for (seat, kind) in aboard.enumerate() {
            let says = format!("{} out of the boat", capital(&names::some(instance, kind, 1)));
            let next = without(self.load, kind);
            out.push(self.target(
                format!("seat-{seat}"),
                self.seat(place, seat),
                self.layout.seat,
                says,
                next,
            ));
        }
        out
    }

    fn target(&self, key: String, at: Point, cell: f64, says: String, next: Counts) -> Html {
        let room = cell.max(26.0);
        let number = packed(self.instance(), &next);
        let press = self.stage.hold.reform(move |()| Some(number).filter(|number| *number > 0));
        let pressed = hit((at.0 - room / 2.0, at.1 - room / 2.0), (room, room), says, None, press);
        shape("g", "").keyed(key).holding(pressed)
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
                    (self.layout.spot(instance, place, kind, rank(there)), self.size(place))
                };
                let sit = |place: Place| (self.seat(place, seat), self.layout.seat);
                let way = [stand(from, stay), sit(from), sit(mv.to), stand(mv.to, come)];
                let named = self.named(mv.to);
                let manner = Manner { danger: !back && self.threatened(kind, mv.to), crowd: 1, named };
                let last = if back { 0 } else { 3 };
                let hidden = self.crowded(kind);
                let figure = figure::moving(instance, kind, way, last, manner);
                out.push(if hidden { shape("g", "mover__crowd").holding(figure) } else { figure });
                seat += 1;
            }
        }
        out
    }

    /// Those who were put into the boat and wait there.
    fn aboard(&self) -> Vec<Html> {
        let instance = self.instance();
        let place = self.state.boat();
        let kinds = (0..instance.kinds().len()).flat_map(|kind| (0..self.load[kind]).map(move |_| kind));
        let sit = |(seat, kind)| {
            figure::draw(instance, kind, self.seat(place, seat), self.layout.seat, Manner::default())
        };
        kinds.enumerate().map(sit).collect()
    }
}

fn with(mut load: Counts, kind: usize) -> Counts {
    load[kind] += 1;
    load
}

fn without(mut load: Counts, kind: usize) -> Counts {
    load[kind] -= 1;
    load
}
