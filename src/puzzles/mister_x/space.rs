//! Every possibility before anybody speaks, and what each person is told of it.

/// The largest number a pair may have.
pub const LARGEST: u32 = 5000;
/// The most possibilities: all pairs of 2,000 numbers, equal ones among them.
pub const POSSIBILITIES: usize = 2_001_000;

/// What of a possibility a person is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// The sum of the two numbers.
    Sum,
    /// Their product.
    Product,
    /// The larger less the smaller.
    Difference,
    /// The part with this number, from 0.
    Part(u8),
}

/// Where all possibilities lie, each with a number from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Space {
    /// Pairs of whole numbers.
    Pairs(Pairs),
    /// A list, such as of dates.
    Listed(Listed),
}

/// What limits a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The least that each number can be.
    pub low: u32,
    /// The most that each can be, where that is said.
    pub high: Option<u32>,
    /// The most that both together can be, where that is said; it is, or `high` is.
    pub sum: Option<u32>,
    /// Whether the two must differ.
    pub distinct: bool,
}

/// The pairs with the same smaller number: their larger numbers follow one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The smaller number.
    pub small: u32,
    /// The least and the most of the larger.
    pub large: (u32, u32),
    /// The number of the first pair.
    first: usize,
}

/// All pairs within bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs {
    bounds: Bounds,
    rows: Vec<Row>,
    len: usize,
}

/// Possibilities that a person listed, each with two or three parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The different values of each part, in the order they first come.
    names: Vec<Vec<String>>,
    /// Of each possibility, which value each part has.
    items: Vec<Vec<u16>>,
}

impl Bounds {
    /// The most that the larger number can be.
    pub fn largest(&self) -> u32 {
        let within = self.sum.map_or(u32::MAX, |sum| sum.saturating_sub(self.low));
        self.high.unwrap_or(u32::MAX).min(within)
    }

    /// Every smaller number, with the least and the most of the larger.
    fn rows(&self) -> impl Iterator<Item = (u32, u32, u32)> {
        let (largest, sum, gap) = (self.largest(), self.sum, u32::from(self.distinct));
        (self.low..=largest).map_while(move |small| {
            let most = sum.map_or(largest, |sum| largest.min(sum.saturating_sub(small)));
            (small + gap <= most).then_some((small, small + gap, most))
        })
    }

    /// How many pairs there are.
    pub fn count(&self) -> usize {
        self.rows().map(|(_, least, most)| (most - least + 1) as usize).sum()
    }
}

impl Row {
    /// How many pairs it has.
    pub fn count(&self) -> usize {
        (self.large.1 - self.large.0 + 1) as usize
    }

    /// The number of its first pair.
    pub fn first(&self) -> usize {
        self.first
    }

    /// What somebody is told of its first pair, and how much more of each that follows.
    fn told(&self, known: Known) -> (u32, u32) {
        (told(known, (self.small, self.large.0)), if known == Known::Product { self.small } else { 1 })
    }
}

impl Pairs {
    /// All pairs within these bounds: at most 2,001,000, which `validate` sees to.
    pub fn new(bounds: Bounds) -> Self {
        let mut len = 0;
        let rows = bounds
            .rows()
            .map(|(small, least, most)| {
                let row = Row { small, large: (least, most), first: len };
                len += (most - least + 1) as usize;
                row
            })
            .collect();
        Self { bounds, rows, len }
    }

    /// What limits them.
    pub fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// Every smaller number with its larger ones.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The smaller and the larger number of a pair.
    pub fn pair(&self, at: usize) -> (u32, u32) {
        let row = &self.rows[self.rows.partition_point(|row| row.first <= at) - 1];
        (row.small, row.large.0 + (at - row.first) as u32)
    }

    /// The number of a pair, if it is within the bounds; in either order.
    pub fn find(&self, one: u32, other: u32) -> Option<usize> {
        let (small, large) = (one.min(other), one.max(other));
        let row = self.rows.get(small.checked_sub(self.bounds.low)? as usize)?;
        (row.large.0..=row.large.1).contains(&large).then(|| row.first + (large - row.large.0) as usize)
    }

    /// [`Space::mates`]: the other number follows from the smaller one.
    fn mates(&self, known: Known, value: u32, visit: &mut dyn FnMut(usize) -> bool) -> bool {
        let larger = |small: u32| match known {
            Known::Sum => value.checked_sub(small),
            Known::Product => value.checked_div(small).filter(|large| small * large == value),
            _ => small.checked_add(value),
        };
        if self.bounds.low == 0 && value == 0 && known == Known::Product {
            // Nothing divides by 0: the other number is any.
            return self
                .rows
                .first()
                .is_none_or(|row| (0..=row.large.1 - row.large.0).all(|at| visit(at as usize)));
        }
        let least = match known {
            Known::Product => value / self.bounds.largest().max(1),
            Known::Sum => value.saturating_sub(self.bounds.largest()),
            _ => 0,
        };
        for row in &self.rows[(least.saturating_sub(self.bounds.low) as usize).min(self.rows.len())..] {
            let Some(large) = larger(row.small) else { continue };
            if large < row.small {
                break;
            }
            if (row.large.0..=row.large.1).contains(&large)
                && !visit(row.first + (large - row.large.0) as usize)
            {
                return false;
            }
        }
        true
    }
}

impl Listed {
    /// Of possibilities that `reading` has found right: all of as many parts, and no two the same.
    pub fn new(possibilities: &[Vec<String>]) -> Self {
        let mut names: Vec<Vec<String>> = Vec::new();
        let items = possibilities
            .iter()
            .map(|parts| {
                names.resize(parts.len().max(names.len()), Vec::new());
                let value = |(part, names): (&String, &mut Vec<String>)| {
                    names.iter().position(|known| known == part).unwrap_or_else(|| {
                        names.push(part.clone());
                        names.len() - 1
                    }) as u16
                };
                parts.iter().zip(&mut names).map(value).collect()
            })
            .collect();
        let mut listed = Self { names, items };
        (0..listed.names.len()).for_each(|part| listed.sort(part));
        listed
    }

    /// Values of a part that are all numbers are put in their order.
    fn sort(&mut self, part: usize) {
        let numbers: Option<Vec<u64>> = self.names[part].iter().map(|name| name.parse().ok()).collect();
        let Some(numbers) = numbers else { return };
        let place = |value: usize| {
            let before = |(at, number): (usize, &u64)| (*number, at) < (numbers[value], value);
            numbers.iter().enumerate().filter(|(at, number)| before((*at, number))).count()
        };
        let places: Vec<usize> = (0..numbers.len()).map(place).collect();
        for item in &mut self.items {
            item[part] = places[usize::from(item[part])] as u16;
        }
        let before = std::mem::take(&mut self.names[part]);
        self.names[part] = before.clone();
        for (place, name) in places.into_iter().zip(before) {
            self.names[part][place] = name;
        }
    }

    /// The different values of each part, in the order they first come.
    pub fn names(&self) -> &[Vec<String>] {
        &self.names
    }

    /// Which value each part of a possibility has.
    pub fn item(&self, at: usize) -> &[u16] {
        &self.items[at]
    }

    /// The parts of a possibility, as they were written.
    pub fn parts(&self, at: usize) -> impl Iterator<Item = &str> {
        self.items[at].iter().zip(&self.names).map(|(value, names)| names[usize::from(*value)].as_str())
    }
}

impl Space {
    /// How many possibilities there are.
    pub fn len(&self) -> usize {
        match self {
            Space::Pairs(pairs) => pairs.len,
            Space::Listed(listed) => listed.items.len(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The pairs, unless it is a list.
    pub fn pairs(&self) -> Option<&Pairs> {
        match self {
            Space::Pairs(pairs) => Some(pairs),
            Space::Listed(_) => None,
        }
    }

    /// What a person would be told of a possibility: a number, or which value a part has.
    pub fn told(&self, known: Known, at: usize) -> u32 {
        match self {
            Space::Pairs(pairs) => told(known, pairs.pair(at)),
            Space::Listed(listed) => u32::from(listed.items[at][part(known)]),
        }
    }

    /// One more than the most a person can be told.
    pub fn most(&self, known: Known) -> usize {
        match self {
            Space::Pairs(pairs) => {
                let corners = pairs.rows.iter().map(|row| told(known, (row.small, row.large.1)));
                corners.max().map_or(0, |most| most as usize + 1)
            }
            Space::Listed(listed) => listed.names[part(known)].len(),
        }
    }

    /// Goes through all possibilities in order, with what two people are told of each.
    #[inline]
    pub fn each(&self, one: Known, other: Known, mut visit: impl FnMut(usize, u32, u32)) {
        match self {
            Space::Pairs(pairs) => {
                for row in &pairs.rows {
                    let ((mut one, more), (mut other, another)) = (row.told(one), row.told(other));
                    for at in row.first..row.first + row.count() {
                        visit(at, one, other);
                        (one, other) = (one + more, other + another);
                    }
                }
            }
            Space::Listed(listed) => {
                for (at, item) in listed.items.iter().enumerate() {
                    visit(at, u32::from(item[part(one)]), u32::from(item[part(other)]));
                }
            }
        }
    }

    /// All possibilities of which a person would be told `value`.
    pub fn alike(&self, known: Known, value: u32) -> Vec<usize> {
        let mut alike = Vec::new();
        self.mates(known, value, &mut |at| {
            alike.push(at);
            true
        });
        alike
    }

    /// Goes through the possibilities of which a person would be told `value`, until `visit` has had enough;
    /// says whether it went through them all. Found by arithmetic, not by going through the rest.
    pub fn mates(&self, known: Known, value: u32, visit: &mut dyn FnMut(usize) -> bool) -> bool {
        match self {
            Space::Pairs(pairs) => pairs.mates(known, value, visit),
            Space::Listed(listed) => {
                let same = |item: &Vec<u16>| u32::from(item[part(known)]) == value;
                listed.items.iter().enumerate().filter(|(_, item)| same(item)).all(|(at, _)| visit(at))
            }
        }
    }
}

#[inline(always)]
fn told(known: Known, (small, large): (u32, u32)) -> u32 {
    match known {
        Known::Sum => small + large,
        Known::Product => small * large,
        _ => large - small,
    }
}

/// Which part of a listed possibility a person is told.
fn part(known: Known) -> usize {
    match known {
        Known::Part(part) => usize::from(part),
        _ => 0,
    }
}
