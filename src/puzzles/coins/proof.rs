//! The words of the verdict and its proof, and both as data.

use super::bound::{Why, results};
use super::procedure::{Procedure, listed};
use super::{Coinage, Evidence, Fake, Instance, Tell};
use crate::engine::words::{capital, count, number};
use crate::engine::{Answer, AnswerOf, Data};

pub fn headline(instance: &Instance, answer: &AnswerOf<Coinage>) -> String {
    match answer {
        Answer::Solved { evidence, .. } => {
            let fewest = evidence.fewest.unwrap_or_default();
            let fixed = if instance.fixed() { ", laid down beforehand" } else { "" };
            match instance.weighings() {
                _ if fewest == 0 => "No weighing is needed".to_owned(),
                Some(allowed) if allowed > fewest => {
                    format!(
                        "{}{fixed}: {} fewer than allowed",
                        capital(&count(fewest, "weighing")),
                        allowed - fewest
                    )
                }
                _ => format!("{}{fixed}, and no fewer", capital(&count(fewest, "weighing"))),
            }
        }
        Answer::Impossible { evidence } => {
            let allowed = instance.weighings().unwrap_or_default();
            let within = format!("Impossible in {}", count(allowed, "weighing"));
            match evidence.why {
                Some(Why::Count) if allowed > 0 => format!(
                    "{within}: {}, {}",
                    count(evidence.cases, "case"),
                    count(results(allowed), "result")
                ),
                Some(Why::Parity) => format!("{within}, though there are results enough"),
                Some(Why::Uneven) => format!("{within} laid down beforehand"),
                Some(Why::Alone) => "Impossible, however often one weighs".to_owned(),
                _ => "Impossible without weighing".to_owned(),
            }
        }
        Answer::TooLarge { need, .. } => format!("Too large: it needs {need}"),
    }
}

pub fn proof(instance: &Instance, answer: &AnswerOf<Coinage>) -> Vec<String> {
    match answer {
        Answer::Solved { evidence, .. } => {
            let fewest = evidence.fewest.unwrap_or_default();
            let mut text = vec![cases(instance, evidence)];
            if let (Some(why), Some(fewer)) = (evidence.why, fewest.checked_sub(1)) {
                text.push(lacking(instance, evidence, fewer, why));
            }
            text.push(enough(instance, fewest));
            text
        }
        Answer::Impossible { evidence } => {
            let allowed = instance.weighings().unwrap_or_default();
            let mut text = vec![cases(instance, evidence)];
            text.extend(evidence.why.map(|why| lacking(instance, evidence, allowed, why)));
            if let Some(fewest) = evidence.fewest {
                text.push(format!("{} enough.", capital(&suffice(fewest))));
            }
            text
        }
        Answer::TooLarge { need, limit } => vec![format!("It needs {need}; the limit is {limit}.")],
    }
}

/// What there is to be told apart.
fn cases(instance: &Instance, evidence: &Evidence) -> String {
    let coins = instance.coins();
    let each = match (instance.fake(), coins) {
        (Fake::Either, 1) => "The coin may be heavy or light".to_owned(),
        (Fake::Either, _) => {
            format!("Each of the {} coins may be the fake, and heavy or light", number(coins))
        }
        (Fake::Heavy, 1) => "The coin may be heavy".to_owned(),
        (Fake::Light, 1) => "The coin may be light".to_owned(),
        (Fake::Heavy, _) => format!("Any of the {} coins may be the heavy one", number(coins)),
        (Fake::Light, _) => format!("Any of the {} coins may be the light one", number(coins)),
    };
    let none = if instance.none() { ", or there may be no fake" } else { "" };
    let coin = match instance.position() {
        at if at.needed() < at.cases() => format!(
            " Only the coin is to be found, so the two cases of one coin may share their results (the coin that is \
             left when the pans are always level): {} results must differ.",
            number(at.needed())
        ),
        _ => String::new(),
    };
    format!(
        "{each}{none}: {}.{coin} A weighing has three results, so 2 weighings have 9, 3 have 27, and so on, threefold \
         each time.",
        count(evidence.cases, "case")
    )
}

/// Why so many weighings do not do.
fn lacking(instance: &Instance, evidence: &Evidence, weighings: u32, why: Why) -> String {
    let needed = instance.position().needed();
    match why {
        Why::Count => format!(
            "{} {} only {}, and {} are needed: two cases would have all their results in common, and nobody could \
             tell them apart.",
            capital(&count(weighings, "weighing")),
            if weighings == 1 { "has" } else { "have" },
            count(results(weighings), "result"),
            number(needed)
        ),
        Why::Parity => parity(instance, evidence, weighings),
        Why::Alone if instance.coins() == 1 => {
            "There is no coin to weigh it against: no weighing can be made at all.".to_owned()
        }
        Why::Alone => "The two coins can only be weighed against each other. One side sinks, and whether that one is \
                       heavy or the other light no further weighing can tell: it always goes the same way. A genuine \
                       coin beside them would change that."
            .to_owned(),
        Why::Uneven => format!(
            "Laid down beforehand, each coin has its own row of places: left, right or aside in each of the {}. There \
             are {} such rows besides always aside, which is taken by “no fake”; a row and its mirror image cancel, so \
             all of them together load the pans evenly, and {} coins would use all but one: the pans could not be \
             even. Decided one by one by the results, {} do.",
            count(weighings, "weighing"),
            number(results(weighings) - 1),
            number(instance.coins()),
            count(weighings, "weighing")
        ),
    }
}

/// Dyson's argument, with this puzzle's numbers.
fn parity(instance: &Instance, evidence: &Evidence, weighings: u32) -> String {
    let later = results(weighings.saturating_sub(1));
    let coins = u64::from(instance.coins());
    let (most, left) = (later - 1, coins.saturating_sub(later - 1));
    let after = 2 * left + u64::from(instance.none());
    let spared = if instance.tell() == Tell::Coin && !instance.none() {
        format!(", of which {} need results of their own", number(after - 1))
    } else {
        String::new()
    };
    format!(
        "By the count alone {} would do: they have {} results for {} cases. But no coin is known to be genuine, so the \
         first weighing has equally many coins on either pan, and all of them unknown. If k lie on each and a pan \
         sinks, 2k cases are left: an even number, and the later weighings have {} results, an odd one. So 2k is at \
         most {}. Then level leaves at least {}, {}{spared}: more than {} again. This is Dyson's bound of (3^w − 3)/2 \
         coins in w weighings (Mathematical Gazette, 1946){}.",
        count(weighings, "weighing"),
        number(results(weighings)),
        number(evidence.cases),
        number(later),
        number(most),
        count(left, "coin"),
        count(after, "case"),
        number(later),
        if instance.tell() == Tell::Coin && !instance.none() {
            ", and one coin more where only the coin is wanted"
        } else {
            ""
        }
    )
}

/// “3 weighings are”.
pub fn suffice(weighings: u32) -> String {
    format!("{} {}", count(weighings, "weighing"), if weighings == 1 { "is" } else { "are" })
}

/// Why so many do.
fn enough(instance: &Instance, fewest: u32) -> String {
    let weighings = capital(&suffice(fewest));
    if fewest == 0 {
        return "There is only one case, so there is nothing to weigh.".to_owned();
    }
    if instance.fixed() {
        return format!(
            "{weighings} enough: each coin has its own row of places, left, right or aside, and no two cases give the same results. \
             The rows are Dyson's: they come in threes that put one coin on each side and one aside in every weighing, \
             so the pans are always even."
        );
    }
    format!(
        "{weighings} enough. The plan splits the cases at each weighing so evenly that after any result no more are left than the \
         later weighings have results, and it is tried on every case by weighing alone, apart from what the solver \
         concludes."
    )
}

pub fn answer_data(instance: &Instance, answer: &AnswerOf<Coinage>) -> Data {
    match answer {
        Answer::Solved { .. } if instance.fixed() => {
            let row = |(left, right): &(super::Coins, super::Coins)| {
                Data::Map(vec![("left", listed(left)), ("right", listed(right))])
            };
            let rows = instance.table().map(|table| table.weighings().iter().map(row).collect());
            Data::Map(vec![("fixed", Data::List(rows.unwrap_or_default()))])
        }
        Answer::Solved { .. } => {
            let procedure = Procedure::of(instance).map_or(Data::Null, |procedure| procedure.data());
            Data::Map(vec![("procedure", procedure)])
        }
        Answer::Impossible { evidence } => {
            let reason = match evidence.why {
                Some(Why::Count) => "count",
                Some(Why::Parity) => "parity",
                Some(Why::Alone) => "alone",
                Some(Why::Uneven) => "uneven",
                None => return Data::Null,
            };
            let fewest = evidence.fewest.map_or(Data::Null, Data::from);
            Data::Map(vec![("reason", reason.into()), ("fewest", fewest)])
        }
        Answer::TooLarge { .. } => Data::Null,
    }
}

pub fn facts(answer: &AnswerOf<Coinage>) -> Vec<(&'static str, Data)> {
    let Some(evidence) = answer.evidence() else { return Vec::new() };
    let weighings = match answer {
        Answer::Solved { .. } => evidence.fewest.map_or(Data::Null, Data::from),
        _ => Data::Null,
    };
    vec![("weighings", weighings), ("cases", Data::Number(evidence.cases))]
}
