//! What is kept in the browser between visits. Where storage is refused or
//! full, nothing is kept, nothing fails, and who asked is told.

use serde::{Deserialize, Serialize};
use web_sys::Storage;

use crate::engine::job::{decode, encode};

/// Other sites may share this origin: every name of ours begins with this.
const PREFIX: &str = "stepwise:";
/// The most games kept; the oldest go first.
const GAMES: usize = 60;

fn storage() -> Option<Storage> {
    super::browser::window()?.local_storage().ok()?
}

/// What was kept as `name`.
pub fn read(name: &str) -> Option<String> {
    storage()?.get_item(&format!("{PREFIX}{name}")).ok()?
}

/// Keeps `value` as `name`, or forgets it; whether the browser did.
pub fn write(name: &str, value: Option<&str>) -> bool {
    let Some(storage) = storage() else { return false };
    let name = format!("{PREFIX}{name}");
    let done = match value {
        Some(value) => storage.set_item(&name, value),
        None => storage.remove_item(&name),
    };
    done.is_ok()
}

/// A game as kept.
#[derive(Serialize, Deserialize)]
pub struct Game<M> {
    /// The moves, those taken back too.
    pub moves: Vec<M>,
    /// How many of them stand.
    pub at: usize,
}

/// The game kept for a puzzle's canonical link.
pub fn read_game<M: for<'a> Deserialize<'a>>(link: &str) -> Option<Game<M>> {
    decode(&from_hex(&read(&game_name(link))?)?)
}

/// Keeps a game for a puzzle's canonical link, the oldest games giving way; whether it could be kept.
pub fn write_game<M: Serialize>(link: &str, game: &Game<M>) -> bool {
    let text = hex(&encode(game));
    // The links of all games kept, a line each, the latest last.
    let list = read("games").unwrap_or_default();
    let mut links: Vec<&str> = list.lines().filter(|kept| *kept != link).collect();
    let forget = |links: &mut Vec<&str>| write(&game_name(links.remove(0)), None);
    while links.len() >= GAMES {
        forget(&mut links);
    }
    let mut kept = write(&game_name(link), Some(&text));
    while !kept && !links.is_empty() && forget(&mut links) {
        kept = write(&game_name(link), Some(&text));
    }
    links.push(link);
    write("games", Some(&links.join("\n"))) && kept
}

fn game_name(link: &str) -> String {
    format!("game:{link}")
}

fn hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from_digit(u32::from(nibble), 16).unwrap_or('0');
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digits = |at| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    (0..text.len()).step_by(2).map(digits).collect()
}
