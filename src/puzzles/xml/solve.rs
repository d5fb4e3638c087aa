use super::Xml;
use super::doc::Document;
use super::instance::Instance;
use super::query::run::filled;
use super::query::{Line, Place, match_term, subterms};
use super::source::{Side, Source, Taken, take, written};
use super::term::lines::Shape;
use super::term::{Origin, Term};
use crate::engine::{Answer, AnswerOf, Progress, Reporter};

/// Reads, writes or asks.
pub fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> AnswerOf<Xml> {
    if instance.main().misfit.is_some() {
        return Answer::Impossible { evidence: () };
    }
    if let Some(Err(much)) = instance.run() {
        return Answer::TooLarge { need: format!("more than {}", much.limit()), limit: much.limit() };
    }
    let from = instance.start().at as usize;
    let moves = instance.plan().get(from..).unwrap_or_default().to_vec();
    reporter.progress(Progress { done: moves.len() as u64 });
    Answer::Solved { moves, best: true, evidence: () }
}

/// How much [`trial`] tries.
pub fn cases(instance: &Instance) -> u64 {
    let main = instance.main();
    if main.misfit.is_some() || matches!(instance.run(), Some(Err(_))) {
        return 0;
    }
    let rows = instance.answered().map_or(0, |run| run.tables.iter().map(|table| table.len() as u64).sum());
    main.term.spans.len() as u64 + rows
}

/// Checks what was made by another way: the term is read as a term, and what is written is read again; all of the text
/// is in one piece or another; every row's bindings put into its pattern give the node that was found.
///
/// # Errors
/// The first thing that is not so.
pub fn trial(instance: &Instance) -> Result<u64, String> {
    let (main, taken) = (instance.main(), instance.taken());
    if !main.malformed() && taken.shape != Shape::Element && !taken.html {
        let again = take(&main.term.text, taken)
            .map_err(|wrong| format!("its term cannot be read: {}", wrong.what))?;
        if again.document != main.document {
            return Err("its term is another document".to_owned());
        }
        reads_back(&main.document, taken)?;
    }
    if let Some(Ok(result)) = instance.result() {
        reads_back(result, &Taken::default())?;
    }
    tiled(main)?;
    rows(instance)?;
    Ok(cases(instance))
}

/// What is written of a document is well formed.
fn reads_back(document: &Document, taken: &Taken) -> Result<(), String> {
    let again = take(&written(document, taken).text, taken).map_err(|wrong| wrong.what)?;
    if again.malformed() { Err("what is written is malformed".to_owned()) } else { Ok(()) }
}

/// The pieces of a text follow one another without a gap.
fn tiled(main: &Source) -> Result<(), String> {
    if main.lead == Side::Term || main.pieces.is_empty() {
        return Ok(());
    }
    let mut at = 0;
    for piece in &main.pieces {
        // An entity's nodes stand where it is called.
        if piece.span.from > at {
            return Err(format!("from {at} to {} nothing is read", piece.span.from));
        }
        at = at.max(piece.span.to);
    }
    if at as usize == main.xml.text.len() { Ok(()) } else { Err(format!("from {at} on nothing is read")) }
}

/// What was found is what the pattern says, with the row's bindings in it.
fn rows(instance: &Instance) -> Result<(), String> {
    let (Some(run), Some(program)) = (instance.answered(), instance.program()) else { return Ok(()) };
    for (at, line) in program.lines.iter().enumerate() {
        let Line::Each(_, pattern, Place::Document(which)) = line else { continue };
        let mut nodes: Vec<(Origin, Term)> = Vec::new();
        subterms(&instance.sources()[*which].1.as_term(*which as u8), &mut |term| {
            nodes.extend(term.origin().map(|origin| (origin, term.clone())));
            true
        });
        for row in run.tables[at + 1].iter() {
            let Some(node) = row.node else { continue };
            let expected = match filled(pattern, &row.bindings) {
                // Of a list, a row remembers the first item.
                Term::List(list) if !list.items().is_empty() => list.items()[0].clone(),
                Term::List(_) => continue,
                expected => expected,
            };
            // A namespace and its element are one node.
            let first = nodes.partition_point(|(origin, _)| *origin < node);
            let mut same = nodes[first..].iter().take_while(|(origin, _)| *origin == node);
            if !same.any(|(_, term)| match_term(&expected, term, &mut Vec::new())) {
                return Err(format!("a row of line {} is not what its pattern says", at + 1));
            }
        }
    }
    Ok(())
}
