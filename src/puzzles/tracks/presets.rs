use crate::engine::{Info, Key, Preset, help};

pub const INFO: Info = Info {
    slug: "tracks",
    name: "Zoom tracks",
    question: "Seven places, one-way tracks between any two. Which way must each run, so that two friends can always meet after one ride each?",
    keys: &[
        Key {
            name: "places",
            default: "",
            help: help(
                "3 to 23 places, a letter each, as SUOTNPQ, or names with commas between, or how many",
            ),
        },
        Key {
            name: "given",
            default: "",
            help: help("tracks that are laid already, as SU,SO or Zoo-Fair [none]"),
        },
        Key {
            name: "meet",
            default: "equal",
            help: help("equal: any two places share equally many next places; some: at least one [equal]"),
        },
    ],
    presets: &[
        Preset {
            name: "Seven attractions, ten tracks given",
            link: "tracks?places=SUOTNPQ&given=SU,SO,ST,UO,UN,UP,OT,ON,TU,NP",
        },
        Preset {
            name: "Seven given, and one must be supposed",
            link: "tracks?places=SUOTNPQ&given=UN,UP,OT,TP,TQ,NS,PS",
        },
        Preset { name: "Seven places, nothing given: 240", link: "tracks?places=ABCDEFG" },
        Preset { name: "Eleven places, two shared", link: "tracks?places=ABCDEFGHIJK" },
        Preset { name: "Nineteen places: even three can meet", link: "tracks?places=ABCDEFGHIJKLMNOPQRS" },
        Preset { name: "Eight places, at least one shared", link: "tracks?places=ABCDEFGH&meet=some" },
        Preset { name: "Six places (impossible)", link: "tracks?places=ABCDEF&meet=some" },
    ],
    limits: "3 to 23 places; completions are counted while that takes at most 150,000 boards looked at",
};
