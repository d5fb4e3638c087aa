//! The command line as a person meets it.

// A test that cannot go on has failed.
#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_stepwise")).args(args).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn tells_the_story_of_a_solved_puzzle() {
    let run = run(&["jugs?sizes=3,7&goal=any:2"]);
    assert_eq!(run.status.code(), Some(0));
    let out = text(&run.stdout);
    for words in [
        "6 pours; nothing shorter exists",
        "6. Fill the 7-litre jug from the 3-litre jug",
        "jugs?sizes=3,7&goal=any:2",
    ] {
        assert!(out.contains(words), "{words} in {out}");
    }
    assert!(run.stderr.is_empty());
}

#[test]
fn exit_statuses_say_how_it_ended() {
    for (link, status) in [
        ("jugs", 0),
        ("coins", 0),
        ("coins?n=13&weighings=3", 1),
        ("coins?n=12&weighings=3&fake=gold", 2),
        ("jugs?sizes=2,10&goal=any:1", 1),
        ("jugs?sizes=3,x&goal=any:1", 2),
        ("jugs?sizes=9999,9998,9997,9996&goal=total:19999&best=water&start=1,1,1,1", 3),
    ] {
        assert_eq!(run(&[link]).status.code(), Some(status), "{link}");
    }
}

#[test]
fn bad_input_names_the_key_on_standard_error() {
    for (args, words) in [
        (&["jugs?sizes=3,x&goal=any:1"][..], "sizes: “x” is not a whole number"),
        (&["jugs?sizes=3&goal=any:1&colour=red"], "colour: “colour” is not a key of jugs"),
        (&["jogs?sizes=3"], "“jogs” is no lab; there is coins, jugs"),
        (&[], "no link given"),
        (&["--what", "jugs"], "--what"),
        (&["jugs", "jugs"], "one link at a time"),
        (&["jugs?step=x"], "step: “x” is not a step"),
    ] {
        let run = run(args);
        assert_eq!(run.status.code(), Some(2), "{args:?}");
        assert!(run.stdout.is_empty());
        assert!(text(&run.stderr).contains(words), "{words} in {}", text(&run.stderr));
    }
}

#[test]
fn data_is_one_json_object() {
    let run = run(&["--json", "jugs?sizes=8,5,3&start=8,0,0&goal=4,4,0&water=closed"]);
    let data: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
    assert_eq!(data["facts"]["pours"], 7);
    assert_eq!(data["facts"]["states"], 16);
    assert_eq!(data["facts"]["shortest"], 1);
    assert_eq!(data["answer"]["volumes"], serde_json::json!([4, 4, 0]));
    assert_eq!(data["steps"][0]["state"], serde_json::json!([3, 5, 0]));
}

#[test]
fn a_whole_procedure_is_printed_as_text_and_as_data() {
    let link = "coins?n=3";
    let out = run(&[link]);
    let printed = text(&out.stdout);
    assert!(printed.contains("\nWeigh 1 against 2.\nIf the left pan sinks:\n    Weigh "), "{printed}");
    let out = run(&["--json", link]);
    let data: serde_json::Value = serde_json::from_slice(&out.stdout).unwrap();
    assert_eq!(data["facts"], serde_json::json!({ "weighings": 2, "cases": 6, "checked": 6 }));
    assert_eq!(data["answer"]["procedure"]["left"], serde_json::json!([1]));
    let out = run(&["--json", "coins?n=12&plan=fixed"]);
    let data: serde_json::Value = serde_json::from_slice(&out.stdout).unwrap();
    assert_eq!(data["answer"]["fixed"].as_array().unwrap().len(), 3);
}

fn feed(args: &[&str], bytes: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stepwise"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let bytes = bytes.to_vec();
    // On a thread of its own, since both sides may wait; the reader may stop before all is written: that is its right.
    let writer = std::thread::spawn(move || stdin.write_all(&bytes));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join().unwrap();
    output
}

#[test]
fn a_document_is_read_from_standard_input() {
    // In the encoding that it says.
    let latin = b"<?xml version=\"1.0\" encoding=\"iso-8859-2\"?>\n<m\xecsto/>";
    let out = feed(&["--json", "xml?doc=-"], latin);
    let data: serde_json::Value = serde_json::from_slice(&out.stdout).unwrap();
    assert!(data["answer"]["term"].as_str().unwrap().contains("element('město', [], [])"), "{data}");
    assert_eq!(data["facts"]["elements"], 1);
    // As long as no link can be, and then no link is printed.
    let long = format!("<r>{}</r>", "<a>b</a>\n".repeat(100_000));
    let out = feed(&["xml?doc=-"], long.as_bytes());
    assert_eq!(out.status.code(), Some(0));
    let said = text(&out.stdout);
    assert!(said.contains("Well formed: 100,001 elements and 100,000 texts"), "{}", &said[..400]);
    assert!(!said.contains("xml?doc="));
    for (link, bytes, words) in [
        ("xml?doc=-&query=-", &b"<a/>"[..], "query: standard input is read for one key only"),
        ("jugs?sizes=-", &b"\xff"[..], "sizes: what is given is not UTF-8 text"),
        ("xml?doc=-", &b"xml([], ["[..], "doc: the term cannot be read at line 1, column 10"),
    ] {
        let out = feed(&[link], bytes);
        assert_eq!(out.status.code(), Some(2), "{link}");
        assert!(text(&out.stderr).contains(words), "{}", text(&out.stderr));
    }
    assert_eq!(feed(&["jugs?goal=any:2&sizes=-"], b"3,7").status.code(), Some(0));
}

#[test]
fn a_long_link_is_read_from_standard_input() {
    let feed = |text: &str| feed(&["--json", "-"], text.as_bytes());
    assert_eq!(feed("jugs?sizes=3,7&goal=any:2\n").status.code(), Some(0));
    let long = feed(&"x".repeat(200_000));
    assert_eq!(long.status.code(), Some(2));
    assert!(text(&long.stderr).contains("at most 65536"), "{}", text(&long.stderr));
}

#[test]
fn lists_and_helps() {
    assert!(text(&run(&["--list"]).stdout).contains("\njugs "));
    let labs: serde_json::Value = serde_json::from_slice(&run(&["--json", "--list"]).stdout).unwrap();
    assert_eq!(labs[1]["slug"], "jugs");
    assert_eq!(labs[1]["presets"][0]["link"].as_str().unwrap().split('?').next(), Some("jugs"));
    let help = run(&["--help"]);
    assert_eq!(help.status.code(), Some(0));
    for words in ["exit status", "sizes", "--json", "limits"] {
        assert!(text(&help.stdout).contains(words));
    }
}
