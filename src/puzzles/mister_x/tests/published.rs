//! Figures that were published, or counted independently.

use super::super::{MisterX, why};
use super::{instance, left, solved, survivors};
use crate::engine::{Puzzle, document};

const BIRTHDAY: &str = "list=May:15,May:16,May:19,June:17,June:18,July:14,July:16,August:14,August:15,August:17&told=Albert:month,Bernard:day";

#[test]
fn the_classic_leaves_four_and_thirteen() {
    assert_eq!(survivors("mister-x"), [4851, 3076, 145, 86, 1]);
    assert_eq!(left("mister-x"), [(4, 13)]);
    assert_eq!(survivors("mister-x?distinct=yes"), [4753, 3021, 145, 86, 1]);
    assert_eq!(survivors("mister-x?sum=100"), [2401, 1783, 145, 86, 1]);
    assert_eq!(survivors("mister-x?sum=100&distinct=yes"), [2352, 1747, 145, 86, 1]);
    for link in ["mister-x?distinct=yes", "mister-x?sum=100", "mister-x?sum=100&distinct=yes"] {
        assert_eq!(left(link), [(4, 13)], "{link}");
    }
}

#[test]
fn ten_sums_are_left_after_susan_knew() {
    let instance = instance("mister-x");
    let mut sums: Vec<u32> = instance
        .hearing()
        .all_left(2)
        .map(|at| {
            let (small, large) = instance.space().pairs().unwrap().pair(at);
            small + large
        })
        .collect();
    sums.sort_unstable();
    sums.dedup();
    assert_eq!(sums, [11, 17, 23, 27, 29, 35, 37, 41, 47, 53]);
}

#[test]
fn bounds_change_the_answer() {
    for distinct in ["no", "yes"] {
        assert_eq!(left(&format!("mister-x?sum=64&distinct={distinct}")), []);
        assert_eq!(left(&format!("mister-x?sum=65&distinct={distinct}")), [(4, 13)]);
    }
    assert_eq!(left("mister-x?sum=1684&distinct=yes"), [(4, 13)]);
    assert_eq!(left("mister-x?sum=1685&distinct=yes"), [(4, 13), (4, 61)]);
    assert_eq!(left("mister-x?high=61"), []);
    assert_eq!(left("mister-x?high=62"), [(4, 13)]);
    assert_eq!(left("mister-x?low=3&high=97"), [(13, 16)]);
    assert_eq!(left("mister-x?low=1&sum=100"), [(1, 4), (1, 8), (7, 8), (8, 11)]);
    assert_eq!(left("mister-x?low=1"), [(1, 4), (1, 8), (7, 8), (8, 11)]);
}

#[test]
fn a_birthday_is_the_sixteenth_of_july() {
    for talk in ["A:no+A:knew-B-no,B:now,A:now", "A:no,A:knew-B-no,B:now,A:now"] {
        let (instance, answer) = solved(&format!("mister-x?{BIRTHDAY}&talk={talk}"));
        assert_eq!(MisterX::headline(&instance, &answer), "It is July 16");
    }
    assert_eq!(survivors(&format!("mister-x?{BIRTHDAY}&talk=A:no+A:knew-B-no,B:now,A:now")), [10, 5, 3, 1]);
}

#[test]
fn three_who_are_asked_four_times() {
    let talk = ["S:no+P:no+D:no"; 4].join(",");
    let link = format!("mister-x?low=1&high=9&told=Susan:sum,Peter:product,Diana:difference&talk={talk}");
    assert_eq!(survivors(&link), [45, 17, 11, 6, 1]);
    assert_eq!(left(&link), [(2, 9)]);
}

/// Numbers to 1,000, and a third who is told the difference and does not know: 14 pairs are left, the published
/// answer 64 and 73 among them.
#[test]
fn a_third_who_still_does_not_know() {
    let link = "mister-x?low=1&high=1000&told=Susan:sum,Peter:product,Diana:difference&talk=P:no,S:knew-P-no,P:now,S:now,D:no";
    assert_eq!(survivors(link), [500_500, 355_777, 27_596, 6984, 27, 14]);
    assert!(left(link).contains(&(64, 73)));
}

#[test]
fn two_thousand_a_side() {
    assert_eq!(survivors("mister-x?high=2000")[0], 1_999_000);
    assert_eq!(survivors("mister-x?low=1&high=2000")[0], 2_001_000);
}

/// The reasons in numbers, as they are read.
#[test]
fn the_reason_of_a_pair_is_in_numbers() {
    let instance = instance("mister-x");
    let pairs = instance.space().pairs().unwrap();
    let why = |round, small, large| why::sentence(&instance, round, pairs.find(small, large).unwrap());
    let is = |round, small, large, said: &str| assert_eq!(why(round, small, large).as_deref(), Some(said));
    is(0, 3, 5, "Peter, told 15, would know: it can only be 3·5.");
    is(0, 3, 8, "Peter, told 24, cannot choose among 2·12, 3·8 and 4·6.");
    is(
        1,
        3,
        8,
        "Susan, told 11, thought of 2+9, 3+8, 4+7 and 5+6. With none of them could Peter have known: 2·9 could be 3·6, 3·8 could be 2·12, 4·7 could be 2·14 and 5·6 could be 2·15.",
    );
    is(
        1,
        2,
        12,
        "Susan, told 14, thought of 2+12, 3+11, 4+10, 5+9, 6+8 and 7+7. With 3+11, Peter, told 33, would have known: it could only be 3·11. So Susan could not have been sure.",
    );
    is(2, 5, 6, "Peter, told 30, could still not choose between 2·15 and 5·6.");
    is(
        2,
        4,
        13,
        "Peter, told 52, knows by now: of 2·26 and 4·13 only 4·13 is left; the other went at remark 2.",
    );
    is(3, 3, 8, "Susan, told 11, could still not choose among 2+9, 3+8 and 4+7.");
    assert_eq!(why(1, 3, 5), None, "it was gone before");
}

/// What others were possible, and when they went, stands in every reason for knowing, not only in “now I know”.
#[test]
fn whoever_knows_by_now_did_not_from_the_start() {
    let instance = instance("mister-x?low=1&high=9&talk=S:no+P:no,S:no,P:yes");
    let pairs = instance.space().pairs().unwrap();
    let why =
        |round, small, large| why::sentence(&instance, round, pairs.find(small, large).unwrap()).unwrap();
    assert_eq!(
        why(1, 2, 2),
        "Susan, told 4, would know: of 1+3 and 2+2 only 2+2 is left; the other went at remark 1."
    );
    assert_eq!(why(0, 1, 3), "Peter, told 3, would know: it can only be 1·3.");
}

#[test]
fn no_answer_says_which_remark_fails_and_why() {
    let (instance, answer) = solved("mister-x?sum=64");
    assert_eq!(MisterX::headline(&instance, &answer), "No pair fits: remark 4 cannot be true");
    let proof = MisterX::proof(&instance, &answer).join("\n");
    assert!(proof.contains("Before remark 4, 46 pairs are still possible"), "{proof}");
    assert!(
        proof.contains("2 and 9: Susan, told 11, could still not choose among 2+9, 3+8 and 4+7."),
        "{proof}"
    );
    let line = document::check::<MisterX>(&instance, &answer).unwrap();
    assert_eq!(line.len(), 4, "the steps show it");
}

#[test]
fn other_conventions_are_solved_beside() {
    let (_, answer) = solved("mister-x");
    let turned = &answer.evidence().unwrap().turned;
    let totals: Vec<u32> = turned.iter().map(|turned| turned.total).collect();
    assert_eq!(totals, [1, 4, 1]);
    assert_eq!(turned[1].pairs, [(1, 4), (1, 8), (7, 8)]);
}
