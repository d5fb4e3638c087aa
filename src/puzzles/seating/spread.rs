//! How many of one group can sit among given seats without touching: the
//! largest independent set of the seats' graph.

use super::bits::{Cells, bit, each, has, size};
use super::room::Room;

/// Disjoint sets of seats, in each of which all touch one another, that
/// together are `within`: a group has at most one seat in each. Few, but not
/// always as few as can be.
pub fn blocks(room: &Room, within: Cells) -> Vec<Cells> {
    let mut blocks = Vec::new();
    let mut rest = within;
    while rest != 0 {
        // The seat with the fewest others around it has the fewest blocks to be in.
        let lonely = each(rest).min_by_key(|seat| size(room.near(*seat) & rest));
        let Some(seat) = lonely else { break };
        let around = (room.near(seat) & rest) | bit(seat);
        let block =
            room.cliques(around).into_iter().filter(|block| has(*block, seat)).max_by_key(|b| size(*b));
        let block = block.unwrap_or(bit(seat));
        rest &= !block;
        blocks.push(block);
    }
    blocks
}

/// As many seats of `within` as can be taken with no two touching; the search stops early at `enough`.
///
/// Branch and bound: a seat whose neighbours all touch one another can always
/// be taken; the bound is the number of [`blocks`].
pub fn spread(room: &Room, within: Cells, enough: usize) -> Cells {
    let mut best = 0;
    widen(room, within, 0, enough, &mut best);
    best
}

fn widen(room: &Room, mut free: Cells, mut taken: Cells, enough: usize, best: &mut Cells) {
    while let Some(seat) = each(free).find(|seat| simplicial(room, room.near(*seat) & free)) {
        taken |= bit(seat);
        free &= !(room.near(seat) | bit(seat));
    }
    if size(taken) > size(*best) {
        *best = taken;
    }
    if free == 0 || size(*best) >= enough || size(taken) + blocks(room, free).len() <= size(*best) {
        return;
    }
    let busiest = each(free).max_by_key(|seat| size(room.near(*seat) & free));
    let Some(seat) = busiest else { return };
    widen(room, free & !(room.near(seat) | bit(seat)), taken | bit(seat), enough, best);
    widen(room, free & !bit(seat), taken, enough, best);
}

/// Whether these seats all touch one another.
fn simplicial(room: &Room, seats: Cells) -> bool {
    each(seats).all(|seat| (room.near(seat) | bit(seat)) & seats == seats)
}
