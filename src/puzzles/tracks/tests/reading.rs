use super::*;

fn link(text: &str) -> String {
    instance(text).draft().link().to_string()
}

fn fault(text: &str) -> String {
    let faults = lab::instance::<Tracks>(&Link::parse(text).unwrap()).unwrap_err();
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

#[test]
fn many_ways_to_write_it() {
    assert_eq!(link("tracks?places=7"), "tracks?places=ABCDEFG");
    assert_eq!(
        link("tracks?places=S U O T N P Q&given=SU SO; S→T, s>o"),
        "tracks?places=SUOTNPQ&given=SU,SO,ST"
    );
    assert_eq!(
        link(
            "tracks?places=Zoo, Fair,  Big  Wheel,Lake&given=zoo->Fair,Fair - Lake, Lake → big wheel&meet=some"
        ),
        "tracks?places=Zoo,Fair,Big%20Wheel,Lake&given=Zoo-Fair,Fair-Lake,Lake-Big%20Wheel&meet=some"
    );
    assert_eq!(link("tracks?places=ЖЗИЙКЛМ&given=жз"), "tracks?places=ЖЗИЙКЛМ&given=ЖЗ");
    assert_eq!(link("tracks?places=123"), "tracks?places=123", "three places, not so many");
}

#[test]
fn faults_say_what_is_allowed() {
    for (text, said) in [
        ("tracks?places=", "no place is named"),
        ("tracks?places=2", "3 to 23 places; “2” is not so many"),
        ("tracks?places=AB", "2 places are named; there can be 3 to 23"),
        ("tracks?places=24", "3 to 23 places; “24” is not so many"),
        ("tracks?places=ABCDEFGHIJKLMNOPQRSTUVWX", "24 places are named"),
        ("tracks?places=ABCA", "“A” is there twice"),
        ("tracks?places=AB*C", "“*” cannot be in the name"),
        ("tracks?places=ABC&given=AD", "“D” in “AD” is not one of the places"),
        ("tracks?places=ABC&given=AA", "leads from a place to itself"),
        ("tracks?places=ABC&given=ABC", "“ABC” is not a track"),
        ("tracks?places=ABC&given=AB,BA", "tracks are given both ways"),
        ("tracks?places=ABC&meet=many", "“many” is neither equal nor some"),
        ("tracks?places=AB*C&meet=x", "meet: "),
    ] {
        assert!(fault(text).contains(said), "{text}: {}", fault(text));
    }
}

#[test]
fn a_table_of_meeting_places() {
    let instance = instance("tracks?places=ABCDEFG&given=AB,CB,AD,CD");
    let table = Tracks::table(&instance, &Tracks::start(&instance));
    assert_eq!(table.lines().next(), Some(",A,B,C,D,E,F,G"));
    assert_eq!(table.lines().nth(1), Some("A,—,,B D,,,,"));
}
