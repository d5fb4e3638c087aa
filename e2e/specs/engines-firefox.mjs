// The checks of all engines, in Firefox.
import { check } from '../engines/checks.mjs';
import { playwright } from '../engines/playwright.mjs';

check(playwright('Firefox'));
