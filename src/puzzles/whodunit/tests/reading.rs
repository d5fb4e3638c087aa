use super::*;
use crate::puzzles::whodunit::{parse, write};

fn link(text: &str) -> String {
    instance(text).draft().link().to_string()
}

fn fault(text: &str) -> String {
    let faults = lab::instance::<Whodunit>(&Link::parse(text).unwrap()).unwrap_err();
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

#[test]
fn what_is_written_is_read_again() {
    let mut random = fastrand::Rng::with_seed(31);
    for _ in 0..3000 {
        let case = case(&mut random);
        for between in [";", "\n"] {
            let text = write::case(&case, between);
            assert_eq!(parse::case(&text, case.liars).as_ref(), Ok(&case), "{text}");
            assert_eq!(parse::case(&write::linked(&text), case.liars).as_ref(), Ok(&case), "{text}");
        }
    }
}

#[test]
fn many_ways_to_say_it() {
    for (said, plain) in [
        ("B", "B guilty"),
        ("not B", "not B guilty"),
        ("B did it", "B guilty"),
        ("b is a KNAVE", "B lies"),
        ("B is not a knave", "not B lies"),
        ("I am innocent", "?"),
        ("I lie", "A lies"),
        ("B tells the truth", "B truthful"),
        ("B unlike C", "not B like C"),
        ("if B lies then C lies", "B lies implies C lies"),
        ("B lies -> C lies", "B lies implies C lies"),
        ("B lies or C lies and A lies", "B lies or (C lies and A lies)"),
        ("not (B lies or C lies)", "not (B lies or C lies)"),
        ("exactly one knight", "exactly 1 truthful"),
        ("at least 2 are liars", "at least 2 lies"),
        ("nobody lies", "none lies"),
        ("B says C says A lies", "B says C says A lies"),
        ("B was away", "B was away"),
        ("(B was away)", "B was away"),
        ("B was away, C guilty", "B was away,C guilty"),
    ] {
        let read = parse::case(&format!("A:{said};B:;C:;was away/"), Liars::Knaves);
        match read {
            Ok(case) => {
                let lines = write::case(&case, ";");
                let again = parse::case(&format!("A:{plain};B:;C:;was away/"), Liars::Knaves).unwrap();
                assert_eq!(again, case, "{said}: {lines}");
            }
            Err(why) => assert_eq!(plain, "?", "{said}: {why}"),
        }
    }
}

#[test]
fn links_are_short_and_read_alike() {
    assert_eq!(
        link("whodunit?case=Ann: Bob was away, not Bob ;\n bob: ; was away / Guilty&liars=≤1&ask=ann lies"),
        "whodunit?case=Ann:bob_was_away,not_bob_guilty;bob:;was_away/guilty&liars=<=1&ask=Ann_lies"
            .replace('<', "%3C")
    );
}

#[test]
fn faults_point_at_line_and_word() {
    for (text, said) in [
        ("whodunit?case=", "nobody says anything"),
        ("whodunit?case=A:B_lies", "line 1, word 2: “B” is not one of the people (A)"),
        ("whodunit?case=A:;B:A_lies,A_guiltyy", "line 2, word 5: “guiltyy” is not “guilty”, “innocent”"),
        ("whodunit?case=A:A_was_away;was_here/guilty", "“was here”"),
        ("whodunit?case=A:;A:", "line 2: A speaks in an earlier line already"),
        ("whodunit?case=A:(A_lies", "a bracket that closes is missing"),
        ("whodunit?case=A:if_A_lies", "“then” is missing"),
        ("whodunit?case=A:at_3_lies", "“3” is not “least” or “most”"),
        ("whodunit?case=A:exactly_11_lies", "“11” is not a number from 0 to 10"),
        ("whodunit?case=A:A_lies_A_lies", "line 1, word 4: a comma"),
        ("whodunit?case=A:;he_was_away", "is neither a name with a colon"),
        ("whodunit?case=not:", "“not” cannot be in “not”"),
        ("whodunit?case=knight:", "“knight” cannot be a name"),
        ("whodunit?case=A:A_lies&liars=2", "2 cannot lie among 1 person"),
        ("whodunit?case=A:A_lies&liars=many", "neither culprit, guilty nor knaves"),
        ("whodunit?case=A:A_lies&ask=B_lies", "ask: word 1: “B” is not one of the people (A)"),
        ("whodunit?case=A:;B:;C:;D:;E:;F:;G:;H:;J:;K:;L:", "there can be 10 people"),
    ] {
        assert!(fault(text).contains(said), "{text}: {}", fault(text));
    }
    let deep = format!("whodunit?case=A:{}A_lies{}", "(".repeat(500), ")".repeat(500));
    assert!(fault(&deep).contains("brackets go at most"), "{}", fault(&deep));
    let nots = format!("whodunit?case=A:{}A_lies", "not_".repeat(5000));
    assert!(fault(&nots).contains("too deep"), "{}", fault(&nots));
}
