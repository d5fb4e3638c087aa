use crate::engine::{Info, Key, Preset, help};

pub const INFO: Info = Info {
    slug: "coins",
    name: "Counterfeit coin",
    question: "Twelve coins, one of them heavier or lighter. How do three weighings find it, and tell which?",
    keys: &[
        Key { name: "n", default: "", help: help("how many coins, 1 to 1,000,000 (9,840 for a fixed plan)") },
        Key {
            name: "weighings",
            default: "fewest",
            help: help("how many weighings are allowed, 0 to 40, or fewest [fewest]"),
        },
        Key {
            name: "fake",
            default: "either",
            help: help("either (heavy or light), heavy or light [either]"),
        },
        Key { name: "none", default: "no", help: help("yes if there may be no fake at all [no]") },
        Key { name: "genuine", default: "0", help: help("genuine coins to spare, 0 to 1,000 [0]") },
        Key {
            name: "tell",
            default: "weight",
            help: help("weight (also say heavy or light) or coin (only find it) [weight]"),
        },
        Key {
            name: "plan",
            default: "adaptive",
            help: help("adaptive, or fixed (every weighing laid down beforehand) [adaptive]"),
        },
    ],
    presets: &[
        Preset { name: "12 coins in 3 weighings", link: "coins?n=12&weighings=3" },
        Preset { name: "13 coins in 3: only find it", link: "coins?n=13&weighings=3&tell=coin" },
        Preset { name: "13 coins in 3 (impossible)", link: "coins?n=13&weighings=3" },
        Preset { name: "13 coins and a genuine one, in 3", link: "coins?n=13&weighings=3&genuine=1" },
        Preset {
            name: "14 and a genuine one, in 3: only find it",
            link: "coins?n=14&weighings=3&genuine=1&tell=coin",
        },
        Preset { name: "12 coins in 3, perhaps no fake", link: "coins?n=12&weighings=3&none=yes" },
        Preset { name: "12 coins in 3, all laid down beforehand", link: "coins?n=12&weighings=3&plan=fixed" },
        Preset { name: "8 coins, one heavy, in 2", link: "coins?n=8&weighings=2&fake=heavy" },
        Preset {
            name: "8 coins, perhaps one light, in 2",
            link: "coins?n=8&weighings=2&fake=light&none=yes",
        },
        Preset { name: "39 coins in 4", link: "coins?n=39&weighings=4" },
        Preset { name: "120 coins in 5", link: "coins?n=120&weighings=5" },
        Preset { name: "797,160 coins in 13", link: "coins?n=797160&weighings=13" },
        Preset { name: "2 coins (impossible)", link: "coins?n=2" },
        Preset { name: "1 coin (impossible)", link: "coins?n=1" },
    ],
    limits: "at most 1,000,000 coins (9,840 for a plan fixed beforehand), 1,000 genuine ones to spare, 40 weighings",
};
