use std::hash::Hash;

/// An unsigned integer wide enough to hold a packed state.
pub trait Word: Copy + Eq + Hash {
    /// Its width.
    const BITS: u32;
    /// The word that holds `value` from bit `shift` up, and zeros.
    fn field(value: u32, shift: u32) -> Self;
    /// The low 32 bits from bit `shift` up.
    fn read(self, shift: u32) -> u32;
    /// The bits that stand in one word but not the other.
    fn xor(self, other: Self) -> Self;
}

macro_rules! word {
    ($($int:ty)*) => {$(
        impl Word for $int {
            const BITS: u32 = <$int>::BITS;
            #[inline(always)]
            fn field(value: u32, shift: u32) -> Self { <$int>::from(value) << shift }
            #[inline(always)]
            fn read(self, shift: u32) -> u32 { (self >> shift) as u32 }
            #[inline(always)]
            fn xor(self, other: Self) -> Self { self ^ other }
        }
    )*};
}
word!(u64 u128);

/// How a fixed number of small numbers share one word, each in its own bits.
///
/// A search keeps millions of states; a word each is what makes them fit.
#[derive(Clone, Debug)]
pub struct Packing {
    fields: Vec<(u32, u32)>,
    bits: u32,
}

impl Packing {
    /// Room for numbers from 0 to each of `most`.
    pub fn new(most: &[u32]) -> Self {
        let mut bits = 0;
        let fields = most
            .iter()
            .map(|most| {
                let width = (u32::BITS - most.leading_zeros()).max(1);
                let field = (bits, ((1u64 << width) - 1) as u32);
                bits += width;
                field
            })
            .collect();
        Self { fields, bits }
    }

    /// The bits a packed state takes.
    pub fn bits(&self) -> u32 {
        self.bits
    }

    /// Packs one number per field; numbers over the field's most are cut.
    pub fn pack<W: Word>(&self, values: &[u32]) -> W {
        let fields = self.fields.iter().zip(values);
        fields.fold(W::field(0, 0), |word, (&(shift, mask), value)| word.xor(W::field(value & mask, shift)))
    }

    /// The word with `new` in place of `old` in field `at`. `old` must be what is there.
    #[inline(always)]
    pub fn swap<W: Word>(&self, word: W, at: usize, old: u32, new: u32) -> W {
        let (shift, mask) = self.fields[at];
        word.xor(W::field((old ^ new) & mask, shift))
    }

    /// Fills `values` with what [`Packing::pack`] was given.
    #[inline(always)]
    pub fn unpack<W: Word>(&self, word: W, values: &mut [u32]) {
        for (&(shift, mask), value) in self.fields.iter().zip(values) {
            *value = word.read(shift) & mask;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn unpacks_what_was_packed(pairs in prop::collection::vec((1u32..=1_000_000, 0u32..), 1..=6)) {
            let most: Vec<u32> = pairs.iter().map(|pair| pair.0).collect();
            let values: Vec<u32> = pairs.iter().map(|(most, any)| any % (most + 1)).collect();
            let packing = Packing::new(&most);
            let mut back = vec![0; most.len()];
            packing.unpack(packing.pack::<u128>(&values), &mut back);
            prop_assert_eq!(&back, &values);
            if packing.bits() <= 64 {
                packing.unpack(packing.pack::<u64>(&values), &mut back);
                prop_assert_eq!(&back, &values);
            }
        }
    }
}
