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

use yew::{Callback, Html};

use super::names::value;
use super::reading::people_of;
use super::{Choices, Instance, Look, MisterX};
use crate::engine::{Draft, Puzzle};
use crate::ui::shape::{all, shape, text};
use crate::ui::{Blanks, Stage, View};

impl View for MisterX {
    const RULES: &'static str = "All of them reason without fault, and know that of each other. “Now” means: not at the start. “I knew” means: before the other spoke last, or, if the other has not spoken, at the start.";

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

/// The choices with something else looked at.
fn looking(choices: &Choices, look: Option<Look>) -> Choices {
    Choices { look, ..choices.clone() }
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
