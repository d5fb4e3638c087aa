use super::Instance;
use super::instance::Crew;
use super::model::Counts;

/// Some who are together, as far as the rule looks at them.
#[derive(Clone, Copy)]
pub struct Party {
    /// How many of the protected, and how many of the others.
    sides: (u32, u32),
    /// A bit for each kind of which somebody is there.
    present: u16,
}

impl Party {
    /// These people.
    pub fn of(instance: &Instance, counts: &Counts) -> Self {
        let protect = instance.rule().protect;
        let mut party = Self { sides: (0, 0), present: 0 };
        for (at, (kind, count)) in instance.kinds().iter().zip(counts).enumerate() {
            let side = if kind.role == protect { &mut party.sides.0 } else { &mut party.sides.1 };
            *side += u32::from(*count);
            party.present |= u16::from(*count > 0) << at;
        }
        party
    }

    /// These and those. Who is told apart one by one is there once.
    pub fn with(self, more: &Party) -> Self {
        let sides = (self.sides.0 + more.sides.0, self.sides.1 + more.sides.1);
        Self { sides, present: self.present | more.present }
    }

    /// These without those, who are among them.
    pub fn without(self, less: &Party) -> Self {
        let sides = (self.sides.0 - less.sides.0, self.sides.1 - less.sides.1);
        Self { sides, present: self.present & !less.present }
    }

    /// [`danger`](super::model::danger), without looking at everybody again.
    pub fn safe(&self, instance: &Instance) -> bool {
        if instance.crew() == Crew::Numbers {
            let (ours, theirs) = self.sides;
            return theirs <= ours || ours == 0 && !instance.rule().strict;
        }
        !instance
            .quarrels()
            .iter()
            .any(|quarrel| self.present & quarrel.of == quarrel.of && self.present & quarrel.unless == 0)
    }
}
