//! A smoke run of the fuzzing of documents and terms: documents and questions with bytes changed.

#[path = "../fuzz/one.rs"]
mod one;

use fastrand::Rng;

const SEEDS: [&str; 9] = [
    "\0<?xml version=\"1.0\" encoding=\"utf-8\"?><!DOCTYPE a [<!ENTITY b \"&#65;<i/>\"><!ENTITY c '&b;&b;'>]><a x='&c;'>&c;</a>",
    "\0<a xmlns=\"u\" xmlns:p='v'><p:b p:c=\"1\">t &amp; <![CDATA[<]]></p:b><!-- x --><?y z?></a>",
    "\x10<p>one<br>two<ul><li>x<li>y</ul><script>a<b</script>",
    "\0xml([version=\"1.0\"], [element(a, [b=\"c\"], [pcdata(\"d\"), cdata([101]), namespace('u', \"p\", element(f, [], []))])])",
    "\0[element(a, [b=c], ['text', element(u:d, [], [])])]",
    "\u{80}element(book, [year=Y|_], C)",
    "\u{80}each B is element(book, [year=Y|_], C) in bib\nwhen Y > \"1991\"\nsort Y\nbuild element(x, [], [B])",
    "\u{80}q4",
    "\u{80}all T in bib\nlet N = x if T is element(_, _, _) else y\nonce N",
];

/// A seed with some bytes changed, put in, left out, doubled, or mixed with another seed.
fn changed(random: &mut Rng) -> Vec<u8> {
    // The first byte alone is no text.
    let bytes = |seed: &str| {
        let mut letters = seed.chars();
        let first = letters.next().map_or(0, |letter| letter as u8);
        [&[first][..], letters.as_str().as_bytes()].concat()
    };
    let mut out = bytes(SEEDS[random.usize(..SEEDS.len())]);
    for _ in 0..random.usize(1..6) {
        let at = random.usize(..out.len());
        match random.u8(..7) {
            0 => out[at] = random.u8(..),
            1 => out.insert(at, random.choice(*b"<>&;\"'[](),=|/!?-%:\n A").unwrap_or_default()),
            2 => drop(out.remove(at)),
            3 => out.truncate(at + 1),
            4 => {
                let part = out[at..(at + random.usize(1..40)).min(out.len())].to_vec();
                out.splice(at..at, part);
            }
            5 => {
                let other = bytes(SEEDS[random.usize(..SEEDS.len())]);
                let from = random.usize(..other.len());
                out.extend(&other[from..]);
            }
            _ => out[0] = random.u8(..),
        }
        if out.is_empty() {
            out.push(0);
        }
    }
    out
}

#[test]
fn nothing_that_is_given_breaks_it() {
    let mut random = Rng::with_seed(10);
    for _ in 0..20_000 {
        one::xml(&changed(&mut random));
    }
}
