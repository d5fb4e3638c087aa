//! A seating as text and as a table.

use super::Instance;
use super::model::State;
use super::names::rows;

/// The room drawn with letters, and what they stand for.
pub fn plan(instance: &Instance, state: &State) -> String {
    let spaced = |row: String| row.chars().map(|sign| format!(" {sign}")).collect::<String>();
    let drawn = rows(instance, state.seats(), '?', |at| instance.letter(at));
    let mut text: String = drawn.into_iter().map(|row| format!("  {}\n", spaced(row).trim_end())).collect();
    text.push('\n');
    for (at, group) in instance.groups().iter().enumerate() {
        text += &format!("  {}  {} ({})\n", instance.letter(at), group.name, group.size);
    }
    text
}

/// The number, from 1, of a candidate among those of the same group, in reading order.
pub fn number(state: &State, seat: usize) -> usize {
    let group = state.seats()[seat];
    state.seats()[..=seat].iter().filter(|other| **other == group).count()
}

/// A line for each seat: its name, row, column, group and candidate, commas between.
pub fn table(instance: &Instance, state: &State) -> String {
    let room = instance.room();
    let quoted = |name: &str| {
        // A quote within quotes is written twice.
        let inside: String =
            name.chars().flat_map(|c| std::iter::repeat_n(c, if c == '"' { 2 } else { 1 })).collect();
        format!("\"{inside}\"")
    };
    let line = |seat: usize| {
        let (row, column) = room.place(seat);
        let (group, candidate) = match state.seats()[seat] {
            Some(group) => {
                (quoted(&instance.groups()[usize::from(group)].name), number(state, seat).to_string())
            }
            None => Default::default(),
        };
        format!("{},{},{},{group},{candidate}\r\n", room.name(seat), row + 1, column + 1)
    };
    let lines: String = (0..room.seats()).map(line).collect();
    format!("seat,row,column,group,candidate\r\n{lines}")
}
