//! The dialogue, remark by remark, to be changed.

use yew::{Callback, Html, html};

use super::super::presets::CLASSIC;
use super::super::reading::people_of;
use super::super::talk::{self, ROUNDS, Remark, Says, Talk};
use crate::ui::Blanks;
use crate::ui::fields::pick;
use crate::ui::shape::{button, classes, shape};

/// A remark, and whether it is said at once with the one before.
type Line = (bool, Remark);

pub fn draw(blanks: &Blanks) -> Html {
    let draft = &blanks.draft;
    let people = people_of(draft);
    if people.is_empty() {
        return Html::default();
    }
    let letters: Vec<char> = people.iter().map(|person| person.letter).collect();
    // While it is being mended it stays a text, though it can be read by now.
    let mending = blanks.faults.iter().any(|fault| fault.key == "talk");
    let Some(talk) = talk::read(draft.get("talk"), &letters).ok().filter(|_| !mending) else {
        return as_text(blanks);
    };
    let lines = talk.lines();
    let mean = {
        let (edit, commit) = (blanks.edit.clone(), blanks.commit.clone());
        let letters = letters.clone();
        Callback::from(move |lines: Vec<Line>| {
            if let Some(talk) = Talk::of(&lines) {
                edit.emit(("talk", talk::write(&talk, &letters)));
                commit.emit(());
            }
        })
    };
    let names: Vec<(String, String)> =
        people.iter().enumerate().map(|(at, person)| (at.to_string(), person.name.clone())).collect();
    let rows = (0..lines.len()).map(|at| row(&lines, at, &names, &mean)).collect();
    let mut more = Vec::new();
    if talk.rounds().len() < ROUNDS {
        // Whoever did not speak last speaks next.
        let last = lines.last().map_or(0, |(_, remark)| usize::from(remark.who));
        let next = Remark { who: ((last + 1) % people.len()) as u8, says: Says::Unsure };
        more.push(button("pill pill--small", "Add a remark", adding(&lines, (false, next), &mean)));
    }
    shape("details", "edit").with(vec![
        shape("summary", "").saying("Change what they say"),
        shape("ol", "edit__rows").with(rows),
        shape("div", "edit__more").with(more),
    ])
}

/// What cannot be read as remarks stays as it was typed.
fn as_text(blanks: &Blanks) -> Html {
    let said = blanks.draft.get("talk").to_owned();
    shape("p", "edit__text").with(vec![
        shape("span", "").saying("They say "),
        blanks.long("talk", "What they say", said, CLASSIC),
    ])
}

fn adding(lines: &[Line], line: Line, mean: &Callback<Vec<Line>>) -> Callback<()> {
    let mut lines = lines.to_vec();
    lines.push(line);
    mean.reform(move |()| lines.clone())
}

/// What of a remark can be said, as a choice: its value and its words.
fn sayings(names: &[(String, String)], who: u8) -> Vec<(String, String)> {
    let mut all = vec![
        ("no".to_owned(), "does not know".to_owned()),
        ("yes".to_owned(), "knows".to_owned()),
        ("now".to_owned(), "now knows".to_owned()),
    ];
    for (whom, (_, name)) in names.iter().enumerate().filter(|(whom, _)| *whom != usize::from(who)) {
        all.push((format!("{whom}-no"), format!("knew that {name} could not know")));
        all.push((format!("{whom}-yes"), format!("knew that {name} could know")));
    }
    all
}

fn saying(says: Says) -> String {
    match says {
        Says::Unsure => "no".to_owned(),
        Says::Sure => "yes".to_owned(),
        Says::Now => "now".to_owned(),
        Says::Knew { whom, could } => format!("{whom}-{}", if could { "yes" } else { "no" }),
    }
}

fn said(saying: &str) -> Says {
    match saying {
        "yes" => Says::Sure,
        "now" => Says::Now,
        other => {
            match other.split_once('-').and_then(|(whom, could)| Some((whom.parse().ok()?, could == "yes"))) {
                Some((whom, could)) => Says::Knew { whom, could },
                None => Says::Unsure,
            }
        }
    }
}

fn row(lines: &[Line], at: usize, names: &[(String, String)], mean: &Callback<Vec<Line>>) -> Html {
    let (at_once, remark) = lines[at];
    let change = |change: fn(&mut Line, &str)| {
        let lines = lines.to_vec();
        mean.reform(move |value: String| {
            let mut lines = lines.clone();
            change(&mut lines[at], &value);
            lines
        })
    };
    let speaks = change(|(_, remark), who| {
        let who = who.parse().unwrap_or(0);
        // Nobody knew something of themselves.
        let own = matches!(remark.says, Says::Knew { whom, .. } if whom == who);
        let says = match remark.says {
            Says::Knew { could, .. } if own => Says::Knew { whom: remark.who, could },
            says => says,
        };
        *remark = Remark { who, says };
    });
    let says = change(|(_, remark), value| remark.says = said(value));
    let all = sayings(names, remark.who);
    let options = |all: &[(String, String)], now: &str, label, picked| {
        let all: Vec<(&str, &str)> =
            all.iter().map(|(value, shown)| (value.as_str(), shown.as_str())).collect();
        pick(label, &all, now, picked)
    };
    let mut parts = vec![
        options(names, &remark.who.to_string(), "Who speaks", speaks),
        options(&all, &saying(remark.says), "What is said", says),
    ];
    if at > 0 {
        let lines = lines.to_vec();
        let toggle = mean.reform(move |_: yew::Event| {
            let mut lines = lines.clone();
            lines[at].0 ^= true;
            lines
        });
        parts.push(html! {
            <label class="share__check"><input type="checkbox" checked={at_once} onchange={toggle} />{ "at once with the one above" }</label>
        });
    }
    if lines.len() > 1 {
        let mut rest = lines.to_vec();
        rest.remove(at);
        if let Some(first) = rest.first_mut() {
            first.0 = false;
        }
        let drop = mean.reform(move |()| rest.clone());
        parts.push(
            shape("button", "pill pill--small")
                .text_at("aria-label", format!("Leave out remark {}", at + 1))
                .pressed(drop)
                .saying("×"),
        );
    }
    shape("li", "")
        .keyed(at)
        .text_at("class", classes("edit__row", &[(at_once, "edit__row--once")]))
        .with(parts)
}
