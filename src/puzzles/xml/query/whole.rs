//! What is done to a table as a whole: sorting it, and making one row of those that are alike.

use std::cmp::Ordering;

use super::super::term::{Term, number};
use super::run::{Row, Table, value};
use super::{Name, text_of};

/// The rows in the standard order of these; those that are alike stay as they stood.
pub fn sorted(before: &Table, by: &[Name]) -> Table {
    order(before, by).into_iter().map(|from| before[from].next(from)).collect()
}

/// The places of the rows in that order.
fn order(table: &Table, by: &[Name]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..table.len()).collect();
    places.sort_by(|one, two| in_turn(by, &table[*one], &table[*two]));
    places
}

/// Of rows that are alike in these, the first.
pub fn once(before: &Table, by: &[Name]) -> Table {
    groups(before, by).iter().map(|group| before[group[0]].next(group[0])).collect()
}

fn in_turn(by: &[Name], one: &Row, two: &Row) -> Ordering {
    let of = |name: &Name| match (value(&one.bindings, name), value(&two.bindings, name)) {
        (Some(one), Some(two)) => one.compare(two),
        _ => Ordering::Equal,
    };
    by.iter().map(of).find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
}

/// The rows that are alike in these, together, as their places; those first met first.
fn groups(table: &Table, by: &[Name]) -> Vec<Vec<usize>> {
    let alike = |one: &usize, two: &usize| in_turn(by, &table[*one], &table[*two]).is_eq();
    // In order, the first of those that are alike is the one that was met first.
    let mut first = vec![0; table.len()];
    for some in order(table, by).chunk_by(alike) {
        some.iter().for_each(|at| first[*at] = some[0]);
    }
    let (mut groups, mut which) = (Vec::<Vec<usize>>::new(), vec![0; table.len()]);
    for (at, first) in first.into_iter().enumerate() {
        if first == at {
            which[at] = groups.len();
            groups.push(Vec::new());
        }
        groups[which[first]].push(at);
    }
    groups
}

/// Of rows that are alike in `key`, one, with all that `item` is in them as a list.
pub fn gather(before: &Table, list: &Name, item: &Name, key: &Name) -> Table {
    let one = |group: Vec<usize>| {
        let (from, row) = (group[0], &before[group[0]]);
        let items = group.iter().filter_map(|at| value(&before[*at].bindings, item).cloned()).collect();
        let bindings = value(&row.bindings, key).map(|term| (key.clone(), term.clone()));
        let bindings = bindings.into_iter().chain([(list.clone(), Term::list(items))]).collect();
        Row { bindings, node: row.node, from }
    };
    groups(before, std::slice::from_ref(key)).into_iter().map(one).collect()
}

/// Of rows that are alike in `key`, the one with the least of `what`.
pub fn least(before: &Table, what: &Name, key: &Name) -> Table {
    let amount = |at: usize| value(&before[at].bindings, what).map(text_of).unwrap_or_default();
    let less = |kept: usize, at: usize| {
        if number::compare(&amount(at), &amount(kept)) == Some(Ordering::Less) { at } else { kept }
    };
    let one = |group: Vec<usize>| {
        let from = group[1..].iter().fold(group[0], |kept, at| less(kept, *at));
        before[from].next(from)
    };
    groups(before, std::slice::from_ref(key)).into_iter().map(one).collect()
}
