use super::grow::{amount, bank};
use super::instance::{Instance, Kind, Order};

/// A node as it is written: “TNT9827”, “3, 4”, “2M 3C, boat left”.
pub fn node(instance: &Instance, node: u32) -> String {
    let tree = instance.tree();
    match instance.kind() {
        Kind::Phone(digits) => {
            let path = tree.path(node);
            let letters = path[1..].iter().map(|node| char::from(tree.value(*node) as u8));
            let rest = digits[path.len() - 1..].iter().map(|digit| char::from(b'0' + digit));
            letters.chain(rest).collect()
        }
        Kind::Jugs { sizes, .. } => {
            let amounts = (0..sizes.len()).map(|jug| amount(tree.value(node), jug).to_string());
            amounts.collect::<Vec<_>>().join(", ")
        }
        Kind::River { .. } => {
            let (missionaries, cannibals, left) = bank(tree.value(node));
            format!("{missionaries}M {cannibals}C, boat {}", if left { "left" } else { "right" })
        }
    }
}

/// A node in a letter or two, as drawings have it.
#[cfg(feature = "web")]
pub fn short(instance: &Instance, node: u32) -> String {
    let value = instance.tree().value(node);
    match instance.kind() {
        Kind::Phone(digits) if node == 0 => digits.iter().map(u8::to_string).collect(),
        Kind::Phone(_) => char::from(value as u8).to_string(),
        Kind::Jugs { sizes, .. } => {
            (0..sizes.len()).map(|jug| amount(value, jug).to_string()).collect::<Vec<_>>().join(",")
        }
        Kind::River { .. } => {
            let (missionaries, cannibals, left) = bank(value);
            format!("{missionaries}{cannibals}{}", if left { "◂" } else { "▸" })
        }
    }
}

/// “Depth first”.
#[cfg(feature = "web")]
pub fn order(order: Order) -> &'static str {
    match order {
        Order::Depth => "Depth first",
        Order::Breadth => "Breadth first",
    }
}

/// What holds the nodes that wait.
pub fn store(order: Order) -> &'static str {
    match order {
        Order::Depth => "stack",
        Order::Breadth => "queue",
    }
}
