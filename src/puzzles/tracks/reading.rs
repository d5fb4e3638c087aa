//! A draft read: every fault of it at once.

use super::board::{Board, MOST, Track};
use super::instance::{Instance, Meet};
use crate::engine::case::large;
use crate::engine::{Draft, Fault};

/// The fewest places.
const FEWEST: usize = 3;
/// The longest name of a place, in letters.
const NAME: usize = 16;

/// Reads a draft.
///
/// # Errors
/// Every field's fault at once.
pub fn read(draft: &Draft) -> Result<Instance, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut keep = |key: &str, message: String| faults.push(Fault::new(key, message));
    let meet = match draft.get("meet").trim() {
        "equal" => Some(Meet::Equal),
        "some" => Some(Meet::Some),
        other => {
            keep("meet", format!("“{other}” is neither equal nor some"));
            None
        }
    };
    let places = places(draft.get("places")).map_err(|why| keep("places", why)).ok();
    let given = places
        .as_ref()
        .and_then(|places| given(draft.get("given"), places).map_err(|why| keep("given", why)).ok());
    match (places, given, meet) {
        (Some(places), Some(given), Some(meet)) => Ok(Instance::new(places, given, meet)),
        _ => Err(faults),
    }
}

/// So many places, with letters for names.
pub fn lettered(many: usize) -> String {
    (b'A'..=b'Z').map(char::from).take(many).collect()
}

/// The places' names: letters each, or names with commas between, or how many.
fn places(text: &str) -> Result<Vec<String>, String> {
    let text = text.trim();
    let number = text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    let names: Vec<String> = if number && let Ok(many) = text.parse::<usize>() {
        if !(FEWEST..=MOST).contains(&many) {
            return Err(format!("there can be {FEWEST} to {MOST} places; “{text}” is not so many"));
        }
        lettered(many).chars().map(String::from).collect()
    } else if text.contains([',', ';']) {
        let parts = text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty());
        parts.map(|part| part.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    } else {
        text.chars().filter(|sign| !sign.is_whitespace()).map(String::from).collect()
    };
    for (at, name) in names.iter().enumerate() {
        let odd = |sign: char| !(sign.is_alphanumeric() || sign == ' ' || sign == '\'' || sign == '’');
        if let Some(sign) = name.chars().find(|sign| odd(*sign)) {
            return Err(format!("“{sign}” cannot be in the name of a place; letters and digits can"));
        }
        if name.chars().count() > NAME {
            return Err(format!("“{name}” is too long; a name has at most {NAME} letters"));
        }
        if names[..at].contains(name) {
            return Err(format!("“{name}” is there twice; each place needs a name of its own"));
        }
    }
    match names.len() {
        FEWEST..=MOST => Ok(names),
        0 => {
            Err("no place is named; write their letters, as SUOTNPQ, or names with commas between".to_owned())
        }
        many => {
            let are = if many == 1 { "1 place is".to_owned() } else { format!("{many} places are") };
            Err(format!("{are} named; there can be {FEWEST} to {MOST}"))
        }
    }
}

/// The tracks given: two letters each, or two names with a dash or an arrow between.
fn given(text: &str, places: &[String]) -> Result<Board, String> {
    let mut board = Board::new(places.len() as u8);
    for part in text.split([',', ';', '\n']).map(str::trim).filter(|part| !part.is_empty()) {
        let lone: Vec<&str> = part.split_whitespace().collect();
        let whole = track(part, places);
        // “SU SO ST” is three tracks where names are single letters.
        let tracks = match whole {
            Err(_) if lone.len() > 1 && !part.contains(['-', '>', '→', '–']) => {
                lone.into_iter().map(|one| track(one, places)).collect::<Result<Vec<_>, _>>()?
            }
            whole => vec![whole?],
        };
        for track in tracks {
            if board.has(track.turned()) {
                let (from, to) = (&places[usize::from(track.from)], &places[usize::from(track.to)]);
                return Err(format!(
                    "between {from} and {to} tracks are given both ways; there is one track, one way"
                ));
            }
            board.lay(track);
        }
    }
    Ok(board)
}

fn track(part: &str, places: &[String]) -> Result<Track, String> {
    let example = format!("{}-{}", places[0], places[1]);
    let unread =
        || format!("“{part}” is not a track; write where it comes from and where it leads, as {example}");
    let find = |name: &str| {
        let same = |other: &String| other.chars().map(large).eq(name.chars().map(large));
        let at = places.iter().position(|other| other == name).or_else(|| places.iter().position(same));
        at.map(|at| at as u8).ok_or_else(|| format!("“{name}” in “{part}” is not one of the places"))
    };
    let (from, to) = match part.find(['-', '>', '→', '–']) {
        Some(at) => {
            let to = part[at..].trim_start_matches(['-', '>', '→', '–', ' ']);
            (find(part[..at].trim())?, find(to.trim())?)
        }
        None => {
            let mut letters = part.chars().filter(|sign| !sign.is_whitespace());
            let (Some(from), Some(to), None) = (letters.next(), letters.next(), letters.next()) else {
                return Err(unread());
            };
            (find(&from.to_string())?, find(&to.to_string())?)
        }
    };
    if from == to {
        return Err(format!("“{part}” leads from a place to itself"));
    }
    Ok(Track { from, to })
}
