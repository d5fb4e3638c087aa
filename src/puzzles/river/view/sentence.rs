//! The puzzle and its rule, with blanks.

use yew::{Callback, Html};

use super::super::reading;
use super::super::{Crew, Role, Rule};
use crate::ui::Blanks;
use crate::ui::shape::{all, shape, text};

/// “[3] missionaries and [3] cannibals must cross a river. The boat takes [2], and [anyone] rows. …”
pub fn draw(blanks: &Blanks) -> Html {
    let draft = &blanks.draft;
    let crew = reading::crew(draft);
    let same = Callback::from(|text: String| text);
    let typed = |key, label, empty| blanks.typed(key, label, draft.get(key).to_owned(), empty, same.clone());
    let keep = |parts: Vec<Html>| shape("span", "keep").with(parts);
    let islands = [("no", "has no island"), ("yes", "has an island"), ("stop", "has a must-stop island")];
    let island = blanks.chosen("island", "Is there an island?", &islands, draft.get("island"), same.clone());
    let mut parts = match crew {
        Crew::Numbers => vec![
            typed("missionaries", "How many missionaries", "0"),
            text(" missionaries and "),
            typed("cannibals", "How many cannibals", "0"),
            text(" cannibals must cross a river, which "),
        ],
        Crew::Couples => {
            vec![typed("couples", "How many couples", "3"), text(" couples must cross a river, which ")]
        }
        Crew::Cast => vec![
            blanks.long("who", "Who crosses", draft.get("who").to_owned(), "farmer, wolf, goat, cabbage"),
            text(" must cross a river, which "),
        ],
    };
    parts.extend([
        keep(vec![island, text(".")]),
        text(" The boat takes "),
        typed("boat", "How many the boat takes", "2"),
    ]);
    if crew == Crew::Cast {
        parts.extend([text(" and carries "), typed("carries", "The most weight it carries", "any weight")]);
    }
    parts.extend([
        text(", and "),
        blanks.long("rowers", "Who can row", draft.get("rowers").to_owned(), "anyone"),
        text(" can row. "),
    ]);
    parts.extend(rule(blanks, crew, &keep));
    all(parts)
}

/// The rule in force, each switch a blank.
fn rule(blanks: &Blanks, crew: Crew, keep: &dyn Fn(Vec<Html>) -> Html) -> Vec<Html> {
    let rule = reading::rule(blanks.draft.get("safe"), crew).unwrap_or(Rule::CLASSIC);
    let switch = |label, words: [(&'static str, &'static str); 2], on: bool, set: fn(Rule, bool) -> Rule| {
        let now = if on { words[1].0 } else { words[0].0 };
        let second = words[1].0;
        let choose = Callback::from(move |word: String| set(rule, word == second).text(crew));
        blanks.chosen("safe", label, &words, now, choose)
    };
    let banks = switch(
        "Where the rule is judged",
        [("both", "on either bank"), ("left", "on the bank just left")],
        rule.left,
        |rule, left| Rule { left, ..rule },
    );
    let boat = switch(
        "Is the boat’s load judged too?",
        [("free", "is not judged"), ("boat", "is judged too")],
        rule.boat,
        |rule, boat| Rule { boat, ..rule },
    );
    let load = keep(vec![boat, text(".")]);
    match crew {
        Crew::Numbers => {
            let protect = switch(
                "Who must not be outnumbered",
                [("missionaries", "Missionaries"), ("cannibals", "Cannibals")],
                rule.protect == Role::Second,
                |rule, second| Rule { protect: if second { Role::Second } else { Role::First }, ..rule },
            );
            let strict = switch(
                "May the others be where none of these is?",
                [("alone", "may be alone"), ("strict", "may not even be alone")],
                rule.strict,
                |rule, strict| Rule { strict, ..rule },
            );
            let others = rule.protect.other().names().1;
            vec![
                protect,
                text(" must not be outnumbered "),
                banks,
                text(format!("; {others} ")),
                strict,
                text(", and the boat’s load "),
                load,
            ]
        }
        Crew::Couples => vec![
            text("No wife may be with another’s husband unless her own is there, "),
            banks,
            text("; the boat’s load "),
            load,
        ],
        Crew::Cast => vec![
            text("Not to be left together: "),
            blanks.long(
                "apart",
                "Who must not be left together without whom",
                blanks.draft.get("apart").to_owned(),
                "anybody may be",
            ),
            text(", "),
            banks,
            text("; the boat’s load "),
            load,
        ],
    }
}
