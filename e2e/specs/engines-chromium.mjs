// The checks of all engines, in Chromium.
import { check } from '../engines/checks.mjs';
import { playwright } from '../engines/playwright.mjs';

check(playwright('Chromium'));
