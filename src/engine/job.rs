//! What the page and its worker say to each other, as JSON text.

use serde::{Deserialize, Serialize};

use super::{Fault, Lab, Link, Progress, Reporter};

/// Asks for the answer to `link` after `moves` were made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// Which reply belongs to which request; the asker's choice.
    pub id: u32,
    /// The puzzle, as its address says it.
    pub link: String,
    /// The moves made, as JSON text (a list).
    pub moves: String,
}

/// What a worker posts back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// Sent once, first: messages posted to a worker before it are lost.
    Ready,
    /// How far a request has come.
    Progress(u32, Progress),
    /// The answer, as JSON text.
    Answer(u32, String),
    /// What was wrong with the request.
    Faults(u32, Vec<Fault>),
}

impl Reply {
    /// As text to post.
    pub fn text(&self) -> String {
        // Plain strings and numbers: nothing here can fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

struct Posting<'a> {
    id: u32,
    post: &'a mut dyn FnMut(Reply),
}

impl Reporter for Posting<'_> {
    fn progress(&mut self, progress: Progress) {
        (self.post)(Reply::Progress(self.id, progress));
    }
}

/// Does what `text` (a [`Request`] as JSON) asks, posting each reply.
pub fn run(text: &str, find: impl Fn(&str) -> Option<&'static dyn Lab>, post: &mut dyn FnMut(Reply)) {
    let request: Request = match serde_json::from_str(text) {
        Ok(request) => request,
        Err(error) => return post(Reply::Faults(0, vec![Fault::new("", error.to_string())])),
    };
    let id = request.id;
    let answer = Link::parse(&request.link).and_then(|link| {
        let lab =
            find(&link.slug).ok_or_else(|| vec![Fault::new("", format!("“{}” is no lab", link.slug))])?;
        lab.answer(&link, &request.moves, &mut Posting { id, post })
    });
    post(match answer {
        Ok(answer) => Reply::Answer(id, answer),
        Err(faults) => Reply::Faults(id, faults),
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::find;

    fn replies(link: &str, moves: &str) -> Vec<Reply> {
        let request = Request { id: 7, link: link.to_owned(), moves: moves.to_owned() };
        let mut replies = Vec::new();
        run(&serde_json::to_string(&request).unwrap(), find, &mut |reply| replies.push(reply));
        replies
    }

    #[test]
    fn answers_from_where_the_moves_lead() {
        let replies = replies("jugs?sizes=3,7&goal=any:2", r#"["+1","1>2"]"#);
        let Some(Reply::Answer(7, answer)) = replies.last() else { panic!("{replies:?}") };
        assert!(answer.contains(r#""moves":["+1","1>2","+1","1>2"]"#), "{answer}");
    }

    #[test]
    fn says_what_is_wrong() {
        for (link, moves) in
            [("nothing", "[]"), ("jugs?sizes=x", "[]"), ("jugs", "["), ("jugs", r#"["-1"]"#), ("%ff", "[]")]
        {
            assert!(matches!(replies(link, moves).last(), Some(Reply::Faults(7, _))), "{link} {moves}");
        }
    }
}
