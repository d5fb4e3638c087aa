//! What is kept in the browser between visits. Where storage is refused,
//! nothing is kept and nothing fails.

use serde::{Deserialize, Serialize};
use web_sys::Storage;

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

/// Keeps `value` as `name`, or forgets it.
pub fn write(name: &str, value: Option<&str>) {
    let Some(storage) = storage() else { return };
    let name = format!("{PREFIX}{name}");
    // A full or refused storage loses only the convenience.
    let _ = match value {
        Some(value) => storage.set_item(&name, value),
        None => storage.remove_item(&name),
    };
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
    serde_json::from_str(&read(&format!("game:{link}"))?).ok()
}

/// Keeps a game for a puzzle's canonical link; one without moves is forgotten.
pub fn write_game<M: Serialize>(link: &str, game: &Game<M>) {
    let name = format!("game:{link}");
    let mut games: Vec<String> =
        read("games").and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    games.retain(|kept| kept != link);
    if game.moves.is_empty() {
        write(&name, None);
    } else {
        write(&name, serde_json::to_string(game).ok().as_deref());
        games.push(link.to_owned());
    }
    while games.len() > GAMES {
        write(&format!("game:{}", games.remove(0)), None);
    }
    write("games", serde_json::to_string(&games).ok().as_deref());
}
