//! An answer checked, and put into words and data.

use serde::Serialize;
use serde_json::{Map, Value};

use super::{AnswerOf, Puzzle, Step, Timeline, Words};

/// A step as the data has it.
#[derive(Clone, Debug, Serialize)]
pub struct DocumentStep {
    say: String,
    why: String,
    state: Value,
    #[serde(skip)]
    after: String,
}

/// A whole answer as data and as text: what `--json` prints and the page's
/// “Download data” gives.
#[derive(Clone, Debug, Serialize)]
pub struct Document {
    puzzle: String,
    verdict: &'static str,
    best: bool,
    headline: String,
    why: String,
    steps: Vec<DocumentStep>,
    facts: Map<String, Value>,
    answer: Value,
    #[serde(skip)]
    question: String,
}

/// Replays an answer's moves by the rules, apart from the solver.
///
/// # Errors
/// The first illegal move, or moves that do not end at the goal, or an
/// impossible puzzle that is solved as it stands.
pub fn check<P: Puzzle>(instance: &P::Instance, answer: &AnswerOf<P>) -> Result<Timeline<P>, String> {
    let line = Timeline::<P>::replay(instance, answer.moves().iter().cloned())?;
    let reached = line.states().last().is_some_and(|last| P::is_goal(instance, last));
    match answer.verdict() {
        "solved" if !reached => Err("the moves do not end at the goal".to_owned()),
        "impossible" if reached => Err("the goal is met at the start".to_owned()),
        _ => Ok(line),
    }
}

/// What is said of step `number` (from 1) of a timeline; `None` if there is no such step.
pub fn words<P: Puzzle>(
    instance: &P::Instance,
    line: &Timeline<P>,
    answer: Option<&AnswerOf<P>>,
    number: usize,
) -> Option<Words> {
    let at = number.checked_sub(1)?;
    let step = Step {
        number,
        of: line.len(),
        before: line.states().get(at)?,
        mv: line.moves().get(at)?,
        after: line.states().get(number)?,
        next: line.moves().get(number),
        answer,
    };
    Some(P::explain(instance, &step))
}

impl Document {
    /// Everything said of a checked answer.
    pub fn new<P: Puzzle>(instance: &P::Instance, answer: &AnswerOf<P>, line: &Timeline<P>) -> Self {
        let steps = (1..=line.len())
            .filter_map(|number| {
                let words = words(instance, line, Some(answer), number)?;
                Some(DocumentStep {
                    say: words.say,
                    why: words.why,
                    state: P::state_data(instance, &line.states()[number]),
                    after: words.after,
                })
            })
            .collect();
        Self {
            puzzle: P::draft(instance).link().to_string(),
            verdict: answer.verdict(),
            best: matches!(answer, super::Answer::Solved { best: true, .. }),
            headline: P::headline(instance, answer),
            why: P::proof(instance, answer).join("\n\n"),
            steps,
            facts: P::facts(instance, answer),
            answer: P::answer_data(instance, answer),
            question: P::question(instance),
        }
    }

    /// `solved`, `impossible` or `too-large`.
    pub fn verdict(&self) -> &'static str {
        self.verdict
    }

    /// One JSON object.
    pub fn json(&self) -> String {
        // Maps with string keys and finite numbers: nothing here can fail.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// The narrative, as plain text.
    pub fn text(&self) -> String {
        let mut out = format!("{}\n\n{}\n", self.question, self.headline);
        for (at, step) in self.steps.iter().enumerate() {
            out += &format!("\n{}. {}\n   {}\n   {}\n", at + 1, step.say, step.why, step.after);
        }
        for paragraph in self.why.split("\n\n").filter(|text| !text.is_empty()) {
            out += &format!("\n{paragraph}\n");
        }
        out + &format!("\n{}\n", self.puzzle)
    }
}
