//! From a link to an answer, for whichever puzzle.

use super::job::{Task, Told, decode, encode};
use super::kept::Kept;
use super::{AnswerOf, Document, Draft, Fault, Link, Puzzle, Reporter, Timeline, document};

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
    told::<P>(&instance, &answer, reporter)
}

/// The same with answers kept from before: a link that asks the same, in whatever words, is not solved again, but the
/// answer is checked each time.
///
/// # Errors
/// Every fault of the link.
pub fn document_with<P: Puzzle>(
    link: &Link,
    kept: &mut Kept,
    reporter: &mut dyn Reporter,
) -> Result<Document, Vec<Fault>> {
    let instance = instance::<P>(link)?;
    let asked = P::draft(&instance).link().to_string();
    if let Some(answer) = kept.get(&asked).and_then(decode) {
        P::learn(&instance, &answer);
        return told::<P>(&instance, &answer, reporter);
    }
    let answer = P::solve(&instance, reporter);
    kept.put(asked, encode(&answer));
    told::<P>(&instance, &answer, reporter)
}

/// Checks an answer, and tells it.
fn told<P: Puzzle>(
    instance: &P::Instance,
    answer: &AnswerOf<P>,
    reporter: &mut dyn Reporter,
) -> Result<Document, Vec<Fault>> {
    let failed = |why| {
        let message = format!("the answer failed its check ({why}); please report this link");
        vec![Fault::new("", message)]
    };
    let line = document::check::<P>(instance, answer).map_err(failed)?;
    let tried = P::trial(instance, answer, reporter).map_err(failed)?;
    Ok(Document::new::<P>(instance, answer, &line, tried))
}

/// Does a task for the puzzle a link names: the worker's whole job.
///
/// # Errors
/// Every fault of the link or of the moves.
pub fn work<P: Puzzle>(link: &Link, task: &Task, reporter: &mut dyn Reporter) -> Result<Told, Vec<Fault>> {
    let instance = instance::<P>(link)?;
    let after = |moves: &[u8]| -> Result<P::Instance, Vec<Fault>> {
        let fault = |message: String| vec![Fault::new("", message)];
        let moves: Vec<P::Move> =
            decode(moves).ok_or_else(|| fault("the moves cannot be read".to_owned()))?;
        let mut line = Timeline::<P>::new(&instance);
        line.extend(&instance, moves).map_err(fault)?;
        Ok(P::from_here(&instance, line.state()))
    };
    match task {
        Task::Solve(moves) => Ok(Told::Answer(encode(&P::solve(&after(moves)?, reporter)))),
        Task::Tally(moves) => Ok(Told::Tally(encode(&P::tally(&after(moves)?, reporter)))),
        Task::Survey(query) => {
            let unreadable = || vec![Fault::new("", "the query cannot be read")];
            P::survey(&instance, &decode(query).ok_or_else(unreadable)?, reporter);
            Ok(Told::Surveyed)
        }
        Task::Try => {
            let answer = P::solve(&instance, &mut ());
            Ok(Told::Tried(P::trial(&instance, &answer, reporter)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Progress;
    use crate::puzzles::river::River;

    struct Counts(u32);
    impl Reporter for Counts {
        fn progress(&mut self, _: Progress) {
            self.0 += 1;
        }
    }

    #[test]
    fn what_asks_the_same_is_solved_once() {
        let mut kept = Kept::new();
        let read = |link: &str| Link::parse(link).unwrap();
        let first =
            document_with::<River>(&read("river?missionaries=3&cannibals=3"), &mut kept, &mut ()).unwrap();
        // Other words for the same, and nothing is left to be done.
        let mut counts = Counts(0);
        let again = document_with::<River>(
            &read("river(cannibals=3, missionaries=3, boat=2)"),
            &mut kept,
            &mut counts,
        )
        .unwrap();
        assert_eq!(again.text(), first.text());
        assert_eq!(counts.0, 0);
        // What is kept is not believed: a plan that is not one is found out.
        let asked = "river?missionaries=3&cannibals=3";
        let mut wrong: AnswerOf<River> = decode(kept.get(asked).unwrap()).unwrap();
        if let crate::engine::Answer::Solved { moves, .. } = &mut wrong {
            moves.pop();
        }
        kept.put(asked.to_owned(), encode(&wrong));
        assert!(document_with::<River>(&read(asked), &mut kept, &mut ()).is_err());
    }
}
