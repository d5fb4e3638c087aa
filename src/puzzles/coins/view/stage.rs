//! The balance, and every coin in its place.

use web_sys::{Element, PointerEvent};
use yew::{AttrValue, Callback, Html, TargetCast, html};

use super::super::layout::{Frame, Item, Place, frame, items};
use super::super::{Coinage, Coins, Mark, Move, State};
use super::balance::{pan, stand};
use super::drag;
use crate::engine::Puzzle;
use crate::engine::words::{count, number};
use crate::ui::Stage;
use crate::ui::press::by_key;
use crate::ui::session::Passage;
use crate::ui::shape::{classes, line, path, point, rect, ring, shape, tenths, words};

pub fn draw(stage: &Stage<Coinage>) -> Html {
    let instance = &stage.instance;
    let frame = frame(instance.total(), stage.compact);
    let state = stage.line.state();
    let (at, states) = (stage.line.at(), stage.line.states());
    let around: Vec<&State> =
        [at.checked_sub(1), Some(at + 1)].into_iter().flatten().filter_map(|at| states.get(at)).collect();
    let items = items(instance, &frame, state, &around);
    let class = classes(
        "coins",
        &[
            (stage.act.is_some(), "coins--live"),
            (frame.rolls(), "coins--rolls"),
            (frame.half.0 < 70.0, "coins--small"),
            (state.tilt().is_some(), "coins--tips"),
            (stage.passage == Passage::Jump, "coins--still"),
        ],
    );
    let mut parts = vec![
        patterns(),
        stand(&frame, state),
        pan(stage, &frame, state, Place::Left),
        pan(stage, &frame, state, Place::Right),
        line("ink", path([(0.0, frame.table), (frame.width, frame.table)])),
    ];
    if !frame.rolls() {
        let home = |at| ring("", frame.slot(at, instance.total()), frame.half.0 - 1.5);
        parts.push(shape("g", "coins__homes").with((0..instance.total()).map(home).collect()));
    }
    let coins = items.iter().enumerate().map(|(index, item)| coin(stage, &frame, item, index));
    parts.push(shape("g", "").with(coins.collect()));
    let drawing = shape("svg", "")
        .text_at("class", class)
        .text_at("role", if stage.act.is_some() { "group" } else { "img" })
        .text_at("aria-label", <Coinage as Puzzle>::describe(instance, state))
        .text_at("viewBox", format!("0 0 {}", point((frame.width, frame.height))))
        .text_at("style", format!("--speed: {}", tenths(stage.speed.max(1.0))));
    shape("figure", "figure").holding(drawing.with(parts))
}

fn patterns() -> Html {
    let pattern = |id: &'static str, turn: &'static str, mark: Html| {
        shape("pattern", "")
            .text_at("id", id)
            .at("width", 7.0)
            .at("height", 7.0)
            .text_at("patternUnits", "userSpaceOnUse")
            .text_at("patternTransform", turn)
            .holding(mark)
    };
    shape("defs", "").with(vec![
        pattern("coins-heavy", "rotate(45)", line("coins__hatch", "M0 0V7")),
        pattern("coins-light", "", ring("coins__dot", (3.5, 3.5), 1.3)),
    ])
}

fn look(mark: Mark) -> (&'static str, &'static str, &'static str) {
    match mark {
        Mark::Untested => ("coin--untested", "?", "untested"),
        Mark::Heavy => ("coin--heavy", "+", "may be heavy"),
        Mark::Light => ("coin--light", "−", "may be light"),
        Mark::Genuine => ("coin--genuine", "✓", "genuine"),
    }
}

fn coin(stage: &Stage<Coinage>, frame: &Frame, item: &Item, index: usize) -> Html {
    let (kind, _, known) = look(item.mark);
    let first = item.coins.first().unwrap_or_default();
    let style = AttrValue::from(format!(
        "transform: translate({}px, {}px); --i: {}",
        tenths(item.at.0),
        tenths(item.at.1),
        index.min(24)
    ));
    let mut body = face(frame, item, item.mark);
    if let Some(before) = known_before(stage, first).filter(|before| *before != item.mark) {
        let class = format!("coin__was {}", look(before).0);
        body.push(shape("g", "").text_at("class", class).with(face(frame, item, before)));
    }
    let drawn = shape("g", "").keyed(first).text_at("class", format!("coin {kind}")).text_at("style", style);
    let Some(act) = &stage.act else {
        return drawn.with(body);
    };
    let state = stage.line.state();
    let coins = item.coins.clone();
    let to = |place: Place| {
        let (act, mv) = (act.clone(), put(state, &coins, place));
        Callback::from(move |()| act.emit(mv.clone()))
    };
    let tapped = match item.place {
        Place::Table if stage.choices.right => Place::Right,
        Place::Table => Place::Left,
        _ => Place::Table,
    };
    let name = match item.coins.len() {
        1 => format!("Coin {}", number(first)),
        _ => format!("Coins {}", label(&item.coins)),
    };
    let (here, there) = (whereabouts(item.place, "on"), whereabouts(tapped, "put it on"));
    let press = to(tapped);
    let onclick = {
        let press = press.clone();
        move |event: yew::MouseEvent| {
            let element: Element = event.target_unchecked_into();
            // The click that ends a drag is no tap.
            let dragged =
                element.closest(".coin").ok().flatten().filter(|coin| coin.has_attribute("data-dragged"));
            match dragged {
                // Removing an attribute cannot fail.
                Some(coin) => drop(coin.remove_attribute("data-dragged")),
                None => press.emit(()),
            }
        }
    };
    let drop_to = [to(Place::Left), to(Place::Right), to(Place::Table)];
    let (mid, table, from) = (frame.width / 2.0, frame.table, item.place);
    let onpointerup = move |event: PointerEvent| {
        let Some(point) = drag::end(&event) else { return };
        let place = match point {
            (_, y) if y > table => Place::Table,
            (x, _) if x < mid => Place::Left,
            _ => Place::Right,
        };
        if place != from {
            drop_to[place as usize].emit(());
        }
    };
    drawn
        .text_at("role", "button")
        .text_at("tabindex", "0")
        .text_at("aria-label", format!("{name}, {known}, {here}: {there}"))
        .hearing(html::onclick::Wrapper::new(Callback::from(onclick)))
        .hearing(html::onkeydown::Wrapper::new(by_key(press)))
        .hearing(html::onpointerdown::Wrapper::new(Callback::from(drag::start)))
        .hearing(html::onpointermove::Wrapper::new(Callback::from(drag::follow)))
        .hearing(html::onpointerup::Wrapper::new(Callback::from(onpointerup)))
        .hearing(html::onpointercancel::Wrapper::new(Callback::from(drag::dropped)))
        .with(body)
}

fn whereabouts(place: Place, verb: &str) -> String {
    match place {
        Place::Left => format!("{verb} the left pan"),
        Place::Right => format!("{verb} the right pan"),
        Place::Table => format!("{verb} the table"),
    }
}

/// The move that puts these coins there. What was weighed is cleared first,
/// since its coins have said what they can.
fn put(state: &State, coins: &Coins, place: Place) -> Move {
    let (mut left, mut right) = (state.left().without(coins), state.right().without(coins));
    match place {
        Place::Left => left = left.with(coins),
        Place::Right => right = right.with(coins),
        Place::Table => {}
    }
    Move::Load(left, right)
}

/// “7”, “1–40”, “3,280 coins”.
fn label(coins: &Coins) -> String {
    match coins.ranges() {
        [(first, last)] if first == last => number(*first),
        [(first, last)] => format!("{}–{}", number(*first), number(*last)),
        _ => count(coins.len(), "coin"),
    }
}

/// What was known of a coin before the balance that is seen to tip: it is shown
/// until the balance rests.
fn known_before(stage: &Stage<Coinage>, coin: u32) -> Option<Mark> {
    let (before, mv, _) = stage.moved().filter(|_| stage.passage == Passage::Forward)?;
    matches!(mv, Move::Tip(_)).then(|| before.mark(coin))
}

/// A coin or a roll that wears what is known of it.
fn face(frame: &Frame, item: &Item, mark: Mark) -> Vec<Html> {
    let sign = look(mark).1;
    if frame.rolls() { roll(frame, item, sign) } else { disc(frame, item, sign) }
}

/// A coin: its rim, its pattern, its number and its sign.
fn disc(frame: &Frame, item: &Item, sign: &'static str) -> Vec<Html> {
    let r = frame.half.0 - 1.0;
    let sized = |share: f64, text: Html| {
        shape("g", "").text_at("style", format!("font-size: {}px", tenths(r * share))).holding(text)
    };
    vec![
        ring("coin__base", (0.0, 0.0), r),
        ring("coin__pattern", (0.0, 0.0), r - 1.0),
        ring("coin__rim", (0.0, 0.0), r * 0.84),
        sized(0.78, words("coin__number", (0.0, r * 0.1), "middle", label(&item.coins))),
        sized(0.76, words("coin__sign", (0.0, r * 0.72), "middle", sign)),
    ]
}

/// A roll of coins: their numbers, and the sign they share.
fn roll(frame: &Frame, item: &Item, sign: &'static str) -> Vec<Html> {
    let (w, h) = frame.half;
    let body = |class, inset: f64| {
        rect(class, (inset - w, inset - h), (2.0 * (w - inset), 2.0 * (h - inset))).at("rx", h * 0.5).done()
    };
    let edge = |x: f64| format!("M{}V{}", point((x, 2.0 - h)), tenths(h - 2.0));
    let edges: String = [5.0 - w, 9.0 - w, w - 9.0, w - 5.0].into_iter().map(edge).collect();
    vec![
        body("coin__base", 0.0),
        body("coin__pattern", 1.0),
        line("coin__rim", edges),
        words("coin__number", (8.0, 4.5), "middle", label(&item.coins)),
        words("coin__sign", (20.0 - w, 5.0), "middle", sign),
    ]
}
