//! Drafts: what is read, and what is said of what is not.

use super::*;

fn keys(text: &str) -> Vec<String> {
    lab::instance::<Trees>(&Link::parse(text).unwrap())
        .unwrap_err()
        .into_iter()
        .map(|fault| fault.key)
        .collect()
}

fn canonical(text: &str) -> String {
    lab::canonical::<Trees>(&Link::parse(text).unwrap()).unwrap().to_string()
}

#[test]
fn links_are_written_one_way() {
    for (given, written) in [
        ("tree?phone=868-98 27", "tree?phone=8689827"),
        ("tree?phone=86&order=depth&cut=none", "tree?phone=86"),
        ("tree?jugs=3 7&goal=2&deep=6", "tree?jugs=3,7&goal=2"),
        ("tree?river=3,3,2&deep=11&cut=repeats", "tree?river=3,3,2"),
    ] {
        assert_eq!(canonical(given), written);
        assert_eq!(canonical(written), written);
    }
}

#[test]
fn every_fault_is_named_at_once() {
    assert_eq!(keys("tree?phone=12345678901&order=wide&cut=half&deep=0"), ["phone", "order", "cut", "deep"]);
    assert_eq!(keys("tree?phone=12a"), ["phone"]);
    assert_eq!(keys("tree?order=depth"), ["phone"]);
    assert_eq!(keys("tree?phone=12&jugs=3,7&deep=3"), ["jugs", "deep"]);
    assert_eq!(keys("tree?jugs=3,7"), ["goal"]);
    assert_eq!(keys("tree?jugs=1,2,3,4&goal=2"), ["jugs"]);
    assert_eq!(keys("tree?jugs=3,1001&goal=2"), ["jugs"]);
    assert_eq!(keys("tree?river=3,3"), ["river"]);
    assert_eq!(keys("tree?river=0,0,2"), ["river"]);
    assert_eq!(keys("tree?river=3,3,2&goal=2"), ["goal"]);
}

#[test]
fn too_many_nodes_are_refused_before_any_is_made() {
    let faults = |text: &str| lab::instance::<Trees>(&Link::parse(text).unwrap()).unwrap_err();
    let deep = &faults("tree?jugs=3,7&goal=2&cut=none&deep=7")[0];
    assert_eq!(deep.key, "deep");
    assert!(deep.message.contains("5,380,840 nodes; at most 600,000"), "{}", deep.message);
    assert_eq!(faults("tree?jugs=3,7,11&goal=2&cut=none")[0].key, "cut");
}
