use serde::{Deserialize, Serialize};

/// A set of coins by their numbers: ascending ranges that neither overlap nor touch.
///
/// Ranges, not lists: a pan may hold a quarter of a million coins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<(u32, u32)>")]
pub struct Coins(Vec<(u32, u32)>);

impl From<Vec<(u32, u32)>> for Coins {
    /// The coins in these ranges, ends included, in whatever order they come.
    fn from(ranges: Vec<(u32, u32)>) -> Self {
        let mut merged = Self::default();
        ranges.into_iter().for_each(|range| merged.put(range));
        merged
    }
}

impl Coins {
    /// The coin alone.
    pub fn one(coin: u32) -> Self {
        Self(vec![(coin, coin)])
    }

    /// Coins `first` to `last`, none if there are none such.
    pub fn range(first: u32, last: u32) -> Self {
        Self::from(vec![(first, last)])
    }

    /// The ranges, ends included.
    pub fn ranges(&self) -> &[(u32, u32)] {
        &self.0
    }

    /// The coins one by one.
    pub fn iter(&self) -> impl Iterator<Item = u32> {
        self.0.iter().flat_map(|(first, last)| *first..=*last)
    }

    /// How many.
    pub fn len(&self) -> u64 {
        self.0.iter().map(|(first, last)| u64::from(last - first) + 1).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The lowest.
    pub fn first(&self) -> Option<u32> {
        self.0.first().map(|range| range.0)
    }

    /// The highest.
    pub fn last(&self) -> Option<u32> {
        self.0.last().map(|range| range.1)
    }

    /// Coin number `at`, from 0, counted from the lowest.
    pub fn nth(&self, mut at: u64) -> Option<u32> {
        for (first, last) in self.0.iter().copied() {
            let here = u64::from(last - first) + 1;
            if at < here {
                // Fits: less than the range itself holds.
                return Some(first + at as u32);
            }
            at -= here;
        }
        None
    }

    /// Whether `coin` is among them.
    pub fn contains(&self, coin: u32) -> bool {
        let at = self.0.partition_point(|range| range.1 < coin);
        self.0.get(at).is_some_and(|range| range.0 <= coin)
    }

    /// These and those.
    #[must_use]
    pub fn with(&self, others: &Coins) -> Self {
        // The shorter into the longer; and what comes in order is put at the end.
        let (mut all, few) =
            if self.0.len() < others.0.len() { (others.clone(), self) } else { (self.clone(), others) };
        few.0.iter().for_each(|range| all.put(*range));
        all
    }

    /// Puts one range in its place, and melts it with those it meets.
    fn put(&mut self, (mut first, mut last): (u32, u32)) {
        if first > last {
            return;
        }
        let from = self.0.partition_point(|range| range.1.saturating_add(1) < first);
        let mut to = from;
        while let Some(range) = self.0.get(to).filter(|range| range.0 <= last.saturating_add(1)) {
            first = first.min(range.0);
            last = last.max(range.1);
            to += 1;
        }
        self.0.splice(from..to, [(first, last)]);
    }

    /// Those that are in both.
    #[must_use]
    pub fn common(&self, others: &Coins) -> Self {
        let (mut mine, mut theirs) = (self.0.iter().peekable(), others.0.iter().peekable());
        let mut both = Vec::new();
        while let (Some(a), Some(b)) = (mine.peek(), theirs.peek()) {
            let (first, last) = (a.0.max(b.0), a.1.min(b.1));
            if first <= last {
                both.push((first, last));
            }
            if a.1 < b.1 {
                mine.next();
            } else {
                theirs.next();
            }
        }
        Self(both)
    }

    /// These without those.
    #[must_use]
    pub fn without(&self, others: &Coins) -> Self {
        let mut left = Vec::new();
        let mut cuts = others.0.iter().peekable();
        for (mut first, last) in self.0.iter().copied() {
            while cuts.peek().is_some_and(|cut| cut.1 < first) {
                cuts.next();
            }
            let mut rest = cuts.clone();
            while let Some(cut) = rest.next_if(|cut| cut.0 <= last) {
                if first < cut.0 {
                    left.push((first, cut.0 - 1));
                }
                first = first.max(cut.1.saturating_add(1));
            }
            if first <= last {
                left.push((first, last));
            }
        }
        Self(left)
    }

    /// The lowest `count` of them, and the rest.
    pub fn split(&self, count: u64) -> (Self, Self) {
        let (mut low, mut high, mut wanted) = (Vec::new(), Vec::new(), count);
        for (first, last) in self.0.iter().copied() {
            let here = u64::from(last - first) + 1;
            let taken = here.min(wanted);
            wanted -= taken;
            // Fits: no more than the range itself holds.
            let middle = first + taken as u32;
            if taken > 0 {
                low.push((first, middle - 1));
            }
            if taken < here {
                high.push((middle, last));
            }
        }
        (Self(low), Self(high))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn any() -> impl Strategy<Value = Coins> {
        prop::collection::vec((1u32..40, 0u32..6), 0..6).prop_map(|ranges| {
            Coins::from(ranges.iter().map(|(at, long)| (*at, at + long)).collect::<Vec<_>>())
        })
    }

    fn set(coins: &Coins) -> BTreeSet<u32> {
        assert!(coins.ranges().windows(2).all(|pair| pair[0].1 + 1 < pair[1].0), "{coins:?}");
        coins.iter().collect()
    }

    proptest! {
        #[test]
        fn ranges_behave_as_sets(a in any(), b in any(), coin in 0u32..50, count in 0u64..50) {
            let (sa, sb) = (set(&a), set(&b));
            prop_assert_eq!(set(&a.with(&b)), &sa | &sb);
            prop_assert_eq!(set(&a.common(&b)), &sa & &sb);
            prop_assert_eq!(set(&a.without(&b)), &sa - &sb);
            prop_assert_eq!(a.contains(coin), sa.contains(&coin));
            prop_assert_eq!(a.len(), sa.len() as u64);
            prop_assert_eq!(a.first(), sa.first().copied());
            prop_assert_eq!(a.last(), sa.last().copied());
            prop_assert_eq!(a.nth(count), sa.iter().nth(count as usize).copied());
            let (low, high) = a.split(count);
            prop_assert_eq!(set(&low), sa.iter().copied().take(count as usize).collect());
            prop_assert_eq!(set(&high), sa.iter().copied().skip(count as usize).collect());
        }
    }
}
