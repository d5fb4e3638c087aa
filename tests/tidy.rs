//! The architecture, held: what must be absent from where.

// A test that cannot go on has failed.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use stepwise::puzzles::PUZZLES;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below a folder of the project, by its path in it.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if path.is_dir() && !["node_modules", "shots", "target"].contains(&name.as_str()) {
                folders.push(path);
            } else if name.ends_with(ending) && path.is_file() {
                found.push(path.strip_prefix(root()).unwrap().to_owned());
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "{folder} has no {ending}");
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

fn is_test(path: &Path) -> bool {
    path.iter().any(|part| part == "tests" || part == "tests.rs")
}

fn is_view(path: &Path) -> bool {
    path.iter().any(|part| part == "view" || part == "view.rs")
}

const BROWSER: [&str; 6] = ["yew", "gloo", "web_sys", "js_sys", "wasm_bindgen", "ui::"];

#[test]
fn the_engine_and_the_puzzles_name_no_browser() {
    let files = files("src/engine", ".rs").into_iter().chain(files("src/puzzles", ".rs"));
    for path in files.filter(|path| !is_view(path)) {
        // The one list names the page's types, behind the page's feature.
        if path == Path::new("src/puzzles/mod.rs") {
            continue;
        }
        for word in BROWSER {
            assert!(!read(&path).contains(word), "{} names {word}", path.display());
        }
    }
}

#[test]
fn the_engine_names_no_puzzle_outside_its_tests() {
    for path in files("src/engine", ".rs") {
        let text = read(&path);
        let code = text.split("#[cfg(test)]").next().unwrap();
        for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
            assert!(!line.contains("puzzles::") && !line.contains("jugs"), "{}: {line}", path.display());
        }
    }
}

#[test]
fn the_page_names_no_puzzle() {
    for path in files("src/ui", ".rs") {
        if !is_test(&path) {
            for info in PUZZLES {
                let name = info.slug.trim_end_matches('s');
                // What pictures are, by their type and their namespace, is no puzzle.
                let code = read(&path).replace("svg+xml", "").replace("xmlns", "");
                assert!(!code.contains(name), "{} names a puzzle: {name}", path.display());
            }
        }
    }
}

#[test]
fn nothing_unsafe_is_written_here() {
    for path in files("src", ".rs") {
        for line in read(&path).lines().filter(|line| line.contains("unsafe")) {
            // What cuts the program into labs is written by its macro, in the one list's own module.
            let allowed = path == Path::new("src/puzzles/mod.rs") && line.contains("#[allow(unsafe_code");
            assert!(allowed, "{}: {line}", path.display());
        }
    }
}

#[test]
fn the_native_library_has_no_browser_crate() {
    let manifest = read(Path::new("Cargo.toml"));
    for line in manifest.lines() {
        let browser = ["gloo =", "js-sys =", "wasm-bindgen =", "wasm-bindgen-futures =", "yew ="];
        if browser.iter().any(|name| line.starts_with(name)) {
            assert!(line.contains("optional = true"), "{line}");
        }
    }
    assert!(!manifest.contains("default ="), "no feature is on by default");
}

#[test]
fn solvers_build_no_sentences() {
    for path in files("src/puzzles", "solve.rs") {
        let text = read(&path);
        assert!(!text.contains(". ") || !text.contains("say:"), "{}", path.display());
        assert!(!text.contains("Words"), "{} builds words", path.display());
    }
}

#[test]
fn every_puzzle_has_the_same_rooms() {
    for folder in fs::read_dir(root().join("src/puzzles")).unwrap() {
        let folder = folder.unwrap().path();
        if folder.is_dir() {
            for room in ["mod.rs", "model.rs", "solve.rs", "explain.rs", "tests.rs"] {
                assert!(folder.join(room).is_file(), "{} has no {room}", folder.display());
            }
        }
    }
}

#[test]
fn files_are_small() {
    for path in files("src", ".rs").into_iter().filter(|path| !is_test(path)) {
        let lines = read(&path).lines().count();
        assert!(lines <= 400, "{} has {lines} lines", path.display());
    }
}

#[test]
fn nothing_a_person_gives_is_unwrapped() {
    for path in files("src", ".rs").into_iter().filter(|path| !is_test(path)) {
        let text = read(&path);
        let code = text.split("#[cfg(test)]").next().unwrap();
        // A comment's `unwrap` in an example is no code of ours.
        for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
            assert!(!line.contains(".unwrap()"), "{}: {line}", path.display());
            assert!(
                !line.contains("todo!") && !line.contains("unimplemented!"),
                "{}: {line}",
                path.display()
            );
        }
    }
}

#[test]
fn what_is_read_before_the_program_is_what_it_says_then() {
    let (before, after) = (read(Path::new("index.html")), read(Path::new("src/ui/web/home.rs")));
    let inside =
        |tag: &str, end: &str| before.split(tag).nth(1).unwrap().split(end).next().unwrap().to_owned();
    let spoken = after.replace("\\\n", " ").split_whitespace().collect::<Vec<_>>().join(" ");
    for text in [inside("<h1>", "</h1>"), inside("<p class=\"lead\">", "</p>")] {
        assert!(spoken.contains(&text), "{text}");
    }
}

#[test]
fn no_script_stands_in_the_page_and_the_policy_lets_none() {
    let page = read(Path::new("index.html"));
    let policy =
        page.split("Content-Security-Policy\" content=\"").nth(1).unwrap().split('"').next().unwrap();
    let scripts = policy.split("; ").find(|part| part.starts_with("script-src ")).unwrap();
    // A release has no nonce: it lets the development server alone add its script.
    assert_eq!(scripts, "script-src 'self' 'wasm-unsafe-eval' 'nonce-{{__TRUNK NONCE__}}'");
    assert!(policy.starts_with("default-src 'none';"));
    assert!(!policy.contains("http") && !policy.contains('*'), "a foreign host");
    for script in page.split("<script").skip(1) {
        assert!(script.split('>').nth(1).unwrap().starts_with("</script"), "an inline script");
    }
}

#[test]
fn colours_are_tokens() {
    for path in files("static/css", ".css") {
        if path.ends_with("tokens.css") {
            continue;
        }
        for line in read(&path).lines() {
            // A picture inside an address cannot use a token; shadows have no colour of their own.
            let line = line.split("url(").next().unwrap();
            assert!(!line.contains('#') || line.contains("#content"), "{}: {line}", path.display());
        }
    }
}

#[test]
fn the_workspace_is_nowhere_named() {
    let documents = ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "Makefile"];
    let all = ["src", "tests", "tools", "benches"].into_iter().flat_map(|folder| files(folder, ""));
    let words = ["/wo", "rk/"].concat();
    for path in all.chain(documents.iter().map(PathBuf::from)) {
        assert!(!read(&path).contains(&words), "{}", path.display());
    }
}

/// The classes that style sheets have rules for.
fn styled(sheet: &str) -> Vec<&str> {
    let begun = sheet.split('.').skip(1);
    begun
        .filter(|rest| rest.starts_with(|first: char| first.is_ascii_lowercase()))
        .map(|rest| {
            let end = rest.find(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '-' || sign == '_'));
            &rest[..end.unwrap_or(rest.len())]
        })
        .collect()
}

/// The classes that a view gives to what it draws: the texts where the makers of shapes take a class.
fn drawn(code: &str) -> Vec<&str> {
    const MAKERS: [&str; 7] = ["rect(", "line(", "ring(", "bead(", "words(", "rounded(", "classes("];
    let mut found = Vec::new();
    for (at, _) in code.match_indices('"') {
        let before = code[..at].trim_end();
        let shape = before.strip_suffix(',').and_then(|before| before.rsplit_once("shape(\"")).is_some_and(
            |(_, tag)| {
                tag.strip_suffix('"').is_some_and(|tag| tag.chars().all(|sign| sign.is_ascii_alphanumeric()))
            },
        );
        if shape || MAKERS.iter().any(|maker| before.ends_with(maker)) {
            found.extend(code[at + 1..].split('"').next().unwrap_or_default().split(' '));
        }
    }
    found
}

/// A lab's styles come with the lab alone, so another lab's are not there for it.
#[test]
fn no_lab_leans_on_the_styles_of_another() {
    let sheets: Vec<(PathBuf, String)> =
        files("static/css", ".css").into_iter().map(|path| (path.clone(), read(&path))).collect();
    let (labs, shared): (Vec<_>, Vec<_>) =
        sheets.iter().partition(|(path, _)| path.starts_with("static/css/labs"));
    let mut seen = 0;
    for (sheet, own) in &labs {
        let folder =
            format!("src/puzzles/{}", sheet.file_stem().unwrap().to_str().unwrap().replace('-', "_"));
        for path in files(&folder, ".rs").into_iter().filter(|path| is_view(path)) {
            for class in drawn(&read(&path)) {
                let has = |sheet: &str| styled(sheet).contains(&class);
                let here = has(own) || shared.iter().any(|(_, sheet)| has(sheet));
                let elsewhere = labs.iter().find(|(_, sheet)| has(sheet));
                assert!(
                    here || elsewhere.is_none(),
                    "{}: “{class}” is styled in {} alone",
                    path.display(),
                    elsewhere.unwrap().0.display()
                );
                seen += usize::from(here);
            }
        }
    }
    assert!(seen > 300, "{seen} classes were looked at");
}
