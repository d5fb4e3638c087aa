//! Shapes for the labs' drawings, and elements for the page, with a fifth of
//! the code that markup takes for each.

use std::rc::Rc;

use yew::virtual_dom::{AttrValue, Key, VTag, VText};
use yew::{Callback, Html, html};

use super::press::by_key;

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

/// The path of a cross over a point, `r` to each side.
pub fn cross((x, y): Point, r: f64) -> String {
    let corner = |across: f64, down: f64| point((x + across * r, y + down * r));
    format!("M{}L{}M{}L{}", corner(-1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0), corner(1.0, -1.0))
}

/// A shape of a drawing, or an element of the page, being made.
///
/// Held by reference and made by functions that are never inlined: these are
/// called from everywhere, and each call should be small.
pub struct Shape(Rc<VTag>);

/// A shape with this tag and class.
#[inline(never)]
pub fn shape(tag: &'static str, class: &'static str) -> Shape {
    let shape = Shape(Rc::new(VTag::new(tag)));
    if class.is_empty() { shape } else { shape.text_at("class", class) }
}

/// A class with those of `more` that hold, a space between them.
pub fn classes(base: &str, more: &[(bool, &str)]) -> String {
    let mut class = base.to_owned();
    for (_, name) in more.iter().filter(|(holds, _)| *holds) {
        class.push(' ');
        class += name;
    }
    class
}

/// A `<path>`.
pub fn line(class: &'static str, d: impl Into<AttrValue>) -> Html {
    shape("path", class).text_at("d", d).done()
}

/// A `<rect>` from its left top corner.
#[inline(never)]
pub fn rect(class: &'static str, (x, y): Point, (width, height): Point) -> Shape {
    shape("rect", class).at("x", x).at("y", y).at("width", width).at("height", height)
}

/// A `<circle>` around a point.
#[inline(never)]
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
    shape("text", class).at("x", x).at("y", y).text_at("text-anchor", anchor).saying(text)
}

/// Text, where markup is wanted.
pub fn text(text: impl Into<AttrValue>) -> Html {
    VText::new(text).into()
}

/// A `<button>` with its name written on it.
pub fn button(class: &'static str, name: impl Into<AttrValue>, press: Callback<()>) -> Html {
    shape("button", class).pressed(press).saying(name)
}

/// What is said in passing, spoken too.
pub fn notice(said: String) -> Html {
    shape("p", "notice").text_at("role", "status").saying(said)
}

/// A drawing with its spoken label and the words under it; `live` where parts of it can be pressed.
#[inline(never)]
pub fn figure(size: Point, label: String, live: bool, drawing: Html, caption: Html) -> Html {
    shape("figure", "figure plot").with(vec![
        shape("svg", "")
            .text_at("viewBox", format!("0 0 {}", point(size)))
            .text_at("role", if live { "group" } else { "img" })
            .text_at("aria-label", label)
            .holding(drawing),
        shape("figcaption", "").holding(caption),
    ])
}

/// These, one after the other, with nothing around them.
#[inline(never)]
pub fn all(parts: Vec<Html>) -> Html {
    yew::virtual_dom::VList::with_children(parts, None).into()
}

impl Shape {
    /// With a length or place.
    #[inline(never)]
    pub fn at(self, name: &'static str, value: f64) -> Self {
        self.text_at(name, tenths(value))
    }

    /// With any attribute.
    pub fn text_at(self, name: &'static str, value: impl Into<AttrValue>) -> Self {
        self.put(name, value.into())
    }

    #[inline(never)]
    fn put(mut self, name: &'static str, value: AttrValue) -> Self {
        if let Some(tag) = self.tag() {
            tag.add_attribute(name, value);
        }
        self
    }

    /// The element, which nobody else holds yet.
    fn tag(&mut self) -> Option<&mut VTag> {
        Rc::get_mut(&mut self.0)
    }

    /// With something inside.
    #[inline(never)]
    pub fn holding(mut self, child: Html) -> Html {
        if let Some(tag) = self.tag() {
            tag.add_child(child);
        }
        self.done()
    }

    /// Told apart from its neighbours by this.
    pub fn keyed(self, key: impl Into<Key>) -> Self {
        self.known_by(key.into())
    }

    #[inline(never)]
    fn known_by(mut self, key: Key) -> Self {
        if let Some(tag) = self.tag() {
            tag.key = Some(key);
        }
        self
    }

    /// Told when it is pressed.
    #[inline(never)]
    pub fn pressed(self, press: Callback<()>) -> Self {
        self.hearing(html::onclick::Wrapper::new(press.reform(|_: yew::MouseEvent| ())))
    }

    /// A button in a drawing: pressed by pointer and by keys, and called `name`.
    #[inline(never)]
    pub fn button(self, name: String, press: Callback<()>) -> Self {
        self.hearing(html::onkeydown::Wrapper::new(by_key(press.clone())))
            .text_at("role", "button")
            .text_at("aria-label", name)
            .pressed(press)
    }

    /// Told of anything else a pointer or a key does to it.
    pub fn hearing(mut self, listener: impl yew::virtual_dom::Listener + 'static) -> Self {
        if let Some(tag) = self.tag() {
            tag.add_listener(Rc::new(listener));
        }
        self
    }

    /// With this text inside.
    pub fn saying(self, what: impl Into<AttrValue>) -> Html {
        self.holding(text(what))
    }

    /// With these inside, in order.
    #[inline(never)]
    pub fn with(mut self, children: Vec<Html>) -> Html {
        if let Some(tag) = self.tag() {
            tag.add_children(children);
        }
        self.done()
    }

    /// As it is.
    pub fn done(self) -> Html {
        Html::VTag(self.0)
    }
}
