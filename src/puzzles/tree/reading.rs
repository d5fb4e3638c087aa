//! A draft read: every fault of it at once.

use super::instance::{Cut, DEEPEST, Instance, Kind, Lazy, NODES, Order, usual};
use crate::engine::words::{number, whole};
use crate::engine::{Draft, Fault};

/// The most digits of a number.
const DIGITS: usize = 9;
/// The most jugs, and the largest.
const JUGS: usize = 3;
const LARGEST: u32 = 1000;
/// The most on a river of either, and in the boat.
const MOST: u32 = 6;

/// Reads a draft, gathering every fault.
pub fn read(draft: &Draft) -> Result<Instance, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut keep = |key: &str, message: String| faults.push(Fault::new(key, message));
    let kind = kind(draft).map_err(|(key, why)| keep(key, why)).ok();
    let order = match draft.get("order").trim() {
        "depth" => Some(Order::Depth),
        "breadth" => Some(Order::Breadth),
        word => {
            keep("order", format!("“{word}” is neither depth nor breadth"));
            None
        }
    };
    let cut = match draft.get("cut").trim() {
        "none" => Some(Cut::None),
        "idle" => Some(Cut::Idle),
        "repeats" => Some(Cut::Repeats),
        word => {
            keep("cut", format!("“{word}” is none of none, idle and repeats"));
            None
        }
    };
    let deep = match draft.get("deep").trim() {
        "" => Some(None),
        text => whole(text, 1, DEEPEST as u32)
            .map_err(|why| keep("deep", why))
            .ok()
            .map(|deep| Some(deep as usize)),
    };
    for key in superfluous(draft, kind.as_ref()) {
        keep(key, format!("“{key}” does not go with this tree; leave one of them out"));
    }
    let (Some(kind), Some(order), Some(cut), Some(deep)) = (kind, order, cut, deep) else {
        return Err(faults);
    };
    let deep = match &kind {
        Kind::Phone(digits) => digits.len(),
        _ => deep.or(usual(&kind)).unwrap_or(1),
    };
    let nodes = kind.levels(cut, deep).iter().fold(0u64, |sum, level| sum.saturating_add(*level));
    if nodes > NODES {
        let key = if draft.get("deep").trim().is_empty() { "cut" } else { "deep" };
        let (nodes, most) = (number(nodes), number(NODES));
        faults.push(Fault::new(key, format!("{deep} moves deep the tree has {nodes} nodes; at most {most} are walked: cut more of it, or go less deep")));
    }
    if faults.is_empty() {
        Ok(Instance { kind, order, cut, deep, visited: 0, tree: Lazy::default() })
    } else {
        Err(faults)
    }
}

/// Keys that say nothing about this tree.
fn superfluous(draft: &Draft, kind: Option<&Kind>) -> Vec<&'static str> {
    let keys: &[&'static str] = match kind {
        Some(Kind::Phone(_)) => &["jugs", "river", "goal", "deep"],
        Some(Kind::Jugs { .. }) => &["river"],
        Some(Kind::River { .. }) => &["goal"],
        None => &[],
    };
    keys.iter().copied().filter(|key| !draft.get(key).trim().is_empty()).collect()
}

fn kind(draft: &Draft) -> Result<Kind, (&'static str, String)> {
    let given = |key: &str| Some(draft.get(key).trim().to_owned()).filter(|text| !text.is_empty());
    if let Some(text) = given("phone") {
        return phone(&text).map_err(|why| ("phone", why));
    }
    if let Some(text) = given("jugs") {
        let sizes = parts(&text).map(|part| whole(part, 1, LARGEST)).collect::<Result<Vec<_>, _>>();
        let sizes = sizes.map_err(|why| ("jugs", why))?;
        if sizes.is_empty() || sizes.len() > JUGS {
            return Err((
                "jugs",
                format!("{} jugs given; name 1 to {JUGS} sizes, such as 3, 7", sizes.len()),
            ));
        }
        let goal = whole(&given("goal").unwrap_or_default(), 1, LARGEST).map_err(|why| ("goal", why))?;
        return Ok(Kind::Jugs { sizes, goal });
    }
    let Some(text) = given("river") else {
        return Err((
            "phone",
            "no tree is given; write a phone number, jug sizes, or a river such as 3,3,2".to_owned(),
        ));
    };
    let figures = parts(&text).map(|part| whole(part, 0, MOST)).collect::<Result<Vec<_>, _>>();
    match figures.map_err(|why| ("river", why))?[..] {
        [missionaries, cannibals, boat] if missionaries + cannibals > 0 && boat > 0 => {
            Ok(Kind::River { missionaries: missionaries as u8, cannibals: cannibals as u8, boat: boat as u8 })
        }
        _ => Err((
            "river",
            format!("“{text}” is not missionaries, cannibals and seats of the boat, such as 3,3,2"),
        )),
    }
}

fn phone(text: &str) -> Result<Kind, String> {
    // Numbers are written with blanks and hyphens between.
    let digits: Option<Vec<u8>> = text
        .chars()
        .filter(|letter| !" -/.".contains(*letter))
        .map(|letter| letter.to_digit(10).map(|digit| digit as u8))
        .collect();
    match digits {
        Some(digits) if (1..=DIGITS).contains(&digits.len()) => Ok(Kind::Phone(digits)),
        Some(digits) => Err(format!("{} digits given; 1 to {DIGITS} are allowed", digits.len())),
        None => Err(format!("“{text}” is no phone number; write 1 to {DIGITS} digits")),
    }
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ' ', ';']).filter(|part| !part.is_empty())
}
