//! How zoom tracks look. With the files in `view/`, the only ones here that know Yew.

mod card;
mod clues;
mod friends;
mod matrix;
mod stage;

use yew::{Callback, Html};

use super::board::{Board, Track};
use super::{Choices, Instance, Move, Tracks};
use crate::ui::shape::{all, shape, text};
use crate::ui::{Blanks, Stage, View};

impl View for Tracks {
    const RULES: &'static str =
        "A next place of two is a third one, to which both lead: there two friends meet after one ride each.";

    fn how(_: &Instance) -> &'static str {
        "Drag from one place to another to lay a track, or press the two places in turn. The same again takes it away."
    }

    fn sentence(blanks: &Blanks) -> Html {
        let same = Callback::from(|value: String| value);
        let meets = [("equal", "equally many next places"), ("some", "at least one next place")];
        let keep = |parts: Vec<Html>| shape("span", "keep").with(parts);
        all(vec![
            text("Between any two of the places "),
            blanks.long("places", "The places", blanks.draft.get("places").to_owned(), "SUOTNPQ"),
            text(" runs a one-way track. "),
            blanks.long("given", "The tracks that are given", blanks.draft.get("given").to_owned(), "None"),
            text(" are given. Lay the rest, so that any two places share "),
            keep(vec![
                blanks.chosen("meet", "What any two places share", &meets, blanks.draft.get("meet"), same),
                text("."),
            ]),
        ])
    }

    fn stage(stage: &Stage<Self>) -> Html {
        stage::draw(stage)
    }

    fn picture(stage: &Stage<Self>) -> Html {
        matrix::draw(stage)
    }

    fn beside(stage: &Stage<Self>) -> Html {
        clues::draw(stage)
    }

    fn card() -> Html {
        card::draw()
    }
}

/// The two places whose friends are to meet, if this puzzle has both: a press may still be of the one before.
fn friends(stage: &Stage<Tracks>) -> Option<(u8, u8)> {
    let (Some(one), Some(other)) = stage.choices.friends else { return None };
    let many = stage.instance.many();
    (one < many && other < many && one != other).then_some((one, other))
}

/// What sends friends from two places.
fn send(stage: &Stage<Tracks>) -> Callback<(Option<u8>, Option<u8>)> {
    let (choose, choices) = (stage.choose.clone(), stage.choices.clone());
    Callback::from(move |friends| choose.emit((Choices { friends, ..choices.clone() }, None)))
}

/// Lays a track, or takes it away if it is laid.
fn toggled(board: &Board, track: Track) -> Move {
    if board.has(track) { Move::Take(track) } else { Move::Put(track) }
}
