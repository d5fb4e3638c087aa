//! An answer checked, and put into words and data.

use super::link::LINK_LIMIT;
use super::{Answer, AnswerOf, Data, Puzzle, Step, Timeline, Words};

/// A whole answer in words and as data: what the command line prints and the
/// page's downloads give.
#[derive(Clone, Debug)]
pub struct Document {
    link: String,
    verdict: &'static str,
    best: bool,
    question: String,
    headline: String,
    proof: Vec<String>,
    steps: Vec<(Words, Data)>,
    facts: Vec<(&'static str, Data)>,
    answer: Data,
    appendix: Option<String>,
}

/// Replays an answer's moves by the rules, apart from the solver.
///
/// # Errors
/// The first illegal move, or moves that do not end at the goal, or an
/// impossible puzzle that is solved as it stands.
pub fn check<P: Puzzle>(instance: &P::Instance, answer: &AnswerOf<P>) -> Result<Timeline<P>, String> {
    let moves = match answer {
        Answer::Impossible { .. } => P::line(instance, answer, &P::Choices::default()),
        _ => answer.moves().to_vec(),
    };
    let line = Timeline::<P>::replay(instance, moves)?;
    let reached = line.states().last().is_some_and(|last| P::is_goal(instance, last));
    match answer {
        Answer::Solved { .. } if !reached => Err("the moves do not end at the goal".to_owned()),
        Answer::Impossible { .. } if reached => Err("the goal is met at the start".to_owned()),
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
    /// Everything said of a checked answer, whose [`Puzzle::trial`] tried `tried` cases.
    pub fn new<P: Puzzle>(
        instance: &P::Instance,
        answer: &AnswerOf<P>,
        line: &Timeline<P>,
        tried: u64,
    ) -> Self {
        let mut facts = P::facts(instance, answer);
        if P::cases(instance, answer) > 0 {
            facts.push(("checked", Data::Number(tried)));
        }
        let step = |number| {
            let words = words(instance, line, Some(answer), number)?;
            Some((words, P::state_data(instance, &line.states()[number])))
        };
        Self {
            link: P::draft(instance).link().to_string(),
            verdict: answer.verdict(),
            best: matches!(answer, Answer::Solved { best: true, .. }),
            question: P::question(instance),
            headline: P::headline(instance, answer),
            proof: P::proof(instance, answer),
            steps: (1..=line.len()).filter_map(step).collect(),
            facts,
            answer: P::answer_data(instance, answer),
            appendix: P::appendix(instance, answer),
        }
    }

    /// `solved`, `impossible` or `too-large`.
    pub fn verdict(&self) -> &'static str {
        self.verdict
    }

    /// All of it as data.
    pub fn data(&self) -> Data {
        let text = |text: &String| Data::Text(text.clone());
        let step = |(words, state): &(Words, Data)| {
            Data::Map(vec![("say", text(&words.say)), ("why", text(&words.why)), ("state", state.clone())])
        };
        Data::Map(vec![
            ("puzzle", text(&self.link)),
            ("verdict", self.verdict.into()),
            ("best", Data::Bool(self.best)),
            ("headline", text(&self.headline)),
            ("why", Data::Text(self.proof.join("\n\n"))),
            ("steps", Data::List(self.steps.iter().map(step).collect())),
            ("facts", Data::Map(self.facts.clone())),
            ("answer", self.answer.clone()),
        ])
    }

    /// The narrative, as plain text.
    pub fn text(&self) -> String {
        let mut out = format!("{}\n\n{}\n", self.question, self.headline);
        for (at, (words, _)) in self.steps.iter().enumerate() {
            out += &format!("\n{}. {}\n", at + 1, words.say);
            for line in words.why.lines().chain([words.after.as_str()]) {
                out += &format!("   {line}\n");
            }
        }
        for paragraph in &self.proof {
            out += &format!("\n{paragraph}\n");
        }
        if let Some(appendix) = &self.appendix {
            out += &format!("\n{appendix}");
        }
        if self.link.len() <= LINK_LIMIT {
            out += &format!("\n{}\n", self.link);
        }
        out
    }
}
