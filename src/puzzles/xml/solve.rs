use super::Xml;
use super::instance::Instance;
use super::source::{built, take, written};
use super::term::shape;
use crate::engine::words::number;
use crate::engine::{Answer, AnswerOf, Progress, Reporter};

/// Reads, writes or asks.
pub fn solve(instance: &Instance, reporter: &mut dyn Reporter) -> AnswerOf<Xml> {
    if instance.main().misfit.is_some() {
        return Answer::Impossible { evidence: () };
    }
    if let Some(Err(much)) = instance.run() {
        return Answer::TooLarge {
            need: format!("more than {} {}", number(much.most), much.what),
            limit: format!("{} {}", number(much.most), much.what),
        };
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

/// Checks what was made by another way: the term read as a term, and what is written read again, are the document; all
/// of the text is in one piece or another; every row's bindings put into its pattern give the node that was found.
///
/// # Errors
/// The first thing that is not so.
pub fn trial(instance: &Instance) -> Result<u64, String> {
    let main = instance.main();
    let taken = instance.taken();
    if !main.document.malformed && taken.shape != super::term::lines::Shape::Element && !taken.html {
        let again = take(&main.term.text, taken)
            .map_err(|wrong| format!("its term cannot be read: {}", wrong.what))?;
        if again.document != main.document {
            return Err("its term is another document".to_owned());
        }
        let text = written(&main.document, taken).text;
        let again = take(&text, taken).map_err(|wrong| wrong.what)?;
        if again.document.malformed {
            return Err("what is written is malformed".to_owned());
        }
    }
    tiled(instance)?;
    rows(instance)?;
    if let Some(run) = instance.answered() {
        // What was built is built again of the built: nothing in it may change.
        if let Some(Ok(document)) = instance.result() {
            let term = shape::term(document, 0);
            if built(term.args("xml", 2).and_then(|args| args[1].items()).unwrap_or_default()).as_ref()
                != Ok(document)
            {
                return Err("what was built does not stay as it is".to_owned());
            }
        }
        debug_assert!(run.tables.len() > run.steps.last().map_or(0, |step| step.line));
    }
    Ok(cases(instance))
}

/// The pieces follow one another without a gap.
fn tiled(instance: &Instance) -> Result<(), String> {
    let main = instance.main();
    let mut at = 0;
    for piece in &main.pieces {
        // The end of an element that is not closed is no text; an entity's nodes stand where it is called.
        if piece.span.from > at && main.lead == super::source::Lead::Xml {
            return Err(format!("from {at} to {} nothing is read", piece.span.from));
        }
        at = at.max(piece.span.to);
    }
    match main.lead {
        super::source::Lead::Xml if !main.pieces.is_empty() && at as usize != main.xml.text.len() => {
            Err(format!("from {at} on nothing is read"))
        }
        _ => Ok(()),
    }
}

/// What was found is what the pattern says, with the row's bindings in it.
fn rows(instance: &Instance) -> Result<(), String> {
    use super::query::{Line, run::filled, subterms};
    let (Some(run), Some(program)) = (instance.answered(), instance.program()) else { return Ok(()) };
    for (at, line) in program.lines.iter().enumerate() {
        let Line::Each(_, pattern, super::query::Place::Document(which)) = line else { continue };
        let whole = instance.sources()[*which].1.as_term(*which as u8);
        let mut nodes = Vec::new();
        subterms(&whole, &mut |term| {
            nodes.extend(term.origin().map(|origin| (origin, term.clone())));
            true
        });
        for row in run.tables[at + 1].iter() {
            let expected = filled(pattern, &row.bindings);
            let alike = |(origin, term): &(_, super::term::Term)| {
                Some(*origin) == row.node && anonymous(&expected, term)
            };
            if row.node.is_some()
                && !nodes.iter().any(alike)
                && !matches!(pattern, super::term::Term::List(_))
            {
                return Err(format!("a row of line {} is not what its pattern says", at + 1));
            }
        }
    }
    Ok(())
}

/// Whether a term is another, but for what `_` stands for.
fn anonymous(expected: &super::term::Term, term: &super::term::Term) -> bool {
    super::query::match_term(expected, term, &mut Vec::new())
}
