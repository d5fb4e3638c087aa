//! A person's weighings so far, and how many cases each left.

use yew::{Html, html};

use super::super::{Coinage, Move, names};
use crate::engine::words::{count, number};
use crate::ui::Stage;

pub fn draw(stage: &Stage<Coinage>) -> Html {
    let states = &stage.line.states()[..=stage.line.at()];
    let weighed = stage.line.moves().iter().zip(states.iter().skip(1)).filter_map(|(mv, after)| match mv {
        Move::Tip(tilt) => Some((*tilt, after)),
        Move::Load(..) => None,
    });
    let first = states[0].cases();
    html! {
        <table class="log">
            <caption>{ "Your weighings" }</caption>
            <tbody>
                <tr key="start"><th scope="row">{ "start" }</th><td></td><td></td><td>{ count(first, "case") }</td></tr>
                { for weighed.enumerate().map(|(at, (tilt, after))| html! {
                    <tr key={at}>
                        <th scope="row">{ at + 1 }</th>
                        <td>{ format!("{} v {}", names::coins(after.left()), names::coins(after.right())) }</td>
                        <td>{ names::tilt(tilt) }</td>
                        <td>{ number(after.cases()) }</td>
                    </tr>
                }) }
            </tbody>
        </table>
    }
}
