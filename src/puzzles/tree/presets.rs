use crate::engine::{Info, Key, Preset, help};

pub const INFO: Info = Info {
    slug: "tree",
    name: "Search order",
    question: "A phone number spells words, letter by letter. In which order do you try them, and what must you keep in mind?",
    keys: &[
        Key {
            name: "phone",
            default: "",
            help: help("a number of 1 to 9 digits, whose spellings are the tree"),
        },
        Key {
            name: "jugs",
            default: "",
            help: help("or 1 to 3 jug sizes from 1 to 1,000, such as 3,7: all ways to pour"),
        },
        Key { name: "goal", default: "", help: help("the litres wanted in some jug") },
        Key {
            name: "river",
            default: "",
            help: help("or missionaries, cannibals and seats of the boat, such as 3,3,2"),
        },
        Key {
            name: "order",
            default: "depth",
            help: help(
                "depth (the node found last is visited next) or breadth (the one found first) [depth]",
            ),
        },
        Key {
            name: "cut",
            default: "repeats",
            help: help(
                "what of the jugs' or the river's tree is cut off: none (nothing), idle (what changes nothing or breaks the rule), repeats (also what was met before) [repeats]",
            ),
        },
        Key {
            name: "deep",
            default: "",
            help: help("how many moves deep it goes, 1 to 12 [6 for jugs, 11 for a river]"),
        },
    ],
    presets: &[
        Preset { name: "Spell 8689827", link: "tree?phone=8689827" },
        Preset { name: "Spell 8689827, breadth first", link: "tree?phone=8689827&order=breadth" },
        Preset { name: "Spell 262: small enough to see whole", link: "tree?phone=262" },
        Preset { name: "3 and 7 litres, nothing met twice", link: "tree?jugs=3,7&goal=2" },
        Preset {
            name: "3 and 7 litres, pours that change something",
            link: "tree?jugs=3,7&goal=4&cut=idle&deep=4",
        },
        Preset { name: "3 and 7 litres, all nine pours", link: "tree?jugs=3,7&goal=4&cut=none&deep=3" },
        Preset { name: "3 and 3 across a river, nothing met twice", link: "tree?river=3,3,2&order=breadth" },
    ],
    limits: "at most 9 digits, 3 jugs of at most 1,000 litres, 6 of each on a river; 12 moves deep; 600,000 nodes to be walked, counts beyond",
};
