use crate::engine::{Info, Key, Preset, help};

pub const INFO: Info = Info {
    slug: "cryptarithm",
    name: "Cryptarithm",
    question: "DONALD + GERALD = ROBERT. Each letter is a digit, and no two are the same. Which is which?",
    keys: &[
        Key {
            name: "puzzle",
            default: "",
            help: help("a sum of words, as SEND+MORE=MONEY, with + - * and =; several with ; between"),
        },
        Key { name: "base", default: "10", help: help("how many digits there are, 2 to 36 [10]") },
        Key { name: "zeros", default: "no", help: help("may a number start with 0: no or yes [no]") },
        Key { name: "given", default: "", help: help("digits found already, as D:5,T:0 [none]") },
    ],
    presets: &[
        Preset { name: "DONALD + GERALD = ROBERT", link: "cryptarithm?puzzle=DONALD+GERALD=ROBERT" },
        Preset {
            name: "The same, with D = 5 found",
            link: "cryptarithm?puzzle=DONALD+GERALD=ROBERT&given=D:5",
        },
        Preset { name: "SEND + MORE = MONEY", link: "cryptarithm?puzzle=SEND+MORE=MONEY" },
        Preset {
            name: "The same in base 16: 28 solutions",
            link: "cryptarithm?puzzle=SEND+MORE=MONEY&base=16",
        },
        Preset {
            name: "MOTHER + FATHER = PARENT: two solutions",
            link: "cryptarithm?puzzle=MOTHER+FATHER=PARENT",
        },
        Preset { name: "ABC + DEF = GH (impossible)", link: "cryptarithm?puzzle=ABC+DEF=GH" },
    ],
    limits: "at most 20 equations, 1,000 numbers of 30 places, 3 numbers multiplied; solutions are counted while that takes at most 100,000,000 digits tried",
};
