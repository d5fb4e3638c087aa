//! The one list of puzzles. Its order is the order on the home page.
//!
//! Home cards, routes, titles, the command line's help and the contract tests
//! all come from this list: a new puzzle is one folder and one line here.

/// A part of the program by itself, which comes when it is first asked for.
#[cfg(all(feature = "web", split))]
macro_rules! part {
    ($name:ident, $type:ty, $value:expr) => {
        #[wasm_split_helpers::wasm_split($name, fallible)]
        pub fn $name() -> Result<$type, wasm_split_helpers::SplitLoaderError> {
            Ok($value)
        }
    };
}

/// In development the program is one piece.
#[cfg(all(feature = "web", not(split)))]
macro_rules! part {
    ($name:ident, $type:ty, $value:expr) => {
        pub async fn $name() -> Result<$type, std::convert::Infallible> {
            Ok($value)
        }
    };
}

macro_rules! puzzles {
    ($($module:ident :: $puzzle:ident),* $(,)?) => {
        $(pub mod $module;)*

        /// What every listed puzzle says of itself.
        pub static PUZZLES: &[&Info] = &[$(<$module::$puzzle as Puzzle>::INFO),*];

        /// The name in links and the title of each. What else a puzzle says of itself comes to the page with its lab.
        static NAMES: &[(&str, &str)] = &[$((<$module::$puzzle as Puzzle>::INFO.slug, <$module::$puzzle as Puzzle>::INFO.name)),*];

        /// Takes `visitor` to the puzzle called `slug`, types and all.
        ///
        /// A visitor, not a list of trait objects: only what it asks of a puzzle
        /// is compiled in.
        pub fn with<V: Visitor>(slug: &str, visitor: V) -> Option<V::Out> {
            $(if slug == <$module::$puzzle as Puzzle>::INFO.slug {
                return Some(visitor.visit::<$module::$puzzle>());
            })*
            None
        }

        /// The drawing on the home card of the lab called `slug`.
        #[cfg(feature = "web")]
        pub fn card(slug: &str) -> yew::Html {
            use crate::ui::View;
            $(if slug == <$module::$puzzle as Puzzle>::INFO.slug {
                return <$module::$puzzle as View>::card();
            })*
            yew::Html::default()
        }

        /// Fetches the lab called `slug`, if there is one: each is a part of the
        /// program by itself, that comes when it is first asked for.
        ///
        /// # Errors
        /// Why it does not come, as a sentence.
        #[cfg(feature = "web")]
        pub async fn fetch(slug: &str) -> Result<crate::ui::Ware, String> {
            $(if slug == <$module::$puzzle as Puzzle>::INFO.slug {
                let lost = |_| "this lab could not be fetched; look to the connection, and try again".to_owned();
                return split::$module().await.map_err(lost);
            })*
            Err(unknown(slug).message)
        }

        /// Fetches the home page: nobody needs its drawings who opens a lab.
        ///
        /// # Errors
        /// Why it does not come, as a sentence.
        #[cfg(feature = "web")]
        pub async fn home() -> Result<fn() -> yew::Html, String> {
            let lost = |_| "the list of labs could not be fetched; look to the connection, and try again".to_owned();
            split::home().await.map_err(lost)
        }

        /// Fetches what sends a puzzle and puts it on paper: nobody needs it to see one solved.
        ///
        /// # Errors
        /// Why it does not come, as a sentence.
        #[cfg(feature = "web")]
        pub async fn outlet() -> Result<crate::ui::Outlet, String> {
            let lost = |_| "sharing could not be fetched; look to the connection, and try again".to_owned();
            split::outlet().await.map_err(lost)
        }

        /// Where the program is cut.
        #[cfg(feature = "web")]
        // What the cutting needs is written by its macro; there is no such code of ours.
        #[allow(unsafe_code, missing_docs)]
        mod split {
            use super::*;

            $(part!($module, crate::ui::Ware, crate::ui::Ware::of::<$module::$puzzle>());)*
            part!(home, fn() -> yew::Html, crate::ui::home);
            part!(outlet, crate::ui::Outlet, crate::ui::Outlet::whole());
        }
    };
}

puzzles! {
    coins::Coinage,
    jugs::Jugs,
    seating::Seating,
    cryptarithm::Cryptarithm,
    river::River,
    mister_x::MisterX,
    tracks::Tracks,
    whodunit::Whodunit,
    tree::Trees,
    xml::Xml,
}

pub mod template;

use crate::engine::job::{Task, Told};
use crate::engine::{Fault, Info, Link, Puzzle, Reporter, lab};

/// Something done to a puzzle of whatever types.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<P: Puzzle>(self) -> Self::Out;
}

/// What the puzzle called `slug` says of itself.
pub fn find(slug: &str) -> Option<&'static Info> {
    PUZZLES.iter().copied().find(|info| info.slug == slug)
}

/// The title of the puzzle called `slug`.
pub fn title(slug: &str) -> Option<&'static str> {
    NAMES.iter().find(|(known, _)| *known == slug).map(|(_, title)| *title)
}

/// [`lab::work`] of the puzzle a link names.
///
/// # Errors
/// Every fault of the link or of the moves.
pub fn work(link: &Link, task: &Task, reporter: &mut dyn Reporter) -> Result<Told, Vec<Fault>> {
    struct Work<'a>(&'a Link, &'a Task, &'a mut dyn Reporter);
    impl Visitor for Work<'_> {
        type Out = Result<Told, Vec<Fault>>;
        fn visit<P: Puzzle>(self) -> Self::Out {
            lab::work::<P>(self.0, self.1, self.2)
        }
    }
    with(&link.slug, Work(link, task, reporter)).unwrap_or_else(|| Err(vec![unknown(&link.slug)]))
}

/// The fault of naming a lab that is not listed.
pub fn unknown(slug: &str) -> Fault {
    let names: Vec<_> = NAMES.iter().map(|(slug, _)| *slug).collect();
    Fault::new("", format!("“{slug}” is no lab; there is {}", names.join(", ")))
}
