use super::model::{JUGS, State};
use super::presets::INFO;
use crate::engine::words::{number, whole};
use crate::engine::{Draft, Fault};

/// The largest jug, in litres.
const LARGEST: u32 = 1_000_000;

/// What must be measured out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// An amount in each jug; `None` where any will do, `Some` at least once.
    Each(Vec<Option<u32>>),
    /// The amount in some jug, no matter which.
    Any(u32),
    /// The amount in all jugs together.
    Total(u32),
}

impl Goal {
    /// Whether these amounts are what was asked for.
    pub fn met(&self, amounts: &[u32]) -> bool {
        match self {
            Goal::Each(wants) => {
                wants.iter().zip(amounts).all(|(want, have)| want.is_none_or(|want| want == *have))
            }
            Goal::Any(want) => amounts.contains(want),
            Goal::Total(want) => amounts.iter().sum::<u32>() == *want,
        }
    }

    /// As links write it.
    pub fn text(&self) -> String {
        match self {
            Goal::Each(wants) => {
                let each = |want: &Option<u32>| want.map_or("*".to_owned(), |w| w.to_string());
                wants.iter().map(each).collect::<Vec<_>>().join(",")
            }
            Goal::Any(want) => format!("any:{want}"),
            Goal::Total(want) => format!("total:{want}"),
        }
    }
}

/// What the best plan has least of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Best {
    /// Pours.
    Pours,
    /// Water drawn from the tap and, among equals, pours.
    Water,
}

/// A jug puzzle with a definite meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    sizes: Vec<u32>,
    start: Vec<u32>,
    goal: Goal,
    tap: bool,
    best: Best,
}

impl Instance {
    /// The jugs' sizes in litres: 1 to 6 of them, each 1 to 1,000,000.
    pub fn sizes(&self) -> &[u32] {
        &self.sizes
    }

    /// What each holds at first, at most its size.
    pub fn start(&self) -> &[u32] {
        &self.start
    }

    /// Whether no jug holds anything at first.
    pub fn starts_empty(&self) -> bool {
        self.start.iter().all(|amount| *amount == 0)
    }

    /// What is asked for.
    pub fn goal(&self) -> &Goal {
        &self.goal
    }

    /// Whether there is a tap, and a drain, or only the water in the jugs.
    pub fn tap(&self) -> bool {
        self.tap
    }

    /// What the best plan has least of.
    pub fn best(&self) -> Best {
        self.best
    }

    /// The same question asked when the jugs hold `state`.
    pub fn from(&self, state: &State) -> Self {
        Self { start: state.amounts(self).to_vec(), ..self.clone() }
    }

    /// The canonical draft.
    pub fn draft(&self) -> Draft {
        Draft::new(&INFO)
            .with("sizes", join(&self.sizes))
            .with("start", if self.starts_empty() { String::new() } else { join(&self.start) })
            .with("goal", self.goal.text())
            .with("water", if self.tap { "tap" } else { "closed" })
            .with("best", if self.best == Best::Pours { "pours" } else { "water" })
    }

    /// Reads a draft, gathering every fault.
    pub fn read(draft: &Draft) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut keep = |key: &str, message: String| faults.push(Fault::new(key, message));
        let sizes = read_sizes(draft.get("sizes")).map_err(|m| keep("sizes", m)).ok();
        let start = read_start(draft.get("start"), sizes.as_deref()).map_err(|m| keep("start", m)).ok();
        let goal = read_goal(draft.get("goal"), sizes.as_deref()).map_err(|m| keep("goal", m)).ok();
        let tap = read_choice(draft.get("water"), ["tap", "closed"]).map_err(|m| keep("water", m)).ok();
        let pours = read_choice(draft.get("best"), ["pours", "water"]).map_err(|m| keep("best", m)).ok();
        match (sizes, start, goal, tap, pours) {
            (Some(sizes), Some(start), Some(goal), Some(tap), Some(pours)) => {
                Ok(Self { sizes, start, goal, tap, best: if pours { Best::Pours } else { Best::Water } })
            }
            _ => Err(faults),
        }
    }
}

fn join(amounts: &[u32]) -> String {
    amounts.iter().map(u32::to_string).collect::<Vec<_>>().join(",")
}

/// The parts of “3,7”, “3, 7”, “3 7” and “3 and 7”.
fn parts(text: &str) -> Vec<&str> {
    text.split(|c: char| c == ',' || c == ';' || c.is_whitespace())
        .filter(|part| !part.is_empty() && *part != "and")
        .collect()
}

fn read_sizes(text: &str) -> Result<Vec<u32>, String> {
    let parts = parts(text);
    if parts.is_empty() || parts.len() > JUGS {
        let given = if parts.is_empty() { "no jug".to_owned() } else { format!("{} jugs", parts.len()) };
        return Err(format!("{given} given; name 1 to {JUGS} sizes, such as 3, 7"));
    }
    parts.into_iter().map(|part| whole(part, 1, LARGEST)).collect()
}

/// Fails if there is not one part for each jug; passes if the jugs are unknown.
fn one_each(parts: &[&str], sizes: Option<&[u32]>, example: &str) -> Result<(), String> {
    match sizes {
        Some(sizes) if sizes.len() != parts.len() => {
            let (given, jugs) = (parts.len(), sizes.len());
            Err(format!("{given} given for {jugs} jugs; name one amount for each{example}"))
        }
        _ => Ok(()),
    }
}

fn read_start(text: &str, sizes: Option<&[u32]>) -> Result<Vec<u32>, String> {
    let parts = parts(text);
    if parts.is_empty() || parts == ["empty"] {
        return Ok(vec![0; sizes.map_or(0, <[u32]>::len)]);
    }
    one_each(&parts, sizes, ", or leave it empty")?;
    let amounts = parts.into_iter().map(|part| whole(part, 0, LARGEST)).collect::<Result<Vec<_>, _>>()?;
    for (amount, size) in amounts.iter().zip(sizes.unwrap_or_default()) {
        if amount > size {
            let (amount, size) = (number(*amount), number(*size));
            return Err(format!("{amount} litres do not fit into the {size}-litre jug; at most {size} do"));
        }
    }
    Ok(amounts)
}

fn read_goal(text: &str, sizes: Option<&[u32]>) -> Result<Goal, String> {
    let most = LARGEST * JUGS as u32;
    let text = text.trim();
    if let Some(amount) = text.strip_prefix("any:") {
        return whole(amount.trim(), 0, most).map(Goal::Any);
    }
    if let Some(amount) = text.strip_prefix("total:") {
        return whole(amount.trim(), 0, most).map(Goal::Total);
    }
    let parts = parts(text);
    if parts.is_empty() {
        return Err("no goal given; write any:2, total:5, or an amount per jug with * for any".to_owned());
    }
    one_each(&parts, sizes, " (* for any), or write any:2 or total:5")?;
    let wants = parts
        .into_iter()
        .map(|part| match part {
            "*" => Ok(None),
            _ => whole(part, 0, most).map(Some).map_err(|why| format!("{why}; * stands for any amount")),
        })
        .collect::<Result<Vec<_>, _>>()?;
    if wants.iter().all(Option::is_none) {
        return Err("* in every jug asks for nothing; name an amount for at least one".to_owned());
    }
    Ok(Goal::Each(wants))
}

/// Whether the first of two words is given.
fn read_choice(text: &str, [first, second]: [&str; 2]) -> Result<bool, String> {
    match text.trim() {
        word if word == first => Ok(true),
        word if word == second => Ok(false),
        word => Err(format!("“{word}” is neither {first} nor {second}")),
    }
}
