//! The words: of reading, of writing, and of answering.

pub mod asking;

use super::Xml;
use super::doc::{Element, Node, What};
use super::instance::Instance;
use super::model::{Move, State};
use super::query::known;
use super::query::write as lines;
use super::read::{Kind, Piece};
use super::reading::place;
use super::saying::{mend, short, wrong};
use super::source::{Side, Source};
use crate::engine::words::{capital, count, number};
use crate::engine::{AnswerOf, Step, Words};

/// The question as one sentence.
pub fn question(instance: &Instance) -> String {
    let main = instance.main();
    if let Some(program) = instance.program() {
        let text = lines::program(program);
        if let Some(name) = known::name(&text) {
            let asks = known::known(&name).map_or("", |known| known.asks);
            return format!("{} {asks}", capital(&name));
        }
        return match program.plain {
            true => format!("Which sub-terms are like {text}?"),
            false => format!("What comes of these lines? {}", text.replace('\n', "; ")),
        };
    }
    let what = if instance.taken().html { "HTML" } else { "XML" };
    match main.lead {
        Side::Xml => format!("What does this {what} say as a term?"),
        Side::Term => format!("What is this term as {what}?"),
    }
}

/// How it begins.
pub fn start(instance: &Instance) -> String {
    let main = instance.main();
    if let Some(program) = instance.program() {
        return match program.lines.len() as u64 {
            0 => "Nothing is asked yet".to_owned(),
            many => format!("The question, in {}", count(many, "line")),
        };
    }
    let (name, lines) = match main.lead {
        Side::Xml => ("The text", main.xml.text.lines().count()),
        Side::Term => ("The term", main.term.text.lines().count()),
    };
    format!("{name}, {}", count(lines as u64, "line"))
}

/// What is said of a step.
pub fn step(instance: &Instance, step: &Step<'_, Xml>) -> Words {
    let at = step.before.at as usize;
    if instance.program().is_some() {
        return asking::step(instance, at);
    }
    let main = instance.main();
    let Some(piece) = main.pieces.get(at) else {
        let counted = count(main.term.spans.len() as u64, "node");
        return Words {
            say: "It is read as a whole".to_owned(),
            why: format!("So long a document is not gone through piece by piece; it has {counted}."),
            after: closing(main),
        };
    };
    Words { say: say(main, piece), why: why(main, piece), after: after(main, at) }
}

/// The node a piece is about.
fn node<'a>(main: &'a Source, piece: &Piece) -> Option<&'a Node> {
    main.document.nodes().nth(piece.node as usize).map(|(node, _)| node)
}

fn tag(element: &Element) -> String {
    format!("<{}>", element.name)
}

fn source<'a>(main: &'a Source, piece: &Piece) -> &'a str {
    main.xml.text.get(piece.span.range()).unwrap_or_default()
}

/// What a piece is, in a few words.
fn say(main: &Source, piece: &Piece) -> String {
    let writing = main.lead == Side::Term;
    let found = node(main, piece);
    let name = || found.and_then(Node::element).map_or_else(String::new, tag);
    let said = |text: &str| format!("“{}”", short(text, 40));
    match &piece.kind {
        Kind::Signature => "The document’s declaration".to_owned(),
        Kind::Doctype(_) => match found.map(|node| &node.what) {
            Some(What::Doctype(name, _)) => format!("The document type, {name}"),
            _ => "The document type".to_owned(),
        },
        Kind::Open => format!("{} opens", name()),
        Kind::Empty => format!("{} opens and closes at once", name()),
        Kind::Close => format!("{} closes", name()),
        Kind::Text(_) => match found.map(|node| &node.what) {
            Some(What::Text(text)) if !text.trim().is_empty() => format!("Text: {}", said(text)),
            _ => "Blank space, as text".to_owned(),
        },
        Kind::Cdata => "CDATA".to_owned(),
        Kind::Comment => match found.map(|node| &node.what) {
            Some(What::Comment(text)) if !text.trim().is_empty() => format!("A comment: {}", said(text)),
            _ => "An empty comment".to_owned(),
        },
        Kind::Instructions => match found.map(|node| &node.what) {
            Some(What::Instructions(target, _)) => format!("An instruction for {target}"),
            _ => "An instruction".to_owned(),
        },
        Kind::Layout if writing => "A new line".to_owned(),
        Kind::Layout if source(main, piece).trim().is_empty() => "Blank space is left out".to_owned(),
        Kind::Layout => format!("{} is passed", said(source(main, piece))),
        Kind::Entity(name, _) => format!("The entity “{name}” is put in its place"),
        Kind::Unparsed => "The rest cannot be read".to_owned(),
        Kind::OutOfContext => "The text has ended, and an element is open".to_owned(),
    }
}

fn why(main: &Source, piece: &Piece) -> String {
    let found = node(main, piece);
    let writing = main.lead == Side::Term;
    let trouble = || {
        let slip = main.slip.as_ref();
        slip.map_or_else(String::new, |slip| {
            let place = place(&main.xml.text, slip.at);
            format!("At {place}: {}. {}", wrong(&main.xml.text, slip), mend(slip))
        })
    };
    match &piece.kind {
        Kind::Signature => "What it says is the first argument of xml/2.".to_owned(),
        Kind::Doctype(defined) => doctype(defined),
        Kind::Open | Kind::Empty => opening(found, piece.kind == Kind::Empty, writing),
        Kind::Close if writing => "All that the term’s element holds is written.".to_owned(),
        Kind::Close => {
            "Its end tag has the name of the element that was opened last and is still open.".to_owned()
        }
        Kind::Text(used) => text(used, writing),
        Kind::Cdata => {
            "What stands in CDATA is text as it is: no markup, no references. It ends at the first ]]>."
                .to_owned()
        }
        Kind::Comment => {
            "A comment ends at the first -->, whatever stands in it; stricter readers refuse -- within it."
                .to_owned()
        }
        Kind::Instructions => {
            "Its first word is the target, the rest is for the target to understand.".to_owned()
        }
        Kind::Layout if source(main, piece).trim().is_empty() => {
            "Nothing but blank space stands here between two tags, and “format” says to leave that out."
                .to_owned()
        }
        Kind::Layout => "It says nothing that the document could keep.".to_owned(),
        Kind::Entity(_, text) => {
            format!("It stands for “{}”, which is read on as if it stood here.", short(text, 60))
        }
        Kind::Unparsed => {
            format!(
                "{} All from here on is kept as it is, in unparsed/1, and the document is malformed/2.",
                trouble()
            )
        }
        Kind::OutOfContext => {
            format!("{} The element is kept with what it holds, and out_of_context/1 at its end.", trouble())
        }
    }
}

fn doctype(defined: &[(String, String)]) -> String {
    let mut out = "It becomes doctype/2, with where the type is defined.".to_owned();
    for (name, text) in defined.iter().take(6) {
        out += &format!(" From here on &{name}; stands for “{}”.", short(text, 50));
    }
    if defined.len() > 6 {
        out += &format!(" {} more are defined.", defined.len() - 6);
    }
    out
}

fn opening(found: Option<&Node>, empty: bool, writing: bool) -> String {
    let Some((node, element)) = found.and_then(|node| Some((node, node.element()?))) else {
        return "An element begins.".to_owned();
    };
    let mut out = match element.attributes.len() as u64 {
        0 if empty => "It has neither attributes nor content.".to_owned(),
        0 => "It has no attributes; what follows up to its end is its content.".to_owned(),
        many if empty => format!("It has {}, and no content.", count(many, "attribute")),
        many => format!("It has {}; what follows up to its end is its content.", count(many, "attribute")),
    };
    if let What::Namespace(address, prefix, _) = &node.what {
        out += &match (address.as_str(), prefix.as_str()) {
            ("", _) => " It is in no namespace, unlike what is around it: a namespace/3 without an address."
                .to_owned(),
            (_, "") => format!(
                " Its namespace is another than around it, {address}: that is namespace/3, around element/3."
            ),
            (_, prefix) => {
                format!(
                    " Its prefix {prefix} stands for {address}: that is namespace/3, around element/3 without the prefix."
                )
            }
        };
    }
    if writing && empty {
        out += " So its tag closes itself.";
    }
    out
}

fn text(used: &[(String, String)], writing: bool) -> String {
    if writing {
        return "&, < and > are written as references, and so is every character beyond ASCII.".to_owned();
    }
    let mut out =
        "Text goes on to the next < and becomes pcdata/1, with references in their place.".to_owned();
    for (name, text) in used.iter().take(4) {
        out += &format!(" &{name}; is “{}”.", short(text, 50));
    }
    out
}

/// Which elements are open after the piece at `at`.
fn after(main: &Source, at: usize) -> String {
    let last = at + 1 == main.pieces.len();
    if last {
        return closing(main);
    }
    let path = open(main, at);
    match path.len() {
        0 => "Nothing is open.".to_owned(),
        // Long ways are cut in the middle.
        1..=6 => format!("Open: {}.", path.join(" › ")),
        many => format!(
            "Open: {} › … › {}, {} in all.",
            path[0],
            path[many - 3..].join(" › "),
            number(many as u64)
        ),
    }
}

fn closing(main: &Source) -> String {
    match (main.malformed(), main.lead) {
        (true, _) => "The text has ended: malformed/2.".to_owned(),
        (false, Side::Xml) => "The text has ended, and nothing is open: xml/2.".to_owned(),
        (false, Side::Term) => "All of the term is written.".to_owned(),
    }
}

/// The names of the elements that are open after the piece at `at`.
pub fn open(main: &Source, at: usize) -> Vec<String> {
    let Some(piece) = main.pieces.get(at) else { return Vec::new() };
    let mut path = Vec::new();
    let mut depth = piece.depth;
    // Back to where each of them was opened.
    for earlier in main.pieces[..=at].iter().rev() {
        if depth == 0 {
            break;
        }
        if earlier.kind == Kind::Open && earlier.depth == depth {
            path.extend(node(main, earlier).and_then(Node::element).map(|element| element.name.clone()));
            depth -= 1;
        }
    }
    path.reverse();
    path
}

/// A move in a few words.
pub fn name_of(mv: &Move) -> String {
    match mv {
        Move::Signature => "It is the declaration",
        Move::Doctype => "It is the document type",
        Move::Open => "It opens an element",
        Move::Empty => "It opens and closes an element",
        Move::Close => "It closes an element",
        Move::Text => "It is text",
        Move::Cdata => "It is CDATA",
        Move::Comment => "It is a comment",
        Move::Instructions => "It is an instruction",
        Move::Layout => "It is left out",
        Move::Entity => "It stands for something else",
        Move::Unparsed => "It cannot be read",
        Move::OutOfContext => "It ends too early",
        Move::All => "Read it",
        Move::Found(_) => "This is like the pattern",
        Move::None => "Nothing is like the pattern",
        Move::Listed(many) => return format!("A list of {many}"),
        Move::Keep(true) => "The row is kept",
        Move::Keep(false) => "The row goes",
        Move::Name(true) => "It is the first",
        Move::Name(false) => "It is the other",
        Move::Sort => "Sort the rows",
        Move::Merge => "Make one of those alike",
        Move::Build => "Build it",
    }
    .to_owned()
}

/// Why a move is not what comes next.
pub fn refusal(instance: &Instance, state: &State, mv: Move, next: Move) -> String {
    if instance.program().is_some() {
        return asking::refusal(instance, state.at as usize, mv, next);
    }
    let main = instance.main();
    let Some(piece) = main.pieces.get(state.at as usize) else {
        return "the whole is read at once".to_owned();
    };
    let here = place(&main.xml.text, piece.span.from as usize);
    let start = short(source(main, piece), 16);
    match (mv, next) {
        (Move::Close, Move::Unparsed) => format!("at {here} something is wrong: {}", why(main, piece)),
        (Move::Text, Move::Layout) => format!("at {here} stands nothing but blank space"),
        (Move::Layout, Move::Text) => format!("at {here} stands text, or blank space that counts"),
        (Move::Unparsed, _) => format!("what begins at {here} can be read"),
        (_, Move::OutOfContext) => "the text has ended here".to_owned(),
        (Move::OutOfContext, _) => format!("the text goes on at {here}"),
        _ => format!("what begins at {here} with “{start}” is something else"),
    }
}

/// Where to look for the next move.
pub fn hint(instance: &Instance, mv: &Move) -> String {
    let at = instance.start().at as usize;
    if instance.program().is_some() {
        return asking::hint(instance, at);
    }
    let main = instance.main();
    let Some(piece) = main.pieces.get(at) else { return "Look at the whole document.".to_owned() };
    let here = place(&main.xml.text, piece.span.from as usize);
    match mv {
        Move::Close | Move::Unparsed => {
            let open = if at == 0 { Vec::new() } else { open(main, at - 1) };
            let open =
                open.last().map_or("no element is open".to_owned(), |name| format!("<{name}> is open"));
            format!("Look at {here}: {open}.")
        }
        Move::OutOfContext => "Look at what is still open at the end.".to_owned(),
        _ => format!("Look at {here}: what does it begin with?"),
    }
}

/// How a person stands.
pub fn standing(instance: &Instance, made: usize, rest: Option<&AnswerOf<Xml>>) -> (String, String) {
    let steps = count(made as u64, "step");
    if instance.main().misfit.is_some() {
        return ("This is no document".to_owned(), "Mend the term first.".to_owned());
    }
    match rest.map(|rest| rest.moves().len() as u64) {
        None | Some(0) => {
            ("All of it is done".to_owned(), format!("{}, each as it has to be.", capital(&steps)))
        }
        Some(left) => {
            let left = count(left, "step");
            ("Right so far".to_owned(), format!("{} made, {left} to go.", capital(&steps)))
        }
    }
}

/// A state in a few words.
pub fn describe(instance: &Instance, state: &State) -> String {
    let of = instance.plan().len();
    format!("{} of {}", number(u64::from(state.at)), count(of as u64, "step"))
}
