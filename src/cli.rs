//! The command line's whole behaviour, apart from the process around it.

use std::ffi::OsString;
use std::io::{Read, Write};
use std::process::ExitCode;

use crate::engine::link::LINK_LIMIT;
use crate::engine::{Data, Document, Fault, Info, Link, Preset, Puzzle, lab};
use crate::puzzles::{PUZZLES, Visitor, unknown, with};

/// What a run prints and how it ends.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// For standard output.
    pub out: String,
    /// For standard error.
    pub err: String,
    /// 0 solved, 1 impossible, 2 bad input, 3 too large.
    pub status: u8,
}

impl Outcome {
    fn bad(err: String) -> Self {
        Self { err, status: 2, ..Self::default() }
    }

    /// Writes it out. A reader that has gone away is no fault of ours.
    pub fn print(&self, out: &mut dyn Write, err: &mut dyn Write) -> ExitCode {
        let _ = out.write_all(self.out.as_bytes());
        let _ = err.write_all(self.err.as_bytes());
        ExitCode::from(self.status)
    }
}

enum Wish {
    Help,
    List { json: bool },
    Solve { link: OsString, json: bool },
}

/// Runs the command line with `args` (the program's name first).
pub fn run(args: impl IntoIterator<Item = OsString>, stdin: &mut dyn Read) -> Outcome {
    match read_args(args) {
        Ok(Wish::Help) => Outcome { out: help(), ..Outcome::default() },
        Ok(Wish::List { json }) => {
            Outcome { out: if json { to_json(&labs()) } else { list() }, ..Outcome::default() }
        }
        Ok(Wish::Solve { link, json }) => match read_link(&link, stdin) {
            Ok(text) => solve(&text, json, stdin),
            Err(why) => Outcome::bad(format!("stepwise: {why}\n")),
        },
        Err(why) => Outcome::bad(format!("stepwise: {why}\nTry: stepwise --help\n")),
    }
}

fn read_args(args: impl IntoIterator<Item = OsString>) -> Result<Wish, String> {
    use lexopt::Arg::{Long, Short, Value};
    let mut parser = lexopt::Parser::from_iter(args);
    let (mut link, mut json, mut list) = (None, false, false);
    while let Some(arg) = parser.next().map_err(|error| error.to_string())? {
        match arg {
            Long("help") | Short('h') => return Ok(Wish::Help),
            Long("list") => list = true,
            Long("json") => json = true,
            Value(value) if link.is_none() => link = Some(value),
            Value(_) => return Err("one link at a time; quote it, since it has & in it".to_owned()),
            other => return Err(other.unexpected().to_string()),
        }
    }
    if list {
        return Ok(Wish::List { json });
    }
    let link = link.ok_or("no link given, such as 'jugs?sizes=3,7&goal=any:2'")?;
    Ok(Wish::Solve { link, json })
}

fn read_link(given: &OsString, stdin: &mut dyn Read) -> Result<String, String> {
    if given != "-" {
        return given.to_str().map(str::to_owned).ok_or_else(|| "the link is not UTF-8 text".to_owned());
    }
    let mut text = String::new();
    // One byte more than a link may have: enough to be refused by its length.
    let most = LINK_LIMIT as u64 + 1;
    stdin
        .take(most)
        .read_to_string(&mut text)
        .map_err(|error| format!("standard input cannot be read: {error}"))?;
    Ok(text)
}

fn solve(text: &str, json: bool, stdin: &mut dyn Read) -> Outcome {
    let link = match Link::parse(text) {
        Ok(link) => link,
        Err(faults) => return refuse(&faults),
    };
    let slug = link.slug.clone();
    let given = match read_value(&link, stdin) {
        Ok(given) => given,
        Err(fault) => return refuse(&[fault]),
    };
    match with(&slug, Solve { link, given }) {
        Some(Ok(document)) => Outcome {
            status: match document.verdict() {
                "solved" => 0,
                "impossible" => 1,
                _ => 3,
            },
            out: if json { to_json(&document.data()) } else { document.text() },
            err: String::new(),
        },
        Some(Err(faults)) => refuse(&faults),
        None => refuse(&[unknown(&slug)]),
    }
}

/// The most that is read for one key, in bytes. Labs have their own limits below it.
const VALUE_LIMIT: u64 = 1 << 28;

/// What standard input has for the key whose value is `-`: which of the values that is, and the bytes.
fn read_value(link: &Link, stdin: &mut dyn Read) -> Result<Option<(usize, Vec<u8>)>, Fault> {
    let mut dashes = link.values.iter().enumerate().filter(|(_, (_, value))| value == "-");
    let Some((at, (key, _))) = dashes.next() else { return Ok(None) };
    if let Some((_, (key, _))) = dashes.next() {
        return Err(Fault::new(key, "standard input is read for one key only"));
    }
    let mut bytes = Vec::new();
    stdin
        .take(VALUE_LIMIT)
        .read_to_end(&mut bytes)
        .map_err(|error| Fault::new(key, format!("standard input cannot be read: {error}")))?;
    Ok(Some((at, bytes)))
}

/// Solves what a link asks, with what standard input has for one of its values.
struct Solve {
    link: Link,
    given: Option<(usize, Vec<u8>)>,
}

impl Visitor for Solve {
    type Out = Result<Document, Vec<Fault>>;

    fn visit<P: Puzzle>(mut self) -> Self::Out {
        if let Some((at, bytes)) = self.given {
            let (key, value) = &mut self.link.values[at];
            *value = P::text(bytes).map_err(|why| vec![Fault::new(key.as_str(), why)])?;
        }
        lab::document::<P>(&self.link, &mut ())
    }
}

fn to_json(data: &Data) -> String {
    // Text keys and whole numbers: nothing in it can fail to be written.
    serde_json::to_string_pretty(data).unwrap_or_default() + "\n"
}

fn refuse(faults: &[Fault]) -> Outcome {
    Outcome::bad(faults.iter().map(|fault| format!("stepwise: {fault}\n")).collect())
}

fn list() -> String {
    let line = |info: &&Info| format!("{:<12} {}\n", info.slug, info.name);
    PUZZLES.iter().map(line).collect()
}

/// What a page that lists the labs has to know.
fn labs() -> Data {
    let text = |text: &str| Data::Text(text.to_owned());
    let preset = |preset: &Preset| Data::Map(vec![("name", text(preset.name)), ("link", text(preset.link))]);
    let lab = |info: &&Info| {
        Data::Map(vec![
            ("slug", text(info.slug)),
            ("name", text(info.name)),
            ("question", text(info.question)),
            ("presets", Data::List(info.presets.iter().map(preset).collect())),
        ])
    };
    Data::List(PUZZLES.iter().map(lab).collect())
}

fn help() -> String {
    let mut out = "Classic logic puzzles, solved one reasoned step at a time.\n\n\
        usage: stepwise [--json] LINK   solve a puzzle; - reads the link from standard input,\n       \
                                 key=- in it what the key says\n       \
        stepwise [--json] --list name the labs\n\n\
        exit status: 0 solved, 1 impossible, 2 bad input, 3 too large\n"
        .to_owned();
    for info in PUZZLES {
        out += &format!("\n{}: {}\n", info.slug, info.name);
        for key in info.keys {
            out += &format!("  {:<8} {}\n", key.name, key.help);
        }
        for preset in info.presets.iter().take(1) {
            out += &format!("  such as  stepwise '{}'\n", preset.link);
        }
        out += &format!("  limits   {}\n", info.limits);
    }
    out
}
