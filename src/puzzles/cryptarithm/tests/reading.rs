use super::super::Cryptarithm;
use super::instance;
use crate::engine::{Link, Puzzle, lab};

fn canonical(link: &str) -> String {
    lab::canonical::<Cryptarithm>(&Link::parse(link).unwrap()).unwrap().to_string()
}

#[test]
fn every_way_of_writing_is_one_puzzle() {
    let same = "cryptarithm?puzzle=SEND+MORE=MONEY";
    for link in [
        "cryptarithm?puzzle=send%20%2B%20more%20%3D%20money",
        "cryptarithm?puzzle=SEND + MORE == MONEY",
        "cryptarithm?puzzle= +SEND+MORE=MONEY;",
        "cryptarithm?puzzle=Send+More=Money&base=10&zeros=no&given=",
    ] {
        assert_eq!(canonical(link), same);
    }
    assert_eq!(canonical("cryptarithm?puzzle=a × b − c = d, e·f=g"), "cryptarithm?puzzle=A*B-C=D;E*F=G");
    assert_eq!(
        canonical("cryptarithm?puzzle=SEND+MORE=MONEY&base=16&given=m=1; s 15"),
        "cryptarithm?puzzle=SEND+MORE=MONEY&base=16&given=S:F,M:1"
    );
}

#[test]
fn letters_of_any_alphabet() {
    for (link, letters) in [
        ("cryptarithm?puzzle=донАЛД+ГЕРАЛД=РОБЕРТ", "ДОНАЛГЕРБТ"),
        ("cryptarithm?puzzle=σας+ΣΑΣ=τόσοι", "ΣΑΤΌΟΙ"),
        ("cryptarithm?puzzle=一二+二一=三三", "一二三"),
        ("cryptarithm?puzzle=E\u{301}te\u{301}+é=FÉE", "ÉTFE"),
        ("cryptarithm?puzzle=🍎🍐+🍎=🍐🍐", "🍎🍐"),
    ] {
        let instance = instance(link);
        assert_eq!(instance.letters().concat(), letters, "{link}");
    }
    assert_eq!(canonical("cryptarithm?puzzle=удар+удар=драка"), "cryptarithm?puzzle=УДАР+УДАР=ДРАКА");
}

#[test]
fn faults_say_what_was_given_and_what_is_allowed() {
    for (rest, key, words) in [
        ("puzzle=", "puzzle", "write a sum, as SEND+MORE=MONEY"),
        ("puzzle=SEND+MORE", "puzzle", "“SEND+MORE” has no ="),
        ("puzzle=A=B=C", "puzzle", "2 signs =; one is allowed"),
        ("puzzle=A+=B", "puzzle", "a number is missing"),
        ("puzzle=*A=B", "puzzle", "a number is missing"),
        ("puzzle=A B=C", "puzzle", "two numbers stand together"),
        ("puzzle=A/B=C", "puzzle", "“/” is no letter, no digit and none of + - * ="),
        ("puzzle=1+2=3", "puzzle", "no letter to find a digit for"),
        ("puzzle=A*B*C*D=E", "puzzle", "more than 3 numbers are multiplied"),
        ("puzzle=A9=B&base=8", "puzzle", "9 is no digit in base 8"),
        ("puzzle=A=B&base=37", "base", "“37” is not a whole number from 2 to 36"),
        ("puzzle=A=B&base=x", "base", "“x” is not"),
        ("puzzle=A=B&zeros=maybe", "zeros", "neither yes nor no"),
        ("puzzle=A=B&given=C:1", "given", "C is no letter of the puzzle"),
        ("puzzle=A=B&given=A:A", "given", "“A” is no digit in base 10; A may be 0 to 9"),
        ("puzzle=A=B&given=A", "given", "“A” is not a letter and its digit"),
        ("puzzle=A=B&given=AB:1", "given", "“AB” is not one letter"),
        ("puzzle=A=B&given=A:1,A:2", "given", "A is given twice"),
    ] {
        let link = Link::parse(&format!("cryptarithm?{rest}")).unwrap();
        let faults = lab::instance::<Cryptarithm>(&link).unwrap_err();
        assert!(
            faults.iter().any(|fault| fault.key == key && fault.message.contains(words)),
            "{rest}: {faults:?}"
        );
    }
    let both = Link::parse("cryptarithm?puzzle=A&base=1&zeros=x").unwrap();
    assert_eq!(lab::instance::<Cryptarithm>(&both).unwrap_err().len(), 3, "all at once");
}

#[test]
fn sizes_are_limited() {
    let refused = |puzzle: String| {
        let link =
            Link { slug: "cryptarithm".into(), values: vec![("puzzle".into(), puzzle)], ..Link::default() };
        lab::instance::<Cryptarithm>(&link).unwrap_err()[0].message.clone()
    };
    assert!(refused(format!("{}=A", "A".repeat(31))).contains("31 places is given; at most 30"));
    assert!(refused(format!("{}=A", vec!["A"; 1001].join("+"))).contains("at most 1,000"));
    assert!(refused(vec!["A=B"; 21].join(";")).contains("21 equations are given; at most 20"));
    let letters: String = (0x4e00..0x4e3d).filter_map(char::from_u32).collect();
    let words: Vec<String> = letters.chars().map(String::from).collect();
    assert!(refused(format!("{}=A", words.join("+"))).contains("more than 60 different letters"));
    let largest = Link {
        slug: "cryptarithm".into(),
        values: vec![("puzzle".into(), format!("{}=B", vec!["A".repeat(30); 999].join("+")))],
        ..Link::default()
    };
    assert!(Cryptarithm::solve(&lab::instance::<Cryptarithm>(&largest).unwrap(), &mut ()).moves().is_empty());
}
