//! The verdict and the proof, and both as data.

use super::Xml;
use super::explain::asking;
use super::instance::Instance;
use super::model::State;
use super::query::run::Run;
use super::query::{Program, write};
use super::reading::{line_and_column, place};
use super::saying::{self, mend, short, whole, wrong};
use super::source::{Side, written};
use super::term::print::{Strings, term};
use crate::engine::words::{capital, count, list, number, plural};
use crate::engine::{Answer, AnswerOf, Data};

/// How many of a kind, in words.
fn kinds(instance: &Instance) -> Vec<String> {
    let singular = |name: &str| match name {
        "pcdata" => ("text".to_owned(), "texts".to_owned()),
        "cdata" => ("CDATA".to_owned(), "CDATA".to_owned()),
        name => (name.trim_end_matches('s').to_owned(), name.to_owned()),
    };
    let all = instance.main().document.counts();
    let some = all.iter().filter(|(name, many)| *many > 0 && !matches!(*name, "unparsed" | "out_of_context"));
    some.map(|(name, many)| {
        let (one, several) = singular(name);
        plural(*many as u32, &one, &several)
    })
    .collect()
}

/// The verdict.
pub fn headline(instance: &Instance, answer: &AnswerOf<Xml>) -> String {
    let main = instance.main();
    if let Answer::TooLarge { limit, .. } = answer {
        return saying::too_much(limit);
    }
    match (instance.answered(), instance.program()) {
        (Some(run), Some(program)) if main.misfit.is_none() => asked(instance, program, run),
        _ => read(instance),
    }
}

/// What the document is, whatever is asked of it.
pub fn read(instance: &Instance) -> String {
    let main = instance.main();
    if let Some(misfit) = &main.misfit {
        return format!("No document: {}", misfit.why);
    }
    match (&main.slip, main.lead) {
        (Some(slip), _) => format!("Malformed, {}", whole(&main.xml.text, slip)),
        (None, Side::Term) if main.malformed() => "Written, with what could not be read as CDATA".to_owned(),
        _ => {
            let kinds = kinds(instance);
            let what = match (instance.taken().html, main.lead) {
                (true, Side::Xml) => "HTML",
                (_, Side::Xml) => "Well formed",
                (_, Side::Term) => "Written",
            };
            if kinds.is_empty() {
                format!("{what}: nothing in it")
            } else {
                format!("{what}: {}", list(&kinds))
            }
        }
    }
}

/// What came of asking.
pub fn asked(instance: &Instance, program: &Program, run: &Run) -> String {
    if let Some(Err(misfit)) = instance.result() {
        return format!("What is built is no document: {}", misfit.why);
    }
    let rows = run.tables.last().map_or(0, |table| table.len());
    match (run.built.len(), program.plain, &program.into) {
        (0, true, None) => alike(rows as u64),
        (0, _, None) if program.builds() => "Nothing is built".to_owned(),
        (0, _, None) => format!("{} of bindings", count(rows as u64, "row")),
        (many, _, None) => format!("{} built", plural(many as u32, "term", "terms")),
        (many, _, Some(name)) => format!("<{name}> with {} built", plural(many as u32, "term", "terms")),
    }
}

/// How many sub-terms are like a pattern.
pub fn alike(many: u64) -> String {
    match many {
        0 => "Nothing is like the pattern".to_owned(),
        1 => "1 sub-term is like the pattern".to_owned(),
        many => format!("{} sub-terms are like the pattern", number(many)),
    }
}

/// The proof, a paragraph each.
pub fn proof(instance: &Instance, answer: &AnswerOf<Xml>) -> Vec<String> {
    let main = instance.main();
    if let Answer::TooLarge { need, limit } = answer {
        return vec![format!("It needs {need}; the limit is {limit}.")];
    }
    if let Some(misfit) = &main.misfit {
        let around = saying::around(misfit).unwrap_or_else(|| "It stands within no element.".to_owned());
        return vec![
            format!(
                "{}, at {} of the term.",
                short(&term(&misfit.part, Strings::Quoted), 120),
                place(&main.term.text, misfit.span.from as usize)
            ),
            format!("{}.", capital(&misfit.why)),
            around,
            "XML is written only of terms that are well-formed documents, so that it says nothing else than the term."
                .to_owned(),
        ];
    }
    let mut out = Vec::new();
    if let Some(run) = instance.answered() {
        out.push(format!(
            "Every line was answered for every row of the table before it, {} in all; within a term all its sub-terms \
             were compared with the pattern, in the order of the document.",
            count(run.steps.len() as u64, "step")
        ));
        if let Some(Err(misfit)) = instance.result() {
            let part = short(&term(&misfit.part, Strings::Quoted), 120);
            let around = if misfit.around.is_empty() {
                String::new()
            } else {
                format!(", within {}", misfit.around.join(" › "))
            };
            out.push(format!("{part}{around}: {}.", misfit.why));
        }
    }
    match &main.slip {
        Some(slip) => {
            out.push(format!(
                "The text is malformed, since at {} {}. {}",
                place(&main.xml.text, slip.at),
                wrong(&main.xml.text, slip),
                mend(slip)
            ));
            out.push(
                "All before that is read and kept; what is from there on is kept as it is, or the element that is never \
                 closed is marked."
                    .to_owned(),
            );
        }
        None if main.lead == Side::Xml => {
            out.push("Every part of the text has become a node, or is blank space between tags; every element that was opened is closed by a tag of its name, the latest first.".to_owned());
        }
        None => out.push(
            "Every node of the term is written, and what is written reads as that term again.".to_owned(),
        ),
    }
    if !main.malformed() {
        out.push(
            "The term, read as a term, is this document; and so is what is written of it, read again."
                .to_owned(),
        );
    }
    out
}

/// A state as data: where it is, and what is open or how many rows there are.
pub fn state_data(instance: &Instance, state: &State) -> Data {
    let main = instance.main();
    let done = (state.at as usize).checked_sub(1);
    if let Some(run) = instance.answered() {
        let step = done.and_then(|at| run.steps.get(at));
        let figure = |figure: Option<usize>| Data::Number(figure.unwrap_or(0) as u64);
        return Data::Map(vec![
            ("line", figure(step.map(|step| step.line + 1))),
            ("rows", figure(step.map(|step| step.rows))),
            ("built", figure(step.map(|step| step.built))),
        ]);
    }
    let piece = done.and_then(|at| main.pieces.get(at));
    let (line, column) = line_and_column(&main.xml.text, piece.map_or(0, |piece| piece.span.to as usize));
    let open = done.map_or_else(Vec::new, |at| super::explain::open(main, at));
    Data::Map(vec![
        ("line", Data::Number(line as u64)),
        ("column", Data::Number(column as u64)),
        ("open", Data::List(open.into_iter().map(Data::Text).collect())),
    ])
}

/// The answer as data.
pub fn answer_data(instance: &Instance, _: &AnswerOf<Xml>) -> Data {
    let main = instance.main();
    let mut out = Vec::new();
    if let Some(misfit) = &main.misfit {
        out.push(("fault", Data::Text(misfit.why.clone())));
        out.push(("part", Data::Text(term(&misfit.part, Strings::Quoted))));
        out.push(("within", Data::List(misfit.around.iter().cloned().map(Data::Text).collect())));
        return Data::Map(out);
    }
    match main.lead {
        Side::Xml => out.push(("term", Data::Text(main.term.text.clone()))),
        Side::Term => out.push(("xml", Data::Text(main.xml.text.clone()))),
    }
    out.push(("malformed", Data::Bool(main.malformed())));
    if let Some(slip) = &main.slip {
        let (line, column) = line_and_column(&main.xml.text, slip.at);
        out.push(("line", Data::Number(line as u64)));
        out.push(("column", Data::Number(column as u64)));
        out.push(("fault", Data::Text(wrong(&main.xml.text, slip))));
    }
    if let Some(run) = instance.answered() {
        match instance.result() {
            Some(Ok(document)) => {
                out.push(("result", Data::Text(written(document, &Default::default()).text)));
            }
            Some(Err(misfit)) => out.push(("fault", Data::Text(misfit.why.clone()))),
            None => {}
        }
        if run.built.is_empty() {
            let rows = run.tables.last().map_or(&[][..], |table| &table[..]);
            let cell = |(name, value): &(super::query::Name, super::term::Term)| {
                (name.to_string(), Data::Text(term(value, Strings::Quoted)))
            };
            let row = |row: &super::query::run::Row| Data::Named(row.bindings.iter().map(cell).collect());
            out.push(("bindings", Data::List(rows.iter().map(row).collect())));
        }
    }
    Data::Map(out)
}

/// The named figures.
pub fn facts(instance: &Instance) -> Vec<(&'static str, Data)> {
    let mut out: Vec<_> = instance
        .main()
        .document
        .counts()
        .into_iter()
        .map(|(name, many)| (name, Data::Number(many)))
        .collect();
    if let Some(run) = instance.answered() {
        let rows = run.tables.last().map_or(0, |table| table.len());
        out.push(("rows", Data::Number(rows as u64)));
        out.push(("built", Data::Number(run.built.len() as u64)));
    }
    out
}

/// What belongs to an answer besides: the other text, or what was built.
pub fn appendix(instance: &Instance) -> Option<String> {
    let main = instance.main();
    if main.misfit.is_some() {
        return None;
    }
    if let Some(program) = instance.program() {
        let mut out = write::program(program) + "\n";
        if let Some(Ok(document)) = instance.result() {
            out += &format!("\n{}", written(document, &Default::default()).text);
        } else if let Some(table) = instance.answered().and_then(|run| run.tables.last()) {
            let columns = asking::columns(table);
            for row in table.iter() {
                let cells: Vec<String> =
                    columns.iter().map(|name| format!("{name} = {}", asking::cell(row, name, 60))).collect();
                out += &format!("\n{}", cells.join(", "));
            }
            out += "\n";
        }
        return Some(out);
    }
    let text = match main.lead {
        Side::Xml => &main.term.text,
        Side::Term => &main.xml.text,
    };
    Some(format!("{}\n", text.trim_end()))
}
