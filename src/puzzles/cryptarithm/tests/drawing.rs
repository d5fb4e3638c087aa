use super::super::layout::{CELL, Sheet, sheet};
use super::{ALL, posed};

fn signs(instance: &super::Instance) -> usize {
    instance.equations().iter().flat_map(|equation| equation.words()).map(Vec::len).sum()
}

fn inside(puzzle: &str, sheet: &Sheet) {
    let (wide, tall) = sheet.size;
    let near = |value: f64, most: f64| (-0.1..=most + 0.1).contains(&value);
    for glyph in &sheet.glyphs {
        assert!(near(glyph.at.0, wide) && near(glyph.at.1, tall), "{puzzle}: {glyph:?} of {:?}", sheet.size);
    }
    for (at, _) in &sheet.marks {
        assert!(near(at.0, wide) && near(at.1, tall), "{puzzle}");
    }
    let (w, h) = (CELL.0 * sheet.scale, CELL.1 * sheet.scale);
    for (at, one) in sheet.glyphs.iter().enumerate() {
        for other in &sheet.glyphs[at + 1..] {
            let apart = (one.at.0 - other.at.0).abs() >= w - 0.1 || (one.at.1 - other.at.1).abs() >= h - 0.1;
            assert!(apart, "{puzzle}: {one:?} lies on {other:?}");
        }
    }
}

#[test]
fn every_sign_has_a_place_of_its_own() {
    for puzzle in ALL {
        for wide in [360.0, 640.0] {
            let instance = posed(puzzle);
            let sheet = sheet(&instance, wide);
            inside(puzzle, &sheet);
            let partial = if puzzle.contains(";HI*T=AT") { 6 } else { 0 };
            assert_eq!(sheet.glyphs.len(), signs(&instance) - partial, "{puzzle}");
        }
    }
}

#[test]
fn a_column_holds_its_letters() {
    for puzzle in ["SEND+MORE=MONEY", "FORTY-TEN-TEN=SIXTY", "DONALD+GERALD=ROBERT"] {
        let instance = posed(puzzle);
        let sheet = sheet(&instance, 640.0);
        for ((sum, place), corner, size) in &sheet.bands {
            for glyph in &sheet.glyphs {
                let in_band = (corner.0..corner.0 + size.0).contains(&glyph.at.0);
                assert_eq!(in_band, glyph.place == (*sum, *place), "{puzzle} {place}");
            }
        }
    }
}

#[test]
fn very_many_numbers_are_set_small_and_the_same_together() {
    let many = format!("{}=MANY", ["AN", "ANY", "MAN", "MY", "NAY"].repeat(20).join("+"));
    let instance = posed(&many);
    let sheet = sheet(&instance, 640.0);
    inside("many", &sheet);
    assert_eq!(sheet.marks.iter().filter(|(_, mark)| mark == "20 ×").count(), 5);
    let words: Vec<String> =
        (0..80).map(|at| format!("A{}", ["B", "C", "D", "E"][at % 4].repeat(1 + at / 4))).collect();
    let different = posed(&format!("{}=F", words.join("+")));
    let sheet = super::super::layout::sheet(&different, 640.0);
    assert!(sheet.scale < 1.0);
    inside("different", &sheet);
}
