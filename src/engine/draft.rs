use super::{Fault, Link};

/// One blank of a puzzle: a key in links, a field in the form.
#[derive(Debug, PartialEq, Eq)]
pub struct Key {
    /// As written in links.
    pub name: &'static str,
    /// What the key means when it is left out.
    pub default: &'static str,
    /// What may be given, for the command line's help.
    pub help: &'static str,
}

/// What may be given for a key; the page has fields for that, and does without the text.
pub const fn help(text: &'static str) -> &'static str {
    if cfg!(feature = "web") { "" } else { text }
}

/// A named instance from the "Classic instances" menu.
#[derive(Debug, PartialEq, Eq)]
pub struct Preset {
    /// The menu's words.
    pub name: &'static str,
    /// The canonical link.
    pub link: &'static str,
}

/// What a puzzle says about itself: cards, titles, help and tests come from it.
#[derive(Debug, PartialEq, Eq)]
pub struct Info {
    /// The name in links, such as `jugs`.
    pub slug: &'static str,
    /// The title, such as “Water jugs”.
    pub name: &'static str,
    /// The question on the home page's card.
    pub question: &'static str,
    /// Every key of its links, in canonical order.
    pub keys: &'static [Key],
    /// Classic instances, the first of which a bare slug opens.
    pub presets: &'static [Preset],
    /// What the lab refuses, in words.
    pub limits: &'static str,
}

/// What a form or a link says; it may be nonsense.
///
/// A value for each of the puzzle's keys, `None` where the default holds.
#[derive(Clone, Debug)]
pub struct Draft {
    info: &'static Info,
    values: Vec<Option<String>>,
}

impl PartialEq for Draft {
    fn eq(&self, other: &Self) -> bool {
        self.info.slug == other.info.slug && self.values == other.values
    }
}

impl Draft {
    /// The draft in which every key has its default.
    pub fn new(info: &'static Info) -> Self {
        Self { info, values: vec![None; info.keys.len()] }
    }

    /// The draft a link describes. A link without keys is the lab's first preset.
    ///
    /// # Errors
    /// Every unknown key, each with the list of those that exist. The draft
    /// that comes with them holds all the rest, so a form can still show it.
    pub fn read(info: &'static Info, link: &Link) -> (Self, Vec<Fault>) {
        let mut draft = Self::new(info);
        if link.values.is_empty() {
            return (draft.first_preset(), Vec::new());
        }
        let mut faults = Vec::new();
        for (key, value) in &link.values {
            match draft.slot(key) {
                Some(at) => draft.values[at] = Some(value.clone()),
                None => faults.push(Fault::new(key, unknown(info, key))),
            }
        }
        (draft, faults)
    }

    fn first_preset(self) -> Self {
        let preset = self.info.presets.first();
        match preset.and_then(|preset| Link::parse(preset.link).ok()) {
            Some(link) if !link.values.is_empty() => Self::read(self.info, &link).0,
            _ => self,
        }
    }

    fn slot(&self, key: &str) -> Option<usize> {
        self.info.keys.iter().position(|known| known.name == key)
    }

    /// What is given for `key`, or its default; empty for an unknown key.
    pub fn get(&self, key: &str) -> &str {
        self.slot(key).map_or("", |at| self.values[at].as_deref().unwrap_or(self.info.keys[at].default))
    }

    /// The draft with `value` for `key`; a default is left out. Unknown keys change nothing.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Into<String>) -> Self {
        if let Some(at) = self.slot(key) {
            let value = value.into();
            self.values[at] = (value != self.info.keys[at].default).then_some(value);
        }
        self
    }

    /// The link that says exactly this, defaults left out.
    pub fn link(&self) -> Link {
        let keys = self.info.keys.iter().zip(&self.values);
        Link {
            slug: self.info.slug.to_owned(),
            values: keys.filter_map(|(key, value)| Some((key.name.to_owned(), value.clone()?))).collect(),
            ..Link::default()
        }
    }
}

fn unknown(info: &Info, key: &str) -> String {
    let known: Vec<_> = info.keys.iter().map(|key| key.name).collect();
    format!("“{key}” is not a key of {}; its keys are {}", info.slug, known.join(", "))
}
