//! Drafts: what is read, and what is said of what is not.

use super::*;
use crate::engine::Fault;

fn faults(text: &str) -> Vec<Fault> {
    lab::instance::<River>(&Link::parse(text).unwrap()).unwrap_err()
}

fn canonical(text: &str) -> String {
    lab::canonical::<River>(&Link::parse(text).unwrap()).unwrap().to_string()
}

#[test]
fn links_are_written_one_way() {
    for (given, written) in [
        ("river?missionaries=3&cannibals=3&safe=missionaries", "river?missionaries=3&cannibals=3"),
        ("river?cannibals=3", "river?missionaries=0&cannibals=3"),
        (
            "river?missionaries=3&cannibals=3&safe=cannibals,left,strict",
            "river?missionaries=3&cannibals=3&safe=unattended",
        ),
        (
            "river?missionaries=3&cannibals=3&safe=boat left",
            "river?missionaries=3&cannibals=3&safe=missionaries,boat,left",
        ),
        (
            "river?missionaries=3&cannibals=3&rowers=1 cannibal, all missionaries",
            "river?missionaries=3&cannibals=3&rowers=missionaries,cannibals:1",
        ),
        ("river?couples=3&safe=unattended&rowers=husbands,wives", "river?couples=3&safe=left"),
        (
            "river?who=Farmer, Wolf ,Goat&apart=wolf+goat/FARMER&rowers=anyone",
            "river?who=Farmer,Wolf,Goat&apart=Wolf+Goat/Farmer",
        ),
    ] {
        assert_eq!(canonical(given), written, "{given}");
        assert_eq!(canonical(written), written);
    }
}

#[test]
fn every_fault_is_named_at_once() {
    let keys = |text: &str| faults(text).into_iter().map(|fault| fault.key).collect::<Vec<_>>();
    assert_eq!(
        keys("river?missionaries=1001&boat=0&safe=nice&island=2&carries=5"),
        ["missionaries", "boat", "carries", "safe", "island"]
    );
    assert_eq!(keys("river?boat=3"), ["missionaries"]);
    assert_eq!(keys("river?couples=7"), ["couples"]);
    assert_eq!(keys("river?couples=3&missionaries=3&apart=A+B"), ["missionaries", "apart"]);
    assert_eq!(keys("river?who=a,a"), ["who"]);
    assert_eq!(keys("river?who=a,b&apart=a+c&rowers=d"), ["apart", "rowers"]);
    assert_eq!(keys("river?who=a,b&apart=a"), ["apart"]);
    assert_eq!(keys("river?who=a,b,c&apart=a+b/a"), ["apart"]);
    assert_eq!(keys("river?who=a:x,b"), ["who"]);
    assert_eq!(keys("river?missionaries=3&cannibals=3&rowers=cannibals:4"), ["rowers"]);
    assert_eq!(keys("river?missionaries=3&cannibals=3&rowers=cannibals:0"), ["rowers"]);
    assert_eq!(keys("river?couples=2&rowers=husbands:1"), ["rowers"]);
}

#[test]
fn the_rule_in_force_is_one_sentence() {
    let rule = |text: &str| super::super::rule::sentence(&instance(text));
    assert_eq!(
        rule("river?missionaries=3&cannibals=3"),
        "The missionaries must not be outnumbered by cannibals on either bank, whenever the boat has landed; cannibals alone \
         are no danger; the boat’s load is not judged."
    );
    assert_eq!(
        rule("river?missionaries=3&cannibals=3&safe=unattended"),
        "The cannibals must not be outnumbered by missionaries on the bank the boat has just left, and nowhere else; even \
         missionaries alone count as too many; the boat’s load is not judged."
    );
    assert_eq!(
        rule("river?who=farmer,wolf,goat,cabbage&apart=wolf+goat/farmer,goat+cabbage/farmer&rowers=farmer"),
        "The wolf and the goat must not be together without the farmer, nor the goat and the cabbage without the farmer, on \
         either bank, whenever the boat has landed; the boat’s load is not judged."
    );
    assert!(
        rule("river?couples=3&safe=boat&island=yes").contains("or on the island")
            && rule("river?couples=3&safe=boat").contains("is judged too")
    );
}
