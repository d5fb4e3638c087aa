//! Where the jugs stand in the drawing, in its own units. No browser here.

/// One jug as drawn: its middle, its width and its height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vessel {
    /// The middle, from the left.
    pub x: f64,
    /// The width.
    pub w: f64,
    /// The height.
    pub h: f64,
}

/// The whole drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The drawing's width.
    pub width: f64,
    /// The drawing's height.
    pub height: f64,
    /// The floor the jugs stand on, from the top.
    pub floor: f64,
    /// The underside of the tap's pipe, from the top; 0 without one.
    pub pipe: f64,
    /// The jugs, in order.
    pub vessels: Vec<Vessel>,
    /// Whether the areas drawn are as the sizes; a tiny jug is drawn larger.
    pub to_scale: bool,
}

/// Lays out jugs of these sizes.
pub fn layout(sizes: &[u32], tap: bool, compact: bool) -> Layout {
    let (width, height) = match sizes.len() {
        _ if compact => (360.0, if tap { 330.0 } else { 290.0 }),
        0..=3 => (440.0, if tap { 420.0 } else { 380.0 }),
        _ => (740.0, if tap { 380.0 } else { 330.0 }),
    };
    let (least_w, least_h, gap) = if compact { (32.0, 28.0, 9.0) } else { (44.0, 34.0, 30.0) };
    let pipe = if tap { 44.0 } else { 0.0 };
    let floor = height - if tap { 88.0 } else { 62.0 };
    let tallest = floor - pipe - if compact { 62.0 } else { 84.0 };
    let largest = sizes.iter().copied().max().unwrap_or(1);
    // Room for the amounts written under each jug.
    let label = match largest {
        0..=999 if compact => 44.0,
        0..=999 => 52.0,
        _ if compact && sizes.len() > 4 => 46.0,
        _ => 76.0,
    };
    // All jugs have one shape: water has the same area wherever it stands.
    let shares: Vec<f64> = sizes.iter().map(|size| (f64::from(*size) / f64::from(largest)).sqrt()).collect();
    let cells = |widest: f64| -> Vec<f64> {
        shares.iter().map(|share| (widest * share).max(least_w).max(label) + gap).collect()
    };
    let mut widest = if compact { 120.0 } else { 190.0 };
    while cells(widest).iter().sum::<f64>() + gap > width && widest > least_w {
        widest -= 4.0;
    }
    let cells = cells(widest);
    let space = (width - cells.iter().sum::<f64>()) / (cells.len() as f64 + 1.0);
    let mut left = space;
    let mut to_scale = true;
    let mut vessels = Vec::with_capacity(cells.len());
    for (share, cell) in shares.iter().zip(&cells) {
        let (w, h) = (widest * share, tallest * share);
        to_scale &= w >= least_w && h >= least_h;
        vessels.push(Vessel { x: left + cell / 2.0, w: w.max(least_w), h: h.max(least_h) });
        left += cell + space;
    }
    Layout { width, height, floor, pipe, vessels, to_scale }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn water_keeps_its_area_from_jug_to_jug() {
        let layout = layout(&[3, 7], true, false);
        let area = |at: usize| layout.vessels[at].w * layout.vessels[at].h;
        assert!(layout.to_scale);
        assert!((area(1) / area(0) - 7.0 / 3.0).abs() < 1e-9);
    }

    #[test]
    fn nothing_leaves_the_drawing_or_overlaps() {
        for sizes in [
            &[5][..],
            &[1, 1_000_000],
            &[1, 2, 3, 4, 5, 6],
            &[1, 2, 4, 8, 16, 31],
            &[9, 9, 9, 9, 9, 9],
            &[1_000_000; 6],
            &[997, 1009, 1013],
        ] {
            for (tap, compact) in [(true, true), (true, false), (false, true), (false, false)] {
                let layout = layout(sizes, tap, compact);
                let mut edge = 0.0;
                for vessel in &layout.vessels {
                    // The lip is wider than the jug by 5 on each side.
                    assert!(vessel.x - vessel.w / 2.0 - 4.0 >= edge, "{sizes:?} {compact}");
                    edge = vessel.x + vessel.w / 2.0 + 4.0;
                    assert!(layout.floor - vessel.h > layout.pipe + 30.0);
                }
                assert!(edge <= layout.width, "{sizes:?} {compact} {edge}");
            }
        }
    }
}
