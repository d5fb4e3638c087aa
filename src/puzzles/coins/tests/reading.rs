//! Procedures as people write them.

use proptest::prelude::*;

use super::super::procedure::{Procedure, check};
use super::super::reading::{read, weighing};
use super::super::*;
use super::instance;

#[test]
fn what_is_written_is_read_again() {
    for preset in Coinage::INFO.presets {
        let instance = instance(preset.link);
        let solved = Coinage::solve(&instance, &mut ()).verdict() == "solved";
        let Some(procedure) = Procedure::of(&instance).filter(|_| solved) else { continue };
        let text = procedure.text(&instance);
        assert_eq!(read(&text).as_ref(), Ok(&procedure), "{text}");
        assert_eq!(check(&instance, &procedure), Ok(instance.start().cases()), "{}", preset.link);
    }
}

/// The words of another program: BEGIN and END, a line for each pan.
const FOREIGN: &str = "
 BEGIN
 Put the coin numbered 1 on the left-hand pan
 Put the coin numbered 2 on the right-hand pan
 Leaving the coin numbered 3 on the table
 If the right-hand pan is heavier then:
     BEGIN
     Put the coin numbered 1 on the left-hand pan
     Put the coin numbered 3 on the right-hand pan
     Leaving the coin numbered 2 on the table
     If the right-hand pan is heavier then:
         Conclude that the counterfeit coin is number 1, which is light
     If the pans balance then:
         Conclude that the counterfeit coin is number 2, which is heavy
     END
 If the left-hand pan is heavier then:
     BEGIN
     Put the coin numbered 1 on the left-hand pan
     Put the coin numbered 3 on the right-hand pan
     If the left-hand pan is heavier then:
         Conclude that the counterfeit coin is number 1, which is heavy
     If the pans balance then:
         Conclude that the counterfeit coin is number 2, which is light
     END
 If the pans balance then:
     BEGIN
     Put the coin numbered 3 on the left-hand pan
     Put the coin numbered 1 on the right-hand pan
     If the right-hand pan is heavier then:
         Conclude that the counterfeit coin is number 3, which is light
     If the left-hand pan is heavier then:
         Conclude that the counterfeit coin is number 3, which is heavy
     END
 END
";

const TERSE: &str = "1 v 2
<: 1 v 3
  <: 1-
  =: 2+
>: 1 v 3
  >: 1+
  =: 2-
=: 3 v 1
  <: 3-
  >: 3+
";

#[test]
fn other_ways_of_writing_are_read() {
    let three = instance("coins?n=3");
    for text in [FOREIGN, TERSE] {
        let procedure = read(text).unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert_eq!(check(&three, &procedure), Ok(6), "{procedure:?}");
    }
    assert_eq!(read(FOREIGN), read(TERSE));
    // Without indentation, a result given twice belongs to the weighing before.
    let flat = "1 v 2\n<: 1 v 3\n<: 1-\n=: 2+\n>: 3 is light";
    assert!(read(flat).is_ok());
}

fn fault(link: &str, text: &str) -> String {
    let instance = instance(link);
    match read(text) {
        Ok(procedure) => check(&instance, &procedure).unwrap_err(),
        Err(why) => why,
    }
}

#[test]
fn a_faulty_procedure_is_told_its_first_failing_case() {
    let wrong = TERSE.replace("2+", "2-");
    assert_eq!(fault("coins?n=3", &wrong), "Coin 2 is heavy: after 2 weighings it concludes something else");
    let missing = TERSE.replace("  =: 2+\n", "");
    assert_eq!(
        fault("coins?n=3", &missing),
        "Coin 2 is heavy: after 2 weighings it does not say which coin, and whether heavy or light"
    );
    assert_eq!(fault("coins?n=3&weighings=1", TERSE), "it may take 2 weighings, and 1 are allowed");
    assert_eq!(fault("coins?n=2", TERSE), "1 against 3: there is no coin 3: the coins are numbered 1 to 2");
    assert_eq!(
        fault("coins?n=3", "1 2 v 3\n=: none"),
        "1 2 against 3: the pans must hold equally many coins, and at least one"
    );
    assert_eq!(
        fault("coins?n=3&none=yes", TERSE),
        "No coin is fake: after 2 weighings it does not say that no coin is fake"
    );
    // To name only the coin is enough where only the coin is wanted.
    assert_eq!(
        fault("coins?n=3", &TERSE.replace("1-", "1").replace("=: 2+", "=: 2")).split(':').next(),
        Some("Coin 2 is heavy")
    );
    let found = read(&TERSE.replace(['-', '+'], "")).unwrap();
    assert_eq!(check(&instance("coins?n=3&tell=coin"), &found), Ok(6));
}

#[test]
fn what_cannot_be_read_is_named_by_its_line() {
    for (text, why) in [
        ("", "there is nothing to check yet"),
        (
            "hello",
            "line 1: expected a weighing such as “1 2 3 v 4 5 6”, a result such as “if left sinks:”, or a conclusion such as “7 is light”",
        ),
        ("1 v 2\n1 v 3", "line 2: a weighing follows a weighing without a result between them"),
        ("1 v 2\n7 is light", "line 2: a conclusion follows a weighing without a result between them"),
        ("<: 1-", "line 1: this result has no weighing to belong to, or was given already"),
        ("1 v 2\n<: 1-\n<: 2-", "line 3: this result has no weighing to belong to, or was given already"),
        ("1 v x", "line 1: no coin is named on a pan"),
        ("1 v 99999999999", "line 1: “99999999999” is no coin's number"),
        ("put 1 on the left pan\n<: 1-", "line 1: the right pan of this weighing is missing"),
        ("1-\n2-", "line 2: the procedure has ended before this line"),
    ] {
        assert_eq!(read(text).unwrap_err(), why, "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// Whatever a person pastes is read or refused in words.
    #[test]
    fn any_text_is_read_or_refused(parts in prop::collection::vec(piece(), 0..24)) {
        let text: String = parts.concat();
        let three = instance("coins?n=3");
        match read(&text) {
            Ok(procedure) => {
                if let Err(why) = check(&three, &procedure) {
                    prop_assert!(!why.is_empty());
                }
            }
            Err(why) => prop_assert!(!why.is_empty()),
        }
        if let Err(why) = weighing(&text) {
            prop_assert!(!why.is_empty());
        }
    }

    /// Any plan survives being written and read.
    #[test]
    fn any_plan_is_written_and_read(n in 3u32..60, genuine in 0u32..3, none: bool, coin: bool, fixed: bool) {
        let link = format!(
            "coins?n={n}&genuine={genuine}&none={}&tell={}&plan={}",
            if none { "yes" } else { "no" },
            if coin { "coin" } else { "weight" },
            if fixed { "fixed" } else { "adaptive" },
        );
        let instance = instance(&link);
        let procedure = Procedure::of(&instance).unwrap();
        let again = read(&procedure.text(&instance));
        prop_assert_eq!(again.as_ref(), Ok(&procedure));
        prop_assert_eq!(check(&instance, &procedure), Ok(instance.start().cases()));
    }
}

/// Pieces of procedures, in and out of order.
fn piece() -> impl Strategy<Value = String> {
    let pieces = [
        "1",
        "2 3",
        "1-3",
        "-",
        "–",
        "4294967296",
        " v ",
        " against ",
        "weigh ",
        "\n",
        "\n  ",
        "\n\t",
        "if ",
        "left ",
        "right ",
        "sinks",
        "level",
        " then",
        ":",
        "<",
        "=",
        ">",
        "heavy",
        "+",
        "light",
        "none",
        "put ",
        "BEGIN\n",
        "END",
        "é",
        "\u{0}",
        "ſ",
    ];
    prop::sample::select(pieces.to_vec()).prop_map(str::to_owned)
}

#[test]
fn a_typed_weighing_is_read() {
    let coins = |ranges: &[(u32, u32)]| Coins::from(ranges.to_vec());
    for text in ["1 2 3 v 4 5 6", "1-3 v 4-6", "1, 2, 3 vs 4,5,6", "1–3 | 6 5 4", "1 2 3 against 4 5 6"] {
        assert_eq!(weighing(text), Ok((coins(&[(1, 3)]), coins(&[(4, 6)]))), "{text}");
    }
    assert!(weighing("1 2 3").unwrap_err().contains("v between"));
    assert_eq!(
        weighing("1 v"),
        Err("type the coins of both pans with a v between them, such as “1 2 3 v 4 5 6”".to_owned())
    );
}
