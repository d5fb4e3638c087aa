use super::*;
use crate::puzzles::whodunit::Certain;

#[test]
fn the_classic_is_b() {
    assert_eq!(told("whodunit"), ["B/B"]);
}

#[test]
fn four_suspects_by_how_many_tell_the_truth() {
    let link =
        |truthful: u8| format!("whodunit?case=A:A_innocent;B:D;C:B;D:D_innocent&liars={}", 4 - truthful);
    assert_eq!(told(&link(0)), [] as [&str; 0]);
    assert_eq!(told(&link(1)), ["A/ABC"]);
    assert_eq!(told(&link(2)), ["C/BC", "D/CD"]);
    assert_eq!(told(&link(3)), ["B/B"]);
    assert_eq!(told(&link(4)), [] as [&str; 0]);
}

#[test]
fn five_who_lie_if_guilty() {
    let link = crate::puzzles::whodunit::presets::INFO.presets[2].link;
    assert_eq!(told(link), ["PS/PS"]);
    let without: Vec<usize> =
        evidence(&instance(link)).without.iter().map(|(_, worlds)| worlds.len()).collect();
    assert_eq!(without, [2, 2, 2, 2, 3]);
}

#[test]
fn reported_speech() {
    assert_eq!(told("whodunit?case=A:B_says_A_lies;B:B_says_A_lies&liars=knaves"), ["/AB"]);
    assert_eq!(told("whodunit?case=A:B_says_I_lie;B:B_says_A_lies&liars=knaves").len(), 1);
}

#[test]
fn knights_and_knaves() {
    assert_eq!(told("whodunit?case=A:B_knave;B:A_like_C;C:&liars=knaves"), ["/AC", "/BC"]);
    assert_eq!(told("whodunit?case=A:all_knaves;B:exactly_one_knight;C:&liars=knaves"), ["/AC"]);
    let aria = crate::puzzles::whodunit::presets::INFO.presets[4].link;
    let five = instance(aria);
    let worlds = evidence(&five).worlds;
    assert_eq!(worlds.len(), 1);
    assert_eq!(crate::puzzles::whodunit::names::people(five.case(), worlds[0].liars), "Aria");
    assert_eq!(told("whodunit?case=Zoey:Riley_fool;Riley:Zoey_sage_or_Riley_sage&liars=knaves"), ["/Z"]);
    assert_eq!(told("whodunit?case=A:B_lies;B:C_lies;C:A_lies&liars=knaves"), [] as [&str; 0]);
}

#[test]
fn what_c_answers() {
    let link = "whodunit?case=A:B_like_C;B:;C:&liars=knaves&ask=C_says_A_like_B";
    assert_eq!(evidence(&instance(link)).asked, Some(Certain::Yes));
    assert_eq!(told(link).len(), 4);
}

/// Three kinds of people: always true, always false, and by turns; two rounds told by whom, one not. What they are is
/// told by facts, and what they say by what is sure.
#[test]
fn three_kinds_and_a_round_of_which_nobody_knows_who_said_what() {
    // A statement of each for the first and the third round, and three of whoever for the second.
    let first = ["Carl false", "Alex true", "Bert turn"];
    let third = ["Bert turn", "Carl false", "Alex true"];
    let second = ["exactly 1 true", "exactly 1 turn", "exactly 1 false"];
    let names = ["Alex", "Bert", "Carl"];
    let fits = |who: usize, said: [&str; 3]| {
        let name = names[who];
        let [one, two, three] = said;
        format!(
            "(({name} true implies ({one} and {two} and {three})) and ({name} false implies (not {one} and not {two} and not {three})) and \
             ({name} turn implies (({one} iff not {two}) and ({two} iff not {three}))))"
        )
    };
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let ways: Vec<String> = orders
        .iter()
        .map(|order| {
            let all: Vec<String> =
                (0..3).map(|who| fits(who, [first[who], second[order[who]], third[who]])).collect();
            format!("({})", all.join(" and "))
        })
        .collect();
    let each: Vec<String> =
        names.iter().map(|name| format!("{name} true or {name} false or {name} turn")).collect();
    let text = format!("Alex:;Bert:;Carl:;*:{};*:{};true/false/turn", each.join(","), ways.join(" or "));
    let case = crate::puzzles::whodunit::parse::case(&text, Liars::Exactly(0)).unwrap();
    let ask = |text: &str| {
        let ask = crate::puzzles::whodunit::saying::alone(text, &case).unwrap();
        evidence(&Instance::new(case.clone(), Some(ask))).asked
    };
    assert_eq!(ask("Alex false and Bert false and Carl turn"), Some(Certain::Yes));
}

/// Four people who all lie, in an order that is asked for; the thief among them is one of two, whatever was believed.
#[test]
fn an_order_of_four_liars_and_a_thief_who_is_not_settled() {
    let places = ["came first", "came second", "came third", "came last"];
    let one_each: Vec<String> = places.iter().map(|place| format!("exactly 1 {place}")).collect();
    let names = ["Ann", "Bob", "Carl", "Tom"];
    let somewhere: Vec<String> = names
        .iter()
        .map(|name| places.iter().map(|place| format!("{name} {place}")).collect::<Vec<_>>().join(" or "))
        .collect();
    let text = format!(
        "Ann:Bob innocent and (Bob came second or Bob came third or Bob came last),Carl came third;\
         Bob:Carl guilty or Tom came first,Tom came last;Carl:Carl guilty or Ann came second,Ann came last or Ann came first;\
         Tom:Bob guilty or Carl came first,Tom came third;*:{};*:{};{}",
        one_each.join(","),
        somewhere.join(","),
        places.join("/")
    );
    let case = crate::puzzles::whodunit::parse::case(&text, Liars::Exactly(4)).unwrap();
    let worlds = evidence(&Instance::new(case.clone(), None)).worlds;
    // By hand: neither Bob nor Carl can be the thief, or what Tom, or Bob and Carl, say first would be so.
    assert!(worlds.iter().all(|world| world.liars == 0b1111));
    let culprits: Vec<u16> = worlds.iter().map(|world| world.culprits).collect();
    assert!(culprits.len() > 1 && !super::super::solve::agree(&case, &worlds), "{culprits:?}");
}
