//! The one list of puzzles. Its order is the order on the home page.
//!
//! Home cards, routes, titles, the command line's help and the contract tests
//! all come from this list: a new puzzle is one folder and one line here.

macro_rules! puzzles {
    ($($module:ident :: $puzzle:ident),* $(,)?) => {
        $(pub mod $module;)*

        /// Every listed puzzle.
        pub static PUZZLES: &[&dyn crate::engine::Lab] =
            &[$(&crate::engine::Of::<$module::$puzzle>::new()),*];

        /// Runs a generic `visitor` over every listed puzzle, types and all.
        pub fn visit(visitor: &mut impl Visitor) {
            $(visitor.puzzle::<$module::$puzzle>();)*
        }

        /// The drawing on the home card of the lab called `slug`.
        #[cfg(feature = "web")]
        pub fn card(slug: &str) -> yew::Html {
            use crate::ui::View;
            $(if slug == <$module::$puzzle as crate::engine::Puzzle>::INFO.slug {
                return <$module::$puzzle as View>::card();
            })*
            yew::Html::default()
        }

        /// The page of the lab called `slug`.
        #[cfg(feature = "web")]
        pub fn page(slug: &str, props: crate::ui::LabProps) -> yew::Html {
            use yew::html;
            $(if slug == <$module::$puzzle as crate::engine::Puzzle>::INFO.slug {
                return html! { <crate::ui::LabPage<$module::$puzzle> key={slug.to_owned()} ..props /> };
            })*
            yew::Html::default()
        }
    };
}

puzzles! {
    jugs::Jugs,
}

pub mod template;

use crate::engine::{Lab, Puzzle};

/// Something done to every puzzle in turn, as the contract tests do.
pub trait Visitor {
    /// Called once for each puzzle.
    fn puzzle<P: Puzzle>(&mut self);
}

/// The lab called `slug`.
pub fn find(slug: &str) -> Option<&'static dyn Lab> {
    PUZZLES.iter().copied().find(|lab| lab.info().slug == slug)
}
