//! The document as a tree: a line for each node, those within it below and to the right.

use yew::Html;

use super::super::Xml;
use super::super::layout::{Looked, asking, outline, reached};
use super::super::saying::short;
use crate::engine::words::count;
use crate::ui::Stage;
use crate::ui::shape::{all, classes, figure, line, point, rect, shape, tenths, text, words};

/// Between one line and the next, and between one depth and the next.
const DOWN: f64 = 26.0;
const ACROSS: f64 = 20.0;

pub fn draw(stage: &Stage<Xml>) -> Html {
    let at = stage.line.at();
    let asked = stage.instance.program().is_some();
    let Looked { which, mut now, .. } = asking(&stage.instance, at);
    let source = &stage.instance.sources()[which].1;
    if !asked {
        let piece = at.checked_sub(1).and_then(|at| source.pieces.get(at));
        now.extend(piece.map(|piece| piece.node));
    }
    // What has not been read yet is not drawn.
    let under_way = !asked && (stage.act.is_some() || at > 0) && at < stage.instance.plan().len();
    let until = if under_way { reached(source, at) } else { u32::MAX };
    let (width, letters) = if stage.compact { (380.0, 22) } else { (640.0, 60) };
    let (lines, more) = outline(source, until, now.last().copied());
    if lines.is_empty() {
        return Html::default();
    }
    let mut parts = Vec::new();
    for (row, node) in lines.iter().enumerate() {
        let (x, y) = (14.0 + ACROSS * node.depth as f64, 20.0 + DOWN * row as f64);
        if let Some(parent) = lines[..row].iter().rposition(|above| above.depth + 1 == node.depth) {
            let from = (x - ACROSS + 6.0, 20.0 + DOWN * parent as f64 + 10.0);
            parts.push(line("outline__edge", format!("M{}V{}H{}", point(from), tenths(y), tenths(x - 4.0))));
        }
        let lit = now.contains(&node.number);
        let class = classes(
            "outline__node",
            &[
                (lit, "outline__node--now"),
                (node.wrong, "outline__node--wrong"),
                (node.leaf, "outline__node--leaf"),
            ],
        );
        let says = short(&node.says, letters);
        let wide = 14.0 + 7.6 * says.chars().count() as f64;
        let group = vec![
            rect("outline__box", (x - 2.0, y - 11.0), (wide, 21.0))
                .at("rx", if node.leaf { 10.0 } else { 4.0 })
                .done(),
            words("outline__text", (x + 5.0, y + 4.5), "start", says),
        ];
        parts.push(shape("g", "").keyed(node.number as usize).text_at("class", class).with(group));
    }
    let caption = match more {
        0 => String::new(),
        many => format!("{} more are not drawn.", count(many as u64, "node")),
    };
    let label = format!(
        "The document as a tree: {}",
        lines.iter().map(|line| line.says.as_str()).collect::<Vec<_>>().join(", ")
    );
    let height = 16.0 + DOWN * lines.len() as f64;
    shape("div", "outline").holding(figure((width, height), label, false, all(parts), text(caption)))
}
