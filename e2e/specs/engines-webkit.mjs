// The checks of all engines, in WebKit.
import { check } from '../engines/checks.mjs';
import { webkit } from '../engines/webkit.mjs';

check(webkit);
