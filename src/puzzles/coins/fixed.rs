//! Plans fixed beforehand: each coin has a label that says where it lies in
//! each weighing, and the results of all weighings spell the fake's label.
//!
//! The labels are Dyson's (“The problem of the pennies”, Mathematical Gazette
//! 30, 1946). A label is *clockwise* if its first change of digit goes from 0
//! to 1, 1 to 2 or 2 to 0; turning every digit on by one keeps it clockwise,
//! and a label with its two turns puts one coin on the left, one on the right
//! and one aside in every weighing. So whole triples always load the pans
//! evenly, and no label is another's mirror image.

use super::bound::{Position, Suspects};
use super::model::{Case, Tilt, weigh};
use super::{Coins, Tell};

/// Where a coin lies in each weighing: -1 left, 0 aside, 1 right.
type Label = Vec<i8>;

/// A plan fixed beforehand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    weighings: Vec<(Coins, Coins)>,
}

impl Table {
    /// The plan with the fewest weighings for `at`, whose suspects are coins
    /// 1 and on, with genuine ones after them. `None` if there is no plan.
    pub fn new(at: &Position) -> Option<Self> {
        let fewest = at.fewest()?;
        // One more is needed where the pans cannot be loaded evenly; see `labels`.
        (fewest..=fewest + 1).find_map(|weighings| {
            let labels = labels(at, weighings as usize)?;
            Some(Self { weighings: (0..weighings as usize).map(|row| pans(&labels, row)).collect() })
        })
    }

    /// How many weighings it has.
    pub fn count(&self) -> u32 {
        // Never more than forty.
        self.weighings.len() as u32
    }

    /// What lies on the pans in weighing `number`, from 0.
    pub fn weighing(&self, number: u32) -> Option<&(Coins, Coins)> {
        self.weighings.get(number as usize)
    }

    /// Every weighing, in order.
    pub fn weighings(&self) -> &[(Coins, Coins)] {
        &self.weighings
    }

    /// What the balance does in each weighing in this case.
    pub fn signature(&self, case: Case) -> Vec<Tilt> {
        self.weighings.iter().map(|(left, right)| weigh(left, right, case)).collect()
    }
}

/// The pans of one weighing; where they would differ by one, a genuine coin makes them equal.
fn pans(labels: &[Label], row: usize) -> (Coins, Coins) {
    let on = |pan: i8| {
        let here = labels.iter().zip(1u32..).filter(|(label, _)| label[row] == pan);
        Coins::from(here.map(|(_, coin)| (coin, coin)).collect::<Vec<_>>())
    };
    let (left, right) = (on(-1), on(1));
    let spare = Coins::one(labels.len() as u32 + 1);
    match left.len() as i64 - right.len() as i64 {
        0 => (left, right),
        1.. => (left, right.with(&spare)),
        _ => (left.with(&spare), right),
    }
}

/// A label for each suspect, such that all cases differ and no weighing's pans
/// differ by more than one coin, nor at all where none is genuine.
fn labels(at: &Position, weighings: usize) -> Option<Vec<Label>> {
    match at.suspects {
        Suspects::Untested(coins) => untested(at, usize::try_from(coins).ok()?, weighings),
        Suspects::Marked { heavy, light } => marked(at, usize::try_from(heavy + light).ok()?, weighings),
    }
}

/// Labels of which none is another's mirror image.
fn untested(at: &Position, coins: usize, weighings: usize) -> Option<Vec<Label>> {
    // A coin never weighed is found by being left over, its way unknown.
    let aside = vec![0; weighings];
    let always = vec![-1; weighings];
    let may_rest = at.tell == Tell::Coin && !at.none;
    let triples = triples(weighings);
    let whole = |count: usize| triples.get(..count).map(<[_]>::concat);
    let (threes, over) = (coins / 3, coins % 3);
    if at.genuine == 0 {
        return match over {
            0 => whole(threes),
            1 if may_rest => Some([whole(threes)?, vec![aside]].concat()),
            1 => mixed(&triples, &[], 4, coins),
            _ => mixed(&triples, &[always], 5, coins),
        };
    }
    let mut labels = whole(threes)?;
    match over {
        0 => {}
        1 if weighings > 0 => labels.push(always),
        1 if may_rest => labels.push(aside),
        2 if may_rest && weighings > 0 => labels.extend([always, aside]),
        // Two of three: the pans differ by the third.
        2 => labels.extend_from_slice(&triples.get(threes)?[..2]),
        _ => return None,
    }
    Some(labels)
}

/// `count` labels of two triples and those given, and whole triples for the rest of the coins.
///
/// Signs do not change whether a sum is odd, so which labels can be even
/// together is a matter of which are left out; some two triples always serve.
fn mixed(triples: &[[Label; 3]], given: &[Label], count: usize, coins: usize) -> Option<Vec<Label>> {
    let others = coins.checked_sub(count)? / 3;
    let pairs = (1..triples.len()).flat_map(|second| (0..second).map(move |first| (first, second)));
    pairs.into_iter().find_map(|(first, second)| {
        let pool = [given, &triples[first], &triples[second]].concat();
        let mut labels = even(&pool, count)?;
        let rest = (0..triples.len()).filter(|at| *at != first && *at != second).take(others);
        rest.for_each(|at| labels.extend_from_slice(&triples[at]));
        (labels.len() == coins).then_some(labels)
    })
}

/// `count` of these labels, or their mirror images, that load the pans evenly.
fn even(labels: &[Label], count: usize) -> Option<Vec<Label>> {
    let weighings = labels.first()?.len();
    (0..3usize.pow(labels.len() as u32)).find_map(|mut code| {
        let mut chosen: Vec<Label> = Vec::with_capacity(count);
        for label in labels {
            let sign = code % 3;
            code /= 3;
            match sign {
                1 => chosen.push(label.clone()),
                2 => chosen.push(mirror(label)),
                _ => {}
            }
        }
        let even = |row: usize| chosen.iter().map(|label| i32::from(label[row])).sum::<i32>() == 0;
        (chosen.len() == count && (0..weighings).all(even)).then_some(chosen)
    })
}

/// Labels that differ, whether mirror images or not: the fake's way is known.
fn marked(at: &Position, coins: usize, weighings: usize) -> Option<Vec<Label>> {
    let aside = vec![0; weighings];
    let mut pairs = Pairs { weighings, next: 1 };
    if coins.is_multiple_of(2) {
        return pairs.take(coins / 2);
    }
    if !at.none {
        let mut labels = pairs.take(coins / 2)?;
        labels.push(aside);
        return Some(labels);
    }
    if at.genuine > 0 {
        let mut labels = pairs.take(coins / 2)?;
        labels.extend(pairs.take(1)?.into_iter().take(1));
        return Some(labels);
    }
    // An odd number, none of them always aside: a triple and pairs. All labels
    // together sum to nothing, so leaving out just one cannot be even.
    let triple = triples(weighings).first()?.to_vec();
    let mut labels = triple.clone();
    let mut wanted = (coins / 2).checked_sub(1)?;
    while wanted > 0 {
        let pair = pairs.take(1)?;
        if !pair.iter().any(|label| triple.contains(label)) {
            labels.extend(pair);
            wanted -= 1;
        }
    }
    Some(labels)
}

fn mirror(label: &Label) -> Label {
    label.iter().map(|pan| -pan).collect()
}

/// The label whose digits, the first the highest, write `code` to base 3.
fn digits(mut code: usize, weighings: usize) -> Label {
    let mut label = vec![0; weighings];
    for digit in label.iter_mut().rev() {
        // A digit is 0, 1 or 2.
        *digit = (code % 3) as i8;
        code /= 3;
    }
    label
}

/// Clockwise labels in triples: each that begins with 0, and its two turns.
fn triples(weighings: usize) -> Vec<[Label; 3]> {
    let first = (0..3usize.pow(weighings as u32) / 3).map(|code| digits(code, weighings));
    let clockwise = first.filter(|label| label.iter().find(|digit| **digit != 0) == Some(&1));
    clockwise
        .map(|label| [0, 1, 2].map(|by| label.iter().map(|digit| (digit + by) % 3 - 1).collect()))
        .collect()
}

/// Labels in pairs of mirror images.
struct Pairs {
    weighings: usize,
    next: usize,
}

impl Pairs {
    /// The labels of the next `count` pairs, if there are so many.
    fn take(&mut self, count: usize) -> Option<Vec<Label>> {
        let end = 3usize.pow(u32::try_from(self.weighings).ok()?);
        let mut labels = Vec::with_capacity(2 * count);
        while labels.len() < 2 * count {
            if self.next >= end {
                return None;
            }
            let label: Label =
                digits(self.next, self.weighings).iter().map(|d| if *d == 2 { -1 } else { *d }).collect();
            self.next += 1;
            if label.iter().find(|digit| **digit != 0) == Some(&-1) {
                labels.extend([label.clone(), mirror(&label)]);
            }
        }
        Some(labels)
    }
}
