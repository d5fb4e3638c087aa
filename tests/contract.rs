//! What every puzzle promises, held for each listed one and each of its presets.

// A test that cannot go on has failed.
#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use serde_json::Value;
use stepwise::engine::{Answer, AnswerOf, Draft, Fault, Link, Puzzle, Timeline, document, job, lab};
use stepwise::puzzles::{PUZZLES, Visitor, find, template::Template, with, work};

/// Runs a check with types over each listed puzzle, and the template.
macro_rules! each_puzzle {
    ($name:ident, $check:ident) => {
        #[test]
        fn $name() {
            struct Run;
            impl Visitor for Run {
                type Out = ();
                fn visit<P: Puzzle>(self) {
                    $check::<P>();
                }
            }
            for info in PUZZLES {
                with(info.slug, Run).unwrap();
            }
            $check::<Template>();
        }
    };
}

fn presets<P: Puzzle>() -> impl Iterator<Item = (Link, P::Instance)> {
    P::INFO.presets.iter().map(|preset| {
        let link = Link::parse(preset.link).unwrap_or_else(|faults| panic!("{}: {faults:?}", preset.link));
        let instance =
            lab::instance::<P>(&link).unwrap_or_else(|faults| panic!("{}: {faults:?}", preset.link));
        (link, instance)
    })
}

each_puzzle!(presets_are_canonical_links, canonical);
fn canonical<P: Puzzle>() {
    assert!(!P::INFO.presets.is_empty());
    for (link, instance) in presets::<P>() {
        let canonical = P::draft(&instance).link();
        assert_eq!(canonical, link);
        assert_eq!(lab::instance::<P>(&canonical).unwrap(), instance);
        assert_eq!(Link::parse(&canonical.to_string()).unwrap(), canonical);
    }
}

each_puzzle!(a_bare_slug_is_the_first_preset, bare);
fn bare<P: Puzzle>() {
    let bare = lab::instance::<P>(&Link::parse(P::INFO.slug).unwrap()).unwrap();
    assert_eq!(Some(bare), presets::<P>().next().map(|(_, instance)| instance));
}

each_puzzle!(answers_replay_to_the_goal_and_survive_the_wire, replay);
fn replay<P: Puzzle>() {
    for (link, instance) in presets::<P>() {
        let answer = P::solve(&instance, &mut ());
        let line = document::check::<P>(&instance, &answer).unwrap_or_else(|why| panic!("{link}: {why}"));
        let end = line.states().last().unwrap();
        assert_eq!(answer.verdict() == "solved", P::is_goal(&instance, end), "{link}");
        let wire = job::decode::<AnswerOf<P>>(&job::encode(&answer));
        assert_eq!(wire, Some(answer), "{link}");
    }
}

each_puzzle!(a_plan_tampered_with_is_refused, tampered);
fn tampered<P: Puzzle>() {
    for (link, instance) in presets::<P>() {
        let Answer::Solved { mut moves, best, evidence } = P::solve(&instance, &mut ()) else { continue };
        if moves.pop().is_none() {
            continue;
        }
        let cut = Answer::Solved { moves, best, evidence };
        assert!(
            document::check::<P>(&instance, &cut).is_err(),
            "{link}: a best plan cut short still ends at the goal"
        );
    }
}

each_puzzle!(every_step_has_words, words);
fn words<P: Puzzle>() {
    for (link, instance) in presets::<P>() {
        let answer = P::solve(&instance, &mut ());
        let line = document::check::<P>(&instance, &answer).unwrap();
        for number in 1..=line.len() {
            let words = document::words::<P>(&instance, &line, Some(&answer), number).unwrap();
            for text in [&words.say, &words.why, &words.after] {
                sound(&link, text);
            }
        }
        assert_eq!(document::words::<P>(&instance, &line, Some(&answer), 0), None);
        assert_eq!(document::words::<P>(&instance, &line, Some(&answer), line.len() + 1), None);
        for text in [P::question(&instance), P::describe_start(&instance), P::headline(&instance, &answer)] {
            sound(&link, &text);
        }
        let proof = P::proof(&instance, &answer);
        assert!(!proof.is_empty(), "{link}");
        proof.iter().for_each(|text| sound(&link, text));
    }
}

fn sound(link: &Link, text: &str) {
    assert!(!text.trim().is_empty(), "{link}: empty words");
    for slip in [
        "  ",
        " .",
        " ,",
        "{",
        "}",
        "None",
        "Some(",
        "..",
        "1 litres",
        "1 pours",
        "1 coins",
        "1 cases",
        "1 weighings",
        "1 results",
        "1 crossings",
        "1 positions",
        "1 nodes",
        "1 visits",
        "1 answers",
        "1 digits",
        "1 ways",
        "1 steps",
        "1 solutions",
        "1 missionaries",
        "1 cannibals",
        "are 1 ",
    ] {
        let wrong = text.match_indices(slip).any(|(at, _)| {
            // “11 litres” is no slip.
            !(slip.starts_with('1') && text[..at].ends_with(|c: char| c.is_ascii_digit() || c == ','))
        });
        assert!(!wrong, "{link}: “{slip}” in “{text}”");
    }
}

each_puzzle!(moves_listed_are_the_moves_allowed, moves);
fn moves<P: Puzzle>() {
    for (link, instance) in presets::<P>() {
        let answer = P::solve(&instance, &mut ());
        let line = document::check::<P>(&instance, &answer).unwrap();
        for (at, state) in line.states().iter().enumerate() {
            let moves = P::moves(&instance, state);
            for mv in &moves {
                assert!(P::apply(&instance, state, mv).is_ok(), "{link}");
                sound(&link, &P::name(&instance, mv));
                sound(&link, &P::hint(&instance, mv));
            }
            if let Some(next) = line.moves().get(at) {
                assert!(moves.is_empty() || moves.contains(next), "{link}: {next:?} is not listed");
            }
        }
    }
}

each_puzzle!(from_anywhere_on_a_best_plan_the_rest_is_best, from_here);
fn from_here<P: Puzzle>() {
    for (link, instance) in presets::<P>() {
        let answer = P::solve(&instance, &mut ());
        let line = document::check::<P>(&instance, &answer).unwrap();
        for (at, state) in line.states().iter().enumerate() {
            let here = P::from_here(&instance, state);
            assert_eq!(P::start(&here), *state, "{link}");
            let rest = P::solve(&here, &mut ());
            assert_eq!(rest.verdict(), answer.verdict(), "{link}");
            let left = document::check::<P>(&here, &rest).unwrap();
            if !P::REASONS {
                assert_eq!(left.len(), line.len() - at, "{link} from step {at}");
            }
            let (title, text) = P::standing(&here, &line.moves()[..0], Some(&rest), None);
            sound(&link, &title);
            sound(&link, &text);
        }
    }
}

each_puzzle!(the_data_has_its_keys, data);
fn data<P: Puzzle>() {
    for (link, instance) in presets::<P>() {
        let answer = P::solve(&instance, &mut ());
        let line = document::check::<P>(&instance, &answer).unwrap();
        let data = document::Document::new::<P>(&instance, &answer, &line, 0).data();
        let data: Value = serde_json::to_value(&data).unwrap();
        let keys: Vec<_> = data.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(keys, ["answer", "best", "facts", "headline", "puzzle", "steps", "verdict", "why"]);
        assert_eq!(data["puzzle"], link.to_string());
        assert_eq!(data["verdict"], answer.verdict());
        assert_eq!(data["steps"].as_array().unwrap().len(), line.len());
        for (step, state) in data["steps"].as_array().unwrap().iter().zip(&line.states()[1..]) {
            let keys: Vec<_> = step.as_object().unwrap().keys().map(String::as_str).collect();
            assert_eq!(keys, ["say", "state", "why"]);
            assert_eq!(step["state"], serde_json::to_value(P::state_data(&instance, state)).unwrap());
        }
    }
}

each_puzzle!(what_a_puzzle_says_of_itself_is_whole, info);
fn info<P: Puzzle>() {
    let info = P::INFO;
    for text in [info.slug, info.name, info.question, info.limits] {
        assert!(!text.is_empty());
    }
    assert!(info.slug.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'));
    for key in info.keys {
        assert!(!key.help.is_empty());
        assert!(!["step", "embed"].contains(&key.name), "{} is the page's own", key.name);
    }
    let draft = Draft::new(info);
    for key in info.keys {
        assert_eq!(draft.get(key.name), key.default);
    }
}

#[test]
fn slugs_are_found_and_differ() {
    let mut slugs: Vec<_> = PUZZLES.iter().map(|info| info.slug).collect();
    for slug in &slugs {
        assert_eq!(find(slug).unwrap().slug, *slug);
    }
    slugs.sort_unstable();
    slugs.dedup();
    assert_eq!(slugs.len(), PUZZLES.len());
    assert!(find("template").is_none(), "the template is not listed");
    assert!(find("").is_none());
}

/// A preset's link with pieces cut, doubled, swapped and replaced.
fn mutated() -> impl Strategy<Value = String> {
    let links: Vec<&'static str> =
        PUZZLES.iter().flat_map(|info| info.presets).map(|preset| preset.link).collect();
    let odd = prop::sample::select(vec![
        "&",
        "=",
        "?",
        "%",
        "%ff",
        "%00",
        "+",
        "*",
        ",",
        ":",
        "any:",
        "total:",
        "-1",
        "0",
        "999999999999999999999",
        "4294967295",
        "1000000",
        "é",
        "\u{0}",
        " ",
        "step=",
        "embed",
        "sizes=",
        "&goal=*",
        "closed",
        "1e9",
        "٣",
        "#/",
    ]);
    let edit = (any::<prop::sample::Index>(), 0u8..4, odd);
    (prop::sample::select(links), prop::collection::vec(edit, 1..6)).prop_map(|(link, edits)| {
        let mut letters: Vec<char> = link.chars().collect();
        for (at, kind, odd) in edits {
            let at = at.index(letters.len() + 1);
            match kind {
                0 => letters.truncate(at),
                1 if at < letters.len() => drop(letters.remove(at)),
                2 => {
                    let tail = letters[at..].to_vec();
                    letters.extend(tail);
                }
                _ => drop(letters.splice(at..at, odd.chars())),
            }
        }
        letters.into_iter().collect()
    })
}

struct Canonical<'a>(&'a Link);

impl Visitor for Canonical<'_> {
    type Out = Result<Link, Vec<Fault>>;
    fn visit<P: Puzzle>(self) -> Self::Out {
        lab::canonical::<P>(self.0)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    /// Nothing a link can say panics: it is read, or its faults are named.
    #[test]
    fn mutated_links_are_read_or_refused(text in mutated()) {
        let (link, faults) = Link::read(&text);
        prop_assert!(faults.iter().all(|fault| !fault.message.is_empty()));
        // As the page opens it: a draft of whatever could be read.
        if let Some(info) = find(&link.slug) {
            let (draft, _) = Draft::read(info, &link);
            prop_assert!(draft.link().to_string().starts_with(&link.slug));
            match with(&link.slug, Canonical(&link)).unwrap() {
                Ok(canonical) => {
                    let again = with(&link.slug, Canonical(&canonical)).unwrap();
                    prop_assert_eq!(again, Ok(canonical));
                }
                Err(faults) => prop_assert!(!faults.is_empty()),
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// What passes validation is solved without panicking, as the worker does it.
    #[test]
    fn mutated_links_are_solved_or_refused(text in mutated(), moves in prop::collection::vec(0u8..9, 0..12)) {
        // Small enough for an unoptimised build; large ones are the benchmarks' business.
        prop_assume!(!text.contains("999999") && !text.contains("0000") && !text.contains("4294"));
        let request = job::Request { id: 1, link: text, task: job::Task::Solve(moves.into()) };
        let mut replies = 0;
        job::run(&job::encode(&request), work, &mut |_| replies += 1);
        prop_assert!(replies > 0);
    }
}

#[test]
fn a_timeline_refuses_what_the_rules_refuse() {
    let link = Link::parse("template?from=7").unwrap();
    let instance = lab::instance::<Template>(&link).unwrap();
    let refused = Timeline::<Template>::replay(&instance, [stepwise::puzzles::template::Move::Halve]);
    assert_eq!(refused.err().as_deref(), Some("move 1: 7 is odd, and only even numbers can be halved"));
}
