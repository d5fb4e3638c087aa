//! Shapes for the labs' drawings, with less code to each than markup has.

use yew::Html;
use yew::virtual_dom::{AttrValue, VTag};

/// A place in a drawing: across, and down.
pub type Point = (f64, f64);

/// A length or a place in a drawing, to a tenth. Floating-point formatting
/// that can do more costs the page several kilobytes.
pub fn tenths(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let (whole, part) = (tenths.abs() / 10, tenths.abs() % 10);
    let sign = if tenths < 0 { "-" } else { "" };
    match part {
        0 => format!("{sign}{whole}"),
        part => format!("{sign}{whole}.{part}"),
    }
}

/// `x y`, as paths have it.
pub fn point((x, y): Point) -> String {
    format!("{} {}", tenths(x), tenths(y))
}

/// The path along these points.
pub fn path(points: impl IntoIterator<Item = Point>) -> String {
    let mut path = String::new();
    for at in points {
        path.push(if path.is_empty() { 'M' } else { 'L' });
        path += &point(at);
    }
    path
}

/// The path along at most some two thousand of these points, its ends among
/// them: more are not to be told apart, and would be slow to draw.
pub fn sketch<T: Copy>(points: &[T], place: impl Fn(T) -> Point) -> String {
    let every = points.len() / 2000 + 1;
    path(points.iter().step_by(every).chain(points.last()).map(|point| place(*point)))
}

/// The path that puts a dot at each of these points, where its line is round.
pub fn dots(points: impl IntoIterator<Item = Point>) -> String {
    points.into_iter().map(|at| format!("M{}h0", point(at))).collect()
}

/// A shape of a drawing being made.
pub struct Shape(VTag);

/// A shape with this tag and class.
pub fn shape(tag: &'static str, class: &'static str) -> Shape {
    Shape(VTag::new(tag)).text_at("class", class)
}

/// A `<path>`.
pub fn line(class: &'static str, d: impl Into<AttrValue>) -> Html {
    shape("path", class).text_at("d", d).done()
}

/// A `<rect>` from its left top corner.
pub fn rect(class: &'static str, (x, y): Point, (width, height): Point) -> Shape {
    shape("rect", class).at("x", x).at("y", y).at("width", width).at("height", height)
}

/// A `<circle>` around a point.
pub fn ring(class: &'static str, (x, y): Point, r: f64) -> Html {
    shape("circle", class).at("cx", x).at("cy", y).at("r", r).done()
}

/// A `<circle>` that moves when its place changes.
pub fn bead(class: &'static str, (x, y): Point, r: f64) -> Html {
    let place = format!("transform: translate({}px, {}px)", tenths(x), tenths(y));
    shape("circle", class).at("r", r).text_at("style", place).done()
}

/// A `<text>` at a point; `anchor` is start, middle or end.
pub fn words(class: &'static str, (x, y): Point, anchor: &'static str, text: impl Into<AttrValue>) -> Html {
    let shape = shape("text", class).at("x", x).at("y", y).text_at("text-anchor", anchor);
    shape.holding(yew::virtual_dom::VText::new(text).into())
}

impl Shape {
    /// With a length or place.
    pub fn at(self, name: &'static str, value: f64) -> Self {
        self.text_at(name, tenths(value))
    }

    /// With any attribute.
    pub fn text_at(mut self, name: &'static str, value: impl Into<AttrValue>) -> Self {
        self.0.add_attribute(name, value);
        self
    }

    /// With something inside.
    pub fn holding(mut self, child: Html) -> Html {
        self.0.add_child(child);
        self.0.into()
    }

    /// As it is.
    pub fn done(self) -> Html {
        self.0.into()
    }
}
