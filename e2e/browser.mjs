// Chromium as Debian has it, and the site under a sub-path.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { serve } from './serve.mjs';

// Without a window there is a third less to do.
const CHROMIUM = process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

export const launch = () => chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});

/** The folder of the built site. */
export const DIST = process.env.SITE ?? new URL('../dist', import.meta.url).pathname;

/** The built site under a path that no link in it may know. */
export const site = () => serve(DIST, '/a/b/');
