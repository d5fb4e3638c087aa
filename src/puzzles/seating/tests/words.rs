use super::super::layout::even;
use super::super::model::{Back, Move, Why};
use super::super::presets::INFO;
use super::super::{Choices, Seating, export};
use super::{instance, preset, seating};
use crate::engine::{Draft, Link, Puzzle, Timeline, document, lab};

#[test]
fn the_search_has_words_all_the_way() {
    for preset in INFO.presets {
        let room = instance(preset.link);
        let answer = Seating::solve(&room, &mut ());
        let choices = Choices { search: true, ..Choices::default() };
        let moves = Seating::line(&room, &answer, &choices);
        let line = Timeline::<Seating>::replay(&room, moves).unwrap();
        for step in 1..=line.len() {
            let words = document::words::<Seating>(&room, &line, Some(&answer), step).unwrap();
            for text in [words.say, words.why, words.after] {
                assert!(
                    !text.is_empty() && !text.contains("  ") && !text.contains(".."),
                    "{}: {text}",
                    preset.name
                );
            }
        }
    }
}

#[test]
fn retreats_say_why() {
    let room = preset("The pinwheel: five");
    let answer = Seating::solve(&room, &mut ());
    let moves = Seating::line(&room, &answer, &Choices { search: true, ..Choices::default() });
    let at = moves.iter().position(|mv| matches!(mv, Move::Clear(_, Back::Nobody(_)))).unwrap();
    let line = Timeline::<Seating>::replay(&room, moves).unwrap();
    let words = document::words::<Seating>(&room, &line, Some(&answer), at + 1).unwrap();
    assert!(words.say.starts_with("Back to "), "{}", words.say);
    assert!(words.why.starts_with("Nobody may sit at "), "{}", words.why);
    assert!(words.why.contains("it touches"), "{}", words.why);
}

#[test]
fn a_persons_moves_are_judged_not_refused() {
    let room = preset("The pinwheel: five");
    let seat = |seat, group| Move::Seat(seat, group, Why::Wished);
    let line = Timeline::<Seating>::replay(
        &room,
        [seat(0, 0), seat(1, 0), seat(1, 1), Move::Clear(vec![0], Back::Wished)],
    );
    let line = line.unwrap();
    let why = |step| document::words::<Seating>(&room, &line, None, step).unwrap().why;
    assert_eq!(why(1), "By the rule, a new group of 4 may sit here.");
    assert_eq!(why(2), "That breaks the rule: it touches B1, which is the same group.");
    assert_eq!(why(4), "Whoever sat there stands outside again.");
    let refused = |mv| Seating::apply(&room, &line.states()[3], &mv).unwrap_err();
    assert_eq!(refused(seat(1, 1)), "German sits on B2 already");
    assert_eq!(refused(seat(99, 1)), "there are only 20 seats");
    assert_eq!(refused(seat(1, 9)), "there are only 5 groups");
    assert_eq!(refused(Move::Clear(vec![5], Back::Wished)), "nobody sits on F2");
    assert_eq!(refused(Move::Clear(vec![], Back::Wished)), "no seat is named to be cleared");
    let given = instance("seating?room=XX&groups=German:1,French:1&given=A1:German");
    let refused = Seating::apply(&given, &Seating::start(&given), &seat(0, 1)).unwrap_err();
    assert_eq!(refused, "A1 is given: German stays there");
}

#[test]
fn standing_counts_what_is_left_and_names_what_is_wrong() {
    let room = preset("The pinwheel: five");
    let stand = |moves: &[Move]| {
        let line = Timeline::<Seating>::replay(&room, moves.to_vec()).unwrap();
        let rest = Seating::solve(&Seating::from_here(&room, line.states().last().unwrap()), &mut ());
        Seating::standing(&room, moves, Some(&rest), None)
    };
    let seat = |seat, group| Move::Seat(seat, group, Why::Wished);
    assert_eq!(stand(&[]).1, "There are 29,870 ways left.");
    let (title, text) = stand(&[seat(0, 0), seat(1, 0)]);
    assert_eq!(title, "No: there is no way left");
    assert_eq!(text, "B1 and B2 touch, and Norwegian sits on both. Take something back.");
    // B1, D2, F2, B3 and D4: none of them touch.
    let (_, text) = stand(&[0, 3, 5, 6, 12].map(|at| seat(at, 0)));
    assert_eq!(text, "5 of Norwegian sit already; it has only 4. Take something back.");
    let answer = Seating::solve(&room, &mut ());
    assert_eq!(stand(answer.moves()).0, "Done: the room is filled");
}

#[test]
fn faults_say_what_is_allowed() {
    let faults = |link: &str| {
        let faults = lab::instance::<Seating>(&Link::parse(link).unwrap()).unwrap_err();
        faults.iter().map(|fault| fault.to_string()).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(
        faults("seating?room=XXX&groups=A:1,B:1"),
        "groups: 2 candidates for 3 seats: 1 candidate too few"
    );
    assert_eq!(
        faults("seating?room=XXX&groups=A:2,B:3"),
        "groups: 5 candidates for 3 seats: 2 candidates too many"
    );
    assert!(faults("seating?room=XXXXXXXXX&groups=9").contains("at most 8 rows and 8 columns"));
    assert!(faults("seating?room=.../...&groups=1").contains("has no seat"));
    assert!(faults("seating?room=XQX&groups=3").contains("“Q” in row 1"));
    assert!(faults("seating?room=XX&groups=A:1,a:1").contains("two groups are called a"));
    assert!(
        faults("seating?room=XX&groups=A:0,B:2").contains("“0” in “A:0” is not a whole number from 1 to 64")
    );
    assert!(faults("seating?room=XX&groups=A,B:1").contains("“A” has no number"));
    assert!(faults("seating?room=XX&groups=").contains("no group is named"));
    assert!(faults("seating?room=XX&groups=A:1,B:1&given=C1:A").contains("there is no seat C1"));
    assert!(
        faults("seating?room=XX&groups=A:1,B:1&given=A1:Q").contains("no group is called “Q”; there is A, B")
    );
    assert!(faults("seating?room=XX&groups=A:1,B:1&given=A1:A,A1:B").contains("given twice"));
    assert!(faults("seating?room=XX&groups=A:1,B:1&touch=x").contains("neither corner nor edge"));
    assert!(faults("seating?room=XX&groups=A:1,B:1&pick=0").contains("whole number from 1"));
    let many: Vec<String> = (0..27).map(|_| "1".to_owned()).collect();
    assert!(
        faults(&format!("seating?room={}&groups={}", "XXXXXXX/".repeat(4), many.join(",")))
            .contains("more than 26 groups")
    );
}

#[test]
fn groups_are_read_as_people_write_them() {
    for groups in
        ["Old Norse 2, German 1", "Old Norse:2;German:1", "2 Old Norse,1 German", "old norse : 2 , German:1"]
    {
        let draft = Draft::new(&INFO).with("room", "X.X/.X.").with("groups", groups);
        let room = Seating::validate(&draft).unwrap();
        assert!(room.groups()[0].name.eq_ignore_ascii_case("old norse"), "{groups}");
        assert_eq!((room.groups()[0].size, room.groups()[1].size), (2, 1));
    }
    let draft = Draft::new(&INFO).with("room", "X X\n.x.").with("groups", "1,1,1").with("given", "a1 b");
    let room = Seating::validate(&draft).unwrap();
    assert_eq!(room.draft().link().to_string(), "seating?room=X.X/.X.&groups=A:1,B:1,C:1&given=A1:B");
}

#[test]
fn letters_are_initials_where_those_differ() {
    let letters = |groups: &str| {
        let room = instance(&format!("seating?room=X.X.X&groups={groups}"));
        (0..3).map(|group| room.letter(group)).collect::<String>()
    };
    assert_eq!(letters("Norwegian:1,german:1,French:1"), "NGF");
    assert_eq!(letters("German:1,Greek:1,French:1"), "ABC");
    assert_eq!(letters("Физика:1,Химия:1,Latin:1"), "ABC");
}

#[test]
fn a_seating_goes_out_as_plan_and_table() {
    let room = instance("seating?room=X.X/.X.&groups=Say \"hi\":2,German:1");
    let state = seating(&room, &Seating::solve(&room, &mut ()));
    assert_eq!(
        export::table(&room, &state),
        "seat,row,column,group,candidate\r\nA1,1,1,\"Say \"\"hi\"\"\",1\r\nC1,1,3,\"Say \"\"hi\"\"\",2\r\nB2,2,2,\"German\",1\r\n"
    );
    assert_eq!(export::plan(&room, &state), "   S . S\n   . G .\n\n  S  Say \"hi\" (2)\n  G  German (1)\n");
}

#[test]
fn even_groups_fill_the_room() {
    let names = ["Norwegian".to_owned(), "B".to_owned()];
    assert_eq!(even(&names, 3, 10), "Norwegian 4, B 3, C 3");
    assert_eq!(even(&["B".to_owned()], 2, 2), "B 1, Group 2 1");
    assert_eq!(even(&[], 9, 4), "A 1, B 1, C 1, D 1");
    assert_eq!(even(&[], 0, 0), "A 0");
}
