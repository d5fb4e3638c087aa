// What the tabs of all engines share.
import { setTimeout as pause } from 'node:timers/promises';

// Far more than anything takes, even on a busy machine.
export const LIMIT = 120_000;

/** Asks until the answer is true; a page that is just being left cannot answer. */
export async function until(probe, what) {
  const end = Date.now() + LIMIT;
  let last;
  while (Date.now() < end) {
    try {
      last = await probe();
      if (last === true) return;
    } catch (error) { last = error; }
    await pause(25);
  }
  throw new Error(`${what}: ${last instanceof Error ? last : JSON.stringify(last)}`);
}
