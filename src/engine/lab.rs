//! Puzzles with their types forgotten, as a list of them must hold them.

use std::marker::PhantomData;

use super::{Document, Draft, Fault, Info, Link, Puzzle, Reporter, Timeline, document};

/// A puzzle whose types are forgotten: what a list of all of them can hold.
pub trait Lab: Sync {
    /// What it says about itself.
    fn info(&self) -> &'static Info;

    /// The canonical form of a link to this lab.
    ///
    /// # Errors
    /// Every fault of the link.
    fn canonical(&self, link: &Link) -> Result<Link, Vec<Fault>>;

    /// Solves and checks what a link asks.
    ///
    /// # Errors
    /// Every fault of the link.
    fn document(&self, link: &Link, reporter: &mut dyn Reporter) -> Result<Document, Vec<Fault>>;

    /// Solves what a link asks after `moves` (JSON, a list) were made: the
    /// worker's whole job. The answer is JSON too.
    ///
    /// # Errors
    /// Every fault of the link or of the moves.
    fn answer(&self, link: &Link, moves: &str, reporter: &mut dyn Reporter) -> Result<String, Vec<Fault>>;
}

/// The [`Lab`] of a puzzle.
pub struct Of<P>(PhantomData<fn() -> P>);

impl<P> Of<P> {
    /// There is one per puzzle.
    #[allow(clippy::new_without_default)]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

/// Reads a link all the way to an instance.
///
/// # Errors
/// Unknown keys and every field's fault, together.
pub fn instance<P: Puzzle>(link: &Link) -> Result<P::Instance, Vec<Fault>> {
    let (draft, mut faults) = Draft::read(P::INFO, link);
    match P::validate(&draft) {
        Ok(instance) if faults.is_empty() => Ok(instance),
        Ok(_) => Err(faults),
        Err(more) => {
            faults.extend(more);
            Err(faults)
        }
    }
}

impl<P: Puzzle> Lab for Of<P> {
    fn info(&self) -> &'static Info {
        P::INFO
    }

    fn canonical(&self, link: &Link) -> Result<Link, Vec<Fault>> {
        let canonical = P::draft(&instance::<P>(link)?).link();
        Ok(Link { step: link.step, embed: link.embed, ..canonical })
    }

    fn document(&self, link: &Link, reporter: &mut dyn Reporter) -> Result<Document, Vec<Fault>> {
        let instance = instance::<P>(link)?;
        let answer = P::solve(&instance, reporter);
        let line = document::check::<P>(&instance, &answer).map_err(|why| {
            let message = format!("the answer failed its check ({why}); please report this link");
            vec![Fault::new("", message)]
        })?;
        Ok(Document::new::<P>(&instance, &answer, &line))
    }

    fn answer(&self, link: &Link, moves: &str, reporter: &mut dyn Reporter) -> Result<String, Vec<Fault>> {
        let fault = |message: String| vec![Fault::new("", message)];
        let instance = instance::<P>(link)?;
        let moves: Vec<P::Move> = serde_json::from_str(moves).map_err(|error| fault(error.to_string()))?;
        let mut line = Timeline::<P>::new(&instance);
        line.extend(&instance, moves).map_err(fault)?;
        let here = P::from_here(&instance, line.state());
        let answer = P::solve(&here, reporter);
        serde_json::to_string(&answer).map_err(|error| fault(error.to_string()))
    }
}
