use crate::engine::{Info, Key, Preset, help};

pub const INFO: Info = Info {
    slug: "river",
    name: "River crossing",
    question: "Three missionaries and three cannibals share a boat for two. Nobody may be outnumbered. How do all get across?",
    keys: &[
        Key { name: "missionaries", default: "", help: help("how many, 0 to 1,000") },
        Key { name: "cannibals", default: "", help: help("how many, 0 to 1,000") },
        Key { name: "couples", default: "", help: help("jealous couples instead, 1 to 6") },
        Key {
            name: "who",
            default: "",
            help: help(
                "a cast of your own instead, up to 12, such as farmer,wolf,goat,cabbage; with weights: Father:80,Anna:40",
            ),
        },
        Key {
            name: "apart",
            default: "",
            help: help(
                "who of the cast must not be left together without whom: wolf+goat/farmer,goat+cabbage/farmer",
            ),
        },
        Key { name: "boat", default: "2", help: help("how many it takes, 1 to 20 [2]") },
        Key {
            name: "carries",
            default: "",
            help: help("the most weight it carries, for a cast with weights [any]"),
        },
        Key {
            name: "rowers",
            default: "",
            help: help("who can row: missionaries,cannibals:1 or husbands or names of the cast [anyone]"),
        },
        Key {
            name: "safe",
            default: "classic",
            help: help(
                "classic (missionaries not outnumbered on either bank), unattended (cannibals not outnumbered on the bank just left, even by one where none is), or its words: missionaries or cannibals, boat (its load is judged too), left (only the bank just left is), strict (nor may the others be alone) [classic]",
            ),
        },
        Key {
            name: "island",
            default: "no",
            help: help("no, yes, or stop (there is one, and every trip begins or ends at it) [no]"),
        },
    ],
    presets: &[
        Preset { name: "Three and three, a boat for two", link: "river?missionaries=3&cannibals=3" },
        Preset {
            name: "The same, only the bank just left is judged",
            link: "river?missionaries=3&cannibals=3&safe=unattended",
        },
        Preset {
            name: "Wolf, goat and cabbage",
            link: "river?who=farmer,wolf,goat,cabbage&apart=wolf+goat/farmer,goat+cabbage/farmer&rowers=farmer",
        },
        Preset { name: "Three jealous couples", link: "river?couples=3" },
        Preset {
            name: "Four and four, a boat for two (impossible)",
            link: "river?missionaries=4&cannibals=4",
        },
        Preset { name: "Five and five, a boat for three", link: "river?missionaries=5&cannibals=5&boat=3" },
        Preset {
            name: "Three and three, only one cannibal rows",
            link: "river?missionaries=3&cannibals=3&rowers=missionaries,cannibals:1",
        },
        Preset { name: "Four couples and an island", link: "river?couples=4&island=yes" },
        Preset {
            name: "Parents and children, by weight",
            link: "river?who=Father:80,Mother:80,Anna:40,Ben:40&carries=80",
        },
        Preset {
            name: "A hundred and a hundred, a boat for four",
            link: "river?missionaries=100&cannibals=100&boat=4",
        },
    ],
    limits: "at most 1,000 missionaries and 1,000 cannibals, 6 couples or a cast of 12; a boat for 1 to 20; 3,000,000 positions in one search (fewer where a boat can be loaded in very many ways)",
};
