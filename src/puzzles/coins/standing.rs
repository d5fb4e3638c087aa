//! How a person stands, and the bound that decides it.

use super::State;
use super::bound::{Why, results};
use super::explain::are;
use super::model::{self, Move, TILTS, Tilt};
use super::proof::suffice;
use super::{Instance, names};
use crate::engine::words::{capital, count, number};

/// Why so many weighings do not do: a sentence that may follow a colon.
pub fn lacking(instance: &Instance, state: &State, weighings: u32, why: Why) -> String {
    let cases = are(state.cases());
    match why {
        Why::Count if weighings == 0 => format!("{cases} left, and no weighing."),
        Why::Count => format!(
            "{cases} left, and {} {} only {} results.",
            count(weighings, "weighing"),
            if weighings == 1 { "has" } else { "have" },
            number(results(weighings))
        ),
        Why::Parity => format!(
            "{cases} left and {} {} results, but with no genuine coin to help, the pans cannot be loaded so that \
             every result leaves few enough.",
            count(weighings, "weighing"),
            number(results(weighings))
        ),
        Why::Alone => {
            "the coins left can only be weighed against each other, and that tells nothing new.".to_owned()
        }
        Why::Uneven => format!(
            "the weighings laid down need {} more.",
            number(instance.fewest(state).unwrap_or_default())
        ),
    }
}

/// How a person stands after `made`.
pub fn standing(instance: &Instance, made: &[Move]) -> (String, String) {
    let mut state = instance.start();
    for mv in made {
        match model::apply(instance, &state, mv) {
            Ok(next) => state = next,
            Err(_) => break,
        }
    }
    if let Some(found) = state.conclusion(instance.tell()) {
        return finished(instance, &state, &names::conclusion(found));
    }
    let Some(left) = instance.left(&state) else {
        let text = match instance.lacking(&state, 0) {
            Some(Why::Alone) => capital(&lacking(instance, &state, 0, Why::Alone)),
            _ => format!("{} and more weighings were made than it takes.", capital(&are(state.cases()))),
        };
        return ("No: it cannot be done from here".to_owned(), text);
    };
    match state.position(instance.tell()).winnable(left) {
        Err(why) => {
            let back = if state.used() > instance.start().used() { " Take back a weighing." } else { "" };
            let text = format!("{}{back}", capital(&lacking(instance, &state, left, why)));
            ("No: not in the weighings left".to_owned(), text)
        }
        Ok(()) => hopeful(instance, &state, left),
    }
}

fn finished(instance: &Instance, state: &State, found: &str) -> (String, String) {
    let used = count(state.used(), "weighing");
    let text = match (instance.weighings(), instance.fewest(&instance.fresh())) {
        (Some(allowed), _) if state.used() > allowed => format!("Found in {used}; the limit was {allowed}."),
        (_, Some(fewest)) if state.used() > fewest => {
            format!("Found in {used}. {} enough, always.", capital(&suffice(fewest)))
        }
        (_, Some(fewest)) if state.used() == fewest => {
            format!("Found in {used}, and no plan is sure to need fewer.")
        }
        _ => format!("Found in {used}: with some luck, since a plan must be ready for the worst."),
    };
    (format!("Done: {found}"), text)
}

/// The weighings left do; what lies on the pans may not.
fn hopeful(instance: &Instance, state: &State, left: u32) -> (String, String) {
    let room = format!(
        "{} left, and {} {} {} results",
        capital(&are(state.cases())),
        count(left, "weighing"),
        if left == 1 { "has" } else { "have" },
        number(results(left))
    );
    let after = |tilt: Tilt| Some((tilt, state.after(tilt)?)).filter(|_| state.ready());
    let fails = TILTS.into_iter().filter_map(after).find_map(|(tilt, after)| {
        let why = after.position(instance.tell()).winnable(left.saturating_sub(1)).err()?;
        Some((tilt, lacking(instance, &after, left.saturating_sub(1), why)))
    });
    match fails {
        Some((tilt, why)) => (
            "Yes, but not by this weighing".to_owned(),
            format!("{room}. As the pans are loaded now, if {}: {}", names::result(tilt), why),
        ),
        None => ("Yes: it can still be done".to_owned(), format!("{room}: enough, if each is chosen well.")),
    }
}
