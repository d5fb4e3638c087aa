use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

/// A value as JSON has it, in the order given. The command line writes it with
/// a library; the page hands it to the browser, which can write JSON itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Data {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number that every reader can hold exactly: at most 2^53.
    Number(u64),
    /// Text; whole numbers too large for [`Data::Number`] are decimals here.
    Text(String),
    /// Values in order.
    List(Vec<Data>),
    /// Named values in order.
    Map(Vec<(&'static str, Data)>),
    /// Values named by a person, in order.
    Named(Vec<(String, Data)>),
}

impl Data {
    /// A whole number, as text if it is too large for every reader to hold.
    pub fn integer(value: u128) -> Self {
        Self::decimal(value.to_string())
    }

    /// A whole number's decimal digits, as [`Data::integer`].
    pub fn decimal(digits: String) -> Self {
        match digits.parse() {
            Ok(small) if small <= 1 << 53 => Data::Number(small),
            _ => Data::Text(digits),
        }
    }

    /// A list of whole numbers.
    pub fn numbers(values: &[u32]) -> Self {
        Data::List(values.iter().map(|value| Data::Number(u64::from(*value))).collect())
    }
}

impl From<u32> for Data {
    fn from(value: u32) -> Self {
        Data::Number(u64::from(value))
    }
}

impl From<&str> for Data {
    fn from(text: &str) -> Self {
        Data::Text(text.to_owned())
    }
}

impl Serialize for Data {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self {
            Data::Null => out.serialize_unit(),
            Data::Bool(value) => out.serialize_bool(*value),
            Data::Number(value) => out.serialize_u64(*value),
            Data::Text(text) => out.serialize_str(text),
            Data::List(list) => {
                let mut seq = out.serialize_seq(Some(list.len()))?;
                for item in list {
                    seq.serialize_element(item)?;
                }
                seq.end()
            }
            Data::Map(map) => {
                let mut entries = out.serialize_map(Some(map.len()))?;
                for (key, value) in map {
                    entries.serialize_entry(key, value)?;
                }
                entries.end()
            }
            Data::Named(map) => out.collect_map(map.iter().map(|(key, value)| (key, value))),
        }
    }
}
