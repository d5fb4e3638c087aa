//! The dialogue: who says what, in which order or at once.

use crate::engine::case::large;
use crate::engine::words::list;

/// What somebody says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// “I do not know.”
    Unsure,
    /// “I know.”
    Sure,
    /// “Now I know”: and did not before anybody spoke.
    Now,
    /// “I knew that you could not know”, or that you could: before the other spoke last, or, if
    /// the other has not spoken, before anybody did.
    Knew {
        /// The other, by number.
        whom: u8,
        /// Whether the other could know.
        could: bool,
    },
}

/// Somebody says something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Who, by number.
    pub who: u8,
    /// What.
    pub says: Says,
}

/// What is said at once: nobody has heard the others yet.
pub type Round = Vec<Remark>;

/// A dialogue, round by round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Talk(Vec<Round>);

/// The most rounds.
pub const ROUNDS: usize = 40;
/// The most that is said at once.
pub const AT_ONCE: usize = 6;

impl Talk {
    /// The dialogue of these remarks, each with whether it is said at once with the one before; none if they are
    /// none, or more than are read.
    pub fn of(lines: &[(bool, Remark)]) -> Option<Self> {
        let mut rounds: Vec<Round> = Vec::new();
        for (at_once, remark) in lines {
            match rounds.last_mut().filter(|round| *at_once && round.len() < AT_ONCE) {
                Some(round) => round.push(*remark),
                None => rounds.push(vec![*remark]),
            }
        }
        (1..=ROUNDS).contains(&rounds.len()).then_some(Self(rounds))
    }

    /// Its remarks, each with whether it is said at once with the one before.
    pub fn lines(&self) -> Vec<(bool, Remark)> {
        let line = |(at, remark): (usize, &Remark)| (at > 0, *remark);
        self.0.iter().flat_map(|round| round.iter().enumerate().map(line)).collect()
    }

    /// Its rounds.
    pub fn rounds(&self) -> &[Round] {
        &self.0
    }

    /// How many rounds had been heard before `whom` spoke last, of those before `round` (from 0): the
    /// moment that “I knew” speaks of. 0 if there is none: before anybody spoke.
    pub fn moment(&self, round: usize, whom: u8) -> usize {
        let spoke = |round: &Round| round.iter().any(|remark| remark.who == whom);
        self.0[..round].iter().rposition(spoke).unwrap_or(0)
    }
}

/// Reads a dialogue in which the letters in `who` speak: rounds with commas between, what is said at
/// once with plus signs between, each as `P:no`, `P:yes`, `P:now`, `S:knew-P-no` or `S:knew-P-yes`.
///
/// # Errors
/// The first remark that cannot be read, and what can be said.
pub fn read(text: &str, who: &[char]) -> Result<Talk, String> {
    let rounds: Vec<&str> = text.split(',').map(str::trim).filter(|round| !round.is_empty()).collect();
    if rounds.is_empty() {
        return Err(format!("nobody says anything; write such as {}:no", who.first().unwrap_or(&'P')));
    }
    if rounds.len() > ROUNDS {
        return Err(format!("there are {} remarks; at most {ROUNDS} are read", rounds.len()));
    }
    let round = |round: &&str| -> Result<Round, String> {
        let said: Vec<&str> = round.split('+').collect();
        if said.len() > AT_ONCE {
            return Err(format!("“{round}” has {} remarks at once; at most {AT_ONCE} are read", said.len()));
        }
        said.into_iter().map(|remark| read_remark(remark.trim(), who)).collect()
    };
    Ok(Talk(rounds.iter().map(round).collect::<Result<_, _>>()?))
}

fn read_remark(text: &str, who: &[char]) -> Result<Remark, String> {
    let what = || {
        let other = who.get(1).unwrap_or(&'S');
        format!(
            "“{text}” is no remark; it is a letter, a colon, and no, yes, now, knew-{other}-no or knew-{other}-yes"
        )
    };
    let (speaker, said) = text.split_once(':').ok_or_else(what)?;
    let speaker = person(speaker, who)?;
    let says = match said.trim() {
        "no" => Says::Unsure,
        "yes" => Says::Sure,
        "now" => Says::Now,
        said => {
            let mut parts = said.split('-');
            let (knew, whom, could, end) = (parts.next(), parts.next(), parts.next(), parts.next());
            let (Some("knew"), Some(whom), Some(could @ ("no" | "yes")), None) = (knew, whom, could, end)
            else {
                return Err(what());
            };
            let whom = person(whom, who)?;
            if whom == speaker {
                return Err(format!("“{text}”: whom this is about must be another than who says it"));
            }
            Says::Knew { whom, could: could == "yes" }
        }
    };
    Ok(Remark { who: speaker, says })
}

/// The person with this letter.
///
/// # Errors
/// That there is nobody with it, and who there is.
pub fn person(letter: &str, who: &[char]) -> Result<u8, String> {
    let mut given = letter.trim().chars();
    let found = match (given.next(), given.next()) {
        (Some(given), None) => who.iter().position(|known| *known == large(given)),
        _ => None,
    };
    let known: Vec<String> = who.iter().map(char::to_string).collect();
    found
        .map(|at| at as u8)
        .ok_or_else(|| format!("“{letter}” is nobody’s letter; there are {}", list(&known)))
}

/// A dialogue as links write it.
pub fn write(talk: &Talk, who: &[char]) -> String {
    let letter = |person: u8| who.get(usize::from(person)).copied().unwrap_or_default();
    let remark = |remark: &Remark| {
        let said = match remark.says {
            Says::Unsure => "no".to_owned(),
            Says::Sure => "yes".to_owned(),
            Says::Now => "now".to_owned(),
            Says::Knew { whom, could } => {
                format!("knew-{}-{}", letter(whom), if could { "yes" } else { "no" })
            }
        };
        format!("{}:{said}", letter(remark.who))
    };
    let round = |round: &Round| round.iter().map(remark).collect::<Vec<_>>().join("+");
    talk.0.iter().map(round).collect::<Vec<_>>().join(",")
}
