//! Answers worked out before, by what was asked: a puzzle's address is a question whose answer does not change, so it
//! need not be worked out twice (lemmas, as Prolog calls them; a cache, as the web does).

/// The bytes that are kept at most.
const ROOM: usize = 8 << 20;

/// Answers by what was asked, as [`job::encode`](super::job::encode) writes them; those asked for longest ago give way.
#[derive(Debug, Default)]
pub struct Kept {
    /// The latest last.
    answers: Vec<(String, Vec<u8>)>,
    bytes: usize,
}

impl Kept {
    /// With nothing in it.
    pub const fn new() -> Self {
        Self { answers: Vec::new(), bytes: 0 }
    }

    /// The answer to what was asked, if it is kept.
    pub fn get(&mut self, asked: &str) -> Option<&[u8]> {
        let at = self.answers.iter().position(|(known, _)| known == asked)?;
        let found = self.answers.remove(at);
        self.answers.push(found);
        self.answers.last().map(|(_, answer)| &answer[..])
    }

    /// Keeps an answer. One that is longer than the whole room is not kept.
    pub fn put(&mut self, asked: String, answer: Vec<u8>) {
        self.drop(&asked);
        let bytes = asked.len() + answer.len();
        if bytes > ROOM {
            return;
        }
        self.bytes += bytes;
        self.answers.push((asked, answer));
        while self.bytes > ROOM
            && let Some((asked, _)) = self.answers.first()
        {
            let asked = asked.clone();
            self.drop(&asked);
        }
    }

    /// Forgets an answer.
    pub fn drop(&mut self, asked: &str) {
        if let Some(at) = self.answers.iter().position(|(known, _)| known == asked) {
            let (asked, answer) = self.answers.remove(at);
            self.bytes -= asked.len() + answer.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_give_way() {
        let mut kept = Kept::new();
        let large = |fill: u8| vec![fill; ROOM / 3];
        for (name, fill) in [("a", 1), ("b", 2)] {
            kept.put(name.to_owned(), large(fill));
        }
        assert_eq!(kept.get("a").map(|answer| answer[0]), Some(1));
        kept.put("c".to_owned(), large(3));
        kept.put("d".to_owned(), large(4));
        // “b” was asked for longest ago.
        assert_eq!(kept.get("b"), None);
        assert_eq!(kept.get("d").map(|answer| answer[0]), Some(4));
        kept.put("d".to_owned(), vec![9]);
        assert_eq!(kept.get("d"), Some(&[9][..]));
        kept.put("e".to_owned(), vec![0; ROOM + 1]);
        assert_eq!(kept.get("e"), None);
        assert!(kept.get("d").is_some(), "what does not fit takes no other's room");
    }
}
