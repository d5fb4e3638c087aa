// A puzzle of every lab, for what holds in all of them.
import { PINWHEEL } from './seating.mjs';

export const LABS = [
  'jugs?sizes=3,7&goal=any:2', 'coins?n=12&weighings=3', PINWHEEL, 'river?missionaries=3&cannibals=3', 'tree?phone=262',
  'cryptarithm?puzzle=SEND+MORE=MONEY', 'mister-x?be=S:17',
  'tracks?places=SUOTNPQ&given=SU,SO,ST,UO,UN,UP,OT,ON,TU,NP', 'whodunit?case=A:B_lies,C_was_away;B:A_lies;C:B_lies_or_C_was_here;was_here/was_away&liars=knaves',
  'xml?query=q4',
];
