//! The room to be drawn: a grid of places, the same as text, and even groups.

use web_sys::KeyboardEvent;
use yew::{Callback, Html, html};

use super::super::instance::GROUPS;
use super::super::layout::even;
use super::super::reading::read_groups;
use super::super::room::{SIDE, is_seat, place_name};
use crate::engine::words::count;
use crate::ui::fields::area;
use crate::ui::press::by_click;
use crate::ui::shape::{button, rect, shape};
use crate::ui::{Blanks, focus, stroke, toggle};

const ID: &str = "seating-editor";

/// The rows a draft draws, as far as the grid reaches.
fn grid(room: &str) -> [[bool; SIDE]; SIDE] {
    let mut grid = [[false; SIDE]; SIDE];
    for (row, letters) in room.split(['/', '\n']).take(SIDE).enumerate() {
        for (column, letter) in letters.chars().take(SIDE).enumerate() {
            grid[row][column] = is_seat(letter);
        }
    }
    grid
}

/// As links have it: nothing right of the last seat, nor below it.
fn drawn(grid: &[[bool; SIDE]; SIDE]) -> String {
    let wide = (0..SIDE).rev().find(|column| grid.iter().any(|row| row[*column])).map_or(1, |last| last + 1);
    let tall = (0..SIDE).rev().find(|row| grid[*row].contains(&true)).map_or(1, |last| last + 1);
    let row = |row: &[bool; SIDE]| {
        row.iter().take(wide).map(|seat| if *seat { 'X' } else { '.' }).collect::<String>()
    };
    grid.iter().take(tall).map(row).collect::<Vec<_>>().join("/")
}

fn seats(grid: &[[bool; SIDE]; SIDE]) -> usize {
    grid.iter().flatten().filter(|seat| **seat).count()
}

/// The blank that opens the drawing of the room.
pub fn opener(blanks: &Blanks) -> Html {
    let many = count(seats(&grid(blanks.draft.get("room"))) as u64, "seat");
    shape("button", "blank blank--opens")
        .text_at("aria-controls", ID)
        .text_at("aria-label", format!("a room of {many}: draw it"))
        .pressed(Callback::from(|()| toggle(ID)))
        .saying(format!("a room of {many}"))
}

pub fn draw(blanks: &Blanks) -> Html {
    let grid = grid(blanks.draft.get("room"));
    let places = (0..SIDE * SIDE).map(|at| place(blanks, &grid, at / SIDE, at % SIDE)).collect();
    let drawing = shape("svg", "plan")
        .text_at("viewBox", "0 0 324 324")
        .text_at("role", "group")
        .text_at("aria-label", "The room: press a place to put a seat there, or to take it away");
    let drawing = stroke::whole(drawing, blanks.commit.clone()).with(places);
    let set = |key: &'static str| {
        let (edit, commit) = (blanks.edit.clone(), blanks.commit.clone());
        move |value: String| {
            edit.emit((key, value));
            commit.emit(());
        }
    };
    let lines: String =
        blanks.draft.get("room").chars().map(|sign| if sign == '/' { '\n' } else { sign }).collect();
    let typed = {
        let edit = blanks.edit.clone();
        Callback::from(move |text: String| {
            let rows: Vec<&str> = text.trim_end().lines().collect();
            edit.emit(("room", rows.join("/")));
        })
    };
    let clear = Callback::from({
        let set = set("room");
        move |()| set("X".to_owned())
    });
    let all = Callback::from({
        let set = set("room");
        move |()| set(drawn(&[[true; SIDE]; SIDE]))
    });
    shape("details", "editor").text_at("id", ID).with(vec![
        shape("summary", "").saying("Draw the room"),
        shape("div", "editor__parts").with(vec![
            drawing,
            shape("div", "editor__text").with(vec![
                area("The room as text: X for a seat, . for none", lines, "XXX\nX.X\nXXX", typed),
                shape("div", "editor__row").with(vec![
                    button("pill pill--small", "One seat", clear),
                    button("pill pill--small", "All 64", all),
                ]),
            ]),
            groups(blanks, seats(&grid), set("groups")),
        ]),
    ])
}

/// How the groups fit, and evenly sized ones.
fn groups(blanks: &Blanks, seats: usize, set: impl Fn(String) + Clone + 'static) -> Html {
    let known = read_groups(blanks.draft.get("groups")).unwrap_or_default();
    let names: Vec<String> = known.iter().map(|group| group.name.clone()).collect();
    let many = known.len();
    let candidates: usize = known.iter().map(|group| usize::from(group.size)).sum();
    let spread = |name: &'static str, groups: usize| {
        let (names, set) = (names.clone(), set.clone());
        button("pill pill--small", name, Callback::from(move |()| set(even(&names, groups, seats))))
    };
    let mut row = vec![spread("Spread evenly", many.max(1))];
    if many > 1 {
        row.push(spread("One group fewer", many - 1));
    }
    if many < GROUPS.min(seats) {
        row.push(spread("One group more", many + 1));
    }
    let fits = format!(
        "{} in {} for {}.",
        count(candidates as u64, "candidate"),
        count(many as u64, "group"),
        count(seats as u64, "seat")
    );
    shape("div", "editor__groups").with(vec![
        shape("p", if candidates == seats { "" } else { "seating__wrong" })
            .text_at("role", "status")
            .saying(fits),
        shape("div", "editor__row").with(row),
        shape("p", "eyebrow").saying("Names and sizes are typed in the sentence above."),
    ])
}

/// A place of the grid, with or without a seat.
fn place(blanks: &Blanks, grid: &[[bool; SIDE]; SIDE], row: usize, column: usize) -> Html {
    let seat = grid[row][column];
    let (edit, commit) = (blanks.edit.clone(), blanks.commit.clone());
    let mut next = *grid;
    next[row][column] = !seat;
    let turn = Callback::from(move |()| edit.emit(("room", drawn(&next))));
    let pressed = {
        let (turn, commit) = (turn.clone(), commit.clone());
        Callback::from(move |()| {
            turn.emit(());
            commit.emit(());
        })
    };
    let keys = {
        let pressed = pressed.clone();
        Callback::from(move |event: KeyboardEvent| key(&event, row, column, &pressed))
    };
    let name = place_name(row as u8, column as u8);
    let square = rect(
        if seat { "plan__seat" } else { "plan__none" },
        (column as f64 * 40.0 + 4.0, row as f64 * 40.0 + 4.0),
        (36.0, 36.0),
    );
    stroke::part(square, if seat { "clear" } else { "seat" }, turn)
        .keyed(row * SIDE + column)
        .at("rx", 6.0)
        .text_at("id", format!("place-{row}-{column}"))
        .text_at("role", "checkbox")
        .text_at("aria-checked", seat.to_string())
        .text_at("aria-label", name)
        .text_at("tabindex", if row + column == 0 { "0" } else { "-1" })
        .hearing(html::onclick::Wrapper::new(by_click(pressed)))
        .hearing(html::onkeydown::Wrapper::new(keys))
        .done()
}

fn key(event: &KeyboardEvent, row: usize, column: usize, pressed: &Callback<()>) {
    let last = SIDE - 1;
    let (row, column) = match event.key().as_str() {
        "ArrowUp" => (row.saturating_sub(1), column),
        "ArrowDown" => ((row + 1).min(last), column),
        "ArrowLeft" => (row, column.saturating_sub(1)),
        "ArrowRight" => (row, (column + 1).min(last)),
        "Enter" | " " => {
            event.prevent_default();
            return pressed.emit(());
        }
        _ => return,
    };
    event.prevent_default();
    focus(&format!("place-{row}-{column}"));
}
