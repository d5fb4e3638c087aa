//! Links as people write them, and what is wrong with others.

use super::super::MisterX;
use super::instance;
use crate::engine::{Link, Puzzle, lab};

fn canonical(link: &str) -> String {
    MisterX::draft(&instance(link)).link().to_string()
}

fn faults(link: &str) -> Vec<String> {
    let link = Link::parse(link).unwrap();
    lab::instance::<MisterX>(&link).unwrap_err().iter().map(ToString::to_string).collect()
}

#[test]
fn defaults_are_left_out() {
    for (given, expected) in [
        (
            "mister-x?low=2&high=99&distinct=no&talk=P:no,S:knew-P-no,P:now,S:now&told=Susan:sum,Peter:product",
            "mister-x",
        ),
        ("mister-x?high=99&sum=150", "mister-x?high=99&sum=150"),
        ("mister-x?sum=150", "mister-x?sum=150"),
        ("mister-x?talk=p:no, s:knew-p-no ,P:now", "mister-x?talk=P:no,S:knew-P-no,P:now"),
        ("mister-x?be= s:17", "mister-x?be=S:17"),
        ("mister-x?list=May 15, June 17&talk=A:yes", "mister-x?list=May:15,June:17&talk=A:yes"),
        (
            "mister-x?list=a:b:c,a:b:d&told=Ann: first , Ben:second,Cy:third&talk=C:yes&be=C:d",
            "mister-x?list=a:b:c,a:b:d&told=Ann:first,Ben:second,Cy:third&talk=C:yes&be=C:d",
        ),
        (
            "mister-x?told=Mary:sum,Paul:product&talk=P:no,M:now",
            "mister-x?told=Mary:sum,Paul:product&talk=P:no,M:now",
        ),
    ] {
        assert_eq!(canonical(given), expected, "{given}");
        assert_eq!(canonical(expected), expected);
    }
}

/// With a largest sum and nothing said of each, each may be whatever the sum allows.
#[test]
fn a_sum_is_a_bound_by_itself() {
    assert_eq!(instance("mister-x?sum=1684&distinct=yes").space().len(), 706_440);
    assert_eq!(instance("mister-x?sum=1684&high=99").space().len(), 4851);
}

#[test]
fn what_is_wrong_is_said_so_that_it_can_be_mended() {
    for (link, said) in [
        ("mister-x?low=x", "low: “x” is not a whole number from 0 to 5,000"),
        ("mister-x?high=1", "high: “1” is too small; from 2 on, it can be 2 or more"),
        ("mister-x?high=2&distinct=yes", "high: “2” is too small; from 2 on, it can be 3 or more"),
        ("mister-x?sum=3", "sum: the sum can be at most 3; the two least numbers make 4"),
        ("mister-x?high=2500", "high: these are 3,123,750 pairs; at most 2,001,000 are gone through"),
        ("mister-x?sum=9000", "sum: numbers go to 5,000; from 2 on, the sum can be at most 5,002"),
        ("mister-x?distinct=maybe", "distinct: “maybe” is neither no nor yes"),
        ("mister-x?talk=", "talk: nobody says anything; write such as S:no"),
        ("mister-x?talk=X:no", "talk: “X” is nobody’s letter; there are S and P"),
        (
            "mister-x?talk=P:maybe",
            "talk: “P:maybe” is no remark; it is a letter, a colon, and no, yes, now, knew-P-no or knew-P-yes",
        ),
        (
            "mister-x?talk=P:knew-P-no",
            "talk: “P:knew-P-no”: whom this is about must be another than who says it",
        ),
        (
            "mister-x?told=Sam:sum,Susan:product",
            "told: Sam and Susan begin alike; each needs a first letter of their own",
        ),
        ("mister-x?told=Sam:sum", "told: name two people, or three, such as Susan:sum,Peter:product"),
        (
            "mister-x?told=Sam:sum,Pat:sum",
            "told: two people are told the sum; each must be told something else",
        ),
        ("mister-x?told=Sam:sum,Pat:age", "told: “age” is neither sum, product nor difference"),
        ("mister-x?told=Sam", "told: “Sam” has no colon; write such as Susan:sum"),
        ("mister-x?be=17", "be: “17” is nobody’s view; write such as S:17"),
        ("mister-x?be=S:3", "be: “3” cannot be what Susan is told: no possibility has it as its sum"),
        ("mister-x?be=P:11", "be: “11” cannot be what Peter is told: no possibility has it as its product"),
        ("mister-x?list=May:15&talk=A:no", "list: list at least two possibilities, such as May:15,June:17"),
        (
            "mister-x?list=May:15,June&talk=A:no",
            "list: “June” must have 2 parts, as the first has, with a colon between",
        ),
        ("mister-x?list=May:15,May 15&talk=A:no", "list: “May 15” is listed twice"),
        (
            "mister-x?list=a:b,c:d&talk=A:no&told=Ann:x",
            "told: there are 1 people for 2 parts; each part is told to one",
        ),
        (
            "mister-x?list=a:b,c:d&talk=A:no&be=A:z",
            "be: “z” cannot be what Albert is told: no possibility has it as its first",
        ),
    ] {
        assert!(faults(link).iter().any(|fault| fault == said), "{link}: {:?}", faults(link));
    }
}

#[test]
fn every_fault_is_named_at_once() {
    assert_eq!(faults("mister-x?low=x&high=y&distinct=z&talk=Q:no").len(), 4);
}

#[test]
fn columns_of_numbers_stand_in_order() {
    let instance = instance("mister-x?list=May:15,May:9,June:100&talk=A:no");
    let super::super::Space::Listed(listed) = instance.space() else { panic!("a list") };
    assert_eq!(listed.names(), [vec!["May", "June"], vec!["9", "15", "100"]]);
    assert_eq!(listed.parts(1).collect::<Vec<_>>(), ["May", "9"]);
}
