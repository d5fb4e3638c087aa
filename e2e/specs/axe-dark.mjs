// Every state of the page passes axe in dark colours.
import { passes } from '../pages/axe.mjs';

passes('dark');
