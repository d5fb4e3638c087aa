//! From a link to an answer, for whichever puzzle.

use super::{Document, Draft, Fault, Link, Puzzle, Reporter, Timeline, document, job};

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

/// The canonical form of a link; its step and frame stay.
///
/// # Errors
/// Every fault of the link.
pub fn canonical<P: Puzzle>(link: &Link) -> Result<Link, Vec<Fault>> {
    let canonical = P::draft(&instance::<P>(link)?).link();
    Ok(Link { step: link.step, embed: link.embed, ..canonical })
}

/// Solves, checks and tells what a link asks.
///
/// # Errors
/// Every fault of the link.
pub fn document<P: Puzzle>(link: &Link, reporter: &mut dyn Reporter) -> Result<Document, Vec<Fault>> {
    let instance = instance::<P>(link)?;
    let answer = P::solve(&instance, reporter);
    let line = document::check::<P>(&instance, &answer).map_err(|why| {
        let message = format!("the answer failed its check ({why}); please report this link");
        vec![Fault::new("", message)]
    })?;
    Ok(Document::new::<P>(&instance, &answer, &line))
}

/// Solves what a link asks after `moves` (encoded, a list) were made: the
/// worker's whole job. The answer is encoded too.
///
/// # Errors
/// Every fault of the link or of the moves.
pub fn answer<P: Puzzle>(
    link: &Link,
    moves: &[u8],
    reporter: &mut dyn Reporter,
) -> Result<Vec<u8>, Vec<Fault>> {
    let fault = |message: String| vec![Fault::new("", message)];
    let instance = instance::<P>(link)?;
    let moves: Vec<P::Move> =
        job::decode(moves).ok_or_else(|| fault("the moves cannot be read".to_owned()))?;
    let mut line = Timeline::<P>::new(&instance);
    line.extend(&instance, moves).map_err(fault)?;
    let here = P::from_here(&instance, line.state());
    Ok(job::encode(&P::solve(&here, reporter)))
}
