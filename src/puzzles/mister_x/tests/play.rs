//! A person at it: striking out, being wrong, putting back, and being told.

use super::super::{MisterX, Move, State};
use super::{instance, solved};
use crate::engine::{Puzzle, Timeline, document};

fn at(instance: &super::Instance, small: u32, large: u32) -> u32 {
    instance.space().pairs().unwrap().find(small, large).unwrap() as u32
}

#[test]
fn susan_told_17_strikes_out_six() {
    let (instance, answer) = solved("mister-x?be=S:17");
    let line = document::check::<MisterX>(&instance, &answer).unwrap();
    let ruled: Vec<_> = answer.moves().iter().filter(|mv| matches!(mv, Move::Rule(_))).collect();
    assert_eq!((line.len(), ruled.len()), (10, 6));
    let words = document::words::<MisterX>(&instance, &line, Some(&answer), 3).unwrap();
    assert_eq!(words.say, "Peter: “Now I know.” 2 and 15 go");
    assert_eq!(words.why, "Peter, told 30, could still not choose between 2·15 and 5·6.");
    assert_eq!(MisterX::headline(&instance, &answer), "The numbers are 4 and 13");
    let proof = MisterX::proof(&instance, &answer).join("\n");
    let left =
        "Susan, told 17, thinks of 7 pairs at first; after each remark, 7, 7, 1 and 1 of them are left.";
    assert!(proof.contains(left), "{proof}");
}

#[test]
fn peter_told_52_strikes_out_one() {
    let (_, answer) = solved("mister-x?be=P:52");
    assert_eq!(answer.moves().iter().filter(|mv| matches!(mv, Move::Rule(_))).count(), 1);
}

#[test]
fn a_number_with_which_the_dialogue_cannot_be_held() {
    let (instance, answer) = solved("mister-x?be=S:20");
    assert_eq!(MisterX::headline(&instance, &answer), "Remark 2 cannot be true if Susan was told 20");
    // Susan's own remark takes all at once: she would not have said it.
    assert_eq!(answer.evidence().unwrap().moves.last(), Some(&Move::Hear));
}

#[test]
fn what_is_struck_out_rashly_is_told_when_asked_and_put_back_by_the_plan() {
    let instance = instance("mister-x?be=S:17");
    let wrong = Move::Strike(at(&instance, 4, 13));
    let mut line = Timeline::<MisterX>::new(&instance);
    line.extend(&instance, [Move::Hear, Move::Hear, wrong.clone()]).unwrap();
    let here = MisterX::from_here(&instance, line.state());
    let rest = MisterX::solve(&here, &mut ());
    assert_eq!(rest.moves().first(), Some(&Move::Restore(at(&instance, 4, 13))));
    document::check::<MisterX>(&here, &rest).unwrap();
    let (title, _) = MisterX::standing(&instance, line.moves(), Some(&rest), None);
    assert_eq!(title, "No");
    let words = document::words::<MisterX>(&instance, &line, None, 3).unwrap();
    assert_eq!(words.say, "4 and 13 struck out");
    assert!(!words.why.contains("52"), "not told unasked: {}", words.why);
    // Heard to the end it is still wrong, and not the goal.
    line.extend(&instance, [Move::Hear, Move::Hear]).unwrap();
    assert!(!MisterX::is_goal(&instance, line.state()));
    assert_eq!(line.state().struck.len(), 1);
}

/// What is struck out wrongly does not stand for what goes.
#[test]
fn what_still_goes_is_told_beside_a_wrong_strike() {
    let instance = instance("mister-x?be=P:52");
    let said = |small, large| {
        let mut line = Timeline::<MisterX>::new(&instance);
        line.extend(&instance, [Move::Hear, Move::Strike(at(&instance, small, large)), Move::Hear]).unwrap();
        document::words::<MisterX>(&instance, &line, None, 3).unwrap().say
    };
    assert_eq!(said(2, 26), "Susan: “I knew that you could not know.” Nothing more goes");
    assert_eq!(said(4, 13), "Susan: “I knew that you could not know.” The rest goes");
}

#[test]
fn striking_out_rightly_is_told_too() {
    let instance = instance("mister-x?be=S:17");
    let made = |moves: &[Move]| {
        let mut line = Timeline::<MisterX>::new(&instance);
        line.extend(&instance, moves.to_vec()).unwrap();
        let rest = MisterX::solve(&MisterX::from_here(&instance, line.state()), &mut ());
        MisterX::standing(&instance, line.moves(), Some(&rest), None)
    };
    let strike = |small, large| Move::Strike(at(&instance, small, large));
    let said = |moves: &[Move]| made(moves).1;
    assert_eq!(said(&[]), "At this remark nothing goes.");
    let heard = [Move::Hear, Move::Hear];
    assert_eq!(said(&heard), "Nothing is struck out wrongly; at this remark something goes.");
    let one = [heard.to_vec(), vec![strike(2, 15)]].concat();
    assert_eq!(said(&one), "What you struck out goes; something more does too.");
    let rest = [(3, 14), (5, 12), (6, 11), (7, 10), (8, 9)].map(|(small, large)| strike(small, large));
    let all = [one, rest.to_vec()].concat();
    assert_eq!(said(&all), "All that goes at this remark is struck out, and nothing else.");
    let end = [all, heard.to_vec()].concat();
    assert_eq!(made(&end).0, "Everything was heard");
}

/// A number with which the dialogue ends too soon is played as far as it goes, and told of.
#[test]
fn what_goes_is_told_too_where_the_end_cannot_be_reached() {
    let instance = instance("mister-x?be=P:360");
    let mut line = Timeline::<MisterX>::new(&instance);
    line.extend(&instance, [Move::Hear, Move::Strike(at(&instance, 4, 90))]).unwrap();
    let rest = MisterX::solve(&MisterX::from_here(&instance, line.state()), &mut ());
    let (title, text) = MisterX::standing(&instance, line.moves(), Some(&rest), None);
    assert_eq!(title, "Nothing wrong so far");
    assert_eq!(
        text,
        "What you struck out goes; something more does too. With Peter, told 360, this dialogue cannot be held to its end."
    );
}

#[test]
fn the_rules_refuse_what_cannot_be() {
    let instance = instance("mister-x?be=S:17");
    let start = State::default();
    let refused = |state: &State, mv: Move| MisterX::apply(&instance, state, &mv).unwrap_err();
    assert_eq!(refused(&start, Move::Strike(at(&instance, 3, 8))), "3 and 8 is not among what is left");
    assert_eq!(refused(&start, Move::Strike(u32::MAX)), "It is not among what is left");
    assert_eq!(
        refused(&start, Move::Rule(at(&instance, 4, 13))),
        "4 and 13 is still possible after this remark"
    );
    assert_eq!(refused(&start, Move::Restore(7)), "only what was struck out can be put back");
    assert_eq!(refused(&start, Move::StrikeAll(0, 12)), "nothing is left with that sum");
    assert_eq!(refused(&start, Move::StrikeAll(9, 12)), "there is nobody with that number");
    let heard = State { heard: 4, struck: Vec::new() };
    assert_eq!(refused(&heard, Move::Hear), "everything has been said");
    let struck = MisterX::apply(&instance, &start, &Move::Strike(at(&instance, 2, 15))).unwrap();
    assert!(MisterX::apply(&instance, &struck, &Move::Strike(at(&instance, 2, 15))).is_err());
    assert_eq!(MisterX::apply(&instance, &struck, &Move::Restore(at(&instance, 2, 15))).unwrap(), start);
}

#[test]
fn a_whole_sum_is_struck_out_at_once() {
    let instance = instance("mister-x?high=9");
    let all = MisterX::apply(&instance, &State::default(), &Move::StrikeAll(0, 11)).unwrap();
    assert_eq!(all.struck.len(), 4);
    // Every move's words, whatever it is.
    for mv in [Move::Hear, Move::Strike(0), Move::Rule(0), Move::Restore(0), Move::StrikeAll(0, 11)] {
        assert!(!MisterX::name(&instance, &mv).is_empty());
        assert!(!MisterX::hint(&instance, &mv).is_empty());
    }
}
