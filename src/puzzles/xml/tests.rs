use super::options::Options;
use super::read::read;
use super::term::lines::{Shape, write};

fn term(text: &str) -> String {
    term_with(text, &Options::default())
}

fn term_with(text: &str, options: &Options) -> String {
    let reading = read(text, options, false);
    write(&reading.document, Shape::Xml).text
}

#[test]
fn cases() {
    for text in [
        "<r><p>Apex & Partners</p></r>",
        "<Foo url=\"http://h/?a=1&b=2\"/>",
        "<a>x",
        "<a/><b/>",
        "",
        "text",
        "</a>",
        "<?xmlversion=\"1.0\"?><a/>",
        "<!DOCTYPE a [<!ENTITY a0 \"lol\"><!ENTITY a1 \"&a0;&a0;\"><!ENTITY a2 \"&a1;&a1;\">]><a>&a2;</a>",
        "<r xmlns=\"urn:d\"><x xmlns=\"\"/></r>",
        "<!DOCTYPE a [<!ENTITY x \"<b>\">]><a>&x;t</b></a>",
        "<!DOCTYPE a [<!ENTITY x \"<b \">]><a>&x;t='1'/></a>",
    ] {
        println!("{text}\n{}\n", term(text));
    }
}

#[test]
fn queries() {
    use super::query::{
        known::{KNOWN, SAMPLES},
        parse,
        run::run,
        write,
    };
    use super::term::shape::term;
    for (at, known) in KNOWN.iter().enumerate() {
        let program = parse(known.text).unwrap_or_else(|wrong| panic!("q{}: {wrong:?}", at + 1));
        assert_eq!(write::program(&program), known.text);
        let documents: Vec<_> = program
            .documents
            .iter()
            .enumerate()
            .map(|(which, name)| {
                let sample = SAMPLES.iter().find(|sample| sample.name == &**name).unwrap();
                term(&read(sample.text, &Options::default(), false).document, which as u8)
            })
            .collect();
        let done = run(&program, &documents).unwrap();
        println!("q{} {} steps", at + 1, done.steps.len());
        for built in &done.built {
            println!("  {}", super::term::print::term(built, Default::default()));
        }
    }
}
