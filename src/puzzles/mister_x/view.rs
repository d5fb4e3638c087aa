//! How a dialogue about two numbers looks. With the files in `view/`, the only ones here that know Yew.

mod card;
mod editor;
mod grid;
mod hand;
mod look;
mod marks;
mod sheet;
mod sweep;
mod talk;
mod turns;
mod values;

use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};
use yew::{Callback, Html};

use super::model::struck;
use super::names::value;
use super::reading::people_of;
use super::{Choices, Instance, Look, MisterX, Move};
use crate::engine::{Draft, Puzzle};
use crate::ui::session::Passage;
use crate::ui::shape::{Point, all, classes, point, shape, tenths, text};
use crate::ui::{Blanks, Stage, View};

impl View for MisterX {
    const RULES: &'static str = "All reason without fault. “Now” means: not at the start. “I knew”: before the other last spoke, else at the start.";

    fn how(instance: &Instance) -> &'static str {
        match instance.role() {
            Some(_) => {
                "You hear a remark. Strike out which of your pairs it rules out, then hear the next. A second tap puts a pair back."
            }
            None => {
                "You hear a remark. Strike out what it rules out, in the drawing or in the lists, then hear it to its end: what is still to go, goes."
            }
        }
    }

    fn sentence(blanks: &Blanks) -> Html {
        sentence(blanks)
    }

    fn editor(blanks: &Blanks) -> Html {
        editor::draw(blanks)
    }

    fn stage(stage: &Stage<Self>) -> Html {
        let drawing = match stage.instance.space().pairs() {
            Some(pairs) => grid::draw(stage, pairs),
            None => sheet::draw(stage),
        };
        // On a narrow screen the drawing stays in sight, and what they say stands below.
        if stage.compact {
            return drawing;
        }
        let scene = shape("div", "scene").with(vec![talk::draw(stage), drawing]);
        all(vec![scene, hand::draw(stage)])
    }

    fn picture(stage: &Stage<Self>) -> Html {
        all(vec![values::draw(stage), turns::draw(stage), sweep::draw(stage)])
    }

    fn beside(stage: &Stage<Self>) -> Html {
        let mut parts = Vec::new();
        if stage.compact {
            parts.extend([hand::draw(stage), talk::draw(stage)]);
        }
        parts.push(look::draw(stage));
        all(parts)
    }

    fn card() -> Html {
        card::draw()
    }
}

/// What is looked at, if this puzzle has it: a press may still be of the one before.
fn looked(stage: &Stage<MisterX>) -> Option<Look> {
    stage.choices.look.filter(|look| match look {
        Look::At(at) => (*at as usize) < stage.instance.space().len(),
        Look::Same(who, _) => usize::from(*who) < stage.instance.people().len(),
    })
}

/// What looks at something, or no longer if it is looked at.
fn look_at(stage: &Stage<MisterX>) -> Callback<Look> {
    let (choices, choose) = (stage.choices.clone(), stage.choose.clone());
    Callback::from(move |look| {
        let look = Some(look).filter(|look| choices.look != Some(*look));
        choose.emit((Choices { look, ..choices.clone() }, None));
    })
}

/// What a press of a possibility does: it is struck out or put back where a person tries it, and else looked at.
fn touch(stage: &Stage<MisterX>) -> Callback<usize> {
    let (act, state, look) = (stage.act.clone(), stage.line.state().clone(), look_at(stage));
    Callback::from(move |at: usize| match &act {
        Some(act) if struck(&state, at) => act.emit(Move::Restore(at as u32)),
        Some(act) => act.emit(Move::Strike(at as u32)),
        None => look.emit(Look::At(at as u32)),
    })
}

/// How many rounds were heard before the remark that is just heard, for what goes to be seen; else how many are.
fn before(stage: &Stage<MisterX>) -> usize {
    match stage.moved() {
        Some((before, Move::Hear, _)) if stage.passage == Passage::Forward => before.heard,
        _ => stage.line.state().heard,
    }
}

/// The class of a drawing in which something may go: two names for the motion.
fn moving(stage: &Stage<MisterX>, class: &str) -> String {
    let (goes, even) = (stage.passage == Passage::Forward, stage.turn.is_multiple_of(2));
    classes(class, &[(goes && even, "pairs--even"), (goes && !even, "pairs--odd")])
}

/// The path of a square from its left top corner.
fn square(corner: Point, side: f64) -> String {
    format!("M{}h{s}v{s}h-{s}z", point(corner), s = tenths(side))
}

/// Where an element was pressed, as a share of its width and of its height.
fn pointed(event: &MouseEvent) -> Option<Point> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let seen = target.get_bounding_client_rect();
    let share = |at: i32, from: f64, size: f64| (f64::from(at) - from) / size.max(1.0);
    let across = share(event.client_x(), seen.left(), seen.width());
    Some((across, share(event.client_y(), seen.top(), seen.height())))
}

/// “Two whole numbers from [2] to [99], [perhaps equal], with a sum of at most [any].
/// Susan is told the sum, Peter the product. I [hear what they say].”
fn sentence(blanks: &Blanks) -> Html {
    let draft = &blanks.draft;
    let same = Callback::from(|text: String| text);
    let keep = |parts: Vec<Html>| shape("span", "keep").with(parts);
    let typed = |key, label, placeholder| {
        blanks.typed(key, label, draft.get(key).to_owned(), placeholder, same.clone())
    };
    let mut parts = Vec::new();
    if draft.get("list").trim().is_empty() {
        let distinct = [("no", "perhaps equal"), ("yes", "not equal")];
        // Where a sum is said, it alone is the bound unless another is typed.
        let high = if draft.get("sum").trim().is_empty() { "99" } else { "any" };
        parts.extend([
            text("Two whole numbers "),
            keep(vec![text("from "), typed("low", "The least of each", "2")]),
            text(" "),
            keep(vec![text("to "), typed("high", "The most of each", high), text(",")]),
            text(" "),
            keep(vec![
                blanks.chosen(
                    "distinct",
                    "Must the two differ?",
                    &distinct,
                    draft.get("distinct"),
                    same.clone(),
                ),
                text(","),
            ]),
            text(" with a sum "),
            keep(vec![text("of at most "), typed("sum", "The most of the sum", "any"), text(".")]),
            text(" "),
        ]);
        let third = [("", "nobody"), ("Susan:sum,Peter:product,Diana:difference", "Diana")];
        if third.iter().any(|(told, _)| *told == draft.get("told")) {
            parts.push(text("Susan is told the sum, Peter the product, and "));
            let whom = blanks.chosen("told", "Who is told the difference?", &third, draft.get("told"), same);
            parts.push(keep(vec![whom, text(" the difference.")]));
        } else {
            parts.extend([
                text("Told: "),
                blanks.long("told", "Who is told what", draft.get("told").to_owned(), "Susan:sum"),
                text("."),
            ]);
        }
    } else {
        let shown = |key| {
            let given = draft.get(key);
            if given == blanks.opened.get(key) { spaced(given) } else { given.to_owned() }
        };
        parts.extend([
            text("It is one of "),
            blanks.long("list", "The possibilities", shown("list"), "May 15, June 17"),
            text(". Who is told what: "),
            blanks.long("told", "Who is told what", shown("told"), "Albert: first, Bernard: second"),
            text("."),
        ]);
    }
    parts.push(text(" I "));
    parts.extend(eyes(blanks));
    all(parts)
}

/// “[only hear what they say].” or “[am Susan], told [17].”
fn eyes(blanks: &Blanks) -> Vec<Html> {
    let draft = &blanks.draft;
    let people = people_of(draft);
    let be = draft.get("be");
    let now = be.split(':').next().unwrap_or_default();
    let letters: Vec<String> = people.iter().map(|person| person.letter.to_string()).collect();
    let names: Vec<String> = people.iter().map(|person| format!("am {}", person.name)).collect();
    let mut words = vec![("", "only hear what they say")];
    words.extend(letters.iter().zip(&names).map(|(letter, name)| (letter.as_str(), name.as_str())));
    let asked = draft.clone();
    let choose = Callback::from(
        move |letter: String| if letter.is_empty() { letter } else { with_number(&asked, &letter) },
    );
    let mut out = vec![blanks.chosen("be", "Whose eyes", &words, now, choose)];
    if let (false, Some((letter, told))) = (now.is_empty(), be.split_once(':')) {
        let letter = letter.to_owned();
        let write = Callback::from(move |told: String| format!("{letter}:{told}"));
        out.extend([text(", told "), blanks.typed("be", "What I am told", told.to_owned(), "17", write)]);
    }
    out.push(text("."));
    out
}

/// The view of the person with this letter, told what the answer has: of what is left longest, the first.
fn with_number(draft: &Draft, letter: &str) -> String {
    let bare = draft.clone().with("be", "");
    let told = MisterX::validate(&bare).ok().and_then(|instance| {
        let rounds = instance.talk().rounds().len();
        let who = instance.people().iter().find(|person| letter.chars().eq([person.letter]))?;
        let heard = (0..=rounds).rev().find(|heard| instance.hearing().counts()[*heard] > 0)?;
        let at = instance.hearing().all_left(heard).next()?;
        Some(value(instance.space(), who.known, instance.space().told(who.known, at)))
    });
    format!("{letter}:{}", told.unwrap_or_default())
}

/// A link's “May:15,May:16” as people write it, which is read too.
fn spaced(text: &str) -> String {
    let mut spaced = String::new();
    for letter in text.chars() {
        match letter {
            ',' => spaced += ", ",
            ':' => spaced += ": ",
            letter => spaced.push(letter),
        }
    }
    spaced
}
