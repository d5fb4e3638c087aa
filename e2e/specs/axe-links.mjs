// The page of every kind of link passes axe.
import { links } from '../pages/axe.mjs';

links();
