use crate::engine::{Info, Key, Preset, help};

pub const INFO: Info = Info {
    slug: "seating",
    name: "Exam room",
    question: "Twenty candidates, four in each of five subjects. Can they sit so that no two of a subject touch, even at corners? In how many ways?",
    keys: &[
        Key {
            name: "room",
            default: "",
            help: help("rows of X (a seat) and . (none), joined by /; up to 8 by 8"),
        },
        Key {
            name: "groups",
            default: "",
            help: help("names and sizes that fill the seats, as Norwegian:4,German:4"),
        },
        Key {
            name: "touch",
            default: "corner",
            help: help("corner (seats touch at corners too) or edge [corner]"),
        },
        Key { name: "given", default: "", help: help("who sits already, as B1:German,C3:French [nobody]") },
        Key { name: "pick", default: "1", help: help("which of all the seatings to show, from 1 [1]") },
    ],
    presets: &[
        Preset {
            name: "The pinwheel: five languages, four each",
            link: "seating?room=.X..../.XXXXX/.XXXX./.XXXX./XXXXX./....X.&groups=Norwegian:4,German:4,English:4,French:4,Spanish:4",
        },
        Preset {
            name: "4 × 4, four groups of four",
            link: "seating?room=XXXX/XXXX/XXXX/XXXX&groups=A:4,B:4,C:4,D:4",
        },
        Preset { name: "3 × 3, its centre empty", link: "seating?room=XXX/X.X/XXX&groups=A:2,B:2,C:2,D:2" },
        Preset {
            name: "5 × 5, five groups of five",
            link: "seating?room=XXXXX/XXXXX/XXXXX/XXXXX/XXXXX&groups=A:5,B:5,C:5,D:5,E:5",
        },
        Preset {
            name: "6 × 6, nine groups of four",
            link: "seating?room=XXXXXX/XXXXXX/XXXXXX/XXXXXX/XXXXXX/XXXXXX&groups=A:4,B:4,C:4,D:4,E:4,F:4,G:4,H:4,I:4",
        },
        Preset {
            name: "3 × 3, three groups of three (impossible)",
            link: "seating?room=XXX/XXX/XXX&groups=A:3,B:3,C:3",
        },
        Preset {
            name: "The pinwheel, touching by edges only",
            link: "seating?room=.X..../.XXXXX/.XXXX./.XXXX./XXXXX./....X.&groups=Norwegian:4,German:4,English:4,French:4,Spanish:4&touch=edge",
        },
        Preset {
            name: "Another room: a horseshoe",
            link: "seating?room=XXXXXX/XXXXXX/XX..XX/XX..XX&groups=Biology:5,Chemistry:5,Physics:5,Latin:5&given=A1:Latin",
        },
        Preset {
            name: "5 × 5, one group of ten (impossible)",
            link: "seating?room=XXXXX/XXXXX/XXXXX/XXXXX/XXXXX&groups=A:10,B:5,C:5,D:5",
        },
    ],
    limits: "at most 8 rows and 8 columns, 26 groups; seatings are counted while that takes at most 3,000,000 patterns of the frontier",
};
