//! The twelve queries of the W3C's XML Query Use Cases (“XMP”, Experiences and Exemplars), as our lines, and the
//! documents they ask. Data and results are those of the Working Group Note of 23 March 2007, which the W3C's test
//! suite has too: its fourth query sorts the authors, and its prices are those of “bstore1” and “bstore2”. Earlier
//! drafts differ in both.

/// A sample document.
#[derive(Debug)]
pub struct Sample {
    /// Its name in questions; its file has `.xml` after it.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// The sample documents.
pub const SAMPLES: [Sample; 4] = [
    Sample { name: "bib", text: BIB },
    Sample { name: "reviews", text: REVIEWS },
    Sample { name: "books", text: BOOKS },
    Sample { name: "prices", text: PRICES },
];

/// A query by its number.
#[derive(Debug)]
pub struct Known {
    /// What it asks for, in a sentence.
    pub asks: &'static str,
    /// Its lines.
    pub text: &'static str,
}

/// The query called `q1` to `q12`.
pub fn known(name: &str) -> Option<&'static Known> {
    let number: usize = name.strip_prefix('q')?.parse().ok()?;
    // `q01` is not its name.
    KNOWN.get(number.checked_sub(1)?).filter(|_| name.len() <= 3 && !name.starts_with("q0"))
}

/// The name of the query with these lines.
pub fn name(text: &str) -> Option<String> {
    let number = KNOWN.iter().position(|known| known.text == text)?;
    Some(format!("q{}", number + 1))
}

/// The queries in order.
pub const KNOWN: [Known; 12] = [
    Known {
        asks: "Which books has Addison-Wesley published after 1991? Their years and titles.",
        text: "each element(book, [year=Year|_], Book) in bib\n\
            each element(publisher, _, [pcdata(\"Addison-Wesley\")]) in Book\n\
            when Year > 1991\n\
            each Title = element(title, _, _) in Book\n\
            build element(book, [year=Year], [Title])\n\
            into bib",
    },
    Known {
        asks: "Every title with every author of it, a pair at a time.",
        text: "each element(book, _, Book) in bib\n\
            each Title = element(title, _, _) in Book\n\
            each Author = element(author, _, _) in Book\n\
            build element(result, [], [Title, Author])\n\
            into results",
    },
    Known {
        asks: "Every book’s title together with all its authors.",
        text: "each element(book, _, Book) in bib\n\
            each Title = element(title, _, _) in Book\n\
            all Authors = element(author, _, _) in Book\n\
            build element(result, [], [Title|Authors])\n\
            into results",
    },
    Known {
        asks: "Every author with the titles of all books by that author, sorted by last name, then by first.",
        text: "each Author = element(author, _, _) in bib\n\
            once Author\n\
            sort by Author\n\
            each element(book, _, Book) in bib\n\
            each Author in Book\n\
            each Title = element(title, _, _) in Book\n\
            gather Titles = Title per Author\n\
            build element(result, [], [Author|Titles])\n\
            into results",
    },
    Known {
        asks: "Of books that are in both stores, the title and the price in each.",
        text: "each element(book, _, Book) in bib\n\
            each Title = element(title, _, _) in Book\n\
            each element(entry, _, Entry) in reviews\n\
            each Title in Entry\n\
            each element(price, _, Here) in Book\n\
            each element(price, _, There) in Entry\n\
            build element('book-with-prices', [], [Title, element('price-bstore2', [], There), element('price-bstore1', [], Here)])\n\
            into 'books-with-prices'",
    },
    Known {
        asks: "Of every book that has authors, the title and the first two of them, and “et-al” where there are more.",
        text: "each element(book, _, Book) in bib\n\
            each Title = element(title, _, _) in Book\n\
            all Authors = element(author, _, _) in Book\n\
            when Authors = [_|_]\n\
            let Shown = [A, B, element('et-al', [], [])] if Authors = [A, B, _|_] else Authors\n\
            build element(book, [], [Title|Shown])\n\
            into bib",
    },
    Known {
        asks: "What Addison-Wesley has published after 1991, by title.",
        text: "each element(book, [year=Year|_], Book) in bib\n\
            each element(publisher, _, [pcdata(\"Addison-Wesley\")]) in Book\n\
            when Year > 1991\n\
            each Title = element(title, _, _) in Book\n\
            sort by Title\n\
            build element(book, [year=Year], [Title])\n\
            into bib",
    },
    Known {
        asks: "Which books have an element whose name ends in “or” and that says “Suciu” somewhere? Title and element.",
        text: "each element(book, _, Book) in bib\n\
            each Title = element(title, _, _) in Book\n\
            each Found = element(Name, _, _) in Book\n\
            when Name ends \"or\"\n\
            when Found contains \"Suciu\"\n\
            build element(book, [], [Title, Found])",
    },
    Known {
        asks: "Every title of a chapter or section that has “XML” in it, however deep.",
        text: "each Title = element(title, _, _) in books\n\
            when Title contains \"XML\"\n\
            build Title\n\
            into results",
    },
    Known {
        asks: "The lowest price of every book, with its title.",
        text: "each element(book, _, Book) in prices\n\
            each element(title, _, [pcdata(Title)]) in Book\n\
            each Price = element(price, _, [pcdata(Amount)]) in Book\n\
            least Amount per Title\n\
            build element(minprice, [title=Title], [Price])\n\
            into results",
    },
    Known {
        asks: "Every book with its authors; of a book that has an editor, a reference with the editor’s affiliation.",
        text: "each element(book, _, Book) in bib\n\
            each Title = element(title, _, _) in Book\n\
            all Authors = element(author, _, _) in Book\n\
            when Authors = [_|_]\n\
            build element(book, [], [Title|Authors])\n\
            each element(book, _, Book) in bib\n\
            each Title = element(title, _, _) in Book\n\
            each element(editor, _, Editor) in Book\n\
            each Affiliation = element(affiliation, _, _) in Editor\n\
            build element(reference, [], [Title, Affiliation])\n\
            into bib",
    },
    Known {
        asks: "Pairs of books that have other titles but the same authors, in whatever order.",
        text: "each Book1 = element(book, _, _) in bib\n\
            all Authors1 = element(author, _, _) in Book1\n\
            each Title1 = element(title, _, _) in Book1\n\
            each Book2 = element(book, _, _) in bib\n\
            when Book1 before Book2\n\
            all Authors2 = element(author, _, _) in Book2\n\
            when Authors1 same Authors2\n\
            each Title2 = element(title, _, _) in Book2\n\
            when Title1 \\= Title2\n\
            build element('book-pair', [], [Title1, Title2])\n\
            into bib",
    },
];

const BIB: &str = r#"<bib>
  <book year="1994">
    <title>TCP/IP Illustrated</title>
    <author><last>Stevens</last><first>W.</first></author>
    <publisher>Addison-Wesley</publisher>
    <price>65.95</price>
  </book>
  <book year="1992">
    <title>Advanced Programming in the Unix environment</title>
    <author><last>Stevens</last><first>W.</first></author>
    <publisher>Addison-Wesley</publisher>
    <price>65.95</price>
  </book>
  <book year="2000">
    <title>Data on the Web</title>
    <author><last>Abiteboul</last><first>Serge</first></author>
    <author><last>Buneman</last><first>Peter</first></author>
    <author><last>Suciu</last><first>Dan</first></author>
    <publisher>Morgan Kaufmann Publishers</publisher>
    <price>39.95</price>
  </book>
  <book year="1999">
    <title>The Economics of Technology and Content for Digital TV</title>
    <editor>
      <last>Gerbarg</last><first>Darcy</first>
      <affiliation>CITI</affiliation>
    </editor>
    <publisher>Kluwer Academic Publishers</publisher>
    <price>129.95</price>
  </book>
</bib>
"#;

const REVIEWS: &str = r#"<reviews>
  <entry>
    <title>Data on the Web</title>
    <price>34.95</price>
    <review>A very good discussion of semi-structured database systems and XML.</review>
  </entry>
  <entry>
    <title>Advanced Programming in the Unix environment</title>
    <price>65.95</price>
    <review>A clear and detailed discussion of UNIX programming.</review>
  </entry>
  <entry>
    <title>TCP/IP Illustrated</title>
    <price>65.95</price>
    <review>One of the best books on TCP/IP.</review>
  </entry>
</reviews>
"#;

const BOOKS: &str = r#"<chapter>
  <title>Data Model</title>
  <section>
    <title>Syntax For Data Model</title>
  </section>
  <section>
    <title>XML</title>
    <section>
      <title>Basic Syntax</title>
    </section>
    <section>
      <title>XML and Semistructured Data</title>
    </section>
  </section>
</chapter>
"#;

const PRICES: &str = r#"<prices>
  <book>
    <title>Advanced Programming in the Unix environment</title>
    <source>bstore2.example.com</source>
    <price>65.95</price>
  </book>
  <book>
    <title>Advanced Programming in the Unix environment</title>
    <source>bstore1.example.com</source>
    <price>65.95</price>
  </book>
  <book>
    <title>TCP/IP Illustrated</title>
    <source>bstore2.example.com</source>
    <price>65.95</price>
  </book>
  <book>
    <title>TCP/IP Illustrated</title>
    <source>bstore1.example.com</source>
    <price>65.95</price>
  </book>
  <book>
    <title>Data on the Web</title>
    <source>bstore2.example.com</source>
    <price>34.95</price>
  </book>
  <book>
    <title>Data on the Web</title>
    <source>bstore1.example.com</source>
    <price>39.95</price>
  </book>
</prices>
"#;
