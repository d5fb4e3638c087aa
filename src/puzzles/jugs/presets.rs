use crate::engine::{Info, Key, Preset, help};

pub const INFO: Info = Info {
    slug: "jugs",
    name: "Water jugs",
    question: "With a jug of 3 litres and one of 7, and no marks on either, how do you measure 2?",
    keys: &[
        Key { name: "sizes", default: "", help: help("1 to 6 jug sizes from 1 to 1,000,000, such as 3,7") },
        Key { name: "start", default: "", help: help("what each jug holds at first, such as 0,7 [all 0]") },
        Key {
            name: "goal",
            default: "",
            help: help("any:2 (in some jug), total:5 (in all), or an amount per jug with * for any: 2,*"),
        },
        Key {
            name: "water",
            default: "tap",
            help: help("tap (fill and empty at will) or closed (only pour) [tap]"),
        },
        Key {
            name: "best",
            default: "pours",
            help: help("pours (fewest pours) or water (least drawn from the tap) [pours]"),
        },
    ],
    presets: &[
        Preset {
            name: "4 and 3 from a full 8: get 2 in the 4",
            link: "jugs?sizes=4,3,8&start=0,0,8&goal=2,*,*&water=closed",
        },
        Preset { name: "3 and 7 litres: get 4", link: "jugs?sizes=3,7&goal=any:4" },
        Preset { name: "3 and 7 litres: get 2", link: "jugs?sizes=3,7&goal=any:2" },
        Preset { name: "2, 5 and 10 litres: get 1", link: "jugs?sizes=2,5,10&goal=any:1" },
        Preset { name: "2 and 10 litres: get 1 (impossible)", link: "jugs?sizes=2,10&goal=any:1" },
        Preset {
            name: "8, 5 and 3, no tap: halve the 8",
            link: "jugs?sizes=8,5,3&start=8,0,0&goal=4,4,0&water=closed",
        },
        Preset {
            name: "12, 8 and 5, no tap: halve the 12",
            link: "jugs?sizes=12,8,5&start=12,0,0&goal=6,6,0&water=closed",
        },
        Preset { name: "5 and 3 litres: get 4", link: "jugs?sizes=5,3&goal=any:4" },
    ],
    limits: "at most 6 jugs of at most 1,000,000 litres; 7,000,000 states in one search (3,500,000 where four or more jugs are very large), 1,000,000 for least water",
};
