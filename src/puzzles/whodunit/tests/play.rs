use super::*;
use crate::engine::Timeline;
use crate::puzzles::whodunit::{Move, Thing, Unit};

#[test]
fn a_person_closes_a_case_with_two_statements() {
    let instance = instance("whodunit");
    let mut line = Timeline::<Whodunit>::new(&instance);
    let suppose = |who| Move::Suppose(Thing::Guilt(who), true);
    assert!(Whodunit::apply(&instance, line.state(), &Move::Stand).is_err());
    line.extend(&instance, [suppose(0)]).unwrap();
    let wrong = Move::Clash(vec![Unit::Says(1, 0), Unit::Says(2, 1)]);
    assert_eq!(
        Whodunit::apply(&instance, line.state(), &wrong).unwrap_err(),
        "these can well stand together"
    );
    assert!(
        Whodunit::apply(&instance, line.state(), &Move::Clash(vec![]))
            .unwrap_err()
            .contains("nothing is chosen")
    );
    assert!(Whodunit::apply(&instance, line.state(), &Move::Stand).is_err());
    assert!(Whodunit::apply(&instance, line.state(), &suppose(0)).is_err());
    assert!(Whodunit::apply(&instance, line.state(), &suppose(7)).is_err());
    assert!(Whodunit::apply(&instance, line.state(), &Move::Clash(vec![Unit::Says(9, 9)])).is_err());
    // B was away, and B was with him.
    line.extend(&instance, [Move::Clash(vec![Unit::Says(1, 0), Unit::Says(2, 2)]), suppose(2)]).unwrap();
    line.extend(&instance, [Move::Clash(vec![Unit::Says(0, 1), Unit::Says(1, 1)]), suppose(1), Move::Stand])
        .unwrap();
    assert!(line.state().done && Whodunit::is_goal(&instance, line.state()));
    assert_eq!(line.state().worlds, [World { culprits: 0b010, liars: 0b010 }]);
    assert!(Whodunit::apply(&instance, line.state(), &suppose(0)).is_err());
}

#[test]
fn a_culprit_who_may_lie_or_not_makes_two_worlds() {
    let instance = instance("whodunit?case=A:B_was_away;B:;was_away/guilty");
    assert_eq!(told("whodunit?case=A:B_was_away;B:;was_away/guilty"), ["A/", "A/A"]);
    assert!(evidence(&instance).unique(instance.case()));
    let headline = Whodunit::headline(&instance, &Whodunit::solve(&instance, &mut ()));
    assert_eq!(headline, "A did it, whoever else lies");
}

#[test]
fn a_further_witness() {
    let link = "whodunit?case=A:A_innocent;B:D;C:B;D:D_innocent&liars=2";
    let instance = instance(link);
    let why = Whodunit::proof(&instance, &Whodunit::solve(&instance, &mut ())).join(" ");
    assert!(why.contains("C did it — C is innocent"), "{why}");
}

#[test]
fn nothing_can_stand_and_who_is_to_blame() {
    let instance = instance("whodunit?case=A:B_lies;B:C_lies;C:A_lies&liars=knaves");
    let answer = Whodunit::solve(&instance, &mut ());
    let why = Whodunit::proof(&instance, &answer).join(" ");
    assert!(why.contains("Something could stand without A’s “B is a knave”"), "{why}");
}

#[test]
fn too_many_worlds_are_refused_before_they_are_gone_through() {
    let silent = |many: usize| {
        let lines: Vec<String> = "ABCDEFGHJK".chars().take(many).map(|name| format!("{name}:")).collect();
        instance(&format!("whodunit?case={}&liars=knaves", lines.join(";")))
    };
    assert_eq!(evidence(&silent(8)).worlds.len(), 256);
    let answer = Whodunit::solve(&silent(9), &mut ());
    assert!(matches!(answer, Answer::TooLarge { .. }));
    let headline = Whodunit::headline(&silent(9), &answer);
    assert_eq!(headline, "More than 256 worlds can stand: too many to be gone through");
}

#[test]
fn who_is_left_follows_and_so_does_who_alone_may_lie() {
    let instance = instance("whodunit");
    let mut line = Timeline::<Whodunit>::new(&instance);
    // Only whoever did it may lie.
    line.extend(&instance, [Move::Suppose(Thing::Truth(0), false), Move::Follow]).unwrap();
    assert_eq!(line.state().known.get(Thing::Guilt(0)), Some(true));
    line.go(0);
    line.extend(&instance, [Move::Suppose(Thing::Guilt(0), false), Move::Suppose(Thing::Guilt(2), false)])
        .unwrap();
    line.extend(&instance, [Move::Follow]).unwrap();
    assert_eq!(line.state().known.get(Thing::Guilt(1)), Some(true));
}

#[test]
fn a_statement_is_no_reason_for_what_only_the_number_of_liars_gives() {
    let instance = instance("whodunit?case=A:B_lies_and_C_lies;B:;C:&liars=1");
    let start = Whodunit::start(&instance);
    let all = crate::puzzles::whodunit::logic::follows(instance.case(), &start.known);
    assert!(all.iter().all(|(_, _, why)| *why != crate::puzzles::whodunit::Why::Says(0)), "{all:?}");
    // Who says nothing says nothing false.
    let line = Timeline::<Whodunit>::replay(&instance, [Move::Follow]).unwrap();
    let words = crate::engine::document::words::<Whodunit>(&instance, &line, None, 1).unwrap();
    assert!(words.why.starts_with("B tells the truth, for B says nothing."), "{}", words.why);
    // That A lies comes out all the same.
    assert_eq!(told("whodunit?case=A:B_lies_and_C_lies;B:;C:&liars=1"), ["/A"]);
}
