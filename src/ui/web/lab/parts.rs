//! What a lab's page is made of, with no puzzle in its types: so the code that
//! lays it out is there once, however many labs there are.

use yew::{AttrValue, Html};

use super::super::verdict::Kind;
use crate::engine::{Fault, Info, Link, Puzzle, Words};
use crate::ui::session::{Action, Ask, Mode};

/// What a person does with the parts that all labs share.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    /// Changes a blank.
    Edit(&'static str, String),
    /// Means what the blanks say.
    Commit,
    /// Watches or tries.
    Mode(Mode),
    /// Goes to a place.
    Go(usize),
    /// Goes one step back.
    Back,
    /// Goes one step on.
    Forward,
    /// Begins or stops playing.
    Play,
    /// Takes the next speed.
    Faster,
    /// Stops the solver.
    Cancel,
    /// Starts it again.
    Solve,
    /// Asks.
    Ask(Ask),
    /// Makes this one of the moves that are listed.
    Make(usize),
    /// Copies a text.
    Copy(AttrValue),
    /// Saves the answer, or the present place.
    Save(Save),
    /// Opens the dialog for sharing, changes what it shows, or closes it.
    Send(Option<Sending>),
    /// Hands an address to the system’s own sharing.
    Pass(AttrValue),
    /// Prints.
    Print(Sheets),
    /// Is told something in passing, or no longer.
    Notice(Option<String>),
}

impl Deed {
    /// What it is to the session; none for what only takes something away from it.
    pub fn action<P: Puzzle>(self) -> Option<Action<P>> {
        Some(match self {
            Deed::Edit(key, value) => Action::Edit(key, value),
            Deed::Commit => Action::Commit,
            Deed::Mode(mode) => Action::Mode(mode),
            Deed::Go(place) => Action::Go(place),
            Deed::Back => Action::Back,
            Deed::Forward => Action::Forward,
            Deed::Play => Action::Play,
            Deed::Faster => Action::Faster,
            Deed::Cancel => Action::Cancel,
            Deed::Solve => Action::Solve,
            Deed::Ask(ask) => Action::Ask(ask),
            Deed::Make(index) => Action::Make(index),
            Deed::Notice(notice) => Action::Notice(notice),
            Deed::Copy(_) | Deed::Save(_) | Deed::Send(_) | Deed::Pass(_) | Deed::Print(_) => return None,
        })
    }
}

/// How the solver stands, in what is shown of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Solving {
    /// Nothing to show.
    Still,
    /// At work: how far it has come, as “12 states so far”; empty while that is not known.
    Running(String),
    /// Stopped by the person.
    Cancelled,
    /// Broken off: why.
    Failed(String),
}

/// The id of the dialog for sharing.
pub const DIALOG: &str = "share";

/// What is to be saved as a file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Save {
    /// The narrative.
    Text,
    /// The JSON the command line prints too.
    Data,
    /// The present place as a table.
    Table,
    /// The present drawing, as SVG.
    Vector,
    /// The present drawing, as PNG.
    Pixels,
}

/// What the dialog for sharing shows, while it is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sending {
    /// The address opens at the present step.
    pub at_step: bool,
    /// The embedded page is shown as it will look.
    pub preview: bool,
    /// The code to be scanned fills the dialog.
    pub large: bool,
}

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheets {
    /// The puzzle, to be worked on.
    Puzzle,
    /// Its worked solution.
    Solution,
    /// One and then the other.
    Both,
}

/// What can be shared.
pub struct Share {
    /// The puzzle’s canonical link.
    pub link: Link,
    /// The present step, while watching one.
    pub step: Option<usize>,
    /// Whether the answer can be saved as a file.
    pub can_save: bool,
    /// Whether a place can be saved as a table.
    pub table: bool,
}

/// What is printed of a puzzle.
pub struct Paper {
    /// The lab.
    pub info: &'static Info,
    /// The puzzle as a sentence.
    pub question: String,
    /// The drawing at the start.
    pub start: Html,
    /// The whole address.
    pub address: String,
    /// The worked solution; none while there is no answer, or where it is not printed.
    pub solution: Option<Solution>,
}

/// A worked solution on paper.
pub struct Solution {
    /// The verdict.
    pub headline: String,
    /// The drawing at the end; none where every step has its own.
    pub end: Option<Html>,
    /// The second drawing.
    pub picture: Html,
    /// The steps, each with its drawing where there is none of the end.
    pub steps: Vec<(Html, Words)>,
    /// How many steps are not listed.
    pub more: usize,
    /// A paragraph each.
    pub proof: Vec<String>,
    /// What else belongs to the answer, as plain text.
    pub appendix: Option<String>,
}

/// What a person who tries it has beside the drawing.
pub struct Trying {
    /// The possible moves by name.
    pub moves: Vec<String>,
    /// How plain the next hint is, from 1.
    pub next_hint: u8,
    /// What is said back: a heading and a sentence.
    pub said: Option<(String, String)>,
    /// Whether the solver is being asked.
    pub asking: bool,
    /// Whether the browser does not keep the game.
    pub unkept: bool,
}

/// The verdict and its proof.
pub struct Verdict {
    /// Of which kind it is.
    pub kind: Kind,
    /// What is said of its check.
    pub checked: String,
    /// The verdict itself.
    pub headline: String,
    /// A paragraph each.
    pub proof: Vec<String>,
    /// Drawings and lists inside the proof.
    pub evidence: Html,
}

/// Steps by what they say, `first` (from 1) and on, of `of`.
pub struct Steps {
    /// The first listed.
    pub first: usize,
    /// How many there are.
    pub of: usize,
    /// What each says.
    pub say: Vec<String>,
}

/// Everything a lab's page shows.
pub struct Parts {
    /// The lab.
    pub info: &'static Info,
    /// The rules in a sentence.
    pub rules: &'static str,
    /// The puzzle as a sentence with blanks.
    pub sentence: Html,
    /// The same as plain text; empty while there is no valid puzzle.
    pub question: String,
    /// What fills its blanks besides.
    pub editor: Html,
    /// What is wrong with it.
    pub faults: Vec<Fault>,
    /// The drawing, the second drawing, and the controls beside them.
    pub drawn: Option<(Html, Html, Html)>,
    /// Watch or try.
    pub mode: Mode,
    /// The line above what is said.
    pub eyebrow: String,
    /// What is said of the present place.
    pub words: Words,
    /// The present place.
    pub at: usize,
    /// How many moves there are.
    pub len: usize,
    /// Whether it plays by itself.
    pub playing: bool,
    /// How fast, in a word.
    pub speed: &'static str,
    /// What can be shared; none while there is no valid puzzle.
    pub share: Option<Share>,
    /// How the solver stands.
    pub solving: Solving,
    /// For a person who tries it.
    pub trying: Option<Trying>,
    /// The verdict, while watching.
    pub verdict: Option<Verdict>,
    /// The steps, while watching.
    pub steps: Option<Steps>,
    /// Why what is drawn cannot be sent; none where it can.
    pub apart: Option<&'static str>,
    /// What is said in passing.
    pub notice: String,
}
