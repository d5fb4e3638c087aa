// A puzzle of every lab, for what holds in all of them.
import { PINWHEEL } from './seating.mjs';

export const LABS = [
  'jugs?sizes=3,7&goal=any:2', 'coins?n=12&weighings=3', PINWHEEL, 'river?missionaries=3&cannibals=3', 'tree?phone=262',
  'cryptarithm?puzzle=SEND+MORE=MONEY', 'mister-x?be=S:17',
];
