use yew::{Callback, Html};

use super::super::{paper, picture, share};
use super::{Deed, Paper, Parts, Save, Sending, Sheets};

/// What sends a puzzle, saves its drawing and puts it on paper, as it is fetched.
pub struct Outlet {
    /// The dialog for sharing.
    pub dialog: fn(Option<Sending>, &Parts, &Callback<Deed>) -> Html,
    /// The sheets for a printer.
    pub paper: fn(Sheets, Paper) -> Html,
    /// Saves the drawing under this name.
    pub picture: fn(Save, &str),
}

impl Outlet {
    /// All of it.
    pub fn whole() -> Self {
        Self { dialog: share::dialog, paper: paper::paper, picture: picture::save }
    }
}
