use crate::engine::{Info, Key, Preset, help};

/// The dialogue of the classic puzzle, as links write it.
pub const CLASSIC: &str = "P:no,S:knew-P-no,P:now,S:now";

pub const INFO: Info = Info {
    slug: "mister-x",
    name: "Sum and product",
    question: "Susan is told the sum of two numbers, Peter their product. Four remarks later both know them. Do you?",
    keys: &[
        Key { name: "low", default: "2", help: help("the least that each number can be [2]") },
        Key {
            name: "high",
            default: "",
            help: help("the most that each can be [99; where sum is given, whatever the sum allows]"),
        },
        Key { name: "sum", default: "", help: help("the most that both together can be [any]") },
        Key { name: "distinct", default: "no", help: help("must the two differ: no or yes [no]") },
        Key {
            name: "list",
            default: "",
            help: help(
                "other possibilities than numbers, as May:15,May:16,June:17, of two or three parts each",
            ),
        },
        Key {
            name: "told",
            default: "",
            help: help(
                "who is told what, as Susan:sum,Peter:product,Diana:difference, or a name for each part of a list",
            ),
        },
        Key {
            name: "talk",
            default: CLASSIC,
            help: help(
                "remarks as P:no,S:knew-P-no,P:now,S:now, also P:yes and S:knew-P-yes; + joins what is said at once [these four]",
            ),
        },
        Key { name: "be", default: "", help: help("whose eyes to see it with, as S:17 [nobody's]") },
    ],
    presets: &[
        Preset { name: "Two numbers, 2 to 99", link: "mister-x" },
        Preset { name: "You are Susan, told 17", link: "mister-x?be=S:17" },
        Preset { name: "Not equal, the sum at most 100", link: "mister-x?sum=100&distinct=yes" },
        Preset { name: "From 1 on: four answers", link: "mister-x?low=1&sum=100" },
        Preset { name: "The sum at most 64 (no answer)", link: "mister-x?sum=64" },
        Preset {
            name: "A birthday, month and day",
            link: "mister-x?list=May:15,May:16,May:19,June:17,June:18,July:14,July:16,August:14,August:15,August:17&told=Albert:month,Bernard:day&talk=A:no+A:knew-B-no,B:now,A:now",
        },
        Preset {
            name: "Three people, asked four times",
            link: "mister-x?low=1&high=9&told=Susan:sum,Peter:product,Diana:difference&talk=S:no+P:no+D:no,S:no+P:no+D:no,S:no+P:no+D:no,S:no+P:no+D:no",
        },
    ],
    limits: "at most 2,001,000 pairs (2,000 numbers, each with each), of numbers to 5,000; 400 listed possibilities; 40 remarks",
};
