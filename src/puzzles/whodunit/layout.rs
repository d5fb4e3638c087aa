//! Where everything stands in the drawing.
