// What a person can reach in a lab passes axe.
import { states } from '../pages/axe.mjs';

states();
