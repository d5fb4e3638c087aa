//! What the page and its worker say to each other, as postcard bytes: smaller
//! and quicker to read than JSON, and so is the code that reads them.

use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

use super::{Fault, Link, Progress, Reporter};

/// Asks one thing about the puzzle `link` names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// Which reply belongs to which request; the asker's choice.
    pub id: u32,
    /// The puzzle, as its address says it.
    pub link: String,
    /// What is asked.
    pub task: Task,
}

/// What is encoded within a message: copied as it is.
pub type Bytes = ByteBuf;

/// What can be asked of a worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// The answer after these moves (a list, encoded) were made.
    Solve(Bytes),
    /// The answer tried on every case.
    Try,
    /// What is told of the place after these moves (a list, encoded).
    Tally(Bytes),
    /// What a query (encoded) looks for.
    Survey(Bytes),
}

/// What a worker posts back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// Sent once, first: messages posted to a worker before it are lost.
    Ready,
    /// How far a request has come.
    Progress(u32, Progress),
    /// The answer, encoded.
    Answer(u32, Bytes),
    /// On how many cases the answer was tried, or the first it fails.
    Tried(u32, Result<u64, String>),
    /// What is told of the place, encoded.
    Tally(u32, Bytes),
    /// What was found on the way, a list, encoded.
    Found(u32, Bytes),
    /// All that a query looks for has been found.
    Surveyed(u32),
    /// What was wrong with the request.
    Faults(u32, Vec<Fault>),
}

/// `value` as bytes to post or keep.
pub fn encode<T: Serialize>(value: &T) -> Vec<u8> {
    // Fails only for a full buffer or for types of unknown length; a growing
    // buffer and plain lists are neither.
    postcard::to_allocvec(value).unwrap_or_default()
}

/// What [`encode`] was given, if these are its bytes.
pub fn decode<T: for<'a> Deserialize<'a>>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

struct Posting<'a> {
    id: u32,
    post: &'a mut dyn FnMut(Reply),
}

impl Reporter for Posting<'_> {
    fn progress(&mut self, progress: Progress) {
        (self.post)(Reply::Progress(self.id, progress));
    }

    fn found(&mut self, findings: Vec<u8>) {
        (self.post)(Reply::Found(self.id, findings.into()));
    }
}

/// How to do a task for the puzzle a link names: [`lab::work`](super::lab::work).
pub type Worker = fn(&Link, &Task, &mut dyn Reporter) -> Result<Told, Vec<Fault>>;

/// What came of a task.
pub enum Told {
    /// The answer, encoded.
    Answer(Vec<u8>),
    /// On how many cases the answer was tried, or the first it fails.
    Tried(Result<u64, String>),
    /// What is told of the place, encoded.
    Tally(Vec<u8>),
    /// What a query looks for has been told.
    Surveyed,
}

/// Does what `bytes` (an encoded [`Request`]) ask, posting each reply.
pub fn run(bytes: &[u8], work: Worker, post: &mut dyn FnMut(Reply)) {
    match decode(bytes) {
        Some(request) => answer(&request, work, post),
        None => post(unreadable()),
    }
}

/// The reply to what is no request.
pub fn unreadable() -> Reply {
    Reply::Faults(0, vec![Fault::new("", "the request cannot be read")])
}

/// Does what is asked, posting each reply.
pub fn answer(request: &Request, work: Worker, post: &mut dyn FnMut(Reply)) {
    let id = request.id;
    let told =
        Link::parse(&request.link).and_then(|link| work(&link, &request.task, &mut Posting { id, post }));
    post(match told {
        Ok(Told::Answer(answer)) => Reply::Answer(id, answer.into()),
        Ok(Told::Tried(tried)) => Reply::Tried(id, tried),
        Ok(Told::Tally(tally)) => Reply::Tally(id, tally.into()),
        Ok(Told::Surveyed) => Reply::Surveyed(id),
        Err(faults) => Reply::Faults(id, faults),
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::AnswerOf;
    use crate::puzzles::jugs::{Jugs, Move};
    use crate::puzzles::work;

    fn replies(link: &str, moves: &[Move]) -> Vec<Reply> {
        let request = Request { id: 7, link: link.to_owned(), task: Task::Solve(encode(&moves).into()) };
        let mut replies = Vec::new();
        run(&encode(&request), work, &mut |reply| replies.push(decode(&encode(&reply)).unwrap()));
        replies
    }

    #[test]
    fn answers_from_where_the_moves_lead() {
        let replies = replies("jugs?sizes=3,7&goal=any:2", &[Move::Fill(0), Move::Pour(0, 1)]);
        let Some(Reply::Answer(7, answer)) = replies.last() else { panic!("{replies:?}") };
        let answer: AnswerOf<Jugs> = decode(answer).unwrap();
        assert_eq!(answer.moves(), [Move::Fill(0), Move::Pour(0, 1), Move::Fill(0), Move::Pour(0, 1)]);
    }

    #[test]
    fn tries_an_answer_on_its_cases() {
        for (link, cases) in
            [("coins?n=12&weighings=3", 24), ("coins?n=2", 0), ("jugs?sizes=3,7&goal=any:2", 0)]
        {
            let request = Request { id: 3, link: link.to_owned(), task: Task::Try };
            let mut last = None;
            run(&encode(&request), work, &mut |reply| last = decode(&encode(&reply)));
            assert_eq!(last, Some(Reply::Tried(3, Ok(cases))), "{link}");
        }
    }

    #[test]
    fn tells_of_a_place() {
        use crate::puzzles::seating::{Move, Why, tables::TooMany, ways::Ways};
        let link = "seating?room=XXXX/XXXX/XXXX/XXXX&groups=4,4,4,4";
        for (moves, ways) in
            [(vec![], 7u64), (vec![Move::Seat(0, 0, Why::Wished), Move::Seat(1, 0, Why::Wished)], 0)]
        {
            let request = Request { id: 4, link: link.to_owned(), task: Task::Tally(encode(&moves).into()) };
            let mut last = None;
            run(&encode(&request), work, &mut |reply| last = decode(&encode(&reply)));
            assert_eq!(
                last,
                Some(Reply::Tally(4, encode(&Some(Ok::<Ways, TooMany>(Ways::from(ways)))).into()))
            );
        }
    }

    #[test]
    fn says_what_is_wrong() {
        for (link, moves) in [
            ("nothing", &[][..]),
            ("jugs?sizes=x", &[]),
            ("%ff", &[]),
            ("jugs?sizes=3,7&goal=any:2", &[Move::Empty(0)]),
            ("jugs?sizes=3,7&goal=any:2", &[Move::Fill(200)]),
        ] {
            assert!(matches!(replies(link, moves).last(), Some(Reply::Faults(7, _))), "{link}");
        }
        for bytes in [&[][..], &[0; 3], &[255; 40]] {
            let mut last = None;
            run(bytes, work, &mut |reply| last = Some(reply));
            assert!(matches!(last, Some(Reply::Faults(..))), "{bytes:?}");
        }
    }
}
