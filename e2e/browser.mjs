// Chromium as these machines have it, and the site under a sub-path.
import { chromium } from 'playwright-core';
import { serve } from './serve.mjs';

export const launch = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});

/** The folder of the built site. */
export const DIST = process.env.SITE ?? new URL('../dist', import.meta.url).pathname;

/** The built site under a path that no link in it may know. */
export const site = () => serve(DIST, '/a/b/');
