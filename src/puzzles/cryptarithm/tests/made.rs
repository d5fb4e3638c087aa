use super::super::setter::{Made, table, words};
use super::super::{Cryptarithm, Finding, Query};
use super::{evidence, instance, posed};
use crate::engine::{Progress, Puzzle, Reporter};

struct Ear(Vec<Made>, u64);

impl Reporter for Ear {
    fn progress(&mut self, progress: Progress) {
        self.1 = progress.done;
    }

    fn found(&mut self, findings: Vec<u8>) {
        let findings: Vec<Finding> = crate::engine::job::decode(&findings).unwrap();
        self.0.extend(findings.into_iter().filter_map(|finding| match finding {
            Finding::Made(made) => Some(made),
            Finding::Solution(_) => None,
        }));
    }
}

fn made(link: &str, text: &str, three: bool) -> Vec<Made> {
    let mut ear = Ear(Vec::new(), 0);
    Cryptarithm::survey(&instance(link), &Query { words: text.to_owned(), three }, &mut ear);
    ear.0
}

#[test]
fn finds_all_sums_with_one_solution_and_no_other() {
    for (link, text) in [
        ("cryptarithm?puzzle=A=B", "one two three four five six seven eight nine ten eleven"),
        ("cryptarithm?puzzle=A=B&base=8", "abc bcd cab dab dad bad add cad acid"),
        ("cryptarithm?puzzle=A=B&base=5&zeros=yes", "ab ba abc cba aab bba"),
        ("cryptarithm?puzzle=A=B", "зима лето весна осень март май июнь июль"),
    ] {
        let rest = link.split_once('&').map_or(String::new(), |(_, rest)| format!("&{rest}"));
        let list: Vec<String> = words(text).iter().map(|word| word.concat()).collect();
        let mut plain = Vec::new();
        for (at, one) in list.iter().enumerate() {
            for other in &list[at..] {
                for sum in list.iter().filter(|sum| *sum != one && *sum != other) {
                    let puzzle = format!("{one}+{other}={sum}");
                    if evidence(&posed(&format!("{puzzle}{rest}"))).total == 1 {
                        plain.push(puzzle);
                    }
                }
            }
        }
        for made in made(link, text, false) {
            assert!(made.link.ends_with(&rest), "{}: it is opened by the rules it was made by", made.link);
        }
        let mut found: Vec<String> = made(link, text, false).into_iter().map(|made| made.puzzle).collect();
        plain.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, plain, "{text}");
    }
}

#[test]
fn three_are_added_if_asked() {
    let all = made("cryptarithm?puzzle=A=B", "one three four eight two seven nine", true);
    assert!(all.iter().any(|made| made.puzzle.matches('+').count() == 2));
    for made in &all {
        let evidence = evidence(&posed(&made.puzzle));
        assert_eq!(
            (evidence.total, evidence.cases, evidence.deepest),
            (1, made.cases, made.deepest),
            "{}",
            made.puzzle
        );
        assert_eq!(made.reasoned, evidence.followed == 0);
        assert_eq!(made.link, format!("cryptarithm?puzzle={}", made.puzzle));
    }
    let saved = table(all.iter());
    assert_eq!(saved.lines().count(), all.len() + 1);
    assert!(saved.starts_with("puzzle,solution,cases,deepest,steps,reasoned\n"));
}

#[test]
fn words_are_read_from_any_text() {
    let read = |text: &str| words(text).iter().map(|word| word.concat()).collect::<Vec<_>>();
    assert_eq!(
        read("Send, more\nMONEY; send! (a) re\u{301}sume\u{301}"),
        ["SEND", "MORE", "MONEY", "RÉSUMÉ"]
    );
    assert_eq!(read("1 2x 3"), Vec::<String>::new());
    assert_eq!(words(&"ab ".repeat(3)).len(), 1);
    let many: String = (0..2000)
        .map(|at| {
            format!("{} ", "abcdefghij".chars().cycle().skip(at % 10).take(2 + at / 200).collect::<String>())
        })
        .collect();
    assert!(words(&many).len() <= 1000);
}
