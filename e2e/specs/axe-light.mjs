// Every state of the page passes axe in light colours.
import { passes } from '../pages/axe.mjs';

passes('light');
