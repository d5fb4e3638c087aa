//! What a person who tries it may say of the next piece, or of the next row; and while watching, what can be done with
//! the document.

use yew::{Callback, Html};

use super::super::explain::name_of;
use super::super::source::{Side, written};
use super::super::{Move, Xml};
use super::files;
use crate::ui::Stage;
use crate::ui::shape::{button, shape};

pub fn draw(stage: &Stage<Xml>) -> Html {
    match &stage.act {
        Some(act) => trying(stage, act),
        None => changing(stage),
    }
}

fn trying(stage: &Stage<Xml>, act: &Callback<Move>) -> Html {
    let at = stage.line.at();
    let Some(next) = stage.instance.plan().get(at) else {
        return shape("p", "deeds").text_at("role", "status").saying("All of it is done.");
    };
    let moves: Vec<Move> = if stage.instance.program().is_none() {
        let mut all = vec![
            Move::Open,
            Move::Close,
            Move::Empty,
            Move::Text,
            Move::Layout,
            Move::Unparsed,
            Move::OutOfContext,
            Move::Comment,
            Move::Cdata,
            Move::Instructions,
            Move::Entity,
        ];
        if at == 0 {
            all.insert(0, Move::Signature);
        }
        if stage.instance.main().document.content.iter().any(|node| node.element().is_none()) {
            all.push(Move::Doctype);
        }
        all
    } else {
        match next {
            Move::Found(_) | Move::None => vec![Move::Found(stage.choices.node), Move::None],
            Move::Keep(_) => vec![Move::Keep(true), Move::Keep(false)],
            Move::Name(_) => vec![Move::Name(true), Move::Name(false)],
            other => vec![*other],
        }
    };
    let one = |mv: Move| {
        let name = name_of(&mv);
        let press = act.reform(move |()| mv);
        shape("span", "").keyed(name.clone()).holding(button("pill pill--small", name, press))
    };
    shape("div", "deeds")
        .text_at("role", "group")
        .text_at("aria-label", "What comes next")
        .with(moves.into_iter().map(one).collect())
}

fn changing(stage: &Stage<Xml>) -> Html {
    let main = stage.instance.main();
    let opener = files::of(stage).button("Open a file");
    if stage.instance.program().is_some() || main.misfit.is_some() {
        return shape("div", "deeds").holding(opener);
    }
    let pose = |text: String| stage.pose.reform(move |()| ("doc", text.clone()));
    let mut parts = Vec::new();
    let mut add = |name: &'static str, text: String| {
        if text != main.given() && files::fits(&stage.typed, &text) {
            parts.push(shape("span", "").keyed(name).holding(button("pill pill--small", name, pose(text))));
        }
    };
    if main.malformed() {
        add("Mend: what cannot be read as CDATA", written(&main.document, stage.instance.taken()).text);
    } else {
        match main.lead {
            Side::Xml => add("Write it anew", written(&main.document, stage.instance.taken()).text),
            Side::Term => add(
                "Write it anew",
                super::super::term::lines::write(&main.document, stage.instance.taken().shape).text,
            ),
        }
    }
    parts.push(opener);
    shape("div", "deeds").with(parts)
}
