//! What each result of the weighing on the pans leaves: bars that can be pressed to say it was so.

use yew::{Callback, Html};

use super::super::compare::{Other, others};
use super::super::explain::leaves;
use super::super::model::TILTS;
use super::super::{Answerer, Coinage, Move, State, Tilt, Who, bits, names};
use super::beside::say;
use super::said;
use crate::engine::words::{count, number};
use crate::ui::Stage;
use crate::ui::shape::{all, shape, tenths};
use crate::ui::table::table;

pub fn draw(stage: &Stage<Coinage>) -> Html {
    let Some(before) = stage.line.at().checked_sub(1) else { return Html::default() };
    let (loaded, taken) = match &stage.line.moves()[before] {
        Move::Load(..) => (stage.line.state(), None),
        Move::Tip(tilt) => (&stage.line.states()[before], Some(*tilt)),
    };
    if !loaded.ready() {
        return Html::default();
    }
    let left = leaves(loaded);
    let most = left.iter().copied().max().unwrap_or(1).max(1);
    let rows = TILTS.into_iter().zip(left).map(|(tilt, cases)| {
        let press = press(stage, tilt, taken).filter(|_| cases > 0);
        row(tilt, cases, 100.0 * cases as f64 / most as f64, taken == Some(tilt), press)
    });
    let asks = match (&stage.act, &stage.choices.who, taken) {
        (None, Who::You(_), None) => "Which way does it go? Choose.",
        _ => "What each result leaves",
    };
    let mut parts = vec![shape("p", "eyebrow").saying(asks)];
    parts.extend(rows);
    let group = shape("div", "split").text_at("role", "group").text_at("aria-label", asks).with(parts);
    all(vec![group, others_table(stage, loaded, taken)])
}

fn row(tilt: Tilt, cases: u64, width: f64, taken: bool, press: Option<Callback<()>>) -> Html {
    let class = match (taken, cases) {
        (true, _) => "split__row split__row--taken",
        (_, 0) => "split__row split__row--never",
        _ => "split__row",
    };
    let bar = shape("i", "").text_at("style", format!("width: {}%", tenths(width))).done();
    let left = if cases == 0 { "cannot be".to_owned() } else { count(cases, "case") };
    let body = vec![
        shape("b", "").saying(names::tilt(tilt)),
        shape("span", "split__bar").holding(bar),
        shape("span", "split__cases").saying(left),
    ];
    let row = match press {
        Some(press) => shape("button", class).text_at("aria-pressed", taken.to_string()).pressed(press),
        None => shape("div", class),
    };
    row.keyed(names::tilt(tilt)).with(body)
}

/// What pressing a result does: it is so, and the plan goes on from there.
fn press(stage: &Stage<Coinage>, tilt: Tilt, taken: Option<Tilt>) -> Option<Callback<()>> {
    let at = stage.line.at();
    if let Some(act) = &stage.act {
        let act = act.clone();
        let asked = stage.choices.answerer == Answerer::You && taken.is_none();
        return asked.then(|| Callback::from(move |()| act.emit(Move::Tip(tilt))));
    }
    let before = said(stage, if taken.is_some() { at - 1 } else { at });
    let place = if taken.is_some() { at } else { at + 1 };
    Some(say(stage, [&before[..], &[tilt]].concat(), place))
}

/// This weighing against others, while the plan is watched and the pans are loaded.
fn others_table(stage: &Stage<Coinage>, loaded: &State, taken: Option<Tilt>) -> Html {
    let instance = &stage.instance;
    if stage.act.is_some() || taken.is_some() {
        return Html::default();
    }
    let others = others(instance, loaded, loaded.left().len());
    if others.is_empty() {
        return Html::default();
    }
    let this = Other { pan: loaded.left().len(), leaves: leaves(loaded), fits: true };
    let row = |other: &Other, class: &'static str| {
        let mut cells = vec![number(other.pan)];
        cells.extend(other.leaves.map(number));
        cells.push(bits::words(bits::told(other.leaves)));
        cells.push(if other.fits { "yes".to_owned() } else { "no".to_owned() });
        (class, cells)
    };
    let class = |other: &Other| if other.fits { "" } else { "others__fails" };
    let rows = std::iter::once(row(&this, "others__mine"))
        .chain(others.iter().map(|other| row(other, class(other))));
    let caption =
        "Why so many coins? What others would leave if left sinks, level, or right sinks".to_owned();
    table("others", caption, &["on a pan", "left", "level", "right", "bits", "enough?"], rows.collect())
}
