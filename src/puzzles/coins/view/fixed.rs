//! A plan laid down beforehand: its weighings, the results each case gives, and the case some results mean.

use yew::Html;

use super::super::fixed::Table;
use super::super::model::Case;
use super::super::{Coinage, Coins, Fake, Instance, Tell, Tilt, names};
use super::beside::choose;
use super::said;
use crate::engine::words::{capital, number};
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
            let none = vec![
                shape("b", "").saying("none"),
                shape("span", "").saying(signs(&table.signature(Case::None))),
            ];
            rows.push(shape("li", "").keyed("none").with(none));
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

fn signs(results: &[Tilt]) -> String {
    results.iter().map(|tilt| sign(*tilt)).collect()
}

/// `<` means that the right pan sinks, as in the data.
fn sign(tilt: Tilt) -> char {
    match tilt {
        Tilt::Left => '>',
        Tilt::Level => '=',
        Tilt::Right => '<',
    }
}

/// A coin, and the results if it is heavy and if it is light.
fn row(instance: &Instance, table: &Table, coin: u32, so_far: &[Tilt]) -> Html {
    let ways = match instance.fake() {
        Fake::Either => vec![("+", Case::Heavy(coin)), ("−", Case::Light(coin))],
        Fake::Heavy => vec![("+", Case::Heavy(coin))],
        Fake::Light => vec![("−", Case::Light(coin))],
    };
    let cell = |(way, case): (&'static str, Case)| {
        let signature = table.signature(case);
        let class = if signature.starts_with(so_far) { "" } else { "fixed__out" };
        let coin = shape("b", "").saying(format!("{}{way}", number(coin)));
        shape("span", class).keyed(way).with(vec![coin, words(format!(" {}", signs(&signature)))])
    };
    shape("li", "").keyed(coin).with(ways.into_iter().map(cell).collect())
}

/// What results typed as `<=>` say.
fn meaning(instance: &Instance, table: &Table, spelt: &str) -> String {
    let results: Vec<Tilt> = spelt
        .chars()
        .filter_map(|sign| match sign {
            '>' => Some(Tilt::Left),
            '=' => Some(Tilt::Level),
            '<' => Some(Tilt::Right),
            _ => None,
        })
        .collect();
    if results.len() < table.weighings().len() {
        return format!(
            "Type the {} results to look up what they mean: < right sinks, = level, > left sinks.",
            table.count()
        );
    }
    let mut cases =
        instance.fresh().each_case().filter(|case| table.signature(*case) == results).collect::<Vec<_>>();
    match (cases.pop(), cases.pop()) {
        (None, _) => "No case gives these results.".to_owned(),
        (Some(case), Some(_)) if instance.tell() == Tell::Coin => {
            format!("Coin {} is the fake.", number(case.coin().unwrap_or_default()))
        }
        (Some(case), _) => format!("{}.", capital(&names::case(case))),
    }
}
