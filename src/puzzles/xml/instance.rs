use std::cell::OnceCell;
use std::rc::Rc;

use super::doc::Document;
use super::model::{Move, State, plan};
use super::presets::{INFO, SVG};
use super::query::known::{self, SAMPLES};
use super::query::run::{Run, TooMuch, run};
use super::query::{Program, write};
use super::source::{Source, Taken, built, take};
use super::term::lines::Shape;
use super::term::shape::Misfit;
use crate::engine::Draft;

/// A document, and what is asked of it.
#[derive(Clone, Debug)]
pub struct Instance {
    whole: Rc<Whole>,
    from: u32,
}

#[derive(Debug)]
struct Whole {
    /// The document's text; none where it is a sample.
    given: Option<String>,
    taken: Taken,
    /// The documents that are asked; the first is the one that is read.
    sources: Vec<(Rc<str>, Source)>,
    program: Option<Program>,
    plan: OnceCell<Rc<[Move]>>,
    run: OnceCell<Result<Run, TooMuch>>,
    result: OnceCell<Result<Document, Box<Misfit>>>,
}

/// Instances are the same that ask the same.
impl PartialEq for Instance {
    fn eq(&self, other: &Self) -> bool {
        let (one, two) = (&self.whole, &other.whole);
        self.from == other.from
            && one.given == two.given
            && one.taken == two.taken
            && one.program == two.program
    }
}

impl Instance {
    /// Of parts that `reading` has found right.
    pub(super) fn new(given: Option<String>, main: Source, taken: Taken, program: Option<Program>) -> Self {
        let names = program.as_ref().map_or(&[][..], |program| &program.documents);
        let mut sources = vec![(names.first().cloned().unwrap_or_else(|| Rc::from("doc")), main)];
        for name in names.iter().skip(1) {
            // The document that is given may be asked beside a sample too.
            let source = SAMPLES.iter().find(|sample| *sample.name == **name);
            let source = source.and_then(|sample| take(sample.text, &Taken::default()).ok());
            let source = source.unwrap_or_else(|| sources[0].1.clone());
            sources.push((name.clone(), source));
        }
        let whole = Whole {
            given,
            taken,
            sources,
            program,
            plan: OnceCell::new(),
            run: OnceCell::new(),
            result: OnceCell::new(),
        };
        Self { whole: Rc::new(whole), from: 0 }
    }

    /// The same asked of another document.
    pub(super) fn of(&self, main: Source) -> Self {
        Self::new(Some(String::new()), main, *self.taken(), self.program().cloned())
    }

    /// The document that is read.
    pub fn main(&self) -> &Source {
        &self.whole.sources[0].1
    }

    /// The documents that are asked, by name.
    pub fn sources(&self) -> &[(Rc<str>, Source)] {
        &self.whole.sources
    }

    /// How it is taken.
    pub fn taken(&self) -> &Taken {
        &self.whole.taken
    }

    /// What is asked.
    pub fn program(&self) -> Option<&Program> {
        self.whole.program.as_ref()
    }

    /// What came of asking; none where nothing is asked.
    pub fn run(&self) -> Option<&Result<Run, TooMuch>> {
        let program = self.program()?;
        Some(self.whole.run.get_or_init(|| {
            let terms: Vec<_> =
                (0u8..).zip(self.sources()).map(|(at, (_, source))| source.as_term(at)).collect();
            run(program, &terms)
        }))
    }

    /// What came of asking, where it could be gone through.
    pub fn answered(&self) -> Option<&Run> {
        self.run().and_then(|run| run.as_ref().ok())
    }

    /// What was built, as a document; none where nothing is built.
    pub fn result(&self) -> Option<&Result<Document, Box<Misfit>>> {
        let (run, program) = (self.answered()?, self.program()?);
        if run.built.is_empty() && program.into.is_none() {
            return None;
        }
        Some(self.whole.result.get_or_init(|| {
            use super::term::Term;
            match &program.into {
                Some(name) => {
                    let args =
                        vec![Term::Atom(name.clone()), Term::list(Vec::new()), Term::list(run.built.clone())];
                    built(&[Term::compound("element", args)])
                }
                None => built(&run.built),
            }
        }))
    }

    /// Every step there is.
    pub fn plan(&self) -> &Rc<[Move]> {
        self.whole.plan.get_or_init(|| plan(self).into())
    }

    /// Where it begins.
    pub(super) fn start(&self) -> State {
        State { at: self.from }
    }

    /// The same from another place.
    pub(super) fn from(&self, state: &State) -> Self {
        Self { whole: Rc::clone(&self.whole), from: state.at }
    }

    /// The document's text as the draft has it.
    pub fn doc(&self) -> &str {
        self.whole.given.as_deref().unwrap_or(SVG)
    }

    /// What is asked as the draft has it: the name of a question that is known, or its lines.
    pub fn query(&self) -> String {
        let text = self.program().map(write::program).unwrap_or_default();
        known::name(&text).unwrap_or(text)
    }

    /// The canonical draft.
    pub fn draft(&self) -> Draft {
        let Taken { options, html, shape } = self.taken();
        let said = |so: bool| if so { "true" } else { "false" };
        Draft::new(&INFO)
            .with("doc", self.doc())
            .with("query", self.query())
            .with("read", if *html { "html" } else { "xml" })
            .with(
                "shape",
                match shape {
                    Shape::Xml => "xml",
                    Shape::Codes => "codes",
                    Shape::Element => "element",
                },
            )
            .with("extended_characters", said(options.extended_characters))
            .with("format", said(options.format))
            .with("remove_attribute_prefixes", said(options.remove_attribute_prefixes))
            .with("allow_ampersand", said(options.allow_ampersand))
    }
}
