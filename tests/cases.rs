//! Instances that people asked about elsewhere, with their right answers: each
//! went wrong for somebody.

// A test that cannot go on has failed.
#![allow(clippy::unwrap_used)]

use serde_json::{Value, json};
use stepwise::engine::search::{Space, breadth_first};
use stepwise::engine::{Link, Puzzle, lab};
use stepwise::puzzles::coins::Coinage;
use stepwise::puzzles::cryptarithm::Cryptarithm;
use stepwise::puzzles::jugs::{Instance, Jugs, Move, State};
use stepwise::puzzles::mister_x::MisterX;
use stepwise::puzzles::river::River;
use stepwise::puzzles::seating::Seating;
use stepwise::puzzles::tracks::Tracks;
use stepwise::puzzles::tree::Trees;
use stepwise::puzzles::whodunit::Whodunit;

mod sums;

fn solve<P: Puzzle>(link: &str) -> Value {
    let link = Link::parse(link).unwrap();
    let document = lab::document::<P>(&link, &mut ()).unwrap();
    serde_json::to_value(document.data()).unwrap()
}

fn pours(link: &str) -> Value {
    let answer = solve::<Jugs>(link);
    if answer["verdict"] == "solved" {
        assert_eq!(answer["best"], true);
        assert_eq!(answer["facts"]["pours"], answer["steps"].as_array().unwrap().len());
    }
    if answer["verdict"] == "solved" { answer["facts"]["pours"].clone() } else { answer["verdict"].clone() }
}

#[test]
fn jugs_classic() {
    for (link, expected) in [
        ("jugs?sizes=4,3,8&start=0,0,8&goal=2,*,*&water=closed", json!(6)),
        ("jugs?sizes=3,7&goal=any:4", json!(2)),
        ("jugs?sizes=3,7&goal=any:2", json!(6)),
        ("jugs?sizes=2,5,10&goal=any:1", json!(4)),
        ("jugs?sizes=2,10&goal=any:1", json!("impossible")),
        ("jugs?sizes=8,5,3&start=8,0,0&goal=4,4,0&water=closed", json!(7)),
        ("jugs?sizes=12,8,5&start=12,0,0&goal=6,6,0&water=closed", json!(7)),
        ("jugs?sizes=5,3&goal=any:4", json!(6)),
    ] {
        assert_eq!(pours(link), expected, "{link}");
    }
}

#[test]
fn jugs_three_without_a_tap() {
    let classic = solve::<Jugs>("jugs?sizes=8,5,3&start=8,0,0&goal=4,4,0&water=closed");
    assert_eq!(classic["facts"]["states"], 16);
    assert!(classic["why"].as_str().unwrap().contains("Of the 24 ways"));
    assert_eq!(pours("jugs?sizes=8,5,3&start=8,0,0&goal=6,0,2&water=closed"), 4);
    let none = solve::<Jugs>("jugs?sizes=8,5,3&start=8,0,0&goal=4,2,2&water=closed");
    assert_eq!(none["verdict"], "impossible");
    assert_eq!(none["answer"]["reached"].as_array().unwrap().len(), 16);
    let parity = solve::<Jugs>("jugs?sizes=10,6,4&start=10,0,0&goal=5,5,0&water=closed");
    assert_eq!((&parity["verdict"], &parity["facts"]["states"]), (&json!("impossible"), &json!(10)));
    assert_eq!(parity["answer"]["reason"], "divisor");
}

#[test]
fn jugs_four_without_a_tap() {
    assert_eq!(pours("jugs?sizes=12,8,5,3&start=12,0,0,0&goal=6,6,0,0&water=closed"), 4);
}

#[test]
fn jugs_totals_that_shortcuts_get_wrong() {
    for link in
        ["jugs?sizes=3,5&goal=total:11", "jugs?sizes=6,7&goal=total:20", "jugs?sizes=6,9&goal=total:5"]
    {
        assert_eq!(pours(link), "impossible", "{link}");
    }
}

#[test]
fn jugs_believed_impossible() {
    assert_eq!(pours("jugs?sizes=34,5&goal=any:6"), 18);
    assert_eq!(pours("jugs?sizes=34,5&goal=total:6"), 17);
}

#[test]
fn jugs_equal_sizes() {
    let equal = solve::<Jugs>("jugs?sizes=4,4&goal=any:3");
    assert_eq!((&equal["verdict"], &equal["facts"]["states"]), (&json!("impossible"), &json!(4)));
}

#[test]
fn jugs_three_with_a_tap() {
    assert_eq!(pours("jugs?sizes=3,5,8&goal=2,*,*"), 4);
    assert_eq!(pours("jugs?sizes=3,5,8&goal=2,0,0"), 4);
}

/// “The first pour is given” counts that pour too.
#[test]
fn jugs_with_the_first_fill_given() {
    assert_eq!(pours("jugs?sizes=3,5&start=0,5&goal=any:1"), 6 - 1);
    assert_eq!(pours("jugs?sizes=2,3&start=2,0&goal=any:3"), 2 - 1);
}

/// Jugs under a further rule: some pours, or some states, are forbidden.
struct Ruled<'a> {
    instance: &'a Instance,
    pour: fn(&Move) -> bool,
    state: fn(&[u32]) -> bool,
}

impl Space for Ruled<'_> {
    type State = State;

    fn successors(&self, state: State, mut visit: impl FnMut(State, u64)) {
        for mv in Jugs::moves(self.instance, &state).into_iter().filter(self.pour) {
            let next = Jugs::apply(self.instance, &state, &mv).unwrap();
            if (self.state)(next.amounts(self.instance)) {
                visit(next, 1);
            }
        }
    }

    fn goal(&self, state: State) -> bool {
        Jugs::is_goal(self.instance, &state)
    }
}

fn ruled(link: &str, pour: fn(&Move) -> bool, state: fn(&[u32]) -> bool) -> (usize, u128) {
    let instance = lab::instance::<Jugs>(&Link::parse(link).unwrap()).unwrap();
    let space = Ruled { instance: &instance, pour, state };
    let search = breadth_first(&space, Jugs::start(&instance), usize::MAX, 0, &mut ());
    (search.path().unwrap().len() - 1, search.plans())
}

/// Five jugs in a ring 3-4-7-6-5, each pouring only to its neighbours.
#[test]
fn jugs_in_a_ring() {
    let link = "jugs?sizes=3,4,5,6,7&start=3,0,5,0,7&goal=3,3,3,3,3&water=closed";
    let ring = |mv: &Move| {
        let Move::Pour(from, to) = *mv else { return false };
        let around = [0usize, 1, 4, 3, 2];
        let at = |jug| around.iter().position(|at| *at == jug).unwrap();
        at(from).abs_diff(at(to)) % 3 == 1
    };
    assert_eq!(ruled(link, ring, |_| true), (11, 54));
    assert_eq!(pours(link), 5);
}

/// A rule some exercises add: never the second jug full with the first empty.
#[test]
fn jugs_with_a_forbidden_state() {
    let link = "jugs?sizes=3,5&start=0,5&goal=any:1";
    assert_eq!(ruled(link, |_| true, |have| have != [3, 0]).0, 8 - 1);
    assert_eq!(ruled(link, |_| true, |_| true).0, 6 - 1);
}

/// The fewest weighings, or the verdict.
fn weighings(link: &str) -> Value {
    let answer = solve::<Coinage>(link);
    if answer["verdict"] == "solved" {
        assert_eq!(answer["best"], true);
        assert_eq!(answer["facts"]["checked"], answer["facts"]["cases"]);
        answer["facts"]["weighings"].clone()
    } else {
        answer["verdict"].clone()
    }
}

#[test]
fn coins_asked_about_elsewhere() {
    for (link, expected) in [
        ("coins?n=12&weighings=3", json!(3)),
        ("coins?n=12&weighings=2", json!("impossible")),
        ("coins?n=14&weighings=3&tell=coin&genuine=1", json!(3)),
        ("coins?n=14&weighings=3&tell=coin", json!("impossible")),
        ("coins?n=14&weighings=3", json!("impossible")),
        ("coins?n=14&weighings=3&genuine=1", json!("impossible")),
        ("coins?n=12&weighings=3&none=yes", json!(3)),
        ("coins?n=13&weighings=3&none=yes", json!("impossible")),
        ("coins?n=13&weighings=3&none=yes&genuine=1", json!(3)),
        ("coins?n=1", json!("impossible")),
        ("coins?n=2", json!("impossible")),
        ("coins?n=1&genuine=1", json!(1)),
        ("coins?n=2&genuine=1", json!(2)),
        ("coins?n=8&weighings=2&fake=heavy", json!(2)),
        ("coins?n=9&weighings=2&fake=light", json!(2)),
        ("coins?n=10&weighings=2&fake=light", json!("impossible")),
        ("coins?n=27&weighings=3&fake=heavy", json!(3)),
        ("coins?n=8&weighings=2", json!("impossible")),
        ("coins?n=4&weighings=2&tell=coin", json!(2)),
        ("coins?n=5&weighings=2&tell=coin", json!("impossible")),
        ("coins?n=5&weighings=2&tell=coin&genuine=1", json!(2)),
        ("coins?n=8", json!(3)),
    ] {
        assert_eq!(weighings(link), expected, "{link}");
    }
}

#[test]
fn coins_twelve_as_data() {
    let answer = solve::<Coinage>("coins?n=12&weighings=3");
    let root = &answer["answer"]["procedure"];
    assert_eq!((&root["left"], &root["right"]), (&json!([1, 2, 3, 4]), &json!([5, 6, 7, 8])));
    assert_eq!(root["="]["="]["="], Value::Null, "the last balance cannot be level");
    // `<` means that the right pan is heavier: a case walked by weights alone.
    let (mut node, fake) = (root, 7);
    while node.get("left").is_some() {
        let on = |pan: &str| node[pan].as_array().unwrap().contains(&json!(fake));
        node = &node[if on("left") {
            "<"
        } else if on("right") {
            ">"
        } else {
            "="
        }];
    }
    assert_eq!(*node, json!({"coin": 7, "weight": "light"}));
}

/// Rows of seats, all taken: `n` rows of `n`.
fn square(n: usize) -> String {
    vec!["X".repeat(n); n].join("/")
}

#[test]
fn seatings_asked_about_elsewhere() {
    let corner = "X.X/XXX/XXX".replacen("X.X", ".XX", 1);
    for (room, groups, expected) in [
        (square(2), "2,1,1", "impossible"),
        (square(4), "4,4,4,4", "solved"),
        ("XXX/X.X/XXX".to_owned(), "2,2,2,2", "solved"),
        ("X.X/XXX/XXX".to_owned(), "2,2,2,2", "impossible"),
        (corner, "2,2,2,2", "impossible"),
        (square(5), "9,6,6,4", "solved"),
        (square(5), "10,5,5,5", "impossible"),
    ] {
        let answer = solve::<Seating>(&format!("seating?room={room}&groups={groups}"));
        assert_eq!(answer["verdict"], expected, "{room} {groups}");
    }
    // A quilt of seven by seven: too many to be counted, and one is shown all the same.
    let quilt = solve::<Seating>(&format!("seating?room={}&groups=7,6,6,6,6,6,6,6", square(7)));
    assert_eq!((&quilt["verdict"], &quilt["facts"]["families"]), (&json!("solved"), &Value::Null));
    // A quilt of ten by ten is larger than a room may be.
    let link = Link::parse(&format!("seating?room={}&groups=10", square(10))).unwrap();
    let faults = lab::instance::<Seating>(&link).unwrap_err();
    assert!(faults[0].message.contains("at most 8 rows and 8 columns"), "{}", faults[0]);
}

#[test]
fn the_pinwheel_as_data() {
    let link = "seating?room=.X..../.XXXXX/.XXXX./.XXXX./XXXXX./....X.\
                &groups=Norwegian:4,German:4,English:4,French:4,Spanish:4";
    let answer = solve::<Seating>(link);
    assert_eq!(
        answer["facts"],
        json!({"families": 29_870, "up_to_symmetry": 7544, "arrangements": 28_541_229_465_600u64})
    );
    let rows: Vec<&str> =
        answer["answer"]["room"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
    let letter = |row: i32, column: i32| {
        let row = rows.get(usize::try_from(row).ok()?)?;
        row.chars().nth(usize::try_from(column).ok()?).filter(|letter| *letter != '.')
    };
    // Read as a person would: four of each letter, and no letter beside itself.
    for group in "abcde".chars() {
        assert_eq!(rows.concat().chars().filter(|letter| *letter == group).count(), 4);
    }
    for (row, column) in (0..6).flat_map(|row| (0..6).map(move |column| (row, column))) {
        let around = (-1..=1)
            .flat_map(|down| (-1..=1).map(move |across| (down, across)))
            .filter(|step| *step != (0, 0));
        let mut around = around.map(|(down, across)| letter(row + down, column + across));
        assert!(
            letter(row, column).is_none() || around.all(|other| other != letter(row, column)),
            "{row} {column}"
        );
    }
    let states: Vec<&Value> =
        answer["steps"].as_array().unwrap().iter().map(|step| &step["state"]["room"]).collect();
    assert_eq!(states.len(), 20);
    assert_eq!(states[0], &json!([".a....", ".?????", ".????.", ".????.", "?????.", "....?."]));
    let large = solve::<Seating>(&format!("seating?room={}&groups={}", square(6), ["4"; 9].join(",")));
    assert_eq!(large["facts"]["families"], "4175421705026692326", "beyond 2^53: as text");
}

fn crossings(link: &str) -> Value {
    let answer = solve::<River>(link);
    match answer["verdict"].as_str() {
        Some("solved") => {
            assert_eq!(answer["best"], true);
            assert_eq!(answer["facts"]["crossings"], answer["steps"].as_array().unwrap().len());
            answer["facts"]["crossings"].clone()
        }
        _ => answer["verdict"].clone(),
    }
}

#[test]
fn rivers_asked_about_elsewhere() {
    let none = json!("impossible");
    for (link, expected) in [
        ("river?missionaries=3&cannibals=3", json!(11)),
        ("river?missionaries=5&cannibals=5&boat=3", json!(11)),
        ("river?missionaries=6&cannibals=6&boat=3", none.clone()),
        ("river?missionaries=3&cannibals=3&boat=1", none.clone()),
        ("river?missionaries=1&cannibals=1&boat=1", none.clone()),
        ("river?missionaries=3&cannibals=3&rowers=missionaries,cannibals:1", json!(13)),
        ("river?missionaries=3&cannibals=3&rowers=missionaries,cannibals:2", json!(11)),
        ("river?missionaries=3&cannibals=3&rowers=missionaries", none.clone()),
        ("river?couples=5&boat=3", json!(11)),
        ("river?couples=6&boat=3", none),
        ("river?couples=6&boat=4", json!(9)),
        ("river?couples=5&island=stop", json!(34)),
        ("river?missionaries=3&cannibals=3&safe=missionaries,left", json!(9)),
        ("river?couples=3&safe=left", json!(9)),
        ("river?couples=4&safe=left", json!(13)),
    ] {
        assert_eq!(crossings(link), expected, "{link}");
    }
}

#[test]
fn a_river_as_data() {
    let answer = solve::<River>("river?missionaries=3&cannibals=3");
    assert_eq!(
        answer["steps"][0]["state"],
        json!({ "left": { "missionaries": 2, "cannibals": 2 }, "right": { "missionaries": 1, "cannibals": 1 }, "boat": "right" })
    );
    assert_eq!(answer["facts"]["shortest"], 4);
    assert_eq!(answer["answer"]["crossings"][0]["load"], json!({ "missionaries": 1, "cannibals": 1 }));
    let cast = solve::<River>(
        "river?who=farmer,wolf,goat,cabbage&apart=wolf+goat/farmer,goat+cabbage/farmer&rowers=farmer",
    );
    assert_eq!(
        cast["steps"][0]["state"]["right"],
        json!({ "farmer": 1, "wolf": 0, "goat": 1, "cabbage": 0 })
    );
    let island = solve::<River>("river?couples=2&island=stop");
    assert!(island["steps"][0]["state"]["island"].is_object());
}

#[test]
fn a_tree_as_data() {
    let answer = solve::<Trees>("tree?phone=8689827");
    let visited = answer["answer"]["visited"].as_array().unwrap();
    assert_eq!(visited.len(), 5332);
    assert_eq!(visited[..3], [json!("8689827"), json!("T689827"), json!("TM89827")]);
    assert_eq!(answer["facts"]["nodes"], 5332);
    assert_eq!(answer["facts"]["widest"], 17);
    assert_eq!(answer["facts"]["deepest"], 7);
    let jugs = solve::<Trees>("tree?jugs=3,7&goal=2");
    assert_eq!(jugs["facts"]["levels_none"][6], 531_441);
}

/// How many solutions a puzzle has.
fn total(puzzle: &str) -> Value {
    let answer = solve::<Cryptarithm>(&format!("cryptarithm?puzzle={puzzle}"));
    assert_eq!(answer["facts"]["complete"], true, "{puzzle}");
    assert_eq!(answer["facts"]["unique"], answer["facts"]["total"] == 1, "{puzzle}");
    let verdict = if answer["facts"]["total"] == 0 { "impossible" } else { "solved" };
    assert_eq!(answer["verdict"], verdict, "{puzzle}");
    answer["facts"]["total"].clone()
}

/// The digits of the only solution, in the order of the letters given.
fn only(puzzle: &str, letters: &str) -> String {
    let answer = solve::<Cryptarithm>(&format!("cryptarithm?puzzle={puzzle}"));
    assert_eq!((&answer["facts"]["unique"], &answer["best"]), (&json!(true), &json!(true)), "{puzzle}");
    letters.chars().map(|letter| answer["answer"]["solutions"][0][letter.to_string()].to_string()).collect()
}

#[test]
fn cryptarithms_with_one_solution() {
    for (puzzle, letters, digits) in [
        ("SEND+MORE=MONEY", "SENDMORY", "95671082"),
        ("DONALD+GERALD=ROBERT", "DONALGERBT", "5264819730"),
        ("ДОНАЛД+ГЕРАЛД=РОБЕРТ", "ДОНАЛГЕРБТ", "5264819730"),
        ("A+A+A+A+A+A+A+A+A+A+A+B=BCC", "ABC", "910"),
        ("FIFTY+STATES=AMERICA", "FIFTYSAEMRC", "65682914073"),
        ("A+A+A=A;A+A=A", "A", "0"),
        ("NO*WAR=PEACE", "NOWARPEC", "53906481"),
        ("CINQ*SIX=TRENTE", "CINQSXTRE", "540912768"),
        ("CRAFT*OF=PROLOG", "CRAFTOPLG", "143285706"),
        ("HI*NT=FOOT;HI*T=AT;HI*N=FIN", "HINTFOA", "4682379"),
        ("УДАР+УДАР=ДРАКА", "УДАРК", "81265"),
        ("ВАГОН+ВАГОН=СОСТАВ", "ВАГОНСТ", "8567913"),
        ("КНИГА+КНИГА+КНИГА=НАУКА", "КНИГАУ", "283751"),
        (sums::HORSES, "AEFHILORST", "1058726349"),
        (sums::MOON, "SOMANYREHT", "3127648059"),
    ] {
        assert_eq!(only(puzzle, letters), digits, "{puzzle}");
    }
    assert_eq!(sums::HORSES.matches('+').count(), 198);
    assert_eq!(sums::MOON.matches('+').count(), 40);
}

#[test]
fn cryptarithms_with_none_or_several() {
    for (puzzle, count) in [
        ("ABC+DEF=GH", 0),
        ("ACA+DD=BD", 0),
        ("A=B", 0),
        ("AA+BB=AA", 0),
        ("CBA+CBA+CBA+CBA+CBA=EDD", 0),
        ("CAT*CAN=NATION", 0),
        ("AB+CD+EF+GH+IJ=KLM", 0),
        ("MOTHER+FATHER=PARENT", 2),
        ("ONE+THREE+FOUR=EIGHT", 22),
        ("SEVEN+THREE+TWO=TWELVE", 2),
        ("TO+GET=HER", 180),
        ("CAT*DOG=FIGHT", 16),
        ("IOWA*OHIO=FLORIDA", 2),
        ("HI*NT=FOOT", 28),
        ("КОШКА+КОШКА+КОШКА=СОБАКА", 2),
        ("SEND+MORE=MONEY&zeros=yes", 25),
    ] {
        assert_eq!(total(puzzle), count, "{puzzle}");
    }
    for (base, count) in (8..=16).zip([0, 0, 1, 3, 6, 10, 15, 21, 28]) {
        assert_eq!(total(&format!("SEND+MORE=MONEY&base={base}")), count, "base {base}");
    }
    let too_many = solve::<Cryptarithm>("cryptarithm?puzzle=AB+CD+EF+GH+IJ=KLM");
    assert!(too_many["why"].as_str().unwrap().contains("13 letters and only 10 digits"));
    let short = solve::<Cryptarithm>("cryptarithm?puzzle=ABC+DEF=GH");
    assert_eq!(short["headline"], "No solution: the result is too short");
}

#[test]
fn cryptarithms_whose_numbers_are_known() {
    let answer = solve::<Cryptarithm>("cryptarithm?puzzle=MOTHER+FATHER=PARENT");
    let text = |at: usize, letters: &str| -> String {
        letters
            .chars()
            .map(|letter| answer["answer"]["solutions"][at][letter.to_string()].to_string())
            .collect()
    };
    let mut mothers = [text(0, "MOTHER"), text(1, "MOTHER")];
    mothers.sort();
    assert_eq!(mothers, ["196753", "296753"]);
    assert_eq!([text(0, "PARENT"), text(1, "PARENT")], ["483506", "483506"]);
    let smallest = solve::<Cryptarithm>("cryptarithm?puzzle=TO+GET=HER");
    let all = smallest["answer"]["solutions"].as_array().unwrap();
    let to = |digits: &Value| 10 * digits["T"].as_u64().unwrap() + digits["O"].as_u64().unwrap();
    assert_eq!(all.iter().map(to).min(), Some(91));
}

#[test]
fn sums_and_products_asked_about_elsewhere() {
    for (link, pairs) in [
        ("mister-x", json!([[4, 13]])),
        ("mister-x?sum=100&distinct=yes", json!([[4, 13]])),
        ("mister-x?sum=100", json!([[4, 13]])),
        ("mister-x?sum=64&distinct=yes", json!([])),
        ("mister-x?sum=64", json!([])),
        ("mister-x?sum=65&distinct=yes", json!([[4, 13]])),
        ("mister-x?sum=65", json!([[4, 13]])),
        ("mister-x?sum=1684&distinct=yes", json!([[4, 13]])),
        ("mister-x?sum=1685&distinct=yes", json!([[4, 13], [4, 61]])),
        // The same with both bounds said.
        ("mister-x?high=1683&sum=1685&distinct=yes", json!([[4, 13], [4, 61]])),
        ("mister-x?low=3&high=97", json!([[13, 16]])),
        ("mister-x?low=1&sum=100", json!([[1, 4], [1, 8], [7, 8], [8, 11]])),
    ] {
        let answer = solve::<MisterX>(link);
        assert_eq!(answer["answer"]["pairs"], pairs, "{link}");
        let solved = pairs != json!([]);
        assert_eq!(answer["verdict"], if solved { "solved" } else { "impossible" }, "{link}");
        assert_eq!(answer["best"], solved, "{link}");
    }
    assert_eq!(solve::<MisterX>("mister-x")["facts"]["survivors"], json!([4851, 3076, 145, 86, 1]));
}

fn completions(link: &str) -> (Value, Value) {
    let answer = solve::<Tracks>(link);
    (answer["verdict"].clone(), answer["facts"]["completions"].clone())
}

#[test]
fn tournaments() {
    for many in 3..=6 {
        assert_eq!(completions(&format!("tracks?places={many}&meet=some")).0, "impossible", "{many}");
    }
    assert_eq!(completions("tracks?places=7"), (json!("solved"), json!(240)));
    assert_eq!(completions("tracks?places=7&meet=some"), (json!("solved"), json!(240)));
    assert_eq!(completions("tracks?places=11"), (json!("solved"), json!(725_760)));
    // i leads to i + 1, i + 2 and i + 4, all given, is one; with i + 3 in place of i + 4 each leads to three, and any
    // two do not share.
    let ring = |steps: [usize; 3]| {
        let name = |at: usize| char::from(b'A' + (at % 7) as u8);
        let tracks = (0..7).flat_map(|from| steps.map(|step| format!("{}{}", name(from), name(from + step))));
        format!("tracks?places=7&given={}", tracks.collect::<Vec<_>>().join(","))
    };
    assert_eq!(completions(&ring([1, 2, 4])), (json!("solved"), json!(1)));
    assert_eq!(completions(&ring([1, 2, 3])).0, "impossible");
    // Every size from seven on can be had.
    for many in 8..=13 {
        assert_eq!(completions(&format!("tracks?places={many}&meet=some")).0, "solved", "{many}");
    }
    for (many, threes) in [(7, false), (11, false), (19, true), (23, true)] {
        assert_eq!(solve::<Tracks>(&format!("tracks?places={many}"))["facts"]["threes"], threes, "{many}");
    }
}

fn worlds(link: &str) -> Vec<String> {
    let answer = solve::<Whodunit>(link);
    let names = |set: &Value| {
        set.as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect::<Vec<_>>().join(" ")
    };
    let worlds = answer["answer"]["worlds"].as_array().unwrap();
    assert_eq!(answer["facts"]["worlds"], worlds.len());
    worlds.iter().map(|world| format!("{} / {}", names(&world["culprits"]), names(&world["liars"]))).collect()
}

#[test]
fn whodunits() {
    let classic = solve::<Whodunit>("whodunit");
    assert_eq!(classic["answer"]["worlds"], json!([{ "culprits": ["B"], "liars": ["B"] }]));
    assert_eq!(classic["facts"]["unique"], true);
    let four = "whodunit?case=A:not_A;B:D;C:B;D:not_D&liars=";
    for (liars, right) in [
        (4, vec![]),
        (3, vec!["A / A B C"]),
        (2, vec!["C / B C", "D / C D"]),
        (1, vec!["B / B"]),
        (0, vec![]),
    ] {
        assert_eq!(worlds(&format!("{four}{liars}")), right, "{liars} lie");
    }
    let five = "whodunit?case=P:not_S_and_not_T;Q:not_R_and_P;R:T_implies_S;S:not_P_and_Q;T:not_Q_and_P&liars=guilty";
    assert_eq!(worlds(five), ["P S / P S"]);
    assert_eq!(worlds("whodunit?case=A:B_says_A_lies;B:B_says_A_lies&liars=knaves"), [" / A B"]);
    assert_eq!(worlds("whodunit?case=A:B_knave;B:A_like_C;C:&liars=knaves"), [" / A C", " / B C"]);
    assert_eq!(worlds("whodunit?case=A:all_knaves;B:exactly_one_knight;C:&liars=knaves"), [" / A C"]);
    let asked = "whodunit?case=A:B_like_C;B:;C:&liars=knaves&ask=C_says_A_like_B";
    assert_eq!(solve::<Whodunit>(asked)["facts"]["asked"], "yes");
    let aria = "whodunit?case=Aurora:Abigail_knight;Ethan:Abigail_knave_or_Aria_knave;Noah:Aria_knave;Aria:Aurora_knave_iff_Noah_knight;Abigail:Noah_knight&liars=knaves";
    assert_eq!(worlds(aria), [" / Aria"]);
    assert_eq!(
        worlds("whodunit?case=Zoey:Riley_fool;Riley:Zoey_sage_or_Riley_sage&liars=knaves"),
        [" / Zoey"]
    );
    assert_eq!(
        solve::<Whodunit>("whodunit?case=A:B_lies;B:C_lies;C:A_lies&liars=knaves")["verdict"],
        "impossible"
    );
}
