//! The case to be changed: line by line, and as one text. Both are the same draft.

use yew::{Callback, Html};

use super::super::reading::{lines, speaks};
use super::super::write::linked;
use crate::ui::fields::area;
use crate::ui::shape::{button, shape};
use crate::ui::{Blanks, toggle};

const ID: &str = "whodunit-editor";

/// The blank that opens the editor.
pub fn opener(many: String) -> Html {
    shape("button", "blank blank--opens")
        .text_at("aria-controls", ID)
        .text_at("aria-label", format!("{many}: change what they say"))
        .pressed(Callback::from(|()| toggle(ID)))
        .saying(many)
}

pub fn draw(blanks: &Blanks) -> Html {
    let typed = blanks.draft.get("case") != blanks.opened.get("case");
    let all = lines(blanks.draft.get("case"), typed);
    let rows = (0..all.len()).map(|at| row(blanks, &all, at)).collect();
    let adding = |name: &'static str, line: &'static str| {
        let mut all = all.clone();
        let (line, at) = match line {
            "" => (format!("{}:", fresh(&all)), all.iter().take_while(|line| speaks(line)).count()),
            line => (line.to_owned(), all.len()),
        };
        all.insert(at, line);
        button("pill pill--small", name, means(blanks, all))
    };
    let text = {
        let edit = blanks.edit.clone();
        Callback::from(move |text: String| {
            let lines: Vec<String> = text.split('\n').map(linked).collect();
            edit.emit(("case", lines.join(";")));
        })
    };
    let same = Callback::from(|value: String| linked(&value));
    let asked = super::super::write::spaced(blanks.draft.get("ask"));
    shape("details", "editor lines").text_at("id", ID).with(vec![
        shape("summary", "").saying("Change what they say"),
        shape("ol", "lines__rows").with(rows),
        shape("p", "editor__row").with(vec![
            adding("Add a suspect", ""),
            adding("Add what excludes what", "was here/was away"),
            adding("Add what is sure", "*:"),
        ]),
        shape("p", "lines__ask").with(vec![
            shape("span", "").saying("Is it certain that "),
            blanks.typed("ask", "What is asked besides", asked, "nothing is asked", same),
            shape("span", "").saying("?"),
        ]),
        shape("p", "eyebrow").saying(
            "Of a suspect can be said: guilty, innocent, truthful, lies, or any fact that stands in a line with slashes. \
             Joined by: not, and, or, if … then, iff; exactly 2 lie, at least 1 guilty, all lie, none innocent; A like B; \
             A says (B lies). A comma parts one statement from the next.",
        ),
        area("The same as one text, a line each", all.join("\n"), "A: B lies", text),
    ])
}

/// A name that nobody has.
fn fresh(all: &[String]) -> String {
    let taken = |letter: &char| {
        all.iter().any(|line| line.split(':').next().is_some_and(|name| name.trim() == letter.to_string()))
    };
    ('A'..='Z').filter(|letter| *letter != 'I').find(|letter| !taken(letter)).unwrap_or('Z').to_string()
}

/// What means these lines at once.
fn means(blanks: &Blanks, all: Vec<String>) -> Callback<()> {
    let (edit, commit) = (blanks.edit.clone(), blanks.commit.clone());
    let text = all.iter().map(|line| linked(line)).collect::<Vec<_>>().join(";");
    Callback::from(move |()| {
        edit.emit(("case", text.clone()));
        commit.emit(());
    })
}

/// A line: who speaks and what is said, or what excludes what.
fn row(blanks: &Blanks, all: &[String], at: usize) -> Html {
    let with = |change: fn(&str, &str) -> String| {
        let all = all.to_vec();
        Callback::from(move |typed: String| {
            let mut all = all.clone();
            all[at] = change(&all[at], &typed);
            all.iter().map(|line| linked(line)).collect::<Vec<_>>().join(";")
        })
    };
    // What is typed is not trimmed: the next word comes after a space.
    let (name, says) = all[at].split_once(':').unwrap_or(("", all[at].as_str()));
    let says = says.strip_prefix(' ').unwrap_or(says);
    let parts = if all[at].contains(':') {
        let sure = name.trim() == "*";
        let who = if sure {
            shape("span", "").saying("It is sure that ")
        } else {
            let rename = with(|line, typed| {
                let says = line.split_once(':').map_or("", |(_, says)| says);
                format!("{}:{says}", clean(typed))
            });
            blanks.typed("case", "Who speaks", name.to_owned(), "A", rename)
        };
        let say = with(|line, typed| {
            let name = line.split_once(':').map_or("", |(name, _)| name);
            format!("{name}: {}", clean(typed))
        });
        let label = if sure { "What is sure" } else { "What is said" };
        let between = if sure { "" } else { " says: " };
        vec![
            who,
            shape("span", "").saying(between),
            blanks.long_as("case", label, says.to_owned(), "nothing", say),
        ]
    } else {
        let exclude = with(|_, typed| clean(typed));
        vec![
            shape("span", "").saying("Nobody both "),
            blanks.long_as("case", "What excludes what", says.to_owned(), "was here/was away", exclude),
        ]
    };
    let mut rest = all.to_vec();
    rest.remove(at);
    let drop = shape("button", "pill pill--small")
        .text_at("aria-label", format!("Leave out line {}", at + 1))
        .pressed(means(blanks, rest))
        .saying("×");
    let mut parts = parts;
    parts.push(drop);
    shape("li", "lines__row").keyed(at).with(parts)
}

/// What is typed into one line stays one.
fn clean(typed: &str) -> String {
    typed.chars().filter(|sign| !matches!(sign, ';' | '\n' | ':')).collect()
}
