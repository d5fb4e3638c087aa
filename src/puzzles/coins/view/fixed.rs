//! A plan laid down beforehand: its weighings, the results each case gives, and the case some results mean.

use yew::Html;

use super::super::fixed::Table;
use super::super::model::{Case, TILTS};
use super::super::{Coinage, Coins, Instance, State, Tilt, names};
use super::beside::choose;
use super::{said, short, sign, signs};
use crate::engine::words::capital;
use crate::ui::Stage;
use crate::ui::fields::text;
use crate::ui::shape::{shape, text as words};
use crate::ui::table::table as rows_table;

/// Up to this many coins are listed with their results.
const LISTED: u32 = 400;

pub fn draw(stage: &Stage<Coinage>) -> Html {
    let instance = &stage.instance;
    let Some(table) = instance.table() else { return Html::default() };
    let spelt = choose(stage, None, |choices, spelt| choices.spelt = spelt);
    let so_far = said(stage, stage.line.at());
    let look_up = shape("div", "fixed__look").with(vec![
        text("Results", stage.choices.spelt.clone(), "< = >", spelt),
        shape("p", "").text_at("role", "status").saying(meaning(instance, table, &stage.choices.spelt)),
    ]);
    let mut parts = vec![plan(table, stage.line.at().div_ceil(2)), look_up];
    if instance.coins() <= LISTED {
        let mut rows: Vec<Html> =
            (1..=instance.coins()).map(|coin| row(instance, table, coin, &so_far)).collect();
        if instance.none() {
            rows.push(shape("li", "").keyed("none").holding(cell(table, Case::None, &so_far)));
        }
        parts.push(shape("ul", "fixed__cases").with(rows));
    }
    shape("section", "fixed").text_at("aria-label", "The plan laid down beforehand").with(parts)
}

/// The weighings; `now` is the present one, from 1.
fn plan(table: &Table, now: usize) -> Html {
    let row = |(at, (left, right)): (usize, &(Coins, Coins))| {
        let class = if at + 1 == now { "fixed__now" } else { "" };
        (class, vec![(at + 1).to_string(), names::coins(left), "against".to_owned(), names::coins(right)])
    };
    let rows = table.weighings().iter().enumerate().map(row).collect();
    rows_table("fixed__plan", "The weighings, whatever the results".to_owned(), &[], rows)
}

/// A coin, and the results if it is heavy and if it is light.
fn row(instance: &Instance, table: &Table, coin: u32, so_far: &[Tilt]) -> Html {
    let fresh = instance.fresh();
    let ways = [Case::Heavy(coin), Case::Light(coin)].into_iter().filter(|case| fresh.allows(*case));
    shape("li", "").keyed(coin).with(ways.map(|case| cell(table, case, so_far)).collect())
}

/// A case, and the results it gives; struck out once others were seen.
fn cell(table: &Table, case: Case, so_far: &[Tilt]) -> Html {
    let signature = table.signature(case);
    let class = if signature.starts_with(so_far) { "" } else { "fixed__out" };
    let name = shape("b", "").saying(short(case));
    shape("span", class).keyed(short(case)).with(vec![name, words(format!(" {}", signs(&signature)))])
}

/// What results typed as `<=>` say: the plan is followed with them.
fn meaning(instance: &Instance, table: &Table, spelt: &str) -> String {
    let result = |typed: char| TILTS.into_iter().find(|tilt| sign(*tilt) == typed);
    let results: Vec<Tilt> = spelt.chars().filter_map(result).collect();
    let rows = table.weighings();
    if results.len() < rows.len() {
        return format!(
            "Type the {} results to look up what they mean: < right sinks, = level, > left sinks.",
            table.count()
        );
    }
    let follow = |state: State, ((left, right), tilt): (&(Coins, Coins), &Tilt)| {
        state.loaded(left, right).after(*tilt)
    };
    let end = rows.iter().zip(&results).try_fold(instance.fresh(), follow);
    match end.filter(|_| results.len() == rows.len()).and_then(|end| end.conclusion(instance.tell())) {
        Some(found) => format!("{}.", capital(&names::conclusion(found))),
        None => "No case gives these results.".to_owned(),
    }
}
