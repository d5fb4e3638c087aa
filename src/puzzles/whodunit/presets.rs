use crate::engine::{Info, Key, Preset, help};

pub const INFO: Info = Info {
    slug: "whodunit",
    name: "Whodunit",
    question: "Three suspects, and only the murderer may lie. Whose words cannot stand beside the others’?",
    keys: &[
        Key {
            name: "case",
            default: "",
            help: help(
                "lines with ; between: “A:B_lies,C_guilty” is what A says; “was_away/was_there” excludes; “*:…” is sure",
            ),
        },
        Key {
            name: "liars",
            default: "culprit",
            help: help(
                "who may lie: culprit, guilty (all who did it), knaves, or how many lie: 3 or <=3 [culprit]",
            ),
        },
        Key {
            name: "ask",
            default: "",
            help: help("something of which to tell whether it is certain [nothing]"),
        },
    ],
    presets: &[
        Preset {
            name: "Three suspects, and only the murderer may lie",
            link: "whodunit?case=A:A_innocent,B_was_a_friend,C_hated_him;B:B_was_away,B_was_a_stranger;C:C_innocent,A_was_with_him,B_was_with_him,C_was_with_him;was_a_friend/hated_him/was_a_stranger;was_away/was_with_him;was_away/guilty",
        },
        Preset {
            name: "Four suspects, one of them tells the truth",
            link: "whodunit?case=A:A_innocent;B:D_guilty;C:B_guilty;D:D_innocent&liars=3",
        },
        Preset {
            name: "Five suspects, and the guilty lie",
            link: "whodunit?case=Paul:Steve_innocent_and_Ted_innocent;Quinn:Ray_innocent_and_Paul_guilty;Ray:Ted_guilty_implies_Steve_guilty;Steve:Paul_innocent_and_Quinn_guilty;Ted:Quinn_innocent_and_Paul_guilty&liars=guilty",
        },
        Preset {
            name: "Knights and knaves: all of us are knaves",
            link: "whodunit?case=A:all_lies;B:exactly_1_truthful;C:&liars=knaves",
        },
        Preset {
            name: "Knights and knaves: five of them",
            link: "whodunit?case=Aurora:Abigail_truthful;Ethan:Abigail_lies_or_Aria_lies;Noah:Aria_lies;Aria:Aurora_lies_iff_Noah_truthful;Abigail:Noah_truthful&liars=knaves",
        },
        Preset {
            name: "Knights and knaves: what will C say?",
            link: "whodunit?case=A:B_like_C;B:;C:&liars=knaves&ask=C_says_A_like_B",
        },
        Preset {
            name: "Each says the next one lies (impossible)",
            link: "whodunit?case=A:B_lies;B:C_lies;C:A_lies&liars=knaves",
        },
    ],
    limits: "at most 10 people, 12 statements each, 14 facts, 16 things that are sure or exclude each other; at most 256 worlds are gone through",
};
